"""The largest class of a confusion matrix, the purest label: “Denying is the rarest class”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import is_amount
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    Measure,
    of_class,
    said,
    total,
)
from figcheck.checking.english.kinds.confusions import counted
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Not,
    Number,
    Quantified,
    Quantifier,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("class_extreme", "DET EXTREME|OFTENEST KIND|LABEL|WORD? KIND|LABEL|THING")
@rule("class_extreme", "DET EXTREME|OFTENEST 'of' DET KIND|LABEL")
def _by_size(c: Context, *rest: Meaning) -> tuple[Measure, Function] | None:
    """“the rarest class”, “the most frequent reference class”."""
    if c.discourse.clause_has_word("(?:[a-z]{3,}ed|chosen|given|taken|known|seen)"):
        return None  # "The least predicted class" is no class that is seldom there.
    return Measure.SIZE, the(rest, Function)


@rule("class_rank", "DET ORDINAL '-'? EXTREME|OFTENEST 'true'? KIND|LABEL|THING")
def _rank_by_size(_: Context, *rest: Meaning) -> tuple[int, Function]:
    """“the second-largest class”."""
    return next(int(r) for r in rest if isinstance(r, (int, float))), the(rest, Function)


@rule(
    "clause", "a_class class_note? BE class_rank class_note?", "class_rank BE a_class class_note?"
)
@rule("clause", "class_note ',' a_class BE class_rank")
def _is_so_large(c: Context, *rest: Meaning) -> Reading | None:
    """“Denying is the second-rarest class, with 71 posts”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    if matrix is None:
        return None
    rank, function = the(rest, tuple)
    own = Place.of(matrix.truth.name, [matrix.truth.ticks[tick]])
    sizes = (Aggregate(Function.SUM, p.cells, (matrix.truth.name,)) for p in (EVERYWHERE, own))
    sign = Comparator.MORE if function is Function.MAX else Comparator.LESS
    beyond = Count(Compare(sign, *sizes))
    held: list[Formula | None] = [Compare(Comparator.EQUAL, beyond, Number(rank))]
    held += [is_amount(total(own), note) for note in every(rest, Amount)]
    return said(held)


@rule("class_extreme", "DET PUREST KIND|LABEL|THING|'one'?")
def _by_precision(_: Context, *rest: Meaning) -> tuple[Measure, Function]:
    """“the purest one”."""
    return Measure.PRECISION, the(rest, Function)


@rule("class_note", "','? 'at'|'with' counted case_noun ','?", "','? 'at'|'with' counted ','?")
@rule("class_note", "'(' counted case_noun? ')'", "'(' counted 'true' case_noun ')'")
@rule("class_note", "','? 'with' 'a' 'total' 'of' counted case_noun ','?")
@rule("class_note", "','? 'which' HAVE counted case_noun ','?")
def _class_note(_: Context, amount: Amount, *__: Meaning) -> Amount | None:
    """“…, at 71 posts, …”: how many cases of it there are."""
    return None if amount.percent else amount


@rule("clause", "a_class class_note? BE class_extreme class_note?")
@rule("clause", "class_extreme BE a_class class_note?", "class_note a_class BE class_extreme")
@rule("clause", "class_extreme ',' a_class ',' HAVE counted case_noun")
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


@rule("sized_class", "a_class class_note?")
def _sized(_: Context, *rest: Meaning) -> tuple[int, Amount | None]:
    return the(rest, Classes).ticks[0], first(rest, Amount)


@rule("clause", "sized_class 'and' sized_class BE DET COUNT? EXTREME|OFTENEST KIND|LABEL|THING")
@rule("clause", "DET COUNT? EXTREME|OFTENEST KIND|LABEL|THING BE sized_class 'and' sized_class")
def _two_largest(c: Context, *rest: Meaning) -> Reading | None:
    """“Comments (120 posts) and queries (71) are the largest classes”."""
    matrix, pair = counted(c), [r for r in rest if isinstance(r, tuple)]
    ticks = [tick for tick, _ in pair]
    if matrix is None or first_exactly(rest, int, 2) != 2 or len(set(ticks)) != 2:
        return None
    sign = Comparator.AT_LEAST if the(rest, Function) is Function.MAX else Comparator.AT_MOST
    others = [i for i in range(len(matrix.truth.ticks)) if i not in ticks]
    held: list[Formula | None] = []
    for tick, note in pair:
        own = of_class(matrix, tick, Measure.SIZE)
        held += [Compare(sign, own, of_class(matrix, i, Measure.SIZE)) for i in others]
        held += [is_amount(own, note)] if note is not None else []
    return said(held)


@rule(
    "clause", "several_classes BE DET ONLY COUNT? LABEL|KIND 'with'|'that' HAVE? counted case_noun"
)
def _only_so_large(c: Context, *rest: Meaning) -> Reading | None:
    """“Comments and queries are the only classes with fewer than 80 posts”."""
    matrix, ticks, amount = counted(c), the(rest, Classes).ticks, the(rest, Amount)
    count = first_exactly(rest, int, len(ticks))
    if matrix is None or count != len(ticks) or c.discourse.clause_has_word(_NOT_OF_SIZE):
        return None
    held: list[Formula | None] = []
    for i in range(len(matrix.truth.ticks)):
        so = is_amount(of_class(matrix, i, Measure.SIZE), amount)
        held.append(so if i in ticks else Not(so))
    return said(held)


@rule("clause", "a_class HAVE MOST_CASES 'true'? case_noun class_note?")
@rule("clause", "a_class HAVE MOST_CASES case_noun 'of'|'among' 'all' DET? LABEL|KIND class_note?")
def _has_most(c: Context, *rest: Meaning) -> Reading | None:
    """“Comments have the most posts”: all that are so, whatever they are taken for."""
    matrix = counted(c)
    if matrix is None or c.discourse.clause_has_word(_NOT_OF_SIZE):
        return None
    extreme = (Measure.SIZE, the(rest, Function))
    reading: Reading | None = _is_class_extreme(
        c, the(rest, Classes), extreme, *every(rest, Amount)
    )
    return reading


_NOT_OF_SIZE = (
    r"(?:predictions?|guess(?:es)?|predicted|correct|errors?|mistakes?|misclassif\w+|confusions?"
    r"|hits?|misses|zeros?|cells?|entries|values?|recall|precision|false)"
)
"""Words for cases of which it is told what they are taken for, or how."""


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
    _, function = the(rest, tuple)
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
    extreme = the(rest, tuple)
    largest = _is_class_extreme(c, one, extreme)
    times = _times_as_many(c, one, the(rest, Amount), two)
    if largest is None or times is None:
        return None
    return said([*largest.formulas, *times.formulas])


@rule("how_many_times", "BOUND|ABOUT|EXACTLY? COUNT 'times' 'as' 'many'")
@rule("how_many_times", "BOUND|ABOUT|EXACTLY? 'twice' 'as' 'many'")
def _how_many_times(_: Context, *rest: Meaning) -> Amount:
    """“more than three times as many”."""
    count = first_exactly(rest, int, 2)
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
