"""Which classes of a confusion matrix are taken for which: cells, and pairs of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.leaving import LeftOut, kept_of
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    Measure,
    class_at,
    of_class,
    percent,
    total,
)
from figcheck.checking.english.kinds.confusions import confusions, counted
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


# Of those that got a label ----------------------------------------------------------------------


@rule("labelled", "VALUES|CASE|MEASURE|KIND|LABEL|UNIT? 'that'? BE? MISTAKEN DET? a_class")
@rule("labelled", "VALUES|CASE|MEASURE|KIND|UNIT 'that'? BE? LABELLED DET? a_class")
def _labelled(_: Context, *rest: Meaning) -> Classes:
    """“posts predicted as Q”: a column."""
    return the(rest, Classes)


@rule("labelled", "place KIND|MEASURE|VALUES|UNIT?")
def _of_column(c: Context, *rest: Meaning) -> Classes | None:
    """“Q predictions”, where Q is the name of a column."""
    matrix, place = counted(c), the(rest, Place)
    tick = class_at(matrix, place)
    if matrix is None or tick is None or place.dimensions != {matrix.guess.name}:
        return None
    # What is the name of a row as well: "80 of the 100 cats".
    return None if matrix.guess.ticks[tick] in matrix.truth.ticks else Classes((tick,))


@rule("truly", "ARE_REALLY DET? a_class")
def _truly(_: Context, *rest: Meaning) -> Classes:
    """“are genuine queries”."""
    return the(rest, Classes)


@rule("and_so_part", "'(' value_then ')'", "',' 'which' BE part_amount|value_then")
@rule("and_so_part", "',' ABOUT? part_amount", "',' 'or' part_amount")
def _and_so_part(_: Context, *rest: Meaning) -> Amount | None:
    """“…, which is about 63 %”."""
    amount = the(rest, Amount)
    return amount if amount.percent else None


@rule("clause", "'of' DET NUMBER labelled ','? counted truly|correct and_so_part?")
@rule("clause", "counted 'of' DET NUMBER labelled truly|correct and_so_part?")
def _of_those_labelled(c: Context, *rest: Meaning) -> Reading | None:
    """“Of the 50 posts predicted as Q, 36 are genuine queries (72 %)”."""
    matrix, classes = counted(c), every(rest, Classes)
    if matrix is None or any(r is False for r in rest):
        return None
    guess = classes[0].ticks[0]
    truth = classes[-1].ticks[0]
    column = of_class(matrix, guess, Measure.USES)
    cell = matrix.cell(matrix.truth.ticks[truth], matrix.guess.ticks[guess]).cells
    count, *part = every(rest, Amount)
    held: list[Formula | None] = [
        Compare(Comparator.EQUAL, column, Number(the(rest, Written).value)),
        is_amount(cell, count),
        *(is_amount(percent(cell, column), p) for p in part),
    ]
    return Reading((both(held),), FAMILY)


@rule("clause", "DET? LABEL? place BE CORRECT 'in' counted 'out'? 'of' NUMBER VALUES|CASE|KIND")
def _right_in(c: Context, *rest: Meaning) -> Reading | None:
    """“Column S is right in 26 out of 36 cases”."""
    matrix, place = counted(c), first(rest, Place)
    if matrix is None or place is None or len(place.ticks) != 1 or place.notes:
        return None
    ((dimension, ticks),) = place.ticks
    known = next((d for d in (matrix.truth, matrix.guess) if d.name == dimension), None)
    if known is None or len(ticks) != 1:
        return None
    if known is matrix.truth and c.discourse.clause_has_word("(?:predictions?|guess|label)"):
        return None  # "A prediction of Stop": a column.
    tick = known.ticks.index(ticks[0])
    measure = Measure.SIZE if known is matrix.truth else Measure.USES
    held = [
        Compare(
            Comparator.EQUAL, of_class(matrix, tick, measure), Number(the(rest, Written).value)
        ),
        is_amount(of_class(matrix, tick, Measure.HITS), the(rest, Amount)),
    ]
    return Reading((both(held),), FAMILY)


@rule("clause", "left_out ','? user GETS_RIGHT counted 'of' rest_of CORRECT and_so_part?")
def _rest_right(c: Context, *rest: Meaning) -> Reading | None:
    """“Leaving comments aside, the model gets 62 of the other 271 posts right”."""
    matrix, rows = counted(c), kept_of(c, the(rest, LeftOut))
    if matrix is None or rows is None or rows.dimensions != {matrix.truth.name}:
        return None
    count, *part = every(rest, Amount)
    right = total(matrix.diagonal.default(rows))
    held = [
        is_amount(right, count),
        Compare(Comparator.EQUAL, total(rows), Number(the(rest, Written).value)),
        *(is_amount(percent(right, total(rows)), p) for p in part),
    ]
    return Reading((both(held),), FAMILY)


@rule("rest_of", "DET 'other'|'remaining' NUMBER VALUES|CASE|MEASURE|KIND|LABEL|UNIT?")
def _rest_of(_: Context, *rest: Meaning) -> Written:
    return the(rest, Written)


# Cells off the diagonal -------------------------------------------------------------------------


@rule("mistaking", "a_class 'that'|'which'? BE? MISTAKEN DET? a_class", "a_class '→'|'->' a_class")
def _mistaking(_: Context, *rest: Meaning) -> tuple[int, int]:
    """“grassland tiles that were mapped as cropland”: a cell."""
    one, two = every(rest, Classes)
    return one.ticks[0], two.ticks[0]


def _cell(c: Context, pair: tuple[int, int]) -> Term | None:
    matrix = counted(c)
    if matrix is None:
        return None
    return matrix.cell(matrix.truth.ticks[pair[0]], matrix.guess.ticks[pair[1]]).cells


@rule("clause", "DET EXTREME CONFUSION BE value_then ',' for_it mistaking")
@rule("clause", "DET EXTREME CONFUSION ',' value_then ',' BE for_it? mistaking")
def _largest_is(c: Context, *rest: Meaning) -> Reading | None:
    """“The largest off-diagonal number is 88, for grassland tiles that were mapped as cropland”."""
    matrix = counted(c)
    cell = _cell(c, the(rest, tuple))
    if matrix is None or cell is None:
        return None
    largest = Aggregate(the(rest, Function), matrix.errors.cells)
    held = [Compare(Comparator.EQUAL, cell, largest), is_amount(cell, the(rest, Amount))]
    return Reading((both(held),), FAMILY)


@rule("for_it", "'for'", "'that'|'those' 'of'", "'namely'", "'of'", "'namely' 'that' 'of'")
def _for_it(*_: Meaning) -> str:
    return "for"


@rule("clause", "EXACTLY? COUNT CASE at? BE amount ',' for_it mistaking")
def _so_many_cells_are(c: Context, *rest: Meaning) -> Reading | None:
    """“Exactly one cell is zero, that of cropland tiles mapped as water”."""
    count = exactly(rest, int)
    cell = _cell(c, the(rest, tuple))
    amount = the(rest, Amount)
    if cell is None or count != 1:
        return None
    cells = Count(Compare(amount.comparator, EVERYWHERE.cells, amount.number))
    held = [Compare(Comparator.EQUAL, cells, Number(1)), is_amount(cell, amount)]
    return Reading((both(held),), FAMILY)


@rule("clause", "counted a_class BE MISTAKEN DET? a_class 'and' counted taken_for DET? a_class")
def _so_many_each(c: Context, *rest: Meaning) -> Reading | None:
    """“6 comments are taken for queries and 12 for denials”."""
    one, *guesses = [r.ticks[0] for r in every(rest, Classes)]
    cells = [_cell(c, (one, guess)) for guess in guesses]
    amounts = every(rest, Amount)
    known = [cell for cell in cells if cell is not None]
    if len(known) < len(cells):
        return None
    held = [is_amount(cell, amount) for cell, amount in zip(known, amounts, strict=True)]
    return Reading((both(held),), FAMILY)


@rule("clause", "MORE_CASES a_class BE MISTAKEN DET? a_class THAN a_class taken_for? DET? a_class")
@rule("clause", "MORE_CASES a_class BE MISTAKEN DET? a_class THAN a_class")
@rule("clause", "MORE_CASES a_class THAN a_class are_then DET? a_class")
def _more_mistaken(c: Context, *rest: Meaning) -> Reading | None:
    """“More forest tiles are turned into grassland than grassland tiles into forest”."""
    first_, second, *more = [r.ticks[0] for r in every(rest, Classes)]
    if len(more) == 2:
        one, two = (first_, second), (more[0], more[1])
    elif "then" in rest:
        one, two = (first_, more[0]), (second, more[0])
    else:
        one, two = (first_, second), (more[0], second)
    left, right = _cell(c, one), _cell(c, two)
    if left is None or right is None:
        return None
    return Reading((Compare(the(rest, Comparator), left, right),), FAMILY)


@rule("are_then", "BE MISTAKEN")
def _are_then(*_: Meaning) -> str:
    return "then"


@rule("taken_for", "'into'|'as'|'for'|'to'", "'are' MISTAKEN")
def _taken_for(*_: Meaning) -> str:
    return "taken for"


@rule("both_ways", "place ','? BE? MISTAKEN EACH_OTHER", "CONFUSIONS 'between' place")
def _both_ways(c: Context, *rest: Meaning) -> Term | None:
    """“cropland and grassland, mistaken for each other”: two cells."""
    matrix, place = counted(c), the(rest, Place)
    if matrix is None or len(place.ticks) != 1 or place.notes:
        return None
    ((dimension, ticks),) = place.ticks
    known = next((d for d in (matrix.truth, matrix.guess) if d.name == dimension), None)
    if known is None or len(ticks) != 2:
        return None
    one, two = (known.ticks.index(t) for t in ticks)
    cells = [_cell(c, pair) for pair in ((one, two), (two, one))]
    return Arithmetic("+", *(term for term in cells if term is not None))


@rule("clause", "both_ways ','? PART_OF counted ERRORS of_errors?", "both_ways counted TIMES_OVER")
@rule("clause", "both_ways 'only'? NUMBER TIMES_OVER", "both_ways 'only'|'just'? once")
@rule("clause", "both_ways ','? PART_OF NUMBER ERRORS of_errors?")
@rule("clause", "'together' ',' DET both_ways ','? PART_OF counted ERRORS of_errors?")
@rule("clause", "both_ways BE EVALUATIVE ',' counted CASE BOTH_WAYS")
@rule("clause", "both_ways BE counted CASE? BOTH_WAYS")
def _so_often(c: Context, term: Term, *rest: Meaning) -> Reading | None:
    """“Cropland and grassland are mistaken for each other 161 times”."""
    matrix = counted(c)
    amounts, number = every(rest, Amount), first(rest, Written)
    if number is not None:
        amounts.insert(0, Amount(Number(number.value)))
    if matrix is None or not amounts:
        return None
    count, *part = amounts
    errors = total(matrix.errors)
    held = [is_amount(term, count), *(is_amount(percent(term, errors), p) for p in part)]
    return Reading((both(held),), FAMILY)


@rule(
    "clause",
    "'together'? ','? DET? both_ways PART_OF counted 'of' DET|'all' NUMBER ERRORS so_many_percent?",
)
def _of_so_many_errors(c: Context, *rest: Meaning) -> Reading | None:
    """“The confusions between cropland and grassland make up 150 of the 620 errors (24 %)”."""
    matrix = counted(c)
    term = the(rest, Arithmetic)
    if matrix is None:
        return None
    count, *part = every(rest, Amount)
    errors = total(matrix.errors)
    held = [
        is_amount(term, count),
        Compare(Comparator.EQUAL, errors, Number(the(rest, Written).value)),
    ]
    held += [is_amount(percent(term, errors), p) for p in part]
    return Reading((both(held),), FAMILY)


@rule("once", "'once'")
def _once(*_: Meaning) -> Amount:
    return Amount(Number(1))


@rule("of_errors", "',' 'or'? part_amount 'of' 'all' ERRORS")
@rule("of_errors", "'(' part_amount 'of' 'all' ERRORS ')'")
def _of_errors(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


@rule("correct_one", "DET CORRECT KIND|LABEL|CASE|VALUES")
def _correct_one(*_: Meaning) -> str:
    return "the correct one"


@rule("clause", "AT EACH LABEL ','? correct_one BE DET? EXTREME|OFTENEST 'one'|KIND|LABEL?")
@rule("clause", "AT EACH LABEL ','? DET? EXTREME VALUES|CASE BE correct_one")
@rule("clause", "AT EACH LABEL ','? DET? EXTREME VALUES|CASE BE 'that' 'of' correct_one")
@rule("clause", "AT EACH LABEL ','? correct_one HAVE DET? EXTREME VALUES|CASE")
@rule("clause", "AT EACH LABEL ','? correct_one HAVE MOST_CASES case_noun")
def _correct_is_largest(c: Context, *rest: Meaning) -> Reading | None:
    """“In each row the correct label is the most frequent one”."""
    matrix = confusions(c)
    if matrix is None or the(rest, Quantifier) is not Quantifier.ALL:
        return None
    known = matrix.guess if the(rest, Label).dimension == matrix.guess.name else matrix.truth
    rows = Aggregate(the(rest, Function), EVERYWHERE.cells, (known.name,))
    right = Aggregate(Function.SUM, matrix.diagonal.cells, (known.name,))
    return Reading((Quantified(Quantifier.ALL, Compare(Comparator.EQUAL, right, rows)),), FAMILY)


@rule("clause", "the_matrix|test_set ACCOUNT_FOR|HAVE NUMBER cases_all 'in' 'total'|'all'")
@rule("clause", "the_matrix|test_set ACCOUNT_FOR|HAVE NUMBER cases_all")
@rule("clause", "the_matrix|test_set ACCOUNT_FOR|HAVE DET 'total' 'of' NUMBER cases_all")
@rule("clause", "'altogether'|'overall'? ','? DET NUMBER VALUES ACCOUNT_FOR NUMBER cases_all")
def _covers(c: Context, *rest: Meaning) -> Reading | None:
    """“The grid covers 1,756 tiles in total”."""
    *cells, cases = every(rest, Written)
    if counted(c) is None or any(n.value != len(c.figure.cells) for n in cells):
        return None
    if not cells and c.discourse.clause_has_word(_NO_CASES):
        return None  # "The matrix has 7 classes".
    held = Compare(Comparator.EQUAL, total(EVERYWHERE), Number(cases.value))
    return Reading((held,), FAMILY)


_NO_CASES = "(?:classes|categories|labels|values|cells|entries|rows|columns|numbers)"


@rule("the_matrix", "DET 'whole'|'entire'? GRAPH|'matrix'|'grid'")
def _the_matrix(*_: Meaning) -> str:
    return "matrix"


@rule("test_set", "DET 'test'|'evaluation' 'set'|'data'", "DET 'dataset'")
def _test_set(*_: Meaning) -> str:
    return "all cases"


@rule("clause", "user BE CORRECT|WRONG so_often_in")
def _right_so_often(c: Context, *rest: Meaning) -> Reading | None:
    """“The model is correct in 80.6 % of cases”."""
    matrix, amount = counted(c), the(rest, Amount)
    if matrix is None or not amount.percent or c.here.ticks:
        return None
    part = matrix.errors if any(r is False for r in rest) else matrix.diagonal
    return Reading((is_amount(percent(total(part), total(EVERYWHERE)), amount),), FAMILY)


@rule("cases_all", "VALUES|CASE|MEASURE|KIND|LABEL|UNIT")
def _cases_all(*_: Meaning) -> str:
    return "cases"


# Numbers of misses and false alarms, set against each other ------------------------------------


@rule("cases_counted", "DET 'number' 'of' cases_all 'that'? BE? WRONGLY? MISTAKEN DET? a_class")
def _false_alarms(c: Context, *rest: Meaning) -> Term | None:
    """“the number of tiles that are wrongly called forest”."""
    matrix = counted(c)
    tick = the(rest, Classes).ticks[0]
    return of_class(matrix, tick, Measure.ALARMS) if matrix else None


@rule("cases_counted", "DET 'number' 'of' a_class 'that'? BE? MISSED")
def _missed(c: Context, *rest: Meaning) -> Term | None:
    """“the number of forest tiles that are missed”."""
    matrix = counted(c)
    return of_class(matrix, the(rest, Classes).ticks[0], Measure.MISSES) if matrix else None


@rule("clause", "cases_counted BE MORE THAN cases_counted", "cases_counted EXCEEDS cases_counted")
@rule("clause", "cases_counted BE MORE THAN cases_counted 'by' 'a' 'factor' 'of' value_then|COUNT")
@rule("clause", "cases_counted BE value_then|bound")
def _set_against(c: Context, *rest: Meaning) -> Reading | None:
    """“… is higher than the number of forest tiles that are missed”."""
    terms = [r for r in rest if isinstance(r, (Aggregate, Arithmetic))]
    sign, amount = first(rest, Comparator), first(rest, Amount)
    count = first_exactly(rest, int)
    if len(terms) == 1:
        return Reading((is_amount(terms[0], amount),), FAMILY) if amount else None
    if sign is None:
        return None
    held: list[Formula | None] = [Compare(sign, *terms)]
    if amount is None and count is not None:
        amount = Amount(Number(float(count), 2), Comparator.ABOUT, rough=True)
    if amount is not None:
        up = sign is Comparator.MORE
        ratio = Arithmetic("/", *(terms if up else reversed(terms)))
        held.append(is_amount(ratio, amount))
    return Reading((both(held),), FAMILY)


@rule("clause", "DET? SIZE? ACCURACY 'of' value_then|bound")
@rule("clause", "CORRESPONDS 'to' DET SIZE? ACCURACY 'of' value_then")
@rule("clause", "BE|HAVE DET SIZE? ACCURACY 'of' value_then|bound")
def _accuracy_of(c: Context, *rest: Meaning) -> Reading | None:
    """“…, i.e. an overall accuracy of about 78 %”."""
    matrix = counted(c)
    if matrix is None:
        return None
    share = percent(total(matrix.diagonal), total(EVERYWHERE))
    return Reading((is_amount(share, the(rest, Amount)),), FAMILY)
