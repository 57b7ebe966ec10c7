"""Which coefficient of a correlation matrix is the strongest: of one thing, or of one sign.

“Among the positive pairs, A and B correlate most strongly” leaves the negative ones out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.coefficients import only_thing
from figcheck.checking.english.families.partners import Degree, Two, coefficients
from figcheck.checking.english.kinds.squares import FAMILY, Square
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Number,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("most_tied_to", "DET other_things MOST_TIED CORRELATED WITH_OTHER place")
def _most_tied_to(_: Context, *rest: Meaning) -> tuple[Function, Place]:
    """“the item most closely related to B”."""
    return the(rest, Function), the(rest, Place)


@rule("clause", "with_amount? ','? place BE most_tied_to said?", "most_tied_to BE place said?")
def _the_closest(c: Context, *rest: Meaning) -> Reading | None:
    """“A is the item most closely related to B”: of all that are related to B."""
    square, (function, to) = coefficients(c), the(rest, tuple)
    named, partner = only_thing(c, the(rest, Place)), only_thing(c, to)
    if square is None or named is None or partner is None or named[0] == partner[0]:
        return None
    (one, of_one), (other, of_other) = named, partner
    row = square.of(other)
    if row is None or (of_one and of_other):
        return None
    own = square.cell(one, other)
    held: list[Formula] = [
        Compare(Comparator.EQUAL, Absolute(own), Aggregate(function, Absolute(row)))
    ]
    amount = first(rest, Amount) or of_one or of_other
    if amount is not None:
        absolute = c.discourse.clause_has_word("absolute")
        held.append(is_amount(Absolute(own) if absolute else own, amount))
    return Reading((both(held),), FAMILY)


# The strongest of one sign --------------------------------------------------------------------


@rule("of_sign", "AMONG DET|POSSESSIVE? SIGN PAIRS|CORRELATES|VALUES|CORRELATION")
@rule("of_sign", "AMONG 'all' 'the'? SIGN PAIRS|CORRELATES|VALUES|CORRELATION")
@rule("of_sign", "AMONG DET? PAIRS|CORRELATES|VALUES 'with' DET? SIGN coefficient")
def _of_sign(_: Context, *rest: Meaning) -> bool:
    """“among the positive pairs”."""
    return the(rest, bool)


@rule("clause", "place BE|CORRELATES tied_most CORRELATED? of_sign said?")
@rule("clause", "of_sign ','? place BE|CORRELATES tied_most CORRELATED? said?")
@rule("clause", "of_sign ','? place HAVE|SHOWS DET strongest said?")
@rule("clause", "of_sign ','? DET strongest BE? pair_of said?")
def _strongest_of_sign(c: Context, *rest: Meaning) -> Reading | None:
    """“A and B correlate most strongly among the positive pairs”."""
    square, degree = coefficients(c), the(rest, Degree)
    two, place, up = (
        first(rest, Two),
        first(rest, Place),
        the(rest, bool),
    )
    if square is None or degree.signed:
        return None
    things = two.things if two else square.things(place.plain) if place else ()
    if len(things) != 2:
        return None
    others = [p for p in combinations(square.ticks, 2) if set(p) != set(things)]
    amount = first(rest, Amount) or (two.amount if two else None)
    held = _beyond(square, (things[0], things[1]), others, degree.function, up=up)
    said = [is_amount(square.cell(*things), amount)] if amount else []
    return Reading((both([*held, *said]),), FAMILY) if held else None


def _beyond(
    square: Square,
    own: tuple[str, str],
    others: Sequence[tuple[str, str]],
    function: Function,
    *,
    up: bool,
) -> list[Formula]:
    """That of all pairs of a sign, one has the coefficient farthest from zero, or closest to it."""
    cell, sign = square.cell(*own), Comparator.MORE if up else Comparator.LESS
    rivals = []
    for pair in others:
        value = square.table.term(square.cell(*pair)).single
        if value is None:
            return []
        if value.value > 0 if up else value.value < 0:
            rivals.append(square.cell(*pair))
    if not rivals:
        return []
    higher = up is (function is Function.MAX)
    beyond = Comparator.AT_LEAST if higher else Comparator.AT_MOST
    return [Compare(sign, cell, Number(0)), *(Compare(beyond, cell, r) for r in rivals)]


@rule(
    "clause", "of_sign 'of'|'with'|'for' place ','? place BE DET? STRONGEST_TIE 'one'|'ones'? said?"
)
@rule("clause", "of_sign ','? place BE DET? STRONGEST_TIE 'one'|'ones'? said?")
@rule("clause", "of_sign ','? place BE DET? 'one' tied_most CORRELATED said?")
def _strongest_partner(c: Context, *rest: Meaning) -> Reading | None:
    """“Among its positive correlates, A is the strongest one”."""
    square, places = coefficients(c), every(rest, Place)
    own = only_thing(c, places[0] if len(places) > 1 else c.here)
    other = only_thing(c, places[-1])
    degree = first(rest, Degree)
    function = degree.function if degree else the(rest, Function)
    if square is None or own is None or other is None or own[1] or own[0] == other[0]:
        return None
    others = [(own[0], t) for t in square.ticks if t not in (own[0], other[0])]
    up = the(rest, bool)
    amount = other[1] or first(rest, Amount)
    held = _beyond(square, (own[0], other[0]), others, function, up=up)
    said = [is_amount(square.cell(own[0], other[0]), amount)] if amount else []
    return Reading((both([*held, *said]),), FAMILY) if held else None


@rule("clause", "DET? coefficient CLOSEST_TO_ZERO at_all? BE AT? value_then")
def _closest_is(c: Context, *rest: Meaning) -> Reading | None:
    """“The coefficient closest to zero is 0.09”."""
    square, amount = coefficients(c), the(rest, Amount)
    if square is None or c.here.ticks:
        return None
    pairs, size = Cells((square.pairs,)), replace(amount, number=_size(amount.number))
    held = is_amount(Aggregate(Function.MIN, Absolute(pairs)), size)
    so_much = Count(Compare(amount.comparator, pairs, amount.number))
    return Reading((both([held, Compare(Comparator.AT_LEAST, so_much, Number(1))]),), FAMILY)


def _size(number: Number) -> Number:
    return replace(number, value=abs(number.value))


@rule("clause", "DET strongest at_all? BE DET SIGN 'one'|coefficient pair_of said?")
def _the_negativeonly_thing(c: Context, *rest: Meaning) -> Reading | None:
    """“The strongest relationship is the negative one between A and B”."""
    square, two, degree = coefficients(c), the(rest, Two), the(rest, Degree)
    if square is None or degree.signed or degree.function is Function.MIN:
        return None
    cell = square.cell(*two.things)
    sign = Comparator.MORE if the(rest, bool) else Comparator.LESS
    amount = two.amount or first(rest, Amount)
    rivals: list[Term] = [
        square.cell(*p) for p in combinations(square.ticks, 2) if set(p) != set(two.things)
    ]
    held: list[Formula] = [Compare(sign, cell, Number(0))]
    held += [Compare(Comparator.AT_LEAST, Absolute(cell), Absolute(r)) for r in rivals]
    if amount is not None:
        held.append(is_amount(cell, amount))
    return Reading((both(held),), FAMILY)
