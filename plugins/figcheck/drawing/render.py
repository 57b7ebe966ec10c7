"""A scene on matplotlib's renderer.

The scene is one artist of a `matplotlib.figure.Figure`. Axes, ticks and text
artists are not used: they take most of the time of a small figure, and a picture
needs an element for each of its cells, which collections do not give.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import matplotlib as mpl
from matplotlib.artist import Artist
from matplotlib.backend_bases import GraphicsContextBase, RendererBase
from matplotlib.figure import Figure
from matplotlib.transforms import Affine2D

from figcheck.drawing.scene import (
    HATCH,
    HATCH_COLOUR,
    PAPER,
    Group,
    Mark,
    Scene,
    Shape,
    Text,
)

# matplotlib's settings are global to the process. Only one thread at a time draws with
# these settings; threads would gain nothing, matplotlib holds the interpreter's lock.
_LOCK = threading.Lock()
_KEEP = ("backend", "interactive", "toolbar", "timezone", "datapath", "figure.max_open_warning")


@contextmanager
def settings() -> Iterator[None]:
    """The settings that matplotlib has by itself, not the user's."""
    with _LOCK:
        # matplotlib looks at each setting that it is given, and most are as they are wanted.
        plain: dict[Any, Any] = {
            key: value
            for key, value in mpl.rcParamsDefault.items()
            if key not in _KEEP and mpl.rcParams[key] != value
        }
        with mpl.rc_context(plain):
            yield


def figure_of(artist: Artist, scene: Scene, dpi: float) -> Figure:
    """A figure that holds nothing but a scene.

    Args:
        artist: what draws the scene.
        scene: the scene, for its size.
        dpi: dots per inch of the figure.
    """
    figure = Figure(figsize=(scene.width / 72, scene.height / 72), dpi=dpi, facecolor=PAPER)
    figure.patch.set_visible(False)
    figure.add_artist(artist)
    return figure


class SceneArtist(Artist):
    """Draws a scene; how texts and groups are drawn is for the kinds of picture to say."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene
        self.scale = 1.0
        """Pixels for a point."""
        self.height = scene.height
        """Height of the scene in pixels."""
        self._contexts: dict[tuple[object, ...], GraphicsContextBase] = {}

    def draw(self, renderer: RendererBase) -> None:
        """Draws all marks in their order."""
        self.scale = float(renderer.points_to_pixels(1.0))  # type: ignore[arg-type]
        self.height = self.scene.height * self.scale
        self._contexts.clear()
        self.draw_marks(renderer, self.scene.marks, 0.0, 0.0)

    def draw_marks(
        self, renderer: RendererBase, marks: tuple[Mark, ...], dx: float, dy: float
    ) -> None:
        """Draws marks, moved by (`dx`, `dy`) points."""
        place: Affine2D | None = None
        for mark in marks:
            if isinstance(mark, Shape):
                place = place or self._place(dx, dy)
                self._draw_shape(renderer, mark, place)
            elif isinstance(mark, Text):
                self.draw_text(renderer, mark, mark.x + dx, mark.y + dy)
            else:
                self.draw_group(renderer, mark, dx + mark.x, dy + mark.y)

    def draw_group(self, renderer: RendererBase, group: Group, dx: float, dy: float) -> None:
        """Draws the marks of a group, moved by (`dx`, `dy`) points in all."""
        self.draw_marks(renderer, group.marks, dx, dy)

    def draw_text(self, renderer: RendererBase, text: Text, x: float, y: float) -> None:
        """Draws a text that is anchored at (`x`, `y`) points, `y` growing downwards."""
        raise NotImplementedError

    def _draw_shape(self, renderer: RendererBase, shape: Shape, place: Affine2D) -> None:
        fill = (*shape.fill, 1.0) if shape.fill else None
        renderer.draw_path(self._context(renderer, shape), shape.path, place, fill)

    def _context(self, renderer: RendererBase, shape: Shape) -> GraphicsContextBase:
        """What a shape is drawn with; hundreds of cells share one."""
        look = (shape.stroke, shape.width, shape.dashes, shape.hatched, shape.crisp)
        if look in self._contexts:
            return self._contexts[look]
        # The renderers themselves turn widths and dashes from points to pixels.
        gc = renderer.new_gc()
        gc.set_linewidth(shape.width if shape.stroke else 0.0)
        if shape.stroke:
            gc.set_foreground((*shape.stroke, 1.0), isRGBA=True)
        if shape.dashes:
            gc.set_dashes(0.0, list(shape.dashes))
        if shape.hatched:
            gc.set_hatch(HATCH)
            gc.set_hatch_color((*HATCH_COLOUR, 1.0))
        gc.set_antialiased(not shape.crisp)
        gc.set_snap(None)
        self._contexts[look] = gc
        return gc

    def _place(self, dx: float, dy: float) -> Affine2D:
        """From the scene's points, moved by (`dx`, `dy`), to pixels that grow upwards."""
        k = self.scale
        return Affine2D.from_values(k, 0.0, 0.0, -k, dx * k, self.height - dy * k)
