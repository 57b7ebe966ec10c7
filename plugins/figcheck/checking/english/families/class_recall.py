"""Which class of a confusion matrix is recognised best, and how well each is."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    Measure,
    Measured,
    has,
    of_class,
    of_each,
)
from figcheck.checking.english.families.mix_ups import Noted, cell_of, part_of
from figcheck.checking.english.kinds.confusions import Confusions, confusions
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Rate, Reading
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
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("class_rate", "ACCURACY", "CORRECT RATE")
def _accuracy_of_class(c: Context, *_: Meaning) -> Measure | None:
    """“an accuracy of 92 %”, of a class: its recall."""
    return Measure.RECALL if _has(c, Measure.RECALL) else None


@rule("class_total", "HITS", "'number' 'of' HITS", "'count' 'of' HITS")
def _hits(c: Context, *_: Meaning) -> Measure | None:
    """“the highest number of correct predictions”."""
    return Measure.HITS if _has(c, Measure.HITS) else None


@rule("class_total", "ERRORS", "MISSED_ONES", "'number' 'of' ERRORS", "'number' 'of' MISSED_ONES")
def _misses(c: Context, *_: Meaning) -> Measure | None:
    """“the most misclassifications”."""
    return Measure.MISSES if _has(c, Measure.MISSES) else None


def _has(c: Context, measure: Measure) -> bool:
    matrix = c.confusions
    return matrix is not None and has(matrix, measure)


def _most(matrix: Confusions, tick: int, measure: Measure, function: Function) -> Formula:
    """That a class has the most of a measure, or the least."""
    of_all = _each(matrix, measure, EVERYWHERE)
    own = _each(matrix, measure, Place.of(matrix.truth.name, [matrix.truth.ticks[tick]]))
    return Compare(Comparator.EQUAL, own, Aggregate(function, of_all))


def _each(matrix: Confusions, measure: Measure, place: Place) -> Term:
    """A measure of each class at a place."""
    truth = matrix.truth.name
    if measure is Measure.RECALL:
        return Rate(matrix.diagonal, (truth,), size=matrix.size or None).term(place)
    if measure is Measure.PRECISION:
        guess = matrix.guess.name
        ticks = [matrix.same(t, matrix.truth) for t in place.get(truth)]
        there = Place.of(guess, ticks) if ticks else EVERYWHERE
        return Rate(matrix.diagonal, (guess,), size=matrix.size or None).term(there)
    part = matrix.diagonal if measure is Measure.HITS else matrix.errors
    return Aggregate(Function.SUM, part.default(place).cells, (truth,))


def _noted(matrix: Confusions, tick: int, measure: Measure, noted: Noted) -> Formula | None:
    """How much of a measure a class is said to have, or how many cases that are."""
    amount = noted.amount
    if noted.mix is not None:  # "…, with 12 As labelled as B".
        if not (amount.percent or matrix.counts):
            return None
        own = part_of(matrix, noted.mix) if amount.percent else cell_of(matrix, noted.mix)
        return is_amount(own, amount)
    if measure in (Measure.RECALL, Measure.PRECISION):
        rate = amount.in_percent
        if rate.percent or (matrix.size == 100 and not noted.counted):
            return is_amount(of_class(matrix, tick, measure), rate)
        measure = Measure.HITS
    if amount.percent or not matrix.counts:
        return None
    return is_amount(of_class(matrix, tick, measure), amount)


@rule("most_of_class", "DET? EXTREME|BEST class_rate", "DET? EXTREME class_total")
@rule("most_of_class", "MOST_MANY class_total")
def _most_of_class(_: Context, *rest: Meaning) -> tuple[Measure, Function]:
    """“the highest recall”, “the most misclassifications”."""
    return the(rest, Measure), the(rest, Function)


@rule("clause", "some_of_class HAVE most_of_class mix_note?")
@rule("clause", "DET? LABEL|KIND some_of_class HAVE most_of_class mix_note?")
@rule("clause", "most_of_class BE 'for'|'of'|'that' 'of'? some_of_class mix_note?")
@rule("clause", "DET? class_rate|class_total BE DET? EXTREME|BEST 'for' some_of_class mix_note?")
def has_most(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog has the most misclassifications, 30 in total”, “accuracy is lowest for Dog”."""
    matrix, tick = confusions(c), the(rest, Classes).ticks[0]
    said = first(rest, tuple)
    if matrix is None:
        return None
    measure, function = said or (the(rest, Measure), the(rest, Function))
    noted = first(rest, Noted)
    known = _noted(matrix, tick, measure, noted) if noted else None
    if noted is not None and known is None:
        return None
    return Reading((both([_most(matrix, tick, measure, function), known]),), FAMILY)


