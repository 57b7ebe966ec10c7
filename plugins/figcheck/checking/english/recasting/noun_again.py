"""A noun that the second of two extremes leaves out: “A is the largest class, B the smallest”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_MOST = r"(?:largest|smallest|biggest|tallest|shortest|longest|busiest|quietest|most common)"
_TWO = any_case(
    rf"(?P<one>[^;:]+? (?:is|was) the {_MOST} (?P<noun>(?!of\b|in\b|at\b|with\b)[a-z]+)\b[^;:]*?)"
    rf",? (?:and|while|whereas|but) (?P<other>[^,;:]+?) (?P<be>is|was) the (?P<most>{_MOST})"
    r"(?P<rest>(?: (?:with|at)|,| \()[^;:]*)?"
)


@of_form(
    _TWO,
    "largest smallest biggest tallest shortest longest busiest quietest common",
    "is was",
    "the",
)
def noun_again(_: Scene, match: Match) -> Iterator[Version]:
    """“A is the largest class with 650, and B is the smallest with 250”: the smallest class."""
    said = f"{match['other']} {match['be']} the {match['most']} {match['noun']}"
    yield Plain(match["one"]), Plain(f"{said}{match['rest'] or ''}")
