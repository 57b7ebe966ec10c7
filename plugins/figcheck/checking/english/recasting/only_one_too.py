"""Two things that something is: “A is the slowest on each set and the only one above 100”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_BOTH = any_case(
    r"(?P<who>(?:(?:in|on|at|for|with|under) [^,;:]+, )?[^,;:]+?) (?P<be>is|was|remains)"
    r" (?P<one>(?:by far |clearly |also )?the [^;:]+?),? (?:and|but)"
    r" (?:also |thus |hence |in fact |therefore |thereby )?(?P<two>the only [^;:]+)"
)


@of_form(_BOTH, "only", "and but", "is was remains")
def only_one_too(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the slowest on each set and the only one to exceed 100”: it is both."""
    if c.is_subject(match["who"]):
        who, be = match["who"], match["be"]
        yield Plain(f"{who} {be} {match['one']}"), Plain(f"{who} is {match['two']}")
