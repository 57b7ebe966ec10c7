"""Points of a year, a week or a day that carry no date: "Jan", "Monday", "Q3", week 52."""

from __future__ import annotations

import re
from itertools import pairwise

from figcheck.model import Dimension
from figcheck.patterns import regex

MONTHS = (
    "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul",
    "august aug", "september sept sep", "october oct", "november nov", "december dec",
)  # fmt: skip
WEEKDAYS = (
    "monday mon", "tuesday tues tue", "wednesday wed", "thursday thurs thur thu", "friday fri",
    "saturday sat", "sunday sun",
)  # fmt: skip
_SEASONS = ("winter", "spring", "summer", "autumn fall")
_QUARTERS = ("q1", "q2", "q3", "q4")
_CYCLES = tuple(
    {name: place for place, names in enumerate(cycle) for name in names.split()}
    for cycle in (MONTHS, WEEKDAYS, _SEASONS, _QUARTERS)
)
"""The place of each name in its cycle."""

_TURNING = regex(r"\b(?:weeks?|months?|hours?|days?|time|o'clock)\b", re.IGNORECASE)
"""Words in the label of an axis whose numbers may begin anew on the way: weeks 50, 52, 2, 4."""

_POINT = regex(
    r"(?:(?:calendar )?month|hour|day|week|quarter)(?: of (?:the )?(?:year|day|week|month))?",
    re.IGNORECASE,
)

_FEWEST = 3


def is_in_turn(dimension: Dimension) -> bool:
    """Whether the ticks are points of a cycle in the order in which they come by.

    They may begin anywhere and leave some out, but come round once only: "Nov, Dec, Jan",
    hours 18, 21, 0, 3.

    Args:
        dimension: any dimension.

    Returns:
        Whether the order in which they are listed is their own.
    """
    if len(dimension.ticks) < _FEWEST:
        return False
    words = [tick.strip().rstrip(".").lower() for tick in dimension.ticks]
    for cycle in _CYCLES:
        if cycle.keys() >= {*words}:
            return _turns([cycle[word] for word in words]) == 1
    numbers = [n for n in dimension.numbers if n is not None]
    whole = len(numbers) == len(words) and all(n == int(n) >= 0 for n in numbers)
    if not whole or not _TURNING.search(dimension.name):
        return False
    return numbers[-1] < numbers[0] and _turns(numbers) == 1 and _goes_on(numbers)


def is_point_of_cycle(dimension: Dimension) -> bool:
    """Whether the ticks are numbers of months, hours or days, which are no sizes: “month” 1 to 12.

    Args:
        dimension: any dimension.
    """
    return None not in dimension.numbers and _POINT.fullmatch(dimension.name.strip()) is not None


def comes_round(dimension: Dimension) -> bool:
    """Whether the ticks are all months of a year, or all days of a week: one follows the last."""
    words = [tick.strip().rstrip(".").lower() for tick in dimension.ticks]
    return any(
        cycle.keys() >= {*words} and sorted(cycle[word] for word in words) == list(range(size))
        for cycle, size in zip(_CYCLES, (len(MONTHS), len(WEEKDAYS)), strict=False)
    )


def _turns(places: list[float] | list[int]) -> int:
    """How often places in a cycle begin anew, from the last back to the first as well."""
    return sum(later <= one for one, later in pairwise([*places, places[0]]))


def _goes_on(numbers: list[float]) -> bool:
    """Whether numbers that begin anew have more than one step that goes up."""
    return sum(later > one for one, later in pairwise(numbers)) >= _FEWEST - 1
