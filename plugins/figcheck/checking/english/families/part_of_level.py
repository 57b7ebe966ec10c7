"""A part of what a line gets to: “90% of its maximum at 16 threads”, “half of its final value”."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Number,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_EXACT = (Comparator.EQUAL, Comparator.ABOUT)


@record
class LineLevel:
    """What a line gets to.

    Attributes:
        function: its highest or lowest value; `None` for its last one.
        place: whose line, if that is said with it.
    """

    function: Function | None
    place: Place = EVERYWHERE

    def term(self, subject: Subject, along: Stretch) -> Term:
        """The value of one line."""
        if self.function is None:
            return along.value(subject, along.ticks[-1])
        return Aggregate(self.function, along.values(subject))


@record
class PartOfLevel:
    """Being such a part of what a line gets to.

    Attributes:
        amount: the part, in percent.
        level: what the line gets to.
        passing: whether it gets there in a step, or between two ticks that are named.
        up: whether it rises or falls to it between these ticks, if that is said.
    """

    amount: Amount
    level: LineLevel
    passing: bool = False
    up: bool | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the value at the tick that is named is such a part, or has been by then."""
        if subject.aggregate or subject.minus or extent.is_said or extent.excluded.ticks:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along, ticks in self._lines(c, subject):
            whole = self.level.term(subject, along)
            position = along.ticks.index(ticks[0])
            if self.passing:
                start = along.ticks[position if len(ticks) > 1 else position - 1]
                if position == 0 and len(ticks) == 1:
                    return None
                before, after = (
                    self._is_so(along.value(subject, t), whole) for t in (start, ticks[-1])
                )
                cases.append((both([after, Not(before)]),))
                continue
            there = along.value(subject, ticks[-1])
            if self.up is not None and len(ticks) > 1:
                way = Comparator.MORE if self.up else Comparator.LESS
                moved = Compare(way, there, along.value(subject, ticks[0]))
                cases.append((both([self._is_so(there, whole), moved]),))
                continue
            if len(ticks) > 1:
                return None
            so_far = Aggregate(Function.MAX, along.at(subject, along.ticks[: position + 1]))
            found = [self._is_so(there, whole)]
            if (
                self.up is None
                and not c.table.evaluate(Compare(Comparator.EQUAL, so_far, whole)).truth
            ):
                found.append(self._is_so(so_far, whole))  # It has not been at its peak by then.
            cases.append(tuple(found))
        return of_several(c, cases, subject, "share") if cases else None

    @staticmethod
    def _lines(c: Context, subject: Subject) -> Iterator[tuple[Stretch, tuple[str, ...]]]:
        """The whole lines that a subject is of, each with the ticks that are named."""
        for axis, named in subject.place.ticks:
            if axis in subject.own or not is_ordered(c.names.dimensions[axis]):
                continue
            place = subject.place.without([axis])
            for along in stretches(c, replace(subject, place=place)):
                if along.dimension == axis:
                    yield along, tuple(t for t in along.ticks if t in named)

    def _is_so(self, value: Term, whole: Term) -> Formula:
        percent = Arithmetic("*", Arithmetic("/", value, whole), Number(100))
        return is_amount(percent, self.amount)


@rule("line_level", "POSSESSIVE FINAL measure|VALUES|LEVEL|KIND")
def _final(*_: Meaning) -> LineLevel:
    """“its final value”."""
    return LineLevel(None)


@rule("line_level", "POSSESSIVE TOPMOST", "POSSESSIVE EXTREME measure|VALUES|LEVEL")
def _topmost(_: Context, *rest: Meaning) -> LineLevel | None:
    """“its maximum”, “its highest throughput”."""
    return LineLevel(Function.MAX) if first(rest, Function) is Function.MAX else None


@rule("level_of", "place 's' TOPMOST", "DET TOPMOST 'of'|'for' place", "DET place TOPMOST")
@rule("level_of", "DET EXTREME place measure", "place 's' EXTREME measure|VALUES")
def _topmost_of(c: Context, *rest: Meaning) -> LineLevel | None:
    """“the maximum of A”, “the highest observed reduction”."""
    level: LineLevel | None = _topmost(c, *rest)
    return level and replace(level, place=the(rest, Place))


@rule("level_of", "DET TOPMOST place measure", "line_level")
def _topmost_named(c: Context, *rest: Meaning) -> LineLevel | None:
    """“the maximum observed effect”."""
    known = first(rest, LineLevel)
    return known or _topmost_of(c, *rest)


@rule("predicate", "ATTAINS part_amount 'of'? line_level", "part_amount 'of'? line_level")
def _is_part(c: Context, *rest: Meaning) -> PartOfLevel:
    """“… reaches 90% of its maximum at 16 threads”; “has not reached half of it”: nor more."""
    amount = the(rest, Amount)
    if amount.comparator in _EXACT and c.discourse.clause_has_word("(?:not|never|yet|hasn)"):
        amount = replace(amount, comparator=Comparator.AT_LEAST)
    return PartOfLevel(amount, the(rest, LineLevel))


@rule("predicate", "GETS_BEYOND|SURPASSES part_amount 'of'? line_level")
def _passes_part(_: Context, *rest: Meaning) -> PartOfLevel:
    """“… passes half of its maximum between 4 and 8 threads”."""
    amount = the(rest, Amount)
    if amount.comparator in _EXACT:
        amount = replace(amount, comparator=the(rest, Comparator))
    return PartOfLevel(amount, the(rest, LineLevel), passing=True)


@rule("predicate", "moves 'to' part_amount 'of'? line_level")
def _falls_to_part(_: Context, move: Move, *rest: Meaning) -> PartOfLevel | None:
    """“Between 2013 and 2019, the rate drops to less than a third of its peak”."""
    level = the(rest, LineLevel)
    return PartOfLevel(the(rest, Amount), level, up=move.up) if level.function else None


@rule("clause", "part_amount 'of'? level_of 'already'? TAKES_PLACE 'already'? extents")
@rule("clause", "extents ','? part_amount 'of'? level_of 'already'? TAKES_PLACE")
def _is_reached(c: Context, *rest: Meaning) -> Reading | None:
    """“More than 80% of A's maximum is already reached at 16 threads”."""
    level = the(rest, LineLevel)
    subject = Subject(level.place, named=level.place.is_named)
    part = PartOfLevel(the(rest, Amount), level)
    return Statement(subject, part, the(rest, Extent)).reading(c)
