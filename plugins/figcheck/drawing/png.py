"""A scene as PNG, by matplotlib's Agg renderer."""

from __future__ import annotations

import io
import math
import struct
import zlib
from typing import Any

import numpy as np
from matplotlib.backend_bases import RendererBase
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.font_manager import FontProperties
from matplotlib.path import Path
from matplotlib.transforms import Affine2D
from numpy.typing import NDArray
from PIL import Image

from figcheck.drawing import text as texts
from figcheck.drawing.render import SceneArtist, figure_of, settings
from figcheck.drawing.scene import RGB, Scene, Text

SCALE = 2.0
"""Pixels of the PNG for a point."""

LARGEST = 4000
"""Pixels that the PNG has at most in each direction."""

THUMBNAIL = 480
"""Width of the thumbnail in pixels."""

_LEVEL = 3
"""How hard zlib tries: the usual 6 makes files 6 % smaller and takes half as long again."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_TRUE_COLOUR = (8, 2, 0, 0, 0)
"""Bits of a channel, red, green and blue, and the only ways to compress, filter and order rows."""

_LINES = 250
"""Lines of text that are filled as one outline; Agg holds the edges of one in memory."""


def to_png(scene: Scene) -> tuple[bytes, bytes]:
    """The picture as PNG, and one of `THUMBNAIL` pixels width, without its title."""
    scale = min(SCALE, LARGEST / scene.width, LARGEST / scene.height)
    with settings():
        canvas = FigureCanvasAgg(figure_of(_RasterArtist(scene), scene, 72.0 * scale))
        canvas.draw()  # type: ignore[no-untyped-call]
        pixels = np.asarray(canvas.buffer_rgba())  # type: ignore[no-untyped-call]
    size = pixels.shape[1], pixels.shape[0]
    # Where a fourth byte is left alone, Pillow looks at the pixels where they are.
    image = Image.frombuffer("RGBX", size, pixels, "raw", "RGBX", 0, 1)
    top = round(scene.heading * scale)
    height = max(1, round((image.height - top) * THUMBNAIL / image.width))
    body = (0, top, image.width, image.height)
    small = image.resize((THUMBNAIL, height), Image.Resampling.HAMMING, body).convert("RGB")
    # A palette makes the thumbnail a quarter as large, at a cost that its size hides.
    few = small.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = io.BytesIO()
    few.save(out, "PNG", compress_level=_LEVEL)
    return _unfiltered(pixels), out.getvalue()


def _unfiltered(pixels: NDArray[np.uint8]) -> bytes:
    """An image without transparency as PNG whose rows are compressed as they are.

    Pillow tries all filters on every row, which help with photographs: a drawing of flat areas
    and text comes out a tenth larger, after half as long again. The format is that of the PNG
    Specification (Third Edition), sections 5, 7.3 and 9.
    """
    height, width, _ = pixels.shape
    rows = np.zeros((height, 1 + 3 * width), np.uint8)
    for channel in range(3):
        rows[:, 1 + channel :: 3] = pixels[..., channel]
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">II5B", width, height, *_TRUE_COLOUR)),
            _chunk(b"IDAT", zlib.compress(rows.data, _LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


class _RasterArtist(SceneArtist):
    """Draws all shapes, then all texts of a colour as one outline.

    matplotlib would lay out and paint every glyph of every number by itself, which takes
    most of the time of a heatmap.
    """

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self._lines: dict[RGB, list[tuple[NDArray[Any], NDArray[Any]]]] = {}

    def draw(self, renderer: RendererBase) -> None:
        self._lines.clear()
        super().draw(renderer)
        gc = renderer.new_gc()
        gc.set_linewidth(0.0)
        gc.set_snap(False)
        for colour, lines in self._lines.items():
            for start in range(0, len(lines), _LINES):
                vertices, codes = zip(*lines[start : start + _LINES], strict=True)
                outline = Path(np.concatenate(vertices), np.concatenate(codes))
                outline.should_simplify = False
                renderer.draw_path(gc, outline, Affine2D(), (*colour, 1.0))

    def draw_text(self, renderer: RendererBase, text: Text, x: float, y: float) -> None:
        angle = math.radians(text.angle)
        back = {"left": 0.0, "center": 0.5, "right": 1.0}[text.align]
        back *= texts.width(text.text, text.size, bold=text.bold)
        x, y = x - back * math.cos(angle), y + back * math.sin(angle)
        shown = texts.drawable(text.text, bold=text.bold)
        outline = texts.outline(shown, bold=text.bold)
        if outline is None:
            gc = renderer.new_gc()
            gc.set_foreground((*text.colour, 1.0), isRGBA=True)
            at = (x * self.scale, y * self.scale)
            renderer.draw_text(gc, *at, shown, _font(text.size, text.bold), text.angle)
            gc.restore()
            return
        size = text.size * self.scale
        c, s = size * math.cos(angle), size * math.sin(angle)
        place = np.array([[c, s], [-s, c]])
        vertices = outline.vertices @ place + (x * self.scale, self.height - y * self.scale)
        self._lines.setdefault(text.colour, []).append((vertices, np.asarray(outline.codes)))


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
