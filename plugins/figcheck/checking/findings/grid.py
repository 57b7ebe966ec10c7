"""Grids with holes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod

from figcheck.checking.findings.catalogue import MISSING_CELLS, RAGGED_ROW
from figcheck.checking.findings.lines import (
    Coordinates,
    Line,
    extent,
    index_of,
    lines,
    place_in_panel,
)
from figcheck.model import Cell, Figure, Finding, Kind, Role, Severity, Span
from figcheck.reading.names import key
from figcheck.records import record
from figcheck.wording import counted, listing

_FULL_ENOUGH = {
    Kind.HEATMAP: 0.4,
    Kind.TABLE: 0.4,
    Kind.BAR: 0.6,
    Kind.LINE: 0.8,
    Kind.UNKNOWN: 0.8,
}
"""The share of a grid that must be filled for the rest to be missing, not to be different in kind.

Lines may have their points at different places, and bars in different groups."""


@record
class Holes:
    """The places of one panel that have no value.

    Attributes:
        panel: the panel.
        size: how many places it has.
        at: the places without a value.
        blank: the cells that the description itself gives as empty.
        span: the row in which they are, else all of the panel's values.
    """

    panel: str | None
    size: int
    at: tuple[Coordinates, ...]
    blank: tuple[Cell, ...]
    span: Span


def missing_cells(figure: Figure) -> Iterator[Finding]:
    """Panels whose rows and columns make a grid that is not full."""
    for hole in holes(figure):
        places = [place_in_panel(figure, at) for at in hole.at]
        blank = f"given as {' or '.join(sorted({cell.text for cell in hole.blank}))}"
        message = f"{len(hole.at)} of {counted(hole.size, 'cell')} have no value"
        if len(hole.at) == 1:
            message = f"one of {counted(hole.size, 'cell')} has no value"
        if hole.blank:
            some = f"{len(hole.blank)} of them " if len(hole.blank) < len(hole.at) else ""
            message += f" ({some}{blank})"
        message += f": {listing(places, '; ')}."
        yield MISSING_CELLS.finding(
            message,
            hole.span,
            hole.blank,
            panel=hole.panel,
            severity=Severity.INFO if len(hole.blank) == len(hole.at) else None,
        )


def holes(figure: Figure) -> tuple[Holes, ...]:
    """The missing cells of each panel that has any, panels in the order of the text."""
    if figure.kind not in _FULL_ENOUGH:
        return ()
    panels: dict[str | None, list[Line]] = {}
    for line in lines(figure):
        panels.setdefault(line.panel, []).append(line)
    found = (_holes(figure, panel, rows) for panel, rows in panels.items())
    return tuple(hole for hole in found if hole is not None)


def _holes(figure: Figure, panel: str | None, rows: list[Line]) -> Holes | None:
    inner = rows[0].inner
    cells = [cell for row in rows for cell in row.cells]
    given = {cell.at for cell in cells if cell.value is not None}
    columns = list(dict.fromkeys(cell.at[inner] for cell in cells))
    full, most = len(rows) * len(columns), len(given) / _FULL_ENOUGH[figure.kind]
    if len(given) == full or full > most or len(columns) < 2 or len(rows) < 2:
        return None
    places = [_with(row.outer, inner, column) for row in rows for column in columns]
    if figure.kind is Kind.HEATMAP:
        described = _described_ticks(figure, given)
        size = prod(len(ticks) for ticks in described.values())
        if size > most:
            return None
        places = _described_grid(described, next(iter(given))) if described else places
    blank = tuple(cell for cell in cells if cell.value is None)
    ragged = [f.span for f in figure.findings if f.code == RAGGED_ROW.code and f.span is not None]
    told = {row.outer for row in rows if any(_meet(row.span, span) for span in ragged)}
    at = tuple(p for p in places if p not in given and _with(p, inner, None) not in told)
    if not at:
        return None
    of = {_with(p, inner, None) for p in at}
    holed = [row for row in rows if row.outer in of]
    span = holed[0].span if len(of) == len(holed) == 1 else extent(cells)
    return Holes(panel, len(places), at, blank, span)


def _described_ticks(figure: Figure, given: set[Coordinates]) -> dict[int, list[str]]:
    """The ticks of a heatmap's panel by dimension, with those that only the axes list."""
    y, x = index_of(figure, Role.Y), index_of(figure, Role.X)
    if y is None or x is None or index_of(figure, Role.SERIES) is not None:
        return {}
    ticks = {}
    for index, axis in ((y, figure.y_axis), (x, figure.x_axis)):
        known = {at[index] for at in given}
        listed = {key(tick) for tick in axis.ticks}
        there = figure.dimensions[index].ticks
        ticks[index] = [tick for tick in there if tick in known or key(tick) in listed]
    return ticks


def _described_grid(ticks: Mapping[int, Sequence[str]], sample: Coordinates) -> list[Coordinates]:
    """All places of the panel that `sample` lies in."""
    places = []
    for combination in product(*ticks.values()):
        at = sample
        for index, tick in zip(ticks, combination, strict=True):
            at = _with(at, index, tick)
        places.append(at)
    return places


def _with(at: Coordinates, index: int, tick: str | None) -> Coordinates:
    return (*at[:index], tick, *at[index + 1 :])


def _meet(one: Span, other: Span) -> bool:
    return min(one.end, other.end) > max(one.start, other.start)
