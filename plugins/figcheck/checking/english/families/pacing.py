"""How fast values move here and there on an axis: “faster after 2000 than before”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, is_single
from figcheck.checking.english.families.diminishing import Pacing
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.meanings.signs import or_as_read
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Direction,
    Formula,
    Number,
    Term,
    Trend,
)
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_Span = tuple[int, int]
"""The positions on an axis from which and to which a change is looked at."""


@record
class Beyond:
    """The other side of the stretch that is spoken of: “… than before”, “… than afterwards”.

    Attributes:
        after: whether it is what comes after.
        adjacent: whether only as much of it is meant: “than in the decade before”.
    """

    after: bool
    adjacent: bool = False


@record
class MovingMore:
    """Rising or falling more in one stretch of an axis than in another.

    Attributes:
        up: whether it rises.
        more: whether more or less.
        one: the stretch; what the statement is limited to where it names none itself.
        two: the other one.
        fast: whether the pace is meant rather than how far it gets.
    """

    up: bool
    more: bool
    one: Place
    two: Place | Beyond
    fast: bool = False

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the change is larger in the one.

        Where both are equally long, pace and distance are the same. If not, a pace is a change
        per unit of the axis, and on axes that are not of time per step as well: both must be so.
        """
        if subject.aggregate or subject.minus or extent.is_said or extent.excluded.ticks:
            return None
        place = self.one if self.one.ticks else extent.place
        if len(place.ticks) != 1 or (self.one.ticks and extent.place.dimensions & place.dimensions):
            return None
        ((axis, ticks),) = place.ticks
        if not is_ordered(c.names.dimensions[axis]) or axis in subject.own:
            return None
        ordered = c.ascending(axis)
        own = _span(ordered, ticks)
        if isinstance(self.two, Beyond):
            other = _beyond(self.two, own, len(ordered))
        else:
            other = _span(ordered, self.two.get(axis))
        if own is None or other is None or own == other:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in _lines(c, subject, axis):
            formulas = self._formulas(c, subject, along, (own, other))
            if formulas is None:
                return None
            cases.append(formulas)
        return of_several(c, cases, subject, "trend") if cases else None

    def _formulas(
        self, c: Context, subject: Subject, along: Stretch, spans: tuple[_Span, _Span]
    ) -> tuple[Formula, ...] | None:
        changes: list[Term] = []
        for span in spans:
            ends = [along.ticks[i] for i in (span if not self.up else span[::-1])]
            places = [Place.of(along.dimension, [t]).default(along.place) for t in ends]
            if not all(is_single(c, place) for place in places):
                return None
            changes.append(Arithmetic("-", *(along.value(subject, t) for t in ends)))
        sign = Comparator.MORE if self.more else Comparator.LESS
        moving = Compare(Comparator.MORE, changes[not self.more], Number(0))
        formulas: list[Formula] = []
        for sizes in _lengths(c, along, spans) if self.fast else [(1.0, 1.0)]:
            paces = changes
            if sizes[0] != sizes[1]:
                paces = [
                    Arithmetic("/", change, Number(size))
                    for change, size in zip(changes, sizes, strict=True)
                ]
            formulas.append(both([moving, Compare(sign, *paces)]))
        return tuple(dict.fromkeys(formulas))


def _span(ordered: Sequence[str], ticks: Sequence[str]) -> _Span | None:
    """From where to where some ticks run; `None` for a single one."""
    places = sorted(map(ordered.index, ticks))
    return (places[0], places[-1]) if len(places) > 1 else None


def _beyond(beyond: Beyond, own: _Span | None, size: int) -> _Span | None:
    """What lies beyond a stretch; `None` if nothing does."""
    if own is None:
        return None
    length = own[1] - own[0]
    if beyond.after:
        other = own[1], own[1] + length if beyond.adjacent else size - 1
    else:
        other = own[0] - length if beyond.adjacent else 0, own[0]
    return other if 0 <= other[0] < other[1] < size else None


def _lines(c: Context, subject: Subject, axis: str) -> tuple[Stretch, ...]:
    """The whole lines along an axis that a subject is about."""
    whole = Subject(subject.place.without([axis]), each=subject.each, own=subject.own)
    return tuple(s for s in stretches(c, whole) if s.dimension == axis)


def _lengths(c: Context, along: Stretch, spans: tuple[_Span, _Span]) -> list[tuple[float, float]]:
    """How long two stretches are, in each of the ways to measure them."""
    known = c.names.dimensions[along.dimension]
    numbers = dict(zip(known.ticks, known.numbers, strict=True))
    steps = float(spans[0][1] - spans[0][0]), float(spans[1][1] - spans[1][0])
    found: list[float] = []
    for low, high in spans:
        one, two = numbers[along.ticks[low]], numbers[along.ticks[high]]
        if one is None or two is None:
            return [steps]
        found.append(two - one)
    units = found[0], found[1]
    return [units] if is_time(known) else [units, steps]


