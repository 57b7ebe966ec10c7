"""A scene as SVG.

It is written as matplotlib's own renderer for SVG writes it, without the figure, the contexts
and the settings that each of its elements would pass through there: a picture of a few hundred
cells takes a quarter of the time, and who wants no PNG does not import matplotlib's renderers.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from html import escape
from typing import TypeAlias

import numpy as np
from matplotlib.path import Path

from figcheck.drawing.scene import (
    HATCH,
    HATCH_COLOUR,
    RGB,
    Align,
    Group,
    Mark,
    Scene,
    Shape,
    Text,
)

FONTS = (
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"
)
"""What a browser sets the text in."""

_ROOT = (
    f'<svg font-family="{FONTS}" stroke-linejoin="round" '
    'xmlns:xlink="http://www.w3.org/1999/xlink" width="{0}pt" height="{1}pt" '
    'viewBox="0 0 {0} {1}" xmlns="http://www.w3.org/2000/svg" version="1.1">'
)
_ANCHORS = {"left": "start", "center": "middle", "right": "end"}
_HATCH_SIZE = 72
"""Side of the square that is filled with a hatching again and again, in points."""
_HATCH_DENSITY = 6
_HATCH_WIDTH = 1.0
_SIMPLIFY_THRESHOLD = 1 / 9
"""How far a point may lie off a line that leaves it out, in points."""

_LONG = 128
"""Points of a line from which on those that make no difference are left out."""

_SALT = "figcheck"
"""What the names of hatchings are made with, as matplotlib makes them."""


def to_svg(scene: Scene) -> bytes:
    """The picture as SVG, fit to stand inside an HTML page.

    A group for cell n of the figure has the id `cell-n` and a title with its place
    and value. Text is text.
    """
    return _Writer(scene).written().encode()


class _Writer:
    """Writes a scene element by element, a line each.

    Args:
        scene: the scene.
    """

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        # Inches and back, as matplotlib counts: the last digit of a length may differ by that.
        self._width, self._height = scene.width / 72 * 72, scene.height / 72 * 72
        self._lines = [_ROOT.format(_short(self._width), _short(self._height)), "<g>"]
        self._labels = 0
        self._hatchings: dict[RGB | None, str] = {}
        self._numbers: dict[float, str] = {}
        self._outlines: dict[int, _Outline] = {}

    def written(self) -> str:
        """The whole file."""
        self._marks(self._scene.marks, 0.0, 0.0)
        self._lines.append("</g>")
        if self._hatchings:
            named = (_hatching(fill, name) for fill, name in self._hatchings.items())
            self._lines += ("<defs>", *named, "</defs>")
        return "\n".join((*self._lines, "</svg>", ""))

    def _marks(self, marks: tuple[Mark, ...], dx: float, dy: float) -> None:
        """Writes marks, moved by (`dx`, `dy`) points."""
        for mark in marks:
            if isinstance(mark, Shape):
                self._shape(mark, dx, dy)
            elif isinstance(mark, Text):
                self._text(mark, mark.x + dx, mark.y + dy)
            else:
                self._group(mark, dx + mark.x, dy + mark.y)

    def _group(self, group: Group, dx: float, dy: float) -> None:
        openings = [f'<g id="cell-{index}">' for index in group.cells]
        self._lines += openings
        if group.cells and group.title:
            self._lines.append(f"<title>{_escaped(group.title)}</title>")
        self._marks(group.marks, dx, dy)
        for opening in reversed(openings):
            if self._lines[-1] == opening:
                self._lines[-1] = f"{opening[:-1]}/>"  # There is nothing in it.
            else:
                self._lines.append("</g>")

    def _text(self, text: Text, x: float, y: float) -> None:
        at = f'x="{self._number(x)}" y="{self._number(y)}"'
        if text.angle:
            turned = f"{_short(-text.angle)} {self._number(x)} {self._number(y)}"
            at = f'{at} transform="rotate({turned})"'
        style = _text_style(text.size, text.align, text.colour, bold=text.bold)
        element = f'<text style="{style}" {at}'
        element += f">{_escaped(text.text)}</text>" if text.text else "/>"
        if text.full:
            self._labels += 1
            title = f"<title>{_escaped(text.full)}</title>"
            self._lines += (f'<g id="label-{self._labels}">', title, element, "</g>")
        else:
            self._lines.append(element)

    def _shape(self, shape: Shape, dx: float, dy: float) -> None:
        hatching = self._hatching(shape.fill) if shape.hatched else ""
        style = _shape_style(shape.fill, hatching, shape.stroke, shape.width, shape.dashes)
        # matplotlib's pictures grow upwards, and are turned to be written.
        down = self._height - (self._scene.height - dy)
        if shape.fill is None and not hatching:
            seen = _seen(shape.path, dx, down, (0.0, 0.0, self._width, self._height))
            data = self._data(_outline(seen), 0.0, 0.0)
        else:
            if id(shape.path) not in self._outlines:
                self._outlines[id(shape.path)] = _outline(shape.path)
            data = self._data(self._outlines[id(shape.path)], dx, down)
        look = f' style="{style}"' if style else ""
        self._lines.append(f'<path d="{data}"{look}/>')

    def _data(self, outline: _Outline, dx: float, dy: float) -> str:
        """An outline as an attribute, moved by (`dx`, `dy`) points."""
        number = self._number
        parts = [
            before + " ".join([f"{number(x + dx)} {number(y + dy)}" for x, y in points])
            for before, points in outline
        ]
        return "".join(parts)

    def _number(self, number: float) -> str:
        """A length in words; the cells of a row and of a column share theirs."""
        known = self._numbers.get(number)
        if known is None:
            known = self._numbers[number] = _short(number)
        return known

    def _hatching(self, fill: RGB | None) -> str:
        """The name of the hatching over a colour."""
        if fill not in self._hatchings:
            ground = None if fill is None else (*fill, 1.0)
            told = (HATCH, ground, (*HATCH_COLOUR, 1.0), _HATCH_WIDTH)
            name = hashlib.sha256(_SALT.encode() + str(told).encode()).hexdigest()
            self._hatchings[fill] = f"h{name[:10]}"
        return self._hatchings[fill]


_Outline: TypeAlias = "list[tuple[str, list[tuple[float, float]]]]"
"""The pieces of a path: the letter of each, as it stands behind the one before, and its points."""

_LETTERS = {Path.LINETO: ("L", 1), Path.CURVE3: (" \nQ ", 2), Path.CURVE4: ("C", 3)}
"""How a piece begins, by matplotlib's codes, and how many points it has."""


