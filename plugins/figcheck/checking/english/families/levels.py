"""Standing still, going up and down, getting past an amount, peaks and lows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import both, is_amount, is_single, of_each
from figcheck.checking.english.families.highest_values import MERELY_HIGH
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import FROM_ON, stretches
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.reaches import is_crossing
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Comparator,
    Compare,
    Direction,
    Formula,
    Function,
    Not,
    Number,
    Or,
    Quantified,
    Quantifier,
    Term,
    Trend,
)
from figcheck.model import Role
from figcheck.reading.numbers import Number as Written
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "trend"

STABLE_SHARE, UNSTABLE_SHARE = 0.1, 0.3
"""Spread, as a share of the mean, up to which values are stable, and from which they are not."""
_NEARLY = (
    r"(?:relatively|largely|nearly|almost|virtually|practically|essentially|basically|mostly|roughly"
    r"|fairly|broadly|little|effectively|statistically)"
)
"""What lets a level be “unchanged” that is not exactly so."""

PLATEAU_SHARE = 0.6
"""How much of its share of the whole movement a part may make and be a plateau nonetheless."""

_LED_HIGHEST = (
    r"^(?:in|at|for|on|with|under|by|after) [^,]*, [^,]*(?:is|are|was|were) "
    r"(?:high|low|larg|great|small|tall|short)est(?! (?:in|at|for|on|with|under|by|after))"
)
"""“In 2010, A is highest”: nothing behind it tells where."""

_AT_POINTS = (
    r"(?:at|in|on|for) (?:(?:[a-z]+ ){1,2}[a-z]+, )?(?:[^\s,;]+ ){1,3}(?:and|or) [^\s,;]*\d"
)
"""“… falls below 50 at 40 and 60”: at each of the two, not on the way between them."""

SLIGHT_SHARE = 0.05
"""What part of all that a figure spans values may move by and hardly move on it."""


def beside_figure(c: Context, subject: Subject, spread: Term, held: Formula) -> Formula:
    """A formula, or else that a spread is slight beside that of the whole figure.

    Args:
        c: the context of the clause.
        subject: what the values are of.
        spread: how far they lie apart.
        held: the formula.
    """
    if subject.aggregate or subject.minus or subject.rate or c.names.measures.differ(EVERYWHERE):
        return held
    whole = Aggregate(Function.RANGE, EVERYWHERE.cells)
    share = Arithmetic("/", spread, whole)
    return Or((held, Compare(Comparator.AT_MOST, share, Number(SLIGHT_SHARE, 2))))


@record
class Steady:
    """Staying much the same, at an amount if that is said."""

    at: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the spread is small beside the mean; between two bounds nothing is decided."""
        if subject.quantifier or extent.count or extent.excluded.ticks:
            return None
        if extent.quantifier not in (None, Quantifier.ALL, Quantifier.GENERALLY):
            return None
        found = stretches(c, subject)
        if len(found) != 1:
            return None
        values = found[0].values(subject)
        mean = Aggregate(Function.MEAN, values)
        spread = Arithmetic("/", Aggregate(Function.RANGE, values), mean)
        bounds: list[Formula] = [
            Compare(Comparator.AT_MOST, spread, Number(share, 1))
            for share in (STABLE_SHARE, UNSTABLE_SHARE)
        ]
        bounds[1] = beside_figure(c, subject, spread.left, bounds[1])
        axis = found[0].dimension
        if len(found[0].ticks) < c.size(axis):
            # A part of a line that moves is no plateau if it moves there as it does elsewhere.
            whole = found[0].at(subject, c.ascending(axis))
            part = (len(found[0].ticks) - 1) / (c.size(axis) - 1)
            share = Arithmetic(
                "/", Aggregate(Function.RANGE, values), Aggregate(Function.RANGE, whole)
            )
            bounds.append(Compare(Comparator.AT_MOST, share, Number(PLATEAU_SHARE * part, 4)))
        about = None if self.at is None else Compare(Comparator.ABOUT, mean, self.at.number)
        formulas = [both([b, about]) for b in bounds]
        if c.discourse.clause_has_word("unchanged") and not c.discourse.clause_has_word(_NEARLY):
            strictly = Unmoved(self.at).reading(c, subject, extent)
            formulas += strictly.formulas[:1] if strictly is not None else ()
        return Reading(tuple(formulas), FAMILY)


