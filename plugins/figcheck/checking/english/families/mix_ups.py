"""Classes of a confusion matrix that are taken for each other: which cells are meant, how often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    class_at,
    percent,
    total,
)
from figcheck.checking.english.kinds.confusions import Confusions, confusions, may_be_cases
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Formula,
    Number,
    Term,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_TRULY = frozenset("true actual real genuine".split())


@record
class MixUp:
    """That one class is taken for another.

    Attributes:
        true: what the cases are.
        taken: what they are taken for.
        mutual: whether it may be meant of both ways: “X is confused with Y”.
        between: whether it is meant of both ways: “confusions between X and Y”.
    """

    true: int
    taken: int
    mutual: bool = False
    between: bool = False

    @property
    def turned(self) -> MixUp:
        """The other way round."""
        return replace(self, true=self.taken, taken=self.true)


# Which cells are meant --------------------------------------------------------------------------


@rule("a_mix_up", "some_of_class MISTAKEN some_of_class", "some_of_class '→'|'->' some_of_class")
@rule("a_mix_up", "some_of_class BE MISTAKEN some_of_class")
@rule("a_mix_up", "some_of_class '→'|'->' some_of_class CONFUSION|CONFUSIONS")
@rule("a_mix_up", "some_of_class '-' 'as'|'to' '-' some_of_class CONFUSION|CONFUSIONS")
@rule("a_mix_up", "DET? MIXING some_of_class 'as'|'for'|'with' some_of_class")
@rule("a_mix_up", "DET? CONFUSION|CONFUSIONS 'of' some_of_class 'as'|'for'|'with' some_of_class")
def _a_mix_up(c: Context, *rest: Meaning) -> MixUp | None:
    """“Dog predicted as Cat”, “confusing Dog with Cat”, “the misclassification of Dog as Cat”."""
    one, two = (r.ticks[0] for r in every(rest, Classes))
    mutual = c.discourse.clause_has_word("with") and not c.discourse.clause_has_word(
        "predicted|misclassified|classified|mistaken|labell?ed"
    )
    return None if one == two else MixUp(one, two, mutual=mutual)


@rule("mix_up_between", "'between' two_classes", "DET? CONFUSION|CONFUSIONS 'between' two_classes")
@rule("mix_up_between", "'that' 'between' two_classes")
def _between(_: Context, *rest: Meaning) -> MixUp:
    """“confusions between X and Y”."""
    one, two = the(rest, Classes).ticks
    return MixUp(one, two, between=True)


@rule("two_classes", "place")
def _two_listed(c: Context, place: Place) -> Classes | None:
    """“X and Y”, two names of a list."""
    matrix = c.confusions
    if matrix is None or len(place.ticks) != 1 or place.orders or place.notes:
        return None
    ((dimension, ticks),) = place.ticks
    found = [class_at(matrix, Place.of(dimension, [t])) for t in ticks]
    known = [tick for tick in found if tick is not None]
    return Classes((known[0], known[1])) if len(known) == len(ticks) == 2 else None


@rule("some_of_class", "a_class", "a_class WORD")
def _some_of_class(_: Context, *rest: Meaning) -> Classes | None:
    """“the Stop signs”."""
    word = next((r for r in rest if isinstance(r, str)), "s")
    return the(rest, Classes) if word.endswith("s") else None


@rule("some_of_class", "DET? WORD a_class", "DET? WORD a_class WORD")
def _some_true(_: Context, *rest: Meaning) -> Classes | None:
    """“true Dog samples”."""
    first_, *more = (r for r in rest if isinstance(r, str))
    known = first_ in _TRULY and all(word.endswith("s") for word in more)
    return the(rest, Classes) if known else None


# How often it is --------------------------------------------------------------------------------


@record
class Noted:
    """How often something is said to happen.

    Attributes:
        amount: so often, or in so many percent of the cases.
        counted: whether it is said to be a number of cases.
        mix: what it is said of, where it says that itself.
    """

    amount: Amount
    counted: bool = False
    mix: MixUp | None = None


@rule("mix_count", "ABOUT|BOUND|EXACTLY? NUMBER 'in' 'total'")
@rule("mix_count", "ABOUT|BOUND|EXACTLY? NUMBER case_noun?", "ABOUT|BOUND|EXACTLY? NUMBER TIMES")
def _so_many(c: Context, *rest: Meaning) -> Noted:
    """“19 cases”, “about 24 %”."""
    number, sign = the(rest, Written), first(rest, Comparator)
    about = number.approx or c.discourse.clause_has_word(
        r"(?:about|around|roughly|nearly|almost|~)"
    )
    sign = sign or (Comparator.ABOUT if about else Comparator.EQUAL)
    amount = Amount(Number(number.value, number.decimals), sign, percent=number.unit == "%")
    return Noted(amount, counted="cases" in rest)


@rule("case_noun", "VALUES|CASE|MEASURE|KIND|UNIT|ERRORS|CONFUSIONS|TIMES_OVER|WORD")
@rule("case_noun", "WRONG case_noun", "MISTAKEN_ONES case_noun?")
def _case_noun(c: Context, *rest: Meaning) -> str | None:
    return "cases" if may_be_cases(c, rest) else None


@rule(
    "mix_note",
    "'(' mix_count ')'",
    "','? 'with'|'at' mix_count",
    "',' mix_count",
    "mix_count",
    "':' mix_count",
)
@rule(
    "mix_note",
    "'in' mix_count",
    "'in' mix_count 'of' 'all'? 'the'? case_noun",
    "mix_count 'of' 'the' 'time'",
)
@rule("mix_note", "'(' mix_count 'of' 'the' 'time' ')'")
def _mix_note(_: Context, *rest: Meaning) -> Noted:
    """“(24 images)”, “, with 24 cases”, “in 24 % of cases”."""
    return the(rest, Noted)


@rule(
    "mix_note", "',' 'where'|'with' mix_count 'of'? some_of_class BE|BEING? MISTAKEN some_of_class"
)
def _mix_told(_: Context, *rest: Meaning) -> Noted | None:
    """“…, where 18 % of the dogs are predicted as cats”."""
    one, two = (r.ticks[0] for r in every(rest, Classes))
    return replace(the(rest, Noted), mix=MixUp(one, two)) if one != two else None


def how_many(c: Context, matrix: Confusions, mix: MixUp, noted: Noted) -> Formula | None:
    """That a class is taken for another so often.

    Args:
        c: the context of the clause.
        matrix: the confusion matrix.
        mix: which is taken for which.
        noted: how often; a percentage of counts is a part of the class.

    Returns:
        `None` if the values do not tell it.
    """
    mix = noted.mix or mix
    cell, amount = cell_of(matrix, mix), noted.amount
    if matrix.counts:
        if not amount.percent:
            return is_amount(cell, amount)
        row = total(Place.of(matrix.truth.name, [matrix.truth.ticks[mix.true]]))
        return None if mix.between else is_amount(percent(cell, row), amount)
    if noted.counted and not amount.percent:
        return None
    if amount.percent and matrix.size == 1:
        return is_amount(Arithmetic("*", cell, Number(100)), amount)
    return is_amount(cell, amount)


def cell_of(matrix: Confusions, mix: MixUp) -> Term:
    """The cell of a mix-up, or the sum of both ways."""
    ways = (mix, mix.turned) if mix.between else (mix,)
    cells: list[Term] = [
        matrix.cell(matrix.truth.ticks[w.true], matrix.guess.ticks[w.taken]).cells for w in ways
    ]
    return Arithmetic("+", cells[0], cells[1]) if len(cells) == 2 else cells[0]


def part_of(matrix: Confusions, mix: MixUp) -> Term:
    """Which part of a class is taken for another, in percent."""
    cell = cell_of(matrix, replace(mix, between=False))
    if matrix.rated:
        return Arithmetic("*", cell, Number(100 / matrix.size)) if matrix.size != 100 else cell
    return percent(cell, total(Place.of(matrix.truth.name, [matrix.truth.ticks[mix.true]])))


def with_note(
    c: Context, mix: MixUp, noted: Noted | None, plain: Sequence[Formula], summed: Sequence[Formula]
) -> Reading | None:
    """What is said of a mix-up, with how often it happens.

    Args:
        c: the context of the clause.
        mix: which is taken for which.
        noted: how often, if that is said.
        plain: what is said of the one cell; if several, it is not plain which.
        summed: the same of both ways together, where these may be meant.
    """
    matrix = confusions(c)
    if matrix is None:
        return None
    if noted is None:
        found = (*plain, *(summed if mix.mutual or mix.between else ()))
        return Reading(tuple(dict.fromkeys(found)), FAMILY) if found else None
    one = how_many(c, matrix, replace(mix, between=False), noted)
    sum_ = how_many(c, matrix, replace(mix, between=True), noted)
    ways = [(one, plain)]
    if mix.between or (mix.mutual and not holds(c, one)):
        ways = [(sum_, summed)] if holds(c, sum_) else [(one, plain), (sum_, summed)]
        if mix.between and holds(c, one):
            ways = [(one, plain)]
    formulas = [both([f, held]) for held, some in ways if held is not None for f in some]
    return Reading(tuple(dict.fromkeys(formulas)), FAMILY) if formulas else None


def holds(c: Context, formula: Formula | None) -> bool:
    """Whether a formula holds of the figure; `None` does not."""
    return formula is not None and bool(c.table.evaluate(formula).truth)