def _outline(path: Path) -> _Outline:
    points = [(x, y) for x, y in np.asarray(path.vertices).tolist()]
    codes = [Path.MOVETO, *[Path.LINETO] * (len(points) - 1)]
    if path.codes is not None:
        codes = np.asarray(path.codes).tolist()
    found: _Outline = []
    n = 0
    while n < len(codes) and codes[n] != Path.STOP:
        if codes[n] == Path.CLOSEPOLY:
            found.append(("z", []))
            n += 1
        elif codes[n] == Path.MOVETO:
            goes_on = found and found[-1][0] != "z"
            found.append((" \nM " if goes_on else "M ", [points[n]]))
            n += 1
        else:
            letter, count = _LETTERS[codes[n]]
            found.append((letter, points[n : n + count]))
            n += count
    if found and found[-1][0] != "z":
        found.append((" \n", []))
    return found


def _seen(path: Path, dx: float, dy: float, frame: tuple[float, float, float, float]) -> Path:
    """A line moved by (`dx`, `dy`), as far as it is within a frame.

    Of a very long one as many points are kept as make a difference.
    """
    vertices = np.asarray(path.vertices)
    moved = Path(vertices + np.array([dx, dy]), path.codes)
    # As matplotlib does by itself, whatever its settings in this process are.
    moved.simplify_threshold = _SIMPLIFY_THRESHOLD
    plain = path.codes is None or bool((np.asarray(path.codes) <= Path.LINETO).all())
    long = plain and len(vertices) >= _LONG
    return moved.cleaned(remove_nans=True, clip=frame, simplify=long, curves=True)


def _hatching(fill: RGB | None, name: str) -> str:
    """What is repeated over an area."""
    strokes = Path.hatch(HATCH, _HATCH_DENSITY)
    turned = Path(strokes.vertices * np.array([_HATCH_SIZE, -_HATCH_SIZE]), strokes.codes)
    moved = [
        (before, [(x, y + _HATCH_SIZE) for x, y in points]) for before, points in _outline(turned)
    ]
    data = "".join(
        before + " ".join(f"{_short(x)} {_short(y)}" for x, y in points) for before, points in moved
    )
    colour, ground = _hex(HATCH_COLOUR), "none" if fill is None else _hex(fill)
    side, beyond = _HATCH_SIZE, _HATCH_SIZE + 1
    return (
        f'<pattern id="{name}" patternUnits="userSpaceOnUse" x="0" y="0" width="{side}" '
        f'height="{side}">\n<rect x="0" y="0" width="{beyond}" height="{beyond}" '
        f'fill="{ground}"/>\n<path d="{data}" style="fill: {colour}; stroke: {colour}; '
        f'stroke-width: {_HATCH_WIDTH}; stroke-linecap: butt; stroke-linejoin: miter"/>\n</pattern>'
    )


@lru_cache(maxsize=1024)
def _shape_style(
    fill: RGB | None,
    hatching: str,
    stroke: RGB | None,
    width: float,
    dashes: tuple[float, ...],
) -> str:
    """How a shape is painted; what a browser does by itself is left out."""
    told = []
    if hatching:
        told.append(f"fill: url(#{hatching})")
    elif fill != _BLACK:
        told.append(f"fill: {'none' if fill is None else _hex(fill)}")
    if stroke and dashes:
        told.append(f"stroke-dasharray: {','.join(map(_short, dashes))}; stroke-dashoffset: 0")
    if stroke and width:
        told.append(f"stroke: {_hex(stroke)}")
        if width != 1.0:
            told.append(f"stroke-width: {_short(width)}")
    return "; ".join(told)


@lru_cache(maxsize=1024)
def _text_style(size: float, align: Align, colour: RGB, *, bold: bool) -> str:
    weight = "font-weight: 700; " if bold else ""
    style = f"{weight}font-size: {_short(size)}px; text-anchor: {_ANCHORS[align]}"
    return f"{style}; fill: {_hex(colour)}"


_BLACK: RGB = (0.0, 0.0, 0.0)


def _hex(colour: RGB) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in colour)


def _short(number: float) -> str:
    """A length as short as it goes, to a millionth of a point as matplotlib writes them."""
    return f"{number:f}".rstrip("0").rstrip(".")


def _escaped(text: str) -> str:
    return escape(text, quote=False)
