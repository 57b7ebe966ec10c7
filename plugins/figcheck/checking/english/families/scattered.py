"""How far several things lie apart at one place and at another: “closer together in 2020”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, open_dimensions
from figcheck.checking.english.meanings.meaning import OF_ALL, Amount, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Quantifier,
    Term,
)
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "spread"

_SPREADS = (Function.RANGE, Function.STD)
"""What may be meant by how far things lie apart; both must say the same."""


@rule("things", "DET? COUNT? LABEL|KIND", "EACH COUNT? LABEL|KIND")
def _things(c: Context, *rest: Meaning) -> Place | None:
    """“the lines”, “the four clubs”."""
    label = first(rest, Label)
    count = first_exactly(rest, int)
    dimension = label.dimension if label else _lines(c)
    if dimension is None or dimension in c.here.dimensions:
        return None
    if first(rest, Quantifier) not in OF_ALL:
        return None
    ticks = c.proper(dimension).get(dimension) or c.names.dimensions[dimension].ticks
    if is_ordered(c.names.dimensions[dimension]) or count not in (None, len(ticks)):
        return None
    return Place.of(dimension, ticks)


def _lines(c: Context) -> str | None:
    """The dimension whose ticks are drawn as lines or bars of their own."""
    series = c.name(Role.SERIES)
    return series if series is not None and c.size(series) > 1 else None


@rule("things", "place")
def _named(_: Context, place: Place) -> Place | None:
    """“A, B and C”."""
    several = [d for d, ticks in place.ticks if len(ticks) > 1]
    return place if len(several) == len(place.ticks) == 1 and not place.notes else None


@rule("clause", "things BE? SPREAD_OUT|SCATTERED at THAN at|it_then")
@rule("clause", "at ','? things BE? SPREAD_OUT|SCATTERED THAN at|it_then")
def _farther_apart(c: Context, *rest: Meaning) -> Reading | None:
    """“The lines are more spread out in 2020 than they were in 1950”."""
    things, (one, two) = _split(rest)
    if one.notes or two.notes or one.dimensions != two.dimensions:
        return None
    formulas: list[Formula] = []
    for function in _SPREADS:
        sides = tuple(_spread(c, function, things, where) for where in (one, two))
        if sides[0] is None or sides[1] is None:
            return None
        formulas.append(Compare(the(rest, Comparator), sides[0], sides[1]))
    return Reading(tuple(formulas), FAMILY)


@rule("things", "'the' 'two'")
def _the_two(c: Context) -> Place | None:
    """“The two …”: those that were named last."""
    pair = c.discourse.pair()
    return pair[0].beside(pair[1]) if pair else None


@rule("clause", "things BE? FARTHEST_APART at said?", "at ','? things BE? FARTHEST_APART said?")
@rule("clause", "things BE? SPREAD_OUT|SCATTERED at THAN ANY_OTHER_TIME|elsewhere")
def _farthest_apart(c: Context, *rest: Meaning) -> Reading | None:
    """“The lines are closest together in 2010”."""
    things, (where,) = _split(rest)
    more = first(rest, Comparator)
    extreme = first(rest, Function) or (Function.MAX if more is Comparator.MORE else Function.MIN)
    if where.notes or len(where.ticks) != 1 or len(where.ticks[0][1]) != 1:
        return None
    ((axis, _),) = where.ticks
    formulas: list[Formula] = []
    for function in _SPREADS:
        own = _spread(c, function, things, where)
        if own is None:
            return None
        each = Aggregate(function, things.default(c.here.without([axis])).cells, (axis,))
        formulas.append(Compare(Comparator.EQUAL, own, Aggregate(extreme, each)))
    width, amount = _spread(c, Function.RANGE, things, where), first(rest, Amount)
    said = is_amount(width, amount) if amount is not None and width is not None else None
    return Reading(tuple(both([f, said]) for f in formulas), FAMILY)


@rule("elsewhere", "'anywhere' 'else'", "AT 'any' 'other' LABEL|KIND")
def _elsewhere(*_: Meaning) -> str:
    return "elsewhere"


def _split(rest: tuple[Meaning, ...]) -> tuple[Place, tuple[Place, ...]]:
    """The things, and the places where they are looked at."""
    places = every(rest, Place)
    things = next(p for p in places if p.ticks and len(p.ticks[0][1]) > 1)
    return things, tuple(p for p in places if p is not things)


def _spread(c: Context, function: Function, things: Place, where: Place) -> Term | None:
    """How far the things lie apart at a place; `None` if they have several values each there."""
    place = things.within(where.default(c.here.without(where.dimensions)))
    if place is None or things.dimensions & where.dimensions:
        return None
    if {*open_dimensions(c, place)} != things.dimensions:
        return None
    return Aggregate(function, place.cells)
