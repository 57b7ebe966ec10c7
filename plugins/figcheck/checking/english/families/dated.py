"""Courses that say when before they say how far: “fell from 2016 to 2020 by 64 %”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.moves import Move
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
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Dated:
    """Rising or falling at a place of the axis, or from one place to another.

    Attributes:
        course: which way, and how far.
        place: when.
    """

    course: Course
    place: Place

    @property
    def moves(self) -> str:
        """Which way, and when: what follows is another phase."""
        return f"{self.course.moves} then"

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `Course`, there."""
        joined = extent.joined(Extent(place=self.place))
        if joined is None:
            return None
        return Statement(subject, self.course, joined).reading(c, EVERYWHERE)


@rule("dated", "moves at ','? 'by' value_then POINTS?", "movement of_values? at 'of' value_then")
def _by(_: Context, *rest: Meaning) -> Dated:
    """“… declined from 2016 to 2020 by 64 %”."""
    move = the(rest, Move)
    points = first(rest[1:], float) is not None
    course = Course(move.up, move.manner, by=the(rest, Amount), points=points)
    return Dated(course, the(rest, Place))


@rule("dated", "moves at ',' 'to' value_then", "movement of_values? at ','? 'to' value_then")
def _to(c: Context, *rest: Meaning) -> Dated | None:
    """“… recovered in 2021, to 240”."""
    move, stop = the(rest, Move), the(rest, Amount)
    if c.is_tick(stop.number.value):
        return None  # "from 2010 to 2014" are years.
    return Dated(Course(move.up, move.manner, stop=stop), the(rest, Place))


@rule("predicate", "dated")
def _dated(_: Context, dated: Dated) -> Dated:
    return dated


@rule("clause", "THERE dated", "at ','? THERE movement of_values? 'to' value_then")
def _there(c: Context, *rest: Meaning) -> Reading | None:
    """“There was a drop in 2020, to 190”, “In 2020 there was a drop to 190”."""
    dated = first(rest, Dated)
    if dated is None:
        move = the(rest, Move)
        course = Course(move.up, move.manner, stop=the(rest, Amount))
        dated = Dated(course, every(rest, Place)[0])
    return Statement(Subject(named=False), dated, Extent()).reading(c, EVERYWHERE)
