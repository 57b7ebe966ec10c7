"""One of two that is told by its side or its turn: “in the left panel …, in the right one …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_SIDE = (
    r"(?:left|right|upper|lower|top|bottom|middle|central|first|second|third|last|final|earlier|"
    r"later|former|left-hand|right-hand|lefthand|righthand|leftmost|rightmost)"
)
_NAMED = any_case(rf"\bthe (?P<side>{_SIDE}) (?P<noun>(?!one\b)[a-z]+)\b")
_ONE = any_case(rf"\bthe (?P<side>{_SIDE}) one\b")


@told_by(
    "one",
    "left right upper lower top bottom middle central first second third last final earlier later "
    "former hand lefthand righthand leftmost rightmost",
)
def the_other_one(_: Scene, text: str) -> Iterator[Version]:
    """“A is first in the left panel, and B in the right one”: in the right panel."""
    one = _ONE.search(text)
    named = _NAMED.search(text[: one.start()]) if one else None
    if one is None or named is None or named["side"].lower() == one["side"].lower():
        return
    yield (Plain(f"{text[: one.start()]}the {one['side']} {named['noun']}{text[one.end() :]}"),)
