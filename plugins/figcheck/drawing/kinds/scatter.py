"""Scatter plots: a point for each name, or for each pair of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from figcheck.drawing import text as texts
from figcheck.drawing.axes import Direction, frame, numbers
from figcheck.drawing.plots import (
    MOST_POINTS,
    MOST_SERIES,
    coordinate,
    name_of,
    panels,
    sides,
    value_axis,
    value_scale,
)
from figcheck.drawing.scene import CAP_MIDDLE, INK, PAPER, Box, Group, Mark, Scene, Shape, Text
from figcheck.drawing.series import Look, legend, looks, marker
from figcheck.drawing.view import Panel, View, caption, number, shown, view_of, written
from figcheck.model import Axis, Cell, Figure

_POINT = 3.4
_NAME_SIZE = 7.5

_MOST_NAMES = 60
"""Points of a panel that are named in the picture."""


def draw_scatter(figure: Figure) -> Scene | None:
    """The picture of a scatter plot, `None` if its points have no two numbers.

    A point is either a name with the series as its coordinates ("M0: Sim = 0.719,
    PP = 37.3") or a tick that is a number with its value.

    Args:
        figure: any figure.
    """
    view = view_of(figure, MOST_POINTS)
    found = _by_name(view) or _by_number(view)
    if not found:
        return None
    points, x_axis, y_axis = found
    everywhere = [point for panel in points for point in panel]
    across = numbers(name_of(x_axis), value_scale([p.x for p in everywhere], x_axis, view.notes))
    up = numbers(name_of(y_axis), value_scale([p.y for p in everywhere], y_axis, view.notes))
    groups = list(dict.fromkeys(point.group for point in everywhere))[:MOST_SERIES]
    styles = looks(figure, groups)
    by_panel = {
        panel.title: panel_points for panel, panel_points in zip(view.panels, points, strict=True)
    }

    def plot(panel: Panel, size: tuple[float, float], leftmost: bool) -> Box:
        marks = _plot(by_panel[panel.title], (across, up), styles, size)
        return frame(panel.title, size, across, up if leftmost else up.bare(), marks)

    return panels(view, legend(styles, points=True), plot)


@dataclass(frozen=True)
class _Point:
    """A point: its numbers, the cells that they come from and what it is called."""

    x: float
    y: float
    cells: tuple[Cell, ...]
    name: str
    group: str
    title: str


_Found = tuple[list[list[_Point]], Axis, Axis]


def _by_name(view: View) -> _Found | None:
    """Points that the ticks name and whose coordinates are the series."""
    figure = view.figure
    along, series = sides(figure)
    if along is None or series is None or len(series.ticks) < 2 or None not in along.numbers:
        return None
    first = _series_of(figure.x_axis, series.ticks) or series.ticks[0]
    others = [tick for tick in series.ticks if tick != first]
    second = _series_of(figure.y_axis, others) or others[0]
    points: list[list[_Point]] = []
    for panel in view.panels:
        rows: dict[str, dict[str, Cell]] = {}
        for cell in panel.cells:
            name = coordinate(figure, cell, along) or ""
            rows.setdefault(name, {}).setdefault(coordinate(figure, cell, series) or "", cell)
        points.append([])
        for name, row in rows.items():
            x, y = (number(row[key]) if key in row else None for key in (first, second))
            if x is None or y is None:
                view.notes.add("Points without both coordinates are not drawn.")
                continue
            values = ", ".join(f"{key} {written(cell)}" for key, cell in row.items())
            cells = tuple(row.values())
            points[-1].append(_Point(x, y, cells, name, "", texts.clean(f"{name}: {values}")))
    x_axis = figure.x_axis if figure.x_axis.label else Axis(label=first)
    y_axis = figure.y_axis if figure.y_axis.label else Axis(label=second)
    return (points, x_axis, y_axis) if any(points) else None


def _by_number(view: View) -> _Found | None:
    """Points at ticks that are numbers, with their values as heights."""
    figure = view.figure
    along, series = sides(figure)
    if along is None or None in along.numbers:
        return None
    at = dict(zip(along.ticks, along.numbers, strict=True))
    points: list[list[_Point]] = []
    for panel in view.panels:
        points.append([])
        for cell in panel.cells:
            x, y = shown(at.get(coordinate(figure, cell, along) or "")), number(cell)
            if x is not None and y is not None:
                group = coordinate(figure, cell, series) or ""
                points[-1].append(_Point(x, y, (cell,), "", group, caption(figure, cell)))
    x_axis = figure.x_axis if figure.x_axis.label else Axis(label=name_of(figure.x_axis, along))
    return (points, x_axis, value_axis(figure)) if any(points) else None


def _series_of(axis: Axis, names: Sequence[str]) -> str | None:
    """The series that an axis' label means."""
    said = axis.label.casefold().strip()
    exact = [name for name in names if name.casefold() == said]
    within = [
        name for name in names if said and (name.casefold() in said or said in name.casefold())
    ]
    return next(iter(exact + within), None)


def _plot(
    points: Sequence[_Point],
    axes: tuple[Direction, Direction],
    styles: Sequence[Look],
    size: tuple[float, float],
) -> list[Mark]:
    """The points with their names, each where it covers the least."""
    across, up = axes
    styles_of = {look.name: look for look in styles}
    places = [
        (size[0] * across.share(point.x), size[1] * (1 - up.share(point.y))) for point in points
    ]
    taken = [(x - _POINT, y - _POINT, x + _POINT, y + _POINT) for x, y in places]
    marks: list[Mark] = []
    for i, (point, (x, y)) in enumerate(zip(points, places, strict=True)):
        look = styles_of.get(point.group)
        if look is None:
            continue
        shape = marker(look.marker, x, y, _POINT)
        drawn: list[Mark] = [Shape(shape, fill=look.ink, stroke=PAPER, width=0.6)]
        if point.name and i < _MOST_NAMES:
            drawn.append(_name(point.name, x, y, taken, size))
        cells = tuple(cell.index for cell in point.cells)
        marks.append(Group(tuple(drawn), cells=cells, title=point.title))
    return marks


def _name(
    name: str,
    x: float,
    y: float,
    taken: list[tuple[float, float, float, float]],
    size: tuple[float, float],
) -> Text:
    """A point's name beside it: the first of eight places that is free, else the first."""
    whole = texts.clean(name)
    shown = texts.shorten(whole, 90.0, _NAME_SIZE)
    wide, high, gap = texts.width(shown, _NAME_SIZE), _NAME_SIZE, _POINT + 2.0
    tries = [
        (x + gap, y - high / 2),
        (x - gap - wide, y - high / 2),
        (x - wide / 2, y - gap - high),
        (x - wide / 2, y + gap),
        (x + gap, y - gap - high / 2),
        (x + gap, y + gap - high / 2),
        (x - gap - wide, y - gap - high / 2),
        (x - gap - wide, y + gap - high / 2),
    ]
    boxes = [(left, top, left + wide, top + high) for left, top in tries]
    inside = [
        box
        for box in boxes
        if box[0] >= 0 and box[1] >= 0 and box[2] <= size[0] and box[3] <= size[1]
    ]
    free = [box for box in inside if not any(_overlap(box, other) for other in taken)]
    box = (free or inside or boxes)[0]
    taken.append(box)
    baseline = (box[1] + box[3]) / 2 + _NAME_SIZE * CAP_MIDDLE
    full = whole if shown != whole else ""
    return Text(box[0], baseline, shown, _NAME_SIZE, INK, "left", full=full)


def _overlap(
    one: tuple[float, float, float, float], other: tuple[float, float, float, float]
) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
