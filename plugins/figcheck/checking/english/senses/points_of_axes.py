"""Numbers that are points of an axis, and no values: “a rate of 0.1 is better than 0.01”."""

from __future__ import annotations

from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Cells, Comparator, Compare, Condition, Number
from figcheck.model import Figure


class PointsOfAxes:
    """The points of a figure's axes, and how far its values range.

    Args:
        figure: the figure.
    """

    def __init__(self, figure: Figure) -> None:
        axes = [d for d in figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
        self._axes = {d.name: dict(zip(d.ticks, d.numbers, strict=True)) for d in axes}
        values = [cell.value for cell in figure.cells if cell.value is not None]
        self._low, self._high = min(values, default=0.0), max(values, default=0.0)

    def takes_for_value(self, compared: Compare) -> bool:
        """Whether values at one point are said to lie beyond another, where no value is near it.

        Args:
            compared: a comparison.
        """
        match compared:
            case Compare(Comparator.MORE | Comparator.LESS, Cells(conditions), Number(value)) if (
                not self._low <= value <= self._high
            ):
                return any(self._is_other_point(c, value) for c in conditions)
            case _:
                return False

    def takes_for_bound(self, compared: Compare) -> bool:
        """Whether values at any point are said to be better than one, where no value is near it.

        Args:
            compared: a comparison, of a clause that says “better” or “worse than” that.
        """
        match compared:
            case Compare(_, Cells(conditions), Number(value)) if (
                not self._low <= value <= self._high
            ):
                told = {c.dimension for c in conditions if isinstance(c, Condition)}
                points = (p.values() for d, p in self._axes.items() if d not in told)
                return any(value in numbers for numbers in points)
            case _:
                return False

    def _is_other_point(self, condition: object, value: float) -> bool:
        if not isinstance(condition, Condition) or len(condition.ticks) != 1:
            return False
        points = self._axes.get(condition.dimension, {})
        return value in points.values() and value != points.get(condition.ticks[0])
