"""Cases of a confusion matrix, counted: what a label is given to, what errors go where, zeros."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.misclassified import (
    Classes,
    Measure,
    Measured,
    of_class,
    of_each,
    percent,
    said,
    total,
)
from figcheck.checking.english.families.mix_ups import MixUp, Noted, cell_of
from figcheck.checking.english.kinds.confusions import Confusions, confusions, counted
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, first, the
from figcheck.checking.language.tree import (
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

_NEVER = 0.0
"""What the lexicon gives for “never”."""

_GIVEN = "(?:predictions|guesses)"
"""Words for cases by the label that they are given."""

_TWO_DIGITS = 10


# What a label is given to -----------------------------------------------------------------------


@rule("class_extreme", "DET MOST_OFTEN|LEAST_OFTEN GUESSED KIND|LABEL|THING")
@rule("class_extreme", "DET MOST_OFTEN|LEAST_OFTEN LABEL")
def _most_given(c: Context, *rest: Meaning) -> tuple[Measure, Function] | None:
    """“the most frequently predicted species”."""
    matrix, label = counted(c), first(rest, Label)
    if matrix is None or not c.discourse.clause_has_word("(?:predicted|assigned|used|given)"):
        return None
    if label is not None and label.dimension not in (matrix.guess.name, matrix.truth.name):
        return None
    return Measure.USES, first(rest, Function) or Function.MAX


@rule("class_extreme", "DET OFTENEST|MOST_OFTEN WRONG WORD|MEASURE|VALUES|LABEL")
def _most_given_wrongly(c: Context, *rest: Meaning) -> tuple[Measure, Function] | None:
    """“the most frequent wrong prediction”."""
    known = c.discourse.clause_has_word("(?:predictions?|labels?|guess(?:es)?)")
    return (Measure.ALARMS, first(rest, Function) or Function.MAX) if known else None


@rule("clause", "user USES a_class MOST_OFTEN|LEAST_OFTEN times_noted?")
@rule("clause", "a_class BE GUESSED DET? MOST_OFTEN|LEAST_OFTEN times_noted?")
@rule(
    "clause",
    "a_class BE DET LABEL|KIND 'that'|'which' BE GUESSED MOST_OFTEN|LEAST_OFTEN times_noted?",
)
@rule("clause", "a_class BE DET LABEL|KIND GUESSED DET? MOST_OFTEN|LEAST_OFTEN times_noted?")
def _gives_most(c: Context, *rest: Meaning) -> Reading | None:
    """“The classifier predicts Robin least often”, “Wren is the class predicted most often”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    if matrix is None:
        return None
    own, *others = _uses(matrix, tick)
    sign = Comparator.AT_MOST if first(rest, Function) else Comparator.AT_LEAST
    number = first(rest, Written)
    held: list[Formula | None] = [Compare(sign, own, other) for other in others]
    if number is not None:
        held.append(Compare(Comparator.EQUAL, own, Number(number.value)))
    return said(held)


def _uses(matrix: Confusions, tick: int) -> list[Term]:
    """How often the label of a class is given, and those of all others."""
    ticks = [tick, *(i for i in range(len(matrix.truth.ticks)) if i != tick)]
    return [of_class(matrix, i, Measure.USES) for i in ticks]


