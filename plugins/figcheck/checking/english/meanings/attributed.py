"""What cells have in common by an attribute of the things that they are of.

An open model and a closed one stand at different ticks of the column that says which they are.
Cells of theirs are set against each other all the same: that column is no coordinate by which
values are paired, once it is said at which of its ticks each of them is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language.tree import Arithmetic, Cells, Compare, Condition

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context

Node = TypeVar("Node")


def with_attributes(c: Context, node: Node) -> Node:
    """A formula in which terms that no attribute would pair say which one each of them has."""
    return _told_apart(c, node) if c.names.attributes else node


def _told_apart(c: Context, node: Any) -> Any:
    if isinstance(node, (Compare, Arithmetic)):
        left, right = (_common(c, side) for side in (node.left, node.right))
        if any(left[d] != right[d] for d in left.keys() & right.keys()):
            return replace(node, left=_placed(node.left, left), right=_placed(node.right, right))
    return rebuilt(node, lambda part: _told_apart(c, part))


def _common(c: Context, term: object) -> dict[str, str]:
    """The attributes that all cells of a term share, by dimension."""
    cells = [part for part in nodes_of(term) if isinstance(part, Cells)]
    found: dict[str, str] = {}
    for position, dimension in enumerate(c.figure.dimensions):
        if dimension.name in c.names.attributes and cells:
            ticks = {c.figure.cells[i].at[position] for p in cells for i in c.table.indices(p)}
            (tick,) = ticks if len(ticks) == 1 else (None,)
            found |= {dimension.name: tick} if tick else {}
    return found


def _placed(node: Any, attributes: dict[str, str]) -> Any:
    if isinstance(node, Cells):
        named = {x.dimension for x in node.conditions if isinstance(x, Condition)}
        more = (Condition(d, (t,)) for d, t in attributes.items() if d not in named)
        return Cells((*node.conditions, *more))
    return rebuilt(node, lambda part: _placed(part, attributes))
