"""The largest step of all and where it is: “The steepest rise is 12 GW, on Monday from 3 to 6”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, cells_of, is_amount, open_dimensions
from figcheck.checking.english.families.steps import Steepest
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
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
    Quantified,
    Quantifier,
    Steps,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "trend"


@record
class StepThere:
    """Where a step is.

    Attributes:
        ends: its two ends on the axis, or one stretch of two ticks.
        place: where else.
    """

    ends: tuple[Place, ...]
    place: Place = EVERYWHERE


@record
class Ranked:
    """A step that is the largest, or the smallest, of those there are at a place.

    Attributes:
        steepest: which steps are meant.
        place: of what they are the steps.
        along: the axis on which they lie, where that is said.
        each: the dimension of which each has its own.
    """

    steepest: Steepest
    place: Place = EVERYWHERE
    along: str | None = None
    each: str | None = None

    def reading(self, c: Context, there: StepThere | None, amount: Amount | None) -> Reading | None:
        """That no step there is larger, with how large it is."""
        if self.place.notes or self.place.orders or (amount and amount.percent):
            return None
        whole = self.place.default(c.here).plain
        ends = _ends(c, there.ends) if there is not None else None
        if there is not None and (ends is None or there.place.notes or there.place.orders):
            return None
        axis = ends[0] if ends else self.along or _only_axis(c, whole)
        if axis is None or (self.along or axis) != axis or axis not in open_dimensions(c, whole):
            return None
        if not is_ordered(c.names.dimensions[axis]):
            return None
        steps: Term = Steps(whole.cells, axis)
        formula = self._held(c, whole, steps, ends, there, amount)
        return None if formula is None else Reading((formula,), FAMILY)

    def _held(  # noqa: PLR0917
        self,
        c: Context,
        whole: Place,
        steps: Term,
        ends: tuple[str, str, str] | None,
        there: StepThere | None,
        amount: Amount | None,
    ) -> Formula | None:
        furthest = self._furthest(c, steps)
        if furthest is None:
            return None
        if ends is None or there is None:
            size = furthest if self.steepest.up is not False else _minus(Number(0), furthest)
            held = None if amount is None else is_amount(size, _size(amount))
            return None if self.each else held
        axis, start, stop = ends
        spot = there.place.within(whole)
        if spot is None or axis in there.place.dimensions:
            return None
        later, earlier = (Place.of(axis, [t]).default(spot).plain for t in (stop, start))
        rest = [d for d in open_dimensions(c, later) if d != axis]
        change: Term = _minus(later.cells, earlier.cells)
        if self.each is not None:
            if rest != [self.each] or amount is not None:
                return None
            held = Compare(Comparator.EQUAL, self._sized(change), furthest)
            return Quantified(Quantifier.ALL, held)
        if rest or not cells_of(c, later) or not cells_of(c, earlier):
            return None
        size = _minus(earlier.cells, later.cells) if self.steepest.up is False else change
        said = None if amount is None else is_amount(self._sized(size), _size(amount))
        return both([Compare(Comparator.EQUAL, self._sized(change), furthest), said])

    def _sized(self, change: Term) -> Term:
        return Absolute(change) if self.steepest.up is None else change

    def _furthest(self, c: Context, steps: Term) -> Aggregate | None:
        """The largest of the steps up, or down; the smallest where all of them go that way."""
        up, function = self.steepest.up, self.steepest.function
        by = (self.each,) if self.each else ()
        if up is None:
            return Aggregate(function, Absolute(steps), by)
        if function is Function.MIN:
            sign = Comparator.MORE if up else Comparator.LESS
            alike = Quantified(Quantifier.ALL, Compare(sign, steps, Number(0)))
            if c.table.evaluate(alike).truth is not True:
                return None
        if not up:
            function = Function.MIN if function is Function.MAX else Function.MAX
        return Aggregate(function, steps, by)


def _minus(one: Term, two: Term) -> Term:
    return Arithmetic("-", one, two)


def _size(amount: Amount) -> Amount:
    return replace(amount, number=replace(amount.number, value=abs(amount.number.value)))


def _ends(c: Context, ends: tuple[Place, ...]) -> tuple[str, str, str] | None:
    """The axis of a step, and the two ticks in their order: neighbours."""
    if any(len(p.ticks) != 1 or p.notes or p.orders for p in ends):
        return None
    axes = {d for p in ends for d in p.dimensions}
    ticks = [t for p in ends for _, named in p.ticks for t in named]
    if len(axes) != 1 or len(ticks) != len({"start", "stop"}):
        return None
    axis = axes.pop()
    ordered = c.ascending(axis)
    places = sorted(map(ordered.index, ticks))
    if places[1] - places[0] != 1:
        return None
    return axis, ordered[places[0]], ordered[places[1]]


def _only_axis(c: Context, whole: Place) -> str | None:
    """The one axis with an order that is left open."""
    axes = [d for d in open_dimensions(c, whole) if is_ordered(c.names.dimensions[d])]
    return axes[0] if len(axes) == 1 else None


@rule("step_there", "step_ends", "step_ends at", "at ','? step_ends", "at ','? step_ends at")
@rule("step_there", "'that'|'the' 'one'? step_ends at?", "'that' 'of' place step_ends")
def _step_there(_: Context, *rest: Meaning) -> StepThere | None:
    """“on Monday from 3:00 to 6:00”, “from 60–74 to 75+ for A”."""
    place: Place | None = EVERYWHERE
    for more in every(rest, Place):
        apart = place is not None and not place.dimensions & more.dimensions
        place = place.within(more) if place is not None and apart else None
    return None if place is None else StepThere(the(rest, tuple), place)


@rule("step_rank", "steepest", "steepest step_to_step")
@rule("step_rank", "steepest at", "steepest step_to_step at", "steepest at step_to_step")
@rule("step_rank", "place 's' steepest step_to_step?", "place 's' 'own' steepest step_to_step?")
@rule("step_rank", "at ','? steepest step_to_step?", "steepest 'of' DET? place")
def _step_rank(_: Context, *rest: Meaning) -> Ranked | None:
    """“Monday's steepest rise between consecutive slots”."""
    steepest, label = first(rest, Steepest), first(rest, Label)
    if steepest is None or steepest.apart is not None:
        return None
    return Ranked(steepest, first(rest, Place) or EVERYWHERE, label.dimension if label else None)


