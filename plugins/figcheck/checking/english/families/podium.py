"""Places in an order as things: “second place on Web goes to B, the third to C”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak, Scope, function_of
from figcheck.checking.english.families.ranking import Placed, Ranked
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, first, the
from figcheck.checking.language.tree import Comparator, Compare, Function, Quantified, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("placing", "DET? RANKED LABEL|KIND?")
def _ranked_as(_: Context, *rest: Meaning) -> float:
    """“the runner-up”, “third place”."""
    return the(rest, float)


@rule("placing", "DET? ORDINAL '-'? BEST measure|KIND|LABEL?")
@rule("best_placing", "DET? ORDINAL '-'? BEST measure|KIND|LABEL?")
def _second_best(_: Context, *rest: Meaning) -> float | None:
    """“the second-best model”, “the third-worst score”."""
    position = exactly(rest, int) + 1
    if position < 2:
        return None
    return float(position if the(rest, Function) is Function.MAX else -position)


@rule("predicate", "'only'|'just'|'merely' COMES DET? RANKED said?")
def _only_comes(_: Context, *rest: Meaning) -> Placed:
    """“… only comes third”."""
    return Placed(int(the(rest, float)), first(rest, Amount))


@rule("predicate", "COMES? best_placing scope? said?")
def _is_second_best(_: Context, *rest: Meaning) -> Placed | None:
    """“… is the second-best model on Web”."""
    scope = first(rest, Scope) or Scope()
    return None if scope.place.ticks else Placed(int(the(rest, float)), first(rest, Amount))


@rule("RANKED", "'only'|'just'|'merely' ORDINAL", "'in'|'at'? DET? ORDINAL SPOT_IN_ORDER")
def _only_third(_: Context, *rest: Meaning) -> float | None:
    """“only third”, “the 4th spot”."""
    position = exactly(rest, int) + 1
    return float(position) if position > 1 else None


@rule("predicate", "COMES? 'a' RUNNING_UP RANKED said?")
def _distant_second(_: Context, *rest: Meaning) -> Placed | None:
    """“… is a distant second”; how close “a close second” would have to be, is open."""
    rank = exactly(rest, float)
    return None if the(rest, bool) else Placed(int(rank), first(rest, Amount))


@record
class Podium:
    """Who has a place in an order: which place, where, who, and with what value."""

    rank: int
    where: Place
    who: Place
    amount: Amount | None

    def statement(self, where: Place) -> Statement:
        """That they have it at a place."""
        placed: Predicate = Placed(self.rank, self.amount)
        if abs(self.rank) == 1:
            function = Function.MAX if self.rank > 0 else Function.MIN
            placed = Extremal(Peak(function, by_quality=True), amount=self.amount)
        return Statement(Subject(self.who), placed, Extent(place=where))


@rule("first_placing", "DET? FIRST")
def _first_placing(_: Context, *rest: Meaning) -> float:
    return 1.0 if the(rest, Function) is Function.MAX else -1.0


@rule("podium", "placing at? GOES_TO|BE place with_amount?", "placing at? BE GOES_TO place")
def _podium(_: Context, rank: float, *rest: Meaning) -> Podium:
    """“second place on Web goes to B”."""
    return _of_rank(rank, rest)


def _of_rank(rank: float, rest: tuple[Meaning, ...]) -> Podium:
    *where, who = every(rest, Place)
    noted = who.notes[0][1] if len(who.notes) == 1 else None
    amount = first(rest, Amount) or noted
    if noted is not None and amount is noted:
        who = who.plain
    return Podium(int(rank), where[0] if where else EVERYWHERE, who, amount)


@rule("first_podium", "first_placing at? GOES_TO|BE place with_amount?")
def _first_podium(_: Context, rank: float, *rest: Meaning) -> Podium:
    return _of_rank(rank, rest)


@rule("podium_too", "placing|first_placing 'to'|GOES_TO|BE? place with_amount?")
def _podium_too(_: Context, rank: float, *rest: Meaning) -> Podium:
    """“…, the third to C”."""
    return _of_rank(rank, rest)


@rule("clause", "at? ','? podium", "at? ','? podium|first_podium and_also podium_too")
@rule("clause", "at? ','? podium|first_podium and_also podium_too and_also podium_too")
def _goes_to(c: Context, *rest: Meaning) -> Reading | None:
    """“Second place on Web goes to B, the third to C”."""
    lead = first(rest, Place) or EVERYWHERE
    found = every(rest, Podium)
    where = lead.within(found[0].where)
    if where is None:
        return None
    statements = tuple(p.statement(p.where if p.where.ticks else where) for p in found)
    return Coordination(statements).reading(c)


@rule("and_also", "','? 'and'|'while'|'with'? 'then'?")
def _and_also(*_: Meaning) -> str:
    return "and"


@record
class After:
    """Having a rank that comes after others: “the second-largest share after A”.

    Attributes:
        ranked: the rank, or being the highest of those that are left.
        others: which come before it.
    """

    ranked: Ranked | Extremal
    others: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it has the rank, and that the others lie beyond it."""
        if len(self.others.ticks) != 1 or self.others.dimensions != subject.own:
            return None
        ((dimension, ticks),) = self.others.ticks
        ranked = self.ranked
        if isinstance(ranked, Extremal):
            peak = ranked.peak
            function = function_of(c, peak, subject.place)
            placed = ranked.location or ranked.scope
            if function is None or peak.aggregate or peak.sole or placed:
                return None
            ranked = Ranked(function, len(ticks) + 1, amount=ranked.amount, measure=peak.measure)
        place = subject.place.within(ranked.measure)
        reading = ranked.reading(c, subject, extent)
        if place is None or reading is None or len(ticks) >= ranked.rank or extent.is_said:
            return None
        sign = Comparator.LESS if ranked.function is Function.MAX else Comparator.MORE
        own = subject.spoken_of(place.plain)
        for tick in ticks:
            other = subject.spoken_of(Place.of(dimension, [tick]).default(place.plain))
            beyond = Quantified(Quantifier.ALL, Compare(sign, own, other))
            reading = replace(reading, formulas=tuple(both([f, beyond]) for f in reading.formulas))
        return reading


@rule("predicate", "COMES? rank said? ','? AFTER_WHOM followers")
@rule("predicate", "DET? ORDINAL '-'? EXTREME place measure? said? ','? AFTER_WHOM followers")
def _after(_: Context, *rest: Meaning) -> After:
    """“… has the second-largest share after A”."""
    rank = first(rest, float)
    if rank is None:
        position = exactly(rest, int) + 1
        rank = float(position if the(rest, Function) is Function.MAX else -position)
    *measures, others = every(rest, Place)
    function = Function.MAX if rank > 0 else Function.MIN
    ranked = Ranked(
        function,
        int(abs(rank)),
        amount=first(rest, Amount),
        measure=measures[0] if measures else EVERYWHERE,
    )
    return After(ranked, others.plain)


@rule("clause", "AFTER_WHOM followers ',' statement")
def _after_them(c: Context, *rest: Meaning) -> Reading | None:
    """“After A, B has the largest share”: the largest of those that are left."""
    statement, others = first(rest, Statement), the(rest, Place)
    ranked = statement.predicate if statement else None
    if statement is None or others.notes or not isinstance(ranked, (Ranked, Extremal)):
        return None
    return replace(statement, predicate=After(ranked, others)).reading(c)
