"""A part of what there was at an earlier time: “lost half of the members it had in 1990”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import (
    both,
    extent_of,
    fits,
    is_amount,
    is_factor,
    is_single,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.course import part_lost
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.english.phrases.amounts import Part
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Number,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_SO_FAR = "(?:by|had|has|have|until|since)"
"""Words that say that all is meant that was lost until then."""


@record
class Then:
    """What there was at an earlier time.

    Attributes:
        place: the time; `EVERYWHERE` for the beginning of the axis.
    """

    place: Place = EVERYWHERE

    def along(self, c: Context, subject: Subject) -> tuple[str, str, str] | None:
        """The axis, the tick that is meant, and the later one that is set against it.

        The later one is the last, unless the clause names another.
        """
        axes = [d.name for d in c.figure.dimensions if is_ordered(d) and len(d.ticks) > 1]
        if self.place.ticks:
            axes = [d for d in axes if self.place.dimensions == {d}]
        if len(axes) != 1:
            return None
        (axis,) = axes
        ascending = c.ascending(axis)
        known = self.place.get(axis) or (ascending[0],)
        now = subject.place.get(axis) or (ascending[-1],)
        if len(known) != 1 or max(map(ascending.index, now)) <= ascending.index(known[0]):
            return None
        if len(now) > 1 and min(now, key=ascending.index) != known[0]:
            return None  # "From 2000 to 2010 it lost a tenth of its 1990 members": in these years.
        return axis, known[0], max(now, key=ascending.index)


@record
class PartOfThen:
    """Being, or having lost, a part of what there was.

    Attributes:
        then: what there was.
        amount: the part, a percentage; or how many times as much there is.
        lost: whether that is what is gone.
        up: whether it is said to have become more, or less; `None` if it is not said.
    """

    then: Then
    amount: Amount
    lost: bool = False
    up: bool | None = None

    is_change: ClassVar[bool] = True
    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the later value is so large a part of the earlier one, or so much smaller."""
        reach = extent_of(subject, extent)
        found = self.then.along(c, subject)
        if found is None or reach is None or reach.excluded.ticks or reach.aggregate:
            return None
        if subject.minus or subject.drawn or subject.rate or subject.counting is not None:
            return None
        axis, then, now = found
        place = subject.place.without([axis])
        later, earlier = (place.default(Place.of(axis, [t])) for t in (now, then))
        one, two = subject.spoken_of(later), subject.spoken_of(earlier)
        if subject.aggregate is None and not is_single(c, later):
            rest = open_dimensions(c, later)
            listed = len(rest) == 1 and bool(later.get(rest[0]))
            if not (reach.is_said or listed) or not fits(reach, rest) or self.amount.near:
                return None
            if self.up is not None:
                return None
            held = Compare(self.amount.comparator, self._part(one, two), self.amount.number)
            return Reading((reaching(held, reach, Quantifier.ALL),), "ratio")
        if reach.is_said:
            return None
        before = c.ascending(axis)[c.ascending(axis).index(now) - 1]
        last = subject.spoken_of(place.default(Place.of(axis, [before])))
        ways = self._ways(one, two, last)
        named = bool(subject.place.get(axis)) and before != then
        if self.lost and named and not c.discourse.clause_has_word(_SO_FAR):
            # "In 2010 it lost a tenth of its 1990 members": in that year, or until then.
            change = Arithmetic("*", Arithmetic("-", last, one), Number(100))
            ways += (is_amount(Arithmetic("/", change, two), self.amount),)
        return Reading(ways, "ratio")

    def _part(self, later: Term, earlier: Term) -> Term:
        if not self.amount.percent:
            return Arithmetic("/", later, earlier)
        change = Arithmetic("-", earlier, later) if self.lost else later
        return Arithmetic("/", Arithmetic("*", change, Number(100)), earlier)

    def _ways(self, later: Term, earlier: Term, last: Term) -> tuple[Formula, ...]:
        part = self._part(later, earlier)
        ways: tuple[Formula, ...] = (is_amount(part, self.amount),)
        if not self.amount.percent:
            ways = is_factor(part, self.amount)
        if self.up is None:
            return ways
        size, whole = self.amount.number.value, 100.0 if self.amount.percent else 1.0
        # "It recovered to 80% of its 1990 level": from somewhere below that.
        since = last if (size < whole if self.up else size > whole) else earlier
        moved = Compare(Comparator.MORE if self.up else Comparator.LESS, later, since)
        return tuple(both([moved, way]) for way in ways)


