"""Bar charts: simple, grouped or stacked, upright or lying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from figcheck.drawing import text as texts
from figcheck.drawing.axes import Direction, frame, names, numbers
from figcheck.drawing.colour import ink_on
from figcheck.drawing.plots import (
    axis_of,
    coordinate,
    ends,
    forwards,
    name_of,
    panels,
    series_names,
    sides,
    value_axis,
    value_scale,
)
from figcheck.drawing.scene import (
    CAP_MIDDLE,
    INK,
    PAPER,
    RGB,
    SOFT_INK,
    Box,
    Group,
    Mark,
    Scene,
    Shape,
    Text,
    line,
    polygon,
)
from figcheck.drawing.series import Look, legend, looks
from figcheck.drawing.view import Panel, View, caption, error, number, view_of
from figcheck.model import Cell, Dimension, Figure

_VALUE_SIZE = 7.0
_GROUP = 0.8
"""Share of a category's band that its bars take."""

_THICK = 17.0
"""Height in points that a lying bar has at most."""


def draw_bar(figure: Figure) -> Scene | None:
    """The picture of a bar chart, `None` if there are no categories.

    Args:
        figure: a figure with values along one dimension, for each of its series.
    """
    view = view_of(figure)
    along, series = sides(figure)
    if along is None or not view.values():
        return None
    every = series_names(view, series)
    lying = "horizontal" in figure.style
    stacked = "stacked" in figure.style and len(every) > 1
    axis = value_axis(figure)
    scale = value_scale(_ends(view, along, stacked), axis, view.notes, bars=True)
    described = figure.y_axis if lying else axis_of(figure, along)
    title = described.label or ("" if lying else name_of(described, along))
    ticks = view.ticks(along.role)
    bands = names(title, ticks if lying else forwards(ticks, along, described))
    values = numbers(name_of(axis), scale)
    styles = looks(figure, every)
    widest = max(
        texts.width(texts.clean(cell.text), _VALUE_SIZE) for p in view.panels for cell in p.cells
    )
    chart = _Chart(figure, (along, series), bands, values, styles, lying, stacked, widest)
    return panels(view, legend(styles), chart.plot, size=chart.size())


def _ends(view: View, along: Dimension, stacked: bool) -> list[float]:
    """What the value axis must hold: the ends of bars and errors, or of whole stacks."""
    if not stacked:
        return ends([cell for panel in view.panels for cell in panel.cells])
    found: list[float] = []
    for panel in view.panels:
        sums: dict[tuple[str | None, bool], float] = {}
        for cell in panel.cells:
            value = number(cell) or 0.0
            place = (coordinate(view.figure, cell, along), value < 0)
            sums[place] = sums.get(place, 0.0) + value
        found += sums.values()
    return found


