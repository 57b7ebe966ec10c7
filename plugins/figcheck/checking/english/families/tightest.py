"""So many of several that lie closest together: “three of the four lie within 2 of each other”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import open_dimensions
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def closest_together(
    c: Context, subject: Subject, extent: Extent, amount: Amount
) -> Reading | None:
    """That the range of those that lie closest together is at most an amount.

    Args:
        c: the context of the clause.
        subject: so many of several things.
        extent: how far it is said to be so.
        amount: within what they are said to lie.

    Returns:
        `None` where it is not clear of which values that is said, or if more lie within it.
    """
    each, count, place = subject.each, subject.count, subject.place
    if each is None or count is None or extent.excluded.ticks or extent.quantifier or extent.count:
        return None
    there = place.within(extent.place)
    exact = count.comparator is Comparator.EQUAL and amount.comparator is Comparator.AT_MOST
    if there is None or not exact or open_dimensions(c, there) != (each,):
        return None
    ticks = there.get(each) or c.names.dimensions[each].ticks
    values = [c.table.term(Place.of(each, [t]).default(there).cells).single for t in ticks]
    if count.out_of not in (None, len(ticks)) or None in values:
        return None
    ranked = sorted((v.value, t) for v, t in zip(values, ticks, strict=True) if v is not None)
    many, limit = round(count.number.value), amount.number.value
    if not 1 < many < len(ranked):
        return None
    if _least_range(ranked, many + 1)[0] <= limit + _SLACK:
        return None  # More of them do: true, but hardly what is meant.
    _, chosen = _least_range(ranked, many)
    cells = Place.of(each, [t for t in ticks if t in chosen]).default(there).cells
    within = Compare(Comparator.AT_MOST, Aggregate(Function.RANGE, cells), amount.number)
    return Reading((within,), "spread", cases=len(ticks))


_SLACK = 1e-9


def _least_range(ranked: list[tuple[float, str]], many: int) -> tuple[float, frozenset[str]]:
    """The narrowest range of so many values, and the ticks that they belong to."""
    windows = [ranked[i : i + many] for i in range(len(ranked) - many + 1)]
    closest = min(windows, key=lambda window: window[-1][0] - window[0][0])
    return closest[-1][0] - closest[0][0], frozenset(tick for _, tick in closest)
