"""What the two axes of a scatter plot show, of all that is measured of its points.

An axis “Latency (ms)” shows what a point's “Latency: 45” gives: the unit is told only once.
"""

from __future__ import annotations

from figcheck.checking.english.names.forms import words_of
from figcheck.model import Dimension, Figure, Kind
from figcheck.records import record


@record
class PlotAxes:
    """The axes of a scatter plot.

    Attributes:
        dimension: what is measured of the points.
        x: the tick of it that the horizontal axis shows.
        y: the tick of it that the vertical axis shows.
    """

    dimension: str
    x: str
    y: str


def plot_axes(figure: Figure, dimension: Dimension) -> PlotAxes | None:
    """What the axes of a scatter plot show; `None` if that is no two ticks of a dimension.

    Args:
        figure: any figure.
        dimension: the dimension.
    """
    if figure.kind is not Kind.SCATTER or len(dimension.ticks) < 2:
        return None
    ticks = {_bare(tick): tick for tick in dimension.ticks}
    x, y = (ticks.get(_bare(axis.label)) for axis in (figure.x_axis, figure.y_axis))
    if x is None or y is None or x == y or len(ticks) < len(dimension.ticks):
        return None
    return PlotAxes(dimension.name, x, y)


def _bare(label: str) -> tuple[str, ...]:
    """The words of a label without what stands in parentheses behind it."""
    return words_of(label.partition(" (")[0])
