"""How far it is from one part of the boxes of a box plot to another, as a figure of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from figcheck.checking.english.figures.made_figures import figure_made, in_place
from figcheck.checking.english.kinds.measured_units import unit_of
from figcheck.checking.english.naming.statistics import parts_of_boxes
from figcheck.checking.language import Table
from figcheck.checking.language.tree import Arithmetic, Cells, Condition, Term
from figcheck.model import Axis, Dimension, Figure, Kind


class BoxLengths:
    """Makes the figures of how long boxes are, or parts of them.

    Args:
        figure: the figure, a box plot or not.
        table: its values.
    """

    def __init__(self, figure: Figure, table: Table) -> None:
        self._figure, self._table = figure, table
        self._parts: Dimension | None
        self._ticks: dict[str, str]
        self._parts, self._ticks = parts_of_boxes(figure) or (None, {})

    def _length(self, parts: Dimension, ends: tuple[str, str]) -> Callable[[Cells], Term]:
        """Gives how far it is from one part to another, at each place of a selection."""
        low, high = (Condition(parts.name, (self._ticks[end],)) for end in ends)

        def length(cells: Cells) -> Term:
            return Arithmetic("-", in_place(cells, high), in_place(cells, low))

        return length

    def _shown(self, parts: Dimension, name: str, length: Callable[[Cells], Term]) -> Figure:
        """The figure that shows a length for each box."""
        left = [d for d in self._figure.dimensions if d is not parts]
        unit = unit_of(self._figure)
        axis = Axis(label=f"{name.capitalize()} ({unit})" if unit else name, unit=unit)
        made = figure_made(self._figure, self._table, left, length)
        return replace(made, kind=Kind.BAR, value=axis, y_axis=axis, title=name)
