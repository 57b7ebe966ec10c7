"""How the things of a correlation matrix go with each other: all, some or none of them.

“A is negatively correlated with all measures except B and C”, “Nine of the 21 pairs are positively
correlated”, “Higher A is associated with lower B”, “A and B are hardly correlated (0.05)”.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.coefficients import Tie, only_thing
from figcheck.checking.english.families.correlations import Going
from figcheck.checking.english.families.partners import Degree, Two, coefficients, so_strong
from figcheck.checking.english.kinds.squares import FAMILY, Square
from figcheck.checking.english.meanings.meaning import OF_ALL, Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Not,
    Number,
    Quantified,
    Quantifier,
    Share,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MODERATE = ((0.3, 0.7), (0.4, 0.6))
"""Coefficients that may be called moderate, and those that surely are."""

_MODERATE_TOLD = ((0.3, 0.7), (0.2, 0.8))
"""The same of one that is told as well: those that are, and those that may be called so."""

_STRENGTHS = ("strong", "weak", "none")

_WEAKEST, _WEAK = 0.3, 0.1
"""Up to which coefficient things may be called uncorrelated, and surely are."""


def _sign(up: bool) -> Comparator:
    return Comparator.MORE if up else Comparator.LESS


def _has_sign(square: Square, one: str, other: str, up: bool) -> Compare:
    return Compare(_sign(up), square.cell(one, other), Number(0))


def _bool(rest: tuple[Meaning, ...]) -> bool:
    return the(rest, bool)


# With which of them --------------------------------------------------------------------


@rule("signed_with", "BE SIGNED CORRELATED WITH_OTHER", "CORRELATES SIGNED WITH_OTHER")
@rule("signed_with", "HAVE|SHOWS DET? SIGN coefficient WITH_OTHER")
@rule("signed_with", "HAVE|SHOWS SIGN coefficient WITH_OTHER")
def _signed_with(_: Context, *rest: Meaning) -> bool:
    """“is negatively correlated with”."""
    return _bool(rest)


@rule("all_things", "EACH 'of' DET? 'other'? KIND|LABEL|WORD|THING|OPPONENT")
@rule("all_things", "EACH DET? 'other'? KIND|LABEL|WORD|THING", "EACH 'others'")
@rule("all_things", "OTHERS KIND|LABEL|WORD|THING", "OTHERS", "'everything' 'else'?")
def _all_things(_: Context, *rest: Meaning) -> str | None:
    """“all other measures”."""
    return "all" if first(rest, Quantifier) in OF_ALL else None


@rule("clause", "place signed_with all_things ','? EXCEPT|'but' place")
def _with_all_but(c: Context, one: Place, *rest: Meaning) -> Reading | None:
    """“A is negatively correlated with all measures except B”: with B it is not."""
    square, own, but = coefficients(c), only_thing(c, one), the(rest, Place)
    excepted = square.things(but.plain) if square else ()
    if square is None or own is None or own[1] or not excepted or own[0] in excepted:
        return None
    up = _bool(rest)
    others = [t for t in square.ticks if t != own[0]]
    held: list[Formula] = []
    for other in others:
        signed = _has_sign(square, own[0], other, up)
        held.append(Not(signed) if other in excepted else signed)
    return Reading((both(held),), FAMILY)


@rule("clause", "place signed_with 'only'|'just' place", "place 'only' signed_with place")
@rule("clause", "place BE 'only' SIGNED CORRELATED WITH_OTHER place")
def _with_only(c: Context, one: Place, *rest: Meaning) -> Reading | None:
    """“A is positively correlated with only B and C”: with none but these."""
    square, own, named = coefficients(c), only_thing(c, one), the(rest, Place)
    things = square.things(named.plain) if square else ()
    if square is None or own is None or own[1] or not things or named.notes or own[0] in things:
        return None
    up = _bool(rest)
    held: list[Formula] = []
    for other in (t for t in square.ticks if t != own[0]):
        signed = _has_sign(square, own[0], other, up)
        held.append(signed if other in things else Not(signed))
    return Reading((both(held),), FAMILY)


# How strongly --------------------------------------------------------------------------


def _moderate(cells: Cells, up: bool | None, amount: Amount | None) -> Reading | None:
    """That a coefficient is neither weak nor strong."""
    ways = []
    for low, high in _MODERATE_TOLD if amount is not None else _MODERATE:
        held: list[Formula] = [
            Compare(Comparator.AT_LEAST, Absolute(cells), Number(low, 1)),
            Compare(Comparator.LESS, Absolute(cells), Number(high, 1)),
        ]
        if up is not None:
            held.append(Compare(_sign(up), cells, Number(0)))
        if amount is not None:
            held.append(is_amount(cells, amount))
        ways.append(both(held))
    return Reading(tuple(ways), FAMILY)


def _pair(c: Context, *named: Place) -> Two | None:
    """Two things that a clause names, apart or together, and what it notes of the second."""
    square = coefficients(c)
    things = [t for p in named for t in square.things(p.plain)] if square else []
    notes = [amount for p in named for _, amount in p.notes]
    if len(things) != 2 or len({*things}) < 2 or len(notes) > 1 or (named[0].notes and named[1:]):
        return None
    return Two((things[0], things[1]), notes[0] if notes else None)


@rule("moderate", "'moderate'|'moderately'|'medium'|'intermediate'|'mid-range'")
@rule("moderate", "'weak' 'to' 'moderate'", "'weakly' 'to' 'moderately'")
@rule("moderate", "'moderate' 'to' 'strong'", "'moderately' 'to' 'strongly'")
def _moderately(*_: Meaning) -> str:
    return "moderate"


@rule("clause", "place HAVE|SHOWS DET? moderate SIGN? coefficient WITH_OTHER place said?")
@rule("clause", "place HAVE|SHOWS DET? moderate SIGN? coefficient said?")
@rule("clause", "place BE moderate SIGNED? CORRELATED WITH_OTHER place said?")
@rule("clause", "place BE moderate SIGNED? CORRELATED said?")
@rule("clause", "'there' BE DET? moderate SIGN? coefficient 'between' place said?")
def _is_moderate(c: Context, *rest: Meaning) -> Reading | None:
    """“A shows a moderate negative correlation with B (-0.52)”."""
    square, two, amount = coefficients(c), _pair(c, *every(rest, Place)), first(rest, Amount)
    if square is None or two is None or (amount and two.amount):
        return None
    mixed = c.discourse.clause_has_word("(?:weak|strong)(?:ly)?")
    up, amount = first(rest, bool), amount or two.amount
    if up is None and amount is None:
        return None  # How it is meant does not agree among writers.
    cell = square.cell(*two.things)
    if not mixed:
        return _moderate(cell, up, amount)
    if amount is None or up is None:
        return None  # Between weak and moderate there are no bounds; the number tells.
    return Reading((both([Compare(_sign(up), cell, Number(0)), is_amount(cell, amount)]),), FAMILY)


@rule("clause", "place BE strength SIGNED? CORRELATED said")
@rule("clause", "place CORRELATES strength SIGNED? said")
@rule("clause", "place HAVE|SHOWS correlation said")
@rule("clause", "place HAVE|SHOWS correlation WITH_OTHER place said?")
@rule("clause", "THERE correlation 'between' place said?")
@rule("clause", "DET? coefficient 'between' place BE strength said?")
def _is_so_strong(c: Context, *rest: Meaning) -> Reading | None:
    """“A and B are strongly correlated (0.62)”, “The correlation of A and B is weak (0.05)”."""
    two, going = _pair(c, *every(rest, Place)), first(rest, Going)
    if two is None:
        return None
    strength = going.strength if going else next((r for r in rest if r in _STRENGTHS), None)
    up = going.up if going else first(rest, bool)
    return so_strong(c, two, up, strength, first(rest, Amount))


@rule("clause", "place BE UNCORRELATED said", "place BE UNCORRELATED WITH_OTHER place said?")
@rule("clause", "tie BE? CLOSE_TO_ZERO said?")
def _is_none(c: Context, *rest: Meaning) -> Reading | None:
    """“A and B are almost uncorrelated (-0.05)”, “The correlation of A and B is close to zero”."""
    square, tie = coefficients(c), first(rest, Tie)
    two = tie.two if tie else _pair(c, *every(rest, Place))
    amount = first(rest, Amount)
    if square is None or two is None or (amount and two.amount):
        return None
    amount, cell = amount or two.amount, square.cell(*two.things)
    said = [is_amount(cell, amount)] if amount else []
    bounds = (_WEAK, _WEAKEST)
    ways = [Compare(Comparator.LESS, Absolute(cell), Number(b, 1)) for b in bounds]
    return Reading(tuple(both([way, *said]) for way in ways), FAMILY)


def _each_thing(c: Context, place: Place) -> list[tuple[str, Amount | None] | None]:
    """Each thing of a list, in its order, with what is noted of it; `None` for what is none."""
    square = coefficients(c)
    things = square.things(place.plain) if square is not None else ()
    if square is None or len(things) < 2:
        return [only_thing(c, place)]
    noted = {square.things(where): amount for where, amount in place.notes}
    if any(len(of) != 1 for of in noted):
        return [None]
    return [(thing, noted.get((thing,))) for thing in things]


@rule("clause", "place HAVE|SHOWS POSSESSIVE strongest WITH_OTHER place said?")
@rule(
    "clause", "DET strongest 'in'|'of'|'for' DET? place 'row'|'column'? BE WITH_OTHER place said?"
)
@rule("clause", "place BE tied_most CORRELATED WITH_OTHER place said? ','? FOLLOWED place said?")
@rule("clause", "place CORRELATES tied_most WITH_OTHER place said? ','? FOLLOWED place said?")
def _strongest_with(c: Context, *rest: Meaning) -> Reading | None:
    """“A has its strongest correlation with B (0.40)”, “…, followed by C (-0.41)”."""
    square, degree = coefficients(c), the(rest, Degree)
    one, *others = every(rest, Place)
    own, partners = only_thing(c, one), [p for o in others for p in _each_thing(c, o)]
    if square is None or own is None or own[1] or any(p is None for p in partners):
        return None
    named = [p for p in partners if p is not None]
    amounts: list[Amount | None] = [*every(rest, Amount)] or [note for _, note in named]
    if len(amounts) != len(named) or own[0] in [t for t, _ in named]:
        return None
    row = square.of(own[0])
    if row is None or len({t for t, _ in named}) < len(named):
        return None
    found = [square.table.term(square.cell(own[0], thing)).single for thing, _ in named]
    positive = all(value is not None and value.value > 0 for value in found)
    may_be_signed = degree.signed is None and positive
    ways = []
    for signed in (False, True) if may_be_signed else (bool(degree.signed),):
        held: list[Formula] = []
        left = [t for t in square.ticks if t != own[0]]
        for (thing, _), amount in zip(named, amounts, strict=True):
            cell = square.cell(own[0], thing)
            of = (cell,) if signed else (Absolute(cell),)
            left.remove(thing)
            beyond = Comparator.AT_LEAST if degree.function is Function.MAX else Comparator.AT_MOST
            for rival in left:
                other = square.cell(own[0], rival)
                held.append(Compare(beyond, of[0], other if signed else Absolute(other)))
            if amount is not None:
                held.append(is_amount(cell, amount))
        ways.append(both(held))
    return Reading(tuple(dict.fromkeys(ways)), FAMILY)


@rule("clause", "place HAVE|SHOWS DET strongest WITH_OTHER place all_among")
def _strongest_to(c: Context, one: Place, *rest: Meaning) -> Reading | None:
    """“A has the strongest link to B among all measures”."""
    square, own, other = coefficients(c), only_thing(c, one), only_thing(c, the(rest, Place))
    degree = the(rest, Degree)
    row = square.of(other[0]) if square and other else None
    if square is None or own is None or other is None or row is None or own[0] == other[0]:
        return None
    cell = square.cell(own[0], other[0])
    signed = bool(degree.signed)
    most = Aggregate(degree.function, row if signed else Absolute(row))
    held = Compare(Comparator.EQUAL, cell if signed else Absolute(cell), most)
    return Reading((held,), FAMILY)


@rule("all_among", "AMONG|'of' EACH? DET? KIND|LABEL|WORD|THING")
def _all_among(*_: Meaning) -> str:
    return "among all"


# How one goes with the other ------------------------------------------------------------


@rule("clause", "more_of_one GOES_WITH more_of_one said?")
@rule("clause", "more_of_one GOES_WITH more_of_one 'and' more_of_one")
def _higher_with_lower(c: Context, *rest: Meaning) -> Reading | None:
    """“Higher stress is associated with lower grades (-0.41)”: they are negatively correlated."""
    square = coefficients(c)
    (up, one), *others = (r for r in rest if isinstance(r, tuple))
    amount = first(rest, Amount)
    if square is None or (amount and len(others) > 1):
        return None
    held: list[Formula] = []
    for also_up, other in others:
        if one[0] == other[0] or one[1] or (amount and other[1]):
            return None
        held.append(_has_sign(square, one[0], other[0], up is also_up))
        if (said := amount or other[1]) is not None:
            held.append(is_amount(square.cell(one[0], other[0]), said))
    return Reading((both(held),), FAMILY)


@rule("more_of_one", "DET? MORE place VALUES|KIND|measure?")
def _more_of_one(c: Context, *rest: Meaning) -> tuple[bool, tuple[str, Amount | None]] | None:
    """“higher stress”, “more sleep”."""
    named = only_thing(c, the(rest, Place))
    if named is None:
        return None
    return the(rest, Comparator) in (Comparator.MORE, Comparator.AT_LEAST), named


# How many of them -----------------------------------------------------------------------


@rule("pairs_of_all", "'the'? COUNT|NUMBER? 'distinct'|'unique'? THING? PAIRS")
@rule("pairs_of_all", "'the'? COUNT|NUMBER? 'pairwise'? CORRELATION")
def _pairs_of_all(c: Context, *rest: Meaning) -> str | None:
    square, written = coefficients(c), first(rest, Written)
    count = first_exactly(rest, int) or (written and int(written.value))
    known = square is not None and count in (None, *square.sizes)
    return "pairs" if known else None


@rule("clause", "counted 'of'? pairs_of_all BE SIGNED CORRELATED")
@rule("clause", "counted 'of'? pairs_of_all HAVE DET? SIGN coefficient")
@rule("clause", "counted 'of'? pairs_of_all BE SIGN", "counted SIGN PAIRS EXISTS")
def _so_many_signed(c: Context, *rest: Meaning) -> Reading | None:
    """“Nine of the 21 pairs are positively correlated”."""
    square, amount = coefficients(c), the(rest, Amount)
    if square is None:
        return None
    signed = Compare(_sign(_bool(rest)), Cells((square.pairs,)), Number(0))
    return Reading((Compare(amount.comparator, Count(signed), amount.number),), FAMILY)


@rule("clause", "part_in_words 'of'? pairs_of_all BE SIGNED CORRELATED")
@rule("clause", "part_in_words 'of'? pairs_of_all BE SIGN")
@rule("clause", "part_in_words 'of'? pairs_of_all HAVE DET? SIGN coefficient")
def _such_a_part_signed(c: Context, *rest: Meaning) -> Reading | None:
    """“More than half of the pairs are negatively correlated”."""
    square, amount = coefficients(c), the(rest, Amount)
    if square is None:
        return None
    signed = Compare(_sign(_bool(rest)), Cells((square.pairs,)), Number(0))
    part = Number(amount.number.value / 100, 3)
    return Reading((Compare(amount.comparator, Share(signed), part),), FAMILY)


@rule("clause", "EACH 'of'? pairs_of_all BE SIGNED CORRELATED", "EACH 'of'? pairs_of_all BE SIGN")
def _each_signed(c: Context, *rest: Meaning) -> Reading | None:
    """“Most pairs are positively correlated”."""
    square = coefficients(c)
    if square is None:
        return None
    signed = Compare(_sign(_bool(rest)), Cells((square.pairs,)), Number(0))
    return Reading((Quantified(the(rest, Quantifier), signed),), FAMILY)
