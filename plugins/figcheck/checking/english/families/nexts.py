"""Coming next in an order of size, after what was just named: “… leads with 90, B comes next”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.ranking import Ranked, row_of
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
from figcheck.checking.language.tree import Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Next:
    """Coming after the things that were named before, which come first or last.

    Attributes:
        amount: what the value is said to be.
        place: where, if that is said.
    """

    amount: Amount | None = None
    place: Place = EVERYWHERE

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That those come first, or last, and that it has the rank after them."""
        place = subject.place.within(self.place)
        if len(subject.own) != 1 or place is None or subject.minus or extent.is_said:
            return None
        (dimension,) = subject.own
        own = place.get(dimension)
        before = c.discourse.named_before(dimension, own)
        whole = row_of(c, place, dimension)
        if len(own) != 1 or not before or whole is None:
            return None
        function, rank = _end(c, whole, dimension, before), len(before) + 1
        ranking = sum(len(d.ticks) > 1 for d in c.figure.dimensions) == 1
        if function is None and ranking and not c.discourse.named_beside(dimension, before, own):
            # "C is third with 30. D comes next", of a mere list: right behind C.
            function, rank = Function.MAX, _lowest_place(c, whole, dimension, before) + 1
        if function is None:
            return None
        ranked = Ranked(function, rank, amount=self.amount)
        there = Subject(place, own=subject.own, aggregate=subject.aggregate)
        return ranked.reading(c, there, Extent())


def _end(c: Context, whole: Place, dimension: str, ticks: frozenset[str]) -> Function | None:
    """Whether some ticks have the highest values of a row, or the lowest; `None` if neither."""
    values = _values(c, whole, dimension)
    inside = [v for t, v in values.items() if t in ticks]
    outside = [v for t, v in values.items() if t not in ticks]
    if len(inside) != len(ticks) or not outside:
        return None
    if min(inside) > max(outside):
        return Function.MAX
    return Function.MIN if max(inside) < min(outside) else None


def _lowest_place(c: Context, whole: Place, dimension: str, ticks: frozenset[str]) -> int:
    """The last place that any of some ticks has in a row, counted from the highest value."""
    values = _values(c, whole, dimension)
    lowest = min((values[t] for t in ticks if t in values), default=0.0)
    return sum(value >= lowest for value in values.values())


def _values(c: Context, whole: Place, dimension: str) -> dict[str, float]:
    """The values of a row, by what they are of."""
    terms = {
        t: c.table.term(whole.default(Place.of(dimension, [t])).cells).single
        for t in c.names.dimensions[dimension].ticks
    }
    return {t: entry.value for t, entry in terms.items() if entry is not None}


@rule("predicate", "COMES NEXT_IN said?", "COMES NEXT_IN at said?", "COMES NEXT_IN said at")
def _next(_: Context, *rest: Meaning) -> Next:
    """“B comes next with 84”."""
    return Next(first(rest, Amount), first(rest, Place) or EVERYWHERE)


@rule("clause", "NEXT_IN COMES place said?", "NEXT_IN ','? 'with' amount ',' COMES place")
@rule("clause", "'the' NEXT_IN BEST|EXTREME? BE place said?")
def _next_comes(c: Context, *rest: Meaning) -> Reading | None:
    """“Next comes B with 84”."""
    subject = Subject(the(rest, Place))
    return Statement(subject, Next(first(rest, Amount)), Extent()).reading(c)
