"""Where most cells are so: “A has the most cells above 50”, “… more zeros than B”."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, cells_of, is_amount
from figcheck.checking.english.families.counting import FAMILY, Limit
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Comparator, Compare, Count, Formula, Function

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@dataclass(frozen=True)
class Counting:
    """Having so many cells that keep to a limit, or more of them than others have.

    Attributes:
        limit: the limit.
        amount: how many, if that is said.
        function: whether it has the most of all, or the fewest, if that is said.
        comparator: how its number of them is to that of another one, if that is said.
        rival: the other one; the next one after the most.
    """

    limit: Amount
    amount: Amount | None = None
    function: Function | None = None
    comparator: Comparator | None = None
    rival: Place | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That there are so many, or no fewer than of any other."""
        if Subject(subject.place, own=subject.own) != replace(subject, named=True):
            return None
        if extent.is_said or extent.excluded.ticks or c.names.measures.differ(subject.place):
            return None
        if len(cells_of(c, subject.place)) < 2:
            return None
        if self.amount is not None:
            return Reading((is_amount(self._count(subject.place), self.amount),), FAMILY)
        formula = both(self._held(c, subject))
        return Reading((formula,), FAMILY) if formula is not None else None

    def _count(self, place: Place) -> Count:
        return Count(Compare(self.limit.comparator, place.cells, self.limit.number))

    def _held(self, c: Context, subject: Subject) -> Iterator[Formula]:
        place = subject.place
        along = [d for d, ticks in place.ticks if d in subject.own and len(ticks) == 1]
        if len(along) != 1:
            return
        (dimension,) = along
        own = place.get(dimension)
        others = [t for t in c.names.dimensions[dimension].ticks if t not in own]
        if self.rival is not None:
            second = self.rival.get(dimension)
            if self.rival.dimensions != {dimension} or len(second) != 1 or second == own:
                return
            if self.comparator is not None:
                others = list(second)
            else:
                yield from self._least(place, dimension, second[0], set(others) - {*second})
        for tick in others:
            yield self._against(place, dimension, own[0], tick)

    def _least(self, place: Place, dimension: str, tick: str, rest: set[str]) -> Iterator[Formula]:
        """That the second has no fewer than the rest."""
        for other in sorted(rest):
            yield self._against(place, dimension, tick, other)

    def _against(self, place: Place, dimension: str, one: str, two: str) -> Compare:
        bare = place.without([dimension])
        counts = (self._count(Place.of(dimension, [t]).default(bare)) for t in (one, two))
        most = Comparator.AT_LEAST if self.function is Function.MAX else Comparator.AT_MOST
        return Compare(self.comparator or most, *counts)


@rule("cells_kept", "VALUES|CASE cell_limit")
def _cells_kept(_: Context, *rest: Meaning) -> Limit | None:
    limit = the(rest, Limit)
    return None if limit.high is not None or limit.low.near else limit


@rule("predicate", "HAVE DET? THE_MOST cells_kept", "HAVE DET? EXTREME 'number' 'of' cells_kept")
@rule("predicate", "HAVE DET? THE_MOST cells_kept ','? FOLLOWED 'by'? place")
def _has_most(_: Context, *rest: Meaning) -> Counting:
    """“… has the most cells above 50, followed by B”."""
    return Counting(the(rest, Limit).low, function=the(rest, Function), rival=first(rest, Place))


@rule("predicate", "HAVE MORE cells_kept THAN place")
def _has_more(_: Context, *rest: Meaning) -> Counting:
    """“… has more cells above 50 than B”."""
    return Counting(the(rest, Limit).low, comparator=the(rest, Comparator), rival=the(rest, Place))


@rule("predicate", "HAVE counted cells_kept")
def _has_so_many(_: Context, *rest: Meaning) -> Counting:
    """“… has only four cells above 50”."""
    return Counting(the(rest, Limit).low, amount=the(rest, Amount))


@rule("clause", "at? ','? DET? 'number' 'of' cells_kept PEAKS at")
def _number_peaks(c: Context, *rest: Meaning) -> Reading | None:
    """“The number of cells above 50 is highest in A”."""
    *lead, place = every(rest, Place)
    whole = place.within(lead[0]) if lead else place
    if whole is None or whole.notes:
        return None
    counted = Counting(the(rest, Limit).low, function=the(rest, Function))
    own = place.dimensions
    return counted.reading(c, Subject(whole.default(c.here), own=own), Extent())
