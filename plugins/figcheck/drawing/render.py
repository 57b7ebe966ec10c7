"""A scene as SVG and PNG, by matplotlib's renderers.

The scene is one artist of a `matplotlib.figure.Figure`. Axes, ticks and text
artists are not used: they take most of the time of a small figure, and a picture
needs an element for each of its cells, which collections do not give.
"""

from __future__ import annotations

import io
import math
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from xml.sax.saxutils import escape

import matplotlib as mpl
import numpy as np
from matplotlib.artist import Artist
from matplotlib.backend_bases import RendererBase
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.text import Text as TextArtist
from matplotlib.transforms import Affine2D
from PIL import Image

from figcheck.drawing import text as texts
from figcheck.drawing.scene import PAPER, Group, Mark, Scene, Shape, Text

SCALE = 2.0
"""Pixels of the PNG for a point."""

LARGEST = 4000
"""Pixels that the PNG has at most in each direction."""

THUMBNAIL = 480
"""Width of the thumbnail in pixels."""

FONTS = (
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"
)
"""What a browser sets the SVG's text in."""

_HATCH = "////"
_HATCH_COLOUR = (0.62, 0.62, 0.66, 1.0)

# matplotlib's settings are global to the process. Only one thread at a time draws with
# the settings below; threads would gain nothing, matplotlib holds the interpreter's lock.
_LOCK = threading.Lock()
_SETTINGS: dict[Any, Any] = {"svg.fonttype": "none", "svg.hashsalt": "figcheck"}
_KEEP = ("backend", "interactive", "toolbar", "timezone", "datapath", "figure.max_open_warning")

_METADATA = {"Date": None, "Creator": None, "Format": None, "Type": None}


def to_svg(scene: Scene) -> bytes:
    """The picture as SVG.

    A group for cell n of the figure has the id `cell-n` and a title with its place
    and value. Text is text.
    """
    artist = _SceneArtist(scene, vector=True)
    out = io.StringIO()
    with _settings():
        _figure(artist, scene, 72.0).savefig(out, format="svg", metadata=_METADATA)
    return _tidy(out.getvalue(), artist.titles).encode()


def to_png(scene: Scene) -> tuple[bytes, bytes]:
    """The picture as PNG, and a smaller one of `THUMBNAIL` pixels width."""
    scale = min(SCALE, LARGEST / scene.width, LARGEST / scene.height)
    with _settings():
        canvas = FigureCanvasAgg(_figure(_SceneArtist(scene, vector=False), scene, 72.0 * scale))
        canvas.draw()  # type: ignore[no-untyped-call]
        pixels = np.asarray(canvas.buffer_rgba())  # type: ignore[no-untyped-call]
        image = Image.fromarray(pixels).convert("RGB")
    height = max(1, round(image.height * THUMBNAIL / image.width))
    small = image.resize((THUMBNAIL, height), Image.Resampling.LANCZOS, reducing_gap=3.0)
    # A palette makes the thumbnail a quarter as large, at a cost that its size hides.
    few = small.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    return _png(image), _png(few)


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _figure(artist: Artist, scene: Scene, dpi: float) -> Figure:
    figure = Figure(figsize=(scene.width / 72, scene.height / 72), dpi=dpi, facecolor=PAPER)
    figure.patch.set_visible(False)
    figure.add_artist(artist)
    return figure


@contextmanager
def _settings() -> Iterator[None]:
    """The settings that matplotlib has by itself, not the user's, and those of figcheck."""
    settings: dict[Any, Any] = {k: v for k, v in mpl.rcParamsDefault.items() if k not in _KEEP}
    with _LOCK, mpl.rc_context(settings | _SETTINGS):
        yield


