"""One module for each kind of figure, and which of them draws what."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from figcheck.drawing.kinds.bar import draw_bar
from figcheck.drawing.kinds.box import draw_box
from figcheck.drawing.kinds.chart import draw_chart
from figcheck.drawing.kinds.diagram import draw_diagram
from figcheck.drawing.kinds.heatmap import draw_heatmap
from figcheck.drawing.kinds.line import draw_line
from figcheck.drawing.kinds.pie import draw_pie
from figcheck.drawing.kinds.scatter import draw_scatter
from figcheck.drawing.kinds.table import draw_table
from figcheck.drawing.scene import Scene
from figcheck.model import Figure, Kind

Painter: TypeAlias = Callable[[Figure], Scene | None]

PAINTERS: dict[Kind, tuple[Painter, ...]] = {
    Kind.HEATMAP: (draw_heatmap,),
    Kind.LINE: (draw_line,),
    Kind.BAR: (draw_bar,),
    Kind.SCATTER: (draw_scatter,),
    Kind.PIE: (draw_pie, draw_bar),
    Kind.BOX: (draw_box,),
    Kind.TABLE: (),
    Kind.DIAGRAM: (draw_diagram,),
    Kind.UNKNOWN: (draw_chart,),
}
"""What draws a kind of figure, the best form first.

A painter returns `None` for a figure that does not have its form; a figure that none of
them can draw becomes a table.
"""

LAST: Painter = draw_table
"""Draws every figure that has a value."""
