"""What is told of all that is found between figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from figcheck.model import Relation, RelationKind

Found = tuple[Relation, ...]

_NEAREST = 2
"""Figures after a figure that are told to have the same axes and other data: in a large site
hundreds may, and the next ones are those of the same paper."""


def told(found: Iterable[Found]) -> Iterator[Relation]:
    """What is told of a figure's relations to those after it.

    Args:
        found: the relations to each of them, the nearest first.

    Yields:
        All relations but those to figures further away that have nothing but their axes in
        common with it.
    """
    alike = 0
    for relations in found:
        alike += any(relation.kind is RelationKind.SAME_AXES for relation in relations)
        for relation in relations:
            if relation.kind is not RelationKind.SAME_AXES or alike <= _NEAREST:
                yield relation