@dataclass(frozen=True)
class _Chart:
    """What the panels of a bar chart share.

    Attributes:
        figure: the figure.
        sides: the dimension of the categories, and that of the series.
        bands: the axis of the categories.
        values: the axis of the values.
        looks: what each series is drawn with.
        lying: whether the bars lie, with the categories from top to bottom.
        stacked: whether the bars of a category stand on each other.
        widest: width of the widest value as written, in points.
    """

    figure: Figure
    sides: tuple[Dimension, Dimension | None]
    bands: Direction
    values: Direction
    looks: Sequence[Look]
    lying: bool
    stacked: bool
    widest: float

    def size(self) -> tuple[float, float] | None:
        """The size of a plot of lying bars, as high as they need; `None` for upright ones."""
        if not self.lying:
            return None
        thick = 14.0 if self.stacked else max(6.0, min(_THICK, 9.0 * len(self.looks)))
        group = thick if self.stacked else max(thick, 9.0 * len(self.looks))
        return 380.0, min(max(len(self.bands.ticks) * group / _GROUP, 80.0), 900.0)

    def plot(self, panel: Panel, size: tuple[float, float], leftmost: bool) -> Box:
        """The plot of a panel."""
        order = {look.name: i for i, look in enumerate(self.looks)}
        rank = {tick: i for i, (tick, _) in enumerate(self.bands.ticks)}
        drawn: dict[tuple[int, bool], float] = {}
        given: set[tuple[int, int]] = set()
        marks: list[Mark] = []
        for cell in sorted(panel.cells, key=lambda cell: self._rank(cell, order)):
            band = rank.get(coordinate(self.figure, cell, self.sides[0]) or "")
            which = order.get(coordinate(self.figure, cell, self.sides[1]) or "")
            if band is None or which is None:
                continue
            value = number(cell)
            stack = (band, (value or 0.0) < 0)
            start = drawn.get(stack, 0.0) if self.stacked else 0.0
            drawn[stack] = start + (value or 0.0)
            marks.append(self._bar(cell, (band, which), start, size))
            given.add((band, which))
        marks += self._gaps(given, size)
        zero = self.values.share(0.0)
        length = size[0] if self.lying else size[1]
        if 0.0 < zero < 1.0:
            at = length * zero if self.lying else length * (1 - zero)
            marks.append(
                line((at, 0), (at, size[1])) if self.lying else line((0, at), (size[0], at))
            )
        bands = self.bands if leftmost or not self.lying else replace(self.bands, name="", ticks=())
        values = self.values if leftmost or self.lying else self.values.bare()
        across, up = (values, bands) if self.lying else (bands, values)
        return frame(panel.title, size, across, up, marks)

    def _gaps(self, given: set[tuple[int, int]], size: tuple[float, float]) -> list[Mark]:
        """A dash for every bar that a group lacks: no value is not the value 0."""
        if self.stacked:
            return []
        every = {(band, which) for band, _ in given for which in range(len(self.looks))}
        marks: list[Mark] = []
        for place in sorted(every - given):
            low, high = self._thickness(place, size)
            x, y = self._point((low + high) / 2, self._reach(0.0, size) + 4.0, size)
            marks.append(Text(x, y + (2.0 if self.lying else 0.0), "–", _VALUE_SIZE, SOFT_INK))
        return marks

    def _rank(self, cell: Cell, order: Mapping[str, int]) -> int:
        return order.get(coordinate(self.figure, cell, self.sides[1]) or "", -1)

    def _bar(
        self, cell: Cell, place: tuple[int, int], start: float, size: tuple[float, float]
    ) -> Group:
        """One bar with its error and, where there is room, its value.

        Args:
            cell: the value.
            place: the numbers of its category and of its series.
            start: the value that the bar starts from.
            size: width and height of the plot.
        """
        fill = self.looks[place[1]].fill
        value = number(cell)
        bar = _Bar(
            *self._thickness(place, size),
            self._reach(start, size),
            self._reach(start + (value or 0.0), size),
        )
        marks: list[Mark] = []
        if value is not None:
            corners = [(bar.low, bar.base), (bar.low, bar.tip), (bar.high, bar.tip)]
            outline = polygon([self._point(*at, size) for at in [*corners, (bar.high, bar.base)]])
            edge = PAPER if bar.high - bar.low >= 4.0 else None
            marks.append(Shape(outline, fill=fill, stroke=edge, width=0.5))
        free = bar.tip
        if value is not None and error(cell) and not self.stacked:
            reach = [self._reach(value + side * error(cell), size) for side in (-1, 1)]
            free = reach[1] if value >= 0 else reach[0]
            marks += self._error(bar, reach, size)
        text = self._value(cell, bar, free, fill, size)
        return Group(
            tuple([*marks, text] if text else marks),
            cells=(cell.index,),
            title=caption(self.figure, cell),
        )

    def _thickness(self, place: tuple[int, int], size: tuple[float, float]) -> tuple[float, float]:
        """Where a bar begins and ends across its length, in points."""
        band = (size[1] if self.lying else size[0]) / max(len(self.bands.ticks), 1)
        count = 1 if self.stacked else len(self.looks)
        thick = min(band * _GROUP / count, _THICK if self.lying else 60.0)
        start = (place[0] + 0.5) * band - thick * count / 2
        offset = 0 if self.stacked else place[1]
        return start + offset * thick, start + (offset + 1) * thick

    def _reach(self, value: float, size: tuple[float, float]) -> float:
        """How far from the axis of the categories' end of the plot a value lies, in points."""
        share = min(max(self.values.share(value), 0.0), 1.0)
        return share * (size[0] if self.lying else size[1])

    def _point(self, across: float, along: float, size: tuple[float, float]) -> tuple[float, float]:
        """The place in the plot of a point given across the bars and along them."""
        return (along, across) if self.lying else (across, size[1] - along)

    def _error(self, bar: _Bar, ends: Sequence[float], size: tuple[float, float]) -> list[Mark]:
        middle, half = (bar.low + bar.high) / 2, min(3.0, (bar.high - bar.low) / 4)
        low, high = ends
        return [
            line(self._point(a, b, size), self._point(c, d, size), INK)
            for a, b, c, d in (
                (middle, low, middle, high),
                (middle - half, low, middle + half, low),
                (middle - half, high, middle + half, high),
            )
        ]

    def _value(
        self, cell: Cell, bar: _Bar, free: float, fill: RGB, size: tuple[float, float]
    ) -> Text | None:
        """The value as written: within a part of a stack, else at the bar's free end.

        Where there is no room beyond the end it stands within the bar, and where there is
        none there it is left out; it is still the bar's title.
        """
        shown = texts.clean(cell.text)
        wide, thick = texts.width(shown, _VALUE_SIZE), bar.high - bar.low
        upright = self._upright(size)
        if thick < _VALUE_SIZE * 0.95 or (upright and self.stacked):
            return None
        long = wide if self.lying or upright else _VALUE_SIZE
        inside = abs(bar.tip - bar.base) >= long + 4.0
        down = bar.tip < bar.base
        if self.stacked:
            if not inside:
                return None
            return self._text(shown, bar, (bar.base + bar.tip - long) / 2, ink_on(fill), size)
        room = free if down else (size[0] if self.lying else size[1]) - free
        if room >= long + 3.0:
            start = free - long - 3.0 if down else free + 3.0
            return self._text(shown, bar, start, SOFT_INK, size, upright=upright)
        if not inside or error(cell):
            return None
        start = bar.tip + 3.0 if down else bar.tip - long - 3.0
        return self._text(shown, bar, start, ink_on(fill), size, upright=upright)

    def _upright(self, size: tuple[float, float]) -> bool:
        """Whether values are written along the bars: some are wider than their bar."""
        low, high = self._thickness((0, 0), size)
        return not self.lying and self.widest > high - low + 2.0

    def _text(
        self,
        shown: str,
        bar: _Bar,
        start: float,
        colour: RGB,
        size: tuple[float, float],
        *,
        upright: bool = False,
    ) -> Text:
        """A value that begins `start` points along the bar."""
        middle = (bar.low + bar.high) / 2
        if self.lying:
            x, y = self._point(middle, start, size)
            return Text(x, y + _VALUE_SIZE * CAP_MIDDLE, shown, _VALUE_SIZE, colour, "left")
        x, y = self._point(middle, start, size)
        if upright:
            return Text(x + _VALUE_SIZE * CAP_MIDDLE, y, shown, _VALUE_SIZE, colour, "left", 90.0)
        return Text(x, y, shown, _VALUE_SIZE, colour)


@dataclass(frozen=True)
class _Bar:
    """Extent of a bar in points.

    Attributes:
        low: where it begins across its length.
        high: where it ends across its length.
        base: where it starts along its length.
        tip: where it ends along its length; below `base` for a negative value.
    """

    low: float
    high: float
    base: float
    tip: float
