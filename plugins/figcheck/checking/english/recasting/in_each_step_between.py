"""Steps that are counted between two ticks: “adds 12 in each of the two steps from 4 to 16”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_COUNTED = any_case(
    r"\bin (?:(?P<both>both)(?: of the)?|each of (?:the|these|its) (?P<many>\w+)) "
    r"(?:steps|intervals|periods|doublings) "
    r"(?:from (?P<a>[^,;:]+?) to (?P<b>[^,;:.]+)|between (?P<c>[^,;:]+?) and (?P<d>[^,;:.]+))"
)


@told_by("each both", "steps intervals periods doublings", "from between")
def in_each_step_between(c: Scene, text: str) -> Iterator[Version]:
    """“A adds 12 in each of the two steps from 4 to 16”: in each step there, which are two."""
    match = _COUNTED.search(text.rstrip(" ."))
    if match is None:
        return
    start, stop = match["a"] or match["c"], match["b"] or match["d"]
    one, two = c.on_axis(start), c.on_axis(stop)
    if one is None or two is None or one[0] != two[0]:
        return
    ticks = c.ascending(one[0])
    places = [ticks.index(tick) for _, tick in (one, two)]
    many = "two" if match["both"] else match["many"].lower()
    count = NUMERALS.index(many) if many in NUMERALS else -1
    if places[1] - places[0] == count:
        yield (Plain(f"{text[: match.start()]}in each step from {start} to {stop}"),)
