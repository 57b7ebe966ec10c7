"""Moves told by how much they were and to where they led: “it rose by 2 to 27 in 2017”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import AMOUNT
from figcheck.patterns import any_case

_BY_AND_TO = any_case(
    rf"(?P<said>[^;:]*?\b[a-z]+) (?P<by>by (?:[a-z]+ ){{0,2}}?{AMOUNT}(?: [a-z]+)?)"
    rf" (?P<to>to (?:[a-z]+ ){{0,2}}?{AMOUNT}(?: (?!in\b|at\b|by\b)[a-z]+)?)(?P<rest> [^,;:]*|)"
)


@of_form(_BY_AND_TO, "by", "to")
def by_and_to(c: Scene, match: Match) -> Iterator[Version]:
    """“A rose by 2 to 27 in 2017”: by 2, and to 27."""
    both = [f"{match['said']} {match[way]}{match['rest']}" for way in ("by", "to")]
    if all(map(c.reads, both)):
        yield tuple(map(Plain, both))
