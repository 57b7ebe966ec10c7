"""One module for each kind of figure, and which of them draws what."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from figcheck.drawing.kinds.heatmap import draw_heatmap
from figcheck.drawing.scene import Scene
from figcheck.drawing.view import View
from figcheck.model import Kind

Painter: TypeAlias = Callable[[View], Scene | None]

PAINTERS: dict[Kind, Painter] = {
    Kind.HEATMAP: draw_heatmap,
}
"""What draws a kind of figure; it returns `None` for a figure that is not of that form."""
