"""Where something is highest, counted: whether a tie counts is left open.

“Four of the groups are most numerous in the meadow” leaves out a fifth that is as numerous
elsewhere, or does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Number,
)

_EXTREMES = frozenset({Function.MAX, Function.MIN})


def counting_ties(table: Table, readings: Sequence[Reading]) -> Iterator[Reading]:
    """Readings of a clause, each with that so many are meant without those that are tied.

    Args:
        table: the values.
        readings: all readings of the clause.
    """
    for reading in readings:
        without = [_without_ties(table, formula) for formula in reading.formulas]
        more = tuple(formula for formula in without if formula is not None)
        yield replace(reading, formulas=(*reading.formulas, *more)) if more else reading


def _without_ties(table: Table, formula: Formula) -> Formula | None:
    """That there are at least so many, where there are more only with some that are tied."""
    match formula:
        case Compare(Comparator.EQUAL, Count(Compare(Comparator.EQUAL, _, right) as of), Number(n)):
            if not (isinstance(right, Aggregate) and right.function in _EXTREMES):
                return None
            held = [pair for pair in table.pairs(of) if pair.holds]
            alone = sum(len(pair.right.cells) <= len(pair.left.cells) for pair in held)
            if alone <= n < len(held):
                return replace(formula, comparator=Comparator.AT_LEAST)
    return None
