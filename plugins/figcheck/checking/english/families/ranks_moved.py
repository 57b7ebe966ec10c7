"""Places in an order that change: “climbs from fourth in 2010 to second in 2016”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.behind import Joined
from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.overtaking import Overtaking
from figcheck.checking.english.families.ranking import FAMILY, Ranked
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import OPPOSITE, Comparator, Formula, Function, Not, Or
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Rung:
    """A place in an order.

    Attributes:
        rank: counted from the best, or below zero from the worst.
        by_size: whether it is counted from the highest or lowest instead.
        where: at which point of an axis it is held, if that is said.
    """

    rank: int
    by_size: bool = False
    where: Place = EVERYWHERE

    def ranked(self, c: Context, place: Place) -> Ranked:
        """It as a rank by size, at a place where it may be that less is better."""
        function = Function.MAX if self.rank > 0 else Function.MIN
        if not self.by_size and more_is_better(c, place) is False:
            function = OPPOSITE[function]
        return Ranked(function, abs(self.rank))

    def height(self, size: int) -> int:
        """How many come before it, of so many."""
        return self.rank - 1 if self.rank > 0 else size + self.rank


@record
class RankMoved:
    """Getting from one place in an order to another along an axis.

    Attributes:
        up: whether it is said to get up or down; `None` if neither.
        start: the place at first; `None` if that is not said.
        stop: the place it gets to.
    """

    up: bool | None
    start: Rung | None
    stop: Rung

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it has the one rank at the first of two points, and the other at the last."""
        if subject.aggregate or subject.quantifier or subject.count or subject.minus:
            return None
        if extent.is_said or extent.excluded.ticks or len(subject.own) != 1:
            return None
        axes = [d.name for d in c.figure.dimensions if is_ordered(d) and len(d.ticks) > 1]
        axes = [a for a in axes if a not in subject.own]
        if not self._is_sensible(c.size(next(iter(subject.own)))):
            return None
        if self.start and self.start.where.ticks and not self.start.where.dimensions & {*axes}:
            return self._across(c, subject, self.start)
        if len(axes) != 1:
            return None
        (axis,) = axes
        ticks = [t for t in c.ascending(axis) if t in (extent.place.get(axis) or c.ascending(axis))]
        last = self._tick(c, axis, self.stop, ticks[-1])
        if last is None:
            return None
        if self.start is None:
            return self._got_there(c, subject, axis, last)
        first_one = self._tick(c, axis, self.start, ticks[0])
        order = c.ascending(axis)
        if first_one is None or order.index(first_one) >= order.index(last):
            return None
        ends = ((self.start, first_one), (self.stop, last))
        held = [self._held(c, subject, rung, axis, tick) for rung, tick in ends]
        return Reading((both(held),), FAMILY) if None not in held else None

    def _across(self, c: Context, subject: Subject, start: Rung) -> Reading | None:
        """“… slips from first place on News to third on Mail and Web”: of things in no order."""
        axes = start.where.dimensions
        if len(axes) != 1 or axes != self.stop.where.dimensions or axes & subject.own:
            return None
        (axis,) = axes
        if {*start.where.get(axis)} & {*self.stop.where.get(axis)}:
            return None
        held = [
            self._held(c, subject, rung, axis, tick)
            for rung in (start, self.stop)
            for tick in rung.where.get(axis)
        ]
        return Reading((both(held),), FAMILY) if None not in held else None

    def _is_sensible(self, size: int) -> bool:
        """Whether it gets up or down as it says: not “falls from third to first”."""
        if self.start is None or self.start.by_size or self.stop.by_size or self.up is None:
            return True
        return (self.stop.height(size) < self.start.height(size)) is self.up

    @staticmethod
    def _tick(c: Context, axis: str, rung: Rung, otherwise: str) -> str | None:
        if not rung.where.ticks:
            return otherwise
        ticks = rung.where.get(axis)
        return ticks[0] if len(ticks) == 1 and rung.where.dimensions == {axis} else None

    @staticmethod
    def _held(c: Context, subject: Subject, rung: Rung, axis: str, tick: str) -> Formula | None:
        place = Place.of(axis, [tick]).default(subject.place)
        ranked = rung.ranked(c, place)
        reading = ranked.reading(c, replace(subject, place=place), Extent())
        return reading.formulas[0] if reading and len(reading.formulas) == 1 else None

    def _got_there(self, c: Context, subject: Subject, axis: str, last: str) -> Reading | None:
        """That it has the rank there, and not before: at the step before, or at the first."""
        order = c.ascending(axis)
        there = self._held(c, subject, self.stop, axis, last)
        place = order.index(last)
        if there is None or place == 0:
            return None
        found: list[Formula] = []
        for tick in dict.fromkeys((order[place - 1], order[0])):
            before = self._held(c, subject, self.stop, axis, tick)
            if before is None:
                return None
            found.append(both([there, Not(before)]))
        return Reading((*found, Or(tuple(found))) if len(found) > 1 else tuple(found), FAMILY)


@rule("rung", "DET? RANKED")
def _by_rank(_: Context, *rest: Meaning) -> Rung:
    """“second place”."""
    return Rung(int(the(rest, float)))


@rule("rung", "FIRST", "TOP_OF_ORDER")
def _at_an_end(_: Context, function: Function) -> Rung:
    """“last”, “the top”."""
    return Rung(1 if function is Function.MAX else -1)


@rule("rung", "DET? ORDINAL SPOT_IN_ORDER")
def _by_position(_: Context, *rest: Meaning) -> Rung:
    """“the 4th spot”."""
    return Rung(exactly(rest, int) + 1)


