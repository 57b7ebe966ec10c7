"""Single steps of an axis as things: “the last step, from 3 h to None, is the largest one”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.differences import Ends, Head, difference
from figcheck.checking.english.families.gains import Gaining, cost_way
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.steps import Steepest
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.families.worth import Worth
from figcheck.checking.english.meanings.assertions import Statement, combinations_of
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Absolute,
    And,
    Compare,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Steps,
    Term,
)
from figcheck.model import Role
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def _axis(c: Context) -> str | None:
    """The axis that a figure is read along: that of time, else the only one with an order."""
    ordered = [d for d in c.figure.dimensions if len(d.ticks) > 2 and is_ordered(d)]
    timed = [d for d in ordered if is_time(d)] or ordered
    if not timed:
        timed = [d for d in c.figure.dimensions if d.role is Role.X and len(d.ticks) > 2]
    if len(timed) > 1:
        # Of a grid's row only the columns are left.
        fixed = c.discourse.named()
        timed = [d for d in timed if d.name not in fixed and not _is_said_of(c, d.role)]
    return timed[0].name if len(timed) == 1 else None


def _is_said_of(c: Context, role: Role) -> bool:
    """Whether the clause speaks of rows, or of columns, as of lines."""
    word = {Role.Y: "rows?", Role.X: "columns?"}.get(role)
    return word is not None and c.discourse.clause_has_word(word)


@rule("ranked_leap", "DET|POSSESSIVE ORDINAL|END LEAP 'alone'?", "DET ORDINAL|END YEARS 'alone'?")
@rule("ranked_leap", "DET ORDINAL|END YEARS 'of' 'the' YEARS|TIME|KIND")
def _numbered(c: Context, *rest: Meaning) -> Ends | None:
    """“the last step”, “the first doubling”, “the last decade of the century”."""
    axis = _axis(c)
    position = exactly(rest, int)
    if axis is None or axis in c.here.dimensions:
        return None
    ordered = c.drawn(axis)
    places = range(len(ordered) - 1)
    if not -len(places) <= position < len(places):
        return None
    start, stop = (ordered[places[position] + i] for i in (0, 1))
    years = first(rest, float)
    if years is not None and _distance(c, axis, start, stop) != years:
        return None
    return Ends(Place.of(axis, [start]), Place.of(axis, [stop]), signed=True)


def _distance(c: Context, axis: str, start: str, stop: str) -> float | None:
    known = c.names.dimensions[axis]
    numbers = dict(zip(known.ticks, known.numbers, strict=True))
    one, two = numbers[start], numbers[stop]
    return None if one is None or two is None or not is_time(known) else two - one


@rule("leap", "ranked_leap ',' both_ends ','?", "ranked_leap '(' both_ends ')'")
def _apposed(_: Context, leap: Ends, ends: Ends) -> Ends | None:
    """“the last step, from 3 h to None, …”: both say which one it is."""
    return leap if (leap.start, leap.stop) == (ends.start, ends.stop) else None


@rule("leap", "ranked_leap")
def _ranked(_: Context, leap: Ends) -> Ends:
    return leap


@rule("both_ends", "gap_ends")
def _ends(_: Context, ends: Ends) -> Ends | None:
    return ends if ends.stop is not None else None


@rule("gap_ends", "'in'|'with'|'during' ranked_leap")
def _in_leap(_: Context, leap: Ends) -> Ends:
    """“… in the first step”."""
    return leap


@rule("at", "'in'|'with'|'during' ranked_leap")
def _on_the_way(c: Context, leap: Ends) -> Place | None:
    """“… falls in the last step”, of a row: from its start to its end."""
    stretch = c.stretch(leap.start, leap.stop) if leap.stop else None
    return replace(stretch, of_changes=True) if stretch else None


@rule("leap", "DET LEAP both_ends", "'the' 'one' both_ends", "GOING both_ends")
def _named(_: Context, *rest: Meaning) -> Ends:
    """“the step from 7 h to 5 h”."""
    return the(rest, Ends)


@rule("subject", "leap")
def _the_leap(c: Context, leap: Ends) -> Subject | None:
    """“The last step costs the young 81 ms”: the difference that it makes."""
    return difference(c, Head(directed=True), leap)


# The largest of the steps -----------------------------------------------------------------


@rule("foremost_leap", "DET? STEEPEST|EXTREME|WIDE|DEAREST LEAP|rise 'of'? 'all'?")
@rule("foremost_leap", "DET? STEEPEST|EXTREME|WIDE|DEAREST 'one'? 'of'? 'all'?")
def _foremost(_: Context, *rest: Meaning) -> Steepest:
    return Steepest(the(rest, Function), first(rest, bool), ())


@rule("clause", "extents? leap extents? BE foremost_leap extents?")
@rule(
    "clause",
    "extents ',' leap extents? BE foremost_leap",
    "foremost_leap extents? BE leap extents?",
)
@rule("clause", "extents ','? foremost_leap BE leap")
@rule("clause", "extents? ','? leap extents? GAINS|HAVE foremost_leap extents?")
def _is_the_largest(c: Context, *rest: Meaning) -> Reading | None:
    """“For all three groups the last step is the largest one”."""
    leap, steepest = the(rest, Ends), the(rest, Steepest)
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    axis = _axis(c)
    if extent is None or leap.stop is None or axis is None or leap.start.dimensions != {axis}:
        return None
    if extent.aggregate or axis in extent.place.dimensions:
        return None
    steepest = replace(steepest, ends=(leap.start, leap.stop))
    return of_all(c, steepest, of_each(c, extent, axis))


def of_all(c: Context, predicate: Predicate, subjects: Sequence[Subject]) -> Reading | None:
    """That something holds of each of several subjects; `None` if it makes no sense of one.

    Args:
        c: the context of the clause.
        predicate: what is said of them.
        subjects: of which.
    """
    readings = [Statement(subject, predicate, Extent()).reading(c) for subject in subjects]
    known = [r for r in readings if r is not None]
    if not known or len(known) < len(readings):
        return None
    formulas = combinations_of([r.formulas for r in known])
    return replace(known[0], formulas=formulas) if formulas else None


def of_each(c: Context, extent: Extent, axis: str) -> list[Subject]:
    """What the steps of an axis are of: the place that is named, or each of several.

    “In every row”, of two panels, is said of each row of either of them.

    Args:
        c: the context of the clause.
        extent: how far what is said of them reaches.
        axis: the axis.
    """
    left_out = extent.excluded
    if left_out.ticks and (left_out.dimensions != {extent.along} or extent.place.ticks):
        return []
    if not extent.is_said:
        return [Subject(extent.place, named=bool(extent.place.ticks) or _is_single_line(c, axis))]
    others = [d.name for d in c.figure.dimensions if d.name != axis and len(d.ticks) > 1]
    others = [d for d in others if len(extent.place.get(d)) != 1 and d not in c.here.dimensions]
    along = extent.along or (others[0] if len(others) == 1 else None)
    if along is None or along == axis:
        return []
    place = extent.place
    if left_out.ticks:
        kept = [t for t in c.names.dimensions[along].ticks if t not in left_out.get(along)]
        place = Place.of(along, kept)
    beside = [d for d in others if d != along] if extent.quantifier is Quantifier.ALL else []
    ticks = [[(d, t) for t in place.get(d) or c.names.dimensions[d].ticks] for d in beside]
    where = [Place(tuple((d, (t,)) for d, t in spot)).default(place) for spot in product(*ticks)]
    return [Subject(p, extent.quantifier, each=along, count=extent.count) for p in where]


def _is_single_line(c: Context, axis: str) -> bool:
    return all(len(d.ticks) == 1 or d.name == axis for d in c.figure.dimensions)


# By how much a step changes something --------------------------------------------------------


@record
class Altering:
    """Changing something by so much, whichever way, of a step."""

    by: Amount
    place: Place = EVERYWHERE

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the size of the difference is the amount."""
        place = subject.place.within(self.place)
        if subject.minus is None or subject.signed or place is None:
            return None
        return Worth(self.by).reading(c, replace(subject, place=place), extent)


