"""Stretches of the one ordered axis of a chart, of the years above all."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import open_dimensions
from figcheck.checking.english.meanings.meaning import OF_ALL, Extent, Place, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.phrases.extents import is_each_of_several
from figcheck.checking.language.order import is_ordered, tells_time
from figcheck.checking.language.tree import Aggregate, Comparator, Function, Order, Quantifier, Term
from figcheck.model import Kind, Role
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_GRIDS = frozenset({Kind.HEATMAP, Kind.TABLE, Kind.SCATTER, Kind.BOX, Kind.PIE})
"""Kinds of figure whose columns have no order unless they are numbers or points of time."""

_THEN = "then"
_JOINED = {"from": "to", "between": "and"}
"""What stands before one end of a run, and between the two."""

_FROM = "(?:from|since|between|in|by|at)"
"""Words that say themselves from when on something goes, or when it does."""

FROM_ON = r"from .{1,30}? (?:on|onwards?|upwards?)"
"""How a sentence says where something begins that goes on."""


_DAYS_OF_A_KIND = r"(?:at|on|over|during) (?:the |a |both )?week-?ends?(?: days)?"
"""How days are told that are no way from the one to the other: “twice as many at the weekend”."""

_ONE_STEP = 2
"""Ticks of the shortest way along an axis."""


@record
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
        """The value at one tick, or what the subject makes of its values there."""
        there = Place.of(self.dimension, [tick])
        if self.twin is not None:
            there = there.default(Place.of(self.twin, [tick]))
        term = subject.term(self.place.default(there))
        return term if subject.aggregate is None else Aggregate(subject.aggregate, term)

    def values(self, subject: Subject) -> Term:
        """The values at all ticks."""
        return self.at(subject, self.ticks)

    def at(self, subject: Subject, ticks: Iterable[str]) -> Term:
        """The values at some ticks of the axis."""
        place = self.place.default(Place.of(self.dimension, ticks))
        if self.twin is not None:
            order = Order(self.dimension, Comparator.EQUAL, self.twin)
            diagonal = subject.term(replace(place, orders=(order,)))
            return Aggregate(Function.MEAN, diagonal, (self.dimension,))
        term = subject.term(place)
        if subject.aggregate is None:
            return term
        return Aggregate(subject.aggregate, term, (self.dimension,))


_ACROSS = (
    "(?:left|right|rightwards?|leftwards?|across|along|bars?|from [^,;:]*[a-z] to [^,;:]*[a-z])"
)
"""Words by which values are followed along what is drawn side by side."""


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
    # "On all working days it dips at noon": on each by itself, from hour to hour.
    apart = {d for d, t in place.ticks if is_each_of_several(c, Place.of(d, t))}
    ordered = [name for name in ordered if name not in apart]
    x = c.figure.dimension(Role.X)
    in_time = any(is_time(c.names.dimensions[name]) for name in ordered)
    if x is not None and x.name in ordered and _runs_along(c, x.name, subject):
        # "In 2017 it fell from 24 to 19": over time, not from one thing to the next.
        ordered = [x.name] if is_ordered(x) or not in_time else ordered
    if (run := _run_named(c, place)) is not None:
        if not run.forwards:
            return ()
        ordered = [run.dimension]
    timed = [name for name in ordered if is_time(c.names.dimensions[name])]
    if subject.aggregate is not None:
        # "The mean over the plants rises from 4 to 7": with the dose, not from plant to plant.
        truly = [name for name in ordered if is_ordered(c.names.dimensions[name])]
        drawn = ordered if c.discourse.clause_has_word(_ACROSS) else []
        return _aggregated(c, subject, tuple(timed or truly or drawn), timed=bool(timed))
    if subject.each is not None and not place.get(subject.each):
        place = place.default(Place.of(subject.each, c.names.dimensions[subject.each].ticks))
    others = [d for d in open_dimensions(c, place) if d not in (timed or ordered)]
    axes = timed or ordered
    if len(axes) > 1 and subject.each in axes:
        # "all three plants improve with the dose": the plants are the lines.
        axes = [name for name in axes if name != subject.each]
        others = [*others, subject.each]
    if len(axes) > 1:
        # Of a grid's row only the columns are left open; "row 3 falls at column 5" along these.
        left_open = [name for name in axes if len(place.get(name)) != 1]
        axes = left_open or [name for name in axes if name not in subject.own]
    if len(axes) != 1 or any(not place.get(d) for d in others) or len(others) > 1:
        return ()
    (name,) = axes
    ticks = _ticks(c, place, name)
    if not ticks or (place.get(name) and c.discourse.clause_has_word(_DAYS_OF_A_KIND)):
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


_FOR_SO_LONG = r"(?:over|within|in|during)(?: the course of| a span of| a period of)?(?: all)?"
"""What stands before how long something takes, or goes on."""

_BY_THEN = r"by (?:the )?(?:\w+ )?\d{4}"
"""A point of time until which something changes."""


def since_then(c: Context, along: Stretch) -> Stretch | None:
    """“It peaks in 2013. It then falls until 2019”: a stretch from what was named last on.

    `None` if nothing was named from which it may go on.
    """
    ascending = c.ascending(along.dimension)
    goes_on = c.discourse.clause_has_word(_THEN) and not c.discourse.clause_has_word(_FROM)
    if along.ticks[0] != ascending[0]:
        return along
    if goes_on:
        last = c.named_last()
        if last is None:
            return None
        turn = max((ascending.index(t) for t in last.get(along.dimension)), default=0)
    else:
        # "It stood at 5 in 2013. It fell by 3 by 2019": from there on.
        start = c.discourse.point_taken_up(along.dimension)
        if start is None or not c.discourse.clause_has_word(_BY_THEN):
            return along
        turn = ascending.index(start)
    kept = along.ticks[turn:]
    return replace(along, ticks=kept) if len(kept) > 1 else None


def from_the_first(
    c: Context, subject: Subject, extent: Extent, *, in_time: bool = True
) -> tuple[Subject, Extent] | None:
    """What is said of one tick of an axis, said of all the way to it, where that is longer.

    Args:
        c: the context.
        subject: what is spoken of.
        extent: where it is spoken of.
        in_time: whether the axis may be one of time, where “in 2010” is the year alone.
    """
    axes = {along.dimension for along in stretches(c, subject)}
    for dimension, ticks in subject.place.ticks:
        timed = tells_time(c.names.dimensions[dimension])
        if len(ticks) != 1 or dimension not in axes or (timed and not in_time):
            continue
        if is_length(c, dimension, ticks[0]) and not _is_whole_length(c, dimension, ticks[0]):
            continue  # "over 400 cycles": any that are as long.
        start = c.ray(Place.of(dimension, ticks), after=False, included=True)
        # "It peaks at 8 threads. It loses 3 by 32": from there on.
        turn = None if subject.minus else c.discourse.point_taken_up(dimension)
        if start is not None and turn is not None:
            start = c.stretch(Place.of(dimension, [turn]), Place.of(dimension, ticks))
        if start is not None and (turn is not None or len(start.get(dimension)) > _ONE_STEP):
            beside = extent.place.without([dimension])
            return replace(subject, place=start.default(subject.place)), replace(
                extent, place=beside
            )
    return None


@record
class _Run:
    """From one to another of things, in the order in which they are listed."""

    dimension: str
    forwards: bool


def _run_named(c: Context, place: Place) -> _Run | None:
    """Along what a clause says that something goes “from A to B”, of bars or of columns.

    Of axes that have an order there is none to be found, unless there is another to be told from.
    """
    tokens = tokenise(c.discourse.clause)
    for start, token in enumerate(tokens[:-1]):
        joined = _JOINED.get(token.word)
        if joined is None:
            continue
        for stop, one in c.names.ticks_at(tokens, start + 1):
            if stop + 1 >= len(tokens) or tokens[stop].word != joined:
                continue
            for _, two in c.names.ticks_at(tokens, stop + 1):
                known = c.names.dimensions[one.dimension]
                ends = (*one.ticks, *two.ticks)
                if one.dimension != two.dimension or len(ends) != 2:
                    continue
                if is_ordered(known):
                    if not _is_only_way(c, place, known.name):
                        continue
                elif joined != "to":
                    continue  # "Between A and B" lies nothing, of things without an order.
                if set(ends) <= set(place.get(one.dimension)):
                    first_, last = (known.positions[tick] for tick in ends)
                    return _Run(one.dimension, first_ < last)
    return None


def _is_only_way(c: Context, place: Place, axis: str) -> bool:
    """Whether all other axes are at one point: “from July to November 1960” is in one year."""
    axes = (d.name for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d))
    sizes = [len(place.get(name)) for name in axes if name != axis]
    return bool(sizes) and set(sizes) == {1}


def is_length(c: Context, axis: str, tick: str) -> bool:
    """Whether a clause tells by a tick how long something goes on: “falls over 1000 cycles”.

    A year and what an axis names otherwise are points that lie where they are.
    """
    dimension = c.names.dimensions[axis]
    number = dimension.numbers[dimension.positions[tick]]
    if number is None or tells_time(dimension):
        return False
    return c.discourse.clause_has_word(rf"{_FOR_SO_LONG} {re.escape(tick.lower())} [a-z]+s")


def _is_whole_length(c: Context, axis: str, tick: str) -> bool:
    """Whether all of an axis is as long as the number of a tick: it goes from zero to it."""
    ascending, known = c.ascending(axis), c.names.dimensions[axis]
    return tick == ascending[-1] and known.numbers[known.positions[ascending[0]]] == 0


def names_stretch(c: Context, place: Place) -> bool:
    """Whether a place names several ticks of an axis that has an order: “from 10 to 80”."""
    return any(len(t) > 1 and is_ordered(c.names.dimensions[d]) for d, t in place.ticks)


def _runs_along(c: Context, x: str, subject: Subject) -> bool:
    """Whether a subject is of lines, which run along their axis, be they years themselves."""
    free = len(subject.place.get(x)) != 1 and subject.each != x
    return c.figure.kind is Kind.LINE and free


def _ticks(c: Context, place: Place, axis: str) -> tuple[str, ...]:
    """The ticks of an axis that a place leaves, in ascending order; none if they have gaps."""
    ascending = c.ascending(axis)
    named = place.get(axis)
    ticks = tuple(t for t in ascending if t in named) if named else tuple(ascending)
    if len(ticks) == 1:
        alone = c.here.get(axis) == named and not _says_tick(c, axis, ticks[0])
        if is_length(c, axis, ticks[0]):
            # "It falls over 1000 cycles": from 0 on, and not from the tick before 1000.
            return tuple(ascending) if _is_whole_length(c, axis, ticks[0]) else ()
        if alone or not is_ordered(c.names.dimensions[axis]):
            return ()  # Only the surroundings name it: "In 2010 …, but it fell later".
        position = ascending.index(ticks[0])
        # "By 2000 it has lost 12" is said of all the time until then.
        start = (
            0 if c.discourse.clause_has_word(f"by {re.escape(ticks[0].lower())}") else position - 1
        )
        return tuple(ascending[start : position + 1]) if position else ()
    whole = ascending[ascending.index(ticks[0]) : ascending.index(ticks[-1]) + 1]
    return ticks if ticks == tuple(whole) else ()


def _says_tick(c: Context, axis: str, tick: str) -> bool:
    """Whether a clause itself names one tick of an axis, be it told by its surroundings or not."""
    tokens = tokenise(c.discourse.clause)
    found = (named for i in range(len(tokens)) for _, named in c.names.ticks_at(tokens, i))
    return any(named.dimension == axis and named.ticks == (tick,) for named in found)


def _aggregated(
    c: Context, subject: Subject, axes: tuple[str, ...], *, timed: bool
) -> tuple[Stretch, ...]:
    """The line of a mean or a sum along the axis: “total output”, “row averages”."""
    place = subject.place
    axes = tuple(a for a in axes if a != subject.over)
    if subject.each in axes:
        axes = (subject.each,)
    open_axes = [a for a in axes if len(place.get(a)) != 1]
    # "The total grows from Monday to Friday", of hours and days: along the days.
    named = [a for a in open_axes if place.get(a) and subject.aggregate is Function.SUM]
    axes = tuple(named if len(named) == 1 else open_axes) or axes
    if subject.pooled is not None:
        axes = (subject.pooled,)
    if len(axes) != 1:
        return ()
    (axis,) = axes
    ticks = _ticks(c, place, axis)
    if not ticks:
        return ()
    rest = place.without([axis]).plain
    beside = {*open_dimensions(c, place)} - {axis, subject.over, subject.each}
    if subject.over is not None and beside:
        return ()  # The spread between the rows of a panel, of which there are two.
    alone = not c.names.has_one_measure and not {*open_dimensions(c, rest)} - {axis}
    if alone and subject.aggregate is not Function.SUM:
        return ()  # "Its average rises": over what, if along the only axis that is left open?
    if subject.each is None or subject.each == axis:
        return (Stretch(axis, ticks, rest, timed),)
    lines = rest.get(subject.each) or c.names.dimensions[subject.each].ticks
    return tuple(
        Stretch(axis, ticks, Place.of(subject.each, [t]).default(rest), timed) for t in lines
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
def _stretch(c: Context, one: Place, two: Place) -> Place | None:
    """“from 2010 to 2015”."""
    return c.stretch(one, two)


@rule("at", "'between' coordinate 'and' coordinate")
def _between(c: Context, one: Place, two: Place) -> Place | None:
    """“between 2010 and 2015”."""
    return c.stretch_between(one, two)


@rule("at", "FROM_ON coordinate ONWARDS?")
def _from_on(c: Context, starts_after: bool, place: Place, *_: Meaning) -> Place | None:
    """“since 2010”; “after 2010” of changes, which begin then."""
    return _beyond(c, place, after=True, of_changes=True if starts_after else None)


@rule("at", "FROM_ON coordinate ONWARDS?")
def _after(c: Context, starts_after: bool, place: Place, *_: Meaning) -> Place | None:
    """“after 2010” of values: the later ticks."""
    return _beyond(c, place, after=True, of_changes=False) if starts_after else None


@rule("at", "UNTIL coordinate")
def _until(c: Context, stops_before: bool, place: Place) -> Place | None:
    """“until 2000”, “up to 8 threads”; “before 2000” of changes, which end then."""
    return _beyond(c, place, after=False, of_changes=True if stops_before else None)


@rule("at", "'all'? 'the'? 'way'? 'down' 'to' coordinate")
def _down_to(c: Context, place: Place) -> Place | None:
    """“down to 4 bits”, of bits that are drawn from 16 down."""
    if len(place.ticks) != 1 or c.drawn(place.ticks[0][0]) == c.ascending(place.ticks[0][0]):
        return None
    return c.ray(place, after=True, included=True)


@rule("at", "UNTIL coordinate")
def _before(c: Context, stops_before: bool, place: Place) -> Place | None:
    """“before 2000” of values: the earlier ticks."""
    return _beyond(c, place, after=False, of_changes=False) if stops_before else None


def _beyond(c: Context, place: Place, *, after: bool, of_changes: bool | None) -> Place | None:
    found = c.ray(place, after=after, included=of_changes is not False)
    return None if found is None else replace(found, of_changes=of_changes)


@rule("subject", "DET? LABEL AGGREGATE measure? at", "DET? LABEL 's' AGGREGATE measure? at")
def _average_of_one(_: Context, *rest: Meaning) -> Subject | None:
    """“the column average for width 256”."""
    place = the(rest, Place)
    if len(place.get(the(rest, Label).dimension)) != 1 or place.notes:
        return None
    return Subject(place, aggregate=the(rest, Function))


@rule("subject", "DET? AGGREGATE 'of' 'a'|'the' LABEL")
@rule("subject", "DET? LABEL AGGREGATE measure?", "DET? AGGREGATE 'of'|'over' EACH LABEL")
def _averages_by(c: Context, *rest: Meaning) -> Subject | None:
    """“row averages”: along the rows."""
    if c.discourse.clause_has_word(r"\w+s average"):
        return None  # “The teams average 41 points”: what they do.
    dimension = the(rest, Label).dimension
    if first(rest, Quantifier) not in OF_ALL:
        return None
    return Subject(aggregate=the(rest, Function), each=dimension)


@rule("subject", "EACH LABEL AGGREGATE measure?", "EACH COUNT LABEL AGGREGATE measure?")
def _each_average(c: Context, *rest: Meaning) -> Subject | None:
    """“all row averages”: each of them by itself."""
    dimension = the(rest, Label).dimension
    count = first_exactly(rest, int)
    if count not in (None, c.size(dimension)):
        return None
    function, quantifier = the(rest, Function), the(rest, Quantifier)
    return Subject(aggregate=function, each=dimension, quantifier=quantifier)
