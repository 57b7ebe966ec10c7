"""Whose values move, told by what it sees: “Spain sees its rate fall by 12 points”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_MOVES = (
    "fall|drop|decline|decrease|rise|increase|grow|climb|shrink|halve|double|triple|improve"
    "|plummet|plunge|soar|jump|surge|collapse|recover|dip|slip|peak"
)
_SEES = any_case(
    rf"(?P<who>[^;:]+?) (?:(?P<one>sees|saw|watches|watched|experiences)|(?P<several>see|watch)) "
    rf"(?:its|their|his|her) (?:own )?(?P<noun>[a-z]+(?: [a-z]+)?) (?P<moves>{_MOVES})"
    r"(?P<rest>(?: [^;:]+)?)"
)


@of_form(_SEES, "sees saw see watches watched watch experiences", "its their his her")
def sees_its(c: Scene, match: Match) -> Iterator[Version]:
    """“Spain sees its rate fall by 12 points”: Spain falls by 12 points."""
    if not c.reader.parse_alone(match["noun"]).readings("measure"):
        return
    moves = match["moves"].lower()
    if match["one"]:
        moves += "s"
    yield (Plain(f"{match['who']} {moves}{match['rest']}"),)
