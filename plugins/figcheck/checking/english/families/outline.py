"""What a line looks like as a whole: a valley, an arch, a staircase, without a direction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.along import Way
from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.phases import Phase, Phases, Turn
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.families.trend import along_ways
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
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Direction,
    Formula,
    Not,
    Quantifier,
    Term,
    Trend,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "trend"


@rule("shape", "DET? manner? OUTLINE KIND|TREND|MEASURE?", "DET? manner? OUTLINE manner")
def _shape(_: Context, *rest: Meaning) -> bool:
    """Whether it goes up first: an arch rather than a valley."""
    return the(rest, bool)


@rule("predicate", "shape", "shape ','? turn", "shape SUCH_THAT turn")
@rule("predicate", "shape along", "shape along ','? turn")
def _outline(_: Context, *rest: Meaning) -> Phases | None:
    """“… is U-shaped over the depth, with its minimum of 14 at Depth 4”."""
    up, ways = the(rest, bool), first(rest, tuple) or ()
    turn = first(rest, Turn)
    middle = () if turn is None else (turn,)
    if len(ways) > 1:
        return None
    return Phases((Phase(up), *middle, Phase(not up)), ways[0].dimension if ways else None)


@record
class Stairs:
    """Going one way at every step, like stairs.

    Attributes:
        up: which way; `None` if that is not said.
    """

    up: bool | None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `Course`; of several groups of bars it is not known which of them make the stairs."""
        place = subject.place.within(extent.place)
        if not place or (not place.ticks and len(stretches(c, subject)) > 1):
            return None
        return Course(self.up is not False, Quantifier.ALL).reading(c, subject, extent)


@rule("predicate", "DET? manner? DIRECTION? STAIRS DIRECTION?")
def _staircase(_: Context, *rest: Meaning) -> Stairs:
    """“… form a rising staircase”."""
    return Stairs(first(rest, bool))


@record
class Aimless:
    """Going neither up nor down on the whole.

    Attributes:
        ways: the dimensions along which there is no trend; the axis if none is named.
        mixed: whether it is only said that not every step goes the same way.
    """

    ways: tuple[Way, ...] = ()
    mixed: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values neither rise nor fall; what mostly goes one way is left undecided."""
        if extent.is_said or extent.excluded.ticks:
            return None
        if self.ways:
            terms: list[Term] = [along_ways(c, subject, way) for way in self.ways]
        else:
            terms = [s.values(subject) for s in stretches(c, subject)]
        if not terms:
            return None
        throughout = (Direction.RISES_THROUGHOUT, Direction.FALLS_THROUGHOUT)
        mostly = (Direction.RISES, Direction.FALLS)
        variants = (throughout,) if self.mixed else (mostly, throughout)
        cases = [tuple(_none_of(v, term) for v in variants) for term in terms]
        return of_several(c, cases, subject, FAMILY)


def _none_of(directions: tuple[Direction, ...], term: Term) -> Formula:
    return both(Not(Trend(d, term)) for d in directions)


@rule(
    "aimless", "NO DET? manner? ADJECTIVE? manner? TREND", "NO manner? ADJECTIVE? DIRECTION? TREND"
)
@rule("aimless", "NO_TREND")
def _aimless(_: Context, *__: Meaning) -> Aimless:
    return Aimless()


@rule("predicate", "aimless", "aimless OVER_TIME", "aimless along", "FLUCTUATES aimless OVER_TIME?")
@rule("predicate", "NOT verb? DET? manner? ADJECTIVE? TREND along?")
@rule("predicate", "NOT verb? DET? ADJECTIVE? ','? manner? TREND along?")
def _no_trend(_: Context, *rest: Meaning) -> Aimless:
    """“… shows no clear trend”."""
    return Aimless(first(rest, tuple) or ())


@rule("predicate", "NON_MONOTONE", "DET? NON_MONOTONE TREND|KIND", "NOT verb? MONOTONE")
def _non_monotone(*_: Meaning) -> Aimless:
    return Aimless(mixed=True)


@rule("clause", "THERE aimless along? at?", "at ','? THERE aimless along?")
def _there_is_no_trend(c: Context, *rest: Meaning) -> Reading | None:
    """“There is no clear trend with the depth”, “In A there is no trend”."""
    extent = Extent(place=first(rest, Place) or EVERYWHERE)
    aimless = Aimless(first(rest, tuple) or ())
    return Statement(Subject(named=False), aimless, extent).reading(c)


@rule("extent", "RIPPLES", "',' RIPPLES")
def _but_for_ripples(*_: Meaning) -> Extent:
    """“apart from small ripples”: on the whole, then."""
    return Extent(Quantifier.GENERALLY)


@record
class Dent:
    """Being higher, or lower, at a tick than at those on either side of it.

    Attributes:
        up: whether it is a bump rather than a dip.
        spot: where it is.
        amount: the value there, if that is said.
    """

    up: bool
    spot: Place
    amount: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values on both sides lie on the other side of the one there."""
        if extent.is_said or extent.excluded.ticks:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            ticks = self.spot.get(along.dimension)
            if len(ticks) != 1 or ticks[0] not in along.ticks or self.spot.orders:
                return None
            position = along.ticks.index(ticks[0])
            sides = along.ticks[max(0, position - 1) : position + 2]
            there = along.value(subject, ticks[0])
            beyond = Comparator.MORE if self.up else Comparator.LESS
            held: list[Formula] = [
                Compare(beyond, there, along.value(subject, t)) for t in sides if t != ticks[0]
            ]
            if self.amount is not None:
                held.append(is_amount(there, self.amount))
            cases.append((both(held),))
        return of_several(c, cases, subject, FAMILY) if cases else None


@rule("predicate", "DET? manner? DENT of_values? at said?", "DET? manner? DENT said at")
def _dent(_: Context, *rest: Meaning) -> Dent:
    """“… has a dip at Depth 4”."""
    return Dent(the(rest, bool), the(rest, Place), first(rest, Amount))


@rule("clause", "THERE DET? manner? DENT of_values? at said?", "THERE DET? manner? DENT at at")
def _there_is_a_dent(c: Context, *rest: Meaning) -> Reading | None:
    """“There is a dip at Depth 4”."""
    place, *more = every(rest, Place)
    if more:
        ordered = [p for p in (place, *more) if len(p.dimensions) == 1]
        if len(ordered) != 2:
            return None
        axis = {d.name for d in c.figure.dimensions if is_ordered(d)}
        spots = [p for p in ordered if p.dimensions <= axis]
        others = [p for p in ordered if not p.dimensions <= axis]
        if len(spots) != 1:
            return None
        place, (other,) = spots[0], others
        return Dent(the(rest, bool), place, first(rest, Amount)).reading(
            c, Subject(other.default(c.here)), Extent()
        )
    return Dent(the(rest, bool), place, first(rest, Amount)).reading(c, Subject(c.here), Extent())
