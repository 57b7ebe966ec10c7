"""The intervals that are drawn around values: error bars, whiskers, bands of confidence.

A description gives them as a ± behind each value, or as two columns or lines of their own beside
that which they bound. Such bounds are values of nothing else: who speaks of “both lines” does
not count them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from figcheck.model import Cell, Dimension, Figure
from figcheck.records import record

_DIGITS = 9

_LOW = frozenset({"low", "lower", "lo", "lwr"})
_HIGH = frozenset({"high", "upper", "hi", "upr"})
_OF_BOUNDS = frozenset(
    "bound limit end edge ci confidence interval band error whisker bar of the 95 90 99 % s".split()
)
"""What else the names of bounds say."""

_STATISTICAL = frozenset("bound limit ci confidence interval error whisker 95 90 99".split())
"""What makes a bound of a name: the “low end” of a range of prices is none."""


@record
class Interval:
    """What is drawn around a value.

    Attributes:
        low: its lower end.
        high: its upper end.
        cells: indices of the cells that give them.
    """

    low: float
    high: float
    cells: tuple[int, ...]


@record
class Bounds:
    """Two ticks of a dimension that bound the values of a third one."""

    dimension: Dimension
    low: str
    high: str
    of: str


def intervals_of(figure: Figure) -> Mapping[int, Interval]:
    """The intervals of a figure by the index of the cell that each is drawn around."""
    found: dict[int, Interval] = {}
    for cell in figure.cells:
        if cell.error is not None and cell.value is not None:
            low, high = (round(cell.value + sign * cell.error, _DIGITS) for sign in (-1, 1))
            found[cell.index] = Interval(low, high, (cell.index,))
    cells = {c.at: c for c in figure.cells if c.value is not None}
    for bounds in bounds_of(figure):
        position = figure.dimensions.index(bounds.dimension)
        for at, cell in cells.items():
            lower, upper = (
                cells.get((*at[:position], end, *at[position + 1 :]))
                for end in (bounds.low, bounds.high)
            )
            if at[position] == bounds.of and lower is not None and upper is not None:
                indices = (lower.index, cell.index, upper.index)
                found[cell.index] = Interval(lower.value or 0.0, upper.value or 0.0, indices)
    return found


def without_bounds(figure: Figure) -> Figure:
    """The figure with what bounds its values taken out; the other cells keep their indices."""
    for bounds in bounds_of(figure):
        figure = without_ticks(figure, bounds.dimension.name, {bounds.low, bounds.high})
    return figure


def without_ticks(figure: Figure, name: str, gone: Collection[str]) -> Figure:
    """The figure without some ticks of a dimension; the other cells keep their indices."""
    position = next(i for i, d in enumerate(figure.dimensions) if d.name == name)
    dimension = figure.dimensions[position]
    kept = [i for i, t in enumerate(dimension.ticks) if t not in gone]
    reduced = replace(
        dimension,
        ticks=tuple(dimension.ticks[i] for i in kept),
        numbers=tuple(dimension.numbers[i] for i in kept),
    )
    return replace(
        figure,
        dimensions=tuple(reduced if d is dimension else d for d in figure.dimensions),
        cells=tuple(_emptied(c) if c.at[position] in gone else c for c in figure.cells),
    )


def _words(name: str) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z]+|\d+|%", name.lower()))


def _emptied(cell: Cell) -> Cell:
    return replace(cell, at=(None,) * len(cell.at), value=None)


def bounds_of(figure: Figure) -> Iterator[Bounds]:
    """The ticks of a figure that bound the values of others."""
    for dimension in figure.dimensions:
        named = {t: _words(t) for t in dimension.ticks}
        highs: dict[frozenset[str], list[str]] = {}
        for tick, words in named.items():
            if words & _HIGH:
                highs.setdefault(words - _HIGH, []).append(tick)
        for low, words in named.items():
            rest = words - _LOW
            for high in highs.get(rest, ()) if words & _LOW else ():
                if rest & _STATISTICAL or {low.lower(), high.lower()} <= _LOW | _HIGH:
                    of = _bounded(figure, dimension, low, high, rest)
                    if of is not None:
                        yield Bounds(dimension, low, high, of)


def _bounded(
    figure: Figure, dimension: Dimension, low: str, high: str, rest: frozenset[str]
) -> str | None:
    """What two ticks bound: what their names say, else what stands before them."""
    own = rest - _OF_BOUNDS
    before = dimension.ticks.index(low) - 1
    named = [t for t in dimension.ticks if t not in (low, high) and _words(t) == own]
    if not own and before >= 0 and (rest or {low.lower(), high.lower()} == {"lower", "upper"}):
        named = [dimension.ticks[before]]
    position = figure.dimensions.index(dimension)
    values = {c.at: c.value for c in figure.cells if c.value is not None}
    for of in named:
        rows = [at for at in values if at[position] == of]
        ends = [
            [values.get((*at[:position], end, *at[position + 1 :])) for end in (low, high)]
            for at in rows
        ]
        if rows and all(
            a is not None and b is not None and a <= values[at] <= b
            for at, (a, b) in zip(rows, ends, strict=True)
        ):
            return of
    return None
