"""What a picture is made of: shapes, texts and groups of them.

A kind of figure turns its data into a `Scene`; `render` turns any scene into SVG
and PNG. All lengths are points (1/72 inch); x grows to the right and y downwards,
as in SVG.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

import numpy as np
from matplotlib.path import Path

from figcheck.drawing import text as texts

RGB: TypeAlias = tuple[float, float, float]
Align: TypeAlias = Literal["left", "center", "right"]

INK: RGB = (0.13, 0.13, 0.15)
SOFT_INK: RGB = (0.35, 0.35, 0.38)
RULE: RGB = (0.55, 0.55, 0.58)
GRID: RGB = (0.88, 0.88, 0.90)
PAPER: RGB = (1.0, 1.0, 1.0)

HATCH = "////"
HATCH_COLOUR: RGB = (0.62, 0.62, 0.66)
"""What lies over data that are missing, in matplotlib's signs."""

TITLE_SIZE = 12.0
PANEL_TITLE_SIZE = 9.5
LABEL_SIZE = 9.5
TICK_SIZE = 8.5
NOTE_SIZE = 8.0

LINE_HEIGHT = 1.3
CAP_MIDDLE = 0.36
"""Height of the middle of a digit above the baseline, in units of the font size."""


@dataclass(frozen=True, slots=True)
class Shape:
    """An area or a line.

    Attributes:
        path: outline in points.
        fill: colour of the area, `None` for none.
        stroke: colour of the line, `None` for none.
        width: width of the line in points.
        dashes: lengths of dashes and gaps in points; empty for a solid line.
        hatched: whether the area is hatched, as data that are missing are.
        crisp: whether its edges are drawn without smoothing, for areas that abut.
    """

    path: Path
    fill: RGB | None = None
    stroke: RGB | None = None
    width: float = 1.0
    dashes: tuple[float, ...] = ()
    hatched: bool = False
    crisp: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text.

    Attributes:
        x: where its left edge, middle or right edge is, in points, by `align`.
        y: its baseline.
        text: the text, already cleaned.
        size: font size in points.
        colour: its colour.
        align: which point of the line `x` and `y` give; it turns around that point.
        angle: degrees counter-clockwise.
        bold: whether it is bold.
        full: the whole text where `text` is shortened, else "".
    """

    x: float
    y: float
    text: str
    size: float = TICK_SIZE
    colour: RGB = INK
    align: Align = "center"
    angle: float = 0.0
    bold: bool = False
    full: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Marks that belong together and are moved together.

    Attributes:
        marks: what is in it, in drawing order.
        x: how far to the right its marks are moved.
        y: how far down.
        cells: indices of the figure's cells that it shows: the SVG names it by them.
        title: what it says when it is pointed at.
    """

    marks: tuple[Mark, ...]
    x: float = 0.0
    y: float = 0.0
    cells: tuple[int, ...] = ()
    title: str = ""


Mark: TypeAlias = Shape | Text | Group


