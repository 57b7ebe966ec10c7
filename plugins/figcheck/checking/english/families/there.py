"""Rises and falls that there are: “There was a decline from 12 in 2010 to 8 in 2015”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.course import Course, CourseBetween, with_change
from figcheck.checking.english.families.moves import Move, move_of
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

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

# Clauses without a subject of their own -----------------------------------------------


@rule("clause", "THERE between", "THERE between ',' HAVE? movement 'of' value_then")
@rule("clause", "THERE movement of_values? 'to' value_then then|at")
def _there_between(c: Context, *rest: Meaning) -> Reading | None:
    """“There was a decline from 12 in 2010 to 8 in 2015”."""
    predicate: Course | CourseBetween | None = first(rest, CourseBetween)
    if predicate is not None:
        if len(rest) > 2:
            predicate = with_change(c, *rest[1:])
        if predicate is None:
            return None
        return Statement(Subject(named=False), predicate, Extent()).reading(c, EVERYWHERE)
    move = the(rest, Move)
    predicate = Course(move.up, move.manner, stop=the(rest, Amount))
    extent = Extent(place=the(rest, Place))
    return Statement(Subject(named=False), predicate, extent).reading(c, EVERYWHERE)


@rule("over_years", "OVER_TIME", "'over'|'in' DET 'past'|'last' PERIODS")
@rule("over_years", "'over'|'in' DET 'past'|'last' COUNT|NUMBER PERIODS")
@rule("over_years", "'over'|'in' DET COUNT|NUMBER '-'? PERIODS 'period'?")
def _over_years(*_: Meaning) -> str:
    return "over the years"


@rule("clause", "THERE extents? movement of_values? OVER_TIME? extents?")
@rule("clause", "THERE extents? movement 'of' value_then of_values? POINTS? OVER_TIME? extents?")
@rule("clause", "DET? TREND of_values? BE manner? movement extents?")
@rule("clause", "DET? manner? TREND of_values? BE manner? DIRECTION extents?")
@rule("clause", "DET? manner? TREND 'of' picture BE manner? DIRECTION extents?")
@rule("clause", "DET? manner? TREND 'of' picture BE manner? movement extents?")
@rule("clause", "DET? manner? TREND of_values? BE 'one' 'of' movement extents?")
def _there(c: Context, *rest: Meaning) -> Reading | None:
    """“There has been a downward trend from 2010 to 2015”, “The trend is upward”."""
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    move = first(rest, Move) or move_of(rest)
    if extent is None or move is None:
        return None
    by = first(rest, Amount)
    course = Course(move.up, move.manner, by=by, points=first(rest[1:], float) is not None)
    return Statement(Subject(named=False), course, extent).reading(c, EVERYWHERE)