@rule("predicate", "STABLY? STABLE OVER_TIME?", "STABLY? STABLE 'at' value_then OVER_TIME?")
@rule("predicate", "STABLY? STABLE OVER_TIME? ','? 'at' value_then")
def _steady(_: Context, *rest: Meaning) -> Steady:
    """“… remained relatively stable”."""
    return Steady(first(rest, Amount))


@record
class Hovering:
    """Staying near an amount all the way.

    Attributes:
        at: the amount.
    """

    at: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That every value is near it; between two bounds nothing is decided."""
        if subject.aggregate or subject.quantifier or extent.is_said or extent.excluded.ticks:
            return None
        cells = subject.term(subject.place)
        if is_single(c, subject.place) or self.at.number.value == 0:
            return None
        away = Arithmetic("/", Arithmetic("-", cells, self.at.number), self.at.number)
        formulas = tuple(
            Quantified(
                Quantifier.ALL, Compare(Comparator.AT_MOST, Absolute(away), Number(share, 2))
            )
            for share in (STABLE_SHARE, UNSTABLE_SHARE)
        )
        return Reading(formulas, FAMILY)


@rule("predicate", "HOVERS amount OVER_TIME?", "HOVERS 'at'|'around' amount OVER_TIME?")
def _hovers(_: Context, *rest: Meaning) -> Hovering:
    """“… hovered around 500”."""
    return Hovering(the(rest, Amount))


@record
class Unmoved:
    """Not moving: “… has not changed since 2005”.

    Attributes:
        at: where the values stand, if that is said.
    """

    at: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no step goes up or down; whether small ones count, it does not say."""
        if extent.is_said or extent.excluded.ticks:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            values = along.values(subject)
            moved = Aggregate(Function.RANGE, values)
            small = Arithmetic("/", moved, Aggregate(Function.MEAN, values))
            there = None
            if self.at is not None:
                level = Compare(Comparator.ABOUT, values, self.at.number)
                there = Quantified(Quantifier.ALL, level)
            held = (
                Compare(Comparator.EQUAL, moved, Number(0, 6)),
                Compare(Comparator.AT_MOST, small, Number(STABLE_SHARE, 2)),
            )
            cases.append(tuple(both([h, there]) for h in held))
        return of_several(c, cases, subject, FAMILY) if cases else None


@rule("predicate", "STAYS_PUT OVER_TIME?", "STAYS_PUT OVER_TIME? ','? 'at' value_then")
def _unmoved(_: Context, *rest: Meaning) -> Unmoved:
    """“… stood still at 12”."""
    return Unmoved(first(rest, Amount))