@dataclass(frozen=True, slots=True)
class Box:
    """Marks around an origin, with the room that they take to each side of it."""

    marks: tuple[Mark, ...]
    right: float
    bottom: float
    left: float = 0.0
    top: float = 0.0

    @property
    def width(self) -> float:
        """Room from left to right."""
        return self.left + self.right

    @property
    def height(self) -> float:
        """Room from top to bottom."""
        return self.top + self.bottom


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture.

    Attributes:
        width: width in points.
        height: height in points.
        marks: what is in it, in drawing order.
        notes: what the picture does not show as described, a sentence each.
        heading: points at the top without which it is the same picture but for its title.
    """

    width: float
    height: float
    marks: tuple[Mark, ...]
    notes: tuple[str, ...] = ()
    heading: float = 0.0

    def walk(self) -> Iterator[Mark]:
        """Every mark of the picture, groups before what they hold."""
        return _walk(self.marks)


def rectangle(x: float, y: float, width: float, height: float) -> Path:
    """The outline of a rectangle with its upper left corner at (`x`, `y`)."""
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


@lru_cache(maxsize=64)
def tile(width: float, height: float) -> Path:
    """A rectangle at the origin; the same object for the same size."""
    return rectangle(0.0, 0.0, width, height)


def polygon(points: Sequence[tuple[float, float]]) -> Path:
    """The closed outline through `points`."""
    codes = [Path.MOVETO] + [Path.LINETO] * (len(points) - 1) + [Path.CLOSEPOLY]
    return Path(np.array([*points, points[0]], dtype=float), codes)


def polyline(points: Sequence[tuple[float, float]]) -> Path:
    """The open line through `points`."""
    return Path(np.array(points, dtype=float))


def circle(x: float, y: float, radius: float) -> Path:
    """A circle around (`x`, `y`)."""
    return Path.circle((x, y), radius)


def line(
    start: tuple[float, float], end: tuple[float, float], colour: RGB = RULE, width: float = 0.8
) -> Shape:
    """A straight line."""
    return Shape(polyline([start, end]), stroke=colour, width=width)


def label(
    x: float,
    y: float,
    text: str,
    room: float,
    *,
    size: float = TICK_SIZE,
    colour: RGB = INK,
    align: Align = "center",
    angle: float = 0.0,
    bold: bool = False,
) -> Text:
    """A text of the description at (`x`, `y`), cut to `room` points."""
    whole = texts.clean(text)
    short = texts.shorten(whole, room, size, bold=bold)
    full = whole if short != whole else ""
    return Text(x, y, short, size, colour, align, angle, bold, full)


def paragraph(
    text: str,
    room: float,
    *,
    size: float,
    lines: int = 3,
    bold: bool = False,
    colour: RGB = INK,
    align: Align = "left",
) -> Box:
    """A text of the description, wrapped into `room` points.

    The box's origin is at its upper left corner, whatever the alignment.
    """
    whole = texts.clean(text)
    wrapped = texts.wrap(whole, room, size, lines=lines, bold=bold)
    cut = bool(wrapped) and wrapped[-1].endswith(texts.ELLIPSIS) and wrapped[-1] not in whole
    x = {"left": 0.0, "center": room / 2, "right": room}[align]
    step = size * LINE_HEIGHT
    marks = tuple(
        Text(x, i * step + size, part, size, colour, align, 0.0, bold, whole if cut else "")
        for i, part in enumerate(wrapped)
    )
    used = max((texts.width(part, size, bold=bold) for part in wrapped), default=0.0)
    return Box(marks, right=used if align == "left" else room, bottom=len(wrapped) * step)


def place(box: Box, x: float, y: float) -> Group:
    """The marks of `box` with its upper left corner at (`x`, `y`)."""
    return Group(box.marks, x + box.left, y + box.top)


def beside(boxes: Iterable[Box], gap: float) -> Box:
    """Boxes in a row, their origins on one line."""
    boxes = list(boxes)
    top = max((box.top for box in boxes), default=0.0)
    bottom = max((box.bottom for box in boxes), default=0.0)
    marks = []
    x = 0.0
    for box in boxes:
        marks.append(Group(box.marks, x + box.left, top))
        x += box.width + gap
    return Box(tuple(marks), right=max(x - gap, 0.0), bottom=top + bottom)


def below(boxes: Iterable[Box], gap: float) -> Box:
    """Boxes under each other, flush left; empty ones take no room."""
    marks = []
    y = 0.0
    right = 0.0
    for box in boxes:
        if not box.height:
            continue
        marks.append(place(box, 0.0, y))
        y += box.height + gap
        right = max(right, box.width)
    return Box(tuple(marks), right=right, bottom=max(y - gap, 0.0))


def sheet(title: str, box: Box, *, notes: Sequence[str] = (), least: float = 260.0) -> Scene:
    """A whole picture: `box` under its title, with a margin.

    Args:
        title: title of the figure.
        box: the picture.
        notes: what it does not show as described.
        least: width that the title has at least, in points.
    """
    margin = 12.0
    heading = paragraph(title, max(box.width, least), size=TITLE_SIZE, bold=True)
    whole = below([heading, box], 10.0)
    width, height = whole.width + 2 * margin, whole.height + 2 * margin
    paper = Shape(rectangle(0, 0, width, height), fill=PAPER)
    marks = (paper, place(whole, margin, margin))
    top = margin + heading.height if heading.height else 0.0
    return Scene(width, height, marks, tuple(notes), top)


def stack(scenes: Sequence[Scene]) -> Scene:
    """Pictures under each other as one, on one sheet of paper."""
    if len(scenes) == 1:
        return scenes[0]
    width = max(scene.width for scene in scenes)
    height = sum(scene.height for scene in scenes)
    marks: list[Mark] = [Shape(rectangle(0, 0, width, height), fill=PAPER)]
    y = 0.0
    for scene in scenes:
        marks.append(Group(scene.marks, 0.0, y))
        y += scene.height
    notes = dict.fromkeys(note for scene in scenes for note in scene.notes)
    return Scene(width, height, tuple(marks), tuple(notes), scenes[0].heading)


def _walk(marks: Iterable[Mark]) -> Iterator[Mark]:
    for mark in marks:
        yield mark
        if isinstance(mark, Group):
            yield from _walk(mark.marks)
