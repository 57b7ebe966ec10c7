"""A figure's values as arrays whose axes have names.

A figure's panels need not share their axes, and a panel's name may say two things at once
("English | Image-to-Text"). A block holds the panels that do share them, and such names as an
axis for each thing that they say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from figcheck.checking.factors import columns_of
from figcheck.checking.relations.names import is_number, key
from figcheck.model import Cell, Dimension, Figure, Role
from figcheck.reading.names import stems
from figcheck.records import record

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

LARGEST = 100_000
"""Places of a block; of a larger one nothing is compared."""
SPARSEST = 0.3
"""Share of places with a value; with fewer, as in a scatter plot, places mean nothing."""
_GREATEST = 1e100
"""Values beyond it are left out: nothing can be computed with their squares."""
_DIGITS = 30
"""Digits before or after the decimal point that a rounding may have."""
_GENERIC = frozenset({"panel", "series", "x", "y", ""})
_ALIKE = 0.5
"""Share of ticks, of all that two panels have, from which they are on one axis."""


@record
class Scale:
    """One axis of a block.

    Attributes:
        label: what the figure calls it, "" if it has no name of its own.
        role: what it is in the picture.
        ticks: its coordinates as written.
    """

    label: str
    role: Role
    ticks: tuple[str, ...]

    @cached_property
    def keys(self) -> dict[str, int]:
        """Position of each tick by its key."""
        return {key(tick): i for i, tick in reversed(list(enumerate(self.ticks)))}

    @cached_property
    def key_set(self) -> frozenset[str]:
        """The ticks' keys."""
        return frozenset(self.keys)

    @cached_property
    def is_numeric(self) -> bool:
        """Whether its ticks are numbers, but for at most a third of them."""
        return sum(map(is_number, self.ticks)) * 3 >= len(self.ticks) * 2

    @cached_property
    def stems(self) -> frozenset[str]:
        """The stems of its label's words."""
        return stems(self.label)


@dataclass(frozen=True, eq=False)
class Block:
    """Panels of a figure that share their axes, or slices of several figures.

    Attributes:
        figures: whose values they are; one unless slices were put together.
        scales: the axes that have two ticks or more.
        fixed: names that hold for all of its values: the only panel, the only series.
        values: a value a place, NaN where there is none; a dimension an axis.
        decimals: digits after the decimal point of each value.
        cells: index of each place's cell in its figure, -1 where there is none.
        owners: whose cell it is: a place in `figures`.
    """

    figures: tuple[Figure, ...]
    scales: tuple[Scale, ...]
    fixed: tuple[str, ...]
    values: Floats
    decimals: Ints
    cells: Ints
    owners: Ints

    @property
    def figure(self) -> Figure:
        """The figure, of a block that is of one."""
        return self.figures[0]


def blocks(figure: Figure) -> tuple[Block, ...]:
    """The values of a figure, panels that share their axes together.

    Args:
        figure: the figure.

    Returns:
        Its blocks in the order of its panels. Panels without axes, as those of a scatter plot,
        and panels with fewer than three values are left out.
    """
    cells = [c for c in figure.cells if c.value is not None and abs(c.value) <= _GREATEST]
    found = (_block(figure, group) for group in _on_same_axes(figure.dimensions, cells))
    return tuple(block for block in found if block is not None)


def _on_same_axes(dimensions: Sequence[Dimension], cells: Sequence[Cell]) -> Iterator[list[Cell]]:
    """The cells, those of panels on the same axes together."""
    panel = next((i for i, d in enumerate(dimensions) if d.role is Role.PANEL), None)
    if panel is None:
        yield list(cells)
        return
    others = [i for i in range(len(dimensions)) if i != panel]
    panels: dict[str | None, list[Cell]] = {}
    for cell in cells:
        panels.setdefault(cell.at[panel], []).append(cell)
    groups: list[tuple[list[set[str | None]], list[Cell]]] = []
    for members in panels.values():
        ticks = [{cell.at[i] for cell in members} for i in others]
        for known, group in groups:
            if all(len(a & b) >= _ALIKE * len(a | b) for a, b in zip(known, ticks, strict=True)):
                group.extend(members)
                for a, b in zip(known, ticks, strict=True):
                    a.update(b)
                break
        else:
            groups.append((ticks, list(members)))
    for _, group in groups:
        yield group


def _block(figure: Figure, cells: Sequence[Cell]) -> Block | None:
    scales: list[Scale] = []
    fixed: list[str] = []
    columns: list[tuple[int, dict[str | None, int]]] = []
    for i, dimension in enumerate(figure.dimensions):
        used = {cell.at[i] for cell in cells}
        ticks = tuple(tick for tick in dimension.ticks if tick in used)
        label = "" if dimension.name.casefold() in _GENERIC else dimension.name
        apart = columns_of(ticks, fullness=SPARSEST) if dimension.role is Role.PANEL else None
        for names in apart or [ticks]:
            distinct = tuple(dict.fromkeys(names))
            if len(distinct) > 1:
                positions = {name: n for n, name in enumerate(distinct)}
                columns.append((i, {t: positions[n] for t, n in zip(ticks, names, strict=True)}))
                scales.append(Scale(label, dimension.role, distinct))
            else:
                fixed += [name for name in distinct if not is_number(name)]
    shape = tuple(len(scale.ticks) for scale in scales)
    places = int(np.prod(shape, dtype=float)) if shape else 0
    if len(cells) < 3 or not 3 <= places <= LARGEST or len(cells) < SPARSEST * places:
        return None
    values = np.full(shape, np.nan)
    decimals = np.zeros(shape, dtype=np.int64)
    index = np.full(shape, -1, dtype=np.int64)
    for cell in cells:
        at = tuple(column.get(cell.at[i], -1) for i, column in columns)
        if -1 not in at and index[at] < 0:
            values[at] = cell.value
            decimals[at] = max(-_DIGITS, min(cell.decimals, _DIGITS))
            index[at] = cell.index
    owners = np.zeros(shape, dtype=np.int64)
    return Block((figure,), tuple(scales), tuple(fixed), values, decimals, index, owners)
