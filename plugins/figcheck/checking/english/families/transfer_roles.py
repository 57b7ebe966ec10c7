"""Which source serves best, which target is hardest: for one thing, for several, for most others.

“German is a better source than English for four of the other five targets” says one thing of
each target; so the role is read for one, and the scope tells for how many it holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.ranking import has_rank
from figcheck.checking.english.families.transferring import (
    FAMILY,
    End,
    Thing,
    Ways,
    better_end,
    ways,
)
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Formula,
    Function,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Role:
    """What a thing is to others: their best source, the hardest target of all, a better one.

    Attributes:
        end: the side on which the thing stands.
        function: whether it is the highest or the lowest; `None` of a better or worse one.
        rank: which of them, 1 for the first.
        comparator: how it compares with a rival.
        rival: the other one, if it is set against one.
    """

    end: str
    function: Function | None = None
    rank: int = 1
    comparator: Comparator = Comparator.EQUAL
    rival: str | None = None

    def of(self, known: Ways, thing: str, other: str) -> Formula:
        """That a thing is so for one other."""
        own = self.cell(known, thing, other)
        if self.rival is not None:
            return Compare(self.comparator, own, self.cell(known, self.rival, other))
        row = known.line(known.target if self.end == "source" else known.source, other)
        function = self.function or Function.MAX
        if self.rank > 1:
            return has_rank(own, row, function, self.rank)
        return Compare(Comparator.EQUAL, own, Aggregate(function, row))

    def cell(self, known: Ways, thing: str, other: str) -> Cells:
        """Where a thing meets another one."""
        return known.cell(thing, other) if self.end == "source" else known.cell(other, thing)


@record
class Served:
    """For which things something is said.

    Attributes:
        things: those that are named.
        rest: whether all others are meant instead.
        quantifier: for how many of them, in words.
        count: for how many, as a number.
        stated: how many others there are said to be.
    """

    things: tuple[str, ...] = ()
    rest: bool = False
    quantifier: Quantifier | None = None
    count: Amount | None = None
    stated: int | None = None


# What it is to them ---------------------------------------------------------------------------


@rule("transfer_role", "DET? BEST|HARDEST|USEFUL 'foreign'|'external'? transfer_end")
@rule(
    "transfer_role",
    "DET? ORDINAL '-'? BEST|HARDEST|USEFUL 'foreign'|'external'? transfer_end",
)
def _best(c: Context, *rest: Meaning) -> Role | None:
    """“the second-best source”, “the least useful target”."""
    function = better_end(c, the(rest, Function))
    rank = first_exactly(rest, int, 0) + 1
    return Role(the(rest, End).name, function, rank) if function else None


@rule("transfer_role", "DET? transfer_end 'with' DET? EXTREME|BEST VALUES|MEASURE|TRANSFER?")
def _with_the_lowest(c: Context, *rest: Meaning) -> Role | None:
    """“the target with the lowest score”."""
    function = the(rest, Function)
    if c.discourse.clause_has_word("best|worst|strongest|weakest"):
        function = better_end(c, function) or function
    return Role(the(rest, End).name, function)


@rule("transfer_role", "DET? BETTER transfer_end THAN transferred")
def _better(c: Context, *rest: Meaning) -> Role | None:
    """“a better source than English”."""
    more = better_end(c, Function.MAX)
    if more is None:
        return None
    comparator = the(rest, Comparator)
    if more is Function.MIN:
        comparator = Comparator.LESS if comparator is Comparator.MORE else Comparator.MORE
    return Role(the(rest, End).name, None, 1, comparator, the(rest, Thing).tick)


# For whom -------------------------------------------------------------------------------------


@rule("served_ones", "transferred itself?")
def _one(_: Context, *rest: Meaning) -> Served:
    return Served((the(rest, Thing).tick,))


@rule("served_ones", "place")
def _named(c: Context, place: Place) -> Served | None:
    """“German and Spanish”."""
    known = ways(c)
    if known is None or len(place.ticks) != 1 or place.orders or place.notes:
        return None
    ((dimension, ticks),) = place.ticks
    several = dimension in (known.source, known.target) and len(ticks) > 1
    return Served(ticks) if several else None


@rule("ones_served", "transfer_end", "LABEL", "KIND", "THING", "WORD")
def _ones(c: Context, *rest: Meaning) -> Served | None:
    """“targets”, “languages”."""
    word = first(rest, str)
    if word is not None and word not in {"ones", "languages", "domains"}:
        return None
    return Served(rest=True) if ways(c) else None


@rule("served_ones", "EACH ones_served")
@rule("served_ones", "EACH 'other'|'remaining' COUNT? ones_served", "EACH 'others'")
@rule("served_ones", "'the' 'other'|'remaining' COUNT? ones_served", "'the' 'others'")
@rule("served_ones", "counted 'out'? 'of' 'the' 'other'|'remaining' COUNT? ones_served")
@rule("served_ones", "counted 'out'? 'of' 'the' 'others'")
def _others(_: Context, *rest: Meaning) -> Served:
    """“each of the other six languages”, “four of the other five targets”, “all sources”."""
    ones = first(rest, Served) or Served(rest=True)
    stated = first_exactly(rest, int)
    return replace(
        ones, quantifier=first(rest, Quantifier), count=first(rest, Amount), stated=stated
    )


def _so_for(
    c: Context, thing: Thing, role: Role, served: Served, amount: Amount | None
) -> Reading | None:
    """That a thing has a role for so many others."""
    known = ways(c)
    own_side = rf"(?:other|remaining)(?: [a-z]+)? {role.end}s?"
    if known is None or c.discourse.clause_has_word(own_side):
        return None  # "The best source for the other sources".
    apart = {thing.tick, role.rival}
    if served.rest:
        dimension = known.target if role.end == "source" else known.source
        ticks = c.names.dimensions[dimension].ticks
        others: Sequence[str] = [t for t in ticks if t not in apart]
        if served.stated not in (None, len(others)):
            return None
    else:
        others = served.things
    if role.rival == thing.tick or not apart.isdisjoint(others):
        return None
    if len(others) > 1 and amount is not None:
        return None
    held = [(role.of(known, thing.tick, other),) for other in others]
    if amount is not None:
        value = is_amount(role.cell(known, thing.tick, others[0]), amount)
        held = [(both([*held[0], value]),)]
    formulas = of_cases(c, held, served.quantifier, served.count)
    return Reading(formulas, FAMILY, len(held)) if formulas else None


@rule("clause", "transferred BE transfer_role 'for'|'of' served_ones said?")
@rule("clause", "'for'|'with' served_ones ','? transferred BE transfer_role said?")
@rule("clause", "itself? transfer_role 'for'|'of' served_ones BE transferred said?")
@rule("clause", "'for'|'with' served_ones itself? ','? transfer_role itself? BE transferred said?")
@rule("clause", "transferred BE transfer_role 'for'|'of' served_ones itself said?")
def _is_for(c: Context, *rest: Meaning) -> Reading | None:
    """“For Swahili, the best source is Spanish (60.2)”."""
    thing, role, served = the(rest, Thing), the(rest, Role), the(rest, Served)
    return _so_for(c, thing, role, served, first(rest, Amount))


# What they receive ----------------------------------------------------------------------------


@rule("best_received", "DET|POSSESSIVE? BEST|EXTREME transfer_score?")
@rule("best_received", "DET|POSSESSIVE? ORDINAL '-'? BEST|EXTREME transfer_score?")
def _best_received(c: Context, *rest: Meaning) -> Role | None:
    """“its second-best transfer score”."""
    function = better_end(c, the(rest, Function))
    rank = first_exactly(rest, int, 0) + 1
    return Role("source", function, rank) if function else None


@rule("transfer_score", "TRANSFER VALUES|MEASURE?", "VALUES|MEASURE")
def _score(*_: Meaning) -> str:
    return "score"


@rule("clause", "transferred RECEIVES best_received 'from'|'with' transferred said? and_received?")
@rule("clause", "transferred 's' best_received COMES_FROM transferred said? and_received?")
def _receives(c: Context, *rest: Meaning) -> Reading | None:
    """“Hindi receives its best transfer score from Turkish (63.5)”."""
    target, source = every(rest, Thing)
    found = [_so_for(c, source, the(rest, Role), Served((target.tick,)), first(rest, Amount))]
    for role, thing, amount in (r for r in rest if isinstance(r, tuple)):
        found.append(_so_for(c, thing, role, Served((target.tick,)), amount))
    parts = [r.formulas for r in found if r is not None]
    if len(parts) != len(found):
        return None
    return Reading((both([f for formulas in parts for f in formulas]),), FAMILY)


@rule("and_received", "','? 'and' best_received 'from'|'with' transferred said?")
def _and_received(_: Context, *rest: Meaning) -> tuple[Role, Thing, Amount | None]:
    """“and its second best from Russian”."""
    return the(rest, Role), the(rest, Thing), first(rest, Amount)


# There and back -------------------------------------------------------------------------------


@record
class OneWay:
    """All that goes into a thing, or out of it."""

    thing: str
    into: bool


@rule("one_way", "DET? TRANSFER VALUES? 'into'|'to' transferred other_way?")
def _into(_: Context, *rest: Meaning) -> OneWay:
    return OneWay(the(rest, Thing).tick, into=True)


@rule("one_way", "DET? TRANSFER VALUES? 'from' transferred other_way?")
def _out_of(_: Context, *rest: Meaning) -> OneWay:
    return OneWay(the(rest, Thing).tick, into=False)


@rule("other_way", "'in' 'the' 'opposite'|'reverse'|'other' 'direction'")
def _other_way(*_: Meaning) -> str:
    return "other way"


@rule("clause", "one_way QUANTITY BE|HAVE MORE|BETTER THAN one_way")
@rule("clause", "one_way BE|HAVE QUANTITY MORE|BETTER THAN one_way")
def _there_and_back(c: Context, *rest: Meaning) -> Reading | None:
    """“Transfer into English always scores higher than transfer from English”: for each other."""
    known, (one, two) = ways(c), every(rest, OneWay)
    quantity = the(rest, Quantifier)
    if known is None or one != OneWay(two.thing, not two.into) or quantity is not Quantifier.ALL:
        return None
    held = []
    for other in c.names.dimensions[known.source].ticks:
        if other != one.thing:
            into, out = known.cell(other, one.thing), known.cell(one.thing, other)
            pair = (into, out) if one.into else (out, into)
            held.append((Compare(the(rest, Comparator), *pair),))
    formulas = of_cases(c, held, Quantifier.ALL, None)
    return Reading(formulas, "comparison", len(held)) if formulas else None