@rule("step_rank", "AT EACH LABEL|KIND ','? steepest step_to_step?")
@rule("step_rank", "steepest step_to_step? AT|'of' EACH LABEL|KIND")
def _rank_of_each(c: Context, *rest: Meaning) -> Ranked | None:
    """“In every condition, the largest increase”: each has its own."""
    if the(rest, Quantifier) is not Quantifier.ALL:
        return None
    steepest, label = the(rest, Steepest), first(rest, Label)
    if label is not None:
        return Ranked(steepest, each=label.dimension)
    things = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and not is_ordered(d)]
    return Ranked(steepest, each=things[0]) if len(things) == 1 else None


@rule(
    "step_to_step", "'between' 'two'|'any'? 'two'? next_ones LABEL|KIND|VALUES|STEP|WORD|TIME_UNIT"
)
@rule("step_to_step", "'from' 'one' LABEL|KIND|VALUES 'to' DET 'next' LABEL?")
@rule("step_to_step", "'between' 'neighbours'|'neighbors'")
def _step_to_step(_: Context, *rest: Meaning) -> Label | str:
    """“between consecutive slots”."""
    return first(rest, Label) or "step by step"


@rule(
    "next_ones", "'consecutive'|'successive'|'adjacent'|'neighbouring'|'neighboring'|'subsequent'"
)
def _next_ones(*_: Meaning) -> str:
    return "next to each other"


@rule("clause", "step_rank BE amount", "step_rank BE amount ','? step_there")
@rule(
    "clause",
    "step_rank ',' amount ',' step_is step_there",
    "step_rank 'of' amount step_is step_there",
)
@rule("clause", "step_rank '(' amount ')' step_is step_there")
@rule("clause", "step_rank step_is step_there", "step_rank step_is step_there '(' amount ')'")
@rule("clause", "step_rank step_is step_there ','? 'with'|'at'|'by' amount POINTS?")
def _ranked(c: Context, *rest: Meaning) -> Reading | None:
    """“The steepest rise between consecutive slots is 12.3 GW, on Monday from 03:00 to 06:00”."""
    return the(rest, Ranked).reading(c, first(rest, StepThere), first(rest, Amount))
