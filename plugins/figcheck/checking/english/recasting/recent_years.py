"""What is said of recent years, of which no one says how many they are."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.language.order import is_time, ordinates_of
from figcheck.patterns import any_case

_RECENT = any_case(
    r"\b(?:in|over|during) (?:the )?(?:(?:most |more )?recent|(?:last|past) few) years\b"
)
_FEWEST, _MOST = 3, 5
"""Points of the axis that recent years may be."""


@told_by("recent few", "years")
def recent_years(c: Scene, text: str) -> Iterator[Version]:
    """“Sales have declined in recent years”: in the last three, four and five of them."""
    along = c.reader.names.dimensions[c.way] if _RECENT.search(text) and c.way else None
    if along is None or not is_time(along) or len(along.ticks) <= _MOST:
        return
    spots = ordinates_of(along)
    ticks = sorted(along.ticks, key=lambda tick: spots[tick])
    told = [
        capitalised(said)
        for count in range(_FEWEST, _MOST + 1)
        if (said := _RECENT.sub(f"from {ticks[-count]} to {ticks[-1]}", text))
    ]
    if len({c.holds(said) for said in told}) == 1:
        yield (Plain(told[0]),)  # However many they are, it comes to the same.
