"""When something happens beside something else: “peaks at 8, two steps before B does”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_STEPS = any_case(
    r"(?P<who>[^,;:]+?) (?P<what>(?:peaks|bottoms out|reaches its|hits its|has its|attains its|"
    r"overtakes|first|exceeds|falls below|drops below|reaches|passes)\b[^,;:]*?) "
    r"(?P<where>(?:at|in|by)) (?P<then>[^,;:()]+), (?:exactly )?"
    rf"(?P<many>a|{'|'.join(NUMERALS[1:])}) (?:steps?|doublings?|ticks?) "
    r"(?P<side>before|earlier than|after|later than|ahead of|behind) (?P<rival>[^,;:]+?)"
    r"(?: does| did)?"
)


@of_form(
    _STEPS, "step steps doubling doublings tick ticks", "before earlier after later ahead behind"
)
def steps_earlier(c: Scene, match: Match) -> Iterator[Version]:
    """“A peaks at 8, two steps before B does”: B peaks at 32."""
    spot = c.on_axis(match["then"])
    if spot is None:
        return
    ticks = c.ascending(spot[0])
    many = match["many"].lower()
    by = 1 if many == "a" else NUMERALS.index(many)
    ahead = match["side"].lower() in ("before", "earlier than", "ahead of")
    place = ticks.index(spot[1]) + (by if ahead else -by)
    if not 0 <= place < len(ticks):
        return
    what = match["what"]
    yield (
        Plain(f"{match['who']} {what} {match['where']} {match['then']}"),
        Plain(f"{match['rival']} {what} at {spot[0]} {ticks[place]}", hung=True),
    )
