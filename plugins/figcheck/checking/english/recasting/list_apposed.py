"""Things that are counted and then named: “on the three routes, A, B and C, …”: on these."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import MANY, count_of
from figcheck.patterns import any_case

_COUNTED = any_case(
    rf"\b(?:the |all |its |only )?(?P<many>{MANY}) (?:(?!of\b|or\b)[a-z-]+ ){{0,2}}"
    r"(?P<noun>[a-z]+s)"
    r"(?P<mark>, (?:namely |that is |i\.e\.,? )?| [–—-] |: | \()"
)
_ENDS = {",": r",", "–": r" –", "—": r" —", "-": r" -", ":": r",", "(": r"\)"}


@told_by(", – — - : (")
def list_apposed(c: Scene, text: str) -> Iterator[Version]:
    """“A beats B on the two small sets, Web and Mail, but …”: on Web and Mail.

    Only within a sentence, whose end may say that so many are all that there are.
    """
    for match in _COUNTED.finditer(text):
        if c.label_of(match["noun"]) is None or not match.start():
            continue
        for end in re.finditer(rf"{_ENDS[match['mark'].strip()[0]]} ?", text[match.end() :]):
            names = text[match.end() : match.end() + end.start()]
            named = c.named_in(names) if c.reader.is_place(names) else {}
            if [len(ticks) for ticks in named.values()] == [count_of(match["many"])]:
                rest = text[match.end() + end.end() :].lstrip()
                if rest:
                    yield (Plain(f"{text[: match.start()]}{names}, {rest}"),)
                return
