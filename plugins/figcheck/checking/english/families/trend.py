"""Values that rise or fall along an axis that the claim names: "with growing m"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.along import Way
from figcheck.checking.english.families.build import (
    both,
    each_place,
    extent_of,
    is_amount,
    open_dimensions,
)
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.step_by_step import StepByStep
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
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Direction,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Steps,
    Term,
    Trend,
)
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "trend"
_FEW_TICKS = 8
"""Ticks of an axis along which one step the other way is no noise."""
_OF_ALL = "(?:for|across|in|on|at|under|with) (?:all|each|every|both)"


@record
class Moving:
    """Rising or falling along dimensions that the clause names.

    Attributes:
        up: which of the two.
        ways: along which dimensions; none where they stand before it.
        start: from what amount, if that is said.
        stop: to what amount, if that is said.
        manner: at every step, steadily, on the whole; `None` if nothing is said.
    """

    up: bool
    ways: tuple[Way, ...] = ()
    start: Amount | None = None
    stop: Amount | None = None
    manner: Quantifier | None = None

    @property
    def moves(self) -> str:
        """Which way: two that differ in that are phases of one course."""
        return "up" if self.up else "down"

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values move that way: line by line where lines are named, else on average."""
        if extent.excluded.ticks:
            return None
        ways = self.ways
        manner = self.manner
        if extent.quantifier is Quantifier.NONE and self == Moving(self.up, ways[:1]):
            never = StepByStep(self.up is ways[0].grows, ways[0].dimension)
            return None if ways[0].ticks else never.reading(c, subject, extent)
        if not extent.freed <= {w.dimension for w in ways}:
            extent = extent.at_each  # "At any rate, it falls with size": at each, not on average.
            open_ = {*open_dimensions(c, subject.place)} - {extent.along}
            if not extent.is_said or not open_ <= {w.dimension for w in ways}:
                return None
            manner = manner or Quantifier.ALL
        of_lines = self._is_of_lines(c, subject, extent)
        unsaid = extent.along is None and extent.count is None and subject.quantifier is None
        if unsaid and not of_lines:
            # "generally", "always": of the steps, where no lines are counted.
            if extent.quantifier not in (None, Quantifier.ALL, Quantifier.GENERALLY):
                return None
            if None not in (manner, extent.quantifier) and manner is not extent.quantifier:
                return None
            manner = manner or extent.quantifier
            extent = replace(extent, quantifier=None)
        elif extent.quantifier is Quantifier.ALL and c.discourse.goes_on_throughout:
            manner = manner or Quantifier.ALL  # "in both panels, without any exception"
        reach = extent_of(subject, extent)
        if reach is None:
            return None
        if any(len(subject.place.get(w.dimension)) == 1 for w in ways):
            return None
        cases = [
            tuple(self._formulas(c, replace(subject, place=place), ways, manner))
            for place in self._lines(c, subject, reach, ways)
        ]
        if not cases or () in cases:
            return None
        several = Subject(quantifier=reach.quantifier, count=reach.count)
        told = of_several(c, cases, several, FAMILY)
        if told is None or len(cases) > 1:
            return told
        return replace(told, formulas=(*told.formulas, *self._in_each(c, subject, manner)))

    def _in_each(
        self, c: Context, subject: Subject, manner: Quantifier | None
    ) -> tuple[Formula, ...]:
        """“Accuracy rises”, of several panels: on average, or in each of them by itself.

        What does so “consistently” may be each line of a panel.
        """
        panel = c.figure.dimension(Role.PANEL)
        along = {w.dimension for w in self.ways}
        opened = [d for d in open_dimensions(c, subject.place) if d not in along]
        if panel is None or panel.name not in opened:
            return ()
        apart = opened if manner is Quantifier.ALL else [panel.name]
        cases = [
            tuple(self._formulas(c, replace(subject, place=line), self.ways, manner))
            for line in each_place(c, subject.place, apart)
        ]
        if not cases or () in cases:
            return ()
        each = of_several(c, cases, Subject(quantifier=Quantifier.ALL), FAMILY)
        return each.formulas if each else ()

    def _is_of_lines(self, c: Context, subject: Subject, extent: Extent) -> bool:
        """“… for all models”: of each of them, where “always” is of the steps."""
        said = extent.quantifier is Quantifier.ALL and c.discourse.clause_has_word(_OF_ALL)
        along = {w.dimension for w in self.ways}
        return said and not set(open_dimensions(c, subject.place)) <= along

    def _lines(
        self, c: Context, subject: Subject, reach: Extent, ways: tuple[Way, ...]
    ) -> list[Place]:
        """The places to look at one by one: each of the lines that are named or counted."""
        place = subject.place
        along = {w.dimension for w in ways}
        by = reach.along or subject.each or ways[0].each
        if by is not None and by not in along:
            ticks = place.get(by) or c.names.dimensions[by].ticks
            return [Place.of(by, [t]).default(place.without([by])) for t in ticks]
        if by is not None or (reach.is_said and len(ways) > 1):
            return []
        listed = [d for d in subject.own - along if len(place.get(d)) > 1]
        if reach.is_said:
            listed = listed or [d for d in open_dimensions(c, place) if d not in along]
            if len(listed) != 1:
                return []
        elif len(listed) != 1 or subject.aggregate:
            return [place]
        (name,) = listed
        ticks = place.get(name) or c.names.dimensions[name].ticks
        return [Place.of(name, [t]).default(place.without([name])) for t in ticks]

    def _formulas(
        self, c: Context, subject: Subject, ways: tuple[Way, ...], manner: Quantifier | None
    ) -> list[Formula]:
        """The ways to take it at one place; none if it makes no sense there."""
        whole: list[list[Formula]] = []
        for way in ways:
            there = subject
            if way.ticks:
                stretch = c.stretch(
                    Place.of(way.dimension, way.ticks[:1]), Place.of(way.dimension, way.ticks[-1:])
                )
                if stretch is None:
                    return []
                place = subject.place.without([way.dimension]).default(stretch)
                there = replace(subject, place=place)
            if there.aggregate not in (None, Function.MEAN):
                others = [d for d in open_dimensions(c, there.place) if d != way.dimension]
                if len(others) != 1 or self.start or self.stop:
                    return []
            term = along_ways(c, there, way)
            found: list[Formula] = [
                Trend(d, term) for d in _directions(self.up == way.grows, manner, bool(way.ticks))
            ]
            few = c.size(way.dimension) <= _FEW_TICKS and isinstance(term, Cells)
            if len(found) == 1 and manner is None and few:
                # "… increases with the batch size", but for one of few steps: who knows. On the
                # average over the other axes of a grid most steps are enough.
                back = Comparator.LESS if self.up == way.grows else Comparator.MORE
                steps = Compare(back, Steps(term, way.dimension), Number(0))
                found.append(both([*found, Quantified(Quantifier.NONE, steps)]))
            if self.start or self.stop:
                if len(ways) > 1:
                    return []
                ends = self._ends(c, there, way)
                found = [Trend(_directions(self.up == way.grows, None, True)[-1], term)]
                found = [both([*found, *ends])]
            whole.append(found)
        size = max(map(len, whole))
        padded = [f + f[-1:] * (size - len(f)) for f in whole]
        return [both(parts) for parts in zip(*padded, strict=True)]

    def _ends(self, c: Context, subject: Subject, way: Way) -> list[Formula]:
        """That it goes from one amount to the other, at the ends of the axis."""
        ascending = c.ascending(way.dimension)
        named = subject.place.get(way.dimension)
        ticks = [t for t in ascending if t in named] if named else ascending
        ends = [ticks[0], ticks[-1]] if way.grows else [ticks[-1], ticks[0]]
        values = (
            subject.term(
                subject.place.without([way.dimension]).default(Place.of(way.dimension, [t]))
            )
            for t in ends
        )
        pairs = zip(values, (self.start, self.stop), strict=True)
        return [is_amount(v, amount) for v, amount in pairs if amount is not None]


