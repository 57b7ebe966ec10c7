"""Readings of a clause that names a measure: “A has the same score as B” is said of no other one.

Nor is one measure divided by another of its own kind: “more than twice the latency” is no score in
milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.meaning import Place, Reading
from figcheck.checking.english.names import Names
from figcheck.checking.english.parts import nodes_of
from figcheck.checking.english.tokens import Token
from figcheck.checking.language.tree import Arithmetic, Cells, Condition


def of_named_measures(
    names: Names, readings: Sequence[Reading], tokens: Sequence[Token]
) -> list[Reading]:
    """The readings that are of a measure, where the clause names one.

    Args:
        names: the names of the figure.
        readings: all readings of the clause.
        tokens: the clause.
    """
    measured = names.measures.dimension
    readings = [r for r in readings if not _divides_unlike(names, r)]
    if measured is None or all(_measures(measured, reading) for reading in readings):
        return list(readings)
    named = any(
        ticks.dimension == measured
        for start in range(len(tokens))
        for _, ticks in names.ticks_at(tokens, start)
    )
    return [r for r in readings if not named or _measures(measured, r)]


def _divides_unlike(names: Names, reading: Reading) -> bool:
    """Whether a reading divides the values of one measure by those of another."""
    measures = names.measures

    def of(cells: Cells) -> Place:
        named = (n for n in cells.conditions if isinstance(n, Condition) and not n.excluded)
        return Place(
            tuple((n.dimension, n.ticks) for n in named if n.dimension == measures.dimension)
        )

    return any(
        isinstance(node, Arithmetic)
        and node.operator == "/"
        and isinstance(node.left, Cells)
        and isinstance(node.right, Cells)
        and measures.differ_between(of(node.left), of(node.right))
        for node in nodes_of(reading.formulas)
    )


def _measures(measured: str, reading: Reading) -> bool:
    """Whether a reading says of which measure it is."""
    nodes = nodes_of(reading.formulas)
    return any(isinstance(n, Condition) and n.dimension == measured for n in nodes)
