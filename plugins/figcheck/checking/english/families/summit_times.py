"""When lines have their peaks and lows: “its peak falls in 2002”, “A peaks two years before B”."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.families.sides import sides
from figcheck.checking.english.families.stretches import stretches
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
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "extremum"

_LOWS = ("trough", "low", "floor")
"""Words for a low that need not be the lowest of all."""

_FEWEST = 3
"""Points of an axis along which there can be peaks."""
_PAIR = 2
"""A point at an end of a line and the one beside it."""


@record
class Top:
    """The highest or lowest point of a line as a thing: “its lowest point before 2020”.

    Attributes:
        function: highest or lowest.
        subject: the line.
        within: the part of its axis that is looked at.
        amount: how high it is, if that is said.
    """

    function: Function
    subject: Subject
    within: Place = EVERYWHERE
    amount: Amount | None = None

    def is_local(self, c: Context) -> bool:
        """Whether a low between two heights may be meant: “the trough”."""
        return self.function is Function.MIN and any(map(c.discourse.clause_has_word, _LOWS))


@record
class ToppingAt:
    """Having the highest or lowest value of a line at a point of its axis."""

    top: Top
    location: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no value of the line, or of the part that is looked at, is beyond the one there."""
        if extent.is_said or extent.excluded.ticks or subject.aggregate or subject.quantifier:
            return None
        if len(self.location.ticks) != 1 or len(self.location.ticks[0][1]) != 1:
            return None
        ((dimension, (tick,)),) = self.location.ticks
        own = subject.place
        if own.get(dimension) == c.here.get(dimension):
            own = own.without([dimension])  # "A peaks in 1998, and its lowest point is 1990."
        line = own.within(self.top.within)
        if line is None or not is_ordered(c.names.dimensions[dimension]):
            return None
        looked_at = line.get(dimension)
        spot = self.location.plain.default(line.without([dimension]))
        if (looked_at and tick not in looked_at) or not is_single(c, spot):
            return None
        if looked_at and len(looked_at) < 2:
            return None
        noted = [a for _, a in self.location.notes]
        amounts = [a for a in (self.top.amount, *noted) if a is not None]
        said = [is_amount(subject.term(spot), a) for a in amounts]
        looked_at_in = [line]
        if self.top.is_local(c):
            ascending = c.ascending(dimension)
            position = ascending.index(tick)
            beside = Place.of(dimension, ascending[max(0, position - 1) : position + 2])
            looked_at_in.append(beside.default(line.without([dimension])))
        tops = [Aggregate(self.top.function, subject.term(p)) for p in looked_at_in]
        there = subject.term(spot)
        held = (both([Compare(Comparator.EQUAL, there, top), *said]) for top in tops)
        return Reading(tuple(held), FAMILY)


@rule("top_kind", "TOPMOST", "EXTREME VALUES", "EXTREME MEASURE")
def _top_kind(_: Context, function: Function, *__: Meaning) -> Function:
    return function


@rule("top", "place 's' top_kind at? said?")
@rule("top", "DET top_kind 'of'|'in'|'for' place said?", "DET top_kind 'of' amount 'of'|'in' place")
def _top(_: Context, *rest: Meaning) -> Top | None:
    """“the peak of Alder”, “Alder's maximum of 12”."""
    line, *within = every(rest, Place)
    part = within[0] if within else EVERYWHERE
    if part.of_changes:
        return None
    return Top(the(rest, Function), Subject(line), part, first(rest, Amount))


@rule("top", "POSSESSIVE top_kind at? said?")
def _own_top(c: Context, *rest: Meaning) -> Top | None:
    """“its lowest point before 2020”."""
    within, amount = first(rest, Place) or EVERYWHERE, first(rest, Amount)
    if not c.here.ticks or within.of_changes:
        return None
    return Top(the(rest, Function), Subject(named=False), within, amount)


@rule("clause", "top OCCURS|BE at|spot", "top OCCURS|BE 'the' 'one' at", "top BE REACHED_BY spot")
def _falls_in(c: Context, top: Top, *rest: Meaning) -> Reading | None:
    """“Its peak falls in 2002”, “its lowest point before 2020 is 2008”."""
    location = the(rest, Place)
    if any(not is_ordered(c.names.dimensions[d]) for d in location.dimensions):
        return None  # "The maximum of the loss is at Alder": which line has it.
    return Statement(top.subject, ToppingAt(top, location), Extent()).reading(c)


# One before another ------------------------------------------------------------------------


