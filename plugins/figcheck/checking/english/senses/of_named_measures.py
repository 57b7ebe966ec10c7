"""Readings of a clause that names a measure: “A has the same score as B” is said of no other one.

Nor is one measure divided by another of its own kind: “more than twice the latency” is no score in
milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.names.names import Names
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.language.tree import Arithmetic, Cells, Condition

_PARTS = frozenset(
    "half third thirds quarter quarters fifth tenth twice double triple times".split()
)
_ARTICLES = frozenset("the its their".split())


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
    if measured is None or not readings:
        return list(readings)
    readings = [r for r in readings if not _divides_unlike(names, r)]
    named = [ticks for i in range(len(tokens)) for _, ticks in names.ticks_at(tokens, i)]
    if any(ticks.dimension == measured for ticks in named):
        readings = [r for r in readings if _measures(measured, r)]
    parts = _parts_of(names, measured, tokens)
    return [r for r in readings if not _divides_another(measured, r, parts)]


def _parts_of(names: Names, measured: str, tokens: Sequence[Token]) -> frozenset[str]:
    """The measures of which a part or a multiple is told: “at a third of the latency of B”."""
    found: set[str] = set()
    for place, token in enumerate(tokens[:-1]):
        if token.word not in _PARTS:
            continue
        start = place + 1 + (tokens[place + 1].word == "of")
        start += start < len(tokens) and tokens[start].word in _ARTICLES
        if start < len(tokens):
            for _, ticks in names.ticks_at(tokens, start):
                if ticks.dimension == measured:
                    found.update(ticks.ticks)
    return frozenset(found)


def _divides_another(measured: str, reading: Reading, parts: frozenset[str]) -> bool:
    """Whether a reading divides values, but none of the measures of which parts are told."""
    if not parts:
        return False
    divided = [
        frozenset(
            tick
            for n in nodes_of((node,))
            if isinstance(n, Condition) and n.dimension == measured
            for tick in n.ticks
        )
        for node in reading.nodes
        if isinstance(node, Arithmetic) and node.operator == "/"
    ]
    return bool(divided) and all(parts.isdisjoint(ticks) for ticks in divided)


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
        for node in reading.nodes
    )


def _measures(measured: str, reading: Reading) -> frozenset[str]:
    """The measures of which a reading is."""
    nodes = (n for n in reading.nodes if isinstance(n, Condition))
    return frozenset(tick for n in nodes if n.dimension == measured for tick in n.ticks)
