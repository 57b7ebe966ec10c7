"""In how many cells something is so, and which these are: “A beats B in one cell (3, 0.2)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_CELLS = r"(?:cells?|cases?|settings?|configurations?|combinations?|positions?|entry|entries)"
_NAMED = any_case(
    r"(?P<said>[^,;:()]+?) in (?:(?:only|just|exactly) )?"
    r"(?P<count>one|a single|two|three|four)"
    rf"(?: of the \d+)? {_CELLS}(?: \(|: ?|, (?:namely )?(?:at )?)(?P<where>[^()]+?)\)?"
)
_AND = regex(r"; (?:and )?| and (?=[A-Z])")
_SIZES = {"one": 1, "a single": 1, "two": 2, "three": 3, "four": 4}


@of_form(_NAMED, "one single two three four")
def in_named_cells(scene: Scene, match: Match) -> Iterator[Version]:
    """“A beats B in only one cell (3, 0.2)”: in exactly one it does, and it does there."""
    places, count = _AND.split(match["where"]), match["count"].lower()
    if len(places) != _SIZES[count] or not all(map(scene.reader.is_place, places)):
        return
    said, cells = match["said"], "cell" if len(places) == 1 else "cells"
    number = "one" if len(places) == 1 else count
    named = [Plain(f"At {place}, {said}") for place in places]
    yield (Plain(f"In exactly {number} {cells}, {said}"), *named)
