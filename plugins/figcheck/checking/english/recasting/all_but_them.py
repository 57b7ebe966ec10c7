"""“All except A”, “on everything but A” without a noun: all of the kind of thing that A is."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_ALL_BUT = any_case(
    r"(?:(?P<lead>(?:(?:in|on|at|for|with|under|by) [^,;:]+, )?|(?:.*? )?(?:in|on|at|for|with|under"
    r"|by|of|than) )(?:all|every one|anyone|anybody|anything)"
    r"|(?P<before>(?:.* )?)(?:everyone|everybody|everything))"
    r" (?:except(?: for)?|but|save(?: for)?|bar|apart from|other than) (?P<rest>.+)"
)
_MOST_WORDS = 12
"""Words that names of several things may have."""


@of_form(
    _ALL_BUT,
    "all everyone everybody everything every anyone anybody anything",
    "except but save bar apart other",
)
def all_but_them(c: Scene, match: Match) -> Iterator[Version]:
    """“All except A surpass 60 on Web”: all models except A do."""
    words = match["rest"].split()
    lead = match["lead"] or match["before"] or ""
    most = len(words) - (not lead or lead.endswith(", "))  # Of what they are, something is said.
    names = (" ".join(words[:size]) for size in range(min(_MOST_WORDS, most), 0, -1))
    known = ((n, c.named_in(n)) for n in names if c.reader.is_place(n))
    name, named = next(((n, named) for n, named in known if len(named) == 1), ("", {}))
    if not name:
        return
    label = next(iter(named)).lower()
    noun = next((n for n in (label, label.removesuffix("s")) if c.label_of(n) in named), None)
    if noun is not None:
        rest = match["rest"][len(name) :]
        noun = noun if noun.endswith("s") else f"{noun}s"
        yield (Plain(f"{lead}all {noun} except {name}{rest}"),)
