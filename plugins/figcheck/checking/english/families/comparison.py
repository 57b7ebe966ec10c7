"""One part of the figure against another: higher, lower, by how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, every, first, the
from figcheck.checking.english.families.build import (
    amount_formula,
    both,
    cells_of,
    extended,
    others,
    within_context,
)
from figcheck.checking.english.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.places import rule
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Quantified,
    Quantifier,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "comparison"


def compare(  # noqa: PLR0917
    c: Context,
    left: Subject,
    comparator: Comparator,
    right: Subject,
    extent: Extent | None = None,
    by: Amount | None = None,
) -> Reading | None:
    """That one set of values lies above or below another.

    Places that name the same dimension differently are paired by their other
    coordinates. Without a word on how far it reaches, the statement must hold
    for all pairs and on average alike to be called true, and for neither to be
    called false.
    """
    if left.place.dimensions & c.here.dimensions and not right.place.dimensions:
        return None
    one = within_context(c, left.place.default(right.place.without(left.place.dimensions)))
    two = within_context(c, right.place.default(left.place.without(right.place.dimensions)))
    if one == two or not (left.place.dimensions & right.place.dimensions):
        return None
    if left.aggregate or right.aggregate:
        if left.aggregate and right.aggregate and left.aggregate is not right.aggregate:
            return None
        function = left.aggregate or right.aggregate or Function.MEAN
        ones, twos = Aggregate(function, one.cells), Aggregate(function, two.cells)
        return Reading(
            (both([Compare(comparator, ones, twos), *_by(comparator, ones, twos, by)]),), FAMILY
        )
    if extent is not None and extent.place.ticks:
        one, two = _merge(one, extent.place), _merge(two, extent.place)
    comparison = Compare(comparator, one.cells, two.cells)
    if right.quantifier is Quantifier.ALL and len(cells_of(c, one)) == 1:
        return Reading((Quantified(Quantifier.ALL, comparison),), FAMILY)
    if left.quantifier is not None:
        extent = extent or Extent(left.quantifier)
    if extent is not None:
        parts = [
            extended(comparison, extent, Quantifier.ALL),
            *_by(comparator, one.cells, two.cells, by),
        ]
        return Reading((both(parts),), FAMILY)
    means = Compare(
        comparator, Aggregate(Function.MEAN, one.cells), Aggregate(Function.MEAN, two.cells)
    )
    if len(cells_of(c, one)) == 1:
        return Reading((both([comparison, *_by(comparator, one.cells, two.cells, by)]),), FAMILY)
    if by is not None:
        return None
    return Reading((Quantified(Quantifier.ALL, comparison), means), FAMILY)


def _merge(place: Place, inner: Place) -> Place:
    return Place(tuple(sorted({**dict(place.ticks), **dict(inner.ticks)}.items())))


def _by(comparator: Comparator, left: Term, right: Term, by: Amount | None) -> list[Formula]:
    """The difference that the clause gives, larger side first; nothing if it gives none."""
    if by is None:
        return []
    high, low = (left, right) if comparator is Comparator.MORE else (right, left)
    if by.percent:
        return []
    return [amount_formula(Arithmetic("-", high, low), by)]


@rule("clause", "subject extent? BE extent? MORE extent? THAN subject extent?")
@rule("clause", "subject extent? HAVE extent? MORE measure? THAN subject extent?")
@rule("clause", "subject extent? BE extent? difference MORE THAN subject extent?")
@rule("clause", "subject extent? BEATS|EXCEEDS subject extent? by_difference?")
@rule("clause", "subject extent? BE extent? MORE THAN subject extent? by_difference")
def _is_higher(c: Context, left: Subject, *rest: Meaning) -> Reading | None:
    """“R1-Qwen consistently achieves higher scores than R1-Llama across all settings”."""
    comparator = the(rest, Comparator)
    right = the(rest, Subject)
    extents = every(rest, Extent)
    amount = first(rest, Amount)
    if len({(e.quantifier, e.count) for e in extents}) > 1:
        return None
    extent = max(extents, key=lambda e: len(e.along), default=None)
    return compare(c, left, comparator, right, extent, amount)


@rule("difference", "amount")
@rule("by_difference", "'by' amount", "'by' bound", "'by' 'a' 'margin' 'of' amount")
def _difference(_: Context, amount: Amount) -> Amount:
    return amount


@rule("clause", "subject extent? BE extent? MORE THAN OTHERS extent?")
@rule("clause", "subject extent? HAVE extent? MORE measure? THAN OTHERS extent?")
@rule("clause", "subject extent? BEATS|EXCEEDS OTHERS extent?")
def _beats_all_others(c: Context, left: Subject, *rest: Meaning) -> Reading | None:
    """“AME is ahead of all other models at each of the three cutoffs”."""
    comparator = the(rest, Comparator)
    extents = every(rest, Extent)
    rivals = others(c, left.place)
    if rivals is None or left.aggregate or left.quantifier or len(extents) > 1:
        return None
    dimension, _ = rivals
    own = within_context(c, left.place)
    rest_of = tuple(d.name for d in c.figure.dimensions if d.name != dimension)
    function = Function.MAX if comparator is Comparator.MORE else Function.MIN
    ticks = [t for t in c.names.dimensions[dimension].ticks if t not in left.place.get(dimension)]
    against = Aggregate(
        function, own.without([dimension]).default(Place.of(dimension, ticks)).cells, rest_of
    )
    comparison = Compare(comparator, own.cells, against)
    extent = extents[0] if extents else None
    if extent is None and len(cells_of(c, own)) > 1:
        return Reading(
            (Quantified(Quantifier.ALL, comparison), Quantified(Quantifier.MOST, comparison)),
            FAMILY,
        )
    return Reading((extended(comparison, extent, Quantifier.ALL),), FAMILY)
