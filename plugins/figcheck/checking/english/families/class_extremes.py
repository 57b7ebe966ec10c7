"""The largest class of a confusion matrix, the purest label: “Denying is the rarest class”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.confusions import counted
from figcheck.checking.english.families.build import is_amount
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    Measure,
    of_class,
    said,
    total,
)
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.names import Label
from figcheck.checking.english.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule("class_extreme", "DET EXTREME|OFTENEST KIND|LABEL|WORD? KIND|LABEL|THING")
@rule("class_extreme", "DET EXTREME|OFTENEST 'of' DET KIND|LABEL")
def _by_size(_: Context, *rest: Meaning) -> tuple[Measure, Function]:
    """“the rarest class”, “the most frequent reference class”."""
    return Measure.SIZE, the(rest, Function)


@rule("class_extreme", "DET PUREST KIND|LABEL|THING|'one'?")
def _by_precision(_: Context, *rest: Meaning) -> tuple[Measure, Function]:
    """“the purest one”."""
    return Measure.PRECISION, the(rest, Function)


@rule("class_note", "',' 'at'|'with' NUMBER unit ','?")
@rule("class_note", "',' 'at'|'with' NUMBER VALUES|KIND|MEASURE ','?")
@rule("class_note", "'(' NUMBER unit? ')'")
def _class_note(_: Context, number: Written, *__: Meaning) -> Amount:
    """“…, at 71 posts, …”: how many cases of it there are."""
    return Amount(Number(number.value, number.decimals))


@rule("clause", "a_class class_note? BE class_extreme class_note?")
@rule("clause", "class_extreme BE a_class class_note?")
def _is_class_extreme(c: Context, *rest: Meaning) -> Reading | None:
    """“Denying, at 71 posts, is the rarest class”, “Oats is the purest one, with 163 hits”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    if matrix is None:
        return None
    pairs = [r for r in rest if isinstance(r, tuple)]
    measure, function = next(p for p in pairs if p and isinstance(p[0], Measure))
    own = of_class(matrix, tick, measure)
    others = (of_class(matrix, i, measure) for i in range(len(matrix.truth.ticks)) if i != tick)
    sign = Comparator.AT_LEAST if function is Function.MAX else Comparator.AT_MOST
    held: list[Formula | None] = [Compare(sign, own, o) for o in others if _known(c, o)]
    notes = every(rest, Amount)
    if notes and measure not in (Measure.SIZE, Measure.USES):
        return None
    held += [is_amount(own, note) for note in notes]
    return said(held) if _known(c, own) else None


def _known(c: Context, term: Term) -> bool:
    """Whether a rate has a value: not that of a label that is never used."""
    return c.table.term(term).single is not None


@rule("clause", "AT EACH LABEL ','? a_class BE class_extreme")
def _in_each_row(c: Context, *rest: Meaning) -> Reading | None:
    """“In each row, C is the most frequent label”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    if matrix is None or the(rest, Quantifier) is not Quantifier.ALL:
        return None
    if the(rest, Label).dimension != matrix.truth.name:
        return None
    _, function = next(r for r in rest if isinstance(r, tuple))
    column = Place.of(matrix.guess.name, [matrix.guess.ticks[tick]]).cells
    best = Aggregate(function, EVERYWHERE.cells, (matrix.truth.name,))
    return Reading((Quantified(Quantifier.ALL, Compare(Comparator.EQUAL, column, best)),), FAMILY)


@rule("clause", "part_amount 'of' DET? KIND|WORD|MEASURE? VALUES|CASE|KIND|UNIT BE a_class")
def _part_is(c: Context, *rest: Meaning) -> Reading | None:
    """“Nearly three quarters of the test posts are comments”."""
    matrix, classes = counted(c), the(rest, Classes)
    if matrix is None:
        return None
    size = of_class(matrix, classes.ticks[0], Measure.SIZE)
    share = Arithmetic("*", Arithmetic("/", size, total(EVERYWHERE)), Number(100))
    return said([is_amount(share, the(rest, Amount))])


def _times_as_many(c: Context, *rest: Meaning) -> Reading | None:
    """“Cropland has more than twice as many tiles as Water”."""
    matrix, classes = counted(c), every(rest, Classes)
    if matrix is None:
        return None
    one, two = (of_class(matrix, k.ticks[0], Measure.SIZE) for k in classes)
    return said([is_amount(Arithmetic("/", one, two), the(rest, Amount))])


@rule(
    "clause",
    "a_class BE class_extreme 'and' HAVE how_many_times UNIT|KIND|VALUES|CASE|MEASURE 'as' a_class",
)
def _largest_and_times(c: Context, *rest: Meaning) -> Reading | None:
    """“Cropland is the most frequent class and has more than twice as many tiles as Water”."""
    one, two = every(rest, Classes)
    extreme = next(r for r in rest if isinstance(r, tuple))
    largest = _is_class_extreme(c, one, extreme)
    times = _times_as_many(c, one, the(rest, Amount), two)
    if largest is None or times is None:
        return None
    return said([*largest.formulas, *times.formulas])


@rule("how_many_times", "BOUND|ABOUT|EXACTLY? COUNT 'times' 'as' 'many'")
@rule("how_many_times", "BOUND|ABOUT|EXACTLY? 'twice' 'as' 'many'")
def _how_many_times(_: Context, *rest: Meaning) -> Amount:
    """“more than three times as many”."""
    count = next((r for r in rest if type(r) is int), 2)
    comparator = first(rest, Comparator) or Comparator.ABOUT
    return Amount(Number(float(count), 2), comparator, rough=True)


@rule("clause", "AMONG_USED ','? a_class HAVE DET EXTREME|BEST class_rate noted?")
def _extreme_of_used(c: Context, *rest: Meaning) -> Reading | None:
    """“Among the labels that are used at all, C has the lowest precision”."""
    matrix, tick, measure = counted(c), the(rest, Classes).ticks[0], the(rest, Measure)
    if matrix is None:
        return None
    ticks = range(len(matrix.truth.ticks))
    used = [i for i in ticks if _known(c, of_class(matrix, i, Measure.PRECISION))]
    if tick not in used:
        return None
    own = of_class(matrix, tick, measure)
    sign = Comparator.AT_LEAST if the(rest, Function) is Function.MAX else Comparator.AT_MOST
    held: list[Formula | None] = [
        Compare(sign, own, of_class(matrix, i, measure)) for i in used if i != tick
    ]
    amount = first(rest, Amount)
    return said([*held, is_amount(own, amount) if amount else None])