@record
class Fluctuating:
    """Going up and down, between two amounts if that is said."""

    low: Amount | None = None
    high: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That there are steps up and steps down, and that the amounts are the ends."""
        if subject.quantifier or extent.is_said or extent.excluded.ticks:
            return None
        found = stretches(c, subject)
        if len(found) != 1 or len(found[0].ticks) < 3:
            return None
        values = found[0].values(subject)
        moving: Formula = And(
            tuple(
                Not(Trend(d, values))
                for d in (Direction.RISES_THROUGHOUT, Direction.FALLS_THROUGHOUT)
            )
        )
        if self.low is None or self.high is None:
            return Reading((moving,), FAMILY)
        low, high = (Aggregate(f, values) for f in (Function.MIN, Function.MAX))
        inside = (
            Compare(Comparator.AT_LEAST, low, self.low.number),
            Compare(Comparator.AT_MOST, high, self.high.number),
        )
        ends = (
            Compare(Comparator.ABOUT, low, self.low.number),
            Compare(Comparator.ABOUT, high, self.high.number),
        )
        return Reading((both([moving, *inside]), both([moving, *ends])), FAMILY)


@rule("predicate", "FLUCTUATES OVER_TIME?", "FLUCTUATES OVER_TIME? ','? interval OVER_TIME?")
@rule("predicate", "'some'? manner? FLUCTUATION OVER_TIME?", "FLUCTUATES manner OVER_TIME?")
def _fluctuates(_: Context, *rest: Meaning) -> Fluctuating | None:
    """“… fluctuated between 12 and 20”."""
    ends = first(rest, tuple)
    if ends is None:
        return Fluctuating()
    low, high = sorted(ends, key=lambda a: a.number.value)
    return Fluctuating(low, high)


@record
class Crossing:
    """Getting above or below an amount."""

    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values lie beyond it; over a stretch of an axis, that they do so at its end."""
        found = () if subject.quantifier or extent.is_said else stretches(c, subject)
        if c.discourse.clause_has_word(_AT_POINTS) or not any(
            len(t) > 1 and is_ordered(c.names.dimensions[d]) for d, t in subject.place.ticks
        ):
            return self._anywhere(c, subject, extent)
        if len(found) != 1:
            return None
        along = found[0]
        if c.discourse.clause_has_word(FROM_ON):
            return self._from_there_on(c, subject, along.dimension)
        begin, end = (along.value(subject, t) for t in (along.ticks[0], along.ticks[-1]))
        ways = [self.amount]
        if is_crossing(c):  # From above, or from below.
            ways.append(replace(self.amount, comparator=self.amount.comparator.reverse))
        passed = tuple(And((Not(is_amount(begin, a)), is_amount(end, a))) for a in ways)
        return Reading((Or(passed) if len(passed) > 1 else passed[0],), "bounds")

    def _from_there_on(self, c: Context, subject: Subject, along: str) -> Reading | None:
        """“Cedar drops below 40 from 2010 on”: all values since then are, and none just before."""
        ticks, ascending = subject.place.get(along), c.ascending(along)
        since = ascending.index(ticks[0])
        held = Compare(self.amount.comparator, subject.term(subject.place), self.amount.number)
        below: Formula = Quantified(Quantifier.ALL, held)
        if not since:
            return Reading((below,), "bounds")
        before = subject.place.without([along]).default(Place.of(along, [ascending[since - 1]]))
        if not is_single(c, before):
            return None
        above = Not(is_amount(subject.term(before), self.amount))
        return Reading((below, both([below, above])), "bounds")

    def _anywhere(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“Cedar drops below 40”, of several values: each of them, or one of them."""
        bounded = Bounded(self.amount)
        reading = bounded.reading(c, subject, extent)
        said = subject.quantifier or subject.count or subject.aggregate or extent.is_said
        if reading is not None and not said and is_single(c, subject.place):
            return replace(reading, formulas=(*reading.formulas, *self._only_now(c, subject)))
        if reading is None or said:
            return reading
        somewhere = bounded.reading(c, subject, replace(extent, quantifier=Quantifier.SOME))
        return somewhere and replace(reading, formulas=reading.formulas + somewhere.formulas)

    def _only_now(self, c: Context, subject: Subject) -> Iterator[Formula]:
        """“Cedar drops below 40 in 2010”: it was not below it just before."""
        for dimension, ticks in subject.place.ticks:
            if dimension in subject.own or not is_ordered(c.names.dimensions[dimension]):
                continue
            ascending = c.ascending(dimension)
            position = ascending.index(ticks[0])
            if position > 0:
                before = subject.place.without([dimension])
                before = before.default(Place.of(dimension, [ascending[position - 1]]))
                now, then = (
                    is_amount(subject.term(p), self.amount) for p in (subject.place, before)
                )
                yield And((now, Not(then)))


@rule("predicate", "GETS_BEYOND|SURPASSES level")
def _crosses(_: Context, comparator: Comparator, number: Written, *__: Meaning) -> Crossing:
    """“… dips below 50 between 2010 and 2012”."""
    return Crossing(amount_of(number, comparator))


_OF_ALL = "(?:(?:high|low|great|small|larg|strong|weak|bigg)est|all-time|record|ever)"
"""What, through time, no peak among others is."""


@record
class Summit:
    """Having a peak or a low at a place, of an amount if that is said."""

    function: Function
    location: Place | None
    amount: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the place has the extreme of all, or of its neighbours: one may be meant."""
        if subject.aggregate or subject.quantifier or extent.is_said or extent.excluded.ticks:
            return None
        if not (subject.percent or c.may_be(self.amount)):
            return None
        location = self.location or extent.place
        if not location.ticks:
            return self._anywhere(c, subject)
        if len(location.ticks) != 1 or len(location.ticks[0][1]) != 1:
            return None
        ((dimension, (tick,)),) = location.ticks
        whole = subject.place.without([dimension])
        spot = whole.default(location.plain)
        if not is_single(c, spot):
            return None
        ascending = c.ascending(dimension)
        position = ascending.index(tick)
        around = ascending[max(0, position - 1) : position + 2]
        number = None if self.amount is None else is_amount(subject.term(spot), self.amount)
        formulas = []
        ordered = None not in c.names.dimensions[dimension].numbers
        of_all = is_time(c.names.dimensions[dimension]) and c.discourse.clause_has_word(_OF_ALL)
        may_be_local = ordered and not of_all
        nearby = (whole.default(Place.of(dimension, around)),) if may_be_local else ()
        # "In the northern towns, A is lowest in Aby": of these, not of all.
        among = (extent.since or subject.place).get(dimension)
        if len(among) > 1 and tick in among:
            whole = whole.default(Place.of(dimension, among))
        for place in (whole, *nearby):
            held = Compare(
                Comparator.EQUAL,
                subject.term(spot),
                Aggregate(self.function, subject.term(place)),
            )
            formulas.append(both([held, number]))
        return Reading(tuple(formulas), "extremum")

    def _anywhere(self, c: Context, subject: Subject) -> Reading | None:
        """“… peaks at 12”: wherever that is."""
        if self.amount is None:
            return None
        extreme = Aggregate(self.function, subject.term(subject.place))
        each = of_each(c, subject, subject.place, self.function, self.amount)
        return Reading((is_amount(extreme, self.amount), *each), "extremum")


@rule("predicate", "'to'? DET? manner? PEAK_NOUN with_amount at", "'to'? DET? manner? PEAK_NOUN at")
@rule("predicate", "'to'? DET? manner? PEAK_NOUN at said")
@rule("predicate", "moves 'to' DET? manner? PEAK_NOUN with_amount at")
@rule("predicate", "moves 'to' DET? manner? PEAK_NOUN at said?")
def _peak(c: Context, *rest: Meaning) -> Summit | None:
    """“reaching a peak of 2,922 in 2008”."""
    if c.discourse.clause_has_word(MERELY_HIGH):
        return None
    return Summit(the(rest, Function), the(rest, Place), first(rest, Amount))


@rule("predicate", "POSSESSIVE extreme said?", "'to'? DET? manner? PEAK_NOUN said", "PEAKS said?")
def _peak_then(c: Context, *rest: Meaning) -> Summit | None:
    """“In 2014, sales reached their highest level, 12”: where is said elsewhere in the clause."""
    peak = first(rest, Peak) or Peak(the(rest, Function))
    series = c.figure.dimension(Role.SERIES)
    if series is not None and len(series.ticks) > 1 and c.discourse.clause_has_word(_LED_HIGHEST):
        return None  # "In 2010, Spain is highest": of all in 2010, not of Spain's own values.
    if peak != Peak(peak.function):
        return None
    return Summit(peak.function, None, first(rest, Amount))
