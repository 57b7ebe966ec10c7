"""Who comes right behind another in an order: “On Mail, A is followed by B and C”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.families.ranking import FAMILY, has_rank, row_of
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.tree import Formula, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class FollowedBy:
    """Coming right before others in an order, whatever rank it has.

    Attributes:
        others: which come after it, in their order.
    """

    others: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That they have the ranks after its own."""
        if subject.minus or subject.quantifier or subject.aggregate or extent.is_said:
            return None
        if len(subject.own) != 1 or self.others.dimensions != subject.own:
            return None
        (dimension,) = subject.own
        own, row = subject.place.get(dimension), row_of(c, subject.place, dimension)
        if len(own) != 1 or row is None or not is_single(c, subject.place):
            return None
        least = more_is_better(c, subject.place) is False
        function = Function.MIN if least else Function.MAX
        ahead = self._ahead(c, row, dimension, own[0], least=least)
        if ahead is None:
            return None
        held: list[Formula | None] = []
        notes = {p.get(dimension): amount for p, amount in self.others.notes}
        for rank, tick in enumerate((*own, *self.others.get(dimension)), start=ahead + 1):
            spot = Place.of(dimension, [tick]).default(row).cells
            held.append(has_rank(spot, row.cells, function, rank))
            held.append(is_amount(spot, notes[tick,]) if (tick,) in notes else None)
        return Reading((both(held),), FAMILY)

    @staticmethod
    def _ahead(c: Context, row: Place, dimension: str, own: str, *, least: bool) -> int | None:
        """How many of its like come before it."""
        values = {
            tick: entry.value
            for tick in c.names.dimensions[dimension].ticks
            if (entry := c.table.term(Place.of(dimension, [tick]).default(row).cells).single)
        }
        if own not in values:
            return None
        sign = -1 if least else 1
        return sum(sign * value > sign * values[own] for value in values.values())


@rule("predicate", "BE FOLLOWED followers")
def _is_followed(_: Context, *rest: Meaning) -> FollowedBy:
    """“… is followed by B and C”."""
    return FollowedBy(the(rest, Place))
