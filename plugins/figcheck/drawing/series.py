"""Series: what each is drawn with, and the legend that says so."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from matplotlib.path import Path

from figcheck.drawing import text as texts
from figcheck.drawing.colour import on_paper, series_colours
from figcheck.drawing.scene import (
    CAP_MIDDLE,
    LINE_HEIGHT,
    RGB,
    TICK_SIZE,
    Box,
    Group,
    Mark,
    Shape,
    circle,
    label,
    polygon,
    polyline,
    rectangle,
)
from figcheck.model import Figure

WIDEST = 600.0
"""Width of a legend, in points."""

BAND: RGB = (0.86, 0.87, 0.90)
"""Colour of the band between a lower and an upper bound."""

MARKER = 2.7
"""Half the width of a marker in points."""

_KEY = 16.0
"""Width of a legend's key."""

_DASHES: dict[str, tuple[float, ...]] = {
    "dash-dot": (6, 2, 1.5, 2),
    "dashdot": (6, 2, 1.5, 2),
    "dash": (5, 2.5),
    "dotted": (1.5, 2),
    "dots": (1.5, 2),
}

_MARKERS = ("circle", "square", "diamond", "triangle")


@dataclass(frozen=True)
class Look:
    """What a series is drawn with.

    Attributes:
        name: the series' name as written.
        fill: colour of its areas.
        ink: colour of its lines, dark enough for white paper.
        dashes: lengths of dashes and gaps; empty for a solid line.
        marker: name of the shape of its points.
    """

    name: str
    fill: RGB
    ink: RGB
    dashes: tuple[float, ...] = ()
    marker: str = "circle"


def looks(figure: Figure, names: Sequence[str]) -> list[Look]:
    """What each series is drawn with: as the legend describes it, else by turns.

    Args:
        figure: the figure, for its legend.
        names: the names of the series.
    """
    entries = {entry.name: entry for entry in figure.legend}
    colours = series_colours([entries[n].colour if n in entries else "" for n in names])
    styles = [entries[n].style.lower() if n in entries else "" for n in names]
    return [
        Look(
            name,
            colour,
            on_paper(colour),
            next((dashes for word, dashes in _DASHES.items() if word in style), ()),
            next((word for word in _MARKERS if word in style), "circle"),
        )
        for name, colour, style in zip(names, colours, styles, strict=True)
    ]


def marker(shape: str, x: float, y: float, half: float = MARKER) -> Path:
    """The outline of a point's marker around (`x`, `y`)."""
    if shape == "square":
        return rectangle(x - half * 0.9, y - half * 0.9, half * 1.8, half * 1.8)
    if shape == "diamond":
        h = half * 1.25
        return polygon([(x, y - h), (x + h, y), (x, y + h), (x - h, y)])
    if shape == "triangle":
        h = half * 1.2
        return polygon([(x, y - h), (x + h, y + h * 0.8), (x - h, y + h * 0.8)])
    return circle(x, y, half)


def legend(
    looks: Sequence[Look], *, lines: bool = False, points: bool = False, band: str = ""
) -> Box:
    """The legend: a key and a name for each series.

    Args:
        looks: the series; a single one needs no legend.
        lines: whether the keys have the series' line.
        points: whether they have its marker; without line and marker they are areas.
        band: name of the band, if there is one.
    """
    middle = TICK_SIZE * (1 - CAP_MIDDLE)
    entries: list[tuple[str, list[Mark]]] = []
    for look in looks:
        key: list[Mark] = []
        if lines:
            stroke = polyline([(0, middle), (_KEY, middle)])
            key.append(Shape(stroke, stroke=look.ink, width=1.6, dashes=look.dashes))
        if points:
            key.append(Shape(marker(look.marker, _KEY / 2, middle), fill=look.ink))
        if not key:
            key.append(Shape(rectangle(3, middle - 4.5, 10, 9), fill=look.fill))
        entries.append((look.name, key))
    if band:
        entries.append((band, [Shape(rectangle(1, middle - 4.5, 14, 9), fill=BAND)]))
    return _flow(entries) if len(entries) > 1 else Box((), 0.0, 0.0)


def _flow(entries: Sequence[tuple[str, Sequence[Mark]]]) -> Box:
    """Keys with their names, side by side in as many rows as they need."""
    gap, step = 14.0, TICK_SIZE * LINE_HEIGHT * 1.15
    marks: list[Mark] = []
    x = y = right = 0.0
    for name, key in entries:
        text = label(_KEY + 4, TICK_SIZE, name, WIDEST - _KEY - 4, align="left")
        wide = _KEY + 4 + texts.width(text.text, text.size)
        if x and x + wide > WIDEST:
            x, y = 0.0, y + step
        marks.append(Group((*key, text), x, y))
        right = max(right, x + wide)
        x += wide + gap
    return Box(tuple(marks), right=right, bottom=y + step)


def spread(count: int) -> tuple[int, tuple[float, float]]:
    """How many of `count` plots stand in a row, and the size of each in points."""
    if count == 1:
        return 1, (520.0, 280.0)
    if count in {2, 4}:
        return 2, (262.0, 200.0)
    across = min(count, 3)
    return across, (164.0, 150.0 if count > across * 2 else 165.0)


def rows(count: int, across: int) -> list[range]:
    """The panels of each row, as even as they go."""
    per = math.ceil(count / math.ceil(count / across))
    return [range(i, min(i + per, count)) for i in range(0, count, per)]