@record
class Lag:
    """By how much one thing comes before another.

    Attributes:
        earlier: whether it comes before it, not after it.
        distance: how far, in units of the axis or in its steps; `None` if that is not said.
        axis: the axis whose units they are; `None` for steps of any axis.
        in_time: whether they are years.
    """

    earlier: bool
    distance: Amount | None = None
    axis: str | None = None
    in_time: bool = False


@record
class Spot:
    """A point of a line that is a peak or a low.

    Attributes:
        axis: the axis of the line.
        tick: where it is.
        held: that it is one.
        sole: whether no value of the line is beyond it.
    """

    axis: str
    tick: str
    held: Formula
    sole: bool


@record
class ToppingBefore:
    """Having a peak or a low before, or after, another line has its own."""

    function: Function
    than: Place
    lag: Lag
    at: Place | None = None
    amount: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """Where both have it, and that the one place lies so far before the other."""
        if extent.is_said or extent.excluded.ticks or subject.aggregate or subject.minus:
            return None
        pair = sides(c, subject, Subject(self.than), None)
        if pair is None or subject.quantifier or subject.count:
            return None
        one, two = (self._tops(c, replace(subject, place=p)) for p in (pair.own, pair.than))
        if not one or not two or one[0].axis != two[0].axis:
            return None
        axis, at = one[0].axis, self.at.get(one[0].axis) if self.at else ()
        if self.at is not None and (len(at) != 1 or len(self.at.ticks) != 1):
            return None
        pairs = list(product(one, two))
        ways = [self._way(c, subject, pair.own, tops, at) for tops in pairs]
        known = [w for w in ways if w is not None]
        if len(known) < len(ways) or len(c.names.dimensions[axis].ticks) < _FEWEST:
            return None
        truths = [c.table.evaluate(w).truth for w in known]
        foremost = {t for t, (a, b) in zip(truths, pairs, strict=True) if a.sole and b.sole}
        if len(foremost) != 1 or (not foremost.pop() and any(truths)):
            return None  # One of several peaks may be meant.
        return Reading((known[0],), FAMILY)

    def _way(
        self, c: Context, subject: Subject, own: Place, tops: tuple[Spot, Spot], at: tuple[str, ...]
    ) -> Formula | None:
        """That two points of two lines are such tops, and lie so far from each other."""
        axis = tops[0].axis
        places = [self._along(c, axis, t.tick) for t in tops]
        if None in places:
            return None
        own_place, other = (p for p in places if p is not None)
        distance = Number(other - own_place if self.lag.earlier else own_place - other)
        held: list[Formula] = [t.held for t in tops]
        if at:
            there = Place.of(axis, at).default(own)
            top = Place.of(axis, [tops[0].tick]).default(own)
            held.append(Compare(Comparator.EQUAL, subject.term(there), subject.term(top)))
        if self.lag.distance is None and distance.value == 0:
            held.append(self._on_that_side(c, own, axis, tops[1].tick))
        elif self.lag.distance is None:
            held.append(Compare(Comparator.MORE, distance, Number(0)))
        else:
            held.append(is_amount(distance, self.lag.distance))
        if self.amount is not None:
            top = Place.of(axis, [tops[0].tick]).default(own)
            held.append(is_amount(subject.term(top), self.amount))
        return both(held)

    def _on_that_side(self, c: Context, own: Place, axis: str, other: str) -> Formula:
        """That a line has its top among the points before, or after, one that is its top."""
        ascending = c.ascending(axis)
        at = ascending.index(other)
        side = ascending[:at] if self.lag.earlier else ascending[at + 1 :]
        there = Place.of(axis, side or (other,)).default(own)
        tops = (Aggregate(self.function, p.cells) for p in (there, own))
        if side:
            return Compare(Comparator.EQUAL, *tops)
        # Nothing lies before the first point: its top would have to be beyond that of all.
        beyond = Comparator.MORE if self.function is Function.MAX else Comparator.LESS
        return Compare(beyond, *tops)

    def _tops(self, c: Context, subject: Subject) -> list[Spot]:
        """Where a line has its highest or lowest value, or one that is so beside its neighbours."""
        found = stretches(c, replace(subject, own=frozenset()))
        if len(found) != 1 or len(found[0].ticks) < c.size(found[0].dimension):
            return []
        (along,) = found
        entries = [c.table.term(along.value(subject, t)).single for t in along.ticks]
        values = [e.value for e in entries if e is not None]
        choose = max if self.function is Function.MAX else min
        best = choose(values, default=0.0)
        if len(values) < len(entries):
            return []
        spots = []
        for i, tick in enumerate(along.ticks):
            beside = range(max(0, i - 1), min(i + 2, len(values)))
            if values[i] != best and len(beside) <= _PAIR:
                continue  # An end of the line that is no higher than all else is no peak.
            if values[i] == choose(values[j] for j in beside):
                near = along.ticks if values[i] == best else [along.ticks[j] for j in beside]
                top = Aggregate(self.function, along.at(subject, near))
                held = Compare(Comparator.EQUAL, along.value(subject, tick), top)
                spots.append(Spot(along.dimension, tick, held, sole=values[i] == best))
        return sorted(spots, key=lambda s: not s.sole)

    def _along(self, c: Context, axis: str, tick: str) -> float | None:
        """Where a tick lies, in the units of the distance that is said."""
        known = c.names.dimensions[axis]
        if self.lag.distance is None or not (self.lag.axis or self.lag.in_time):
            return float(c.ascending(axis).index(tick))
        if self.lag.in_time != is_time(known) and self.lag.axis != axis:
            return None
        return ordinates(known)[known.ticks.index(tick)]


