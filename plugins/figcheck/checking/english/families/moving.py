"""Courses told by their ends, peaks or steps: “went from 6.7 to 2.7”, “was never higher”."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import (
    both,
    cells_of,
    is_amount,
    is_single,
    open_dimensions,
)
from figcheck.checking.english.families.course import Course, CourseBetween
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.kinds.polarity import way_of_better
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
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
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "trend"


@record
class FromTo:
    """Going from one amount to another, whichever way.

    Attributes:
        start: the amount at the beginning.
        stop: the amount at the end.
    """

    start: Amount
    stop: Amount

    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the ends are these amounts."""
        if extent.is_said or extent.excluded.ticks:
            return None
        if not (c.may_be(self.start) and c.may_be(self.stop)):
            return None
        found = stretches(c, subject)
        if len(found) != 1:
            return None
        along = found[0]
        begin, end = (along.value(subject, t) for t in (along.ticks[0], along.ticks[-1]))
        ends = both((is_amount(begin, self.start), is_amount(end, self.stop)))
        return Reading((ends,), FAMILY)


@rule("predicate", "GOES OVER_TIME? ','? 'from' value_then 'to' value_then OVER_TIME?")
@rule("predicate", "GOES 'from' value_then 'up'|'down' 'to' value_then OVER_TIME?")
def _goes(c: Context, *rest: Meaning) -> FromTo | None:
    """“… went from 6.7 to 2.7”."""
    start, stop = every(rest, Amount)
    if any(c.names.tick_of(d, start.number.value) for d in c.names.dimensions):
        return None  # "went from 1990 to 2005" is no change of values.
    return FromTo(start, stop)


@rule("clause", "'from' value_then at ','? subject verb? moves 'to' value_then at|then")
def _from_there(_: Context, *rest: Meaning) -> Reading | None:
    """“From 6.7 in 1950, the rate fell to 2.7 in 2000”."""
    start, stop = every(rest, Amount)
    begin, end = every(rest, Place)
    move = the(rest, Move)
    course = CourseBetween(Course(move.up, move.manner, start, stop), begin, end)
    return Statement(the(rest, Subject), course, Extent()).reading(_, EVERYWHERE)


@rule("clause", "place 's'? rise extents? BE 'never'|NOT 'once'? INTERRUPTED")
@rule("clause", "DET? rise 'of'|'in' place extents? BE 'never'|NOT INTERRUPTED")
def _uninterrupted(c: Context, *rest: Meaning) -> Reading | None:
    """“Cedar's decline was never interrupted”."""
    return _steady(c, rest, Quantifier.ALL)


@rule("clause", "extents? ','? DET? rise extents? BE NEVER_TURNING extents?")
@rule("clause", "extents? ','? place 's'? rise BE NEVER_TURNING extents?")
def _monotone(c: Context, *rest: Meaning) -> Reading | None:
    """“The decline is strictly monotone for every model”."""
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None or extent.count or extent.quantifier not in OF_ALL:
        return None
    each = extent.along if extent.quantifier else None
    if extent.quantifier and each is None:
        return None
    place = first(rest, Place)
    subject = Subject(place or EVERYWHERE, named=place is not None or bool(extent.place.ticks))
    if each is not None:
        subject = replace(subject, each=each, quantifier=Quantifier.ALL)
    within = Extent(place=extent.place)
    course = Course(the(rest, bool), Quantifier.ALL)
    return Statement(subject, course, within).reading(c)


def _steady(c: Context, rest: tuple[Meaning, ...], manner: Quantifier) -> Reading | None:
    extent = first(rest, Extent) or Extent()
    return Statement(Subject(the(rest, Place)), Course(the(rest, bool), manner), extent).reading(c)


# How a value compares with all others of its line ----------------------------------------


