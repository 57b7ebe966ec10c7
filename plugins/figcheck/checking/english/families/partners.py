"""What a correlation matrix says of its pairs: their signs and strength, the strongest of them."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.kinds.squares import FAMILY
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.kinds.squares import Square
    from figcheck.checking.english.parsing.reader import Context

_STRONG, _WEAK, _NONE = (0.5, 0.7), (0.3, 0.5), (0.1, 0.3)
"""Coefficients from which on one may be called so, and surely is, or up to which."""


_UNDEFINED = "(?:moderate|significant|perfect|very|extremely|insignificant)(?:ly)?"
"""Degrees for which there are no agreed bounds, or that other numbers decide."""

_STRENGTH = "(?<!most )(?<!least )(?<!more )(?<!less )(?:strong|weak|close|loose|tight)ly"

_TOLD = {
    "strong": (0.5, 0.3),
    "weak": (0.4, 0.6),
    "none": (0.2, 0.3),
    "very strong": (0.7, 0.5),
    "very weak": (0.2, 0.4),
}
"""The same of one that is told as well, so that the reader sees what is called so."""

_VERY = "(?:very|extremely)"


def coefficients(c: Context) -> Square | None:
    """The figure of a clause as a matrix of correlations; `None` if it is none."""
    return c.square if c.square is not None and c.square.coefficients else None


def _notes(square: Square, place: Place) -> dict[str, Amount] | None:
    """What is said in passing of each of some things: “with CO (0.76) and NO2 (0.67)”."""
    noted = [(square.things(where), amount) for where, amount in place.notes]
    if any(len(things) != 1 for things, _ in noted):
        return None
    return {things[0]: amount for things, amount in noted}


def joined(
    c: Context, one: Place, other: Place | None, up: bool | None, strength: str | None
) -> Reading | None:
    """That things are correlated so.

    Args:
        c: the context of the clause.
        one: the one, or all of them if no other is named.
        other: with which.
        up: the sign, if it is said.
        strength: "strong", "weak", "none", or `None` if nothing is said.
    """
    square = coefficients(c)
    if square is None or c.discourse.clause_has_word(_UNDEFINED):
        return None
    if strength is None and c.discourse.clause_has_word(_STRENGTH):
        return None  # "Not strongly correlated" is more than "not correlated".
    things, others = square.things(one.plain), square.things(other.plain) if other else ()
    if one.notes or not things or (other is not None and (len(things) > 1 or not others)):
        return None
    pairs = [(things[0], o) for o in others] if others else list(combinations(things, 2))
    notes = _notes(square, other) if other else {}
    if not pairs or notes is None or any(a == b for a, b in pairs):
        return None
    cells = [square.cell(*pair) for pair in pairs]
    said = [is_amount(square.cell(things[0], t), amount) for t, amount in notes.items()]
    bounds = {"strong": _STRONG, "weak": _WEAK, "none": _NONE, None: (0.0,)}[strength]
    if strength is None and up is None:
        bounds = _NONE
    if strength in _TOLD and len(said) == len(cells):
        bounds = _TOLD[strength]
    formulas = []
    for bound in bounds:
        held = [f for cell in cells for f in _is_so(cell, up, strength, bound)]
        formulas.append(both([*held, *said]))
    return Reading(tuple(formulas), FAMILY)


def so_strong(
    c: Context, two: Two, up: bool | None, strength: str | None, amount: Amount | None
) -> Reading | None:
    """That two things are correlated so, of which the coefficient may be told.

    Args:
        c: the context of the clause.
        two: the pair, with its coefficient where that is told beside their names.
        up: the sign, if it is said.
        strength: as `joined` takes it.
        amount: the coefficient, where that is told behind.
    """
    square, told = coefficients(c), amount or two.amount
    if square is None or (amount and two.amount):
        return None
    if told is None:
        return joined(c, Place.of(square.x.name, list(two.things)), None, up, strength)
    very = c.discourse.clause_has_word(_VERY)
    if c.discourse.clause_has_word(_UNDEFINED) and not very:
        return None
    cell = square.cell(*two.things)
    degree = f"very {strength}" if very and strength != "none" else str(strength)
    bounds = _TOLD.get(degree, (0.0 if up is not None else _NONE[0],))
    ways = (_is_so(cell, up, strength, bound) for bound in bounds)
    return Reading(tuple(both([*way, is_amount(cell, told)]) for way in ways), FAMILY)


def _is_so(cell: Cells, up: bool | None, strength: str | None, bound: float) -> list[Formula]:
    """That one coefficient has a sign and lies on the right side of a bound."""
    held: list[Formula] = []
    if up is not None:
        held.append(Compare(Comparator.MORE if up else Comparator.LESS, cell, Number(0)))
    if strength in ("weak", "none"):
        held.append(Compare(Comparator.LESS, Absolute(cell), Number(bound, 1)))
    elif bound:
        held.append(Compare(Comparator.AT_LEAST, Absolute(cell), Number(bound, 1)))
    return held


# The strongest of them --------------------------------------------------------------------------


@record
class Degree:
    """Which correlation is meant of several.

    Attributes:
        function: the most or the least.
        signed: whether the sign counts; `None` if that is not said.
    """

    function: Function
    signed: bool | None


@rule("tied_most", "TIED_MOST")
def _strongest(_: Context, function: Function) -> Degree:
    """“most strongly”, “least closely”."""
    return Degree(function, signed=None)


@rule("tied_most", "MOST_SIGNED", "MOST_SIGNED_ADVERB")
def _most_signed(_: Context, function: Function) -> Degree:
    """“most negative”."""
    return Degree(function, signed=True)


@rule("strongest", "STRONGEST_TIE coefficient", "STRONGEST_TIE SIGN coefficient")
def _strongest_tie(_: Context, function: Function, *rest: Meaning) -> Degree | None:
    """“strongest negative correlation”."""
    up = first(rest, bool)
    if up is None:
        return Degree(function, signed=None)
    if function is Function.MIN:
        return None  # The weakest negative one is the one closest to zero.
    return Degree(Function.MAX if up else Function.MIN, signed=True)


@rule("strongest", "EXTREME coefficient")
def _highest(_: Context, function: Function, *__: Meaning) -> Degree:
    """“highest correlation”."""
    return Degree(function, signed=True if function is Function.MAX else None)


@rule("strongest", "MOST_SIGNED coefficient")
def _most_negative(_: Context, function: Function, *__: Meaning) -> Degree:
    return Degree(function, signed=True)


@rule("strongest", "coefficient CLOSEST_TO_ZERO")
def _closest_to_zero(*_: Meaning) -> Degree:
    """“coefficient closest to zero”."""
    return Degree(Function.MIN, signed=None)


@rule("coefficient", "CORRELATION", "VALUES", "CORRELATION VALUES")
def _coefficient(*_: Meaning) -> str:
    return "coefficient"


def _most(
    square: Square, pair: tuple[str, str], among: str | None, degree: Degree, amount: Amount | None
) -> Reading | None:
    """That a pair is the strongest of all, or of those of one thing."""
    if pair[0] == pair[1]:
        return None
    own, row = square.cell(*pair), square.of(among) if among else Cells((square.pairs,))
    value = square.table.term(own).single
    ways = [bool(degree.signed)]
    may_be_signed = degree.signed is None and degree.function is Function.MAX
    if may_be_signed and value is not None and value.value > 0:
        # The strongest one may be meant to be the highest, if no sign is said.
        ways.append(True)
    sign = Comparator.AT_LEAST if degree.function is Function.MAX else Comparator.AT_MOST
    formulas = []
    for signed in ways:
        held: list[Formula | None] = []
        if row is not None:
            most = Aggregate(degree.function, row if signed else Absolute(row))
            held.append(Compare(Comparator.EQUAL, own if signed else Absolute(own), most))
        else:
            ends = (square.cell(pair[0], t) for t in square.ticks if t not in pair)
            terms: list[Term] = [c if signed else Absolute(c) for c in (own, *ends)]
            held += [Compare(sign, terms[0], rival) for rival in terms[1:]]
        formulas.append(both([*held, is_amount(own, amount) if amount else None]))
    return Reading(tuple(formulas), FAMILY)


def within_scope(c: Context, reading: Reading | None, *, of_all: bool = False) -> Reading | None:
    """A superlative, as far as it does not depend on what it is said of.

    What is the strongest of all is so among any of them. What is not may still be so within the
    group of which a label or the sentence before speaks: "Weather variables: …".
    """
    if reading is None or of_all or c.discourse.stands_alone:
        return reading
    held = all(c.table.evaluate(f).truth for f in reading.formulas)
    return reading if held else None


def _most_of(
    c: Context, one: Place, other: Place, degree: Degree, amount: Amount | None
) -> Reading | None:
    """That of all others, one thing is correlated so with another."""
    square = coefficients(c)
    if square is None or one.notes:
        return None
    things, others = square.things(one), square.things(other.plain)
    notes = _notes(square, other)
    if len(things) != 1 or len(others) != 1 or notes is None or (amount and notes):
        return None
    amount = amount or notes.get(others[0])
    return within_scope(c, _most(square, (things[0], others[0]), things[0], degree, amount))


@rule("clause", "place BE tied_most CORRELATED WITH_OTHER place said?")
@rule("clause", "place BE CORRELATED tied_most WITH_OTHER place said?")
@rule("clause", "place CORRELATES tied_most WITH_OTHER place said?")
@rule("clause", "spot 's' strongest BE? with_that place said?")
@rule("clause", "place HAVE|SHOWS DET strongest 'with'|'to' place said?")
def _tied_most(c: Context, *rest: Meaning) -> Reading | None:
    """“Ozone is most strongly correlated with NO2 (-0.54)”."""
    one, other = (r for r in rest if isinstance(r, Place))
    return _most_of(c, one, other, the(rest, Degree), first(rest, Amount))


@rule("with_that", "'with'|'to'", "'that'|'those'|'the' 'one'? 'with'|'to'")
def _with_that(*_: Meaning) -> str:
    return "with"


@record
class Two:
    """A pair of things, and what its coefficient is said to be in passing."""

    things: tuple[str, str]
    amount: Amount | None


@rule("pair_of", "'that'|'those'? 'between'|'of' place", "'the' 'one' 'between'|'of' place")
@rule("pair_of", "'that'|'those'? 'between' place 'and' place", "'that'? 'of' place 'with' place")
def _pair_of(c: Context, *rest: Meaning) -> Two | None:
    """“between PM10 and CO (0.62)”."""
    square, places = coefficients(c), [r for r in rest if isinstance(r, Place)]
    if square is None:
        return None
    things = [t for p in places for t in square.things(p.plain)]
    notes = [amount for p in places for _, amount in p.notes]
    if len(things) != 2 or len(notes) > 1:
        return None
    return Two((things[0], things[1]), notes[0] if notes else None)


@rule("clause", "DET strongest at_all? EXISTS pair_of said?")
@rule("clause", "DET strongest at_all? BE? pair_of said?", "pair_of BE DET strongest at_all? said?")
@rule("clause", "DET strongest at_all? ',' value_then ',' BE pair_of")
def _strongest_pair(c: Context, *rest: Meaning) -> Reading | None:
    """“The strongest correlation is that between PM10 and CO (0.62)”."""
    square, two, amount = coefficients(c), the(rest, Two), first(rest, Amount)
    if square is None or c.here.ticks or (amount and two.amount):
        return None  # Of those that a label names, or of all.
    degree = the(rest, Degree)
    if degree.signed is None and c.discourse.clause_has_word("(?:absolute|magnitude)"):
        degree = Degree(degree.function, signed=False)
    reading = _most(square, two.things, None, degree, amount or two.amount)
    return within_scope(c, reading, of_all="of all" in [r for r in rest if type(r) is str])


@rule("at_all", "IN_SIZE")
def _in_size(*_: Meaning) -> str:
    return "in size"


@rule("clause", "place HAVE|SHOWS DET strongest at_all? said?")
@rule("clause", "place CORRELATES tied_most at_all? said?")
@rule("clause", "place BE DET? tied_most CORRELATED KIND|CASE|THING|LABEL|WORD|PAIRS? said?")
@rule("clause", "place 'form'|'make' DET tied_most CORRELATED PAIRS said?")
def _strongest_two(c: Context, *rest: Meaning) -> Reading | None:
    """“PM10 and CO show the strongest correlation (0.62)”."""
    two = _pair_of(c, the(rest, Place))
    return _strongest_pair(c, two, the(rest, Degree), first(rest, Amount)) if two else None


@rule("clause", "DET? coefficient pair_of BE SIGN")
def _has_sign(c: Context, *rest: Meaning) -> Reading | None:
    """“The correlation between ozone and wind is positive”."""
    square, two = coefficients(c), the(rest, Two)
    if square is None or two.amount:
        return None
    sign = Comparator.MORE if the(rest, bool) else Comparator.LESS
    return Reading((Compare(sign, square.cell(*two.things), Number(0)),), FAMILY)


@rule("clause", "place BE MORE_TIED CORRELATED WITH_OTHER place THAN WITH_OTHER place")
@rule("clause", "place CORRELATES MORE_TIED WITH_OTHER place THAN WITH_OTHER place")
def _more_with(c: Context, *rest: Meaning) -> Reading | None:
    """“SO2 is more strongly correlated with CO than with NO2”."""
    square = coefficients(c)
    if square is None or any(p.notes for p in every(rest, Place)):
        return None
    one, left, right = (square.things(p) for p in every(rest, Place))
    if len(one) != 1 or not left or not right or set(one) & {*left, *right}:
        return None
    held = [
        Compare(
            the(rest, Comparator),
            Absolute(square.cell(one[0], a)),
            Absolute(square.cell(one[0], b)),
        )
        for a, b in product(left, right)
    ]
    return Reading((both(held),), FAMILY)


@rule("clause", "place BE strength? SIGNED? CORRELATED WITH_OTHER every_other")
@rule("clause", "place CORRELATES strength? SIGNED? WITH_OTHER every_other")
@rule("clause", "place CORRELATES SIGNED strength? WITH_OTHER every_other")
@rule("clause", "place HAVE|SHOWS DET? SIGN CORRELATION WITH_OTHER every_other")
def _with_all_others(c: Context, one: Place, *rest: Meaning) -> Reading | None:
    """“Temperature is negatively correlated with all other variables”."""
    square = coefficients(c)
    things = square.things(one.plain) if square is not None else ()
    if square is None or len(things) != 1:
        return None
    others = Place.of(square.x.name, [t for t in square.ticks if t not in things])
    strength = first_exactly(rest, str)
    return within_scope(c, joined(c, one, others, first(rest, bool), strength))


@rule("every_other", "EACH 'other'|'others' KIND|LABEL|WORD|THING?")
def _every_other(_: Context, quantifier: Quantifier, *__: Meaning) -> Quantifier | None:
    return quantifier if quantifier is Quantifier.ALL else None


@rule("at_all", "'of' 'all'", "'overall'", "'in' DET GRAPH|'matrix'", "'of' DET GRAPH|'matrix'")
def _at_all(*_: Meaning) -> str:
    return "of all"
