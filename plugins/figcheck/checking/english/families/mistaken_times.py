"""How often classes of a confusion matrix are taken for each other, and with which recall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    Measured,
    class_at,
    of_each,
)
from figcheck.checking.english.kinds.confusions import counted
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Arithmetic, Cells, Comparator, Compare, Number, Term
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("so_often", "BOUND|EXACTLY? NUMBER TIMES")
@rule("so_often", "'in' BOUND|EXACTLY? NUMBER CASE|VALUES|KIND|UNIT|MEASURE")
def _so_often(_: Context, *rest: Meaning) -> Amount:
    """“19 times”, “in more than 17 cases”."""
    number, sign = the(rest, Written), first(rest, Comparator)
    return Amount(Number(number.value, number.decimals), sign or Comparator.EQUAL)


@rule("so_often", "ABOUT NUMBER TIMES", "'in' ABOUT NUMBER CASE|VALUES|KIND|UNIT|MEASURE")
def _about_so_often(_: Context, *rest: Meaning) -> Amount:
    """“about 30 times”, “in nearly 20 cases”."""
    number = the(rest, Written)
    return Amount(Number(number.value, number.decimals), Comparator.ABOUT)


def _cells(c: Context, one: int, other: int) -> list[Cells]:
    """The cell of one class taken for another, and that of the other way round."""
    matrix = counted(c)
    if matrix is None or one == other:
        return []
    truths, guesses = matrix.truth.ticks, matrix.guess.ticks
    ways = ((one, other), (other, one))
    return [matrix.cell(truths[t], guesses[g]).cells for t, g in ways]


def _mutual(c: Context) -> bool:
    """Whether a clause leaves open which of two classes is taken for which."""
    return c.discourse.clause_has_word("confused with")


@rule("clause", "a_class BE MISTAKEN a_class so_often", "a_class BE so_often MISTAKEN a_class")
@rule("clause", "so_often ','? a_class BE MISTAKEN a_class")
def _mistaken_so_often(c: Context, *rest: Meaning) -> Reading | None:
    """“B is mistaken for D 19 times”."""
    one, two = (r.ticks[0] for r in every(rest, Classes))
    amount, cells = the(rest, Amount), _cells(c, one, two)
    if not cells:
        return None
    terms: list[Term] = [cells[0]]
    if _mutual(c):
        terms.append(Arithmetic("+", *cells))
    return Reading(tuple(is_amount(term, amount) for term in terms), FAMILY)


def _two(c: Context, place: Place) -> list[Cells]:
    """The two cells in which two classes are taken for each other."""
    matrix = counted(c)
    if matrix is None or len(place.ticks) != 1 or place.notes or place.orders:
        return []
    ((dimension, ticks),) = place.ticks
    found = [class_at(matrix, Place.of(dimension, [tick])) for tick in ticks]
    known = [tick for tick in found if tick is not None]
    return _cells(c, known[0], known[1]) if len(known) == len(ticks) == 2 else []


@rule("clause", "place BE MIXED_UP so_often", "DET KIND|WORD CONFUSES place so_often")
@rule("clause", "place BE MIXED_UP so_often BOTH_WAYS", "BOTH_WAYS ','? place BE MIXED_UP so_often")
@rule("clause", "user CONFUSES place so_often")
def _mixed_up_so_often(c: Context, *rest: Meaning) -> Reading | None:
    """“C and E are confused in 31 cases”: both ways."""
    cells, amount = _two(c, the(rest, Place)), the(rest, Amount)
    if not cells:
        return None
    if any(c.table.evaluate(is_amount(cell, amount)).truth for cell in cells):
        return None  # So often it is the one for the other: one way may be meant.
    return Reading((is_amount(Arithmetic("+", *cells), amount),), FAMILY)


@rule(
    "clause", "place BE MIXED_UP MORE_OFTEN THAN place", "place BE MORE_OFTEN MIXED_UP THAN place"
)
@rule("clause", "user CONFUSES place MORE_OFTEN THAN place")
@rule("clause", "DET KIND|WORD CONFUSES place MORE_OFTEN THAN place")
def _mixed_up_more(c: Context, *rest: Meaning) -> Reading | None:
    """“C and E are confused more often than B and D”."""
    one, two = (_two(c, place) for place in every(rest, Place))
    if not one or not two:
        return None
    terms = [Arithmetic("+", *cells) for cells in (one, two)]
    return Reading((Compare(the(rest, Comparator), *terms),), FAMILY)


@rule("clause", "some_of_class BE MISTAKEN several_classes so_often 'each'")
@rule("clause", "some_of_class BE MISTAKEN 'both'? several_classes so_often 'each'")
def _each_so_often(c: Context, *rest: Meaning) -> Reading | None:
    """“B is mistaken for D and E more than 20 times each”."""
    one, others = (r.ticks for r in every(rest, Classes))
    if len(one) != 1 or len(others) < 2 or one[0] in others:
        return None
    ways = [_cells(c, one[0], other) for other in others]
    if not all(ways) or _mutual(c):
        return None
    amount = the(rest, Amount)
    return Reading((both([is_amount(way[0], amount) for way in ways]),), FAMILY)


@rule("clause", "a_class BE MISTAKEN a_class MORE_OFTEN THAN a_class BE? MISTAKEN a_class")
@rule("clause", "a_class BE MISTAKEN a_class MORE_OFTEN THAN a_class BE? 'for'|'as' a_class")
@rule("clause", "a_class BE MORE_OFTEN MISTAKEN a_class THAN a_class BE? MISTAKEN a_class")
@rule("clause", "a_class BE MORE_OFTEN MISTAKEN a_class THAN a_class BE? 'for'|'as' a_class")
@rule("clause", "a_class BE MISTAKEN a_class MORE_OFTEN THAN VICE_VERSA")
@rule("clause", "a_class BE MORE_OFTEN MISTAKEN a_class THAN VICE_VERSA")
def _mistaken_more(c: Context, *rest: Meaning) -> Reading | None:
    """“B is mistaken for D more often than D is for B”."""
    if _mutual(c):
        return None
    one, two, *others = (r.ticks[0] for r in every(rest, Classes))
    left = _cells(c, one, two)
    right = _cells(c, *(others or (two, one)))
    if not left or not right:
        return None
    return Reading((Compare(the(rest, Comparator), left[0], right[0]),), FAMILY)


@rule("clause", "a_class BE RECOGNIZED with_rate", "classes BE RECOGNIZED with_rate")
def _recognized_with(c: Context, classes: Classes, *rest: Meaning) -> Reading | None:
    """“B is recognized with more than 80 % recall”."""
    return of_each(c, classes, (the(rest, Measured),))


@rule("with_rate", "'with'|'at' measured", "'with'|'at' bound|amount class_rate")
def _with_rate(_: Context, *rest: Meaning) -> Measured:
    known = first(rest, Measured)
    if known is not None:
        return known
    amount = the(rest, Amount)
    measure = next(r for r in rest if not isinstance(r, Amount) and r is not None)
    return Measured(measure, amount)
