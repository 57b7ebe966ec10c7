"""The largest of all steps of all lines: “the largest jump is that of A from 2000 to 2010”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.differences import Ends
from figcheck.checking.english.families.foremost import Foremost
from figcheck.checking.english.families.steps import Steepest, is_apart
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
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
    Steps,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class SteepestOfAll:
    """Having, at a place, the largest of all steps of all lines.

    Attributes:
        steepest: which steps are meant, and where it is.
    """

    steepest: Steepest

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no step of any line is larger; of the steps that a step from tick to tick is."""
        if extent.is_said or extent.excluded.ticks or subject.aggregate or subject.minus:
            return None
        axes = {d for p in self.steepest.ends for d in p.dimensions}
        line = subject.place.without(axes)
        found = stretches(c, replace(subject, place=line))
        if self.steepest.function is not Function.MAX or len(found) != 1:
            return None
        (along,) = found
        ticks = [t for p in self.steepest.ends for t in p.get(along.dimension)]
        apart = self.steepest.apart
        if apart is not None and not is_apart(c, along, apart):
            return None
        if not axes and not extent.place.get(along.dimension):
            return self._somewhere(c, subject, along)
        places = sorted(along.ticks.index(t) for t in ticks if t in along.ticks)
        if axes != {along.dimension} or len(places) != len(ticks) or not subject.own - axes:
            return None
        if len(places) == 1:
            if any(is_ordered(c.names.dimensions[d]) for d in subject.own - axes):
                return None  # "At 20:00 on Tuesday": from the hour before, or from the day before.
            places.insert(0, places[0] - 1)
        if len(places) != 2 or places[0] < 0 or places[1] - places[0] != 1:
            return None
        earlier, later = (along.value(subject, along.ticks[i]) for i in places)
        whole = c.here.without([*subject.own, along.dimension]).cells
        return Reading((self._held(Steps(whole, along.dimension), earlier, later),), "trend")

    def _somewhere(self, c: Context, subject: Subject, along: Stretch) -> Reading | None:
        """That one of the steps of the line is the largest of all."""
        up, amount = self.steepest.up, self.steepest.amount
        if up is None or not subject.own - {along.dimension}:
            return None
        whole = c.here.without([*subject.own, along.dimension]).cells
        own, of_all = (Steps(v, along.dimension) for v in (along.values(subject), whole))
        function = Function.MAX if up else Function.MIN
        step = Aggregate(function, own)
        moved = Compare(Comparator.MORE if up else Comparator.LESS, step, Number(0))
        largest = Compare(Comparator.EQUAL, step, Aggregate(function, of_all))
        size = step if up else Arithmetic("-", Number(0), step)
        said = None if amount is None else is_amount(size, amount)
        return Reading((both([largest, moved, said]),), "trend")

    def _held(self, steps: Term, earlier: Term, later: Term) -> Formula:
        up, amount = self.steepest.up, self.steepest.amount
        change: Term = Arithmetic("-", later, earlier)
        size = Arithmetic("-", earlier, later) if up is False else change
        function = Function.MIN if up is False else Function.MAX
        if up is None:
            change, steps, size = Absolute(change), Absolute(steps), Absolute(change)
        moved = Compare(Comparator.LESS if up is False else Comparator.MORE, change, Number(0))
        largest = Compare(Comparator.EQUAL, change, Aggregate(function, steps))
        if amount is not None:
            number = replace(amount.number, value=abs(amount.number.value))
            amount = replace(amount, number=number)
        return both([largest, moved, None if amount is None else is_amount(size, amount)])


@rule("stepwise", "'between' COUNT? NEIGHBOURING VALUES|KIND|STEP|LABEL", "'of' 'all'")
@rule("stepwise", "'in' 'a' 'single' STEP|PERIODS", "'of' 'a' 'single' VALUES|KIND|STEP")
def _stepwise(_: Context, *rest: Meaning) -> str | None:
    """“between two neighbouring cells”, “of all”."""
    return "stepwise" if first_exactly(rest, int, 2) == 2 else None


@rule("whose_step", "BE|is_at 'that' 'of'|'in'|'for' place", "BE place 's'", "BE REACHED_BY place")
@rule("whose_step", "BE MADE_BY place")
@rule("whose_step", "OCCURS|BE 'in'|'for'|'on' place", "REACHED_BY place")
def _whose(_: Context, *rest: Meaning) -> Place:
    """“… is that of A”, “… is found in A”."""
    return the(rest, Place)


@rule("clause", "gap_ends ','? steepest whose_step said|step_said?")
def _largest_between(c: Context, ends: Ends, steepest: Steepest, *rest: Meaning) -> Reading | None:
    """“From 2 to 3, the largest increase is that of A (+4)”: over that stretch."""
    if steepest.up is None or not ends.signed:
        return None
    place = the(rest, Place)
    foremost = Foremost(steepest.up, steepest.function, ends, first(rest, Amount))
    return Statement(Subject(place, own=place.dimensions), foremost, Extent()).reading(c)


@rule("predicate", "single_steepest said?", "single_steepest ','? step_ends said?")
@rule("predicate", "verb? steepest stepwise said?", "verb? steepest stepwise ','? step_ends said?")
def _has_largest(c: Context, *rest: Meaning) -> SteepestOfAll | None:
    """“… has the largest year-to-year increase”; its largest one is so among its own."""
    steepest = the(rest, Steepest)
    if c.discourse.clause_has_word("(?:its|their)"):
        return None
    ends: tuple[Place, ...] = first(rest, tuple) or ()
    return SteepestOfAll(replace(steepest, ends=ends, amount=first(rest, Amount)))


@rule("clause", "single_steepest whose_step said|step_said?")
@rule("clause", "steepest stepwise whose_step said|step_said?")
def _largest_of_all_is(c: Context, steepest: Steepest, *rest: Meaning) -> Reading | None:
    """“The largest year-to-year increase belongs to A”."""
    place = the(rest, Place)
    said = SteepestOfAll(replace(steepest, amount=first(rest, Amount)))
    return Statement(Subject(place, own=place.dimensions), said, Extent()).reading(c)


@rule("clause", "extents? ','? steepest stepwise? whose_step ','? step_ends said|step_said?")
@rule("clause", "extents? ','? steepest stepwise? whose_step said ','? step_ends")
def _largest_is(c: Context, *rest: Meaning) -> Reading | None:
    """“The biggest loss between neighbouring cells is that of A from 2 to 3 (21)”."""
    place, steepest = the(rest, Place), the(rest, Steepest)
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    ends: tuple[Place, ...] = first(rest, tuple) or ()
    if extent is None or not ends or extent.place.notes:
        return None
    said = replace(steepest, ends=ends, amount=first(rest, Amount))
    whose = place.within(extent.place)
    if whose is None:
        return None
    subject = Subject(whose, own=place.dimensions)
    return Statement(subject, SteepestOfAll(said), Extent()).reading(c)
