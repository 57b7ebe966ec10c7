"""Highest and lowest values, and where they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, first, the
from figcheck.checking.english.families.build import (
    both,
    extent_of,
    extreme_of,
    is_amount,
    is_single,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Amount, Extent, Place, Reading, Subject
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


@dataclass(frozen=True)
class Extremal:
    """Being the highest or lowest, or having it somewhere.

    Attributes:
        function: which of the two.
        location: where it is said to be, if that is said.
        scope: of what it is the extreme, if that is said.
        amount: what it is said to be, if that is said.
    """

    function: Function
    location: Place | None = None
    scope: Place | None = None
    amount: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject is the extreme of its like, or has it at a location."""
        if subject.aggregate or extent.excluded.ticks:
            return None
        reach = extent_of(subject, extent)
        if reach is None:
            return None
        if self.location is not None:
            return self._at_location(c, subject, reach, self.location)
        if subject.quantifier is not None:
            return None
        if not subject.own:
            if reach.is_said or self.amount is None or is_single(c, subject.place):
                return None
            return Reading(
                (is_amount(extreme_of(self.function, subject.place), self.amount),), FAMILY
            )
        whole = subject.place.without(subject.own)
        if self.scope is not None:
            narrowed = whole.within(self.scope)
            if narrowed is None or subject.own & self.scope.dimensions:
                return None
            whole = narrowed
        return self._leading(c, subject, subject.place.default(whole), whole, subject.own, reach)

    def _at_location(
        self, c: Context, subject: Subject, extent: Extent, location: Place
    ) -> Reading | None:
        whole = subject.place
        if self.scope is not None or location.dimensions & subject.own:
            return None
        spot = location.default(whole)
        if subject.each is not None or extent.is_said:
            along = subject.each or extent.along
            by = (
                (along,)
                if along
                else tuple(d for d in open_dimensions(c, whole) if d not in location.dimensions)
            )
            if self.amount is not None or not by or set(by) & location.dimensions:
                return None
            held = Compare(
                Comparator.EQUAL,
                Aggregate(self.function, subject.term(spot), by),
                Aggregate(self.function, subject.term(whole), by),
            )
            return Reading((reaching(held, extent, Quantifier.ALL),), FAMILY)
        return self._leading(
            c, subject, spot, whole.without(location.dimensions), location.dimensions, extent
        )

    def _leading(  # noqa: PLR0917
        self,
        c: Context,
        subject: Subject,
        spot: Place,
        whole: Place,
        own: frozenset[str],
        extent: Extent,
    ) -> Reading | None:
        """The ways in which a place can have the highest values.

        One cell is compared with all. A row, a panel or a series is so cell by
        cell among its like, on average, or by its very highest value: the first
        where the clause says how far it goes, else all three must agree.
        """
        if is_single(c, whole):
            return None
        extreme = Aggregate(self.function, subject.term(whole))
        number = is_amount(extreme, self.amount) if self.amount else None
        if is_single(c, spot):
            if extent.is_said:
                return None
            held = Compare(Comparator.EQUAL, subject.term(spot), extreme)
            return Reading((both([held, number]),), FAMILY)
        if len(own) != 1:
            return None
        (dimension,) = own
        if len(spot.get(dimension)) != 1:
            return None
        rest = tuple(d for d in open_dimensions(c, whole) if d != dimension)
        cellwise = Compare(
            Comparator.EQUAL,
            subject.term(spot),
            Aggregate(self.function, subject.term(whole), rest),
        )
        if extent.is_said:
            if number is not None or (extent.along is not None and extent.along not in rest):
                return None
            return Reading((reaching(cellwise, extent, Quantifier.ALL),), FAMILY)
        means = Aggregate(Function.MEAN, subject.term(whole), (dimension,))
        own_mean = Aggregate(Function.MEAN, subject.term(spot))
        formulas: tuple[Formula, ...] = (
            Compare(Comparator.EQUAL, Aggregate(self.function, subject.term(spot)), extreme),
            Compare(Comparator.EQUAL, own_mean, Aggregate(self.function, means)),
            Quantified(Quantifier.ALL, cellwise),
        )
        if number is not None:
            formulas = (formulas[0],)
        return Reading(tuple(both([f, number]) for f in formulas), FAMILY)


