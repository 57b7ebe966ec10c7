"""A value told with what it is among those of its own: “drops to 12 on Mail, its lowest value”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Extent, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class OwnExtreme:
    """Being the highest or lowest of its own values.

    Attributes:
        function: which of the two.
        amount: what it is said to be, if that is said.
    """

    function: Function
    amount: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one value that is spoken of is that of the row it stands in."""
        if subject.aggregate or subject.minus or subject.quantifier or extent.is_said:
            return None
        along = subject.place.dimensions - subject.own - c.here.dimensions
        if len(along) > 1:
            # "In Peru, the price ends at its lowest level": of those of Peru.
            along = frozenset(d for d in along if is_ordered(c.names.dimensions[d]))
        if len(along) != 1 or not is_single(c, subject.place):
            return None
        # "In the northern towns, A has its lowest value in Aby": of those in these.
        around = (extent.since or EVERYWHERE).without(subject.place.dimensions - along)
        row = Aggregate(self.function, subject.place.without(along).default(around).cells)
        held = Compare(Comparator.EQUAL, subject.place.cells, row)
        said = is_amount(row, self.amount) if self.amount else None
        return Reading((both([held, said]),), "extremum")


@rule("own_extreme", "POSSESSIVE EXTREME measure|VALUES|LEVEL", "POSSESSIVE TOPMOST")
def _own_extreme(_: Context, *rest: Meaning) -> OwnExtreme:
    return OwnExtreme(the(rest, Function))


@rule("predicate", "own_extreme")
def _is_own_extreme(_: Context, own: OwnExtreme) -> OwnExtreme:
    return own