@rule("clause", "some_of_class HAVE most_of_class mix_note? ','? FOLLOWED some_of_class mix_note?")
def _most_and_next(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog has the most misclassifications (30), followed by Cat (26)”."""
    matrix, (one, two) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two:
        return None
    measure, function = the(rest, tuple)
    there = rest.index(every(rest, Classes)[1])
    held: list[Formula | None] = [_most(matrix, one, measure, function)]
    for tick, noted in ((one, first(rest[:there], Noted)), (two, first(rest[there:], Noted))):
        if noted is not None:
            held.append(_noted(matrix, tick, measure, noted))
    sign = Comparator.AT_LEAST if function is Function.MAX else Comparator.AT_MOST
    others = (i for i in range(len(matrix.truth.ticks)) if i not in (one, two))
    own = of_class(matrix, two, measure)
    held += [Compare(sign, own, of_class(matrix, i, measure)) for i in others]
    return None if None in held else Reading((both(held),), FAMILY)


@rule(
    "most_of_class",
    "DET? EXTREME DIAGONAL VALUES|CASE",
    "DET? EXTREME VALUES|CASE 'on'|'along' 'the' DIAGONAL",
)
def _most_on_diagonal(c: Context, *rest: Meaning) -> tuple[Measure, Function] | None:
    """“the lowest diagonal value”."""
    measure = Measure.HITS if _has(c, Measure.HITS) else Measure.RECALL
    known = the(rest, Comparator) is Comparator.EQUAL and _has(c, measure)
    return (measure, the(rest, Function)) if known else None


@rule("clause", "most_of_class BE mix_count ','? 'for'|'of' some_of_class")
@rule("clause", "most_of_class '(' mix_count ')' BE 'for'|'of'|'that' 'of'? some_of_class")
@rule("clause", "most_of_class ',' mix_count ',' BE 'for'|'of'|'that' 'of'? some_of_class")
def _most_is(c: Context, *rest: Meaning) -> Reading | None:
    """“The lowest diagonal value is 70, for Dog”."""
    reading: Reading | None = has_most(c, *rest)
    return reading


@rule(
    "clause",
    "DET? class_rate BE DET? end_of_classes 'and' end_of_classes",
)
def _highest_and_lowest(c: Context, *rest: Meaning) -> Reading | None:
    """“Accuracy is highest for Dog (93 %) and lowest for Cat (71 %)”."""
    matrix, measure = confusions(c), the(rest, Measure)
    if matrix is None:
        return None
    held: list[Formula | None] = []
    for function, tick, noted in (r for r in rest if isinstance(r, tuple)):
        held.append(_most(matrix, tick, measure, function))
        if noted is not None:
            held.append(_noted(matrix, tick, measure, noted))
    return None if None in held else Reading((both(held),), FAMILY)


@rule("end_of_classes", "EXTREME|BEST 'for' some_of_class mix_note?")
def _end_of_classes(_: Context, *rest: Meaning) -> tuple[Function, int, Noted | None]:
    """“highest for Dog (93 %)”."""
    return the(rest, Function), the(rest, Classes).ticks[0], first(rest, Noted)


@rule(
    "clause", "some_of_class HAVE EXACTLY|'only'? mix_count", "some_of_class 'only' HAVE mix_count"
)
def _has_value(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog achieves 0.93”, where the values are parts of each class."""
    matrix, noted = confusions(c), the(rest, Noted)
    if matrix is None or matrix.rated is not matrix.truth or noted.counted:
        return None
    held = _noted(matrix, the(rest, Classes).ticks[0], Measure.RECALL, noted)
    return Reading((held,), FAMILY) if held is not None else None


@rule("clause", "EACH LABEL|KIND BE MOST_OFTEN CORRECT", "EACH LABEL|KIND BE CORRECT MOST_OFTEN")
@rule(
    "clause", "EACH LABEL|KIND BE MOST_OFTEN own_label", "EACH LABEL|KIND BE own_label MOST_OFTEN"
)
def _mostly_correct(c: Context, quantifier: Quantifier, *_: Meaning) -> Reading | None:
    """“Each class is most often predicted correctly”, “… assigned its own label”."""
    matrix = confusions(c)
    if matrix is None or not matrix.has_recall:
        return None
    rows = Aggregate(Function.MAX, EVERYWHERE.cells, (matrix.truth.name,))
    right = Aggregate(Function.SUM, matrix.diagonal.cells, (matrix.truth.name,))
    return Reading((Quantified(quantifier, Compare(Comparator.EQUAL, right, rows)),), FAMILY)


@rule("best_class", "DET? BEST_RECOGNIZED KIND|LABEL|THING|WORD|MEASURE?")
@rule("best_class", "DET? BEST_RECOGNIZED KIND|LABEL|THING|WORD|MEASURE TO_RECOGNIZE")
def _best_class(_: Context, *rest: Meaning) -> Function:
    """“the best-recognized class”."""
    return the(rest, Function)


@rule("clause", "some_of_class BE best_class class_score?")
@rule("clause", "best_class BE some_of_class class_score?")
@rule("clause", "user DOES_IT BEST 'on'|'for'|'at'|'with' some_of_class class_score?")
@rule("clause", "some_of_class BE RECOGNIZED BEST|RELIABLY class_score?")
@rule("clause", "some_of_class BE DET? BEST RECOGNIZED KIND|LABEL? class_score?")
@rule(
    "clause",
    "DET? BEST 'performance' BE 'on'|'for'|'achieved' 'on'|'for'? some_of_class class_score?",
)
def _is_best(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is the best recognized class (80 %)”: by its recall, and by its number of hits."""
    return _best(c, the(rest, Classes).ticks[0], the(rest, Function), first(rest, tuple))


@rule(
    "clause",
    "user DOES_IT best_on 'and'|'but' best_on",
)
def _is_best_and_worst(c: Context, *rest: Meaning) -> Reading | None:
    """“The model performs best on Dog and worst on Hen”."""
    one, two = (_best(c, *r) for r in rest if isinstance(r, tuple))
    if one is None or two is None:
        return None
    return Reading(tuple(both([f, g]) for f in one.formulas for g in two.formulas), FAMILY)


Score: TypeAlias = tuple[Noted | Measured, ...]
"""What is said in passing of how well a class is recognised."""


@rule("best_on", "BEST 'on'|'for' some_of_class class_score?")
def _best_on(_: Context, *rest: Meaning) -> tuple[int, Function, Score | None]:
    """“best on Dog (93 %)”."""
    return the(rest, Classes).ticks[0], the(rest, Function), first(rest, tuple)


@record
class NextClass:
    """Which class comes next.

    Attributes:
        tick: the class.
        score: how well it is recognised, if that is said.
    """

    tick: int
    score: Score | None


@rule("next_class", "','? FOLLOWED some_of_class class_score?")
def _next_class(_: Context, *rest: Meaning) -> NextClass:
    """“, followed by Hen (88 %)”."""
    return NextClass(the(rest, Classes).ticks[0], first(rest, tuple))


@rule("clause", "some_of_class BE RECOGNIZED BEST|RELIABLY class_score? next_class")
@rule("clause", "some_of_class BE best_class class_score? next_class")
@rule("clause", "best_class BE some_of_class class_score? next_class")
def _best_and_next(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is recognised best (93 %), followed by Hen (88 %)”."""
    matrix, one, after = confusions(c), the(rest, Classes).ticks[0], the(rest, NextClass)
    function = the(rest, Function)
    best = _best(c, one, function, first(rest, tuple))
    if matrix is None or best is None or one == after.tick:
        return None
    sign = Comparator.AT_LEAST if function is Function.MAX else Comparator.AT_MOST
    others = [i for i in range(len(matrix.truth.ticks)) if i not in (one, after.tick)]
    own = of_class(matrix, after.tick, Measure.RECALL)
    held = [Compare(sign, own, of_class(matrix, i, Measure.RECALL)) for i in others]
    scored = _scored(matrix, after.tick, after.score or ())
    if None in scored:
        return None
    return Reading(tuple(both([f, *held, *scored]) for f in best.formulas), FAMILY)


def _scored(matrix: Confusions, tick: int, score: Score) -> list[Formula | None]:
    """What is said in passing of how well a class is recognised; `None` for what is not shown."""
    held: list[Formula | None] = []
    for part in score:
        if isinstance(part, Measured):
            held.append(is_amount(of_class(matrix, tick, part.measure), part.amount.in_percent))
        else:
            held.append(_noted(matrix, tick, Measure.RECALL, part))
    return held


def _best(c: Context, tick: int, function: Function, score: Score | None) -> Reading | None:
    matrix = confusions(c)
    if matrix is None or not matrix.has_recall:
        return None
    measures = [Measure.RECALL, *([Measure.HITS] if matrix.counts else [])]
    said = _scored(matrix, tick, score or ())
    if None in said:
        return None
    told = [part.measure for part in score or () if isinstance(part, Measured)]
    measures = [m for m in measures if m in told][:1] or measures
    found = [both([_most(matrix, tick, m, function), *said]) for m in measures]
    return Reading(tuple(found), FAMILY)


@rule("class_score", "','? 'with'|'at' mix_count 'of' 'the'? mix_count")
@rule("class_score", "'(' mix_count 'of' 'the'? mix_count ')'")
def _of_its_cases(c: Context, *rest: Meaning) -> Score | None:
    """“, with 231 of 250 images”."""
    parts = [noted.amount for noted in every(rest, Noted)]
    if any(amount.percent for amount in parts) or not _has(c, Measure.HITS):
        return None
    measures = (Measure.HITS, Measure.SIZE)
    return tuple(Measured(m, amount) for m, amount in zip(measures, parts, strict=True))


@rule("class_score", "mix_note", "','? 'with'|'at' measured", "'(' measured ')'")
@rule("class_score", "','? 'with'|'at' bound|amount class_rate", "'(' amount class_rate ')'")
@rule("class_score", "','? 'with' measured so_many_percent")
def _class_score(_: Context, *rest: Meaning) -> Score:
    """“, with 231 correct predictions”, “(92.4 % recall)”."""
    known = [r for r in rest if isinstance(r, (Noted, Measured))]
    part = first(rest, Amount)
    if known and part is not None:
        known.append(Measured(Measure.RECALL, part))
    return tuple(known) or (Measured(the(rest, Measure), the(rest, Amount)),)


@rule(
    "clause",
    "some_of_class|classes BE CORRECT mix_note",
    "some_of_class|classes BE mix_note CORRECT",
)
@rule(
    "clause",
    "user PREDICTS_RIGHT some_of_class mix_note",
    "user PREDICTS_RIGHT mix_count 'of' 'the'? some_of_class",
)
@rule("clause", "some_of_class|classes BE CORRECT 'in' mix_count 'of' 'the'? mix_count")
def _right_so_often(c: Context, *rest: Meaning) -> Reading | None:
    """“Every class is correctly classified at least 68 % of the time”."""
    matrix, classes, noted = confusions(c), the(rest, Classes), every(rest, Noted)
    if matrix is None or any(r is False for r in rest):
        return None
    if c.discourse.clause_has_word("(?:predictions?|guess(?:es)?)"):
        return None  # "Dog predictions are correct in 68 % of cases": of a column.
    amount = noted[0].amount.in_percent
    if not amount.percent and not matrix.counts:
        return None
    said = [Measured(Measure.RECALL if amount.percent else Measure.HITS, amount)]
    if len(noted) == 2:
        said.append(Measured(Measure.SIZE, noted[1].amount))
    return of_each(c, classes, tuple(said))


@rule("end_of_rate", "amount|bound 'for'|'on'|'in' some_of_class", "amount '(' some_of_class ')'")
def _end_of_rate(_: Context, *rest: Meaning) -> tuple[Amount, int]:
    """“68 % for Dog”."""
    return the(rest, Amount), the(rest, Classes).ticks[0]


@rule("clause", "DET? class_rate RANGES 'from' end_of_rate 'to' end_of_rate")
@rule("clause", "DET? class_rate RANGES 'between' end_of_rate 'and' end_of_rate")
@rule("clause", "DET? class_rate RANGES 'from' amount 'to' amount")
def _rates_range(c: Context, *rest: Meaning) -> Reading | None:
    """“Recall ranges from 68 % for Dog to 92 % for Hen”."""
    matrix, measure = confusions(c), the(rest, Measure)
    if matrix is None:
        return None
    ends = [r for r in rest if isinstance(r, tuple)]
    amounts = [a for a, _ in ends] or every(rest, Amount)
    low, high = (a.in_percent for a in amounts)
    if low.number.value > high.number.value:
        return None
    terms = [of_class(matrix, i, measure) for i in range(len(matrix.truth.ticks))]
    held: list[Formula] = []
    for (amount, function), tick in zip(
        ((low, Function.MIN), (high, Function.MAX)), [t for _, t in ends] or [-1, -1], strict=True
    ):
        known = tick if tick >= 0 else _end(c, matrix, measure, function)
        held += [_most(matrix, known, measure, function), is_amount(terms[known], amount)]
    return Reading((both(held),), FAMILY)


def _end(c: Context, matrix: Confusions, measure: Measure, function: Function) -> int:
    """The class that has the most of a measure, or the least."""
    sizes = []
    for i in range(len(matrix.truth.ticks)):
        value = c.table.term(of_class(matrix, i, measure)).single
        sizes.append((value.value if value is not None else 0.0, i))
    return (max(sizes) if function is Function.MAX else min(sizes))[1]
