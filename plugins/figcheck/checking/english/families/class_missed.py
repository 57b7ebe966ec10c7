"""What classes are missed for, and by whom: “missed in half of the cases”, “only taken for B”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_factor
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    Measure,
    of_class,
    percent,
    total,
)
from figcheck.checking.english.families.mix_up_ranks import most_of_all
from figcheck.checking.english.families.mix_up_rates import most_of_row
from figcheck.checking.english.families.mix_ups import MixUp, Noted, cell_of, holds
from figcheck.checking.english.kinds.confusions import Confusions, confusions, counted
from figcheck.checking.english.meanings.meaning import OF_ALL, Amount, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Or,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


# How many of a class are missed -----------------------------------------------------------------


@rule("clause", "some_of_class|own_class BE MISSED so_often_in")
def _missed_so_often(c: Context, *rest: Meaning) -> Reading | None:
    """“N1 is missed in more than half of the cases”."""
    matrix, amount = confusions(c), the(rest, Amount)
    if matrix is None or not matrix.has_recall or not amount.percent:
        return None
    if c.discourse.clause_has_word("(?:predictions?|guess(?:es)?)"):
        return None
    recall = of_class(matrix, the(rest, Classes).ticks[0], Measure.RECALL)
    ways = is_factor(Arithmetic("-", Number(100), recall), amount)
    return Reading(tuple(ways), FAMILY)


@rule("own_class", "POSSESSIVE VALUES|CASE|KIND|MEASURE|UNIT|WORD")
def _own_class(c: Context, *rest: Meaning) -> Classes | None:
    """“its epochs”: those of the class that is spoken of."""
    matrix = confusions(c)
    ticks = c.here.get(matrix.truth.name) if matrix is not None else ()
    noun = next((r for r in rest if isinstance(r, str)), "s")
    if matrix is None or len(ticks) != 1 or c.here.dimensions - {matrix.truth.name}:
        return None
    # "Its predictions" are those of a column.
    if not matrix.has_cases(noun) or c.discourse.clause_has_word("(?:predictions?|labels?)"):
        return None
    return Classes((matrix.truth.ticks.index(ticks[0]),))


@rule("clause", "own_class BE MOST_OFTEN MISTAKEN some_of_class mix_note?")
@rule("clause", "own_class BE MISTAKEN some_of_class MOST_OFTEN mix_note?")
def _own_most_often(c: Context, *rest: Meaning) -> Reading | None:
    """“its epochs are most often mistaken for Wake”."""
    matrix, (one, two) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two or first(rest, Noted) is not None:
        return None
    return Reading((most_of_row(matrix, MixUp(one, two))[0],), FAMILY)


# Nothing but one --------------------------------------------------------------------------------

_ONLY = "'only'|'exclusively'|'solely'|'entirely'|'always'"


@rule("clause", f"some_of_class BE 'confused'|'mixed' 'up'? {_ONLY} 'with' some_of_class")
@rule("clause", f"some_of_class BE {_ONLY} MISTAKEN some_of_class")
@rule("clause", f"some_of_class BE 'mistaken'|'misclassified'|'taken' {_ONLY} 'for'|'as' a_class")
@rule("clause", "EACH ERRORS 'of'|'for'|'on'|'in' some_of_class BE MISTAKEN some_of_class")
@rule("clause", "EACH ERRORS 'of'|'for'|'on'|'in' some_of_class GO_TO some_of_class")
def _only_with(c: Context, *rest: Meaning) -> Reading | None:
    """“N3 is confused exclusively with N2”: nothing else is wrong."""
    matrix, (one, two) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two or first(rest, Quantifier) not in OF_ALL:
        return None
    others = [i for i in range(len(matrix.truth.ticks)) if i not in (one, two)]
    some = Compare(Comparator.MORE, cell_of(matrix, MixUp(one, two)), Number(0))
    rows = [_none(matrix, MixUp(one, i)) for i in others]
    found = [both([some, *rows])]
    if c.discourse.clause_has_word("with"):
        # Confused with each other: nothing else is taken for it either.
        found.append(both([some, *rows, *(_none(matrix, MixUp(i, one)) for i in others)]))
    return Reading(tuple(found), FAMILY)


def _none(matrix: Confusions, mix: MixUp) -> Formula:
    return Compare(Comparator.EQUAL, cell_of(matrix, mix), Number(0))


# The most frequent errors -----------------------------------------------------------------------


@rule("so_many_mixed_up", "DET? NUMBER a_mix_up")
def _so_many_mixed_up(_: Context, *rest: Meaning) -> tuple[MixUp, Noted]:
    """“the 231 N3 epochs predicted as N2”."""
    number = the(rest, Written)
    amount = Amount(Number(number.value, number.decimals), percent=number.unit == "%")
    return replace(the(rest, MixUp), mutual=False), Noted(amount)


@rule("clause", "top_mix_up BE|':' so_many_mixed_up and_then_mixed_up?")
@rule("clause", "so_many_mixed_up BE top_mix_up and_then_mixed_up?")
def _largest_counted(c: Context, *rest: Meaning) -> Reading | None:
    """“The largest off-diagonal count is the 231 N3 epochs predicted as N2”."""
    pairs = [r for r in rest if isinstance(r, tuple)]
    function, rank = next(p for p in pairs if isinstance(p[0], Function))
    found: list[Formula] = []
    for place, (mix, noted) in enumerate(p for p in pairs if isinstance(p[0], MixUp)):
        reading = most_of_all(c, mix, function, rank + place, noted)
        if reading is None or len(reading.formulas) != 1 or mix.between:
            return None
        found += reading.formulas
    return Reading((both(found),), FAMILY)


@rule("and_then_mixed_up", "','? FOLLOWED so_many_mixed_up", "','? 'and'? 'then' so_many_mixed_up")
def _and_then(_: Context, *rest: Meaning) -> tuple[MixUp, Noted]:
    """“, followed by the 208 N2 epochs predicted as N3”."""
    return the(rest, tuple)


@rule("wrong_label", "DET EXTREME|OFTENEST WRONG_ANSWER")
def _wrong_answer(_: Context, *rest: Meaning) -> Function:
    """“the most common wrong answer”."""
    return the(rest, Function)


@rule("each_other_row", "EACH 'other'|'remaining' COUNT? LABEL|KIND|THING")
@rule("each_other_row", "EACH|ANY? 'of'? 'the'? 'other'|'remaining' COUNT? LABEL|KIND|THING")
@rule("each_other_row", "EACH 'of'? 'the'? COUNT? 'other'|'remaining' LABEL|KIND|THING")
@rule("each_other_row", "'the' COUNT? 'other'|'remaining' COUNT? LABEL|KIND|THING")
def _each_other_row(c: Context, *rest: Meaning) -> int | None:
    """“each of the other four rows”: all but one; of columns it is not said."""
    matrix, label = confusions(c), first(rest, Label)
    count = first_exactly(rest, int)
    if matrix is None or (label is not None and label.dimension != matrix.truth.name):
        return None
    if first(rest, Quantifier) not in OF_ALL:
        return None  # "Most of the other rows."
    others = len(matrix.truth.ticks) - 1
    return others if count in (None, others) else None


@rule("clause", "AT each_other_row ','? some_of_class BE wrong_label")
@rule("clause", "some_of_class BE wrong_label AT each_other_row")
@rule("clause", "each_other_row BE MOST_OFTEN MISTAKEN some_of_class")
def _wrong_label_of_others(c: Context, *rest: Meaning) -> Reading | None:
    """“In each of the other rows, N2 is the most common wrong answer”."""
    matrix, tick = confusions(c), the(rest, Classes).ticks[0]
    if matrix is None or first(rest, Function) is Function.MIN:
        return None
    others = [i for i in range(len(matrix.truth.ticks)) if i != tick]
    held = [most_of_row(matrix, MixUp(i, tick))[0] for i in others]
    return Reading((both(held),), FAMILY)


@rule("clause", "AT DET? some_of_class LABEL|KIND? ','? some_of_class BE wrong_label mix_note?")
@rule("clause", "some_of_class BE wrong_label AT DET? some_of_class LABEL|KIND? mix_note?")
def _wrong_label_there(c: Context, *rest: Meaning) -> Reading | None:
    """“In the N1 row, N2 is the most common wrong answer”."""
    matrix, ticks = confusions(c), [r.ticks[0] for r in every(rest, Classes)]
    label = first(rest, Label)
    if matrix is None or ticks[0] == ticks[1] or first(rest, Function) is Function.MIN:
        return None
    if label is not None and label.dimension != matrix.truth.name:
        return None
    led = isinstance(rest[-2], Function) or isinstance(rest[-1], Function)
    one, two = ticks if led else reversed(ticks)
    held: list[Formula] = [most_of_row(matrix, MixUp(one, two))[0]]
    noted = first(rest, Noted)
    if noted is not None:
        if noted.amount.percent or not matrix.counts:
            return None
        held.append(is_amount(cell_of(matrix, MixUp(one, two)), noted.amount))
    return Reading((both(held),), FAMILY)


# What a label is worth --------------------------------------------------------------------------


@rule(
    "clause",
    "WHEN user USES a_class ','? 'it' BE CORRECT 'only'? 'in' mix_count 'of' NUMBER case_noun",
)
@rule("clause", "predictions_of BE CORRECT 'in' mix_count 'of' NUMBER case_noun")
def _right_in_so_many(c: Context, *rest: Meaning) -> Reading | None:
    """“When the network outputs N1, it is right in 247 of 565 cases”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    noted, whole = the(rest, Noted), the(rest, Written)
    if matrix is None or noted.amount.percent or any(r is False for r in rest):
        return None
    uses = of_class(matrix, tick, Measure.USES)
    held = [
        is_amount(of_class(matrix, tick, Measure.HITS), noted.amount),
        Compare(Comparator.EQUAL, uses, Number(whole.value)),
    ]
    return Reading((both(held),), FAMILY)


