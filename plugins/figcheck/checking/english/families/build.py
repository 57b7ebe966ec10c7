"""Pieces of check expressions that several families build with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from figcheck.checking.english.meaning import Amount, Extent, Place, Subject
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Cells,
    Comparator,
    Compare,
    Condition,
    Count,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


def is_single(c: Context, place: Place) -> bool:
    """Whether a place is one cell of the figure."""
    return len(cells_of(c, place)) == 1


def cells_of(c: Context, place: Place) -> list[int]:
    """Indices of the cells with a value at a place."""
    names = [d.name for d in c.figure.dimensions]
    wanted = [(names.index(d), frozenset(t)) for d, t in place.ticks]
    return [
        cell.index
        for cell in c.figure.cells
        if cell.value is not None and all(cell.at[i] in ticks for i, ticks in wanted)
    ]


def within_context(c: Context, place: Place) -> Place:
    """A place with what the clause's surroundings fix; "AIME24" leaves its panel."""
    return place.default(c.here)


def amount_formula(term: Term, amount: Amount) -> Formula:
    """That a term is the amount that the clause writes."""
    return Compare(amount.comparator, term, amount.number)


def both(formulas: Iterable[Formula | None]) -> Formula:
    """All of the formulas that are there, without needless nesting."""
    parts = [f for f in formulas if f is not None]
    return parts[0] if len(parts) == 1 else And(tuple(parts))


def extended(comparison: Compare, extent: Extent | None, default: Quantifier) -> Formula:
    """A comparison that holds as far as the clause says."""
    if extent is not None and extent.count is not None:
        return Compare(Comparator.EQUAL, Count(comparison), Number(extent.count))
    return Quantified(extent.quantifier if extent else default, comparison)


def extreme_of(function: Function, place: Place, by: tuple[str, ...] = ()) -> Aggregate:
    """The highest or lowest value at a place."""
    return Aggregate(function, place.cells, by)


def others(c: Context, place: Place) -> tuple[str, Cells] | None:
    """Everything beside a place that names ticks of one dimension."""
    if len(place.dimensions) != 1:
        return None
    ((dimension, ticks),) = place.ticks
    if len(ticks) >= c.size(dimension):
        return None
    return dimension, Cells((Condition(dimension, ticks, excluded=True),))


def subject_term(c: Context, subject: Subject) -> Term:
    """The values or the aggregate that a subject stands for."""
    place = within_context(c, subject.place)
    if subject.aggregate is not None:
        return Aggregate(subject.aggregate, place.cells)
    return place.cells
