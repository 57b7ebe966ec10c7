"""Errors of a confusion matrix: where most of a class go, and which part of all some make up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import is_amount
from figcheck.checking.english.families.misclassified import (
    Classes,
    Measure,
    class_at,
    of_class,
    percent,
    said,
    total,
)
from figcheck.checking.english.families.mix_up_rates import most_of_row
from figcheck.checking.english.families.mix_ups import MixUp, Noted, cell_of, with_note
from figcheck.checking.english.kinds.confusions import Confusions, counted
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Count,
    Function,
    Number,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_GIVEN = "(?:predictions?|predicted|guesses|guessed|classified|labell?ed|assigned|recogni[sz]ed)"
"""Words for cases by the label that they are given."""


# Where the errors of a class go -----------------------------------------------------------------


@rule("most_mix_ups_of", "DET? EXTREME|OFTENEST CONFUSION", "DET? MAIN_CONFUSION")
def _most_mix_ups_here(c: Context, *rest: Meaning) -> Classes | None:
    """“the main confusion”, of the class that is spoken of."""
    return None if first(rest, Function) is Function.MIN else _here(c)


def _here(c: Context) -> Classes | None:
    """The class that is spoken of."""
    matrix = c.confusions
    ticks = c.here.get(matrix.truth.name) if matrix is not None else ()
    known = matrix is not None and len(ticks) == 1
    return Classes((matrix.truth.ticks.index(ticks[0]),)) if matrix and known else None


@rule("missed_of", "a_class 'that' BE MISSED", "DET MISSED a_class")
def _missed_of(_: Context, *rest: Meaning) -> Classes:
    """“dogs that are missed”."""
    return the(rest, Classes)


@rule("missed_of", "'those' 'that' BE MISSED", "DET MISSED case_noun")
def _missed_here(c: Context, *_: Meaning) -> Classes | None:
    """“those that are missed”, of the class that is spoken of."""
    return _here(c)


@rule("clause", "some_of_class BE most_mix_ups_of mix_note?")
def _is_most_frequent_error(c: Context, taken: Classes, *rest: Meaning) -> Reading | None:
    """“Dog: Cat is the most frequent error (20)”."""
    matrix, one = counted(c), the(rest, Classes).ticks[0]
    if matrix is None or taken.ticks[0] == one:
        return None
    mix = MixUp(one, taken.ticks[0])
    return with_note(c, mix, first(rest, Noted), [most_of_row(matrix, mix)[0]], ())


@rule("clause", "POSSESSIVE EXTREME|OFTENEST CONFUSION BE noted_class ','? FOLLOWED noted_class")
@rule("clause", "POSSESSIVE MAIN_CONFUSION BE noted_class ','? FOLLOWED noted_class")
def _own_errors_in_order(c: Context, *rest: Meaning) -> Reading | None:
    """“Its most common error is Cat (20), followed by Cow (12)”."""
    matrix, own = counted(c), _here(c)
    (one, note), (two, after) = (r for r in rest if isinstance(r, tuple))
    if matrix is None or own is None or len({own.ticks[0], one, two}) != 3:
        return None
    if first(rest, Function) is Function.MIN:
        return None
    row = matrix.errors.default(Place.of(matrix.truth.name, [matrix.truth.ticks[own.ticks[0]]]))
    best, next_ = (MixUp(own.ticks[0], t) for t in (one, two))
    beyond = Count(Compare(Comparator.MORE, row.cells, cell_of(matrix, next_)))
    held = [most_of_row(matrix, best)[0], Compare(Comparator.EQUAL, beyond, Number(1))]
    held += [
        is_amount(cell_of(matrix, mix), noted.amount)
        for mix, noted in ((best, note), (next_, after))
        if noted is not None
    ]
    return said([*held])


@rule("noted_class", "some_of_class mix_note?")
def _noted_class(_: Context, *rest: Meaning) -> tuple[int, Noted | None]:
    """“Cat (20)”."""
    return the(rest, Classes).ticks[0], first(rest, Noted)


@rule("than_other_classes", "MORE_OFTEN|MORE THAN 'for'|'as'|'to'|'with'? ANY other_class|others")
def _than_any_other(c: Context, *rest: Meaning) -> bool | None:
    """“… more often than for any other class”: not than for all of them together."""
    known = c.discourse.clause_has_word("any (?:other|wrong)")
    return False if known and the(rest, Comparator) is Comparator.MORE else None


@rule(
    "than_other_classes",
    "MORE_OFTEN|MORE THAN 'for'|'as'|'to'|'with'? 'all' 'the'? other_class 'together'|'combined'",
)
def _than_all_together(_: Context, *rest: Meaning) -> bool | None:
    """“… more than for all other wrong classes together”."""
    return True if the(rest, Comparator) is Comparator.MORE else None


@rule("other_class", "'other' 'wrong'|'incorrect'? LABEL|KIND|THING?")
@rule("other_class", "'others'", "'wrong' LABEL|KIND|THING")
def _other_class(*_: Meaning) -> str:
    return "other"


@rule("clause", "a_class|missed_of BE MISTAKEN a_class ','? than_other_classes")
@rule("clause", "a_class|missed_of GO_TO a_class ','? than_other_classes")
@rule("clause", "a_class BE MISTAKEN a_class so_often ','? than_other_classes")
def _mistaken_more_than_others(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is mistaken for Cat more often than for any other class”."""
    one, two = (r.ticks[0] for r in every(rest, Classes))
    return _beyond_others(c, MixUp(one, two), first(rest, Amount), together=True in rest)