@record
class Slowing:
    """Moving less fast, or faster, from a point of the axis on.

    Attributes:
        up: whether it rises or falls; `None` if that is not said.
        slower: whether it slows down.
        turn: the point, as all ticks from there on; what the statement is limited to if not said.
    """

    up: bool | None
    slower: bool
    turn: Place = EVERYWHERE

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the pace beyond the point is less than before it, and so are the steps next to it.

        Where no point is named, or only a part of the axis, its steps must shrink one by one.
        """
        place = self.turn if self.turn.ticks else extent.place
        axes = [d for d, t in place.ticks if len(t) > 1 and is_ordered(c.names.dimensions[d])]
        if len(axes) != 1 or not _goes_to_the_end(c, axes[0], place.get(axes[0])):
            pacing = Pacing(self.slower, throughout=False, up=self.up)
            return None if self.turn.ticks else pacing.reading(c, subject, extent)
        (axis,) = axes
        later = Place.of(axis, place.get(axis))
        ordered = c.ascending(axis)
        start = min(map(ordered.index, place.get(axis)))
        free = replace(subject, place=subject.place.without([axis]))
        reach = replace(extent, place=extent.place.without([axis]))
        up = self._way(c, free, axis) if self.up is None else self.up
        if up is None:
            return None
        paces = MovingMore(up, not self.slower, later, Beyond(after=False), fast=True)
        beside = MovingMore(
            up,
            not self.slower,
            Place.of(axis, ordered[start : start + 2]),
            Place.of(axis, ordered[start - 1 : start + 1]),
            fast=True,
        )
        reading = paces.reading(c, free, reach)
        return reading and or_as_read(reading, beside.reading(c, free, reach))

    @staticmethod
    def _way(c: Context, subject: Subject, axis: str) -> bool | None:
        """Which way all lines move on the whole."""
        ways = {
            c.table.evaluate(Trend(Direction.RISES_OVERALL, along.values(subject))).truth
            for along in _lines(c, subject, axis)
        }
        return ways.pop() if len(ways) == 1 else None


def _goes_to_the_end(c: Context, axis: str, ticks: Sequence[str]) -> bool:
    """Whether ticks are all of an axis from one of them on, but not from the first one."""
    ordered = c.ascending(axis)
    return [*ordered[-len(ticks) :]] == [t for t in ordered if t in ticks] != ordered


@rule(
    "pace_span", "at", "'from' coordinate 'to' coordinate", "'between' coordinate 'and' coordinate"
)
def _pace_span(c: Context, place: Place, other: Place | None = None) -> Place | None:
    """“from 2000 to 2010”, “after 2000”: as changes are told."""
    if other is not None:
        return c.stretch(place, other)
    return None if place.of_changes is False else place.plain


@rule("pace_rival", "pace_span", "the_one_before", "the_other_side")
def _rival(_: Context, rival: Place | Beyond) -> Place | Beyond:
    return rival


@rule("the_other_side", "EARLIER_ON")
def _earlier(*_: Meaning) -> Beyond:
    """“… than before”, “… than until then”."""
    return Beyond(after=False)


@rule("the_other_side", "LATER_ON")
def _later(*_: Meaning) -> Beyond:
    """“… than afterwards”, “… than after that”."""
    return Beyond(after=True)


@rule(
    "the_one_before", "AT DET YEARS|LEAP|KIND EARLIER", "AT DET 'previous'|'preceding' YEARS|LEAP"
)
def _the_one_before(*_: Meaning) -> Beyond:
    return Beyond(after=False, adjacent=True)


@rule("the_one_before", "AT DET YEARS|LEAP|KIND LATER_ON", "AT DET 'next'|'following' YEARS|LEAP")
def _the_one_after(*_: Meaning) -> Beyond:
    return Beyond(after=True, adjacent=True)


@rule(
    "predicate", "moves FASTER pace_span THAN pace_rival", "moves pace_span FASTER THAN pace_rival"
)
@rule("predicate", "moves FASTER THAN pace_rival")
@rule("predicate", "GAINS MORE_CASES measure|KIND? pace_span? THAN pace_rival")
def _moves_more(c: Context, *rest: Meaning) -> MovingMore | None:
    """“… grew faster after 2000 than before”."""
    move, places = first(rest, Move), every(rest, Place)
    if move is not None and move.manner is not None:
        return None
    beyond = first(rest, Beyond)
    up = move.up if move else the(rest, bool)
    rival = beyond or places.pop()
    own = places[0] if places else EVERYWHERE
    more = the(rest, Comparator) is Comparator.MORE
    return MovingMore(up, more, own, rival, fast=c.discourse.clause_has_word(_OF_PACE))


_OF_PACE = (
    "(?:faster|slower|slowly|quickly|rapidly|quicker|steeply|sharply|gently|gradually|steeper|rate"
    "|pace)"
)
"""Words for how fast something moves; “more” says how far."""