def _directions(up: bool, manner: Quantifier | None, part: bool) -> tuple[Direction, ...]:
    throughout, mostly, overall = (
        (Direction.RISES_THROUGHOUT, Direction.RISES, Direction.RISES_OVERALL)
        if up
        else (Direction.FALLS_THROUGHOUT, Direction.FALLS, Direction.FALLS_OVERALL)
    )
    if manner is Quantifier.ALL:
        return (throughout,)
    if manner is Quantifier.NEARLY_ALL:
        return (mostly, throughout)
    return (mostly, overall) if part or manner is Quantifier.GENERALLY else (mostly,)


def along_ways(c: Context, subject: Subject, way: Way) -> Term:
    """The values along a dimension, on average over any others that are open."""
    place = subject.place
    if open_dimensions(c, place) == (way.dimension,):
        return subject.term(place)
    if subject.aggregate not in (None, Function.MEAN):
        # "The spread between the depths increases with the length."
        return Aggregate(subject.aggregate, subject.term(place), (way.dimension,))
    return Aggregate(Function.MEAN, subject.term(place), (way.dimension,))


@rule("predicate", "moves along", "movement of_values? along", "moves extents along")
def _rises(_: Context, *rest: Meaning) -> Moving | None:
    """“… increases with increasing Window Size and decreasing Ratio”."""
    move = the(rest, Move)
    extent = first(rest, Extent)
    if extent is not None and extent != Extent(extent.quantifier):
        return None
    said = extent.quantifier if extent else None
    if None not in (move.manner, said) and move.manner is not said:
        return None
    return Moving(move.up, exactly(rest, tuple), manner=move.manner or said)