@rule("clause", "counted cases_of BE? MISTAKEN a_class ','? than_other_classes")
def _so_many_more_than_others(c: Context, *rest: Meaning) -> Reading | None:
    """“16 dogs are taken for Cat, more than for all other wrong classes together”."""
    matrix, place = counted(c), the(rest, Place)
    ticks = place.get(matrix.truth.name) if matrix is not None else ()
    if matrix is None or len(ticks) != 1 or len(place.ticks) != 1 or place.notes:
        return None
    mix = MixUp(matrix.truth.ticks.index(ticks[0]), the(rest, Classes).ticks[0])
    return _beyond_others(c, mix, the(rest, Amount), together=True in rest)


def _beyond_others(
    c: Context, mix: MixUp, amount: Amount | None, *, together: bool
) -> Reading | None:
    """That a class is taken for one more often than for another, or than for all others."""
    matrix = counted(c)
    if matrix is None or mix.true == mix.taken or c.discourse.clause_has_word("confused with"):
        return None
    row = Place.of(matrix.truth.name, [matrix.truth.ticks[mix.true]])
    own, errors = cell_of(matrix, mix), matrix.errors.default(row)
    rest = (
        Arithmetic("-", total(errors), own) if together else Aggregate(Function.MAX, errors.cells)
    )
    held = Compare(Comparator.MORE if together else Comparator.AT_LEAST, own, rest)
    return said([is_amount(own, amount) if amount else None, held])


# What is labelled so ----------------------------------------------------------------------------


@rule("clause", "THERE value_then predictions_of", "some_of_class HAVE value_then guesses")
def _so_many_predictions(c: Context, *rest: Meaning) -> Reading | None:
    """“There are 121 predictions of Dog”, “Dog has 121 predictions”."""
    return _uses(c, the(rest, Classes), the(rest, Amount), Measure.USES)


@rule("guesses", "WORD|MEASURE|VALUES|HITS")
def _guesses(c: Context, *_: Meaning) -> str | None:
    known = c.discourse.clause_has_word("(?:predictions|guesses)")
    return "guesses" if known and not c.discourse.clause_has_word("(?:correct|right)") else None


@rule("clause", "counted case_noun BE WRONGLY? MISTAKEN a_class")
@rule("clause", "'in' 'total' ','? counted case_noun BE WRONGLY? MISTAKEN a_class")
@rule("clause", "counted case_noun from_others BE WRONGLY? MISTAKEN a_class")
@rule("clause", "'in' 'total' ','? counted case_noun from_others BE WRONGLY? MISTAKEN a_class")
@rule("clause", "'in' 'total' ','? counted 'other' case_noun BE MISTAKEN a_class")
@rule("clause", "counted 'other' case_noun BE MISTAKEN a_class")
def _so_many_labelled(c: Context, *rest: Meaning) -> Reading | None:
    """“121 clips are predicted as Dog”, “26 clips are wrongly labelled as Dog”: of all classes."""
    matrix = counted(c)
    if matrix is None or matrix.truth.name in c.here.dimensions:
        return None
    wrong = "others" in rest or c.discourse.clause_has_word(
        "(?:mis[a-z]+|mistaken|taken|wrongly|falsely|incorrectly|erroneously|other|confused)"
    )
    if not wrong and not c.discourse.clause_has_word(_GIVEN):
        return None
    measure = Measure.ALARMS if wrong else Measure.USES
    return _uses(c, the(rest, Classes), the(rest, Amount), measure)


@rule("from_others", "'of'|'from' DET? 'other' LABEL|KIND|THING")
def _from_others(*_: Meaning) -> str:
    return "others"


def _uses(c: Context, classes: Classes, amount: Amount, measure: Measure) -> Reading | None:
    matrix = counted(c)
    if matrix is None or amount.percent or len(classes.ticks) != 1:
        return None
    return said([is_amount(of_class(matrix, classes.ticks[0], measure), amount)])


# Both ways --------------------------------------------------------------------------------------


@record
class Mutual:
    """Two classes that are taken for each other, with how often that is said to happen."""

    mix: MixUp
    number: Written | None = None


