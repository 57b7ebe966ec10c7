"""Being level with another at a point: “A starts level with B in 2013 (5%)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_LEVEL = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) "
    r"(?P<verb>starts?(?: out| off)?|begins?|ends?(?: up)?|finish(?:es)?) "
    r"(?:level|even|tied|on a par|on par|neck and neck) with (?P<whom>[^,;:()]+?)"
    r"(?: \((?:both (?:at )?)?(?P<value>[^()]*\d[^()]*)\))?"
)


@of_form(_LEVEL, "start starts begin begins end ends finish finishes", "with")
def level_with(c: Scene, match: Match) -> Iterator[Version]:
    """“A starts level with B in 2013 (5%)”: at the first point both are 5%."""
    axis = c.way
    if axis is None:
        return
    ticks = c.ascending(axis)
    tick = ticks[-1] if match["verb"].lower()[0] in "ef" else ticks[0]
    where = c.led_end(match["whom"])
    whom = match["whom"].removesuffix(where).rstrip() if where else match["whom"]
    spot = c.on_axis(where.partition(" ")[2]) if where else (axis, tick)
    if not c.is_subject(whom) or spot is None or spot[0] != axis:
        return
    said = [Plain(f"At {spot[1]}, {match['lead']}{match['who']} is level with {whom}")]
    if spot[1] != tick:
        return
    if match["value"]:
        said += [Plain(f"At {tick}, {w} is {match['value']}") for w in (match["who"], whom)]
    yield tuple(said)
