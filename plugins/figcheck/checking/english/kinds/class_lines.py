"""Rows and columns of a confusion matrix, where a sentence says which of the two it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language.tree import Cells, Condition, Formula
from figcheck.model import Role
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.kinds.confusions import Confusions

_LINES = any_case(r"\b(row|column)s?\b")


def line_said(text: str) -> Role | None:
    """The axis of columns for a text that speaks of columns, of rows for one of rows alone."""
    said = {word.lower() for word in _LINES.findall(text)}
    return {"column": Role.X, "row": Role.Y}[said.pop()] if len(said) == 1 else None


def of_lines(matrix: Confusions, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause, without those of rows where it speaks of columns alone.

    “The Cat column has more errors than any other column”: of what is taken for a cat.

    Args:
        matrix: the matrix.
        readings: all readings of the clause.
        text: the clause.
    """
    across = line_said(text)
    if across is None:
        return tuple(readings)
    meant, other = matrix.truth, matrix.guess
    if meant.role is not across:
        meant, other = other, meant
    return tuple(
        reading
        for reading in readings
        if not any(_fixes_only(f, other.name, meant.name) for f in reading.formulas)
    )


def _fixes_only(formula: Formula, one: str, two: str) -> bool:
    """Whether some cells are those of a tick of one dimension, and none those of the other's."""
    alone: set[str] = set()
    for node in nodes_of(formula):
        if isinstance(node, Cells):
            named = [c for c in node.conditions if isinstance(c, Condition) and not c.excluded]
            fixed = {c.dimension for c in named if len(c.ticks) == 1} & {one, two}
            alone |= fixed if len(fixed) == 1 else set()
    return alone == {one}
