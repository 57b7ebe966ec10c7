"""What divides wholes into parts: the segments of bars that are stacked to 100 %.

The mean of all parts of a whole is the same for each whole, whatever they are; nobody speaks of it,
nor of the sum of several parts of several wholes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language.tree import Aggregate, Cells, Condition, Function
from figcheck.model import Figure

_WHOLE = 100.0
_NEARLY = 2.0
"""How far from 100 the rounded parts of a whole may add up to."""

_FEWEST = 3
"""Parts of a whole; what two things have in common may add up to 100 by chance."""

_MEANS = frozenset({Function.MEAN, Function.MEDIAN})


def divides(figure: Figure) -> str | None:
    """The dimension whose ticks are the parts of several wholes; `None` if there is none.

    Args:
        figure: the figure.
    """
    sizes = [d for d in figure.dimensions if len(d.ticks) > 1]
    if len(sizes) < 2 or len({d.ticks for d in sizes}) < len(sizes):
        return None  # What becomes of the cases of each class is no part of it.
    for place, dimension in enumerate(figure.dimensions):
        if len(dimension.ticks) < _FEWEST:
            continue
        wholes: dict[tuple[str | None, ...], list[float]] = defaultdict(list)
        for cell in figure.cells:
            if not any(cell.at):
                continue  # It stands for nothing: its column was left out.
            if cell.value is None or cell.value < 0:
                break
            wholes[(*cell.at[:place], *cell.at[place + 1 :])].append(cell.value)
        else:
            parts = wholes.values()
            if len(wholes) > 1 and all(
                len(p) == len(dimension.ticks) and abs(sum(p) - _WHOLE) <= _NEARLY for p in parts
            ):
                return dimension.name
    return None


def says_nothing_of_parts(node: object, divided: str, sizes: Mapping[str, int]) -> bool:
    """Whether something is the mean of all parts of wholes, or a sum of several parts of several.

    Args:
        node: a node of a formula.
        divided: the dimension whose ticks are the parts.
        sizes: how many ticks each dimension has.
    """
    if not isinstance(node, Aggregate):
        return False
    cells = [part for part in nodes_of(node.of) if isinstance(part, Cells)]
    if node.function in _MEANS:
        return divided not in node.by and any(divided not in _limited(part) for part in cells)
    if node.function is not Function.SUM:
        return False
    apart = {name for name, size in sizes.items() if size > 1} - {divided, *node.by}
    several = [part for part in cells if _limited(part).get(divided, 2) > 1]
    return any(_limited(part).get(name, 2) > 1 for part in several for name in apart)


def is_of_the_largest_part(node: object, divided: str) -> bool:
    """Whether something is the extreme of all parts, whichever part that is.

    “A meets with the most scorn (46%)” is not about the largest part: what nobody knows to be a
    word for the values may be a name for several parts together.

    Args:
        node: a node of a formula.
        divided: the dimension whose ticks are the parts.
    """
    if not isinstance(node, Aggregate) or node.function not in (Function.MAX, Function.MIN):
        return False
    cells = [part for part in nodes_of(node.of) if isinstance(part, Cells)]
    return any(divided not in _limited(part) for part in cells)


def _limited(cells: Cells) -> dict[str, int]:
    """The dimensions of which a selection names ticks, each with how many; two for “but A”."""
    conditions = (c for c in cells.conditions if isinstance(c, Condition))
    return {c.dimension: 2 if c.excluded else len(c.ticks) for c in conditions}
