"""One part of the figure against another: higher, lower, by how much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, first, the
from figcheck.checking.english.families.build import (
    both,
    cells_of,
    extent_of,
    is_amount,
    open_dimensions,
    reaching,
    without,
)
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Formula,
    Function,
    Not,
    Number,
    Quantified,
    Quantifier,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "comparison"


@dataclass(frozen=True)
class Comparative:
    """Being higher or lower than something else.

    Attributes:
        comparator: which of the two.
        than: what it is compared with; `None` for all others of its kind.
        by: the difference, if that is said.
    """

    comparator: Comparator
    than: Subject | None
    by: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject lies above or below the other.

        Places that name the same dimension differently are paired by their
        other coordinates. Without a word on how far it reaches, the statement
        must hold for all pairs and on average to be called true, and for
        neither to be called false.
        """
        reach = extent_of(subject, extent)
        if reach is None:
            return None
        if self.than is None:
            return self._than_others(c, subject, reach)
        own = subject.place
        # "all B values" are all of them, not those beside A.
        than = self.than.place.default(c.here if self.than.quantifier else own)
        # "A at Ratio 0.1 is higher than B": what one side names holds for both.
        own = own.default(self.than.place.without(subject.own))
        if own == than or not subject.own & self.than.place.dimensions:
            return None
        if subject.aggregate or self.than.aggregate:
            return self._of_aggregates(subject, own, than, reach)
        one, two = without(own, reach.excluded), than.cells
        comparison = Compare(self.comparator, one, two)
        difference = self._difference(one, two)
        if self.than.quantifier is not None:
            # "exceeds all B values": one cell against each of many.
            if len(cells_of(c, own)) != 1 or self.than.quantifier is not Quantifier.ALL:
                return None
            return Reading((Quantified(Quantifier.ALL, comparison),), FAMILY)
        single = len(cells_of(c, own)) == 1
        if reach.is_said or reach.excluded.ticks:
            formula = reaching(comparison, reach, Quantifier.ALL)
            formula = both([formula, *self._exceptions(reach, own, two), difference])
            return Reading((formula,), FAMILY)
        if single:
            return Reading((both([comparison, difference]),), FAMILY)
        if difference is not None:
            return None
        means = Compare(
            self.comparator, Aggregate(Function.MEAN, one), Aggregate(Function.MEAN, two)
        )
        return Reading((Quantified(Quantifier.ALL, comparison), means), FAMILY)

    def _of_aggregates(
        self, subject: Subject, own: Place, than: Place, extent: Extent
    ) -> Reading | None:
        assert self.than is not None  # noqa: S101
        if extent.is_said or extent.excluded.ticks:
            return None
        functions = {f for f in (subject.aggregate, self.than.aggregate) if f is not None}
        if len(functions) != 1:
            return None
        (function,) = functions
        one, two = Aggregate(function, own.cells), Aggregate(function, than.cells)
        held = Compare(self.comparator, one, two)
        return Reading((both([held, self._difference(one, two)]),), FAMILY)

    def _than_others(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“ahead of all other models at each cutoff”: above the best of the rest."""
        if subject.aggregate or len(subject.own) != 1 or extent.excluded.ticks:
            return None
        (dimension,) = subject.own
        own = subject.place
        ticks = own.get(dimension)
        rest = tuple(d for d in open_dimensions(c, own) if d != dimension)
        up = self.comparator is Comparator.MORE
        rivals = Cells(
            (
                *own.without([dimension]).cells.conditions,
                Condition(dimension, ticks, excluded=True),
            )
        )
        best = Aggregate(Function.MAX if up else Function.MIN, rivals, rest)
        comparison = Compare(self.comparator, own.cells, best)
        if extent.is_said or len(cells_of(c, own)) == 1:
            return Reading((reaching(comparison, extent, Quantifier.ALL),), FAMILY)
        formulas = (
            Quantified(Quantifier.ALL, comparison),
            Quantified(Quantifier.MOST, comparison),
        )
        return Reading(formulas, FAMILY)

    def _difference(self, one: Term, two: Term) -> Formula | None:
        if self.by is None:
            return None
        high, low = (one, two) if self.comparator is Comparator.MORE else (two, one)
        return is_amount(Arithmetic("-", high, low), self.by)

    def _exceptions(self, extent: Extent, own: Place, two: Term) -> list[Formula]:
        """That the exceptions are ones: "in all rows except the last"."""
        if not extent.excluded.ticks:
            return []
        place = own.within(extent.excluded)
        if place is None:
            return []
        return [Not(Compare(self.comparator, place.cells, two))]


@rule("comparative", "MORE measure? THAN", "BETTER measure? THAN", "BEATS", "EXCEEDS")
@rule("comparative", "MEASURE MORE THAN", "RUNS MORE THAN?")
def _comparative(_: Context, *rest: Meaning) -> Comparator:
    return the(rest, Comparator)


@rule(
    "predicate",
    "comparative subject by?",
    "amount comparative subject",
    "bound comparative subject",
)
def _is_higher(_: Context, *rest: Meaning) -> Comparative | None:
    """“… higher scores than R1-Llama”, “… surpasses GloVe by 0.05”."""
    amount = first(rest, Amount)
    if amount is not None and amount.percent:
        return None
    return Comparative(the(rest, Comparator), the(rest, Subject), amount)


@rule("predicate", "comparative OTHERS")
def _beats_others(_: Context, comparator: Comparator, *__: Meaning) -> Comparative:
    """“… ahead of all other models”."""
    return Comparative(comparator, None)


@dataclass(frozen=True)
class Multiple:
    """Being a number of times something else.

    Attributes:
        than: what it is a multiple of.
        factor: how many times.
    """

    than: Subject
    factor: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the ratio of the two is the factor, everywhere or for the one pair."""
        reach = extent_of(subject, extent)
        if reach is None or reach.excluded.ticks or self.than.quantifier or subject.minus:
            return None
        own = subject.place
        than = self.than.place.default(own)
        own = own.default(self.than.place.without(subject.own))
        if own == than or not subject.own & self.than.place.dimensions:
            return None
        function = subject.aggregate or self.than.aggregate
        if function is not None:
            one: Term = Aggregate(function, own.cells)
            two: Term = Aggregate(function, than.cells)
        else:
            one, two = own.cells, than.cells
        comparison = Compare(self.factor.comparator, Arithmetic("/", one, two), self.factor.number)
        if function is None and (reach.is_said or len(cells_of(c, own)) > 1):
            return Reading((reaching(comparison, reach, Quantifier.ALL),), "ratio")
        return Reading((comparison,), "ratio")


@rule(
    "predicate",
    "amount TIMES subject",
    "bound TIMES subject",
    "factor subject",
    "factor 'as' 'high' 'as' subject",
)
@rule("predicate", "factor 'that'|'those' 'of' subject", "factor DET VALUES 'of' subject")
def _multiple(_: Context, factor: Amount, *rest: Meaning) -> Multiple:
    """“… is nearly 4 times the top-left corner”, “… more than doubles that of QRC”."""
    return Multiple(the(rest, Subject), factor)


@rule(
    "factor",
    "MULTIPLIES",
    "ABOUT MULTIPLIES",
    "BOUND MULTIPLIES",
    "BOUND FRACTION 'of'",
    "ABOUT? FRACTION 'of'",
)
@rule("factor", "BOUND? amount TIMES")
def _factor(_: Context, *rest: Meaning) -> Amount | None:
    value = first(rest, float)
    if value is None:
        return None
    comparator = first(rest, Comparator) or Comparator.ABOUT
    return Amount(Number(value, 2), comparator)


@rule("predicate", "comparative subject 'by' 'a' 'factor' 'of' amount|bound")
def _by_a_factor(
    _: Context, comparator: Comparator, than: Subject, factor: Amount
) -> Multiple | None:
    """“… outnumber female ones by a factor of more than 30”."""
    return Multiple(than, factor) if comparator is Comparator.MORE else None


@rule("by", "'by' amount", "'by' bound", "'by' 'a' 'margin' 'of' amount|bound")
def _by(_: Context, amount: Amount) -> Amount:
    return amount
