"""Stretches of the one ordered axis of a chart, of the years above all."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning
from figcheck.checking.english.families.build import open_dimensions
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import (
    Place,
    Subject,
)
from figcheck.checking.language.order import is_ordered, is_time
from figcheck.checking.language.tree import Aggregate, Comparator, Function, Order, Term
from figcheck.model import Kind, Role

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


_GRIDS = frozenset({Kind.HEATMAP, Kind.TABLE, Kind.SCATTER, Kind.BOX, Kind.PIE})
"""Kinds of figure whose columns have no order unless they are numbers or points of time."""


@dataclass(frozen=True)
class Stretch:
    """Values from one tick of an axis to another.

    Attributes:
        dimension: name of the axis.
        ticks: the ticks in their order, at least two.
        place: where on the other dimensions.
        timed: whether the axis is one of time.
        twin: on a diagonal the other axis, whose ticks are the same.
    """

    dimension: str
    ticks: tuple[str, ...]
    place: Place
    timed: bool
    twin: str | None = None

    def value(self, subject: Subject, tick: str) -> Term:
        """The value at one tick."""
        there = Place.of(self.dimension, [tick])
        if self.twin is not None:
            there = there.default(Place.of(self.twin, [tick]))
        return subject.term(self.place.default(there))

    def values(self, subject: Subject) -> Term:
        """The values at all ticks."""
        if self.twin is not None:
            order = Order(self.dimension, Comparator.EQUAL, self.twin)
            on_it = replace(
                self.place.default(Place.of(self.dimension, self.ticks)), orders=(order,)
            )
            return Aggregate(Function.MEAN, subject.term(on_it), (self.dimension,))
        return subject.term(self.place.default(Place.of(self.dimension, self.ticks)))


def stretches(c: Context, subject: Subject) -> tuple[Stretch, ...]:
    """Along what a statement about a subject may run: for each series that it names one.

    Values "in 2014" are looked at from the tick before.

    Args:
        c: the context of the clause.
        subject: the values that it is about, with everything that limits them.

    Returns:
        The stretches, none if the figure or the subject leaves open more or less
        than one ordered axis.
    """
    place = subject.place
    if place.orders:
        return _diagonal(c, place)
    drawn_in_order = c.figure.kind not in _GRIDS
    ordered = [
        d.name
        for d in c.figure.dimensions
        if len(d.ticks) > 1 and (is_ordered(d) or (d.role is Role.X and drawn_in_order))
    ]
    timed = [name for name in ordered if is_time(c.names.dimensions[name])]
    if subject.each is not None and not place.get(subject.each):
        place = place.default(Place.of(subject.each, c.names.dimensions[subject.each].ticks))
    others = [d for d in open_dimensions(c, place) if d not in (timed or ordered)]
    axes = timed or ordered
    if len(axes) > 1:
        # Of a grid's row only the columns are left open.
        axes = [name for name in axes if len(place.get(name)) != 1]
    if len(axes) != 1 or any(not place.get(d) for d in others) or len(others) > 1:
        return ()
    (name,) = axes
    ascending = c.ascending(name)
    named = place.get(name)
    ticks = tuple(t for t in ascending if t in named) if named else tuple(ascending)
    if len(ticks) == 1:
        if c.here.get(name) == named:
            return ()  # Only the surroundings name it: "In 2010 …, but it fell later".
        position = ascending.index(ticks[0])
        if position == 0:
            return ()
        ticks = (ascending[position - 1], *ticks)
    elif ticks != tuple(ascending[ascending.index(ticks[0]) : ascending.index(ticks[-1]) + 1]):
        return ()
    rest = place.without([name]).plain
    cases = product(*([(d, t) for t in place.get(d)] for d in others))
    return tuple(
        Stretch(
            name,
            ticks,
            Place(tuple((d, (t,)) for d, t in case)).default(rest),
            bool(timed),
        )
        for case in cases
    )


def _diagonal(c: Context, place: Place) -> tuple[Stretch, ...]:
    """The diagonal of a grid as a line, from its beginning on the horizontal axis."""
    if len(place.orders) != 1 or place.orders[0].comparator is not Comparator.EQUAL:
        return ()
    x, y = place.orders[0].left, place.orders[0].right
    rest = replace(place, orders=()).plain
    if x in place.dimensions or y in place.dimensions or set(open_dimensions(c, rest)) != {x, y}:
        return ()
    return (Stretch(x, tuple(c.ascending(x)), rest, timed=False, twin=y),)


@rule("at", "'from' coordinate 'to'|'until'|'through' coordinate")
@rule("at", "'between' coordinate 'and' coordinate")
def _stretch(c: Context, one: Place, two: Place) -> Place | None:
    """“from 2010 to 2015”."""
    return c.stretch(one, two)


@rule("at", "FROM_ON coordinate ONWARDS?")
def _from_on(c: Context, _: bool, place: Place, *__: Meaning) -> Place | None:
    """“since 2010”, “after 2010”: changes from then on are meant, of which it is the first."""
    return c.ray(place, after=True, included=True)
