"""The values of a figure as tables: which there are, what their rows and columns are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from figcheck.model import Cell, Dimension, Figure, Role

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
    groups: dict[tuple[str | None, tuple[bool, ...]], list[Cell]] = {}
    for cell in figure.cells:
        applies = tuple(tick is not None for tick in cell.at)
        groups.setdefault((figure.coordinate(cell, Role.PANEL), applies), []).append(cell)
    order = _order(figure.dimension(Role.PANEL))
    return tuple(
        table
        for (panel, applies), cells in sorted(groups.items(), key=lambda g: order(g[0][0]))
        for table in _panel(figure, panel, applies, cells)
    )


def dimension_name(dimension: Dimension) -> str:
    """The name of a dimension as the description gives it, "" for an axis without one."""
    return "" if dimension.name.lower() in {Role.X, Role.Y} else dimension.name


def value_name(figure: Figure) -> str:
    """What the values of a figure are: the label of the value axis or of the colour bar."""
    return figure.value.label or (figure.colours.label if figure.colours else "") or "Value"


def _panel(
    figure: Figure, panel: str | None, applies: Sequence[bool], cells: Sequence[Cell]
) -> Iterable[Table]:
    axes = [
        i
        for i, dimension in enumerate(figure.dimensions)
        if applies[i] and dimension.role is not Role.PANEL
    ]
    split, spread = axes[:-2], axes[-2:]
    parts: dict[tuple[str | None, ...], list[Cell]] = {}
    for cell in cells:
        parts.setdefault(tuple(cell.at[i] for i in split), []).append(cell)
    orders = [_order(figure.dimensions[i]) for i in split]
    for shared in sorted(parts, key=lambda at: [o(t) for o, t in zip(orders, at, strict=True)]):
        caption = tuple(tick for tick in (panel, *shared) if tick is not None)
        yield _table(figure, caption or (value_name(figure),), spread, parts[shared])


def _table(
    figure: Figure, caption: tuple[str, ...], axes: Sequence[int], cells: Sequence[Cell]
) -> Table:
    if len(axes) < 2:
        return _list(figure, caption, axes, cells)
    down, across = _turned(figure, axes, cells)
    rows, columns = _ticks(figure, down, cells), _ticks(figure, across, cells)
    places: dict[tuple[str | None, str | None], tuple[Cell, ...]] = {}
    for cell in cells:
        at = cell.at[down], cell.at[across]
        places[at] = (*places.get(at, ()), cell)
    if len(places) < SPARSEST * len(rows) * len(columns):
        return _list(figure, caption, axes, cells)
    return Table(
        caption,
        (dimension_name(figure.dimensions[down]),),
        dimension_name(figure.dimensions[across]),
        columns,
        tuple(Row((row,), tuple(places.get((row, c), ()) for c in columns)) for row in rows),
    )


def _list(
    figure: Figure, caption: tuple[str, ...], axes: Sequence[int], cells: Sequence[Cell]
) -> Table:
    """A value a row."""
    orders = [_order(figure.dimensions[i]) for i in axes]
    rows: dict[tuple[str, ...], tuple[Cell, ...]] = {}
    for cell in sorted(
        cells, key=lambda c: [o(c.at[i]) for i, o in zip(axes, orders, strict=True)]
    ):
        at = tuple(cell.at[i] or "" for i in axes)
        rows[at] = (*rows.get(at, ()), cell)
    return Table(
        caption,
        tuple(dimension_name(figure.dimensions[i]) for i in axes),
        "",
        (value_name(figure),),
        tuple(Row(at, (same,)) for at, same in rows.items()),
    )


def _turned(figure: Figure, axes: Sequence[int], cells: Sequence[Cell]) -> tuple[int, int]:
    """Which of two dimensions runs down and which across.

    As in the picture, x across and y down, but a long x axis runs down beside its series.
    """
    first, second = axes
    if figure.dimensions[first].role is not Role.SERIES:
        return first, second
    if figure.dimensions[second].role is Role.Y:
        return second, first
    width = len(_ticks(figure, second, cells))
    if width > WIDEST and width > len(_ticks(figure, first, cells)):
        return second, first
    return first, second


def _ticks(figure: Figure, axis: int, cells: Sequence[Cell]) -> tuple[str, ...]:
    """The coordinates of a dimension that a table shows.

    All of them, so that what is missing can be seen; only its own where `cells` use less than
    half of them, for then the panel has an axis of its own.
    """
    dimension = figure.dimensions[axis]
    used = {tick for cell in cells if (tick := cell.at[axis]) is not None}
    beyond = sorted(used - dimension.positions.keys())
    shared = 2 * len(used) >= len(dimension.ticks)
    return (*(t for t in dimension.ticks if shared or t in used), *beyond)


def _order(dimension: Dimension | None) -> Callable[[str | None], tuple[int, str]]:
    """A sort key: coordinates as their dimension lists them, those that it does not list last."""
    positions = dimension.positions if dimension else {}
    return lambda tick: (positions.get(tick or "", len(positions)), tick or "")
