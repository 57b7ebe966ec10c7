"""What a value was before: “12 in 2020, down from 15”, “…, up from 3 in 2010”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Formula,
    Or,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MOST_POINTS = 60
"""Points of an axis that are looked at one by one."""


@record
class ComingFrom:
    """Being lower or higher than before, with the value from then.

    Attributes:
        up: whether it was lower then.
        amount: the value that it was.
        then: when, if that is said.
    """

    up: bool
    amount: Amount
    then: Place | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That one of the earlier values is that one, and lies on that side of the later one."""
        if subject.minus or subject.aggregate or subject.quantifier or extent.is_said:
            return None
        here = subject.place.default(c.here)
        axis = self._axis(c, here)
        if axis is None or not is_single(c, here):
            return None
        points = [here.without([axis]).default(p) for p in self._earlier(c, here, axis)]
        side = Comparator.MORE if self.up else Comparator.LESS
        ways = [
            both([is_amount(p.cells, self.amount), Compare(side, here.cells, p.cells)])
            for p in points
        ]
        if not ways or len(ways) > _MOST_POINTS:
            return None
        held: Formula = ways[0] if len(ways) == 1 else Or(tuple(ways))
        return Reading((held,), "trend")

    def _axis(self, c: Context, here: Place) -> str | None:
        """The axis that an earlier point is named of, or the one of which one point is named."""
        if self.then is not None:
            ((axis, _),) = self.then.ticks
            return axis if len(here.get(axis)) == 1 else None
        ordered = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
        if c.names.states is not None:
            ordered.append(c.names.states.dimension)
        found = [name for name in ordered if len(here.get(name)) == 1]
        return found[0] if len(found) == 1 else None

    def _earlier(self, c: Context, here: Place, axis: str) -> list[Place]:
        states, (tick,) = c.names.states, here.get(axis)
        ticks = c.ascending(axis)
        if states is not None and axis == states.dimension:
            ticks = [states.before, states.after]
        before = ticks[: ticks.index(tick)]
        if self.then is not None:
            before = [t for t in before if t in self.then.get(axis)]
        return [Place.of(axis, [t]) for t in before]


@rule("clause", "UP_DOWN 'from' value_then at?")
@rule("clause", "UP_DOWN 'from' POSSESSIVE KIND|LEVEL|VALUES 'of' value_then at?")
def _down_from(c: Context, up: bool, *rest: Meaning) -> Reading | None:
    """“…, down from 15”, “…, up from 3 in 2010”."""
    then = first(rest, Place)
    if then is not None and (len(then.ticks) != 1 or len(then.ticks[0][1]) != 1 or then.notes):
        return None
    coming = ComingFrom(up, the(rest, Amount), then)
    return Statement(Subject(named=False, topical=True), coming, Extent()).reading(c)
