"""Steps from one tick to the next: the steepest of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.lexicon.shared_words import FIGURE, WHOLE
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.english.phrases.amounts import amount_of, only_ticks
from figcheck.checking.language.order import ordinates
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Steps,
    Term,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "trend"

OF_ALL_STEPS = rf"(?:(?:single )?steps?|anywhere|in the (?:{WHOLE} )?(?:{FIGURE}|data))"
"""How it is told that a change is the largest wherever it is looked at, not there alone."""

_NEARLY = 0.05
"""By how much steps of time may differ that are called the same."""


_FEWEST_STEPS = 2
"""Steps between two points of which one may be meant."""

_OWN = "(?:its|their)"
"""“its steepest fall”: of its own."""

OWN_STEP = (
    r"(?:with (?:by far )?the (?:\w+ )?(?:\w+est|most)|occurring|coming|falling|happening|being"
    "|occurs|happens)"
)
"""“A falls throughout, the steepest fall occurring in 2020”, “… with the steepest fall then”."""


@record
class Steepest:
    """Having the largest or the smallest of its steps at a place.

    Attributes:
        function: whether it is the largest or the smallest.
        up: whether steps up are meant, or down; `None` for steps of either kind.
        ends: where the step is: its two ends, or the later of them.
        amount: how large it is, if that is said.
        values: from what to what it leads, if that is said.
        apart: how many years the ends of every step lie apart, if that is said.
        of_any: whether the steps of others between the same ends may be meant as well.
        within: whether the step is one of those between the ends: “somewhere between 1 and 10”.
        is_own: whether it is told whose steps it is one of: “the largest loss of A was in 2020”.
    """

    function: Function
    up: bool | None
    ends: tuple[Place, ...]
    amount: Amount | None = None
    values: tuple[Amount, ...] = ()
    apart: float | None = None
    of_any: bool = False
    within: bool = False
    is_own: bool = False

    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no step of the line is larger, or none of its kind smaller."""
        if extent.is_said or extent.excluded.ticks or extent.place.notes:
            return None
        found = stretches(c, replace(subject, place=subject.place))
        cases: list[tuple[Formula, ...]] = []
        for along in found:
            formula = self._formula(c, subject, along)
            if formula is None or any(p.within(subject.place) is None for p in self.ends):
                return None
            cases.append((formula, *self._of_all(c, subject, along)))
        return of_several(c, cases, subject, FAMILY) if cases else None

    def _of_all(self, c: Context, subject: Subject, along: Stretch) -> Iterator[Formula]:
        """“A had the steepest fall in 2020” may be the steepest of A, and of all in 2020."""
        ticks = {t for p in self.ends for t in p.get(along.dimension)}
        things = [d for d in subject.own if len(c.names.dimensions[d].ticks) > 1]
        if self.is_own or not ticks <= {*along.ticks} or len(things) != 1:
            return
        if c.discourse.clause_has_word(_OWN):
            return
        places = sorted(along.ticks.index(t) for t in ticks)
        if not places or (len(places) > 1 and not self.of_any):
            return
        position = places[-1]
        if position == 0 or places[0] < position - 1:
            return
        all_of_them = replace(along, place=along.place.without(frozenset(things)))
        ends = [
            [line.value(subject, along.ticks[i]) for i in (position, position - 1)]
            for line in (along, all_of_them)
        ]
        changes: list[Term] = [Arithmetic("-", *pair) for pair in ends]
        own, of_all = changes if self.up is not None else map(Absolute, changes)
        largest = (self.function is Function.MAX) is not (self.up is False)
        furthest = Function.MAX if largest else Function.MIN
        said = self._said(c, Absolute(changes[0]), ends[0][1])
        yield both([Compare(Comparator.EQUAL, own, Aggregate(furthest, of_all)), said])

    def _formula(self, c: Context, subject: Subject, along: Stretch) -> Formula | None:
        ticks = [t for p in self.ends for t in p.get(along.dimension)]
        if self.apart is not None and not is_apart(c, along, self.apart):
            return None
        if not ticks and self.amount is not None and not self.values:
            return self._of_size(c, subject, along, self.amount)
        if not ticks or any(t not in along.ticks for t in ticks):
            return None
        places = sorted(along.ticks.index(t) for t in ticks)
        if len(places) == 1:
            places = [places[0] - 1, places[0]]
        begin, end = places[0], places[-1]
        if self.within:
            return self._within(subject, along, begin, end)
        if begin < 0 or end - begin != 1 or len(along.ticks) <= _FEWEST_STEPS:
            return None  # From one thing to the only other: no step is larger than that.
        earlier, later = (along.value(subject, along.ticks[i]) for i in (begin, end))
        change: Term = Arithmetic("-", later, earlier)
        steps: Term = Steps(along.values(subject), along.dimension)
        size = change if self.up else Arithmetic("-", earlier, later)
        if self.up is None:
            change, steps, size = Absolute(change), Absolute(steps), Absolute(change)
        function = self.function
        if self.up is not None and function is Function.MIN:
            # The smallest rise is not the deepest fall: all steps must be rises.
            sign = Comparator.MORE if self.up else Comparator.LESS
            alike = Quantified(Quantifier.ALL, Compare(sign, steps, Number(0)))
            if c.table.evaluate(alike).truth is not True:
                return None
        if self.up is False:
            function = Function.MIN if function is Function.MAX else Function.MAX
        held: list[Formula] = [Compare(Comparator.EQUAL, change, Aggregate(function, steps))]
        if self.up is not None:
            sign = Comparator.MORE if self.up else Comparator.LESS
            held.append(Compare(sign, change, Number(0)))
        if (said := self._said(c, size, earlier)) is not None:
            held.append(said)
        terms = (earlier, later) if self.values else ()
        held += (is_amount(t, a) for t, a in zip(terms, self.values, strict=True))
        return both(held)

    def _within(self, subject: Subject, along: Stretch, begin: int, end: int) -> Formula | None:
        """That no step of the line is larger than the largest of those between two points."""
        if self.up is None or self.function is not Function.MAX or self.amount is not None:
            return None
        if end - begin < _FEWEST_STEPS:
            return None
        there = along.at(subject, along.ticks[begin : end + 1])
        furthest = Function.MAX if self.up else Function.MIN
        own, of_all = (
            Aggregate(furthest, Steps(values, along.dimension))
            for values in (there, along.values(subject))
        )
        return both(
            [
                Compare(Comparator.EQUAL, own, of_all),
                Compare(Comparator.MORE if self.up else Comparator.LESS, own, Number(0)),
            ]
        )

    def _said(self, c: Context, size: Term, earlier: Term) -> Formula | None:
        """That a step is so large as it is said to be; in percent, of what was there before it."""
        if self.amount is None:
            return None
        number = self.amount.number
        if self.amount.percent and not c.scale.percent:
            size = Arithmetic("/", Arithmetic("*", size, Number(100)), earlier)
        return is_amount(
            size, replace(self.amount, number=replace(number, value=abs(number.value)))
        )

    def _of_size(
        self, c: Context, subject: Subject, along: Stretch, amount: Amount
    ) -> Formula | None:
        """That the largest of the steps up, or down, is so large, wherever it is."""
        if self.up is None or self.function is not Function.MAX or len(along.ticks) < 3:
            return None
        if amount.percent and not c.scale.percent:
            return None  # The largest of all in percent may be another one.
        steps: Term = Steps(along.values(subject), along.dimension)
        if self.up:
            return is_amount(Aggregate(Function.MAX, steps), amount)
        return is_amount(Arithmetic("-", Number(0), Aggregate(Function.MIN, steps)), amount)


