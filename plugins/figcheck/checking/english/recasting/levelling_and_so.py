"""What is said besides of a part of a line: “flattens beyond 8, losing only 0.06 more”.

So it is of the beginning or the end: “They start close together, between 2.4 and 2.5”.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_LEVELS = any_case(
    r"(?P<said>(?P<who>[^,;:]+?) (?:largely |almost |nearly |clearly |noticeably )?"
    r"(?:flattens?(?: out| off)?|plateaus?|levels? (?:off|out)|saturates?|stagnates?|stalls?"
    r"|flattened(?: out| off)?|levell?ed (?:off|out)|slows?(?: down)?) "
    r"(?:beyond|after|past|from) (?P<then>[^,;:]+?)"
    r"(?: on| onwards?)?), (?P<verb>losing|gaining|adding|rising by|falling by|dropping by|"
    r"improving by|climbing by|growing by) (?P<rest>[^;:]+?)(?P<more> more| further)?"
)
_VERBS = {
    "losing": "loses", "gaining": "gains", "adding": "adds", "rising by": "rises by",
    "falling by": "falls by", "dropping by": "drops by", "improving by": "improves by",
    "climbing by": "climbs by", "growing by": "grows by",
}  # fmt: skip
_AT_END = any_case(
    r"(?P<who>[^,;:]+?) (?P<verb>starts?|begins?|ends?|finish(?:es)?|started|began|ended|finished) "
    r"(?P<how>(?:very |quite |fairly |relatively )?"
    r"(?:close (?:together|to (?:each other|one another))|together|similarly|high|low)), "
    r"(?P<where>(?:all )?(?:between|within|at|around|near) [^;:]+)"
)


@of_form(_LEVELS, "beyond after past from", "losing gaining adding by", ",")
def levelling_and_so(c: Scene, match: Match) -> Iterator[Version]:
    """“A flattens beyond 8, losing only 0.06 more”: it loses so much from 8 to the end."""
    axis = c.axis_of(match["then"])
    if axis is None:
        return
    verb, last = _VERBS[match["verb"].lower()], c.ascending(axis)[-1]
    way = "stays flat" if match["rest"].lower() == "nothing" else f"{verb} {match['rest']}"
    said = f"From {match['then']} to {last}, {match['who']} {way}"
    yield Plain(match["said"]), Plain(said, hung=True)


@of_form(
    _AT_END,
    "start starts begin begins end ends finish finishes started began ended finished",
    ",",
    "between within at around near",
)
def ending_and_so(_: Scene, match: Match) -> Iterator[Version]:
    """“They start close together, between 2.4 and 2.5”: that is where they start."""
    where = match["where"].removeprefix("all ")
    one, two = (f"{match['who']} {match['verb']} {said}" for said in (match["how"], where))
    yield Plain(one), Plain(two)
