"""“All except A” without a noun: all of the kind of thing that A is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_ALL_BUT = regex(
    r"(?P<lead>(?:(?:in|on|at|for|with|under|by) [^,;:]+, )?)(?:all|everyone|everything|every one)"
    r" (?:except(?: for)?|but|save(?: for)?|apart from|other than) (?P<rest>.+)",
    re.IGNORECASE,
)
_MOST_WORDS = 12
"""Words that names of several things may have."""


@told_by("all everyone everything every", "except but save apart other")
def all_but_them(c: Scene, text: str) -> Iterator[Version]:
    """“All except A surpass 60 on Web”: all models except A do.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _ALL_BUT.fullmatch(text.rstrip(" ."))
    if match is None:
        return
    words = match["rest"].split()
    names = (" ".join(words[:size]) for size in range(min(_MOST_WORDS, len(words) - 1), 0, -1))
    name = next((n for n in names if c.reader.is_place(n)), None)
    named = c.named_in(name) if name else {}
    if name is None or len(named) != 1:
        return
    label = next(iter(named)).lower()
    noun = next((n for n in (label, label.removesuffix("s")) if c.label_of(n) in named), None)
    if noun is not None:
        rest = match["rest"][len(name) :]
        noun = noun if noun.endswith("s") else f"{noun}s"
        yield (Plain(f"{match['lead']}all {noun} except {name}{rest}"),)