def is_apart(c: Context, along: Stretch, years: float) -> bool:
    """Whether the ticks of an axis of time follow each other in so many years.

    Args:
        c: the context.
        along: the axis.
        years: how many.
    """
    known = c.names.dimensions[along.dimension]
    places = [ordinates(known)[known.ticks.index(t)] for t in along.ticks]
    return along.timed and all(abs(b - a - years) < _NEARLY for a, b in pairwise(places))


@rule("step_ends", "'from'|'between' coordinate 'to'|'and' coordinate")
def _ends(_: Context, one: Place, two: Place) -> tuple[Place, ...]:
    return one, two


@rule(
    "values_said",
    "',' 'from' value_then 'to' value_then",
    "'(' 'from'? value_then 'to' value_then ')'",
)
def _values(c: Context, low: Amount, high: Amount) -> tuple[Amount, ...] | None:
    """“…, from 20 to 44”."""
    return None if only_ticks(c, low, high) else (low, high)


@rule("step_ends", "numbered", "at", "'right' 'after' coordinate")
def _end(c: Context, place: Place) -> tuple[Place, ...] | None:
    single = sum(len(ticks) for _, ticks in place.ticks) == 1
    return None if single and c.discourse.clause_has_word("between") else (place,)


@rule("steepest", "DET|POSSESSIVE? STEEPEST|EXTREME|WIDE rise of_values?")
@rule("steepest", "DET|POSSESSIVE? STEEPEST|EXTREME|WIDE DIRECTION STEP_NOUN of_values?")
def _steepest(_: Context, *rest: Meaning) -> Steepest:
    return Steepest(the(rest, Function), the(rest, bool), ())


