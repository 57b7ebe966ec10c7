"""The order in which lines end: “the final ranking is A, B, C”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_FINAL = any_case(
    r"(?P<lead>(?:and |so |thus )?)(?:the|their) (?P<which>final|initial|ultimate|last|closing|"
    r"opening|starting) "
    r"(?P<noun>ranking|order|ordering|standings?|rank order) (?P<rest>[^;:]+)"
)


@of_form(
    _FINAL,
    "final initial ultimate last closing opening starting",
    "ranking order ordering standing standings rank",
)
def final_order(c: Scene, match: Match) -> Iterator[Version]:
    """“The final ranking is A, B, C”: the ranking at the last point of the axis."""
    axis = c.way
    if axis is None:
        return
    first = match["which"].lower() in ("initial", "opening", "starting")
    tick = c.ascending(axis)[0 if first else -1]
    yield (Plain(f"At {tick}, the {match['noun']} {match['rest']}"),)
