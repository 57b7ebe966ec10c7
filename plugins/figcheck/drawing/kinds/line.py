"""Line charts: a line with a marker at each value, errors and bands."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from figcheck.drawing.axes import Direction, frame, numbers
from figcheck.drawing.plots import (
    MOST_POINTS,
    axis_of,
    coordinate,
    ends,
    matches,
    name_of,
    panels,
    series_names,
    sides,
    tick_axis,
    value_axis,
    value_scale,
)
from figcheck.drawing.scene import (
    RULE,
    Box,
    Group,
    Mark,
    Scene,
    Shape,
    line,
    polygon,
    polyline,
)
from figcheck.drawing.series import BAND, MARKER, Look, legend, looks, marker
from figcheck.drawing.view import Panel, caption, error, number, view_of
from figcheck.model import Cell, Dimension, Figure

_LOWER = re.compile(r"\blow(er)?\b.*\b(bound|limit|band|ci)\b", re.IGNORECASE)
_UPPER = re.compile(r"\b(upper|high)\b.*\b(bound|limit|band|ci)\b", re.IGNORECASE)
_AREA = re.compile(r"area|band|shad", re.IGNORECASE)

_CROWDED = 60
"""Points of a line from which on its markers are small."""


def draw_line(figure: Figure) -> Scene | None:
    """The picture of a line chart, `None` if there is nothing to draw a line along.

    Args:
        figure: a figure with values along one dimension, for each of its series.
    """
    view = view_of(figure, MOST_POINTS)
    along, series = sides(figure)
    if along is None or not view.values():
        return None
    every = series_names(view, series)
    lower, upper = matches(_LOWER, every), matches(_UPPER, every)
    band = (lower, upper) if lower and upper else ()
    styles = looks(figure, [name for name in every if name not in band])
    across, places = tick_axis(view, along, axis_of(figure, along))
    axis = value_axis(figure)
    scale = value_scale(ends([c for p in view.panels for c in p.cells]), axis, view.notes)
    up = numbers(name_of(axis), scale)
    chart = _Chart(figure, (along, series), (across, up), places, styles, band)
    return panels(view, chart.key(), chart.plot)


@dataclass(frozen=True)
class _Chart:
    """What the panels of a line chart share.

    Attributes:
        figure: the figure.
        sides: the dimension along the axis, and that of the series.
        axes: the horizontal and the vertical axis.
        places: where each tick lies on the horizontal one.
        looks: what each line is drawn with.
        band: names of the series that are the lower and the upper end of a band.
    """

    figure: Figure
    sides: tuple[Dimension, Dimension | None]
    axes: tuple[Direction, Direction]
    places: Mapping[str, float]
    looks: Sequence[Look]
    band: Sequence[str]

    def key(self) -> Box:
        """The legend; the band has an entry where the description names it."""
        return legend(self.looks, lines=True, points=True, band=self._band_name())

    def plot(self, panel: Panel, size: tuple[float, float], leftmost: bool) -> Box:
        """The plot of a panel."""
        by_series: dict[str, list[Cell]] = {}
        for cell in panel.cells:
            by_series.setdefault(coordinate(self.figure, cell, self.sides[1]) or "", []).append(
                cell
            )
        marks: list[Mark] = []
        if self.band:
            marks += self._area([by_series.get(name, []) for name in self.band], size)
        for look in self.looks:
            marks += self._line(look, by_series.get(look.name, []), size)
        across, up = self.axes
        return frame(panel.title, size, across, up if leftmost else up.bare(), marks)

    def _points(
        self, cells: Sequence[Cell], size: tuple[float, float]
    ) -> list[tuple[float, float | None, Cell]]:
        """The cells with their places, from left to right; no height where no value is."""
        points = []
        for cell in cells:
            share = self.places.get(coordinate(self.figure, cell, self.sides[0]) or "")
            if share is not None:
                points.append((share * size[0], self._height(number(cell), size), cell))
        return sorted(points, key=lambda point: point[0])

    def _height(self, value: float | None, size: tuple[float, float]) -> float | None:
        return None if value is None else size[1] * (1 - self.axes[1].share(value))

    def _line(self, look: Look, cells: Sequence[Cell], size: tuple[float, float]) -> list[Mark]:
        points = self._points(cells, size)
        marks: list[Mark] = []
        run: list[tuple[float, float]] = []
        for x, y, _ in [*points, (0.0, None, None)]:
            if y is not None:
                run.append((x, y))
                continue
            if len(run) > 1:
                marks.append(Shape(polyline(run), stroke=look.ink, width=1.6, dashes=look.dashes))
            run = []
        half = MARKER if len(points) < _CROWDED else 1.2
        for x, y, cell in points:
            drawn: list[Mark] = []
            if y is None:
                # No value, but a place of its own that a page can point at.
                drawn.append(line((x - 3, size[1]), (x + 3, size[1]), RULE, 2.0))
            else:
                drawn += self._error(cell, x, look, size)
                drawn.append(Shape(marker(look.marker, x, y, half), fill=look.ink))
            marks.append(Group(tuple(drawn), cells=(cell.index,), title=caption(self.figure, cell)))
        return marks

    def _error(self, cell: Cell, x: float, look: Look, size: tuple[float, float]) -> list[Mark]:
        value, reach = number(cell), error(cell)
        if value is None or not reach:
            return []
        ends = (self._height(value - reach, size), self._height(value + reach, size))
        low, high = (0.0 if end is None else end for end in ends)
        return [
            line((x, low), (x, high), look.ink),
            line((x - 2.5, low), (x + 2.5, low), look.ink),
            line((x - 2.5, high), (x + 2.5, high), look.ink),
        ]

    def _area(self, edges: Sequence[Sequence[Cell]], size: tuple[float, float]) -> list[Mark]:
        """The band between two series, with a dash at each of their values."""
        outline: list[tuple[float, float]] = []
        dashes: list[Mark] = []
        for i, cells in enumerate(edges):
            edge = [(x, y, cell) for x, y, cell in self._points(cells, size) if y is not None]
            outline += [(x, y) for x, y, _ in (reversed(edge) if i else edge)]
            dashes += [
                Group(
                    (line((x - 3, y), (x + 3, y), RULE),),
                    cells=(cell.index,),
                    title=caption(self.figure, cell),
                )
                for x, y, cell in edge
            ]
        if len(outline) < 3:
            return dashes
        return [Shape(polygon(outline), fill=BAND), *dashes]

    def _band_name(self) -> str:
        if not self.band:
            return ""
        named = [entry.name for entry in self.figure.legend if _AREA.search(entry.style)]
        return named[0] if named else " – ".join(self.band)
