"""The values of a figure as tables: which there are, what their rows and columns are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from figcheck.model import Cell, Dimension, Figure, Role
from figcheck.publishing.exports import number

WIDEST = 12
"""Ticks that run across a table where they could as well run down."""

SPARSEST = 0.25
"""Share of places that must have a value, else the values are listed one below the other."""


@dataclass(frozen=True)
class Row:
    """A row of a table.

    Attributes:
        headings: the coordinates that the whole row shares.
        places: the cells at each place of the row; none where the description gives no value.
    """

    headings: tuple[str, ...]
    places: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True)
class Table:
    """Some values of a figure, in rows and columns.

    Attributes:
        caption: coordinates that all its values share, else what the values are.
        stub: what the headings of the rows are coordinates of, one for each of `Row.headings`.
        spanner: what the headings of the columns are coordinates of, "" for the values alone.
        columns: the headings of the columns.
        rows: the rows.
    """

    caption: tuple[str, ...]
    stub: tuple[str, ...]
    spanner: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


def tables(figure: Figure) -> tuple[Table, ...]:
    """All values of a figure, each in one table.

    A panel has tables of its own. Within it the last two dimensions that apply are rows and
    columns, and each coordinate of any other makes a table. Rows and columns stand in the order
    of the picture.

    Args:
        figure: any figure.

    Returns:
        The tables, in the order of the picture; none for a figure without values.
    """
    return tuple(_Layout(figure).tables())


def picture_order(figure: Figure) -> Callable[[Cell], list[tuple[int, str]]]:
    """A sort key that puts the cells of a figure in the order of its picture."""
    keys = [_order(dimension) for dimension in figure.dimensions]
    return lambda cell: [key(tick) for key, tick in zip(keys, cell.at, strict=True)]


def dimension_name(dimension: Dimension) -> str:
    """The name of a dimension as the description gives it, "" for an axis without one."""
    return "" if dimension.name.lower() in {Role.X, Role.Y} else dimension.name


def value_name(figure: Figure) -> str:
    """What the values of a figure are: the label of the value axis or of the colour bar."""
    return figure.value.label or (figure.colours.label if figure.colours else "") or "Value"


def digits(cell: Cell) -> str:
    """The number of a cell where it is shown as more or other than its digits, else "".

    Args:
        cell: any cell; one without a value gives "".
    """
    if cell.value is None:
        return ""
    try:
        is_plain = float(cell.text) == cell.value and not cell.approx and cell.error is None
    except ValueError:
        is_plain = False
    return "" if is_plain else number(cell.value)


@dataclass(frozen=True)
class _Layout:
    """How the values of one figure are laid out; an axis is an index into its dimensions."""

    figure: Figure

    @cached_property
    def uses(self) -> list[Counter[str | None]]:
        """How many values each coordinate of each dimension has."""
        return [
            Counter(cell.at[axis] for cell in self.figure.cells)
            for axis in range(len(self.figure.dimensions))
        ]

    def tables(self) -> Iterator[Table]:
        groups: dict[tuple[str | None, tuple[bool, ...]], list[Cell]] = {}
        for cell in self.figure.cells:
            applies = tuple(tick is not None for tick in cell.at)
            panel = self.figure.coordinate(cell, Role.PANEL)
            groups.setdefault((panel, applies), []).append(cell)
        order = _order(self.figure.dimension(Role.PANEL))
        for (panel, applies), cells in sorted(groups.items(), key=lambda g: order(g[0][0])):
            axes = [
                axis
                for axis, dimension in enumerate(self.figure.dimensions)
                if applies[axis] and dimension.role is not Role.PANEL
            ]
            yield from self._split(panel, axes[:-2], axes[-2:], cells)

    def _split(
        self, panel: str | None, split: Sequence[int], spread: Sequence[int], cells: Sequence[Cell]
    ) -> Iterator[Table]:
        parts: dict[tuple[str | None, ...], list[Cell]] = {}
        for cell in cells:
            parts.setdefault(tuple(cell.at[axis] for axis in split), []).append(cell)
        for shared in sorted(parts, key=self._order(split)):
            caption = tuple(tick for tick in (panel, *shared) if tick is not None)
            yield self._table(caption or (value_name(self.figure),), spread, parts[shared])

    def _table(self, caption: tuple[str, ...], axes: Sequence[int], cells: Sequence[Cell]) -> Table:
        if len(axes) < 2:
            return self._list(caption, axes, cells)
        down, across = self._turned(axes, cells)
        rows, columns = self._ticks(down, cells), self._ticks(across, cells)
        places: dict[tuple[str | None, str | None], tuple[Cell, ...]] = {}
        for cell in cells:
            at = cell.at[down], cell.at[across]
            places[at] = (*places.get(at, ()), cell)
        if len(places) < SPARSEST * len(rows) * len(columns):
            return self._list(caption, axes, cells)
        return Table(
            caption,
            (self._name(down),),
            self._name(across),
            columns,
            tuple(Row((row,), tuple(places.get((row, c), ()) for c in columns)) for row in rows),
        )

    def _list(self, caption: tuple[str, ...], axes: Sequence[int], cells: Sequence[Cell]) -> Table:
        """A table with a place a row."""
        rows: dict[tuple[str | None, ...], tuple[Cell, ...]] = {}
        for cell in cells:
            at = tuple(cell.at[axis] for axis in axes)
            rows[at] = (*rows.get(at, ()), cell)
        return Table(
            caption,
            tuple(self._name(axis) for axis in axes),
            "",
            (value_name(self.figure),),
            tuple(
                Row(tuple(tick or "" for tick in at), (rows[at],))
                for at in sorted(rows, key=self._order(axes))
            ),
        )

    def _turned(self, axes: Sequence[int], cells: Sequence[Cell]) -> tuple[int, int]:
        """Which of two dimensions runs down and which across.

        As in the picture, x across and y down, but a long x axis runs down beside its series.
        """
        first, second = axes
        if self.figure.dimensions[first].role is not Role.SERIES:
            return first, second
        if self.figure.dimensions[second].role is Role.Y:
            return second, first
        width = len(self._ticks(second, cells))
        if width > WIDEST and width > len(self._ticks(first, cells)):
            return second, first
        return first, second

    def _ticks(self, axis: int, cells: Sequence[Cell]) -> tuple[str, ...]:
        """The coordinates of a dimension that a table shows.

        All of them, so that what is missing can be seen; only its own where `cells` have an axis
        of their own: they share no coordinate with other tables, or use less than half of them.
        """
        dimension = self.figure.dimensions[axis]
        here = Counter(tick for cell in cells if (tick := cell.at[axis]) is not None)
        only = here.total() == len(self.figure.cells)
        shared = any(self.uses[axis][tick] > count for tick, count in here.items())
        if only or (shared and 2 * len(here) >= len(dimension.ticks)):
            return (*dimension.ticks, *sorted(here.keys() - dimension.positions.keys()))
        return tuple(sorted(here, key=_order(dimension)))

    def _name(self, axis: int) -> str:
        return dimension_name(self.figure.dimensions[axis])

    def _order(self, axes: Sequence[int]) -> Callable[[tuple[str | None, ...]], list[Any]]:
        keys = [_order(self.figure.dimensions[axis]) for axis in axes]
        return lambda at: [key(tick) for key, tick in zip(keys, at, strict=True)]


def _order(dimension: Dimension | None) -> Callable[[str | None], tuple[int, str]]:
    """A sort key: coordinates as their dimension lists them, those that it does not list last."""
    positions = dimension.positions if dimension else {}
    return lambda tick: (positions.get(tick or "", len(positions)), tick or "")