@rule("steepest", "DET|POSSESSIVE? STEEPEST|EXTREME|WIDE COUNT '-' YEARS rise|STEP_NOUN")
def _steepest_of_years(_: Context, *rest: Meaning) -> Steepest:
    """“the steepest two-year fall”."""
    way = first_exactly(rest, bool)
    years = exactly(rest, float) * exactly(rest, int)
    return Steepest(the(rest, Function), way, (), apart=years)


@rule("steepest", "single_steepest")
@rule("single_steepest", "DET|POSSESSIVE? STEEPEST|EXTREME|WIDE STEPWISE rise|STEP_NOUN of_values?")
def _steepest_single(c: Context, *rest: Meaning) -> Steepest:
    """“the largest year-to-year fall”: from one tick to the next, of years if it says so."""
    found = first(rest, Steepest)
    if found is not None:
        return found
    way = next((r for r in rest if type(r) is bool), _way_of_leap(c))
    years = exactly(rest, float)
    return Steepest(the(rest, Function), way, (), apart=years or None)


@rule("steepest", "DET|POSSESSIVE? STEEPEST|EXTREME|WIDE STEP_NOUN of_values?")
@rule("steepest", "DET|POSSESSIVE? STEEPEST|EXTREME|WIDE 'absolute'|'single' STEP_NOUN of_values?")
@rule("steepest", "DET|POSSESSIVE? STEEPEST PERIODS|TREND")
def _steepest_step(c: Context, *rest: Meaning) -> Steepest:
    return Steepest(the(rest, Function), _way_of_leap(c), ())


def _way_of_leap(c: Context) -> bool | None:
    """“The biggest jump”, through time, leads upwards; from one setting to another either way."""
    leaps = c.discourse.clause_has_word("(?:jump|leap)") and any(map(is_time, c.figure.dimensions))
    return True if leaps else None


@rule("predicate", "verb? steepest step_ends said?", "verb? steepest said step_ends")
@rule("predicate", "moves MOST_STRONGLY step_ends said|by_said|values_said?")
@rule("predicate", "MOST_STRONGLY moves step_ends", "verb? steepest step_ends values_said")
def _has_steepest(c: Context, *rest: Meaning) -> Steepest | None:
    """“… has its sharpest drop between 1 and 2 threads”."""
    steepest = first(rest, Steepest)
    if steepest is None:
        up = next((r.up for r in rest if hasattr(r, "manner")), None)
        steepest = Steepest(Function.MAX, up, ())
    ends, *values = every(rest, tuple)
    ticks = sum(len(t) for end in ends for _, t in end.ticks)
    if ticks == 2 and sum(len(end.notes) for end in ends) == 1:
        return None  # "… its largest drop from 4 to 8 (5)": so large is the drop.
    said = values[0] if values else ()
    of_any = first(rest, Steepest) is not None and not c.discourse.clause_has_word(OWN_STEP)
    amount = first(rest, Amount)
    return replace(steepest, ends=ends, amount=amount, values=said, of_any=of_any)


@rule("predicate", "verb? steepest SOMEWHERE step_ends", "verb? steepest 'at' SOMEWHERE step_ends")
def _has_steepest_within(_: Context, *rest: Meaning) -> Steepest:
    """“… has its sharpest drop somewhere between 1 and 8 threads”: at one of the steps there."""
    return replace(the(rest, Steepest), ends=the(rest, tuple), within=True)


@rule("clause", "steepest 'of'|'in'|'for' place step_is SOMEWHERE step_ends")
@rule("clause", "place 's' steepest step_is SOMEWHERE step_ends")
def _steepest_is_within(c: Context, *rest: Meaning) -> Reading | None:
    """“Alder's sharpest drop is somewhere between 1 and 8 threads”."""
    steepest = replace(the(rest, Steepest), ends=the(rest, tuple), within=True)
    return Statement(Subject(the(rest, Place)), steepest, Extent()).reading(c)


@rule("by_said", "','? 'by' value_then POINTS?", "','? 'with' DET? RISE 'of' value_then POINTS?")
def _by_said(_: Context, *rest: Meaning) -> Amount:
    """“…, by 24 thousand”."""
    return the(rest, Amount)


