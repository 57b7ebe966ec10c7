"""Figures whose values are places in an order, of which the first is the best: bump charts."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.language.tree import Comparator, Compare, Number
from figcheck.model import Dimension, Figure

_RANKS = frozenset("rank ranks ranking rankings placement".split())
_FEWEST = 3
_FEWEST_ORDERS = 2


def are_ranks(figure: Figure) -> bool:
    """Whether the values are ranks: by their label, or as each of several orders has 1 to n once.

    Args:
        figure: the figure.
    """
    if not _RANKS.isdisjoint(words_of(figure.value.label)[-1:]):
        return True
    return any(_orders(figure, dimension) for dimension in figure.dimensions)


def _orders(figure: Figure, dimension: Dimension) -> bool:
    """Whether the ticks of a dimension are put in an order at each place: first, second, third."""
    if len(dimension.ticks) < _FEWEST:
        return False
    side = figure.dimensions.index(dimension)
    orders: dict[tuple[str | None, ...], list[float]] = {}
    for cell in figure.cells:
        if cell.value is not None:
            elsewhere = (*cell.at[:side], *cell.at[side + 1 :])
            orders.setdefault(elsewhere, []).append(cell.value)
    wanted = list(range(1, len(dimension.ticks) + 1))
    return len(orders) >= _FEWEST_ORDERS and all(sorted(o) == wanted for o in orders.values())


def gives_ranks(compared: Sequence[Compare]) -> bool:
    """Whether a reading gives ranks by their numbers, and says of none that it is higher.

    Of ranks the highest is the lowest number: what compares them by size may be meant either way.

    Args:
        compared: what it compares.
    """
    return bool(compared) and all(
        c.comparator is Comparator.EQUAL and isinstance(c.right, Number) for c in compared
    )