@rule("clause", "user USES a_class EXACTLY|'only'? NUMBER TIMES", "user USES a_class bound TIMES")
@rule("clause", "user USES a_class BOUND|ABOUT NUMBER TIMES")
def _gives_so_often(c: Context, *rest: Meaning) -> Reading | None:
    """“The classifier predicts Robin 207 times”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    number, amount = first(rest, Written), first(rest, Amount)
    if matrix is None:
        return None
    if amount is None:
        about = c.discourse.clause_has_word("(?:about|around|roughly|nearly|almost)")
        sign = first(rest, Comparator) or (Comparator.ABOUT if about else Comparator.EQUAL)
        amount = Amount(Number(number.value if number else 0.0), sign)
    return of_each(c, Classes((tick,)), (Measured(Measure.USES, amount),))


@rule("predictions_of", "DET? a_class WORD|MEASURE|VALUES", "DET? WORD|MEASURE|VALUES 'of' a_class")
def _predictions_of(c: Context, *rest: Meaning) -> Classes | None:
    """“the Robin predictions”: what is labelled so."""
    return the(rest, Classes) if c.discourse.clause_has_word(_GIVEN) else None


@rule("clause", "WHEN user USES a_class ','? 'it' BE CORRECT|WRONG so_often_in")
@rule("clause", "DET? labelled BE CORRECT|WRONG so_often_in")
@rule("clause", "predictions_of BE CORRECT|WRONG so_often_in")
def _right_when(c: Context, *rest: Meaning) -> Reading | None:
    """“When the classifier predicts Robin, it is right in about 69 % of the cases”."""
    matrix, amount = confusions(c), the(rest, Amount)
    if matrix is None or not matrix.has_precision or not amount.percent:
        return None
    own = of_class(matrix, the(rest, Classes).ticks[0], Measure.PRECISION)
    if any(r is False for r in rest):
        own = Arithmetic("-", Number(100), own)
    return said([is_amount(own, amount)])


@rule("so_often_in", "mix_note", "'in' part_amount 'of' DET|'all'? case_noun", "'about'? amount")
@rule("so_often_in", "part_amount 'of' 'the' 'time'", "'in' part_amount case_noun")
def _so_often_in(_: Context, *rest: Meaning) -> Amount:
    """“in more than a third of cases”."""
    noted = first(rest, Noted)
    return noted.amount if noted is not None else the(rest, Amount)


# Errors and where they go -----------------------------------------------------------------------


@rule("clause", "'of' DET|POSSESSIVE NUMBER errors_of ','? counted GO_TO some_of_class")
def _of_the_errors(c: Context, *rest: Meaning) -> Reading | None:
    """“Of the 44 Robin errors, 21 go to Wren”."""
    matrix, size = counted(c), the(rest, Written)
    (one, other) = (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == other:
        return None
    errors = of_class(matrix, one, Measure.MISSES)
    return said(
        [
            Compare(Comparator.EQUAL, errors, Number(size.value)),
            is_amount(cell_of(matrix, MixUp(one, other)), the(rest, Amount)),
        ]
    )


@rule("errors_of", "a_class ERRORS", "ERRORS 'of'|'for' a_class")
def _errors_of(_: Context, *rest: Meaning) -> Classes:
    return the(rest, Classes)


@rule("errors_of", "ERRORS")
def _errors_here(c: Context, *_: Meaning) -> Classes | None:
    """“the 22 errors”, of the class that is spoken of."""
    matrix = counted(c)
    ticks = c.here.get(matrix.truth.name) if matrix is not None else ()
    if matrix is None or len(ticks) != 1:
        return None
    return Classes((matrix.truth.ticks.index(ticks[0]),))


@rule("clause", "most_of_class OCCURS 'for'|'in'|'on' DET? some_of_class LABEL? mix_note?")
@rule("clause", "some_of_class MAKES most_of_class mix_note?")
def _most_errors(c: Context, *rest: Meaning) -> Reading | None:
    """“The most errors occur for Robin (44)”."""
    matrix, tick, noted = counted(c), the(rest, Classes).ticks[0], first(rest, Noted)
    measure, function = the(rest, tuple)
    if matrix is None:
        return None
    held = [_extreme(matrix, tick, measure, function)]
    if noted is not None:
        if noted.amount.percent:
            return None
        held.append(is_amount(of_class(matrix, tick, measure), noted.amount))
    return said([*held])


@rule("clause", "some_of_class HAVE|MAKES MORE ERRORS THAN EACH|ANY 'other' LABEL|KIND")
def _more_errors(c: Context, *rest: Meaning) -> Reading | None:
    """“Robin produces more errors than any other class”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    sign = the(rest, Comparator)
    if matrix is None:
        return None
    others = (i for i in range(len(matrix.truth.ticks)) if i != tick)
    own = of_class(matrix, tick, Measure.MISSES)
    return said([Compare(sign, own, of_class(matrix, i, Measure.MISSES)) for i in others])