@record
class OfItsOwn:
    """Having the highest or lowest value of its line at a tick of the axis.

    Attributes:
        function: which of the two.
        location: the tick, where the predicate names it.
        so_far: whether only what comes before is compared.
    """

    function: Function
    location: Place = EVERYWHERE
    so_far: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no other value of the line lies beyond the one there."""
        location = self.location if self.location.ticks else extent.place
        if not _along_axis(c, location):
            return None
        line = subject.place.without(location.dimensions)
        if self.so_far:
            before = c.ray(location, after=False, included=False)
            return None if before is None else self._of_earlier(c, subject, location, before)
        extremal = Extremal(Peak(self.function), location=location)
        return extremal.reading(c, replace(subject, place=line), replace(extent, place=EVERYWHERE))

    def _of_earlier(
        self, c: Context, subject: Subject, location: Place, before: Place
    ) -> Reading | None:
        """That the value there lies beyond all those before it, of each thing beyond its own."""
        line = subject.place.without(location.dimensions)
        there, earlier = location.default(line), before.default(line)
        by = tuple(d for d in open_dimensions(c, there) if d not in location.dimensions)
        if subject.aggregate or not cells_of(c, there) or not cells_of(c, earlier):
            return None
        sign = Comparator.MORE if self.function is Function.MAX else Comparator.LESS
        most = Aggregate(self.function, subject.term(earlier), by)
        held = Compare(sign, subject.term(there), most)
        if not by:
            return Reading((held,), "extremum") if is_single(c, there) else None
        return Reading((Quantified(Quantifier.ALL, held),), "extremum")


@rule("predicate", "'never' MORE|WIDER 'again'? THAN at", "'never' 'again' MORE|WIDER THAN at")
@rule("predicate", "'never' BE 'again'? MORE|WIDER THAN at")
@rule("predicate", "MORE|WIDER at? THAN ANY_OTHER_TIME")
def _never_higher(_: Context, *rest: Meaning) -> OfItsOwn:
    """“… was never higher than in 1960”."""
    up = the(rest, Comparator) is Comparator.MORE
    return OfItsOwn(Function.MAX if up else Function.MIN, first(rest, Place) or EVERYWHERE)


@rule("predicate", "MORE|WIDER at? THAN ANY_TIME_BEFORE")
def _higher_than_before(c: Context, *rest: Meaning) -> OfItsOwn:
    """“… was higher in 2020 than ever before”."""
    found: OfItsOwn = _never_higher(c, *rest)
    return replace(found, so_far=True)


@rule("predicate", "EXTREME at")
def _highest_there(c: Context, function: Function, place: Place) -> OfItsOwn | None:
    """“Cedar's rate was highest in 1960”: of its own values, or else of all in 1960."""
    return OfItsOwn(function, place) if _along_axis(c, place) else None


@rule("predicate", "BEST at")
def _best_there(c: Context, function: Function, place: Place) -> OfItsOwn | None:
    """“Cedar is best at 10 epochs”."""
    up = way_of_better(c, place.default(c.here), better=function is Function.MAX)
    if up is None or not _along_axis(c, place):
        return None
    return OfItsOwn(Function.MAX if up else Function.MIN, place)


def _along_axis(c: Context, place: Place) -> bool:
    """Whether a place is one tick of an axis that has an order, or some of them."""
    return len(place.ticks) == 1 and all(
        is_ordered(c.names.dimensions[d]) for d in place.dimensions
    )


# Steps one by one ------------------------------------------------------------------------


@record
class Stepping:
    """Changing by so much, or by no more than that, at each step along the axis.

    Attributes:
        amount: the bound of each change.
        up: which way the changes go; `None` for their size.
    """

    amount: Amount
    up: bool | None = None

    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That each step is so large; a percentage is one of the value before it."""
        if extent.is_said or extent.excluded.ticks:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            values = [along.value(subject, t) for t in along.ticks]
            held = [self._step(c, a, b) for a, b in pairwise(values)]
            cases.append((both(held),))
        return of_several(c, cases, subject, FAMILY) if cases else None

    def _step(self, c: Context, earlier: Term, later: Term) -> Formula:
        ends = (earlier, later) if self.up is False else (later, earlier)
        change: Term = Arithmetic("-", *ends)
        if self.up is None:
            change = Absolute(change)
        if self.amount.percent and not c.scale.percent:
            change = Arithmetic("/", Arithmetic("*", change, Number(100)), earlier)
        return is_amount(change, self.amount)


@rule("predicate", "CHANGES_BY value_then POINTS? per_step", "'never'? CHANGES_BY bound per_step")
@rule("predicate", "moves 'by' value_then POINTS? per_step")
@rule("predicate", "GAINS value_then|bound POINTS? 'in' 'any'|'every'|'each' LABEL|PERIODS")
def _each_step(c: Context, *rest: Meaning) -> Stepping | None:
    """“… changes by no more than 0.5 in any decade”, “… grows by at least 4 % per step”."""
    move = first(rest, Move)
    if _per_step(c, *rest[1:]) is None:
        return None
    return Stepping(the(rest, Amount), move.up if move else first(rest, bool))


@rule("predicate", "GAINS value_then|bound POINTS? MANNER")
def _each_time(c: Context, *rest: Meaning) -> Stepping | None:
    """“… gains 5 each time”, but not “… until the end”."""
    stepping: Stepping | None = _each_step(c, *rest)
    return stepping if first(rest, Quantifier) is Quantifier.ALL else None


@rule("per_step", "MANNER")
def _per_step_in_manner(_: Context, *rest: Meaning) -> str | None:
    return "per step" if first(rest, Quantifier) is Quantifier.ALL else None


@rule("per_step", "'in'|'at'|'with' 'any'|'every'|'each' STEP_NOUN|PERIODS|KIND|LABEL")
@rule("per_step", "'per' STEP_NOUN|KIND", "'from' 'one' KIND|LABEL|STEP_NOUN 'to' 'the' 'next'")
@rule("per_step", "'between' 'any'? 'two' KIND|LABEL|STEP_NOUN", "'in' 'any' 'one' KIND|PERIODS")
def _per_step(c: Context, *rest: Meaning) -> str | None:
    """“per doubling”, “from one year to the next”: of every step."""
    said, label = first(rest, Quantifier), first(rest, Label)
    if label is not None and not is_ordered(c.names.dimensions[label.dimension]):
        return None
    return "per step" if said in OF_ALL else None
