"""Ranks that are not exact: “never ranks higher than fourth”, “finishes no lower than third”."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import is_single
from figcheck.checking.english.families.peaks import Peak, function_of
from figcheck.checking.english.families.ranking import FAMILY, row_of, values_beyond
from figcheck.checking.english.meanings.meaning import Extent, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Comparator, Compare, Function, Number
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_FIRST = Peak(Function.MAX, by_quality=True, contest=True)


@record
class RankBound:
    """Coming before or after a place in an order.

    Attributes:
        sign: how the number of those that come before it compares with that of the place.
        before: how many come before the place.
    """

    sign: Comparator
    before: int

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That so many values lie beyond the subject's."""
        if subject.aggregate or subject.quantifier or subject.count or subject.minus:
            return None
        if extent.is_said or extent.excluded.ticks or len(subject.own) != 1:
            return None
        (dimension,) = subject.own
        whole = row_of(c, subject.place, dimension)
        function = function_of(c, _FIRST, subject.place)
        if whole is None or function is None or not is_single(c, subject.place):
            return None
        if self.before >= c.size(dimension):
            return None
        spot = subject.place.plain.cells
        count = values_beyond(spot, whole.cells, function, ties=False)
        return Reading((Compare(self.sign, count, Number(self.before)),), FAMILY)


@rule("predicate", "COMES HIGHER_RANK rank_told")
def _higher_than(_: Context, *rest: Meaning) -> RankBound:
    """“… ranks higher than fourth”, “… finishes no lower than third”."""
    return RankBound(the(rest, Comparator), the(rest, int))


@rule("rank_told", "DET? RANKED", "DET? FIRST")
def _rank_told(_: Context, *rest: Meaning) -> int | None:
    """How many come before the fourth."""
    rank = first(rest, float)
    if rank is None:
        return 0 if the(rest, Function) is Function.MAX else None
    return int(rank) - 1 if rank > 0 else None
