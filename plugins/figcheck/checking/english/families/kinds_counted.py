"""Cells of a kind that are counted: “eight are negative, two of them in A”, “zeros prevail”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, cells_of, is_amount
from figcheck.checking.english.families.cell_kinds import CellKind
from figcheck.checking.english.families.counted_most import Counting
from figcheck.checking.english.families.counting import FAMILY, Cells
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Number,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_HALF = 0.5


@record
class Part:
    """So many of some cells, or such a part of them.

    Attributes:
        amount: how many, or which part.
        share: whether it is a part.
    """

    amount: Amount
    share: bool = False

    def formula(self, kind: CellKind, whole: Place, inside: Place) -> Formula:
        """That so many of those of a kind are within a narrower place."""
        count = kind.count(inside)
        if not self.share:
            return is_amount(count, self.amount)
        return is_amount(Arithmetic("/", count, kind.count(whole)), self.amount)


@record
class PartOfKind:
    """So many of the cells of a kind: “two of the eight negative values”.

    Attributes:
        part: how many.
        kind: of which.
        total: how many there are of these, if that is said.
    """

    part: Part
    kind: CellKind
    total: int | None = None


@rule("part_of_cells", "counted", "'none'", "BOUND|ABOUT|EXACTLY? FRACTION", "'all'|'both'|'most'")
def _part(c: Context, *rest: Meaning) -> Part:
    """“two”, “more than half”, “most”."""
    amount, fraction = first(rest, Amount), first(rest, float)
    if amount is not None:
        return Part(amount)
    if fraction is not None:
        sign = first(rest, Comparator) or Comparator.EQUAL
        return Part(Amount(Number(fraction, 3), sign), share=True)
    return _in_a_word(c)


def _in_a_word(c: Context) -> Part:
    if c.discourse.clause_has_word("none of"):
        return Part(Amount(Number(0.0)))
    if c.discourse.clause_has_word("most of"):
        return Part(Amount(Number(_HALF, 3), Comparator.MORE), share=True)
    return Part(Amount(Number(1.0, 3)), share=True)


@rule("part_of_kind", "part_of_cells 'out'? 'of' DET? COUNT|NUMBER? cell_kind")
@rule("part_of_kind", "FRACTION DET? COUNT|NUMBER? cell_kind", "EACH COUNT|NUMBER? cell_kind")
def _part_of_kind(c: Context, *rest: Meaning) -> PartOfKind | None:
    """“two of the eight negative values”, “half the zeros”, “all cells above 5”."""
    quantifier, part = first(rest, Quantifier), first(rest, Part)
    if quantifier is not None:
        shares = {
            Quantifier.ALL: Amount(Number(1.0, 3)),
            Quantifier.NONE: Amount(Number(0.0, 3)),
            Quantifier.MOST: Amount(Number(_HALF, 3), Comparator.MORE),
        }
        amount = shares.get(quantifier)
        part = Part(amount, share=True) if amount else None
    elif part is None:
        part = Part(Amount(Number(the(rest, float), 3)), share=True)
    return PartOfKind(part, the(rest, CellKind), _total(rest)) if part else None


def _total(rest: Sequence[Meaning]) -> int | None:
    number = first(rest, Written)
    return int(number.value) if number else first_exactly(rest, int)


@rule("clause", "part_of_kind BE|LIES|OCCURS at", "part_of_kind BELONG DET? place")
@rule("clause", "place HOLDS|HAVE|PART_OF|ACCOUNT_FOR part_of_kind")
@rule("clause", "part_of_kind BE 'those'|'that' 'of' place")
def _there(c: Context, *rest: Meaning) -> Reading | None:
    """“Two of the eight negative values are in the Reed row”."""
    told = the(rest, PartOfKind)
    held = _inside(c, told.part, told.kind, EVERYWHERE, the(rest, Place))
    if held is None:
        return None
    if told.total is not None:
        whole = told.kind.count(EVERYWHERE.default(c.here))
        held = both([Compare(Comparator.EQUAL, whole, Number(told.total)), held])
    return Reading((held,), FAMILY)


def _inside(c: Context, part: Part, kind: CellKind, whole: Place, place: Place) -> Formula | None:
    """That such a part of some cells lies at a place, which is narrower than all of them."""
    if _is_of_something(c, whole):
        return None
    whole = whole.default(c.here)
    inside = place.within(whole)
    if inside is None or inside.notes or not cells_of(c, inside):
        return None
    if len(cells_of(c, inside)) == len(cells_of(c, whole)):
        return None
    return part.formula(kind, whole, inside)


@rule("clause", "'of' DET COUNT|NUMBER cell_kind ','? part_of_cells BELONG DET? place")
@rule("clause", "'of' DET COUNT|NUMBER cell_kind ','? part_of_cells BE|LIES|OCCURS at")
@rule("clause", "'of' DET COUNT|NUMBER cell_kind ','? part_of_cells BE 'those'|'that' 'of' place")
def _of_the_kind(c: Context, *rest: Meaning) -> Reading | None:
    """“Of the six negative cells, three belong to Base”."""
    counts = [r for r in rest if type(r) is int] + [int(n.value) for n in every(rest, Written)]
    told = PartOfKind(the(rest, Part), the(rest, CellKind), counts[0])
    reading: Reading | None = _there(c, told, the(rest, Place))
    return reading


@rule("part_of_them", "part_of_cells 'of' 'them'|'these'|'those'|'which'", "'all'|'both'|'none'")
def _of_them(c: Context, *rest: Meaning) -> Part:
    if (part := first(rest, Part)) is not None:
        return part
    none = c.discourse.clause_has_word("(?:and|but|with) none")
    return Part(Amount(Number(0.0 if none else 1.0, 3)), share=True)


@rule("some_told", "THERE? kind_counted at?", "at ','? THERE? kind_counted")
def _some_told(_: Context, *rest: Meaning) -> tuple[Counting, Place]:
    """“There are eight negative values”, “In A, two cells exceed 50”."""
    (counted,) = the(rest, tuple)
    return counted, first(rest, Place) or EVERYWHERE


@rule("clause", "some_told ','|';'? 'and'|'with'|'but'? part_of_them BE|LIES? at")
@rule("clause", "some_told ','|';'? 'and'|'with'|'but'? part_of_them BELONG DET? place")
def _some_there(c: Context, *rest: Meaning) -> Reading | None:
    """“Six cells are above 4, and half of them are in the Sage row”."""
    counted, whole = the(rest, tuple)
    if counted.amount is None or whole.notes:
        return None
    count = is_amount(counted.kind.count(whole.default(c.here)), counted.amount)
    held = _inside(c, the(rest, Part), counted.kind, whole, the(rest, Place))
    return Reading((both([count, held]),), FAMILY) if held else None


@rule("clause", "THERE kinds_counted at?", "at ','? THERE kinds_counted")
@rule("clause", "everything HAVE kinds_counted", "GRAPH HAVE kinds_counted")
@rule("clause", "DET GRAPH HAVE kinds_counted")
def _there_are(c: Context, *rest: Meaning) -> Reading | None:
    """“There are eight negative values”, “The heatmap has 16 gains and four zeros”."""
    place = _where(c, rest)
    counts = next(r for r in rest if isinstance(r, tuple) and isinstance(r[0], Counting))
    if place is None:
        return None
    held = [is_amount(one.kind.count(place), one.amount) for one in counts if one.amount]
    return Reading((both(held),), FAMILY)


def _where(c: Context, rest: Sequence[Meaning]) -> Place | None:
    """The place that a clause names, with its surroundings; `None` for one with values noted."""
    named = first(rest, Place) or EVERYWHERE
    place = named.default(c.here)
    return None if place.notes or not cells_of(c, place) or _is_of_something(c, named) else place


def _is_of_something(c: Context, named: Place) -> bool:
    """Whether cells may be those of a heading that names nothing: nobody knows which they are."""
    return c.about_something and not named.is_named and not c.here.ticks


@rule("kinds_compared", "MORE|MORE_CASES cell_kind THAN cell_kind")
@rule("kinds_compared", "MORE|MORE_CASES POSITIVE THAN cell_kind")
def _more_of(_: Context, *rest: Meaning) -> Counting:
    """“more gains than losses”, “fewer negative than positive cells”."""
    (*signs,) = every(rest, Comparator)
    kinds = every(rest, CellKind)
    if len(kinds) == 1:
        limit = replace(kinds[0].limit, low=Amount(Number(0.0), signs[-1]))
        kinds.insert(0, CellKind(limit))
    return Counting(kinds[0], comparator=signs[0], others=kinds[1])


@rule("kinds_compared", "'as' 'many' cell_kind 'as' cell_kind")
def _as_many_of(_: Context, *rest: Meaning) -> Counting:
    """“as many zeros as losses”."""
    one, other = every(rest, CellKind)
    return Counting(one, comparator=Comparator.EQUAL, others=other)


@rule("clause", "THERE kinds_compared at?", "at ','? THERE kinds_compared")
@rule("clause", "everything HAVE kinds_compared", "DET? GRAPH HAVE kinds_compared")
def _more_there(c: Context, *rest: Meaning) -> Reading | None:
    """“There are more gains than losses”."""
    place, told = _where(c, rest), the(rest, Counting)
    if place is None or told.others is None or told.comparator is None:
        return None
    counts = (k.count(place) for k in (told.kind, told.others))
    return Reading((Compare(told.comparator, *counts),), FAMILY)


@rule("predicate", "HAVE kinds_compared")
def _has_more_of_one_kind(_: Context, *rest: Meaning) -> Counting:
    """“… has more gains than losses”."""
    return the(rest, Counting)


@rule("clause", "DET? cell_kind OUTNUMBERS DET? cell_kind odds? at?")
@rule("clause", "at ','? DET? cell_kind OUTNUMBERS DET? cell_kind odds?")
@rule("clause", "THERE times_as AS_MANY cell_kind 'as' cell_kind at?")
def _outnumber(c: Context, *rest: Meaning) -> Reading | None:
    """“Gains outnumber losses by two to one”, “There are twice as many gains as losses”."""
    place, ratio = _where(c, rest), first(rest, Amount)
    one, other = every(rest, CellKind)
    if place is None:
        return None
    counts = one.count(place), other.count(place)
    if ratio is None:
        return Reading((Compare(Comparator.MORE, *counts),), FAMILY)
    number = replace(ratio.number, decimals=max(ratio.number.decimals, 1))
    said = is_amount(Arithmetic("/", *counts), replace(ratio, number=number))
    return Reading((said,), FAMILY)


@rule("clause", "DET? cell_kind PART_OF|ACCOUNT_FOR|HAVE so_many_cells at?")
@rule("clause", "DET? cell_kind BE so_many_cells at?")
def _make_up(c: Context, *rest: Meaning) -> Reading | None:
    """“Gains make up more than half of the cells”."""
    place, cells, kind = _where(c, rest), the(rest, Cells), the(rest, CellKind)
    inside = place.within(cells.place) if place else None
    if inside is None or cells.label is not None:
        return None
    size = len(cells_of(c, inside))
    if not size or cells.total not in (None, size):
        return None
    count = kind.count(inside)
    term = Arithmetic("/", count, Number(size)) if cells.share else count
    return Reading((is_amount(term, cells.amount),), FAMILY)


@rule("clause", "DET? cell_kind PART_OF|BE|HAVE DET? majority at?", "DET? cell_kind PREVAIL at?")
@rule("clause", "at ','? DET? cell_kind PREVAIL")
def _prevail(c: Context, *rest: Meaning) -> Reading | None:
    """“Gains are in the majority”: more than half of all."""
    place, kind = _where(c, rest), the(rest, CellKind)
    if place is None:
        return None
    part = Arithmetic("/", kind.count(place), Number(len(cells_of(c, place))))
    return Reading((Compare(Comparator.MORE, part, Number(_HALF, 3)),), FAMILY)


@rule("majority", "'clear'|'vast'|'large'|'great'|'overwhelming'|'slight'|'narrow'? 'majority'")
@rule("majority", "'in' 'the'|'a' 'clear'|'large'|'slight'? 'majority'")
def _majority(c: Context, *_: Meaning) -> str | None:
    """“a clear majority”; how clear it is, nobody can say."""
    vague = c.discourse.clause_has_word("(?:vast|large|great|overwhelming|slight|narrow)")
    return None if vague else "majority"
