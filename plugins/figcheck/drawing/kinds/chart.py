"""Figures of which nothing says what kind they are: lines over time, bars of all else."""

from __future__ import annotations

from dataclasses import replace

from figcheck.drawing.kinds.bar import draw_bar
from figcheck.drawing.kinds.line import draw_line
from figcheck.drawing.plots import MOST_SERIES
from figcheck.drawing.scene import Scene
from figcheck.drawing.view import number
from figcheck.model import Dimension, Figure, Role
from figcheck.times import is_time

_FEWEST_TIMES = 3
"""Times from which on values are drawn as a line."""

_MOST_BARS = 150
"""Bars that are still told from each other; more values are better read from a table."""

_MOST_UPRIGHT = 30
"""Bars that stand side by side with room for their names; more lie below each other."""

_FURTHEST = 300.0
"""How many times the largest value of a series may be that of another on the same axis."""


def draw_chart(figure: Figure) -> Scene | None:
    """The picture of a figure, `None` where a table shows the values better.

    Args:
        figure: a figure of no kind that is known.
    """
    lined = [d for d in figure.dimensions if d.role is not Role.PANEL]
    if not lined or len(lined) > 2:
        return None
    times = [d for d in lined if is_time(d) and len(d.ticks) >= _FEWEST_TIMES]
    along = max(times or lined, key=lambda d: len(d.ticks))
    if not _on_one_axis(figure, along, lined):
        return None
    turned = replace(
        figure,
        dimensions=tuple(
            d if d not in lined else replace(d, role=Role.X if d == along else Role.SERIES)
            for d in figure.dimensions
        ),
        x_axis=figure.y_axis if along.role is Role.Y else figure.x_axis,
        y_axis=figure.x_axis if along.role is Role.Y else figure.y_axis,
    )
    if times:
        return draw_line(turned)
    bars = sum(number(cell) is not None for cell in figure.cells)
    if bars > _MOST_BARS:
        return None
    lies = bars > _MOST_UPRIGHT or len(along.ticks) == bars > _MOST_UPRIGHT // 3
    return draw_bar(replace(turned, style=figure.style | {"horizontal"}) if lies else turned)


def _on_one_axis(figure: Figure, along: Dimension, lined: list[Dimension]) -> bool:
    """Whether all series can be told on one axis: of like size, with one unit."""
    rest = [d for d in lined if d != along]
    if not rest:
        return True
    if len(rest[0].ticks) > MOST_SERIES:
        return False
    highest: dict[str | None, float] = {}
    units: set[bool] = set()
    for cell in figure.cells:
        if (value := number(cell)) is not None:
            series = figure.coordinate(cell, rest[0].role)
            highest[series] = max(highest.get(series, 0.0), abs(value))
            units.add("%" in cell.text)
    sizes = [size for size in highest.values() if size]
    return len(units) == 1 and bool(sizes) and max(sizes) <= _FURTHEST * min(sizes)
