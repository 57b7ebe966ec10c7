"""Values of a measure that is itself a place: “M3 has a similarity of 0.80”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.behind import Joined
from figcheck.checking.english.families.bounds import Bounded, Valued
from figcheck.checking.english.families.build import (
    extent_of,
    is_amount,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.ranging import Between
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Count,
    Function,
    Number,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_LEAST = 0.01
"""How far a number of so many digits stays below the next power of ten."""


@record
class Measured:
    """Something said of the values of one measure.

    Attributes:
        measure: the measure.
        of: what is said of them.
    """

    measure: Place
    of: Predicate

    @property
    def holds_of_each(self) -> bool:
        """Whether it can be said of one thing after another."""
        return getattr(self.of, "holds_of_each", False)

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """The same, of the subject's values of that measure."""
        if self.measure.dimensions & (subject.own | {subject.each}):
            return None
        place = subject.place.within(self.measure)
        if place is None or len(self.measure.ticks) != 1:
            return None
        if subject.aggregate is Function.SUM and len(self.measure.ticks[0][1]) > 1:
            return None  # "The sum of A and B is 50 in X and Y": where it is so, no measure.
        return self.of.reading(c, replace(subject, place=place), extent)


def is_so_much(amount: Amount) -> Bounded | Valued:
    """Being a number, or above or below it."""
    exact = amount.comparator in (Comparator.EQUAL, Comparator.ABOUT)
    return Valued(amount) if exact else Bounded(amount)


