"""How the things of a correlation matrix go with groups of them that have a name of their own.

“O3 correlates negatively with each of the three other pollutants”, “The weather variables are all
negatively correlated with CO”, “For each pollutant, wind speed has the lowest coefficient”.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.coefficients import Tie
from figcheck.checking.english.families.partners import Degree, Two, coefficients
from figcheck.checking.english.kinds.squares import FAMILY
from figcheck.checking.english.meanings.meaning import OF_ALL, Amount, Place, Reading
from figcheck.checking.english.names.index import Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Absolute,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Number,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.kinds.squares import Square
    from figcheck.checking.english.parsing.reader import Context


@record
class Group:
    """Things that have a name together.

    Attributes:
        ticks: all of them.
        count: how many are spoken of, if that is said.
    """

    ticks: tuple[str, ...]
    count: int | None = None


def _group(c: Context, rest: tuple[Meaning, ...]) -> Group | None:
    """The group that a clause names, if it says something of all of it."""
    square, ticks = coefficients(c), the(rest, Ticks)
    if square is None or ticks.dimension != square.x.name or len(ticks.ticks) < 2:
        return None
    if first(rest, Quantifier) not in OF_ALL:
        return None
    return Group(ticks.ticks, first_exactly(rest, int))


@rule("group_all", "EACH 'of'? DET? COUNT? TICK", "DET COUNT? TICK", "TICK")
def _group_all(c: Context, *rest: Meaning) -> Group | None:
    """“all four pollutants”."""
    group = _group(c, rest)
    return group if group and group.count in (None, len(group.ticks)) else None


@rule("group_rest", "EACH 'of'? DET? COUNT? 'other'|'remaining' COUNT? TICK", "OTHERS TICK")
@rule("group_rest", "DET COUNT? 'other'|'remaining' COUNT? TICK", "'any' 'other' TICK")
def _group_rest(c: Context, *rest: Meaning) -> Group | None:
    """“each of the three other pollutants”."""
    group = _group(c, rest)
    return group if group and group.count in (None, len(group.ticks) - 1) else None


def _signs(square: Square, one: str, others: tuple[str, ...], up: bool) -> list[Formula]:
    sign = Comparator.MORE if up else Comparator.LESS
    return [Compare(sign, square.cell(one, other), Number(0)) for other in others]


@rule("clause", "tied_thing signed_with group_rest")
def _with_rest(c: Context, one: str, up: bool, group: Group) -> Reading | None:
    """“O3 is negatively correlated with the other pollutants”."""
    square = coefficients(c)
    if square is None or one not in group.ticks:
        return None
    others = tuple(t for t in group.ticks if t != one)
    return Reading((both(_signs(square, one, others, up)),), FAMILY)


@rule("clause", "tied_thing signed_with group_all")
def _with_all(c: Context, one: str, up: bool, group: Group) -> Reading | None:
    """“It is negatively correlated with all three weather variables”."""
    square = coefficients(c)
    if square is None or one in group.ticks:
        return None
    return Reading((both(_signs(square, one, group.ticks, up)),), FAMILY)


@rule("clause", "tied_thing signed_with group_all ','? EXCEPT|'but' place")
def _with_all_but(c: Context, one: str, up: bool, *rest: Meaning) -> Reading | None:
    """“Humidity is positively correlated with all pollutants except O3”."""
    square, group = coefficients(c), the(rest, Group)
    but = square.things(the(rest, Place).plain) if square else ()
    if square is None or not but or not {*but} < {*group.ticks} or one in but:
        return None
    others = tuple(t for t in group.ticks if t not in (one, *but))
    held = _signs(square, one, others, up)
    held += [Not(formula) for formula in _signs(square, one, but, up)]
    return Reading((both(held),), FAMILY)


@rule("clause", "group_all BE 'all'|'each'? SIGNED CORRELATED WITH_OTHER tied_thing")
@rule("clause", "group_all 'all'? CORRELATES SIGNED WITH_OTHER tied_thing")
@rule("clause", "group_rest BE 'all'|'each'? SIGNED CORRELATED WITH_OTHER tied_thing")
@rule("clause", "group_rest 'all'? CORRELATES SIGNED WITH_OTHER tied_thing")
def _all_with(c: Context, group: Group, *rest: Meaning) -> Reading | None:
    """“The weather variables are all negatively correlated with CO”."""
    square, one = coefficients(c), rest[-1]
    up = the(rest, bool)
    if square is None:
        return None
    others = tuple(t for t in group.ticks if t != one)
    return Reading((both(_signs(square, one, others, up)),), FAMILY)


@rule("clause", "'no' TICK HAVE|REACHES DET? coefficient 'of'? bound 'with' ANY DET? TICK")
def _none_beyond(c: Context, *rest: Meaning) -> Reading | None:
    """“No pollutant has a correlation above 0.7 with any weather variable”."""
    square, (one, two), bound = coefficients(c), every(rest, Ticks), the(rest, Amount)
    if square is None or bound.near or not {*one.ticks}.isdisjoint(two.ticks):
        return None
    if {one.dimension, two.dimension} != {square.x.name} or len(one.ticks) < 2:
        return None
    held = [
        Not(Compare(bound.comparator, square.cell(a, b), bound.number))
        for a in one.ticks
        for b in two.ticks
    ]
    return Reading((both(held),), FAMILY)


@rule(
    "clause", "AMONG|'within'|'in' group_all 'themselves'? ',' place HAVE|SHOWS DET strongest said?"
)
@rule("clause", "place HAVE|SHOWS DET strongest said? AMONG|'within' group_all")
@rule("clause", "AMONG|'within' group_all 'themselves'? ',' place BE tied_most CORRELATED said?")
def _strongest_among(c: Context, *rest: Meaning) -> Reading | None:
    """“Among the weather variables, A and B have the strongest correlation”."""
    square, group, degree = coefficients(c), the(rest, Group), the(rest, Degree)
    place, amount = the(rest, Place), first(rest, Amount)
    things = square.things(place.plain) if square else ()
    if square is None or len(things) != 2 or not {*things} <= {*group.ticks} or place.notes:
        return None
    own = square.cell(*things)
    value = square.table.term(own).single
    ways = [bool(degree.signed)]
    if degree.signed is None and value is not None and value.value > 0:
        ways.append(True)  # It may be meant to be the highest, if no sign is said.
    sign = Comparator.AT_LEAST if degree.function is Function.MAX else Comparator.AT_MOST
    rivals = [square.cell(*two) for two in combinations(group.ticks, 2) if {*two} != {*things}]
    formulas = []
    for signed in ways:
        of = own if signed else Absolute(own)
        held: list[Formula] = [Compare(sign, of, r if signed else Absolute(r)) for r in rivals]
        if amount is not None:
            held.append(is_amount(own, amount))
        formulas.append(both(held))
    return Reading(tuple(formulas), FAMILY)


@rule("mutual", "'mutual'|'pairwise' coefficient|MEASURE")
def _mutual(*_: Meaning) -> str:
    return "mutual"


@rule("clause", "EACH 'the'? mutual 'of'|'between'|'among' place BE|EXCEEDS value_then")
@rule("clause", "place HAVE EACH? mutual bound")
@rule("clause", "EACH 'of'? DET mutual 'of'|'between'|'among' place BE value_then")
@rule("clause", "place BE 'all'? CORRELATED 'with'|'to'? EACH_OTHER AT? bound")
def _mutually(c: Context, *rest: Meaning) -> Reading | None:
    """“A, B and C have mutual correlations above 0.6”."""
    square, bound, place = coefficients(c), the(rest, Amount), the(rest, Place)
    things = square.things(place.plain) if square else ()
    if square is None or bound.near or len(things) < 3 or place.notes:
        return None
    if first(rest, Quantifier) not in OF_ALL:
        return None
    comparator = first(rest, Comparator) or bound.comparator
    if comparator is Comparator.EQUAL:
        return None
    held = [Compare(comparator, square.cell(*two), bound.number) for two in combinations(things, 2)]
    return Reading((both(held),), FAMILY)


# Coefficients that the pair stands before -----------------------------------------------------


@rule("tie", "DET? TICK '-'|'/' TICK coefficient", "DET? TICK '-'|'/' TICK 'pair'")
def _tie_before(c: Context, *rest: Meaning) -> Tie | None:
    """“the NO2–CO coefficient”."""
    square, named = coefficients(c), every(rest, Ticks)
    if square is None or any(t.dimension != square.x.name or len(t.ticks) != 1 for t in named):
        return None
    (one,), (other,) = (t.ticks for t in named)
    return Tie(Two((one, other), None)) if one != other else None


@rule("clause", "tie BE value_then", "tie HAVE DET coefficient 'of' value_then")
def _tie_is(c: Context, tie: Tie, *rest: Meaning) -> Reading | None:
    """“The NO2–CO correlation is 0.71”."""
    square = coefficients(c)
    if square is None or tie.two.amount is not None:
        return None
    return Reading((is_amount(square.cell(*tie.two.things), the(rest, Amount)),), FAMILY)


@rule("clause", "tie EXCEEDS tie_too by?", "tie BE MORE THAN tie_too by")
@rule("clause", "tie BE amount MORE THAN tie_too")
def _tie_exceeds(c: Context, tie: Tie, *rest: Meaning) -> Reading | None:
    """“The NO2–CO coefficient exceeds that between PM2.5 and NO2 by 0.07”, of two positive ones."""
    square, other, by = coefficients(c), first(rest, Two), first(rest, Amount)
    if square is None or other is None or tie.two.amount or other.amount:
        return None
    if len({*other.things}) < 2 or set(other.things) == set(tie.two.things):
        return None
    one, two = (square.cell(*t.things) for t in (tie.two, other))
    values = [c.table.term(cell).single for cell in (one, two)]
    if any(v is None or v.value < 0 for v in values):
        return None  # Of two negative ones, either may be called the higher.
    comparator = the(rest, Comparator)
    held: list[Formula] = [Compare(comparator, one, two)]
    if by is not None:
        high, low = (one, two) if comparator is Comparator.MORE else (two, one)
        held.append(is_amount(Arithmetic("-", high, low), by))
    return Reading((both(held),), FAMILY)
