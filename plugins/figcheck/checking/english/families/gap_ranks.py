"""Orders of gains, losses and gaps: “the second-largest loss”, “…, followed by that of B”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.differences import Ends, Head, difference
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.foremost import Foremost
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.families.ranking import FAMILY, has_rank
from figcheck.checking.english.families.steps import Steepest
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.families.widest import HavingWidest
from figcheck.checking.english.kinds.polarity import way_of_better
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Compare, Function, Number
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_OPEN_ENDED = "(?:its|their) (?:\\w+[ -])?\\w+est"
"""“its second-largest loss”: of those that it has itself."""


@record
class GapRanked:
    """Having the change, or the gap, of a rank among those of all its like.

    Attributes:
        function: whether the largest come first, or the smallest.
        rank: the rank, 1 for the first.
        gap: the change or gap; `None` for the change along the whole axis.
        up: which way that goes.
        amount: how large it is, if that is said.
    """

    function: Function
    rank: int
    gap: Subject | None = None
    up: bool | None = None
    amount: Amount | None = None

    is_change: ClassVar[bool] = True
    is_noun_phrase: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no more of the others than its rank leaves room for go before it."""
        if subject.minus or subject.quantifier or subject.count or subject.aggregate:
            return None
        if extent.is_said or extent.excluded.ticks or len(subject.own) != 1 or subject.drawn:
            return None
        if c.discourse.clause_has_word(_OPEN_ENDED):
            return None
        gap = self.gap or self._along(c, subject)
        (dimension,) = subject.own
        if gap is None or gap.minus is None or dimension in gap.minus.dimensions or gap.ratio:
            return None
        place = subject.place.without(gap.minus.dimensions).within(gap.place)
        place = place and place.within(extent.place.without(gap.minus.dimensions))
        if place is None or len(place.get(dimension)) != 1:
            return None
        whole = self._among(c, gap, place, dimension)
        own = gap.term(place.plain)
        if whole is None or c.table.term(own).single is None or self.rank > c.size(dimension):
            return None
        moved = Compare(Comparator.MORE, own, Number(0)) if gap.signed else None
        said = is_amount(own, self.amount) if self.amount else None
        ranked = has_rank(own, gap.term(whole), self.function, self.rank)
        return Reading((both([moved, ranked, said]),), FAMILY)

    def _along(self, c: Context, subject: Subject) -> Subject | None:
        """The change from the first to the last point of the axis."""
        found = stretches(c, subject)
        if self.up is None or len(found) != 1 or found[0].twin is not None:
            return None
        axis, ticks = found[0].dimension, found[0].ticks
        if c.drawn(axis) != c.ascending(axis):
            return None
        ends = Ends(Place.of(axis, [ticks[0]]), Place.of(axis, [ticks[-1]]), signed=True)
        return difference(c, Head(up=self.up), ends)

    def _among(self, c: Context, gap: Subject, place: Place, dimension: str) -> Place | None:
        """Those that it is one of; of the smallest changes, all that go the same way."""
        whole = place.without([dimension]).plain
        ticks = whole.get(dimension) or c.names.dimensions[dimension].ticks
        changes = {}
        for tick in ticks:
            change = c.table.term(gap.term(Place.of(dimension, [tick]).default(whole))).single
            if change is not None:
                changes[tick] = change.value
        if len(changes) < 2:
            return None
        if not gap.signed or self.function is Function.MAX:
            return whole
        moved = [t for t, change in changes.items() if change > 0 or t in place.get(dimension)]
        return Place.of(dimension, moved).default(whole)


# Ranks as things ------------------------------------------------------------------------------


@rule("gap_rank", "DET? ORDINAL '-'? WIDE|best|STEEPEST|EXTREME gap|gap_implied")
@rule("gap_rank", "DET? ORDINAL '-'? WIDE|best|STEEPEST|EXTREME rise OVER_TIME?")
@rule("gap_rank", "DET? NEXT '-'? WIDE|best|STEEPEST|EXTREME gap|gap_implied")
@rule("gap_rank", "DET? NEXT '-'? WIDE|best|STEEPEST|EXTREME rise OVER_TIME?")
def _ranked(_: Context, *rest: Meaning) -> GapRanked | None:
    """“the second-largest gain from A to B”, “the third-steepest decline”."""
    position = first_exactly(rest, int, 1) + 1
    if position < 2:
        return None
    up = first_exactly(rest, bool)
    return GapRanked(the(rest, Function), position, first(rest, Subject), up)


@rule("with_change", "','? 'with' DET RISE|rise 'of' value_then|bound POINTS?")
def _with_change(_: Context, *rest: Meaning) -> tuple[bool, Amount]:
    """“with a loss of 5 points”."""
    return exactly(rest, bool), the(rest, Amount)


@rule("predicate", "gap_rank scope? gap_size?", "gap_rank gap_size scope")
def _has_ranked(_: Context, gap: GapRanked, *rest: Meaning) -> GapRanked | None:
    """“… has the second-largest loss, 56 litres”."""
    if (first(rest, Scope) or Scope()).place.ticks:
        return None
    return replace(gap, amount=first(rest, Amount))