@rule("extreme", "DET? EXTREME measure", "DET? TOPMOST", "DET? MEASURE TOPMOST", "DET? EXTREME")
@rule(
    "extreme",
    "DET? EXTREME KIND measure",
    "DET? EXTREME 'of' DET? VALUES",
    "DET? BEST measure|KIND?",
)
def _extreme(_: Context, *meanings: Meaning) -> Function:
    return the(meanings, Function)


@rule("predicate", "POSSESSIVE EXTREME measure? at noted?", "POSSESSIVE TOPMOST at noted?")
@rule(
    "predicate",
    "POSSESSIVE TOPMOST ',' amount ',' at",
    "POSSESSIVE EXTREME measure? 'of' amount at",
)
def _its_extreme(_: Context, *rest: Meaning) -> Extremal:
    """“… record their lowest accuracy on bodyparts”."""
    return Extremal(the(rest, Function), location=first(rest, Place), amount=first(rest, Amount))


@rule("predicate", "extreme scope? noted?", "extreme scope? with_amount")
@rule("predicate", "DET? PEAK_NOUN noted?")
def _is_extreme(_: Context, *rest: Meaning) -> Extremal:
    """“… the highest value (49.3)”, “… the lowest score of all, 16.8”."""
    return Extremal(the(rest, Function), scope=first(rest, Place), amount=first(rest, Amount))


@rule("predicate", "PEAKS at noted|with_amount?", "PEAKS with_amount at?")
@rule("predicate", "extreme at noted|with_amount?", "extreme with_amount at")
@rule("predicate", "DET? ADJECTIVE? PEAK_NOUN at noted|with_amount?")
@rule("predicate", "extreme ',' amount ',' at")
def _peaks(_: Context, *rest: Meaning) -> Extremal:
    """“… peak at Ratio 0.3 (49.3)”, “… a notable peak at Ratio 0.2”."""
    return Extremal(the(rest, Function), location=first(rest, Place), amount=first(rest, Amount))


@rule(
    "clause",
    "extreme scope? noted? is_at place noted?",
    "extreme scope? noted? BE? REACHED_BY place noted|with_amount?",
)
@rule("clause", "extreme noted? BE place noted|with_amount?")
def _is_at(c: Context, *rest: Meaning) -> Reading | None:
    """“Highest value at Ratio 0.3 (49.3)”, “the lowest score is recorded by SVM”."""
    places = [r for r in rest if isinstance(r, Place)]
    scope = places[0] if len(places) > 1 else Place()
    amount = first(rest, Amount)
    extremal = Extremal(the(rest, Function), location=places[-1], amount=amount)
    subject = Subject(scope.default(c.here), own=scope.dimensions)
    return extremal.reading(c, subject, Extent())


@rule("clause", "extreme scope? BE amount", "extreme scope? BE noted")
@rule("clause", "extreme scope? BE amount at", "extreme scope? BE noted at")
def _is(c: Context, *rest: Meaning) -> Reading | None:
    """“The highest value is 49.3 at Ratio 0.3”."""
    whole = first(rest, Place) or Place()
    extremal = Extremal(the(rest, Function), amount=the(rest, Amount))
    return extremal.reading(c, Subject(whole.default(c.here)), Extent()) if whole else None


@rule("is_at", "BE AT", "AT", "BE? REACHED_BY")
def _located(*_: Meaning) -> str:
    return "at"


@rule(
    "scope",
    "SCOPE place",
    "OVERALL",
    "'of' 'all' KIND?",
    "'of' 'the' COUNT KIND?",
    "'of' 'all' COUNT KIND?",
)
@rule("scope", "OVERALL? SCOPE place")
def _scope(_: Context, *rest: Meaning) -> Place:
    return first(rest, Place) or Place()


@rule("with_amount", "','? 'with' amount", "','? 'at' amount", "'of' amount", "':' amount")
def _with_amount(_: Context, amount: Amount) -> Amount:
    return amount