@rule("confusions_between", "DET? 'two'? CONFUSIONS 'between' two_classes")
@rule("confusions_between", "DET? 'two'? CONFUSIONS 'between' two_classes ',' NUMBER BOTH_WAYS ','")
@rule(
    "confusions_between", "DET? 'two'? CONFUSIONS 'between' two_classes '(' NUMBER BOTH_WAYS? ')'"
)
@rule("confusions_between", "DET? MISTAKEN_ONES case_noun 'between' two_classes")
def _confusions_between(_: Context, *rest: Meaning) -> Mutual:
    """“the confusions between Dog and Cat (31 in total)”."""
    one, two = the(rest, Classes).ticks
    return Mutual(MixUp(one, two, between=True), first(rest, Written))


@rule("jointly", "'together'|'combined'|'overall'", "'in' 'total'", "'taken' 'together'")
def _jointly(*_: Meaning) -> str:
    return "jointly"


@rule("clause", "jointly? ','? confusions_between jointly? PART_OF so_many_errors part_told?")
@rule("clause", "jointly? ','? confusions_between jointly? PART_OF errors_part")
@rule("clause", "THERE so_many_errors 'between' two_classes part_told?")
def _make_up(c: Context, *rest: Meaning) -> Reading | None:
    """“The confusions between Dog and Cat make up 31 errors, a quarter of all mistakes”."""
    matrix = counted(c)
    if matrix is None:
        return None
    pair = first(rest, Mutual) or _confusions_between(c, the(rest, Classes))
    numbers = [pair.number, *(r for r in rest if isinstance(r, Written))]
    held = [_is_number(matrix, pair.mix, number) for number in numbers if number is not None]
    part = percent(cell_of(matrix, pair.mix), total(matrix.errors))
    return said([*held, *(is_amount(part, amount) for amount in every(rest, Amount))])


def _is_number(matrix: Confusions, mix: MixUp, number: Written) -> Compare:
    return Compare(Comparator.EQUAL, cell_of(matrix, mix), Number(number.value, number.decimals))


@rule("clause", "jointly? ','? several_classes jointly? PART_OF errors_part")
def _classes_make_up(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog and Cat together account for half of all errors”: of those that are dogs or cats."""
    matrix = counted(c)
    if matrix is None:
        return None
    rows = [matrix.truth.ticks[i] for i in the(rest, Classes).ticks]
    errors = total(matrix.errors.default(Place.of(matrix.truth.name, rows)))
    return said([is_amount(percent(errors, total(matrix.errors)), the(rest, Amount))])


@rule("several_classes", "some_of_class", "place")
def _several_classes(c: Context, named: Classes | Place) -> Classes | None:
    """“Dog, Cat and Hen”."""
    matrix = counted(c)
    if matrix is None or isinstance(named, Classes):
        return named if matrix is not None and isinstance(named, Classes) else None
    if len(named.ticks) != 1 or named.orders or named.notes:
        return None
    ((dimension, ticks),) = named.ticks
    found = [class_at(matrix, Place.of(dimension, [t])) for t in ticks]
    known = tuple(tick for tick in found if tick is not None)
    return Classes(known) if len(known) == len(ticks) > 1 else None


@rule("clause", "DET TURNED CONFUSION|ERRORS|CONFUSIONS ',' a_mix_up ',' BE 'even'? MORE")
def _turned_is_more(c: Context, *rest: Meaning) -> Reading | None:
    """“The reverse confusion, Cat predicted as Dog, is even more common”."""
    matrix, mix = counted(c), the(rest, MixUp)
    if matrix is None:
        return None
    cells = (cell_of(matrix, replace(m, mutual=False)) for m in (mix, mix.turned))
    return said([Compare(the(rest, Comparator), *cells)])


@rule("clause", "DET ONLY 'empty' VALUES|CASE BE a_mix_up", "DET ONLY ZERO|ZEROS BE a_mix_up")
def _only_zero(c: Context, *rest: Meaning) -> Reading | None:
    """“The only empty cell is Dog predicted as Hen”."""
    matrix = counted(c)
    if matrix is None:
        return None
    zeros = Count(Compare(Comparator.EQUAL, EVERYWHERE.cells, Number(0)))
    cell = cell_of(matrix, replace(the(rest, MixUp), mutual=False))
    return said(
        [
            Compare(Comparator.EQUAL, zeros, Number(1)),
            Compare(Comparator.EQUAL, cell, Number(0)),
        ]
    )


@rule("so_many_errors", "NUMBER ERRORS|CONFUSIONS")
def _so_many_errors(_: Context, number: Written, *__: Meaning) -> Written:
    return number


@rule("errors_part", "part_amount 'of'? 'all'? 'the'? ERRORS|CONFUSIONS")
@rule("part_told", "',' 'or'|'i.e.'? errors_part", "'(' errors_part ')'")
def _errors_part(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)
