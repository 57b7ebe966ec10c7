"""Who comes behind the first, each with a rank: “A has the highest rate, with B second”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak, function_of
from figcheck.checking.english.families.ranking import Ordered, Placed, Ranked
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
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.language.tree import OPPOSITE, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_COMES_LAST = r"(?:comes?|is|are|ranks?|finish(?:es)?|places?|came|was) (?:in )?(?:dead )?last"

_FIRST = Peak(Function.MAX, by_quality=True, contest=True)

_CLOSE = 0.2
"""How much of the range of all values “a close second” may be behind the first."""

_FAR = 0.2
"""How much “a distant second” must be behind it."""


@record
class Runner:
    """Who has which rank.

    Attributes:
        who: the thing, or several where no rank is said.
        rank: its rank; below zero from the end, `None` for those that come next.
        amount: its value, if that is said.
        close: whether it is said to come close to the first, or far behind it.
    """

    who: Place
    rank: int | None
    amount: Amount | None
    close: bool | None = None


@rule("runner", "place with_amount? DET? RANKED with_amount?")
def _runner(_: Context, who: Place, *rest: Meaning) -> Runner | None:
    """“B second”, “B (9) a distant third”."""
    notes = [amount for _, amount in who.notes]
    single = [len(ticks) for _, ticks in who.ticks] == [1]
    amount = first(rest, Amount) or (notes[0] if notes else None)
    return Runner(who.plain, int(the(rest, float)), amount) if single else None


@rule("runner", "place with_amount? 'a' RUNNING_UP ORDINAL|RANKED with_amount?")
@rule("runner", "place with_amount? AT 'a' RUNNING_UP ORDINAL SPOT_IN_ORDER with_amount?")
def _distant_runner(c: Context, who: Place, *rest: Meaning) -> Runner | None:
    """“B a distant second”."""
    position = first_exactly(rest, int)
    rank = float(position + 1) if position is not None else the(rest, float)
    runner: Runner | None = _runner(c, who, *(r for r in rest if r != rank), rank)
    return replace(runner, close=the(rest, bool)) if runner else None


@rule("runner", "place with_amount? DET? FIRST with_amount?")
def _last(_: Context, who: Place, *rest: Meaning) -> Runner | None:
    """“B last”."""
    runner: Runner | None = _runner(_, who, *rest, -1.0)
    return runner if the(rest, Function) is Function.MIN else None


@rule("runners", "runner", "runner ','? 'and' runner", "runner ',' runner")
@rule("runners", "runner ',' runner ','? 'and' runner")
def _runners(_: Context, *rest: Meaning) -> tuple[Runner, ...]:
    return tuple(r for r in rest if isinstance(r, Runner))


@rule("runners", "place with_amount? BEHIND_THEM")
def _next(_: Context, who: Place, *rest: Meaning) -> tuple[Runner, ...]:
    """“B and C following”."""
    notes = [amount for _, amount in who.notes]
    amount = first(rest, Amount) or (notes[0] if notes else None)
    return (Runner(who.plain, None, amount),)


@rule("clause", "statement with_them runners", "at ','? statement with_them runners")
def _with_runners(c: Context, *rest: Meaning) -> Reading | None:
    """“In 2010, A has the highest rate, with B second and C third”."""
    statement, lead = first(rest, Statement), first(rest, Place) or EVERYWHERE
    listed: tuple[Runner, ...] = the(rest, tuple)
    runners = _behind_rank(statement, listed) if statement else None
    if statement is None or runners is None or statement.extent.is_said or statement.subject.minus:
        return None
    order = _order(c, statement, lead, next(iter(runners[0].who.dimensions)))
    if order is None:
        return None
    row, function, ahead = order
    if not all(_is_as_close(c, row, ahead, runner) for runner in runners):
        return None
    aggregate = statement.subject.aggregate or statement.extent.aggregate
    if function is Function.MIN and c.discourse.clause_has_word(_COMES_LAST):
        # "A comes last, and B second to last": both are counted from the same end.
        runners = tuple(replace(r, rank=-r.rank) if r.rank and r.rank < 0 else r for r in runners)
    said = [_placed(row, function, ahead, runner, aggregate) for runner in runners]
    known = tuple(s for s in said if s is not None)
    if len(known) < len(said):
        return None
    # What the lead of the sentence says holds of the runners as well.
    led = replace(statement, extent=replace(statement.extent, place=_joined(statement, lead)))
    return Coordination((led, *known)).reading(c)


def _behind_rank(statement: Statement, runners: tuple[Runner, ...]) -> tuple[Runner, ...] | None:
    """Those who come next, with their rank where it is told whom they follow.

    “A is fourth, with B close behind”: B is fifth. Whom several follow, or those behind the second
    to last, is left open.
    """
    predicate = statement.predicate
    rank = predicate.rank if isinstance(predicate, (Ranked, Placed)) else 1
    if rank == 1 or runners[0].rank is not None:
        return runners
    single = [len(ticks) for _, ticks in runners[0].who.ticks] == [1]
    if rank < 0 or getattr(predicate, "function", None) is Function.MIN or not single:
        return None
    return (replace(runners[0], rank=rank + 1),)


@rule("with_them", "','? 'with'|'and'|'while'|'then'", "','", "',' 'and' 'then'")
def _with_them(*_: Meaning) -> str:
    return "with"


def _joined(statement: Statement, lead: Place) -> Place:
    return statement.extent.place.default(lead)


def _order(
    c: Context, statement: Statement, lead: Place, dimension: str
) -> tuple[Place, Function, Place] | None:
    """Among what the first has its rank, which values come first there, and who it is."""
    said = statement.predicate
    location = getattr(said, "location", None) or EVERYWHERE
    who = location if dimension in location.dimensions else statement.subject.place
    ahead = Place.of(dimension, who.get(dimension))
    row: Place | None = statement.subject.place.default(location).without([dimension])
    scope = getattr(said, "scope", None)
    peak = said.peak if isinstance(said, Extremal) else _FIRST
    if scope is not None and scope.free:
        return None
    for place in (_joined(statement, lead), peak.measure, scope.place if scope else EVERYWHERE):
        row = row and row.within(place)
    if row is None or row.notes or not ahead.get(dimension) or dimension in row.dimensions:
        return None
    if isinstance(said, Ranked):
        return row, said.function, ahead
    if not isinstance(said, (Extremal, Placed)):
        return None
    function = function_of(c, peak, row.default(c.here))
    return (row, function, ahead) if function else None


def _is_as_close(c: Context, row: Place, ahead: Place, runner: Runner) -> bool:
    """Whether a runner may be as far behind the first as is said; where it is not, who knows."""
    if runner.close is None:
        return True
    whole = row.default(c.here)
    first_one, own = (c.table.term(p.default(whole).cells).single for p in (ahead, runner.who))
    values = [c.figure.cells[i].value for i in c.table.indices(whole.cells)]
    known = [v for v in values if v is not None]
    if first_one is None or own is None or len(known) < 3:
        return False
    gap, spread = abs(first_one.value - own.value), max(known) - min(known)
    return gap <= _CLOSE * spread if runner.close else gap >= _FAR * spread


def _placed(
    row: Place, function: Function, ahead: Place, runner: Runner, aggregate: Function | None
) -> Statement | None:
    """That a runner has its rank, or comes next, in the order that the first one leads."""
    if runner.rank is None:
        ticks = ahead.beside(runner.who)
        if ticks is None or runner.amount:
            return None
        return Statement(
            Subject(row, named=bool(row.ticks), aggregate=aggregate),
            Ordered(function, ticks, in_order=True),
            Extent(),
        )
    function = function if runner.rank > 0 else OPPOSITE[function]
    ranked = Ranked(function, abs(runner.rank), amount=runner.amount)
    return Statement(Subject(runner.who, aggregate=aggregate), ranked, Extent(place=row))
