"""Means of two things of which one lacks values: over all that each has, or over what both have.

“On average, A is 9 points better than B” need not be said of the mean of all that B has where A
is not measured on some of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import rebuilt
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Compare,
    Condition,
    Function,
)


def of_what_both_have(table: Table, readings: Sequence[Reading]) -> tuple[Reading, ...]:
    """Readings that set means against each other, as of what both have as well.

    Args:
        table: the values.
        readings: all readings of a clause.
    """
    found: list[Reading] = []
    for reading in readings:
        if not any(isinstance(n, Aggregate) and n.function is Function.MEAN for n in reading.nodes):
            found.append(reading)  # Most speak of no means, and to rebuild formulas takes long.
            continue
        more = (_paired(formula, table) for formula in reading.formulas)
        formulas = dict.fromkeys((*reading.formulas, *more))
        found.append(replace(reading, formulas=tuple(formulas)))
    return tuple(found)


def _paired(node: Any, table: Table) -> Any:
    """A formula whose means, set against each other, are taken where both things have values."""
    if isinstance(node, Compare | Arithmetic):
        left, right = _cells_of_mean(node.left), _cells_of_mean(node.right)
        if left is not None and right is not None:
            axis, ticks = shared(table, left, right)
            if axis:
                own = Condition(axis, ticks)
                return replace(node, left=_mean(left, own), right=_mean(right, own))
    return rebuilt(node, lambda child: _paired(child, table))


def _cells_of_mean(term: Any) -> Cells | None:
    if isinstance(term, Aggregate) and term.function is Function.MEAN and not term.by:
        return term.of if isinstance(term.of, Cells) else None
    return None


def shared(table: Table, one: Cells, two: Cells) -> tuple[str, tuple[str, ...]]:
    """The one dimension along which two selections have values at different ticks, and the common.

    Args:
        table: the values.
        one: a selection.
        two: another.

    Returns:
        An empty name if they have theirs at the same ticks, or it is not one dimension.
    """
    vectors = [table.term(cells) for cells in (one, two)]
    axes = [d for d in vectors[0].dimensions if d in vectors[1].dimensions]
    found: list[tuple[str, tuple[str, ...]]] = []
    for axis in axes:
        sides = [
            {key[vector.dimensions.index(axis)] for key in vector.entries} for vector in vectors
        ]
        common = sides[0] & sides[1]
        if any(_names(cells, axis) for cells in (one, two)) or not common:
            continue
        # Of what is set against each other nothing is set against itself.
        themselves = {t for cells in (one, two) for t in _named(cells)}
        if not (sides[0] ^ sides[1]) <= themselves:
            known = table.dimensions[axis].ticks
            found.append((axis, tuple(tick for tick in known if tick in common)))
    return found[0] if len(found) == 1 else ("", ())


def _names(cells: Cells, axis: str) -> bool:
    return any(isinstance(c, Condition) and c.dimension == axis for c in cells.conditions)


def _named(cells: Cells) -> Iterator[str]:
    for condition in cells.conditions:
        if isinstance(condition, Condition):
            yield from condition.ticks


def _mean(cells: Cells, own: Condition) -> Aggregate:
    """The mean of a selection within some ticks of a dimension."""
    named = [c for c in (*cells.conditions, own) if isinstance(c, Condition)]
    orders = [c for c in cells.conditions if not isinstance(c, Condition)]
    kept = Cells((*sorted(named, key=lambda c: c.dimension), *orders))
    return Aggregate(Function.MEAN, kept, ())
