"""Several peaks or lows of one line: “there are two peaks, in 2012 and 2016”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.language.tree import Comparator, Compare, Formula, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "trend"


@record
class Summits:
    """Having peaks, or lows, at several points of the axis.

    Attributes:
        function: which of the two.
        where: the points.
    """

    function: Function
    where: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That each of them is above its neighbours, or below them.

        Whether there are others, is not asked: small ones are rarely counted.
        """
        found = stretches(c, subject)
        if extent.is_said or subject.aggregate or subject.quantifier or len(found) != 1:
            return None
        (along,) = found
        if self.where.dimensions != {along.dimension}:
            return None
        ticks = self.where.get(along.dimension)
        if len(ticks) < 2 or not {*ticks} <= {*along.ticks}:
            return None
        return Reading((both([self._turn(subject, along, t) for t in ticks]),), FAMILY)

    def _turn(self, subject: Subject, along: Stretch, tick: str) -> Formula:
        sign = Comparator.MORE if self.function is Function.MAX else Comparator.LESS
        position = along.ticks.index(tick)
        beside = [i for i in (position - 1, position + 1) if 0 <= i < len(along.ticks)]
        there = along.value(subject, tick)
        return both([Compare(sign, there, along.value(subject, along.ticks[i])) for i in beside])


@rule(
    "summits", "COUNT manner? PEAK_NOUN of_values? ','|':'? at|coordinate", "PEAKS at 'again'? at?"
)
@rule("summits", "COUNT manner? PEAK_NOUN ','|':'? 'one'? at 'and' 'one'|'another'|'again'? at")
def _summits(c: Context, *rest: Meaning) -> Summits | None:
    """“two peaks, in 2012 and in 2016”."""
    where: Place | None = None
    for place in (r for r in rest if isinstance(r, Place)):
        where = place if where is None else where.beside(place)
    count = first_exactly(rest, int)
    if where is None or len(where.ticks) != 1:
        return None
    size = len(where.ticks[0][1])
    if count not in (None, size) or size < 2:
        return None
    return Summits(the(rest, Function), where)


@rule("predicate", "summits")
def _has(_: Context, summits: Summits) -> Summits:
    return summits


@rule("clause", "THERE summits")
def _there(c: Context, *rest: Meaning) -> Reading | None:
    """“There were two peaks: in 2012 and 2016”."""
    summits = first(rest, Summits)
    if summits is None:
        return None
    return Statement(Subject(named=False), summits, Extent()).reading(c, EVERYWHERE)
