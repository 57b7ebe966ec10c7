"""Predictions of a class in a confusion matrix: the column of it, and how many of it are right.

“Of the 204 predictions of Cat, 193 are correct” is about what is called so, “of the 200 cats”
about what is so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    Measure,
    Measured,
    class_at,
    of_class,
    of_each,
)
from figcheck.checking.english.kinds.confusions import counted, may_be_cases
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Comparator, Compare, Formula, Number
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_NOUN = "KIND|MEASURE|CASE|VALUES|LABEL|WORD"


@record
class Predicted:
    """All that is taken for a class, by its place in the order."""

    tick: int


@rule("predicted", f"'all'? DET? {_NOUN} 'of'|'for' DET? spot", f"'all'? DET? spot {_NOUN}")
@rule("predicted", f"'all'? DET? {_NOUN} spot")
def _predicted(c: Context, *rest: Meaning) -> Predicted | None:
    """“predictions of Cat”, “the prediction Cat”."""
    tick = class_at(counted(c), the(rest, Place))
    known = c.discourse.clause_has_word("(?:predictions?|guess(?:es)?)")
    return Predicted(tick) if known and tick is not None else None


@rule("predicted", f"'all'? DET? {_NOUN} MISTAKEN spot", f"'all'? DET? {_NOUN} LABELLED spot")
def _called_so(c: Context, *rest: Meaning) -> Predicted | None:
    """“images predicted as Cat”."""
    tick = class_at(counted(c), the(rest, Place))
    return Predicted(tick) if tick is not None and may_be_cases(c, rest) else None


@rule("clause", "counted 'out'? 'of' DET NUMBER predicted correct")
@rule("clause", "'of' DET NUMBER predicted ',' counted correct")
@rule("clause", "counted predicted correct", "counted 'of' predicted correct")
@rule("clause", "predicted correct 'in' counted 'out'? 'of' NUMBER CASE|TIMES")
@rule("clause", "predicted correct 'in' counted CASE|TIMES", "predicted correct counted TIMES")
def _so_many_right(c: Context, *rest: Meaning) -> Reading | None:
    """“Of the 204 predictions of Cat, 193 are correct”, “11 predictions of Cat are wrong”."""
    matrix, whole = counted(c), first(rest, Written)
    correct = the(rest, bool)
    if matrix is None:
        return None
    tick = the(rest, Predicted).tick
    part = of_class(matrix, tick, Measure.HITS if correct else Measure.ALARMS)
    held: list[Formula] = [is_amount(part, the(rest, Amount))]
    if whole is not None:
        size = of_class(matrix, tick, Measure.USES)
        held.append(Compare(Comparator.EQUAL, size, Number(whole.value)))
    return Reading((both(held),), FAMILY)


@rule("clause", "part_amount 'of' predicted correct", "'of' predicted ',' part_amount correct")
def _part_right(c: Context, *rest: Meaning) -> Reading | None:
    """“Of all predictions of Cat, about 95 % are correct”."""
    matrix, amount = counted(c), the(rest, Amount)
    if matrix is None or not amount.percent:
        return None
    if not the(rest, bool):
        return None  # “5 % are wrong”: what is left of the part that is right.
    precision = of_class(matrix, the(rest, Predicted).tick, Measure.PRECISION)
    return Reading((is_amount(precision, amount),), FAMILY)


@rule("clause", "DET? spot BE PREDICTED_WRONGLY counted TIMES")
@rule("clause", "DET? spot BE PREDICTED_WRONGLY 'in' counted CASE")
def _wrongly(c: Context, *rest: Meaning) -> Reading | None:
    """“Cat is predicted wrongly 11 times”: what is called a cat and is none."""
    matrix, tick = counted(c), class_at(counted(c), the(rest, Place))
    if matrix is None or tick is None:
        return None
    alarms = of_class(matrix, tick, Measure.ALARMS)
    return Reading((is_amount(alarms, the(rest, Amount)),), FAMILY)


@rule("clause", "EACH true_class HAVE|REPRESENTED_BY DET? NUMBER CASE|MEASURE|KIND|VALUES|UNIT")
@rule("clause", "THERE NUMBER CASE|MEASURE|KIND|VALUES|UNIT 'of'|'for'|'in' EACH true_class")
def _cases_of_each(c: Context, *rest: Meaning) -> Reading | None:
    """“Each true class is represented by 200 images”: as many in each row."""
    matrix = counted(c)
    if matrix is None:
        return None
    amount = Amount(Number(the(rest, Written).value))
    ticks = tuple(range(len(matrix.truth.ticks)))
    return of_each(c, Classes(ticks), (Measured(Measure.SIZE, amount),))


@rule("true_class", "LABEL|KIND|THING", "'true' LABEL|KIND|THING")
def _true_class(*_: Meaning) -> str:
    return "class"