@rule("predicate", "ALTERS DET? measure 'by' value_then|bound POINTS?")
@rule("predicate", "ALTERS DET? place measure? 'by' value_then|bound POINTS?")
def _alters(_: Context, *rest: Meaning) -> Altering:
    """“… changes the mean by no more than 3 ms”."""
    return Altering(the(rest, Amount), first(rest, Place) or EVERYWHERE)


@record
class GainingBeside:
    """Gaining so much, and so many times what another thing gains.

    Attributes:
        gaining: how much.
        than: the other thing.
        factor: how many times as much as that.
    """

    gaining: Gaining
    than: Place
    factor: Amount

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """Both at once."""
        place = subject.place.within(self.gaining.place)
        if subject.minus is None or subject.signed or place is None or extent.is_said:
            return None
        if not self.than.dimensions <= place.dimensions:
            return None
        gained = self.gaining.reading(c, subject, extent)
        change = replace(subject, place=place)
        multiple = Multiple(Subject(self.than), self.factor).reading(c, change, extent)
        if gained is None or multiple is None:
            return None
        pairs = [And((a, b)) for a in gained.formulas for b in multiple.formulas]
        return Reading(tuple(pairs), gained.family)


@rule("predicate", "gained_there ',' factor AS_MUCH_AS AT? spot|of_those")
def _times_as_much_as(_: Context, gaining: Gaining, factor: Amount, *rest: Meaning) -> Meaning:
    """“… costs the young 81 ms, almost three times as much as the older”."""
    return GainingBeside(gaining, the(rest, Place), factor)


