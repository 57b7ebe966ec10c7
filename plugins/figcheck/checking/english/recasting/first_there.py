"""When something is first reached: “A is the first to exceed 40, in 2016”, “not until 2016”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_THIRD = {
    "exceed": "exceeds", "reach": "reaches", "pass": "passes", "cross": "crosses", "top": "tops",
    "surpass": "surpasses", "fall below": "falls below", "drop below": "drops below",
    "dip below": "dips below", "rise above": "rises above", "climb above": "climbs above",
    "go above": "goes above", "hit": "hits", "attain": "attains", "get below": "falls below",
}  # fmt: skip
_VERB = "|".join(_THIRD)
_FIRST = any_case(
    rf"(?P<who>[^,;:]+?) (?P<first>is|was) (?P<one>the first(?: [a-z]+)? to) (?P<verb>{_VERB}) "
    r"(?P<much>[^,;:]+?),? (?P<where>(?:in|at|by|as early as|already (?:in|at)) (?P<then>[^,;:]+))"
)
_NOT_UNTIL = any_case(
    rf"(?P<who>[^,;:]+?) (?:does not|doesn't|did not|didn't|fails to|failed to) (?P<verb>{_VERB}) "
    r"(?P<much>[^,;:]+?),? (?:until|till|before) (?P<then>[^,;:]+)"
)


@of_form(_FIRST, "first", "to", "in at by early already")
def first_there(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the first to exceed 40, in 2016”: it is, and it first does so in 2016."""
    if c.axis_of(match["then"]) is None:
        return
    who, much = match["who"], match["much"]
    yield (
        Plain(f"{who} {match['first']} {match['one']} {match['verb']} {much}"),
        Plain(f"{who} first {_THIRD[match['verb'].lower()]} {much} at {match['then']}", hung=True),
    )


@of_form(_NOT_UNTIL, "until till before", "not doesn't didn't doesn didn fails failed")
def not_until(c: Scene, match: Match) -> Iterator[Version]:
    """“A does not reach 20 until 2018”: it first does so in 2018."""
    if c.axis_of(match["then"]) is not None:
        verb = _THIRD[match["verb"].lower()]
        yield (Plain(f"{match['who']} first {verb} {match['much']} at {match['then']}"),)
