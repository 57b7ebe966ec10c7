"""Heatmaps: a grid of coloured cells a panel, with one colour bar."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from matplotlib.path import Path

from figcheck.drawing import text as texts
from figcheck.drawing.axes import PANEL_GAP, Tick, labels_below, labels_left, named, titled
from figcheck.drawing.colour import ink_on
from figcheck.drawing.colour_bar import ValueColours, colour_bar, range_key, value_colours
from figcheck.drawing.scene import (
    CAP_MIDDLE,
    LABEL_SIZE,
    LINE_HEIGHT,
    PAPER,
    RULE,
    SOFT_INK,
    TICK_SIZE,
    Box,
    Group,
    Mark,
    Scene,
    Shape,
    below,
    beside,
    label,
    polygon,
    rectangle,
    sheet,
    tile,
)
from figcheck.drawing.view import Panel, View, caption, number, view_of
from figcheck.model import Cell, Dimension, Figure, Role

WIDEST = 640.0
"""Width of the panels of one row with what belongs to them, in points."""

TALLEST = 640.0
"""Height of the cells of one panel, in points."""

_SMALLEST_TEXT = 6.0


def draw_heatmap(figure: Figure) -> Scene | None:
    """The picture of a heatmap, `None` if the figure has no grid.

    Args:
        figure: a figure with the roles x and y.
    """
    view = view_of(figure)
    x, y = figure.dimension(Role.X), figure.dimension(Role.Y)
    if x is None or y is None:
        return None
    grids = [grid for panel in view.panels if (grid := _grid(view, panel, x, y)).cells]
    if not grids:
        return None
    colours = value_colours(view)
    size = _size(grids, marked=colours.described and (colours.over or colours.under))
    alike = _alike(grids)
    panels = [
        _panel(figure, grid, colours, size, first=i % size.across == 0, alike=alike)
        for i, grid in enumerate(grids)
    ]
    if not alike:
        # Panels in several rows stand under each other, however long their names are.
        left = max(panel.left for panel in panels)
        panels = [replace(panel, left=left) for panel in panels]
    rows = [
        beside(panels[i : i + size.across], PANEL_GAP) for i in range(0, len(panels), size.across)
    ]
    block = below(rows, PANEL_GAP)
    bar = colour_bar(figure, colours, min(max(block.height * 0.8, 90.0), 260.0))
    top = max(panel.top for panel in panels[: size.across])
    whole = beside([block, Box((Group(bar.marks, 0, top),), bar.right, top + bar.bottom)], 18.0)
    return sheet(
        figure.title,
        below([whole, range_key(figure, colours, WIDEST)], 8.0),
        notes=view.notes.sentences,
    )


@dataclass(frozen=True)
class _Grid:
    """The cells of a panel by their place; several where the description repeats one."""

    title: str
    x: tuple[str, ...]
    y: tuple[str, ...]
    cells: Mapping[tuple[int, int], Sequence[Cell]]

    @property
    def full(self) -> bool:
        """Whether every place has a number."""
        return len(self.cells) == len(self.x) * len(self.y) and all(
            number(cells[0]) is not None for cells in self.cells.values()
        )


@dataclass(frozen=True)
class _Size:
    """Sizes in points, and how many panels stand side by side."""

    width: float
    height: float
    text: float
    across: int


def _grid(view: View, panel: Panel, x: Dimension, y: Dimension) -> _Grid:
    figure = view.figure
    xs = _ticks(view, panel, x)
    ys = _ticks(view, panel, y)
    columns = {tick: i for i, tick in enumerate(xs)}
    rows = {tick: i for i, tick in enumerate(ys)}
    cells: dict[tuple[int, int], list[Cell]] = {}
    for cell in panel.cells:
        column = columns.get(figure.coordinate(cell, Role.X) or "")
        row = rows.get(figure.coordinate(cell, Role.Y) or "")
        if column is None or row is None:
            view.notes.add("Values without a place in the grid are not drawn.")
            continue
        cells.setdefault((row, column), []).append(cell)
    if any(len({cell.value for cell in same}) > 1 for same in cells.values()):
        view.notes.add("Where a place has several values, the first one is drawn.")
    return _Grid(panel.title, tuple(xs), tuple(ys), cells)


def _ticks(view: View, panel: Panel, dimension: Dimension) -> list[str]:
    """The ticks of a panel's grid.

    A name that only other panels have ("eight models in the left panels, five in the
    right") is not a row of this one. A number is: a grid of numbers with a gap has a gap.
    """
    ticks = list(view.ticks(dimension.role))
    if None not in dimension.numbers:
        return ticks
    index = view.figure.dimensions.index(dimension)
    here = {cell.at[index] for cell in panel.cells}
    elsewhere = {cell.at[index] for other in view.panels for cell in other.cells} - here
    return [tick for tick in ticks if tick not in elsewhere]


def _alike(grids: Sequence[_Grid]) -> bool:
    return all(grid.y == grids[0].y for grid in grids)


def _size(grids: Sequence[_Grid], *, marked: bool) -> _Size:
    """Cells large enough for their numbers, panels side by side as far as they fit."""
    columns = max(len(grid.x) for grid in grids)
    rows = max(len(grid.y) for grid in grids)
    widest = max(
        (
            texts.width(texts.clean(cells[0].text)[:12], 1.0)
            for grid in grids
            for cells in grid.cells.values()
        ),
        default=0.0,
    )
    heading = max(texts.width(texts.clean(tick)[:12], TICK_SIZE) for g in grids for tick in g.x)
    roomy = min(44.0, 300.0 / (columns * len(grids)))
    wanted = min(max(widest * TICK_SIZE + 9.0, min(heading + 8.0, 58.0), 25.0, roomy), 70.0)
    needed = min(max(widest * 7.0 + 3.0, 14.0), wanted)
    margin = LABEL_SIZE * 2 + max(
        labels_left([Tick(text, 20.0 * i) for i, text in enumerate(grid.y)]).left for grid in grids
    )
    alike = _alike(grids)

    def room(across: int) -> float:
        """Width that is left for one cell if so many panels stand side by side."""
        margins = margin if alike else margin * across
        return (WIDEST - 70.0 - margins - PANEL_GAP * (across - 1)) / (across * columns)

    across = next((k for k in range(len(grids), 1, -1) if room(k) >= needed), 1)
    across = math.ceil(len(grids) / math.ceil(len(grids) / across))
    width = min(wanted, max(room(across), 2.0))
    lowest = 23.0 if marked else 19.0
    height = min(max(min(width * 0.9, 30.0), lowest), TALLEST / rows)
    fits = min(TICK_SIZE, (width - 2.0) / widest if widest else TICK_SIZE, height * 0.72)
    return _Size(width, height, fits if fits >= _SMALLEST_TEXT else 0.0, across)


def _panel(
    figure: Figure, grid: _Grid, colours: ValueColours, size: _Size, *, first: bool, alike: bool
) -> Box:
    """One panel; the origin is the upper left corner of its cells.

    Args:
        figure: the figure.
        grid: the panel's cells.
        colours: the colours of the values.
        size: the size of a cell.
        first: whether it is the first of its row, where the y axis is named.
        alike: whether all panels have the same rows, which then have names at the first.
    """
    width, height = size.width * len(grid.x), size.height * len(grid.y)
    marks: list[Mark] = []
    if not grid.full:
        marks.append(Shape(rectangle(0, 0, width, height), hatched=True, stroke=RULE, width=0.5))
    for place, cells in grid.cells.items():
        marks.append(_cell(figure, cells, colours, size, place))
    rows = [Tick(text, (i + 0.5) * size.height) for i, text in enumerate(grid.y)]
    columns = [Tick(text, (i + 0.5) * size.width) for i, text in enumerate(grid.x)]
    beneath = labels_below(columns, width)
    beside_cells = labels_left(rows if first or not alike else [])
    marks += [Group(beneath.marks, 0, height), Group(beside_cells.marks)]
    box = Box(
        tuple(marks),
        right=width,
        bottom=height + beneath.bottom,
        left=max(beside_cells.left, beneath.left if first else 0.0),
    )
    up = _y_name(figure) if first else ""
    return titled(grid.title, width, named(box, width, height, _x_name(figure), up))


def _cell(
    figure: Figure,
    cells: Sequence[Cell],
    colours: ValueColours,
    size: _Size,
    place: tuple[int, int],
) -> Group:
    """The cell at a row and column.

    Where the description repeats it, the ids of all name the same element.
    """
    cell = cells[0]
    value = number(cell)
    fill = None if value is None else colours.of(value)
    ink = SOFT_INK if fill is None else ink_on(fill)
    gaps = min(size.width, size.height) >= 8.0
    marks: list[Mark] = []
    if fill is None:
        marks.append(Shape(tile(size.width, size.height), hatched=True, stroke=RULE, width=0.5))
    else:
        marks.append(
            Shape(
                tile(size.width, size.height),
                fill=fill,
                stroke=PAPER if gaps else None,
                width=0.8,
                crisp=not gaps,
            )
        )
    if size.text:
        baseline = size.height / 2 + size.text * CAP_MIDDLE
        said = label(
            size.width / 2, baseline, cell.text, size.width - 1, size=size.text, colour=ink
        )
        if fill is None:
            wide, high = texts.width(said.text, size.text) + 4.0, size.text * LINE_HEIGHT
            left, top = (size.width - wide) / 2, (size.height - high) / 2
            marks.append(Shape(rectangle(left, top, wide, high), fill=PAPER))
        marks.append(said)
    if colours.described and value is not None and gaps:
        if value > colours.scale.high:
            marks.append(Shape(_corner(size, up=True), fill=ink))
        elif value < colours.scale.low:
            marks.append(Shape(_corner(size, up=False), fill=ink))
    return Group(
        tuple(marks),
        place[1] * size.width,
        place[0] * size.height,
        cells=tuple(c.index for c in cells),
        title=caption(figure, cell),
    )


def _corner(size: _Size, *, up: bool) -> Path:
    """A small triangle in the right corner of a cell: up for above the range, else down."""
    side = min(5.0, size.width / 5, size.height / 5)
    right = size.width - 1.5
    if up:
        tip, base = 1.5, 1.5 + side
    else:
        tip, base = size.height - 1.5, size.height - 1.5 - side
    return polygon([(right - side / 2, tip), (right, base), (right - side, base)])


def _x_name(figure: Figure) -> str:
    return figure.x_axis.label or _name(figure.dimension(Role.X))


def _y_name(figure: Figure) -> str:
    return figure.y_axis.label or _name(figure.dimension(Role.Y))


def _name(dimension: Dimension | None) -> str:
    return dimension.name if dimension and len(dimension.name) > 1 else ""
