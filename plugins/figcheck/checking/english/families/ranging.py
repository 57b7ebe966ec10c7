"""Several values and two numbers: from … to …, between … and …."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import (
    both,
    cells_of,
    extent_of,
    is_amount,
    is_row,
    is_single,
    left_of_sum,
    open_dimensions,
)
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.amounts import Interval
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Count,
    Function,
    Number,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Ranging:
    """Running from one number to another."""

    low: Amount
    high: Amount

    of_level: ClassVar[bool] = True
    is_of_all_values: ClassVar[bool] = True
    """It is said of all of a line, wherever it may be on it."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `bounds`; “it went from 43 to 45” over the years tells where it began and ended."""
        if c.discourse.clause_has_word("went from") and any(s.timed for s in stretches(c, subject)):
            return None
        return self.bounds(c, subject, extent)

    def bounds(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That these are the lowest and the highest value."""
        if self.low.number.value > self.high.number.value:
            return None  # "going from 43 to 25" is a way down, not a range.
        values = subject.term(subject.place)
        if subject.each is not None and subject.aggregate not in (None, Function.RANGE):
            # "The row averages range from 43 to 73": the mean of each row.
            values = Aggregate(subject.aggregate, values, (subject.each,))
        elif (left := left_of_sum(c, subject)) is not None:
            values = Aggregate(Function.SUM, values, (left,))
        elif subject.aggregate not in (None, Function.RANGE):
            return None
        if extent.is_said or _one_by_one(c, subject) or extent.excluded.ticks:
            return None
        if is_single(c, subject.place):
            return None
        ends = (
            is_amount(Aggregate(Function.MIN, values), self.low),
            is_amount(Aggregate(Function.MAX, values), self.high),
        )
        return Reading((both(ends),), "range")


def _one_by_one(c: Context, subject: Subject) -> bool:
    """Whether a range is one of each thing: “all lines run from 2 to 9”, not “the six cities”."""
    if subject.count is not None or subject.quantifier not in OF_ALL:
        return True
    if subject.quantifier is None:
        return False
    each = subject.each is None or not is_row(c, subject.place, subject.each)
    return each or c.discourse.clause_has_word("(?:every|each|both)")


@record
class RangingBetween:
    """Running from one number at one place to another at another."""

    ends: Ranging
    bottom: Place
    top: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That these are the lowest and the highest value, and where they are."""
        reading = self.ends.bounds(c, subject, extent)
        summed = left_of_sum(c, subject) is not None
        if reading is None or (subject.aggregate and not summed):
            return None
        between = (subject.minus or EVERYWHERE).dimensions
        if between & (self.bottom.dimensions | self.top.dimensions):
            return None
        places = [p.default(subject.place) for p in (self.bottom, self.top)]
        if not all(subject.is_number(c, p) if summed else is_single(c, p) for p in places):
            return None
        bottom, top = (subject.spoken_of(p) if summed else subject.term(p) for p in places)
        low, high = self.ends.low, self.ends.high
        there = (is_amount(bottom, low), is_amount(top, high))
        found = (both([*reading.formulas, *there]),)
        # "It goes from 52 on Web to 62 on Mail": these two may be all that is meant.
        return Reading((*found, both(there)) if _goes(c) else found, "range")


def _goes(c: Context) -> bool:
    return c.discourse.clause_has_word(r"(?:go(?:es)?|going|went|moves?|moved) from")


@rule("ranging", "'reach'|'reaches'|'reached'|'reaching' interval")
@rule("ranging", "RANGES interval", "RANGES ADVERB? ','? RANGES interval")
def _ranges(_: Context, *rest: Meaning) -> Ranging:
    """“… range from 43.8 to 73.3”."""
    return Ranging(*the(rest, tuple))


@rule(
    "ranging",
    "RANGES 'from' amount noted_at 'to' amount noted_at",
    "RANGES 'from' amount noted_at 'up' 'to' amount noted_at",
    "RANGES ADVERB ','? 'from' amount noted_at 'up'|'all'? 'the'? 'way'? 'to' amount noted_at",
    "RANGES 'between' amount noted_at 'and' amount noted_at",
    "RANGES 'from' FROM_LOW amount noted_at 'up'? 'to' TO_HIGH? amount noted_at",
    "RANGES 'from' amount noted_at 'up'? 'to' TO_HIGH amount noted_at",
    "RANGES 'from' spot 's' amount 'up'? 'to' spot 's' amount",
)
def _ranges_between(_: Context, *rest: Meaning) -> RangingBetween:
    """“… runs from 0.193 on SimVerb-3500 up to 0.768 on RG-65”."""
    low, high = every(rest, Amount)
    bottom, top = every(rest, Place)
    return RangingBetween(Ranging(low, high), bottom, top)


@rule("noted_at", "at", "bracketed")
def _noted_at(_: Context, place: Place) -> Place:
    """“at 4”, “(Norway)”: where a value is that stands before it."""
    return place


@rule("noted_at", "'(' NUMBER ')'")
def _noted_at_number(c: Context, number: Written) -> Place | None:
    """“5.1 (2010)”, where one axis only has that number."""
    found = [p for d in c.names.dimensions if (p := c.ticks(d, [number.value])) is not None]
    return found[0] if len(found) == 1 and not number.unit else None


@record
class RangingOver:
    """Running from one number to another, with how far these are apart."""

    ends: Ranging | RangingBetween
    width: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That these are the lowest and the highest value, and their difference is the amount."""
        reading = self.ends.reading(c, subject, extent)
        if reading is None or self.width.percent:
            return None
        width = is_amount(
            Aggregate(Function.RANGE, subject.term(subject.place)),
            replace(self.width, percent=False),
        )
        return Reading(tuple(both([f, width]) for f in reading.formulas), reading.family)


@rule("ranging", "STARTS_LOW amount 'and' GOES_UP_TO amount")
def _ranges_upwards(c: Context, *rest: Meaning) -> Ranging | None:
    """“They start at 350 and go up to 935”, of what has no order of its own."""
    if any(is_ordered(d) and len(d.ticks) > 1 for d in c.figure.dimensions):
        return None  # From the first one to the last, or from the lowest to the highest?
    return Ranging(*every(rest, Amount))


@rule("predicate", "ranging")
def _ranging(_: Context, predicate: Predicate) -> Predicate:
    return predicate


@rule("predicate", "ranging ',' 'or'? DET DIFFERENCE|AGGREGATE 'of' value_then POINTS?")
@rule("predicate", "ranging ',' 'or'? DET DIFFERENCE|AGGREGATE 'of' bound POINTS?")
def _ranging_over(_: Context, *rest: Meaning) -> RangingOver | None:
    """“… run from 2 at A to 9 at B, a difference of 7”."""
    if first(rest, Function) not in (None, Function.RANGE):
        return None
    ends = next(r for r in rest if isinstance(r, Ranging | RangingBetween))
    return RangingOver(ends, the(rest, Amount))


@rule("value", "DET? VALUES 'between'|'from' amount 'and'|'to' amount", "VALUES interval")
def _has_values_between(_: Context, *rest: Meaning) -> Between:
    """“… have figures between 100 and 600”."""
    pair: Interval | None = first(rest, tuple)
    return Between(*(pair or every(rest, Amount)))


_MOVED = r"(?!(?:rang|vari|span|stretch|extend|measur|record|observ|scor|report)\w*ed)[a-z]+ed from"
"""A verb in the past that is not known, before both ends: “the gap opened from 5 to 8”."""


@rule("value", "amount '-'|'to' amount", "'from' amount 'to' amount")
def _is_from_to(c: Context, low: Amount, high: Amount) -> Ranging | None:
    """“… scores 42–82”; “is between 42 and 82” does not say that these are the ends."""
    return None if c.discourse.clause_has_word(_MOVED) else Ranging(low, high)


@rule("predicate", "RANGES ADVERB? 'across' KIND ',' RANGES interval")
def _ranges_across(_: Context, *rest: Meaning) -> Ranging:
    """“… vary significantly across models, ranging from 32 to 88”."""
    return Ranging(*the(rest, tuple))


@record
class Between:
    """Lying between two numbers."""

    low: Amount
    high: Amount

    of_level: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That all values of the subject lie there, both ends included."""
        reach = extent_of(subject, extent)
        if reach is None or c.names.measures.differ(subject.place):
            return None
        cells = subject.term(subject.place, reach.excluded)
        if (left := left_of_sum(c, subject)) is not None and reach.along in (None, left):
            cells = Aggregate(Function.SUM, cells, (left,))
        elif subject.aggregate is not None:
            if subject.each is None or reach.along not in (None, subject.each) or reach.count:
                return None
            # "The row averages lie between 20 and 40": each of them.
            cells = Aggregate(subject.aggregate, cells, (subject.each,))
        if reach.count is not None or reach.quantifier not in OF_ALL:
            return self._counted(c, subject, cells, reach)
        if {self.low.comparator, self.high.comparator} != {Comparator.EQUAL}:
            ends = (
                is_amount(Aggregate(Function.MIN, cells), self.low),
                is_amount(Aggregate(Function.MAX, cells), self.high),
            )
            return Reading((both(ends),), "range")
        inside = (
            Quantified(Quantifier.ALL, Compare(Comparator.AT_LEAST, cells, self.low.number)),
            Quantified(Quantifier.ALL, Compare(Comparator.AT_MOST, cells, self.high.number)),
        )
        return Reading((both(inside),), "range")

    def _counted(self, c: Context, subject: Subject, cells: Term, reach: Extent) -> Reading | None:
        """That so many of the values lie there: those from the low end on without those beyond."""
        rest = open_dimensions(c, subject.place)
        if subject.each is not None and rest != (subject.each,):
            return None
        if reach.along is not None and rest != (reach.along,):
            return None
        from_low = Count(Compare(Comparator.AT_LEAST, cells, self.low.number))
        beyond = Count(Compare(Comparator.MORE, cells, self.high.number))
        inside = Arithmetic("-", from_low, beyond)
        if reach.count is not None:
            return Reading((Compare(reach.count.comparator, inside, reach.count.number),), "range")
        shares = {
            Quantifier.MOST: (Comparator.MORE, 1 / 2),
            Quantifier.GENERALLY: (Comparator.AT_LEAST, 2 / 3),
            Quantifier.NEARLY_ALL: (Comparator.AT_LEAST, 0.9),
            Quantifier.SOME: (Comparator.MORE, 0.0),
            Quantifier.NONE: (Comparator.AT_MOST, 0.0),
        }
        if reach.quantifier not in shares:
            return None
        comparator, share = shares[reach.quantifier]
        total = len(cells_of(c, subject.place))
        return Reading((Compare(comparator, inside, Number(round(share * total, 2), 2)),), "range")


@rule("predicate", "LIES interval", "limits", "LIES|FALLS limits")
@rule("predicate", "BOUNDED_BY amount 'and' amount")
def _between(c: Context, *rest: Meaning) -> Between | None:
    """“… lie between 7.7 and 16.2”, “… cluster around 45–48”."""
    low, high = first(rest, tuple) or every(rest, Amount)
    if c.is_stretch(low, high) and not c.scale.low <= low.number.value <= c.scale.high:
        return None  # "falls between 1950 and 1960" says when.
    return Between(low, high)