@rule("lag", "how_far? sooner")
def _lag(_: Context, *rest: Meaning) -> Lag:
    """“two years before”, “later than”."""
    known = first(rest, Lag)
    earlier = exactly(rest, bool)
    return replace(known, earlier=earlier) if known else Lag(earlier)


@rule("how_far", "COUNT|NUMBER YEARS", "ABOUT|EXACTLY COUNT|NUMBER YEARS", "'a'|'one' YEARS")
def _years(c: Context, *rest: Meaning) -> Lag:
    years = the(rest, float)
    amount = _distance(rest)
    number = replace(amount.number, value=amount.number.value * years)
    return Lag(earlier=True, distance=replace(amount, number=number), in_time=True)


@rule("how_far", "COUNT|NUMBER LABEL", "ABOUT|EXACTLY COUNT|NUMBER LABEL", "'a'|'one' LABEL")
def _units(c: Context, *rest: Meaning) -> Lag | None:
    """“six weeks”, along an axis of weeks; “two epochs”."""
    label = the(rest, Label)
    known = c.names.dimensions[label.dimension]
    if None in known.numbers or is_time(known):
        return None
    return Lag(earlier=True, distance=_distance(rest), axis=label.dimension)


@rule("how_far", "COUNT STEP|VALUES", "'a'|'one' STEP|VALUES")
def _steps(_: Context, *rest: Meaning) -> Lag:
    """“two readings”."""
    return Lag(earlier=True, distance=_distance(rest))


def _distance(rest: tuple[Meaning, ...]) -> Amount:
    written = first(rest, Written)
    count = first_exactly(rest, int, 1)
    number = Number(written.value, written.decimals) if written else Number(float(count))
    return Amount(number, first(rest, Comparator) or Comparator.EQUAL)


@rule("sooner", "'before'", "'earlier' 'than'", "'sooner' 'than'", "'ahead' 'of'", "'prior' 'to'")
def _before(*_: Meaning) -> bool:
    return True


@rule("sooner", "'after'", "'later' 'than'", "'behind'")
def _after(*_: Meaning) -> bool:
    return False


@rule("other_top", "place", "place 's' top_kind?", "'that' 'of'|'in'|'for' place")
@rule("other_top", "DET top_kind 'of'|'in'|'for' place")
def _other(_: Context, *rest: Meaning) -> tuple[Place, Function | None]:
    """“than B”, “than B's”, “than that of B”."""
    return the(rest, Place), first(rest, Function)


@rule("clause", "top OCCURS|BE lag other_top", "top OCCURS|BE how_far 'earlier' THAN other_top")
@rule("clause", "top PRECEDES other_top", "top PRECEDES other_top 'by' how_far")
def _top_before(c: Context, top: Top, *rest: Meaning) -> Reading | None:
    """“The peak of A precedes that of B by four years”."""
    than, function = the(rest, tuple)
    lag = first(rest, Lag) or Lag(earlier=True)
    if (precedes := first_exactly(rest, bool)) is not None:
        lag = replace(lag, earlier=precedes)
    if function not in (None, top.function) or top.within.ticks:
        return None
    before = ToppingBefore(top.function, than, lag, amount=top.amount)
    return Statement(top.subject, before, Extent()).reading(c)


@rule("predicate", "PEAKS ABOUT? lag place ','? at?")
def _peaks_before(_: Context, function: Function, *rest: Meaning) -> ToppingBefore:
    """“A peaks four years earlier than B, in 2002”."""
    than, *when = every(rest, Place)
    return ToppingBefore(function, than, the(rest, Lag), when[0] if when else None)
