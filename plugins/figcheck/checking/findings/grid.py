"""Grids with holes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from figcheck.checking.findings.catalogue import MISSING_CELLS, RAGGED_ROW
from figcheck.checking.findings.lines import (
    Coordinates,
    Line,
    extent,
    index_of,
    lines,
    place_in_panel,
)
from figcheck.checking.wording import counted, listing
from figcheck.model import Axis, Cell, Figure, Finding, Kind, Role, Severity, Span
from figcheck.reading.names import key

_FULL_ENOUGH = {
    Kind.HEATMAP: 0.4,
    Kind.TABLE: 0.4,
    Kind.BAR: 0.6,
    Kind.LINE: 0.8,
    Kind.UNKNOWN: 0.8,
}
"""The share of a grid that must be filled for the rest to be missing, not to be different in kind.

Lines may have their points at different places, and bars in different groups."""


@dataclass(frozen=True)
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
    outers = [row.outer for row in rows]
    places = [_with(outer, inner, column) for outer in outers for column in columns]
    if len(given) == len(places):
        return None
    if figure.kind is Kind.HEATMAP:
        places = _described_grid(figure, panel, given) or places
    blank = tuple(cell for cell in cells if cell.value is None)
    if len(given) < _FULL_ENOUGH[figure.kind] * len(places) or len(columns) < 2 or len(rows) < 2:
        return None
    ragged = [f.span for f in figure.findings if f.code == RAGGED_ROW.code and f.span is not None]
    told = {row.outer for row in rows if any(_meet(row.span, span) for span in ragged)}
    at = tuple(p for p in places if p not in given and _with(p, inner, None) not in told)
    if not at:
        return None
    of = {_with(p, inner, None) for p in at}
    holed = [row for row in rows if row.outer in of]
    span = holed[0].span if len(of) == len(holed) == 1 else extent(cells)
    return Holes(panel, len(places), at, blank, span)


def _described_grid(
    figure: Figure, panel: str | None, given: set[Coordinates]
) -> list[Coordinates]:
    """The places of a heatmap's panel, with the ticks that only the axes list."""
    y, x = index_of(figure, Role.Y), index_of(figure, Role.X)
    if y is None or x is None or any(d.role is Role.SERIES for d in figure.dimensions):
        return []
    ticks = {}
    for index, axis in ((y, figure.y_axis), (x, figure.x_axis)):
        used = {at[index] for at in given}
        ticks[index] = [
            tick
            for tick in figure.dimensions[index].ticks
            if tick in used or _is_listed(axis, tick)
        ]
    first = min(given, key=lambda at: (at[y] or "", at[x] or ""))
    return [_with(_with(first, y, row), x, column) for row in ticks[y] for column in ticks[x]]


def _is_listed(axis: Axis, tick: str) -> bool:
    return any(key(tick) == key(listed) for listed in axis.ticks)


def _with(at: Coordinates, index: int, tick: str | None) -> Coordinates:
    return (*at[:index], tick, *at[index + 1 :])


def _meet(one: Span, other: Span) -> bool:
    return min(one.end, other.end) > max(one.start, other.start)
