"""Lists that are told as one: “A and B rise by 3 and 4 points”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_NUMBER = r"(?:about |around |roughly |nearly |almost |some )?[$€£]?\d[\d.,]*(?<![.,])(?: ?%)?"
_IN_TURN = any_case(
    rf"(?P<said>[^;:]*?),? (?P<numbers>{_NUMBER}(?:, {_NUMBER})*,? and {_NUMBER})"
    r"(?P<unit>(?: [A-Za-z][\w/-]*){0,3}?)(?P<how>,? respectively)?"
    r"(?P<when>(?: (?:in|between|from|over) [^;:,]+)?)"
)
_EACH = any_case(r"\b(?:both|each|all)(?: three| four)? (?=[a-z])")
_MOVES = any_case(r"(?:^|\s)(?:los[et]s?|lose|gain(?:s|ed)?|add(?:s|ed)?|sheds?|by)\Z")


@of_form(_IN_TURN, "and")
def in_turn(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B rise by 3 and 4 points, respectively”: A by 3, and B by 4."""
    if not match["how"] and not _MOVES.search(match["said"]):
        return
    lead, who, rest = c.cut(match["said"])
    numbers = re.split(r",? and |, ", match["numbers"])
    named = [ticks for ticks in c.named_in(who).values() if len(ticks) > 1] if who else []
    if len(named) != 1 or len(named[0]) != len(numbers) or not _MOVES.search(rest):
        return
    rest = _EACH.sub("", rest)
    unit = numbers[-1][-1] if numbers[-1].endswith("%") else ""
    if unit:
        numbers = [n if n.endswith(unit) else f"{n}{unit}" for n in numbers]
    yield tuple(
        Plain(f"{lead} {tick} {rest} {number}{match['unit']}{match['when']}".strip())
        for tick, number in zip(named[0], numbers, strict=True)
    )


_ALIKE = any_case(r"\b(?P<list>[^\s,;:]+(?: [^\s,;:]+){0,3}?,? and [^,;:]+?) alike(?=$|[ ,.;])")
_BE = any_case(r"\b(?:is|are|was|were|look|looks|remain|remains|behaves?)\b[^,;:]*$")
"""What makes “alike” say how things are: “A and B are alike”."""


@told_by("alike", "and")
def all_alike(_: Scene, text: str) -> Iterator[Version]:
    """“A leads in spring and summer alike”: in both; of “A and B are alike” it says nothing."""
    match = _ALIKE.search(text)
    if match is not None and not _BE.search(match["list"].rpartition(" and ")[2]):
        yield (Plain(f"{text[: match.end('list')]}{text[match.end() :]}"),)


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
