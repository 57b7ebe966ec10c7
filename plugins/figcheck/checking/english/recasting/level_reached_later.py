"""How much later something gets as far: “A needs 350 steps to reach what B does at 150”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Scene, Version, of_form
from figcheck.patterns import any_case

_NEEDS = any_case(
    r"(?P<who>[^,;:]+?) (?:needs?|requires?|takes?) (?P<then>[^,;:]+?) "
    r"(?:to (?:get to|reach|match|attain|achieve|arrive at)|before (?:reaching|matching)) "
    r"(?:the (?:same )?(?:level|value|accuracy|score|performance|loss|rate)s? (?:that |which )?|"
    r"what )"
    r"(?P<whom>[^,;:()]+?) (?:already |alone )?(?:has|had|reaches|achieves|attains|shows|gets|"
    r"gets to|obtains|hits)(?: already)? (?P<when>(?:at|after|by|with|in|on) [^,;:()]+?)"
    r"(?: \((?P<one>[^()]*?\d[^()]*?),? (?:vs\.?|versus|compared (?:to|with)|against|and) "
    r"(?P<two>[^()]*\d[^()]*)\))?"
)


@of_form(
    _NEEDS,
    "need needs require requires take takes",
    "level value accuracy score performance loss rate what",
)
def level_reached_later(c: Scene, match: Match) -> Iterator[Version]:
    """“A needs 350 steps to get to the level that B reaches at 150”: it first gets there then."""
    spots = [c.on_axis(match["then"]), c.on_axis(match["when"].partition(" ")[2])]
    if None in spots:
        return
    (axis, then), (other, when) = (spot for spot in spots if spot is not None)
    who, whom = match["who"], match["whom"]
    ticks = c.ascending(axis)
    if axis != other or not (c.is_subject(who) and c.is_subject(whom)) or not ticks.index(then):
        return
    before = ticks[ticks.index(then) - 1]
    up = _goes_up(c, who)
    if up is None:
        return
    less = "lower" if up else "higher"
    said = [
        f"{who} at {then} is not {less} than {whom} at {when}",
        f"{who} at {before} is {less} than {whom} at {when}",
    ]
    if match["one"]:
        said += [f"{who} is {match['one']} at {then}", f"{whom} is {match['two']} at {when}"]
    yield c.those_that_fail(*said)


def _goes_up(c: Scene, who: str) -> bool | None:
    """Whether a line ends higher than it begins."""
    ways = ((True, "rises"), (False, "falls"))
    return next((up for up, verb in ways if c.holds(f"{who} {verb} overall")), None)
