"""What two things have with each other, in a symmetric matrix: “the distance between A and B”.

The values are of one measure; where they are correlations, more is said of them elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.partners import Two
from figcheck.checking.english.kinds.squares import FAMILY, Square
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Formula,
    Function,
)
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_DISTANCES = any_case(r"\bdistances?\b")


def _square(c: Context) -> Square | None:
    return c.square if c.square is not None and not c.square.coefficients else None


@rule("between_two", "'between' place", "'from' place 'to' place")
def _between(c: Context, *rest: Meaning) -> Two | None:
    """“between A and B (40 km)”."""
    square, places = _square(c), every(rest, Place)
    if square is None:
        return None
    things = [t for p in places for t in square.things(p.plain)]
    notes = [amount for p in places for _, amount in p.notes]
    if len(things) != 2 or things[0] == things[1] or len(notes) > 1:
        return None
    return Two((things[0], things[1]), notes[0] if notes else None)


@rule("pair_value", "DET? MEASURE|VALUES between_two")
def _pair_value(_: Context, *rest: Meaning) -> Two:
    """“the distance between A and B”."""
    return the(rest, Two)


@rule("clause", "pair_value BE|HAVE AT? value_then")
def _is_so_much(c: Context, two: Two, *rest: Meaning) -> Reading | None:
    """“The distance between A and B is 40 km”."""
    square = _square(c)
    if square is None or two.amount:
        return None
    return Reading((is_amount(square.cell(*two.things), the(rest, Amount)),), FAMILY)


@rule("clause", "pair_value BE MORE THAN pair_value", "pair_value BE MORE THAN 'that' between_two")
def _compared(c: Context, *rest: Meaning) -> Reading | None:
    """“The distance between A and B is larger than that between C and D”."""
    square, (one, two) = _square(c), every(rest, Two)
    if square is None or set(one.things) == set(two.things):
        return None
    cells = [square.cell(*t.things) for t in (one, two)]
    held: list[Formula] = [Compare(the(rest, Comparator), cells[0], cells[1])]
    for cell, said in zip(cells, (one, two), strict=True):
        held += [is_amount(cell, said.amount)] if said.amount else []
    return Reading((both(held),), FAMILY)


@rule("clause", "DET? EXTREME MEASURE|VALUES said? BE|EXISTS 'that'? between_two said?")
@rule("clause", "DET? EXTREME MEASURE|VALUES BE value_then ','? between_two")
def _most(c: Context, *rest: Meaning) -> Reading | None:
    """“The largest distance is 260 km, between A and B”."""
    square, two, amount = _square(c), the(rest, Two), first(rest, Amount)
    if square is None or c.here.ticks or (amount and two.amount):
        return None
    own = square.cell(*two.things)
    held: list[Formula] = [
        Compare(Comparator.EQUAL, own, Aggregate(the(rest, Function), Cells((square.pairs,))))
    ]
    amount = amount or two.amount
    if amount is not None:
        held.append(is_amount(own, amount))
    return Reading((both(held),), FAMILY)


@rule("clause", "place BE|LIES value_then 'apart'|'away'")
def _apart(c: Context, place: Place, *rest: Meaning) -> Reading | None:
    """“A and B are 40 km apart”, where the values are how far things are from each other."""
    told = f"{c.figure.title} {c.figure.value.label}"
    two = _between(c, place) if _DISTANCES.search(told) else None
    return _is_so_much(c, two, the(rest, Amount)) if two else None
