"""Readings that hold whatever the values are: what is set against itself."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.meaning import Reading
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Quantified


def saying_something(readings: Sequence[Reading]) -> tuple[Reading, ...]:
    """Readings without those that set the extreme of each of several against itself.

    Under a label that names a benchmark, “every model is best on this benchmark” would be read so:
    the best that it has there is the best that it has there.

    Args:
        readings: all readings of a clause.
    """
    return tuple(r for r in readings if not any(map(_is_empty, r.nodes)))


def _is_empty(node: object) -> bool:
    if not isinstance(node, Quantified) or not isinstance(node.of, Compare):
        return False
    held = node.of
    same = held.comparator is Comparator.EQUAL and held.left == held.right
    return same and isinstance(held.left, Aggregate)
