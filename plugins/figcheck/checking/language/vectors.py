"""Vectors: numbers by the coordinates that a term leaves open, and how two of them meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from figcheck.model import Figure
from figcheck.records import record

Key: TypeAlias = tuple[str | None, ...]


class Entry(NamedTuple):
    """A number and the indices of the cells that it was made of."""

    value: float
    cells: tuple[int, ...] = ()


@record
class Vector:
    """Numbers by the coordinates that a term leaves open.

    Attributes:
        dimensions: names of the open dimensions, in the figure's order.
        entries: the numbers; a key has a coordinate for each of `dimensions`.
        decimals: digits that the numbers are known to, `None` if exact.
        written: whether it is a number that the claim writes.
    """

    dimensions: tuple[str, ...]
    entries: Mapping[Key, Entry]
    decimals: int | None = None
    written: bool = False

    @property
    def single(self) -> Entry | None:
        """The number of a vector that leaves nothing open."""
        return next(iter(self.entries.values())) if len(self.entries) == 1 else None


def cells_of(*groups: Sequence[int]) -> tuple[int, ...]:
    """The cells of all groups, each once, in the order of the text."""
    return tuple(sorted({index for group in groups for index in group}))


def join(
    figure: Figure, left: Vector, right: Vector
) -> tuple[tuple[str, ...], list[tuple[Key, Entry, Entry]]]:
    """Pairs two vectors by their common dimensions; the others run free."""
    dimensions = tuple(
        d.name for d in figure.dimensions if d.name in left.dimensions + right.dimensions
    )
    shared = [d for d in left.dimensions if d in right.dimensions]
    left_places = [left.dimensions.index(d) for d in shared]
    right_places = [right.dimensions.index(d) for d in shared]
    by_key: dict[Key, list[tuple[Key, Entry]]] = {}
    for key, entry in right.entries.items():
        by_key.setdefault(tuple([key[i] for i in right_places]), []).append((key, entry))
    sides = left.dimensions + right.dimensions
    places = [sides.index(d) for d in dimensions]
    joined: list[tuple[Key, Entry, Entry]] = []
    for key, entry in left.entries.items():
        for other, partner in by_key.get(tuple([key[i] for i in left_places]), ()):
            at = key + other
            joined.append((tuple([at[i] for i in places]), entry, partner))
    return dimensions, joined
