"""Highest and lowest values, and where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, first, the
from figcheck.checking.english.families.build import (
    amount_formula,
    both,
    extreme_of,
    is_single,
    within_context,
)
from figcheck.checking.english.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.places import rule
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Quantified,
    Quantifier,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "extremum"


@rule("extreme", "DET? EXTREME measure", "DET? TOPMOST", "DET? MEASURE TOPMOST", "DET? EXTREME")
@rule("extreme", "DET? EXTREME measure OVERALL", "DET? EXTREME KIND measure")
def _extreme(_: Context, *meanings: object) -> Function:
    return the(meanings, Function)


def at_place(
    c: Context, function: Function, place: Place | None, amount: Amount | None, scope: Place
) -> Reading | None:
    """That the extreme of a scope is found at a place, with that amount.

    Args:
        c: the context of the clause.
        function: maximum or minimum.
        place: where it is said to be, if that is said.
        amount: what it is said to be, if that is said.
        scope: of what it is the extreme.
    """
    whole = within_context(c, scope)
    extreme = extreme_of(function, whole)
    if place is None:
        return Reading((amount_formula(extreme, amount),), FAMILY) if amount else None
    spot = place.default(whole)
    number = amount_formula(extreme, amount) if amount else None
    if is_single(c, spot):
        return Reading((both([Compare(Comparator.EQUAL, spot.cells, extreme), number]),), FAMILY)
    formulas = leading(c, function, place, whole, None)
    return Reading(tuple(both([f, number]) for f in formulas), FAMILY) if formulas else None


def leading(
    c: Context, function: Function, place: Place, whole: Place, extent: Extent | None
) -> tuple[Formula, ...]:
    """The ways in which a row, a panel or a series can have the highest values.

    Cell by cell among its like, on average, and by its very highest value; the
    first alone where the clause says that it is so everywhere.
    """
    spot = place.default(whole)
    own = [d for d, ticks in place.ticks if d not in whole.dimensions and len(ticks) == 1]
    if len(own) != 1:
        return ()
    (dimension,) = own
    rivals = spot.without([dimension])
    rest = tuple(d.name for d in c.figure.dimensions if d.name != dimension)
    cellwise = Compare(Comparator.EQUAL, spot.cells, Aggregate(function, rivals.cells, rest))
    if extent is not None:
        return (Quantified(extent.quantifier, cellwise),)
    means = Aggregate(Function.MEAN, rivals.cells, (dimension,))
    return (
        Compare(Comparator.EQUAL, Aggregate(Function.MEAN, spot.cells), Aggregate(function, means)),
        Compare(Comparator.EQUAL, extreme_of(function, spot), extreme_of(function, rivals)),
        Quantified(Quantifier.ALL, cellwise),
    )


@rule("clause", "extreme scope? noted? REACHED_BY|BE place noted?")
@rule("clause", "extreme scope? noted? BE REACHED_BY place noted?")
def _extreme_is_at(
    c: Context, function: Function, scope: Place | None, before: Amount | None, *rest: Meaning
) -> Reading | None:
    """“Highest value at Ratio 0.3 (49.3)”, "the lowest score is recorded by SVM"."""
    place = the(rest, Place)
    after = first(rest, Amount)
    return at_place(c, function, place, before or after, scope or Place())


@rule("clause", "extreme scope? BE amount at?", "extreme scope? BE noted at?")
def _extreme_is(
    c: Context,
    function: Function,
    scope: Place | None,
    _: object,
    amount: Amount,
    place: Place | None,
) -> Reading | None:
    """“The highest value is 49.3 at Ratio 0.3”."""
    return at_place(c, function, place, amount, scope or Place())


@rule("clause", "subject PEAKS at|reached_place? noted|by_amount?")
@rule("clause", "subject HAVE|BE extreme at noted|by_amount?")
def _subject_peaks(c: Context, subject: Subject, *rest: Meaning) -> Reading | None:
    """“Values peak at Ratio 0.3 (49.3)”, "GloVe has its maximum on RG-65"."""
    function = the(rest, Function)
    place = first(rest, Place)
    amount = first(rest, Amount)
    if subject.aggregate or subject.quantifier:
        return None
    return at_place(c, function, place, amount, subject.place)


@rule("clause", "'with'? DET? ADJECTIVE? peak at noted?")
def _a_peak(c: Context, *rest: Meaning) -> Reading | None:
    """“with a peak at Ratio 0.3 and Window Size 2000 (49.3)”."""
    place = the(rest, Place)
    amount = first(rest, Amount)
    return at_place(c, Function.MAX, place, amount, Place())


@rule("peak", "'peak'", "'peak' measure", "'maximum'")
def _peak(_: Context, *__: object) -> str:
    return "peak"


@rule("clause", "place extent? HAVE|BE extreme scope? noted|with_amount? extent?")
def _place_has_extreme(
    c: Context, place: Place, before: Extent | None, *rest: Meaning
) -> Reading | None:
    """“AMC23 consistently exhibits the highest values across all ratios”."""
    function = the(rest, Function)
    scope = first(rest, Place) or Place()
    amount = first(rest, Amount)
    after = first(rest, Extent)
    extent = before or after
    if before and after and before.quantifier is not after.quantifier:
        return None
    whole = within_context(c, scope)
    if extent is None:
        return at_place(c, function, place, amount, scope)
    if extent.count is not None or amount is not None:
        return None
    formulas = leading(c, function, place, whole, extent)
    return Reading(formulas, FAMILY) if formulas else None


@rule("at", "ONLY_AT place", "'reached' 'at' place", "'observed' 'at' place", "'found' 'at' place")
def _at(_: Context, *rest: Meaning) -> Place:
    return the(rest, Place)


@rule("scope", "scope_in place", "OVERALL", "'of' 'all' KIND", "'of' 'all'")
def _scope(_: Context, *rest: Meaning) -> Place:
    return first(rest, Place) or Place()


@rule("scope_in", "'of'", "'in'", "'for'", "'within'", "'among'", "'on'")
def _scope_in(_: Context) -> str:
    return "in"


@rule(
    "by_amount",
    "'at' amount",
    "'with' amount",
    "',' 'with' amount",
    "',' 'at' amount",
    "'of' amount",
)
@rule(
    "with_amount",
    "','? 'with' amount",
    "','? 'at' amount",
    "'of' amount",
    "',' amount",
    "':' amount",
)
def _by_amount(_: Context, amount: Amount) -> Amount:
    return amount