@rule(
    "clause",
    "steepest 'of'|'in'|'for'|'on' place stepwise|said|step_said? step_is step_ends said?",
)
@rule("clause", "place 's' steepest stepwise|said|step_said? step_is step_ends said?")
@rule("clause", "steepest stepwise|said|step_said? step_is step_ends said?")
@rule("clause", "steepest 'of'|'in'|'for'|'on' place step_is two_ends said?")
@rule("clause", "place 's' steepest step_is two_ends said?")
def _steepest_is(c: Context, *rest: Meaning) -> Reading | None:
    """“Alder's steepest increase is between 4 and 8 threads”."""
    place = first(rest, Place)
    amounts = every(rest, Amount)
    if len(amounts) > 1:
        return None
    amount = first(amounts, Amount)
    steepest = replace(
        the(rest, Steepest), ends=the(rest, tuple), amount=amount, is_own=place is not None
    )
    subject = Subject(place or EVERYWHERE, named=place is not None)
    reading = Statement(subject, steepest, Extent()).reading(c)
    if reading is None or steepest.up is not None or amount is None or not amount.is_change:
        return reading
    # "The largest step, +15, …": of those up, or of all.
    upwards = replace(steepest, up=amount.number.value > 0)
    other = Statement(subject, upwards, Extent()).reading(c)
    return other and replace(reading, formulas=reading.formulas + other.formulas)


@rule("clause", "extents ','? steepest step_is step_ends said?")
@rule("clause", "steepest 'of'|'in'|'for'|'on' EACH LABEL step_is step_ends said?")
def _steepest_of_each(c: Context, *rest: Meaning) -> Reading | None:
    """“For each model, the largest drop is from 1 to 2”: each has its own there."""
    extent = first(rest, Extent)
    quantifier = extent.quantifier if extent else the(rest, Quantifier)
    each = extent.along if extent else the(rest, Label).dimension
    if quantifier is not Quantifier.ALL or each is None:
        return None
    place = extent.place if extent else EVERYWHERE
    if extent not in (None, Extent(Quantifier.ALL, along=each, place=place)):
        return None
    steepest = replace(the(rest, Steepest), ends=the(rest, tuple), amount=first(rest, Amount))
    subject = Subject(place, Quantifier.ALL, each=each)
    return Statement(subject, steepest, Extent()).reading(c)


@rule("clause", "steepest stepwise? 'of'|'in'|'for' place BE value_then POINTS? later_end?")
@rule("clause", "place 's' steepest BE value_then POINTS? later_end?")
def _steepest_is_so_large(c: Context, *rest: Meaning) -> Reading | None:
    """“The largest annual gain of Alder is 4, in 2019”; the slowest of some times is no step."""
    steepest, place = the(rest, Steepest), the(rest, Place)
    if steepest.up is None:
        return None
    said = replace(steepest, ends=first(rest, tuple) or (), amount=the(rest, Amount))
    return Statement(Subject(place, named=True), said, Extent()).reading(c)


@rule("later_end", "','? step_ends", "'(' step_ends ')'")
def _later_end(_: Context, ends: tuple[Place, ...]) -> tuple[Place, ...]:
    """“…, in Q1 2023”."""
    return ends


@rule("step_said", "',' 'by'|'of' value_then POINTS? ','", "'(' 'by' value_then POINTS? ')'")
@rule("step_said", "',' GAIN unit? POINTS? ','")
def _step_said(_: Context, *rest: Meaning) -> Amount:
    """“…, by 70 TWh, …”, “…, +19.7 TWh, …”."""
    written = first(rest, Written)
    if written is None:
        return the(rest, Amount)
    return replace(amount_of(written, Comparator.EQUAL), is_change=True)


@rule("stepwise", "'between' COUNT 'adjacent'|'successive'|'neighbouring'? VALUES|KIND|STEP")
@rule("stepwise", "'from' 'one' VALUES|KIND|STEP 'to' DET 'next'")
def _stepwise(_: Context, *rest: Meaning) -> str | None:
    """“the largest drop between two readings”."""
    return "stepwise" if first_exactly(rest, int, 2) == 2 else None


@rule("two_ends", "coordinate")
def _two_ends(_: Context, place: Place) -> tuple[Place, ...] | None:
    """“2000 to 2010”, “2000–2010”."""
    return (place,) if max(len(ticks) for _, ticks in place.ticks) == 2 else None


@rule("step_is", "BE", "is_at", "OCCURS", "BE 'the' 'one'", "BE 'that'")
def _step_is(*_: Meaning) -> str:
    return "is"
