"""The diagonal of a confusion matrix, and what is beside it: the largest cells, and their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.misclassified import (
    Classes,
    Measure,
    Measured,
    has,
    of_each,
    said,
)
from figcheck.checking.english.families.mix_ups import MixUp, cell_of
from figcheck.checking.english.kinds.confusions import confusions, counted
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.naming.synonyms import ROLE_WORDS
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Quantified,
    Quantifier,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("diagonal_cell", "DET? DIAGONAL VALUES|CASE?")
def _diagonal_cell(_: Context, *rest: Meaning) -> Comparator | None:
    """“the diagonal cell”, not one beside it."""
    return next((r for r in rest if r is Comparator.EQUAL), None)


@rule("clause", "DET? DIAGONAL VALUES|CASE? BE DET EXTREME VALUES|CASE? 'of'|'in' of_each_row")
@rule("clause", "DET? DIAGONAL HAVE DET EXTREME VALUES|CASE 'of'|'in' of_each_row")
@rule(
    "clause",
    "DET? DIAGONAL HAVE DET EXTREME VALUES|CASE 'of'|'in' of_each_row 'and' 'of'|'in'? of_each_row",
)
def _diagonal_is_largest(c: Context, *rest: Meaning) -> Reading | None:
    """“The diagonal cell is the largest of its row for every class”."""
    matrix = counted(c)
    if matrix is None or the(rest, Comparator) is not Comparator.EQUAL:
        return None
    held: list[Formula | None] = []
    for label in every(rest, Label):
        along = (label.dimension,)
        right = Aggregate(Function.SUM, matrix.diagonal.cells, along)
        best = Aggregate(the(rest, Function), EVERYWHERE.cells, along)
        held.append(Quantified(Quantifier.ALL, Compare(Comparator.EQUAL, right, best)))
    return said(held)


@rule("of_each_row", "EACH LABEL", "POSSESSIVE LABEL 'for'|'in' EACH LABEL|KIND")
def _of_each_row(_: Context, *rest: Meaning) -> Label | None:
    """“every row”, “its row for every class”."""
    return the(rest, Label) if the(rest, Quantifier) is Quantifier.ALL else None


@rule("clause", "AT EACH LABEL|KIND ','? diagonal_cell BE DET EXTREME 'of'|'in' of_its_row")
def _diagonal_of_each(c: Context, *rest: Meaning) -> Reading | None:
    """“For every class, the diagonal cell is the largest of its row”."""
    if the(rest, Quantifier) is not Quantifier.ALL:
        return None
    row = every(rest, Label)[-1]
    reading: Reading | None = _diagonal_is_largest(
        c, the(rest, Comparator), the(rest, Function), row
    )
    return reading


@rule("of_its_row", "POSSESSIVE LABEL")
def _of_its_row(_: Context, *rest: Meaning) -> Label:
    return the(rest, Label)


@rule("clause", "AT EACH LABEL|KIND ','? diagonal_cell PART_OF|HAVE part_of_row")
@rule("clause", "AT DET? a_class LABEL ','? diagonal_cell PART_OF|HAVE part_of_row")
def _part_on_diagonal(c: Context, *rest: Meaning) -> Reading | None:
    """“In every row, the diagonal cell holds more than half of the images”."""
    matrix, one = confusions(c), first(rest, Classes)
    quantifier, amount = first(rest, Quantifier), the(rest, Amount)
    if matrix is None or not amount.percent or (one is None and quantifier is not Quantifier.ALL):
        return None
    words = ROLE_WORDS[matrix.guess.role]
    column = c.discourse.clause_has_word(f"(?:{'|'.join(words)})s?")
    measure = Measure.PRECISION if column else Measure.RECALL
    classes = one or Classes(tuple(range(len(matrix.truth.ticks))))
    return of_each(c, classes, (Measured(measure, amount),)) if has(matrix, measure) else None


@rule("part_of_row", "part_amount 'of'? DET|POSSESSIVE|'all'? case_noun 'there'?")
@rule("part_of_row", "part_amount 'of'? POSSESSIVE|DET? LABEL VALUES|MEASURE?")
def _part_of_row(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


@rule("clause", "no_error BE MORE|MORE_OFTEN THAN that_of? a_mix_up")
def _none_is_larger(c: Context, *rest: Meaning) -> Reading | None:
    """“No off-diagonal cell is larger than the one for Dog predicted as Cat”."""
    matrix, mix = confusions(c), the(rest, MixUp)
    if matrix is None or mix.mutual:
        return None
    function = Function.MAX if the(rest, Comparator) is Comparator.MORE else Function.MIN
    extreme = Aggregate(function, matrix.errors.cells)
    return said([Compare(Comparator.EQUAL, cell_of(matrix, mix), extreme)])


@rule("no_error", "'no' 'other'? OFF_DIAGONAL VALUES|CASE", "'no' 'other'? CONFUSION|ERRORS")
def _no_error(*_: Meaning) -> str:
    return "none"


@rule("that_of", "'that'|'those' 'of'|'for'", "'the' 'one' 'of'|'for'")
def _that_of(*_: Meaning) -> str:
    return "that"
