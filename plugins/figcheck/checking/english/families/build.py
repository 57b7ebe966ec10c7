"""Pieces of check expressions that several families build with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice, product
from math import prod
from typing import TYPE_CHECKING

from figcheck.checking.english.kinds.measured_units import UNIT_WORDS, unit_of
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.english.names.index import Ticks
from figcheck.checking.english.naming.ablations import lacks
from figcheck.checking.language.order import is_ordered
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
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_MOST_COMBINATIONS = 64

_ALL = 100.0
"""What parts of a whole add up to, in percent."""

_ROUNDING = 2.0
"""By how much rounded parts may add up to more."""

_LITTLE = 0.2
"""How far beyond a factor a ratio may be that is “a little more than” it."""

_ABOVE = (Comparator.MORE, Comparator.AT_LEAST)

_LOOSE_SHARE = 0.125
"""How far from a factor a ratio may be that someone would still call so."""


def cells_of(c: Context, place: Place) -> list[int]:
    """Indices of the cells with a value at a place."""
    return list(c.table.indices(place.cells))


def is_single(c: Context, place: Place) -> bool:
    """Whether a place is one cell of the figure."""
    return len(cells_of(c, place)) == 1


def may_be_shares(c: Context) -> bool:
    """Whether the values may be parts of a whole in percent, whether or not the figure says so.

    If they are, those of some dimension never add up to more than all there is.
    """
    if c.scale.percent or c.scale.power is not None or c.scale.high > _ALL:
        return c.scale.percent
    if unit_of(c.figure) in UNIT_WORDS:
        return False  # Seconds are no percentages, however few there are.
    # What there is one of, such as a single column, nothing adds up along.
    several = [d.name for d in c.figure.dimensions if len(d.ticks) > 1]
    return any(are_parts(c, dimension) for dimension in several)


def are_parts(c: Context, dimension: str) -> bool:
    """Whether what stands along a dimension never adds up to more than all there is."""
    position = next(i for i, d in enumerate(c.figure.dimensions) if d.name == dimension)
    sums: dict[tuple[str | None, ...], float] = {}
    for cell in c.figure.cells:
        rest = (*cell.at[:position], *cell.at[position + 1 :])
        sums[rest] = sums.get(rest, 0.0) + (cell.value or 0.0)
    return bool(sums) and max(sums.values()) <= _ALL + _ROUNDING


_MOST_LINES = 40
"""Lines that are looked at one by one."""


def each_place(c: Context, place: Place, dimensions: Iterable[str]) -> list[Place]:
    """The places that a place is made of, with one tick of each of some dimensions.

    Args:
        c: the context of the clause.
        place: the place.
        dimensions: the dimensions that are taken apart.

    Returns:
        None of them where they are too many to be looked at one by one.
    """
    apart = tuple(dimensions)
    ticks = [place.get(d) or c.names.dimensions[d].ticks for d in apart]
    if prod(map(len, ticks)) > _MOST_LINES:
        return []
    named = (zip(apart, one, strict=True) for one in product(*ticks))
    return [Place(tuple(sorted((d, (t,)) for d, t in one))).default(place) for one in named]


def both(formulas: Iterable[Formula | None]) -> Formula:
    """All of the formulas that are there, without needless nesting."""
    parts = tuple(f for f in formulas if f is not None)
    return parts[0] if len(parts) == 1 else And(parts)


def is_amount(term: Term, amount: Amount) -> Formula:
    """That a term is the amount that the clause writes."""
    held = Compare(amount.comparator, term, amount.number)
    if not amount.near:
        return held
    return And((held, Compare(Comparator.ABOUT, term, amount.number)))


def of_each(
    c: Context, subject: Subject, place: Place, function: Function, amount: Amount
) -> list[Formula]:
    """That each of several things that are named has an extreme of so much, if several are.

    “A and B peak at 93” may be said of the higher of them, and of both. “Until 2014, A peaks at
    93” is not said of each year.
    """
    several = [
        d
        for d, ticks in subject.place.ticks
        if len(ticks) > 1 and (d in subject.own or not is_ordered(c.names.dimensions[d]))
    ]
    if len(several) != 1 or subject.aggregate or subject.minus:
        return []
    number = amount.number
    each = Aggregate(function, subject.term(place), (several[0],))
    return [Quantified(Quantifier.ALL, Compare(amount.comparator, each, number))]


def is_factor(ratio: Term, factor: Amount) -> tuple[Formula, ...]:
    """That a ratio is a factor, as it may be meant: who says "doubled" may speak of 1.8."""
    held = Compare(factor.comparator, ratio, factor.number)
    if factor.near:
        away = _LITTLE if factor.comparator in _ABOVE else -_LITTLE
        bound = Number(factor.number.value * (1 + away), 3)
        return (both((held, Compare(factor.comparator.reverse, ratio, bound))),)
    if factor.comparator is not Comparator.ABOUT:
        return (held,)
    low, high = (factor.number.value * (1 + sign * _LOOSE_SHARE) for sign in (-1, 1))
    bounds = ((Comparator.AT_LEAST, low), (Comparator.AT_MOST, high))
    return (held, And(tuple(Compare(sign, ratio, Number(bound, 3)) for sign, bound in bounds)))


def extreme_of(function: Function, place: Place, by: tuple[str, ...] = ()) -> Aggregate:
    """The highest or lowest value at a place."""
    return Aggregate(function, place.cells, by)


def left_of_sum(c: Context, subject: Subject) -> str | None:
    """The one dimension that a sum leaves: “A and B together never exceed 30”, whatever the place.

    Args:
        c: the context.
        subject: the sum.
    """
    if subject.aggregate is not Function.SUM or subject.each is not None:
        return None
    summed = [d for d, ticks in subject.place.ticks if len(ticks) > 1]
    left = [d for d in c.names.dimensions if c.size(d) > 1 and not subject.place.get(d)]
    return left[0] if len(summed) == len(left) == 1 else None


def open_dimensions(c: Context, place: Place) -> tuple[str, ...]:
    """The dimensions that a place leaves open: those with more than one tick there.

    What only says of each thing what it is, as a column “open or closed”, opens nothing; nor
    does the axis of another panel, where none of the values there stands on it.
    """
    there = c.table.spread(place.cells)
    return tuple(
        d.name
        for d in c.figure.dimensions
        if len(place.get(d.name) or d.ticks) > 1
        and d.name not in c.names.attributes
        and (d.name in there or not there)
    )


def is_row(c: Context, place: Place, dimension: str) -> bool:
    """Whether a place has one value for each tick of a dimension.

    So it is where that dimension alone is open, or where another one is told by it: the
    group of each thing.
    """
    position = next(i for i, d in enumerate(c.figure.dimensions) if d.name == dimension)
    ticks = [c.figure.cells[i].at[position] for i in cells_of(c, place)]
    return len(ticks) > 1 and None not in ticks and len(set(ticks)) == len(ticks)


def named_after(c: Context, dimension: str, place: Place) -> Place:
    """A place as that of things of a kind: “no treatment with lime”, but one with lime and ash.

    Where it names one of them only, these are all that have its words in their names.
    """
    one = place.get(dimension)
    if len(one) != 1:
        return place
    named = [t for t in c.names.alike(Ticks(dimension, one)) if not lacks(t)]
    return Place.of(dimension, named or one).default(place)


def is_panel_above(c: Context, subject: Subject) -> bool:
    """Whether a subject is the panel that the surroundings name, not the clause itself."""
    return not subject.named and subject.own == {c.name(Role.PANEL)}


def reaching(comparison: Compare, extent: Extent, default: Quantifier) -> Formula:
    """A comparison that holds as far as the clause says."""
    if extent.count is not None:
        amount = extent.count
        return Compare(amount.comparator, Count(comparison), amount.number)
    return Quantified(extent.quantifier or default, comparison)


def without(place: Place, excluded: Place) -> Cells:
    """A place with the exceptions that the clause makes."""
    exceptions = tuple(Condition(d, t, excluded=True) for d, t in excluded.ticks)
    return Cells((*place.cells.conditions, *exceptions))


def extent_of(subject: Subject, extent: Extent) -> Extent | None:
    """How far a statement about a quantified subject reaches."""
    if subject.quantifier is None and subject.count is None:
        return extent
    return extent.joined(Extent(subject.quantifier, subject.each, subject.count))


def fits(extent: Extent, rest: tuple[str, ...]) -> bool:
    """Whether the cases of a comparison over `rest` are the ones that the clause counts."""
    if extent.along is not None and extent.along not in rest:
        return False
    if extent.quantifier in (Quantifier.ALL, Quantifier.NONE):
        return True
    return extent.along is None or rest == (extent.along,)


def rivals_of(place: Place, dimension: str) -> Cells:
    """What a place would be of all others of a kind: of all other systems, at the same points."""
    return without(place.without([dimension]), Place.of(dimension, place.get(dimension)))


def tick_by_tick(
    c: Context, predicate: Predicate, subject: Subject, extent: Extent, dimension: str
) -> Reading | None:
    """What a predicate says of each tick of a dimension that must be taken one by one."""
    if extent.along not in (None, dimension) or extent.excluded.ticks or dimension in subject.own:
        return None
    ticks = subject.place.get(dimension) or c.names.dimensions[dimension].ticks
    if c.names.dimensions[dimension].role is Role.PANEL:
        # "B stays on top", of a line that only one of the panels has.
        at = {t: Place.of(dimension, [t]).default(subject.place) for t in ticks}
        ticks = tuple(t for t, place in at.items() if cells_of(c, place))
    readings: list[Reading] = []
    for tick in ticks:
        there = replace(subject, place=Place.of(dimension, [tick]).default(subject.place))
        one = replace(extent, along=None, quantifier=None, count=None)
        reading = predicate.reading(c, there, one)
        if reading is None:
            return None
        readings.append(reading)
    if extent.count is not None or extent.quantifier not in OF_ALL:
        # "A is worst in four of the six columns", "… in no column".
        if extent.along != dimension or len({len(r.formulas) for r in readings}) != 1:
            return None
        of_all = [r.formulas for r in readings]
        counted = of_cases(c, of_all, extent.quantifier, extent.count)
        return Reading(counted, readings[0].family, len(of_all)) if counted else None
    if not readings:
        return None
    combinations = product(*(r.formulas for r in readings))
    formulas = tuple(both(f) for f in islice(combinations, _MOST_COMBINATIONS + 1))
    return Reading(formulas, readings[0].family) if len(formulas) <= _MOST_COMBINATIONS else None
