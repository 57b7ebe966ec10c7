"""Exceptions of one cell: “in all cells except A at 4” keeps the rest of A, and all else at 4.

A selection leaves out the whole row and the whole column of it. What is said must hold of the rest
of both as well, or it is left open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language.tree import Cells, Condition, Formula
from figcheck.patterns import any_case

_SEVERAL = any_case(
    r"\b(?:except|but|apart|aside|other than|save|excluding|exceptions?|outside)\b.*"
    r"\b(?:and|or|rows?|columns?|both|all|any|every)\b"
)
"""What excepts a row and a column, or several things."""


def besides_one_cell(formula: Formula, text: str) -> Iterator[Formula]:
    """What a formula says of the rest of row and column where it leaves out both for one cell.

    Args:
        formula: what was read.
        text: the clause.

    Yields:
        The formula with the row of the cell, without the cell; and with the column.
    """
    left_out = {n for n in nodes_of(formula) if isinstance(n, Condition) and n.excluded}
    dimensions = {condition.dimension for condition in left_out}
    is_cell = len(left_out) == len(dimensions) == 2 and all(len(c.ticks) == 1 for c in left_out)
    if not is_cell or _SEVERAL.search(text) is not None:
        return
    for kept in left_out:
        yield _within(replace(kept, excluded=False), formula)


def _within(kept: Condition, node: Any) -> Any:
    """A formula on one row or column only, whose cells are compared with those beside them."""
    if not isinstance(node, Cells):
        return rebuilt(node, partial(_within, kept))
    others = tuple(
        c for c in node.conditions if not isinstance(c, Condition) or c.dimension != kept.dimension
    )
    own = [c for c in node.conditions if c not in others]
    if any(not c.excluded for c in own if isinstance(c, Condition)):
        return node
    return replace(node, conditions=(*others, kept))
