"""Rises and falls up to a column of a grid: “Values drop at a rate of 0.1”, from the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import open_dimensions, reaching
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Function,
    Quantifier,
)
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_ALONG = "(?:with|along|as|when|down|from|towards?|between|top|bottom|left|right)"
"""Words that say along what values rise or fall."""


def coming_to(c: Context, subject: Subject, extent: Extent, *, up: bool) -> Reading | None:
    """That values rise or fall from one point of an axis to the next one, which the clause names.

    “Values drop at 0.1” may be said of the column of a grid, from top to bottom, or of the
    step to it; “At 0.1 it drops in all four rows” is said of each row.

    Args:
        c: the context of the clause.
        subject: what rises or falls, with everything that limits it.
        extent: in which of the rows.
        up: whether it rises.

    Returns:
        That it is so in each row, and on average; `None` where there is no such step.
    """
    place = subject.place
    pinned = [
        d
        for d, ticks in extent.place.ticks
        if len(ticks) == 1 and place.get(d) == ticks and is_ordered(c.names.dimensions[d])
    ]
    rows = [d for d in open_dimensions(c, place) if is_ordered(c.names.dimensions[d])]
    if len(pinned) != 1 or len(rows) != 1 or len(open_dimensions(c, place)) != 1:
        return None
    if is_time(c.names.dimensions[rows[0]]) or (extent.is_said and extent.along != rows[0]):
        return None
    (axis,) = pinned
    ordered = c.ascending(axis)
    position = ordered.index(place.get(axis)[0])
    plain = subject.aggregate is None and subject.minus is None and not subject.rate
    if not position or not plain or c.discourse.clause_has_word(_ALONG):
        return None
    if extent.count or extent.excluded.ticks:
        return None
    before = Place.of(axis, [ordered[position - 1]]).default(place)
    sign = Comparator.MORE if up else Comparator.LESS
    each = reaching(Compare(sign, place.cells, before.cells), extent, Quantifier.ALL)
    if extent.is_said:
        return Reading((each,), "trend")
    means = (Aggregate(Function.MEAN, p.cells) for p in (place, before))
    return Reading((each, Compare(sign, *means)), "trend")