@rule("of_those", "'that'|'those' 'of'|'in'|'for' spot")
def _those(_: Context, place: Place) -> Place:
    return place


@rule("gained_there", "gained at", "gained")
@rule("gained_there", "GAINS|COSTS spot value_then|bound", "GAINS|COSTS value_then|bound at")
def _gained_there(c: Context, *rest: Meaning) -> Gaining | None:
    place = first(rest, Place) or EVERYWHERE
    gained = first(rest, Gaining)
    if gained is not None:
        return replace(gained, place=place) if gained.ends is None else None
    return cost_way(c, Gaining(first(rest, bool) or False, the(rest, Amount), place=place), rest)


# Every step ---------------------------------------------------------------------------------


@rule("clause", "EACH LEAP|YEARS extents? GAINS|COSTS value_then|bound POINTS? extents?")
@rule("clause", "EACH LEAP|YEARS GAINS|COSTS spot value_then|bound POINTS?")
@rule("clause", "EACH LEAP|YEARS extents? AFFECTS DET? measure|place 'by' value_then|bound POINTS?")
def _each_step(c: Context, *rest: Meaning) -> Reading | None:
    """“Each doubling adds at least 4 points”."""
    extent: Extent | None = Extent(place=first(rest, Place) or EVERYWHERE)
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    axis, quantifier = _axis(c), the(rest, Quantifier)
    if extent is None or axis is None or extent.is_said or quantifier not in _EACH:
        return None
    gaining = Gaining(first(rest, bool) or False, the(rest, Amount))
    known = cost_way(c, gaining, rest)
    if c.drawn(axis) != c.ascending(axis):
        known = replace(known, either=True)
    place = extent.place
    named = bool(place.ticks) or _is_single_line(c, axis)
    subject = Subject(place, named=named)
    return Statement(subject, EachStep(quantifier, known), Extent()).reading(c)


_EACH = (Quantifier.ALL, Quantifier.NONE)


@record
class EachStep:
    """Gaining so much with every step, or with none."""

    quantifier: Quantifier
    gaining: Gaining

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That every step along the axis is so large, or none."""
        by = self.gaining.by
        if extent.is_said or by is None or by.percent or by.near:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            steps: Term = Steps(along.values(subject), along.dimension)
            number, comparator = by.number, by.comparator
            if self.gaining.either:
                steps = Absolute(steps)
            elif not self.gaining.up:
                number, comparator = Number(-number.value, number.decimals), comparator.reverse
            cases.append((Quantified(self.quantifier, Compare(comparator, steps, number)),))
        return of_several(c, cases, subject, "trend") if cases else None
