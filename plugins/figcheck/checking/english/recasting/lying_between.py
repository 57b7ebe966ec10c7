"""What lies between two ends: “Between the highest and the lowest share lie 23 points”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_LYING = any_case(
    r"(?P<lead>(?:[^,;:]{1,60}, )?)between (?P<ends>[^,;:]{3,120}? and [^,;:]{1,120}?)"
    r"(?:,? there)? (?:lie|lies|lay|is|are|was|were|stands?) (?:a gap of )?"
    r"(?P<amount>[^,;:]*\d[^,;:]*)"
)


@of_form(_LYING, "between", "and", "lie lies lay is are was were stand stands")
def lying_between(c: Scene, match: Match) -> Iterator[Version]:
    """“Between the best and the worst lie 23 points”: their difference is that."""
    said = f"{match['lead']}the difference between {match['ends']} is {match['amount']}"
    if c.reads(said):
        yield (Plain(said),)