@rule("clause", "some_of_class HAVE|MAKES MORE|MORE_CASES class_total THAN some_of_class")
@rule("clause", "some_of_class HAVE|MAKES DET MORE 'number' 'of' class_total THAN some_of_class")
def _more_than_class(c: Context, *rest: Meaning) -> Reading | None:
    """“Robin has more correct predictions than Wren”."""
    matrix, (one, two) = counted(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two:
        return None
    measure = the(rest, Measure)
    if measure is Measure.MISSES and c.discourse.clause_has_word("predictions?"):
        return None  # "Wrong predictions" of a class are those of it, or those that name it.
    return said(
        [Compare(the(rest, Comparator), *(of_class(matrix, i, measure) for i in (one, two)))]
    )


def _extreme(matrix: Confusions, tick: int, measure: Measure, function: Function) -> Formula:
    sign = Comparator.AT_LEAST if function is Function.MAX else Comparator.AT_MOST
    own = of_class(matrix, tick, measure)
    others = (i for i in range(len(matrix.truth.ticks)) if i != tick)
    return both([Compare(sign, own, of_class(matrix, i, measure)) for i in others])


@rule("clause", "'all' ERRORS 'in'|'of'|'for' DET? a_class LABEL? BE bound|single_digits")
def _all_errors(c: Context, *rest: Meaning) -> Reading | None:
    """“All errors in the Owl row are in the single digits”."""
    matrix, tick, amount = counted(c), the(rest, Classes).ticks[0], the(rest, Amount)
    label = first(rest, Label)
    if matrix is None:
        return None
    column = label is not None and label.dimension == matrix.guess.name
    known = matrix.guess if column else matrix.truth
    cells = matrix.errors.default(Place.of(known.name, [known.ticks[tick]])).cells
    held = Compare(amount.comparator, cells, amount.number)
    return said([Quantified(Quantifier.ALL, held)])


@rule("single_digits", "'in' 'the'? 'single' 'digits'", "'single' '-'? 'digit'")
def _single_digits(*_: Meaning) -> Amount:
    return Amount(Number(_TWO_DIGITS), Comparator.LESS)


@rule("clause", "a_class LOSES_MORE cases_all? 'to' some_of_class 'than' 'to' some_of_class")
def _loses_more(c: Context, *rest: Meaning) -> Reading | None:
    """“Robin loses more recordings to Wren than to Finch”."""
    matrix, (one, two, three) = counted(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or len({one, two, three}) != 3:
        return None
    cells = (cell_of(matrix, MixUp(one, taken)) for taken in (two, three))
    return said([Compare(Comparator.MORE, *cells)])


# Both ways --------------------------------------------------------------------------------------


@rule("clause", "two_classes BE EQUALLY_OFTEN MIXED_UP BOTH_WAYS?")
@rule("clause", "two_classes BE MIXED_UP EQUALLY_OFTEN BOTH_WAYS?")
def _equally_often(c: Context, *rest: Meaning) -> Reading | None:
    """“Robin and Wren are confused equally often in both directions”."""
    matrix, (one, two) = confusions(c), the(rest, Classes).ticks
    if matrix is None:
        return None
    mix = MixUp(one, two)
    cells = (cell_of(matrix, m) for m in (mix, mix.turned))
    return said([Compare(Comparator.EQUAL, *cells)])


@rule("clause", "two_classes BE HOW_OFTEN MIXED_UP ','? BOTH_WAYS")
@rule("clause", "user HOW_OFTEN CONFUSES two_classes ','? BOTH_WAYS")
@rule("clause", "user HOW_OFTEN CONFUSES some_of_class 'with' some_of_class ','? BOTH_WAYS")
def _never_either_way(c: Context, *rest: Meaning) -> Reading | None:
    """“Robin and Wren are never confused, in either direction”."""
    matrix = confusions(c)
    ticks = [tick for r in every(rest, Classes) for tick in r.ticks]
    if matrix is None or the(rest, float) != _NEVER or len(set(ticks)) != 2:
        return None
    mix = MixUp(ticks[0], ticks[1])
    cells = (cell_of(matrix, m) for m in (mix, mix.turned))
    return said([Compare(Comparator.EQUAL, cell, Number(0)) for cell in cells])


@rule(
    "clause",
    "some_of_class BE MISTAKEN some_of_class in_brackets? MORE_OFTEN THAN VICE_VERSA in_brackets?",
)
@rule(
    "clause", "some_of_class BE MISTAKEN some_of_class MORE_OFTEN THAN VICE_VERSA one_against_other"
)
def _more_than_back_noted(c: Context, *rest: Meaning) -> Reading | None:
    """“Robin is mistaken for Wren (33) more often than the other way round (21)”."""
    matrix, (one, two) = counted(c), (r.ticks[0] for r in every(rest, Classes))
    numbers = [number for r in rest if isinstance(r, list) for number in r]
    if matrix is None or one == two or not numbers:
        return None
    mix = MixUp(one, two)
    there, back = (cell_of(matrix, m) for m in (mix, mix.turned))
    terms = [there, back]
    if len(numbers) == 1:
        terms = [there if isinstance(rest[3], list) else back]
    held: list[Formula | None] = [Compare(the(rest, Comparator), there, back)]
    held += [
        Compare(Comparator.EQUAL, term, Number(number.value))
        for term, number in zip(terms, numbers, strict=True)
    ]
    return said(held)


@rule("in_brackets", "'(' NUMBER cases_all? ')'")
@rule(
    "one_against_other",
    "'(' NUMBER 'vs' '.'? NUMBER ')'",
    "'(' NUMBER 'versus'|'against' NUMBER ')'",
)
def _in_brackets(_: Context, *rest: Meaning) -> list[Written]:
    return every(rest, Written)


# All classes, all cases -------------------------------------------------------------------------


@rule("clause", "'for'|'in' classes ','? part_amount 'of' cases_of correct")
@rule("clause", "classes BE RECOGNIZED mix_note")
def _part_of_each(c: Context, *rest: Meaning) -> Reading | None:
    """“For all five species, more than 65 % of the recordings are classified correctly”."""
    noted, place = first(rest, Noted), first(rest, Place)
    amount = noted.amount if noted is not None else the(rest, Amount)
    given = noted is not None and c.discourse.clause_has_word("predicted")
    if given or not amount.percent or (place is not None and place.ticks):
        return None
    own = of_each(c, the(rest, Classes), (Measured(Measure.RECALL, amount),))
    return own if confusions(c) is not None and False not in rest else None


@rule("clause", "'together'|'combined' ','? some_of_class|two_classes PART_OF part_amount of_set")
@rule("clause", "some_of_class|two_classes 'together'|'combined'? PART_OF part_amount of_set")
def _part_of_set(c: Context, *rest: Meaning) -> Reading | None:
    """“Together, Robin and Wren make up more than half of the test set”."""
    matrix, classes = counted(c), the(rest, Classes)
    if matrix is None:
        return None
    rows = Place.of(matrix.truth.name, [matrix.truth.ticks[i] for i in classes.ticks])
    return said([is_amount(percent(total(rows), total(EVERYWHERE)), the(rest, Amount))])


@rule("of_set", "'of' 'the'|'all' 'test'|'evaluation'|'whole'|'entire'? 'set'|'data'|'dataset'")
@rule("of_set", "'of' 'the'|'all' 'test'? VALUES|CASE|UNIT")
def _of_set(*_: Meaning) -> str:
    return "of the test set"


@rule("clause", "'of' DET NUMBER cases_of ',' counted correct ',' DET SIZE? ACCURACY 'of' amount")
def _so_many_and_accuracy(c: Context, *rest: Meaning) -> Reading | None:
    """“Of the 727 recordings, 528 lie on the diagonal, an accuracy of about 72.6 %”."""
    matrix, place = counted(c), the(rest, Place)
    if matrix is None or place.ticks or False in rest:
        return None
    count, part = every(rest, Amount)
    right, all_of = total(matrix.diagonal), total(EVERYWHERE)
    return said(
        [
            is_amount(right, count),
            Compare(Comparator.EQUAL, all_of, Number(the(rest, Written).value)),
            is_amount(percent(right, all_of), part),
        ]
    )


@rule("clause", "THERE zero_cells in_matrix?", "the_matrix HAVE zero_cells")
@rule(
    "clause",
    "THERE zero_cells ',' for_it mistaking",
    "the_matrix HAVE zero_cells ',' for_it mistaking",
)
def _zeros(c: Context, *rest: Meaning) -> Reading | None:
    """“The matrix has three zeros”, “There is only one empty cell in the matrix”."""
    matrix = counted(c)
    pair = first(rest, tuple)
    count = exactly(rest, int)
    if matrix is None or (pair is not None and count != 1):
        return None
    zeros = Count(Compare(Comparator.EQUAL, EVERYWHERE.cells, Number(0)))
    held: list[Formula | None] = [Compare(Comparator.EQUAL, zeros, Number(count))]
    if pair is not None:
        held.append(Compare(Comparator.EQUAL, cell_of(matrix, MixUp(*pair)), Number(0)))
    return said(held)


@rule("zero_cells", "EXACTLY|'only'? COUNT 'empty' VALUES|CASE", "EXACTLY|'only'? COUNT ZEROS|ZERO")
def _zero_cells(_: Context, *rest: Meaning) -> int:
    """“only two empty cells”."""
    return exactly(rest, int)


@rule("zero_cells", "DET 'single' 'empty' VALUES|CASE", "DET 'single' ZERO|ZEROS")
def _one_zero(*_: Meaning) -> int:
    return 1
