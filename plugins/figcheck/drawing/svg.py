"""A scene as SVG, by matplotlib's renderer."""

from __future__ import annotations

import io
import re
from typing import Any

from matplotlib.backend_bases import RendererBase
from matplotlib.colors import to_hex

from figcheck.drawing.render import SceneArtist, figure_of, settings
from figcheck.drawing.scene import Group, Scene, Text

FONTS = (
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"
)
"""What a browser sets the text in."""

_METADATA = {"Date": None, "Creator": None, "Format": None, "Type": None}
_ANCHORS = {"left": "start", "center": "middle", "right": "end"}


def to_svg(scene: Scene) -> bytes:
    """The picture as SVG.

    A group for cell n of the figure has the id `cell-n` and a title with its place
    and value. Text is text.
    """
    artist = _VectorArtist(scene)
    out = io.StringIO()
    with settings():
        figure_of(artist, scene, 72.0).savefig(out, format="svg", metadata=_METADATA)
    return _tidy(out.getvalue()).encode()


class _VectorArtist(SceneArtist):
    """Writes texts as elements of their own, anchored where the scene has them.

    matplotlib would look up its font's file for each, although the reader's browser
    chooses the font.
    """

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self._labels = 0

    def draw_group(self, renderer: RendererBase, group: Group, dx: float, dy: float) -> None:
        for index in group.cells:
            renderer.open_group("cell", gid=f"cell-{index}")
        if group.cells and group.title:
            _writer(renderer).element("title", group.title)
        self.draw_marks(renderer, group.marks, dx, dy)
        for _ in group.cells:
            renderer.close_group("cell")

    def draw_text(self, renderer: RendererBase, text: Text, x: float, y: float) -> None:
        writer = _writer(renderer)
        style = f"font-size: {_short(text.size)}px; text-anchor: {_ANCHORS[text.align]}"
        weight = "font-weight: 700; " if text.bold else ""
        attributes = {
            "style": f"{weight}{style}; fill: {to_hex(text.colour)}",
            "x": _short(x),
            "y": _short(y),
        }
        if text.angle:
            attributes["transform"] = f"rotate({_short(-text.angle)} {_short(x)} {_short(y)})"
        if text.full:
            self._labels += 1
            renderer.open_group("label", gid=f"label-{self._labels}")
            writer.element("title", text.full)
        writer.element("text", text.text, attrib=attributes)
        if text.full:
            renderer.close_group("label")


def _writer(renderer: RendererBase) -> Any:
    """What matplotlib writes elements with; its stubs do not say that a renderer has one."""
    return renderer.writer  # type: ignore[attr-defined]


def _short(number: float) -> str:
    """A length as short as it goes, to a millionth of a point as matplotlib writes them."""
    return f"{number:f}".rstrip("0").rstrip(".")


_STYLE = re.compile(r"<defs>\s*<style type=\"text/css\">[^<]*</style>\s*</defs>\s*")
_INDENT = re.compile(r"\n +")
_ROOT = f'<svg font-family="{FONTS}" stroke-linejoin="round" '


def _tidy(svg: str) -> str:
    """The SVG of matplotlib, made fit to stand inside an HTML page, and smaller.

    Its prologue names an outside address, its style sheet would apply to the whole page.
    Text of the description cannot match the patterns: it holds no unescaped `<` and no line
    break.
    """
    svg = svg[svg.index("<svg ") :].replace("<svg ", _ROOT, 1)
    svg = _STYLE.sub("", svg, count=1).replace('<g id="figure_1">', "<g>", 1)
    svg = svg.replace(" \nL ", "L").replace(" \nC ", "C").replace(" \nz\n", "z")
    return _INDENT.sub("\n", svg)
