"""An extreme that several have: “the lowest price, $5, is shared by A and B”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, cells_of, is_amount, is_single
from figcheck.checking.english.families.peaks import Peak, Scope, function_of
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
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Count, Number
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "ranking"


@record
class HeldBySeveral:
    """Being the highest or lowest of all, of several cells that have the same value.

    Attributes:
        peak: which extreme.
        holders: the cells.
        amount: what it is said to be, if that is said.
    """

    peak: Peak
    holders: Place
    amount: Amount | None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That each of them has it, be it that others have it as well."""
        place = subject.place.within(self.peak.measure)
        several = [ticks for _, ticks in self.holders.ticks if len(ticks) > 1]
        if place is None or len(several) != 1 or self.holders.orders or extent.is_said:
            return None
        whole = place.without(self.holders.dimensions)
        function = function_of(c, self.peak, whole)
        spots = self.holders.default(whole)
        if function is None or len(cells_of(c, spots)) != len(several[0]):
            return None
        if is_single(c, whole) or c.names.measures.differ(whole):
            return None
        extreme = Aggregate(function, whole.cells)
        own = Count(Compare(Comparator.EQUAL, spots.cells, extreme))
        every = Count(Compare(Comparator.EQUAL, whole.cells, extreme))
        number = is_amount(extreme, self.amount) if self.amount else None
        size = Number(float(len(several[0])))
        held = both([Compare(Comparator.EQUAL, own, size), number])
        # A third one that has it too is kept from the reader, or is not worth a word.
        return Reading((both([held, Compare(Comparator.EQUAL, every, size)]), held), FAMILY)


@rule("statement", "extreme scope? said? ','? BE SHARED_BY 'both'? place with_amount? extents?")
@rule("statement", "extreme scope? said? ','? is_at 'both' place extents?")
def _is_shared(_: Context, *rest: Meaning) -> Statement | None:
    """“The lowest price, $5, is shared by A and B”."""
    scope, extent = first(rest, Scope) or Scope(), first(rest, Extent) or Extent()
    if scope.free or the(rest, Place).notes:
        return None
    held = HeldBySeveral(the(rest, Peak), the(rest, Place), first(rest, Amount))
    named = bool(scope.place.ticks)
    return Statement(Subject(scope.place if named else EVERYWHERE), held, extent)
