"""Box plots: median, quartiles, whiskers and outliers of each group."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from figcheck.drawing.axes import Direction, frame, names, numbers
from figcheck.drawing.colour import mix
from figcheck.drawing.plots import name_of, panels, series_names, value_axis, value_scale
from figcheck.drawing.scene import (
    INK,
    SOFT_INK,
    Box,
    Group,
    Mark,
    Scene,
    Shape,
    circle,
    line,
    rectangle,
)
from figcheck.drawing.series import Look, legend, looks, marker
from figcheck.drawing.view import Panel, caption, number, view_of
from figcheck.model import Cell, Dimension, Figure, Role

_STATISTICS: dict[str, re.Pattern[str]] = {
    name: re.compile(pattern, re.IGNORECASE)
    for name, pattern in {
        "outlier": r"outlier|flier",
        "mean": r"\b(mean|average)\b",
        "median": r"\bmedian\b|\bQ2\b|\b50th\b",
        "q1": r"\bQ1\b|\b25th\b|(lower|first|1st) quartile|lower hinge|box bottom",
        "q3": r"\bQ3\b|\b75th\b|(upper|third|3rd) quartile|upper hinge|box top",
        "low": r"\bmin(imum)?\b|(lower|bottom|low) whisker|whisker (low|min|bottom)",
        "high": r"\bmax(imum)?\b|(upper|top|high) whisker|whisker (high|max|top)",
    }.items()
}


def draw_box(figure: Figure) -> Scene | None:
    """The picture of a box plot, `None` if the figure names no statistics.

    Args:
        figure: a figure of which one dimension is the statistics (median, quartiles, …).
    """
    view = view_of(figure)
    statistics = next((d for d in figure.dimensions if _is_statistics(d)), None)
    if statistics is None or not view.values():
        return None
    others = [
        d for d in figure.dimensions if d is not statistics and d.ticks and d.role is not Role.PANEL
    ]
    along = next((d for d in others if d.role in {Role.X, Role.Y}), next(iter(others), None))
    series = next((d for d in others if d is not along), None)
    every = series_names(view, series)
    bands = names(name_of(figure.x_axis, along), view.ticks(along.role) if along else ("",))
    axis = value_axis(figure)
    up = numbers(name_of(axis), value_scale(view.values(), axis, view.notes))
    styles = looks(figure, every)
    chart = _Chart(figure, (statistics, along, series), (bands, up), styles)
    return panels(view, legend(styles), chart.plot)


def _is_statistics(dimension: Dimension) -> bool:
    known = {_statistic(tick) for tick in dimension.ticks} - {None}
    return "median" in known and len(known) > 2


def _statistic(tick: str) -> str | None:
    return next((name for name, pattern in _STATISTICS.items() if pattern.search(tick)), None)


@dataclass(frozen=True)
class _Chart:
    """What the panels of a box plot share.

    Attributes:
        figure: the figure.
        sides: the dimensions of the statistics, of the groups and of the series.
        axes: the horizontal and the vertical axis.
        looks: what each series is drawn with.
    """

    figure: Figure
    sides: tuple[Dimension, Dimension | None, Dimension | None]
    axes: tuple[Direction, Direction]
    looks: Sequence[Look]

    def plot(self, panel: Panel, size: tuple[float, float], leftmost: bool) -> Box:
        """The plot of a panel."""
        statistics, along, series = self.sides
        boxes: dict[tuple[str, str], list[Cell]] = {}
        for cell in panel.cells:
            place = (self._at(cell, along), self._at(cell, series))
            boxes.setdefault(place, []).append(cell)
        across, up = self.axes
        rank = {tick: i for i, (tick, _) in enumerate(across.ticks)}
        order = {look.name: i for i, look in enumerate(self.looks)}
        band = size[0] / len(across.ticks)
        wide = min(band * 0.7 / len(self.looks), 50.0)
        marks: list[Mark] = []
        for (group, name), cells in boxes.items():
            if group not in rank or name not in order:
                continue
            shift = (order[name] + 0.5 - len(self.looks) / 2) * wide
            middle = (rank[group] + 0.5) * band + shift
            known = [(_statistic(self._at(cell, statistics)), cell) for cell in cells]
            heights = {
                cell.index: size[1] * (1 - up.share(value))
                for _, cell in known
                if (value := number(cell)) is not None
            }
            marks += self._box(known, heights, middle, wide * 0.42, self.looks[order[name]])
        return frame(panel.title, size, across, up if leftmost else up.bare(), marks)

    def _at(self, cell: Cell, dimension: Dimension | None) -> str:
        return "" if dimension is None else self.figure.coordinate(cell, dimension.role) or ""

    def _box(
        self,
        known: Sequence[tuple[str | None, Cell]],
        heights: Mapping[int, float],
        middle: float,
        half: float,
        look: Look,
    ) -> list[Mark]:
        """One box around `middle`: first its body, then an element for each statistic."""
        at = {name: heights[cell.index] for name, cell in known if name and cell.index in heights}
        marks: list[Mark] = []
        if "q1" in at and "q3" in at:
            body = rectangle(middle - half, at["q3"], 2 * half, at["q1"] - at["q3"])
            marks.append(Shape(body, fill=mix(look.fill, 0.5), stroke=INK, width=0.8))
        for quartile, whisker in (("q1", "low"), ("q3", "high")):
            if quartile in at and whisker in at:
                marks.append(line((middle, at[quartile]), (middle, at[whisker]), INK))
        for name, cell in known:
            if cell.index not in heights:
                continue
            y = heights[cell.index]
            marks.append(
                Group(
                    (_statistic_mark(name, middle, y, half),),
                    cells=(cell.index,),
                    title=caption(self.figure, cell),
                )
            )
        return marks


def _statistic_mark(name: str | None, middle: float, y: float, half: float) -> Shape:
    if name == "outlier" or name is None:
        return Shape(circle(middle, y, 2.2), stroke=SOFT_INK, width=0.9)
    if name == "mean":
        return Shape(marker("diamond", middle, y, 2.6), fill=INK)
    width = {"median": 2.0}.get(name, 0.9)
    reach = half / 2 if name in {"low", "high"} else half
    return line((middle - reach, y), (middle + reach, y), INK, width)
