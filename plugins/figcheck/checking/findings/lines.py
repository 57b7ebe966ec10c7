"""The rows and series of a figure, as the description lists them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from operator import ne

from figcheck.model import Cell, Dimension, Figure, Role, Span
from figcheck.records import record
from figcheck.wording import place

Coordinates = tuple[str | None, ...]


@record
class Line:
    """The values that a description gives one after the other: a row, a series, a group of bars.

    Attributes:
        panel: the panel that it stands in, `None` where there are none.
        outer: its coordinates, with `None` where the values differ.
        inner: index of the dimension along which the values follow each other.
        cells: its cells, in the order of the text.
    """

    panel: str | None
    outer: Coordinates
    inner: int
    cells: tuple[Cell, ...]

    @cached_property
    def values(self) -> tuple[float | None, ...]:
        """The values in the order of the text."""
        return tuple(cell.value for cell in self.cells)

    @property
    def ticks(self) -> tuple[str | None, ...]:
        """Where along the line each value lies."""
        return tuple(cell.at[self.inner] for cell in self.cells)

    @property
    def span(self) -> Span:
        """Where the line stands; its first value, where its values are not in one piece."""
        return extent(self.cells)


def lines(figure: Figure, inner: int | None = None) -> tuple[Line, ...]:
    """The rows or series of a figure, in the order of the text.

    Args:
        figure: the figure.
        inner: index of the dimension that the lines run along. Unless it is given, the
            description's own layout says what a row is: along it that coordinate changes that
            changes most often from one value to the next.
    """
    inner = _inner(figure) if inner is None else inner
    if inner is None:
        return ()
    panel = index_of(figure, Role.PANEL)
    found: dict[Coordinates, list[Cell]] = {}
    for cell in figure.cells:
        outer = (*cell.at[:inner], None, *cell.at[inner + 1 :])
        found.setdefault(outer, []).append(cell)
    return tuple(
        Line(outer[panel] if panel is not None else None, outer, inner, tuple(cells))
        for outer, cells in found.items()
    )


def by_panel(figure: Figure, cells: Iterable[Cell]) -> dict[str | None, tuple[Cell, ...]]:
    """The cells of each panel; all of them under `None` where there are no panels."""
    found: dict[str | None, list[Cell]] = {}
    index = index_of(figure, Role.PANEL)
    for cell in cells:
        found.setdefault(cell.at[index] if index is not None else None, []).append(cell)
    return {panel: tuple(group) for panel, group in found.items()}


def index_of(figure: Figure, role: Role) -> int | None:
    """Where the dimension of that role stands among the figure's dimensions."""
    return next((i for i, d in enumerate(figure.dimensions) if d.role is role), None)


def place_in_panel(figure: Figure, at: Coordinates) -> str:
    """Coordinates in words, without the panel."""
    pairs = zip(figure.dimensions, at, strict=True)
    return place(figure, {d.name: tick for d, tick in pairs if d.role is not Role.PANEL})


def numbers(dimension: Dimension) -> dict[str, float]:
    """The ticks of a dimension that are numbers."""
    pairs = zip(dimension.ticks, dimension.numbers, strict=True)
    return {tick: number for tick, number in pairs if number is not None}


def extent(cells: Sequence[Cell]) -> Span:
    """Where cells stand in the text, if no others stand between them; else the first one."""
    indices = [cell.index for cell in cells]
    if max(indices) - min(indices) + 1 == len(indices):
        return Span(min(c.span.start for c in cells), max(c.span.end for c in cells))
    return min(cell.span for cell in cells)


def _inner(figure: Figure) -> int | None:
    """The dimension whose coordinate changes most often from one value to the next."""
    coordinates = zip(*(cell.at for cell in figure.cells), strict=True)
    changes = [sum(map(ne, ticks, ticks[1:])) for ticks in coordinates]
    best = max(range(len(changes)), key=lambda i: (changes[i], i), default=None)
    return best if best is not None and changes[best] else None
