"""What line charts, bar charts, scatter and box plots have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from figcheck.drawing.axes import PANEL_GAP, Direction, names, numbers
from figcheck.drawing.scale import Scale, around, short
from figcheck.drawing.scene import Box, Scene, below, beside, sheet
from figcheck.drawing.series import rows, spread
from figcheck.drawing.view import Notes, Panel, View, bounds, error, number, shown
from figcheck.model import Axis, Cell, Dimension, Figure, Role
from figcheck.times import is_time, time_of

MOST_POINTS = 2_000
"""Ticks of a numeric axis, and so points of a series, that are drawn."""

MOST_SERIES = 30

_LEVEL_TICKS = 30
"""Ticks of the description that an axis shows; with more it has round numbers."""


def sides(figure: Figure) -> tuple[Dimension | None, Dimension | None]:
    """The dimension along the axis and that of the series, where there are such."""
    x, y, series = (
        dimension if dimension and dimension.ticks else None
        for dimension in map(figure.dimension, (Role.X, Role.Y, Role.SERIES))
    )
    return (y, series) if x is None else (x, series or y)


def series_names(view: View, series: Dimension | None) -> Sequence[str]:
    """The series that are drawn; one without a name where there is no such dimension."""
    if series is None:
        return ("",)
    if len(series.ticks) > MOST_SERIES:
        view.notes.add(f"Only the first {MOST_SERIES} of {len(series.ticks)} series are drawn.")
    return series.ticks[:MOST_SERIES]


def coordinate(figure: Figure, cell: Cell, dimension: Dimension | None) -> str | None:
    """Where a cell lies in a dimension, `None` if there is no such dimension."""
    return None if dimension is None else figure.coordinate(cell, dimension.role)


def value_axis(figure: Figure) -> Axis:
    """The axis that the values are read from: the horizontal one of horizontal bars."""
    told = "log-y"
    if "horizontal" in figure.style:
        first, second, told = figure.x_axis, figure.value, "log-x"
    elif figure.dimension(Role.X) is None and figure.dimension(Role.Y):
        return figure.value
    else:
        first, second = figure.value, figure.y_axis
    log = "log" in {first.scale, second.scale} or told in figure.style
    return replace(
        first,
        label=first.label or second.label,
        bounds=first.bounds or second.bounds,
        scale="log" if log else first.scale,
    )


def axis_of(figure: Figure, along: Dimension) -> Axis:
    """The axis that a dimension is laid out along, as described."""
    return figure.y_axis if along.role is Role.Y else figure.x_axis


def name_of(axis: Axis, dimension: Dimension | None = None) -> str:
    """What an axis is labelled with: the described label, else the dimension's own name."""
    if axis.label or dimension is None:
        return axis.label
    return dimension.name if len(dimension.name) > 1 and dimension.name != "series" else ""


def value_scale(values: Sequence[float], axis: Axis, notes: Notes, *, bars: bool = False) -> Scale:
    """The range of the values: the described one, extended where values lie beyond it.

    Args:
        values: all that is drawn along the axis, ends of errors included.
        axis: the axis as described.
        notes: where it is told that the described range is extended.
        bars: whether it is for bars: these start from 0 and have their values at their ends.
    """
    log = axis.scale == "log" and bool(values) and min(values) > 0
    zero = bars and not log
    own = around(values, zero=zero, log=log, margin=0.12 if bars else 0.05)
    described = bounds(axis.bounds)
    if described is None or (log and described[0] <= 0):
        return own
    low, high = described
    if not values or (low <= min(values) and max(values) <= high):
        if zero:
            low, high = min(low, 0.0), max(high, 0.0)
        return Scale(low, high, log)
    notes.add(
        f"Values lie beyond the described axis, {short(low)} to {short(high)}: "
        "the axis is extended to them."
    )
    return Scale(
        low if low <= min(values) else min(own.low, low),
        high if high >= max(values) else max(own.high, high),
        log,
    )


def tick_axis(
    view: View, dimension: Dimension, axis: Axis, *, margin: float = 0.03
) -> tuple[Direction, dict[str, float]]:
    """The axis of a dimension, and the share of it at which each of its ticks lies.

    It is one of numbers if all ticks are numbers, else one of names.
    """
    ticks = view.ticks(dimension.role)
    values = dict(zip(dimension.ticks, dimension.numbers, strict=True))
    known = {tick: v for tick in ticks if (v := shown(values[tick])) is not None}
    title = name_of(axis, dimension)
    if len(known) < len(ticks) or len(set(known.values())) < 2:
        direction = names(title, forwards(ticks, dimension, axis))
        return direction, dict(direction.ticks)
    scale = around(
        list(known.values()), log=axis.scale == "log" or "log-x" in view.figure.style, margin=margin
    )
    described = [known[tick] for tick in axis.ticks if tick in known]
    falling = len(described) > 1 and described[0] > described[-1]
    labels = known.items() if len(known) <= _LEVEL_TICKS else ()
    direction = numbers(title, scale, labels, falling=falling)
    return direction, {tick: direction.share(value) for tick, value in known.items()}


def forwards(ticks: Sequence[str], dimension: Dimension, axis: Axis) -> Sequence[str]:
    """Ticks as they stand from left to right.

    Times run from the first to the last, where no axis is described and a table begins with the
    last.

    Args:
        ticks: those that are drawn.
        dimension: their dimension.
        axis: the axis that it is laid out along, as described.
    """
    if not is_time(dimension) or axis.ticks:
        return ticks
    first, last = time_of(ticks[0]) or 0.0, time_of(ticks[-1]) or 0.0
    return ticks[::-1] if first > last else ticks


def ends(cells: Sequence[Cell]) -> list[float]:
    """All values of `cells`, and the ends of their errors."""
    found = []
    for cell in cells:
        value = number(cell)
        if value is not None:
            found += [value - error(cell), value + error(cell)]
    return found


def panels(
    view: View,
    key: Box,
    plot: Callable[[Panel, tuple[float, float], bool], Box],
    *,
    size: tuple[float, float] | None = None,
) -> Scene:
    """The picture of a figure with a plot a panel, under its legend.

    Args:
        view: the figure.
        key: the legend.
        plot: draws a panel at a size, and is told whether it stands leftmost.
        size: width and height of a plot, if the number of panels is not to decide.
    """
    across, usual = spread(len(view.panels))
    lines = []
    for row in rows(len(view.panels), across):
        boxes = [plot(view.panels[i], size or usual, i == row.start) for i in row]
        lines.append(boxes)
    left = max(boxes[0].left for boxes in lines)
    right = max(box.right for boxes in lines for box in boxes)
    for boxes in lines:
        boxes[0] = replace(boxes[0], left=left)
        boxes[:-1] = [replace(box, right=right) for box in boxes[:-1]]
    block = below([beside(boxes, PANEL_GAP) for boxes in lines], PANEL_GAP)
    return sheet(view.figure.title, below([key, block], 10.0), notes=view.notes.sentences)


def matches(pattern: re.Pattern[str], ticks: Sequence[str]) -> str | None:
    """The first of `ticks` that a pattern occurs in."""
    return next((tick for tick in ticks if pattern.search(tick)), None)