@rule("predicate", "COMES? DET? RANKED with_change")
def _ranked_with(_: Context, *rest: Meaning) -> GapRanked | None:
    """“… comes second with a loss of 56 litres”."""
    rank, (up, amount) = int(the(rest, float)), the(rest, tuple)
    if rank < 1:
        return None
    return GapRanked(Function.MAX, rank, up=up, amount=amount)


@rule("statement", "gap_rank scope? gap_size? is_at place gap_size?")
@rule("statement", "gap_rank scope? gap_size? BE|REACHED_BY place gap_size?")
def _ranked_is(_: Context, gap: GapRanked, *rest: Meaning) -> Statement | None:
    """“The second-largest loss is that of A, at 56 litres”."""
    amounts, whose = every(rest, Amount), the(rest, Place)
    noted = [amount for _, amount in whose.notes]
    if len(amounts) + len(noted) > 1 or (first(rest, Scope) or Scope()).place.ticks:
        return None
    said = replace(gap, amount=next(iter([*amounts, *noted]), None))
    return Statement(Subject(whose.plain), said, Extent())


@rule(
    "gap_size", "said", "',' 'at'|'by'|'with'? value_then|bound POINTS? ','?", "'with'|'at' bound"
)
@rule("gap_size", "','? 'with' DET gap_noun 'of' value_then|bound POINTS?")
def _gap_size(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


# One after another ----------------------------------------------------------------------------


@rule("gap_follower", "'that'|'those' 'of' spot gap_size?", "spot 's'? gap_size?")
def _follower(_: Context, whose: Place, *rest: Meaning) -> Place | None:
    """“A”, “that of A, at 2.6”, “A's, at 2.6”, “A with 2.6”."""
    amount = first(rest, Amount)
    if amount is not None and whose.notes:
        return None
    return whose.noting(amount) if amount else whose


@rule("gap_followers", "gap_follower", "gap_follower ','? 'and' 'then'? gap_follower")
@rule(
    "gap_followers",
    "gap_follower ',' gap_follower",
    "gap_follower ',' gap_follower ','? 'and' gap_follower",
)
def _followers(_: Context, *rest: Meaning) -> tuple[Place, ...]:
    return tuple(every(rest, Place))


@rule(
    "clause",
    "statement ','? FOLLOWED gap_followers",
    "at ','? statement ','? FOLLOWED gap_followers",
)
def _then(c: Context, *rest: Meaning) -> Reading | None:
    """“The steepest fall is that of A, at 4.3 points, followed by B's, at 2.6”."""
    statement, lead = first(rest, Statement), first(rest, Place) or EVERYWHERE
    if statement is None:
        return None
    order = _order(c, statement, lead)
    if order is None:
        return None
    gap, own = order
    between = gap.gap.minus.dimensions if gap.gap and gap.gap.minus else frozenset[str]()
    around = statement.subject.place.without(own | between)
    said = [statement]
    for rank, whose in enumerate(the(rest, tuple), start=2):
        if whose.dimensions != own or len(whose.notes) > 1:
            return None
        amount = whose.notes[0][1] if whose.notes else None
        ranked = replace(gap, rank=rank, amount=amount)
        said.append(Statement(Subject(whose.plain.default(around), own=own), ranked, Extent()))
    return Coordination(tuple(said)).reading(c, lead)


def _order(
    c: Context, statement: Statement, lead: Place
) -> tuple[GapRanked, frozenset[str]] | None:
    """The order of changes or gaps that a statement tells the first of, and along what it runs."""
    said, own = statement.predicate, statement.subject.place.dimensions
    if statement.extent != Extent() or statement.subject.quantifier or statement.subject.aggregate:
        return None
    if isinstance(said, HavingWidest):
        return GapRanked(said.widest.function, 1, said.widest.gap), own
    if isinstance(said, Foremost):
        if said.relative or said.way is not None or said.there is not None:
            return None
        up: bool | None = said.up
        if said.by_quality:
            up = way_of_better(c, statement.subject.place, better=said.up)
            up = said.up if up is None else up
        gap = difference(c, Head(up=up), said.ends) if said.ends else None
        return GapRanked(said.function, 1, gap, up), own
    if isinstance(said, Steepest):
        return _of_steps(c, said, own)
    if isinstance(said, Extremal) and said.peak.of_gap and said.location is not None:
        gap, peak = statement.subject, said.peak
        if gap.minus is None or peak != Peak(peak.function, of_gap=True):
            return None
        return GapRanked(peak.function, 1, gap), said.location.dimensions
    if isinstance(said, GapRanked) and said.rank == 1:
        return said, own
    return None


def _of_steps(
    c: Context, said: Steepest, own: frozenset[str]
) -> tuple[GapRanked, frozenset[str]] | None:
    """The same of the step between two points of an axis."""
    ends = [p for p in said.ends if len(p.ticks) == 1]
    axes = frozenset().union(*(p.dimensions for p in ends))
    ticks = [t for p in ends for _, ts in p.ticks for t in ts]
    if len(axes) != 1 or len(ticks) != 2 or len(ends) != len(said.ends) or said.up is None:
        return None
    (axis,) = axes
    if not is_ordered(c.names.dimensions[axis]):
        return None
    order = c.ascending(axis)
    start, stop = sorted(ticks, key=order.index)
    between = Ends(Place.of(axis, [start]), Place.of(axis, [stop]), signed=True)
    gap = difference(c, Head(up=said.up), between)
    return (GapRanked(said.function, 1, gap), own) if gap else None