@record
class Attaining:
    """Getting to a number: “no model reaches 0.80”, “three of them reach 50”."""

    amount: Amount

    of_level: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That so many values are at least the number, where it says how many."""
        said = extent.is_said or subject.quantifier is not None or subject.count is not None
        if not said or self.amount.comparator is not Comparator.EQUAL:
            return None
        least = replace(self.amount, comparator=Comparator.AT_LEAST)
        return Bounded(least).reading(c, subject, extent)


@rule("predicate", "KEEPS DET|POSSESSIVE place measure? bound")
@rule("predicate", "DET place measure? 'of' amount|bound", "DET place measure? amount|bound")
@rule("predicate", "HAVE DET place measure? 'of' value_then", "bound 'in'|'on'|'for' place")
@rule("predicate", "HAVE place measure? bound", "HAVE place measure? 'of' bound")
def _measured(_: Context, *rest: Meaning) -> Measured:
    """“… a female share of 25 %”, “… a similarity above 0.80”."""
    return Measured(the(rest, Place), is_so_much(the(rest, Amount)))


@rule("predicate", "HAVE value_then place measure|KIND|CASE?")
@rule("predicate", "HAVE EXACTLY amount place measure|KIND|CASE?")
def _so_much_of(_: Context, *rest: Meaning) -> Measured | None:
    """“… has 26 % coal”, “… shows about 12 timeout failures”."""
    amount, place = the(rest, Amount), the(rest, Place)
    if place.notes or len(place.ticks) != 1 or len(place.ticks[0][1]) != 1:
        return None
    return Measured(place, is_so_much(amount))


@rule("measured_value", "value_then place measure?", "value_then 'in'|'on'|'for' place")
@rule("measured_value", "DET? place measure? 'of'|'at' value_then", "value_then")
def _measured_value(c: Context, *rest: Meaning) -> Measured | None:
    """“84.6% accuracy”, “an F1 of 82.1”, “38 ms”, where that is the unit of one measure."""
    amount, place = the(rest, Amount), first(rest, Place) or EVERYWHERE
    told = c.names.measures.in_unit(amount.unit)
    of = place.within(told) if told is not None else place
    measured = of is not None and of.dimensions == {c.names.measures.dimension}
    if of is None or not measured or of.notes or len(of.ticks[0][1]) != 1:
        return None
    # Each has a unit of its own, which tells nothing of the others.
    return Measured(of, is_so_much(replace(amount, unit="")))


@rule("measured_values", "measured_value ','? 'and'|'with'|'at' measured_value")
@rule("measured_values", "measured_value ',' measured_values")
def _measured_values(_: Context, *rest: Meaning) -> tuple[Measured, ...]:
    """“84.6% accuracy, 82.1 F1 and a latency of 38 ms”."""
    return (*every(rest, Measured), *(first(rest, tuple) or ()))


_OF_SEVERAL = (
    r"(?:only(?! \d)|no|not|none|never|neither|nor|any|each|every|all|both|reach|have|achieve"
    r"|attain|obtain|score)"
)
"""Words by which “reach 80 %” may be said of all that have at least so much."""


@record
class HavingValues:
    """Having values of several measures, as one thing is said to."""

    values: tuple[Measured, ...]

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """Each of them; who is one of two that reach 80 % may be above it."""
        said = subject.quantifier or subject.count or subject.each or extent.is_said
        if said or c.discourse.clause_has_word(_OF_SEVERAL):
            return None
        return Joined(self.values).reading(c, subject, extent)


@rule("predicate", "HAVE|ATTAINS|REACHES measured_values")
def _has_values(_: Context, *rest: Meaning) -> HavingValues | None:
    """“… reaches 84.6% accuracy and 82.1 F1”: each of them."""
    values = the(rest, tuple)
    bounded = [isinstance(value.of, Bounded) for value in values]
    if bounded[0] and not all(bounded):
        return None  # "More than 40 clinics and 9,000 staff": more than that as well.
    return HavingValues(values)


@rule("predicate", "EXCEEDS DET? place measure? 'of' level", "MORE 'than' DET? place 'of' level")
def _exceeds_measure(_: Context, comparator: Comparator, *rest: Meaning) -> Measured:
    """“… exceed a WER of 5%”."""
    return Measured(the(rest, Place), Bounded(amount_of(the(rest, Written), comparator)))


@rule("predicate", "EXCEEDS DET measure 'of' level", "MORE 'than' DET measure 'of' level")
def _exceeds_values(_: Context, comparator: Comparator, *rest: Meaning) -> Bounded:
    """“… exceeds an accuracy of 80%”, where that is all that is measured."""
    return Bounded(amount_of(the(rest, Written), comparator))


@rule("predicate", "DET measure 'of' bound", "HAVE DET measure 'of' bound")
def _has_beyond(_: Context, *rest: Meaning) -> Bounded:
    """“… has a recall of more than 85%”."""
    return Bounded(the(rest, Amount))


@rule("predicate", "AT? DIGITS")
def _of_digits(c: Context, *rest: Meaning) -> Between | None:
    """“… is in double digits”; what is out of them is not."""
    if c.discourse.clause_has_word(r"out of (?:the )?[a-z]+[ -](?:digits|figures)"):
        return None
    size = the(rest, float)
    low, high = (Number(10.0**e if e else 0.0) for e in (size - 1, size))
    return Between(Amount(low), Amount(replace(high, value=high.value - _LEAST, decimals=2)))


@rule("predicate", "REACHES|HAVE DIGITS")
def _reaches_digits(_: Context, *rest: Meaning) -> Bounded:
    """“… reaches four digits”."""
    return Bounded(Amount(Number(10.0 ** (the(rest, float) - 1)), Comparator.AT_LEAST))


@rule("predicate", "REACHES DET place measure? 'of' amount")
def _attains_measure(_: Context, *rest: Meaning) -> Measured:
    """“No model reaches a similarity of 0.80”."""
    return Measured(the(rest, Place), Attaining(the(rest, Amount)))


@rule("predicate", "REACHES amount", "BE? AS_HIGH_AS amount", "REACHES AS_HIGH_AS amount")
def _attains(_: Context, *rest: Meaning) -> Attaining:
    """“F1 never gets as high as 0.6”."""
    return Attaining(the(rest, Amount))


@record
class Holding:
    """Having so many cells beyond a number: “has just 13 cells above zero”."""

    number: Amount
    bound: Amount
    counted_by: ClassVar[str] = "number"
    """Which of the two another clause says anew: “…, compared to 29 in B”."""

    counts_cells: ClassVar[bool] = True
    """What is set against it without a verb is a number of them, not their values."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That so many of the subject's values lie beyond the bound."""
        if subject.aggregate or subject.quantifier or extent.is_said or extent.excluded.ticks:
            return None
        held = Compare(self.bound.comparator, subject.term(subject.place), self.bound.number)
        return Reading((is_amount(Count(held), self.number),), "counting")


@rule("predicate", "counted VALUES|CASE AT? bound", "counted VALUES|CASE EXCEEDS amount")
@rule("predicate", "HAVE counted VALUES|CASE AT? bound")
def _holds(_: Context, *rest: Meaning) -> Holding | None:
    amounts = [r for r in rest if isinstance(r, Amount)]
    if len(amounts) == 1:
        return None
    number, bound = amounts
    comparator = first(rest, Comparator)
    if comparator is not None:
        bound = replace(bound, comparator=comparator)
    return Holding(number, bound)


