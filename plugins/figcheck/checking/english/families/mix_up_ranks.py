"""Which confusion of a matrix is the most frequent one, and which is more frequent than which."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.misclassified import FAMILY, Classes
from figcheck.checking.english.families.mix_ups import MixUp, Noted, cell_of, how_many, with_note
from figcheck.checking.english.kinds.confusions import Confusions, confusions
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Number,
    Or,
    Transposed,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def _ranked(matrix: Confusions, mix: MixUp, function: Function, rank: int) -> Formula | None:
    """That a cell is the largest of all off the diagonal, or the second largest."""
    cell = cell_of(matrix, replace(mix, between=False))
    if rank == 0:
        return Compare(Comparator.EQUAL, cell, Aggregate(function, matrix.errors.cells))
    sign = Comparator.MORE if function is Function.MAX else Comparator.LESS
    beyond = Count(Compare(sign, matrix.errors.cells, cell))
    return Compare(Comparator.EQUAL, beyond, Number(rank))


def _ranked_both_ways(
    matrix: Confusions, mix: MixUp, function: Function, rank: int
) -> Formula | None:
    """The same of what is taken for each other, both ways together."""
    if matrix.truth.ticks != matrix.guess.ticks:
        return None
    own, errors = cell_of(matrix, replace(mix, between=True)), matrix.errors.cells
    sums = Arithmetic("+", errors, Transposed(errors, matrix.truth.name, matrix.guess.name))
    if rank == 0:
        return Compare(Comparator.EQUAL, own, Aggregate(function, sums))
    sign = Comparator.MORE if function is Function.MAX else Comparator.LESS
    return Compare(Comparator.EQUAL, Count(Compare(sign, sums, own)), Number(2 * rank))


def most_of_all(
    c: Context, mix: MixUp, function: Function, rank: int, noted: Noted | None
) -> Reading | None:
    """That a mix-up is the most frequent one, or the second most frequent."""
    matrix = confusions(c)
    one = _ranked(matrix, mix, function, rank) if matrix else None
    if matrix is None or one is None:
        return None
    if not mix.between:
        return with_note(c, replace(mix, mutual=False), noted, [one], [])
    other = _ranked(matrix, mix.turned, function, rank)
    either = Or((one, other)) if other is not None else one
    summed = _ranked_both_ways(matrix, mix, function, rank)
    if noted is None:
        return Reading((either, summed), FAMILY) if summed is not None else None
    # How often it is says which way is meant.
    ways = (replace(mix, between=False), replace(mix.turned, between=False), mix)
    told = [
        (how_many(c, matrix, way, noted), f)
        for way, f in zip(ways, (either, either, summed), strict=True)
    ]
    known = [(t, f) for t, f in told if t is not None and f is not None]
    held = [(t, f) for t, f in known if c.table.evaluate(t).truth] or known
    return Reading(tuple(both([f, t]) for t, f in held[:1]), FAMILY) if held else None


@rule("mix_rank", "ORDINAL '-'? OFTENEST|EXTREME", "ORDINAL '-'? EXTREME '-'? OFTENEST")
def _rank(_: Context, position: int, *rest: Meaning) -> tuple[Function, int]:
    """“the second most frequent”."""
    return the(rest, Function), int(position)


@rule("mix_rank", "EXTREME|OFTENEST|GRAVEST", "EXTREME EXTREME|OFTENEST")
def _first(_: Context, function: Function, *__: Meaning) -> tuple[Function, int]:
    return function, 0


@rule("top_mix_up", "DET? mix_rank CONFUSION|CONFUSIONS of_the_model? in_matrix?")
@rule("top_mix_up", "DET? mix_rank OFF_DIAGONAL VALUES|CASE in_matrix?")
def _top(_: Context, *rest: Meaning) -> tuple[Function, int]:
    """“the most common confusion”."""
    return the(rest, tuple)


@rule("in_matrix", "'of' 'all'", "'in'|'of' the_matrix", "'overall'")
@rule(
    "in_matrix",
    "'among'|'of' 'all'|'the'? OFF_DIAGONAL VALUES|CASE",
    "'of'|'among' EACH ERRORS|CONFUSIONS",
)
def _in_matrix(*_: Meaning) -> str:
    return "in the matrix"


@rule("of_the_model", "'of'|'by' user")
def _of_the_model(*_: Meaning) -> str:
    return "of the model"


@rule("which_one", "BE? ':'|'-'|'namely'? a_mix_up|mix_up_between", "BE_BETWEEN two_classes")
@rule("which_one", "',' 'where'|'when'|'for'|'namely' a_mix_up", "'for'|'of' a_mix_up")
@rule("which_one", "'(' a_mix_up ')'")
@rule("which_one", "BE 'for'|'that'|'those' 'of'? a_mix_up|mix_up_between", "BE 'when' a_mix_up")
def _which_one(_: Context, *rest: Meaning) -> MixUp:
    """“… is Dog predicted as Cat”, “…, where Dog is predicted as Cat”, “occurs between X and Y”."""
    known = first(rest, MixUp)
    if known is not None:
        return known
    one, two = the(rest, Classes).ticks
    return MixUp(one, two, between=True)


@rule("which_one", "BE some_of_class 'as' some_of_class")
def _as_which(_: Context, *rest: Meaning) -> MixUp | None:
    """“… is Dog as Cat”."""
    one, two = (r.ticks[0] for r in every(rest, Classes))
    return MixUp(one, two) if one != two else None


@rule("clause", "top_mix_up which_one mix_note?", "top_mix_up mix_note ','? which_one")
@rule("clause", "top_mix_up BE mix_count which_one")
@rule("clause", "a_mix_up|mix_up_between BE top_mix_up mix_note?")
@rule("clause", "a_mix_up|mix_up_between mix_note? BE DET? mix_rank in_matrix? mix_note?")
@rule("clause", "a_mix_up|mix_up_between mix_note BE top_mix_up")
@rule("clause", "two_classes BE DET? MOST_MIXED_UP mix_note?")
@rule("clause", "DET? MOST_MIXED_UP BE two_classes mix_note?")
def _is_largest(c: Context, *rest: Meaning) -> Reading | None:
    """“The most common confusion is Dog → Cat (20)”, “Dog and Cat are the most confused pair”."""
    mix = first(rest, MixUp)
    if mix is None:
        one, two = the(rest, Classes).ticks
        mix = MixUp(one, two, between=True)
    function, rank = next((r for r in rest if isinstance(r, tuple)), (Function.MAX, 0))
    return most_of_all(c, mix, function, rank, first(rest, Noted))


@rule("then_mix_up", "','? FOLLOWED a_mix_up mix_note?", "','? 'then' a_mix_up mix_note?")
def _then(_: Context, *rest: Meaning) -> tuple[MixUp, Noted | None]:
    """“, followed by Cat → Dog (12)”."""
    return the(rest, MixUp), first(rest, Noted)


@rule("clause", "top_mix_up which_one mix_note? then_mix_up")
@rule("clause", "a_mix_up mix_note? BE top_mix_up mix_note? then_mix_up")
def _largest_and_next(c: Context, *rest: Meaning) -> Reading | None:
    """“The most common confusion is Dog → Cat (20), followed by Cat → Dog (12)”."""
    pairs = [r for r in rest if isinstance(r, tuple)]
    function, rank = next(p for p in pairs if isinstance(p[0], Function))
    after, noted = next(p for p in pairs if isinstance(p[0], MixUp))
    one, two = the(rest, MixUp), after
    if one.between or two.between or one == two or len(every(rest, Noted)) > 1:
        return None
    best = most_of_all(c, one, function, rank, first(rest, Noted))
    following = most_of_all(c, two, function, rank + 1, noted)
    if best is None or following is None:
        return None
    found = [both([a, b]) for a in best.formulas for b in following.formulas]
    return Reading(tuple(found), FAMILY)


@rule("clause", "some_of_class BE MORE_OFTEN MISTAKEN some_of_class THAN VICE_VERSA")
@rule("clause", "some_of_class BE MISTAKEN some_of_class MORE_OFTEN THAN VICE_VERSA")
@rule(
    "clause",
    "user CONFUSES some_of_class 'with'|'for'|'as' some_of_class MORE_OFTEN THAN VICE_VERSA",
)
@rule(
    "clause",
    "some_of_class BE MORE_OFTEN MISTAKEN some_of_class THAN some_of_class 'for'|'as' a_class",
)
def _more_than_back(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is mistaken for Cat more often than the other way around”."""
    matrix, (one, two, *back) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two or (back and back != [two, one]):
        return None
    mix = MixUp(one, two)
    left, right = (cell_of(matrix, m) for m in (mix, mix.turned))
    return Reading((Compare(the(rest, Comparator), left, right),), FAMILY)


@rule(
    "clause",
    "some_of_class BE MORE_OFTEN MISTAKEN some_of_class THAN 'with'|'for'|'as' some_of_class",
)
@rule(
    "clause",
    "some_of_class BE MISTAKEN some_of_class MORE_OFTEN THAN 'with'|'for'|'as' some_of_class",
)
@rule("clause", "some_of_class BE MORE_OFTEN MISTAKEN some_of_class THAN some_of_class")
def _more_than_other(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is confused with Cat more often than with Cow”."""
    matrix, (one, two, other) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or len({one, two, other}) != 3:
        return None
    left, right = (cell_of(matrix, MixUp(one, taken)) for taken in (two, other))
    return Reading((Compare(the(rest, Comparator), left, right),), FAMILY)