@rule("then_level", "POSSESSIVE TICK measure|KIND|VALUES|THEN_LEVEL")
@rule("then_level", "'the' TICK measure|VALUES|THEN_LEVEL")
def _of_tick(_: Context, *rest: Meaning) -> Then | None:
    """“its 1990 membership”, “the 1990 level”."""
    ticks = the(rest, Ticks)
    return Then(Place.of(ticks.dimension, ticks.ticks)) if len(ticks.ticks) == 1 else None


@rule("then_level", "'the' measure|KIND|VALUES|THEN_LEVEL 'that'|'which'? 'it'|'they' HAVE|BE at")
@rule("then_level", "'what'|'those' 'it'|'they' HAVE|BE at", "'the' VALUES|measure 'of' coordinate")
def _it_had(_: Context, *rest: Meaning) -> Then | None:
    """“the members it had in 1990”, “what it was in 1990”, “the level of 1990”."""
    place = the(rest, Place)
    if place.notes or len(place.ticks) != 1 or len(place.ticks[0][1]) != 1:
        return None
    return Then(place)


@rule("then_level", "POSSESSIVE|'the' ORIGINAL measure|KIND|VALUES|THEN_LEVEL")
def _original(*_: Meaning) -> Then:
    """“its initial size”."""
    return Then()


@rule("kept_level", "POSSESSIVE measure|KIND|VALUES|THEN_LEVEL")
def _own(*_: Meaning) -> Then:
    """“its accuracy”, of which something is kept: what it was in the beginning."""
    return Then()


@rule("predicate", "RETAINS EXACTLY? a_part|value_then|bound 'of' kept_level")
def _keeps_of_own(_: Context, *rest: Meaning) -> PartOfThen | None:
    """“… keeps more than 80% of its accuracy”."""
    part = first(rest, Part)
    amount = the(rest, Amount) if part is None else part_lost(part)
    return PartOfThen(the(rest, Then), amount) if amount.percent or part else None


@rule("part_then", "a_part 'of' then_level")
def _part_then(_: Context, part: Part, then: Then) -> PartOfThen:
    """“roughly a third of its 1990 level”."""
    return PartOfThen(then, part_lost(part))


@rule("part_then", "EXACTLY? value_then|bound 'of' then_level")
def _percent_then(_: Context, *rest: Meaning) -> PartOfThen | None:
    """“35% of its 1990 level”."""
    amount = the(rest, Amount)
    return PartOfThen(the(rest, Then), amount) if amount.percent else None


@rule("times_then", "factor AS_MUCH_AS? then_level")
def _times_then(_: Context, *rest: Meaning) -> PartOfThen:
    """“five times its 1990 level”, “double the members it had in 1990”."""
    return PartOfThen(the(rest, Then), the(rest, Amount))


@rule("predicate", "GAINS part_then")
def _loses(_: Context, up: bool, part: PartOfThen) -> PartOfThen | None:
    """“… has lost two thirds of the members it had in 1990”."""
    return None if up else replace(part, lost=True)


@rule("predicate", "BE|HAVE|RETAINS part_then 'left'?", "BE|HAVE DOWN_TO part_then")
@rule("predicate", "BE|HAVE|RETAINS times_then", "BE UP_TO times_then|part_then")
def _keeps(_: Context, *rest: Meaning) -> PartOfThen:
    """“… retains only a third of its 1990 members”, “… is five times its 1990 level”."""
    return the(rest, PartOfThen)


@rule("predicate", "moves 'to' part_then|times_then")
def _moves_to(_: Context, move: Move, part: PartOfThen) -> PartOfThen | None:
    """“… falls to less than half of its 1990 level”, “… grows to five times its initial size”."""
    return replace(part, up=move.up) if move.manner is None else None