@rule("predicate", "POSITIVE")
def _signed(_: Context, comparator: Comparator) -> Bounded:
    """“… stay positive”."""
    return Bounded(Amount(Number(0.0), comparator))


_ONE_BY_ONE = "(?:all|each|every|both|any|either|always|consistently)"


@record
class Averaging:
    """Having a mean."""

    amount: Amount

    aggregate: ClassVar[Function] = Function.MEAN
    of_level: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the mean of the subject's values is the amount, or those of so many things are."""
        if subject.aggregate not in (None, Function.MEAN) or extent.is_said:
            return None
        if subject.each is not None:
            means = Aggregate(Function.MEAN, subject.term(subject.place), (subject.each,))
            held = Compare(self.amount.comparator, means, self.amount.number)
            reach = extent_of(subject, extent)
            apart = open_dimensions(c, subject.place) != (subject.each,)
            if reach is None or (self.amount.near and apart):
                return None
            each = reaching(held, reach, Quantifier.ALL)
            exact = self.amount.comparator in (Comparator.EQUAL, Comparator.ABOUT)
            if exact and not apart and c.discourse.clause_has_word("all|both"):
                return None  # "All five average 500", of one value each: together, or each of them?
            if subject.quantifier is not Quantifier.ALL or c.discourse.clause_has_word(_ONE_BY_ONE):
                return Reading((each,), "value")
            # "The five countries average 500": together, unless each may have a mean of its own.
            mean = Aggregate(Function.MEAN, subject.term(subject.place))
            whole = is_amount(mean, self.amount)
            return Reading((each, whole) if apart else (whole,), "value")
        if subject.quantifier:
            return None
        if not (subject.own or extent.place.ticks):
            return None
        mean = Aggregate(Function.MEAN, subject.term(subject.place))
        return Reading((is_amount(mean, self.amount),), "value")


@rule("clause", "DET GRAPH|'grid'|'matrix'|'heatmap' AVERAGES 'to'|'at'? amount|bound")
def _everything_averages(c: Context, *rest: Meaning) -> Reading | None:
    """“The grid averages 27.5 %”."""
    whole = Subject(aggregate=Function.MEAN, whole=True)
    term = whole.spoken_of(whole.place.default(c.here))
    return Reading((is_amount(term, the(rest, Amount)),), "value")


@rule("clause", "at? ','? ON_AVERAGE ','? EACH|'a'|'an' LABEL HAVE value_then measure? at?")
@rule("clause", "at? ','? EACH|'a'|'an' LABEL HAVE value_then measure? ON_AVERAGE at?")
def _one_averages(c: Context, *rest: Meaning) -> Reading | None:
    """“On average, a venue received 160,000 visitors”."""
    function, place = the(rest, Function), together(every(rest, Place))
    if place is None or place.notes or the(rest, Label).dimension in place.dimensions:
        return None
    place = place.default(c.here)
    if c.names.measures.differ(place) or open_dimensions(c, place) != (the(rest, Label).dimension,):
        return None
    term = Aggregate(function, place.cells)
    return Reading((is_amount(term, the(rest, Amount)),), "value")


@rule("predicate", "HAVE DET AGGREGATE measure|VALUES? 'of' value_then")
@rule("predicate", "HAVE DET AGGREGATE measure|VALUES? bound")
def _has_average(_: Context, *rest: Meaning) -> Averaging | None:
    """“… have an average score of 62”, “… have a mean accuracy above 60%”."""
    is_mean = the(rest, Function) is Function.MEAN
    return Averaging(the(rest, Amount)) if is_mean else None


@rule("predicate", "HAVE DET AGGREGATE place measure? 'of' value_then")
@rule("predicate", "HAVE DET AGGREGATE place measure? bound")
def _has_average_of(_: Context, *rest: Meaning) -> Measured | None:
    """“… have an average latency of 62 ms”, where other measures stand beside it."""
    is_mean = the(rest, Function) is Function.MEAN
    return Measured(the(rest, Place), Averaging(the(rest, Amount))) if is_mean else None


@rule("predicate", "AVERAGES 'to'|'at'|'out'? 'at'? value_then")
def _averages(_: Context, *rest: Meaning) -> Averaging:
    """“… averages around 15 %”."""
    return Averaging(the(rest, Amount))