@rule("predicate", "moves along ','? 'from' value_then 'to' value_then")
@rule("predicate", "moves ','? 'from' value_then 'to' value_then ','? along")
def _rises_from_to(_: Context, *rest: Meaning) -> Moving:
    """“… decreases from 35.5 to 27.8”."""
    start, stop = every(rest, Amount)
    return Moving(the(rest, Move).up, exactly(rest, tuple), start, stop)


@rule("predicate", "MORE along", "BETTER along", "RISING measure along")
def _higher_with(_: Context, *rest: Meaning) -> Moving:
    """“… is higher for larger Ratios”, “… with smaller windows”."""
    more = first(rest, Comparator)
    up = more is Comparator.MORE if more else the(rest, bool)
    return Moving(up, exactly(rest, tuple))


@rule("mover", "subject extents? verb? moves extents?", "subject extents? verb? movement extents?")
@rule("mover", "subject extents? verb? moves 'from' value_then 'to' value_then extents?")
def _mover(_: Context, subject: Subject, *rest: Meaning) -> Statement | None:
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None:
        return None
    move = the(rest, Move)
    start, stop = every(rest, Amount) or (None, None)
    return Statement(subject, Moving(move.up, (), start, stop, move.manner), extent)


@rule("extent", "','? LABEL 'by' LABEL")
def _line_by_line(_: Context, one: Label, two: Label) -> Extent | None:
    """“…, column by column”."""
    return Extent(Quantifier.ALL, along=one.dimension) if one == two else None


@rule("extent", "AT EACH COUNT? LABEL SCOPE place")
def _each_line_of(c: Context, *rest: Meaning) -> Extent | None:
    """“in every row of Greedy”, “in all four rows of Greedy”."""
    quantifier = first(rest, Quantifier) or Quantifier.ALL
    label, place = the(rest, Label), the(rest, Place)
    count = first_exactly(rest, int)
    if label.dimension in place.dimensions or count not in (None, c.size(label.dimension)):
        return None
    return Extent(quantifier, along=label.dimension, place=place)


@rule("clause", "MOVING along at? ','? mover")
@rule("clause", "along ','? mover", "along ','? mover AND_ALSO mover")
def _led_by_way(c: Context, *rest: Meaning) -> Reading | None:
    """“As the depth increases, Birch rises and Cedar falls”."""
    ways = exactly(rest, tuple)
    there = Extent(place=first(rest, Place) or EVERYWHERE)
    readings = []
    for mover in every(rest, Statement):
        moving, extent = mover.predicate, there.joined(mover.extent)
        if not isinstance(moving, Moving) or extent is None:
            return None
        moving = replace(moving, ways=ways)
        readings.append(replace(mover, predicate=moving, extent=extent).reading(c))
    known = [r for r in readings if r is not None]
    if len(known) < len(readings):
        return None
    formulas = [r.formulas for r in known]
    size = max(map(len, formulas))
    padded = [f + f[-1:] * (size - len(f)) for f in formulas]
    return Reading(tuple(both(parts) for parts in zip(*padded, strict=True)), FAMILY)


@rule(
    "clause",
    "led_by? ','? way extents? LEADS_TO better",
    "led_by? ','? way 'and' way extents? LEADS_TO better",
)
def _leads_to(c: Context, *rest: Meaning) -> Reading | None:
    """“Decreasing the Ratio and increasing the Window Size leads to improved performance”."""
    extent = first(rest, Extent) or Extent()
    return Moving(the(rest, bool), tuple(every(rest, Way))).reading(
        c, Subject(c.here, named=False), extent
    )


@rule("better", "RISING measure", "IMPROVED measure", "DET? rise 'in' measure")
def _better(_: Context, *rest: Meaning) -> bool:
    return the(rest, bool)


@rule("led_by", "'for' EACH KIND", "'for' EACH LABEL")
def _led_by(*_: Meaning) -> str:
    return "for all"