@rule("than_true", "THAN DET? WORD|KIND|MEASURE|LABEL SCORED_IT")
@rule("than_true", "THAN 'it'|'they' BE GIVEN_BY DET? WORD|KIND|MEASURE|LABEL")
def _than_given(c: Context, *_: Meaning) -> str | None:
    """“than the experts scored it”: as many as there are."""
    return "than it is true" if c.discourse.clause_has_word(_JUDGES) else None


_JUDGES = (
    "(?:experts?|humans?|annotators?|raters?|physicians?|doctors?|pathologists?|radiologists?"
    "|people|judges?|coders?|technicians?|clinicians?|reviewers?|surveyors?|curators?)"
)
"""Who says what is true."""


_MIXED = "'confused'|'interchanged'|'exchanged'"


# Of all errors ----------------------------------------------------------------------------------


@rule("clause", "some_of_class BE 'involved' 'in' some_errors either_way?")
@rule("clause", "some_errors INVOLVES some_of_class either_way")
def _involved(c: Context, *rest: Meaning) -> Reading | None:
    """“N1 is involved in more than half of all errors, as truth or as prediction”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    if matrix is None:
        return None
    amount, whole = next(r for r in rest if isinstance(r, tuple) and not isinstance(r, Written))
    own = Arithmetic("+", *(of_class(matrix, tick, m) for m in (Measure.MISSES, Measure.ALARMS)))
    errors = total(matrix.errors)
    held: list[Formula] = []
    if whole is not None:
        held.append(Compare(Comparator.EQUAL, errors, Number(whole.value)))
    if not amount.percent:
        return Reading((both([is_amount(own, amount), *held]),), FAMILY)
    ways = is_factor(percent(own, errors), amount)
    return Reading(tuple(both([way, *held]) for way in ways), FAMILY)


@rule("either_way", "','? 'either'|'whether' 'as' DET? part_played 'or' 'as'? DET? part_played")
@rule("either_way", "','? 'as' DET? part_played 'or' 'as' DET? part_played")
def _either_way(*_: Meaning) -> str:
    """“, either as the expert stage or as the prediction”."""
    return "either way"


@rule("part_played", "WORD|LABEL|KIND|THING|GUESSED|'true' WORD|LABEL|KIND|THING?")
def _part_played(c: Context, *_: Meaning) -> str | None:
    matrix = confusions(c)
    named = "true|truth|actual|reference|gold|target|expert|predict(?:ed|ion)|guess|output|answer"
    return "part" if matrix is not None and c.discourse.clause_has_word(f"(?:{named})") else None


@rule("clause", f"two_classes BE {_MIXED} 'only'|'just'? how_often_counted")
@rule("clause", f"two_classes BE 'only'|'just' {_MIXED} how_often_counted")
def _so_many_times(c: Context, *rest: Meaning) -> Reading | None:
    """“N3 and REM are confused only once”: one way or the other."""
    matrix, (one, two) = counted(c), the(rest, Classes).ticks
    if matrix is None:
        return None
    cells = [cell_of(matrix, mix) for mix in (MixUp(one, two), MixUp(two, one))]
    amount = the(rest, Amount)
    together = is_amount(Arithmetic("+", *cells), amount)
    if holds(c, together):
        return Reading((together,), FAMILY)
    # "A and B are confused 9 times": it may be the one for the other.
    return Reading((together, Or(tuple(is_amount(cell, amount) for cell in cells))), FAMILY)


@rule("how_often_counted", "once", "COUNT TIMES_OVER", "NUMBER TIMES_OVER")
def _how_often_counted(_: Context, *rest: Meaning) -> Amount:
    """“once”, “14 times”."""
    known, number = first(rest, Amount), first(rest, Written)
    if known is not None:
        return known
    count = next((float(r) for r in rest if type(r) is int), 0.0)
    return Amount(Number(number.value if number is not None else count))
