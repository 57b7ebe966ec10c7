"""Where several things are highest or lowest: “all models peak at the same rate”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from figcheck.checking.english.families.apart import several_of
from figcheck.checking.english.families.build import both, open_dimensions
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Or,
    Quantified,
    Quantifier,
)
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MOST = 6
"""How many things may all be different from one another: each pair has a formula."""


@record
class SamePeak:
    """Having an extreme of one's own where others have theirs, or elsewhere.

    Attributes:
        function: which extreme.
        same: whether it is at the same place; else at different ones.
        axis: the axis that is spoken of, if it is named.
        by_quality: whether “best” is meant, which may be the lowest value.
    """

    function: Function
    same: bool
    axis: str | None = None
    by_quality: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That at some point of the axis each of them has its extreme."""
        place = subject.place.within(extent.place)
        all_of_them = subject.each is None and subject.quantifier is Quantifier.ALL
        told = several_of(c, replace(subject, quantifier=None) if all_of_them else subject)
        if place is None or told is None or subject.aggregate or subject.minus or extent.is_said:
            return None
        thing, ticks = told
        there = place.default(c.here)
        axis = self._axis(c, there, thing)
        function = self._function(c, there)
        if axis is None or function is None or extent.excluded.ticks or there.notes:
            return None
        if {*open_dimensions(c, there)} - {thing, axis}:
            return None
        points = there.get(axis) or c.names.dimensions[axis].ticks
        if self.same:
            return Reading(
                (self._shared(there, function, (thing, ticks), (axis, points)),), "extremum"
            )
        if len(ticks) > _MOST:
            return None
        shared = [
            self._shared(there, function, (thing, pair), (axis, points))
            for pair in (ticks, *(combinations(ticks, 2) if len(ticks) > 2 else ()))
        ]
        # Not all of three in one place, or each in one of its own.
        ways = (Not(shared[0]), both([Not(pair) for pair in shared[1:]] or [Not(shared[0])]))
        return Reading(tuple(dict.fromkeys(ways)), "extremum")

    def _axis(self, c: Context, place: Place, thing: str) -> str | None:
        opened = [d for d in open_dimensions(c, place) if d != thing]
        if self.axis is not None:
            return self.axis if self.axis in opened else None
        axes = [d for d in opened if is_ordered(c.names.dimensions[d])]
        return axes[0] if len(axes) == 1 else None

    def _function(self, c: Context, place: Place) -> Function | None:
        if not self.by_quality:
            return self.function
        more = more_is_better(c, place)
        if more is None:
            return None
        return Function.MAX if more is (self.function is Function.MAX) else Function.MIN

    @staticmethod
    def _shared(
        place: Place,
        function: Function,
        things: tuple[str, Sequence[str]],
        axis: tuple[str, Sequence[str]],
    ) -> Formula:
        """That they all have it at one point of the axis, whichever that is."""
        line = place.without([things[0]]).default(Place.of(*things))
        whole = line.without([axis[0]])
        own = Aggregate(function, line.cells, (things[0],))
        cases = [
            Quantified(
                Quantifier.ALL,
                Compare(Comparator.EQUAL, whole.default(Place.of(axis[0], [point])).cells, own),
            )
            for point in axis[1]
        ]
        return Or(tuple(cases))


# What is said ------------------------------------------------------------------------


@rule("shared_point", "AT 'the' 'same'|'identical' LABEL|TIME|POINT_OF_AXIS|YEARS")
def _same_point(c: Context, *rest: Meaning) -> tuple[bool, str | None] | None:
    """“in the same year”."""
    return _point(c, rest, same=True)


@rule("shared_point", "AT 'different'|'differing' LABEL|TIME|POINT_OF_AXIS|YEARS")
def _different_points(c: Context, *rest: Meaning) -> tuple[bool, str | None] | None:
    """“at different temperatures”."""
    return _point(c, rest, same=False)


def _point(c: Context, rest: tuple[Meaning, ...], *, same: bool) -> tuple[bool, str | None] | None:
    label = first(rest, Label)
    if c.discourse.clause_has_word("(?:same|identical|different) (?:level|height)s?"):
        return None  # That is how high they are.
    if label is not None:
        return (same, label.dimension) if c.says(label) else None
    timed = [d.name for d in c.figure.dimensions if is_time(d)]
    if c.discourse.clause_has_word("(?:years?|decades?|times?|moments?|periods?)"):
        return (same, timed[0]) if len(timed) == 1 else None
    return same, None


@rule("own_peak", "PEAKS", "HAVE|REACHES|PEAKS 'at'? POSSESSIVE EXTREME measure|VALUES|LEVEL?")
@rule("own_peak", "HAVE|REACHES POSSESSIVE manner? TOPMOST|PEAK_NOUN measure?")
def _own_peak(_: Context, *rest: Meaning) -> tuple[Function, bool]:
    return the(rest, Function), False


@rule("own_peak", "DOES_IT BEST", "HAVE|REACHES POSSESSIVE BEST measure|VALUES|LEVEL?")
def _own_best(_: Context, *rest: Meaning) -> tuple[Function, bool]:
    return the(rest, Function), True


@rule("predicate", "own_peak shared_point")
def _peak_together(
    _: Context, peak: tuple[Function, bool], point: tuple[bool, str | None]
) -> SamePeak:
    """“… all reach their maximum in the same year”."""
    return SamePeak(peak[0], point[0], point[1], peak[1])
