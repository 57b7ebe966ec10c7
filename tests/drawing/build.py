"""Figures made by hand, for what draws them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from figcheck.model import Cell, Dimension, Figure, Kind, Role, Source, Span

Rows = Mapping[str, Sequence[object]]


def number(text: str) -> float | None:
    """`text` as a number, `None` if it is none."""
    try:
        return float(text)
    except ValueError:
        return None


def dimension(name: str, role: Role, ticks: Sequence[str]) -> Dimension:
    """A dimension with those ticks."""
    return Dimension(name, role, tuple(ticks), tuple(number(tick) for tick in ticks))


def figure(
    kind: Kind,
    dimensions: Sequence[Dimension],
    values: Sequence[tuple[tuple[str | None, ...], object]],
    title: str = "A figure",
    **more: Any,
) -> Figure:
    """A figure with those values, each with its coordinates."""
    cells = tuple(
        Cell(i, at, number(str(value)), str(value), Span(0, 0))
        for i, (at, value) in enumerate(values)
    )
    made = Figure("test", title, kind, Source("", "", ""), tuple(dimensions), cells)
    return replace(made, **more)


def heatmap(
    panels: Mapping[str, Rows],
    x: Sequence[str],
    *,
    x_name: str = "column",
    y_name: str = "row",
    y: Sequence[str] | None = None,
    **more: Any,
) -> Figure:
    """A heatmap of panels of rows; `None` is a cell that is not given."""
    ys = list(y or dict.fromkeys(tick for rows in panels.values() for tick in rows))
    dimensions = [
        dimension("panel", Role.PANEL, list(panels)),
        dimension(y_name, Role.Y, ys),
        dimension(x_name, Role.X, x),
    ]
    values = [
        ((panel, row, column), value)
        for panel, rows in panels.items()
        for row, numbers in rows.items()
        for column, value in zip(x, numbers, strict=True)
        if value is not None
    ]
    return figure(Kind.HEATMAP, dimensions, values, **more)