class _SceneArtist(Artist):
    """Draws a scene; knows afterwards the title of each group that has an id."""

    def __init__(self, scene: Scene, *, vector: bool) -> None:
        super().__init__()
        self.scene = scene
        self.vector = vector
        self.titles: dict[str, str] = {}
        self._scale = 1.0
        self._height = scene.height
        # The SVG's text is anchored where this one is: the reader's font is another one.
        self._anchor = TextArtist(rotation_mode="anchor")

    def draw(self, renderer: RendererBase) -> None:
        self._scale = float(renderer.points_to_pixels(1.0))  # type: ignore[arg-type]
        self._height = self.scene.height * self._scale
        self._draw(renderer, self.scene.marks, 0.0, 0.0)

    def _draw(self, renderer: RendererBase, marks: tuple[Mark, ...], dx: float, dy: float) -> None:
        for mark in marks:
            if isinstance(mark, Shape):
                self._draw_shape(renderer, mark, dx, dy)
            elif isinstance(mark, Text):
                self._draw_text(renderer, mark, dx, dy)
            else:
                self._draw_group(renderer, mark, dx, dy)

    def _draw_group(self, renderer: RendererBase, group: Group, dx: float, dy: float) -> None:
        names = [f"cell-{index}" for index in group.cells]
        for name in names:
            renderer.open_group("cell", gid=name)
        if names:
            self.titles[names[-1]] = group.title
        self._draw(renderer, group.marks, dx + group.x, dy + group.y)
        for _ in names:
            renderer.close_group("cell")

    def _draw_shape(self, renderer: RendererBase, shape: Shape, dx: float, dy: float) -> None:
        # The renderers themselves turn widths and dashes from points to pixels.
        gc = renderer.new_gc()
        gc.set_linewidth(shape.width if shape.stroke else 0.0)
        if shape.stroke:
            gc.set_foreground((*shape.stroke, 1.0), isRGBA=True)
        if shape.dashes:
            gc.set_dashes(0.0, list(shape.dashes))
        if shape.hatched:
            gc.set_hatch(_HATCH)
            gc.set_hatch_color(_HATCH_COLOUR)
        gc.set_antialiased(not shape.crisp)
        gc.set_snap(None)
        fill = (*shape.fill, 1.0) if shape.fill else None
        renderer.draw_path(gc, shape.path, self._place(dx, dy), fill)
        gc.restore()

    def _draw_text(self, renderer: RendererBase, text: Text, dx: float, dy: float) -> None:
        gc = renderer.new_gc()
        gc.set_foreground((*text.colour, 1.0), isRGBA=True)
        x, y = map(float, self._place(dx, dy).transform((text.x, text.y)))
        font = _font(text.size, text.bold)
        if not self.vector:
            x, y = self._left(text, x, y)
            shown = texts.drawable(text.text, bold=text.bold)
            renderer.draw_text(gc, x, self._height - y, shown, font, text.angle)
            gc.restore()
            return
        if text.full:
            name = f"label-{len(self.titles)}"
            self.titles[name] = text.full
            renderer.open_group("label", gid=name)
        self._anchor.set(x=x, y=y, ha=text.align, rotation=text.angle)
        renderer.draw_text(gc, x, self._height - y, text.text, font, text.angle, mtext=self._anchor)
        if text.full:
            renderer.close_group("label")
        gc.restore()

    def _left(self, text: Text, x: float, y: float) -> tuple[float, float]:
        """Where the baseline begins of a text that is anchored at (`x`, `y`) pixels."""
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[text.align]
        back = share * texts.width(text.text, text.size, bold=text.bold) * self._scale
        angle = math.radians(text.angle)
        return x - back * math.cos(angle), y - back * math.sin(angle)

    def _place(self, dx: float, dy: float) -> Affine2D:
        """From the scene's points, moved by (`dx`, `dy`), to pixels that grow upwards."""
        k = self._scale
        return Affine2D(
            np.array([[k, 0.0, dx * k], [0.0, -k, self._height - dy * k], [0.0, 0.0, 1.0]])
        )


def _font(size: float, bold: bool) -> FontProperties:
    return FontProperties(
        family="DejaVu Sans",
        weight="bold" if bold else "normal",
        style="normal",
        variant="normal",
        stretch="normal",
        size=size,
        fname=str(texts.font_path(bold=bold)),
    )


_GROUP = re.compile(r'<g id="((?:cell|label)-\d+)">')
_FAMILY = re.compile(r"""(?<=<text style=")([^"]*?)(?:; )?font-family: 'DejaVu Sans'""")
_UPRIGHT = re.compile(r' transform="rotate\(-?0(?:\.0)? [^"]*"')
_STYLE = re.compile(r"<defs>\s*<style type=\"text/css\">[^<]*</style>\s*</defs>\s*")
_ROOT = f'<svg font-family="{FONTS}" stroke-linejoin="round" '


def _tidy(svg: str, titles: dict[str, str]) -> str:
    """The SVG of matplotlib, made fit to stand inside an HTML page, and smaller.

    Its prologue names an outside address, its style sheet would apply to the whole page,
    and each of its texts repeats the font. Text of the description cannot match the
    patterns: it holds no unescaped `<` and no line break.
    """
    svg = svg[svg.index("<svg ") :].replace("<svg ", _ROOT, 1)
    svg = _STYLE.sub("", svg, count=1).replace('<g id="figure_1">', "<g>", 1)
    svg = _FAMILY.sub(r"\1", svg)
    svg = _UPRIGHT.sub("", svg)
    svg = svg.replace(" \nL ", "L").replace(" \nC ", "C").replace(" \nz\n", "z")
    return _GROUP.sub(lambda group: _titled(group, titles), svg)


def _titled(group: re.Match[str], titles: dict[str, str]) -> str:
    title = titles.get(group[1])
    return f"{group[0]}<title>{escape(title)}</title>" if title else group[0]
