"""Where a line turns: “starts to grow again after 2000”, “its decline ends in 2000”."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.increments import Paced
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.kinds.polarity import way_of_better
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, the
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Formula, Function, Or
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Turning:
    """Turning from one way to the other.

    Attributes:
        function: whether at a peak or at a low; `None` if that is not said.
        spot: where.
    """

    function: Function | None
    spot: Place

    is_change: ClassVar[bool] = True
    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the value there is the extreme of the line; of its neighbours only, it is open."""
        if extent.is_said or extent.excluded.ticks or extent.place.ticks or subject.aggregate:
            return None
        ends = (self.function,) if self.function else (Function.MAX, Function.MIN)
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            ticks = self.spot.get(along.dimension)
            if len(ticks) != 1 or ticks[0] not in along.ticks[1:-1]:
                return None
            here = along.value(subject, ticks[0])
            whole = [
                Compare(Comparator.EQUAL, here, Aggregate(f, along.values(subject))) for f in ends
            ]
            beside = [_beside(subject, along, ticks[0], f) for f in ends]
            cases.append((_any(whole), _any(beside)))
        return of_several(c, cases, subject, "trend") if cases else None


def _any(formulas: list[Formula] | list[Compare]) -> Formula:
    return formulas[0] if len(formulas) == 1 else Or(tuple(formulas))


def _beside(subject: Subject, along: Stretch, tick: str, function: Function) -> Formula:
    """That a value is beyond those right before and after it."""
    sign = Comparator.MORE if function is Function.MAX else Comparator.LESS
    position = along.ticks.index(tick)
    here = along.value(subject, tick)
    return both(
        Compare(sign, here, along.value(subject, along.ticks[position + step])) for step in (-1, 1)
    )


def _before(*, up: bool) -> Function:
    """Where values turn that rise until then, or fall."""
    return Function.MAX if up else Function.MIN


@rule("predicate", "BEGINS 'to' RISES|BETTERS 'again'? FROM_ON coordinate ONWARDS?")
@rule("predicate", "BEGINS RISES|BETTERS 'again'? FROM_ON coordinate ONWARDS?")
def _begins(c: Context, *rest: Meaning) -> Turning | None:
    """“… starts to grow again after 2000”."""
    return _from_there(c, rest[1], the(rest, Place))


@rule("clause", "FROM_ON coordinate ONWARDS? ','? subject BEGINS 'to' RISES|BETTERS 'again'?")
def _then_begins(c: Context, _: Meaning, spot: Place, *rest: Meaning) -> Reading | None:
    """“After 2000, A starts to grow again”."""
    turning = _from_there(c, exactly(rest, bool), spot)
    if turning is None:
        return None
    return Statement(the(rest, Subject), turning, Extent()).reading(c)


def _from_there(c: Context, up: bool, spot: Place) -> Turning | None:
    if c.discourse.clause_has_word("(?:improv|wors|deteriorat|degrad)\\w*"):
        way = way_of_better(c, c.here, better=up)
        if way is None:
            return None
        up = way
    return Turning(_before(up=not up), spot)


@rule("clause", "growth ENDS_THERE AT|UNTIL coordinate")
def _ends(c: Context, paced: Paced, *rest: Meaning) -> Reading | None:
    """“A's decline ends in 2000”, “… lasts until 2000”."""
    if paced.up is None:
        return None
    return paced.reading(c, Turning(_before(up=paced.up), the(rest, Place)))


@rule("clause", "DET TURNING_POINT 'for'|'of'|'in' subject BE|OCCURS AT? coordinate")
@rule("clause", "DET TREND 'of'|'in'|'for' subject REVERSES AT|FROM_ON coordinate")
@rule("clause", "subject REVERSES AT|FROM_ON coordinate")
def _turns(c: Context, *rest: Meaning) -> Reading | None:
    """“The turning point of A is 2000”, “The trend of A reverses after 2000”."""
    turning = Turning(None, the(rest, Place))
    return Statement(the(rest, Subject), turning, Extent()).reading(c)
