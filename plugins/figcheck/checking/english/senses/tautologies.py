"""Readings that say less than they seem to: the extreme of one value, or one set against itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Condition,
    Formula,
    Function,
    Quantified,
)
from figcheck.patterns import any_case

_EXTREMES = frozenset({Function.MAX, Function.MIN})


def saying_something(table: Table, readings: Sequence[Reading]) -> tuple[Reading, ...]:
    """Readings without those that set something against itself, or leave out what is not there.

    Under a label that names a benchmark, “every model is best on this benchmark” would be read so:
    the best that it has there is the best that it has there. “A to B is the lowest in both panels”
    does not say that the lower of its two values is the lower of its two values.

    Args:
        table: the values.
        readings: all readings of a clause.
    """
    kept = (r for r in readings if not any(map(_is_empty, r.nodes)))
    kept = (r for r in kept if not any(map(_excepts_nothing, r.nodes)))
    return tuple(r for r in kept if not any(_is_itself(table, f) for f in r.formulas))


def _excepts_nothing(node: object) -> bool:
    """Whether what is left out of a place is not in it, or all that is: the row of A, but not B."""
    if not isinstance(node, Cells):
        return False
    told = [c for c in node.conditions if isinstance(c, Condition)]
    named = {c.dimension: set(c.ticks) for c in told if not c.excluded}
    within = ((named.get(c.dimension), set(c.ticks)) for c in told if c.excluded)
    return any(ticks and (ticks.isdisjoint(out) or ticks <= out) for ticks, out in within)


def _is_itself(table: Table, formula: Formula) -> bool:
    """Whether all that a formula says is that an extreme of some places in several is just that."""
    if not isinstance(formula, Compare) or formula.comparator is not Comparator.EQUAL:
        return False
    one, two = formula.left, formula.right
    if not (isinstance(one, Aggregate) and isinstance(two, Aggregate)):
        return False
    if one.function is not two.function or one.function not in _EXTREMES or one.by or two.by:
        return False
    if not (isinstance(one.of, Cells) and isinstance(two.of, Cells)) or not two.of.conditions:
        return False
    return one.of != two.of and table.indices(one.of) == table.indices(two.of)


def _is_empty(node: object) -> bool:
    if not isinstance(node, Quantified) or not isinstance(node.of, Compare):
        return False
    held = node.of
    same = held.comparator is Comparator.EQUAL and held.left == held.right
    return same and isinstance(held.left, Aggregate)


_CALLED = any_case(
    r"\b(?:comes?|came|ranks?|ranked|finish(?:es|ed)?|is|are|was|were|places?|placed)"
    r" (?:in )?(?:the )?(?:first|last)\b(?! (?:to|of|in)\b)"
)


def of_several_values(table: Table, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings without what calls a single value the highest, or the lowest, of itself.

    “The lion comes last with 80” does not say that the lowest value of the lion is 80.

    Args:
        table: the values.
        readings: all readings of a clause.
        text: the clause.
    """
    if _CALLED.search(text) is None:
        return tuple(readings)
    kept = []
    for reading in readings:
        formulas = tuple(f for f in reading.formulas if not _is_of_one_value(table, f))
        if formulas:
            kept.append(replace(reading, formulas=formulas))
    return tuple(kept)


def _is_of_one_value(table: Table, formula: Formula) -> bool:
    """Whether all that a formula says of extremes is what the extreme of one value is."""
    extremes = [
        node
        for node in nodes_of(formula)
        if isinstance(node, Aggregate) and node.function in _EXTREMES
    ]
    return bool(extremes) and all(
        isinstance(e.of, Cells) and len(table.indices(e.of)) == 1 for e in extremes
    )
