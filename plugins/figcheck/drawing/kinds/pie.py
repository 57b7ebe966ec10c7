"""Pie charts: a circle a panel, with a list of its parts."""

from __future__ import annotations

import math
from collections.abc import Mapping

from matplotlib.path import Path
from matplotlib.transforms import Affine2D

from figcheck.drawing import text as texts
from figcheck.drawing.axes import titled
from figcheck.drawing.colour import ink_on
from figcheck.drawing.plots import sides
from figcheck.drawing.scene import (
    CAP_MIDDLE,
    PAPER,
    TICK_SIZE,
    Box,
    Group,
    Mark,
    Scene,
    Shape,
    below,
    beside,
    label,
    rectangle,
    sheet,
)
from figcheck.drawing.series import Look, looks, rows
from figcheck.drawing.view import Panel, caption, number, view_of, written
from figcheck.model import Cell, Figure, Role

_RADIUS = 95.0
_NAMED = 0.06
"""Share of the circle from which on a part has its value written in it."""


def draw_pie(figure: Figure) -> Scene | None:
    """The picture of a pie chart, `None` if its values are no parts of a whole.

    The parts follow each other clockwise from the top, in the order of the text.

    Args:
        figure: a figure with values above 0 for names.
    """
    view = view_of(figure)
    values = view.values()
    along, series = sides(figure)
    split = series if along is None or len(along.ticks) < 2 else along
    if split is None or not values or min(values) < 0 or sum(values) <= 0:
        return None
    styles = {look.name: look for look in looks(figure, view.ticks(split.role))}
    pies = [_pie(figure, panel, styles, split.role) for panel in view.panels]
    block = below([beside([pies[i] for i in row], 24.0) for row in rows(len(pies), 2)], 18.0)
    return sheet(figure.title, block, notes=view.notes.sentences)


def _pie(figure: Figure, panel: Panel, styles: Mapping[str, Look], role: Role) -> Box:
    """One pie with its list; the origin is the upper left corner of the circle's square."""
    parts = [
        (cell, styles[name])
        for cell in panel.cells
        if (name := _name(figure, cell, role)) in styles
    ]
    whole = math.fsum(number(cell) or 0.0 for cell, _ in parts) or 1.0
    step = TICK_SIZE * 1.7
    middle = max(_RADIUS, step * len(parts) / 2)
    x, y = 2 * _RADIUS + 20.0, middle - step * len(parts) / 2
    marks: list[Mark] = []
    turned = widest = 0.0
    for cell, look in parts:
        share = (number(cell) or 0.0) / whole
        marks.append(Group((_part(figure, cell, look, turned, share),), _RADIUS, middle))
        turned += share
        said = f"{look.name}: {written(cell)}"
        entry = label(x + 15.0, y + TICK_SIZE, said, 220.0, align="left")
        key = rectangle(x, y + TICK_SIZE * (1 - CAP_MIDDLE) - 4.5, 9.0, 9.0)
        marks += [Shape(key, fill=look.fill), entry]
        widest = max(widest, texts.width(entry.text, TICK_SIZE))
        y += step
    box = Box(tuple(marks), right=x + 15.0 + widest, bottom=2 * middle)
    return titled(panel.title, 2 * _RADIUS, box)


def _name(figure: Figure, cell: Cell, role: Role) -> str:
    return figure.coordinate(cell, role) or ""


def _part(figure: Figure, cell: Cell, look: Look, turned: float, share: float) -> Group:
    """A part of the circle around the origin.

    Args:
        figure: the figure.
        cell: the part's value.
        look: what it is drawn with.
        turned: where it begins, as share of a turn, clockwise from the top.
        share: how much of the circle it is.
    """
    marks: list[Mark] = []
    if share > 0:
        # In coordinates that grow downwards, matplotlib's angles turn clockwise.
        outline = Path.wedge(turned * 360 - 90, (turned + share) * 360 - 90)
        scaled = outline.transformed(Affine2D().scale(_RADIUS))
        marks.append(Shape(scaled, fill=look.fill, stroke=PAPER, width=1.0))
    if share >= _NAMED:
        angle = 2 * math.pi * (turned + share / 2)
        far = _RADIUS * (0.68 if share < 1 else 0.0)
        x, y = far * math.sin(angle), -far * math.cos(angle) + TICK_SIZE * CAP_MIDDLE
        marks.append(label(x, y, cell.text, _RADIUS * 0.6, colour=ink_on(look.fill)))
    return Group(tuple(marks), cells=(cell.index,), title=caption(figure, cell))