@rule("rung", "DET? EXTREME measure?", "DET? ORDINAL '-'? EXTREME measure?")
def _by_size(_: Context, *rest: Meaning) -> Rung:
    """“second-lowest”, “the highest”."""
    position = first_exactly(rest, int, 0) + 1
    return Rung(position if the(rest, Function) is Function.MAX else -position, by_size=True)


@rule("rung_at", "rung at?")
def _rung_at(_: Context, rung: Rung, where: Place | None) -> Rung:
    return replace(rung, where=where.plain) if where else rung


@rule("changes_place", "RISES|CHANGES_PLACE 'up'|'down'|'back'?")
def _changes_place(_: Context, *rest: Meaning) -> str:
    """“climbs”, “moves up”: which way, the ranks themselves say."""
    up = first(rest, bool)
    return "either" if up is None else "up" if up else "down"


@rule("predicate", "changes_place 'from' rung_at 'to' rung_at")
@rule("predicate", "changes_place 'to'|'into' rung_at")
@rule("predicate", "changes_place 'from' rung_at 'into'|'up' 'to'? rung_at")
def _moves(_: Context, way: str, *rest: Meaning) -> RankMoved:
    """“… climbs from fourth in 2010 to second in 2016”, “… falls to third in 2014”."""
    *start, stop = every(rest, Rung)
    up = None if way == "either" else way == "up"
    return RankMoved(up, start[0] if start else None, stop)


# At whose cost -------------------------------------------------------------------------------


@record
class RankTaken:
    """Getting a place in an order that another had, or losing it to another.

    Attributes:
        rung: the place, and where it changes hands if that is said.
        other: who else has it, before or afterwards.
        gets: whether the subject gets it.
    """

    rung: Rung
    other: Place
    gets: bool

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one has it where that is said, and the other at the point before."""
        if extent.is_said or extent.excluded.ticks or subject.aggregate or subject.quantifier:
            return None
        if len(subject.own) != 1 or self.other.dimensions != subject.own or self.other.notes:
            return None
        axes = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
        axes = [a for a in axes if a not in subject.own]
        if len(axes) != 1:
            return None
        (axis,) = axes
        order = c.ascending(axis)
        told = self.rung.where.get(axis) or extent.place.get(axis)
        if len(told) > 2 or self.rung.where.dimensions - {axis}:
            return None
        own = subject.place.get(*subject.own)
        rest = self.other.get(*subject.own)
        if len(own) != 1 or len(rest) != 1 or own == rest:
            return None
        start, stop = self._ends(order, told)
        if start is None:
            return None
        before, after = (rest, own) if self.gets else (own, rest)
        rung = replace(self.rung, where=EVERYWHERE)
        held = [
            self._held(c, subject, rung, axis, tick, who)
            for tick, who in ((start, before), (stop, after))
        ]
        return Reading((both(held),), FAMILY) if None not in held else None

    @staticmethod
    def _ends(order: Sequence[str], told: Sequence[str]) -> tuple[str | None, str]:
        """Between which points of the axis it changes hands; `None` if that is not told."""
        if len(told) == 2:
            one, two = sorted(told, key=order.index)
            return one, two
        stop = told[0] if told else order[-1]
        place = order.index(stop)
        if place == 0 or (not told and len(order) > 2):
            return None, stop
        return order[place - 1], stop

    @staticmethod
    def _held(  # noqa: PLR0917
        c: Context, subject: Subject, rung: Rung, axis: str, tick: str, who: tuple[str, ...]
    ) -> Formula | None:
        (dimension,) = subject.own
        around = subject.place.without([dimension, axis])
        place = Place.of(axis, [tick]).default(Place.of(dimension, who)).default(around)
        ranked = rung.ranked(c, place)
        reading = ranked.reading(c, Subject(place, own=subject.own), Extent())
        return reading.formulas[0] if reading and len(reading.formulas) == 1 else None


@rule("predicate", "TAKES_OVER rung 'from' place at?")
def _takes(_: Context, *rest: Meaning) -> RankTaken:
    """“… takes second place from B in 2000”."""
    return _taken(rest, gets=True)


_MOVES_IN = "(?:(?:takes?|took|taken|taking) over|(?:seiz|captur|snatch|grab|conquer)[a-z]*)"
"""“takes over first place”; who “takes second place” may have had it all along."""


@rule("predicate", "TAKES_OVER rung_at")
def _takes_over(c: Context, *rest: Meaning) -> RankMoved | None:
    """“… takes over first place in 2018”: it did not have it before."""
    if not c.discourse.clause_has_word(_MOVES_IN):
        return None
    return RankMoved(True, None, the(rest, Rung))


@rule("predicate", "CEDES rung 'to' place at?")
def _cedes(_: Context, *rest: Meaning) -> RankTaken:
    """“… cedes first place to B in 2000”."""
    return _taken(rest, gets=False)


@rule("predicate", "REPLACES place AT rung at?")
def _replaces(_: Context, *rest: Meaning) -> RankTaken:
    """“… replaces B in second place”."""
    return _taken(rest, gets=True)


def _taken(rest: tuple[Meaning, ...], *, gets: bool) -> RankTaken:
    other, *where = every(rest, Place)
    rung = the(rest, Rung)
    return RankTaken(replace(rung, where=where[0].plain) if where else rung, other, gets)


@rule("predicate", "CROSSES|SURPASSES passed ','? 'into'|'to'|'for' rung")
@rule("predicate", "CROSSES|SURPASSES passed ','? 'to' 'take'|'claim'|'seize' rung")
def _passes_into(_: Context, *rest: Meaning) -> Joined:
    """“… moves past B into second place”."""
    sign, passed = the(rest, Comparator), the(rest, tuple)
    overtaking = Overtaking(sign, passed, by_quality=True)
    return Joined((overtaking, RankMoved(sign is Comparator.MORE, None, the(rest, Rung))))
