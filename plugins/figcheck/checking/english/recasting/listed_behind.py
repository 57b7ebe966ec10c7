"""Groups with what belongs to them in brackets: “the southern countries (Spain and Italy) …”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_GROUP = regex(
    r"(?P<before>.*?)\b(?P<the>[Tt]he|[Aa]ll|[Bb]oth) (?P<called>(?:[A-Za-z-]+ ){1,4}[a-z-]+s) "
    r"\((?P<listed>[^()]{3,120})\)(?P<after>.*)",
    re.DOTALL,
)
_AND = regex(r"\s*(?:,\s*(?:and\s+)?|\s+and\s+)\s*")
_QUANTITY = any_case(
    r"\b(?:\w+est|\w+er|best|worst|most|least|other|others|remaining|rest|first|last|same|only|next"
    r"|every|each|of|in|on|at|for|than|by|with|and|is|are|has|have)\b"
)
"""What stands in phrases that name no group, or one of which the values say who is in it."""


@of_form(_GROUP, "(", ")")
def listed_behind(c: Scene, match: Match) -> Iterator[Version]:
    """“The southern countries (A and B) lead”: A and B lead, whatever they are together."""
    if _QUANTITY.search(match["called"]):
        return
    items = _AND.split(match["listed"].strip())
    dimensions: set[str] = set()
    for item in items:
        place = c.reader.mentions(item) if c.reader.is_place(item) else None
        if place is None or len(place.ticks) != 1 or len(place.ticks[0][1]) != 1:
            return
        dimensions |= place.dimensions
    if len(items) < 2 or len(dimensions) != 1:
        return
    listed = f"{', '.join(items[:-1])} and {items[-1]}"
    yield (Plain(f"{match['before']}{listed}{match['after']}"),)
