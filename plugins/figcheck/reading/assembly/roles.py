"""Which coordinate of a point is a series, which a tick of which axis."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from figcheck.model import Kind, Role
from figcheck.patterns import regex
from figcheck.reading import names
from figcheck.reading.assembly.frame import MATRIX, Frame
from figcheck.reading.assembly.lines import Line
from figcheck.reading.values import Value


class Point(NamedTuple):
    """A value with its coordinates, before they have a role.

    Attributes:
        value: the value.
        line: index of its row in the panel.
        row: the coordinate that the row has.
        column: the coordinate that the value has in its row.
        row_role: the role of `row`, where its label says so.
        column_role: the role of `column`, where its key says so.
    """

    value: Value
    line: int
    row: str | None
    column: str | None
    row_role: Role | None = None
    column_role: Role | None = None


def roles(frame: Frame, points: Sequence[Point], group: Sequence[Line]) -> tuple[Role, Role]:
    """The roles of the two coordinates of a panel's points.

    Args:
        frame: what the header says.
        points: the points of one panel.
        group: the rows of that panel.

    Returns:
        The roles of `Point.row` and of `Point.column`.
    """
    said = (
        {p.row_role for p in points if p.row_role},
        {p.column_role for p in points if p.column_role},
    )
    row = [p.row for p in points if p.row is not None]
    column = [p.column for p in points if p.column is not None]
    if Role.Y in said[1] and Role.Y not in said[0]:
        matrix = row and (Role.X in said[0] or _share(row, frame.x_ticks) > 0)
        return (Role.X if matrix else Role.SERIES), Role.Y
    if group[0].row.pairs:
        return Role.SERIES, Role.X
    if frame.kind in MATRIX:
        if Role.X in said[0]:
            return Role.X, Role.Y
        if row and not column:
            return Role.X, Role.Y
        straight = _share(row, frame.y_ticks) + _share(column, frame.x_ticks)
        crossed = _share(row, frame.x_ticks) + _share(column, frame.y_ticks)
        return (Role.X, Role.Y) if crossed > straight else (Role.Y, Role.X)
    if not row or not column:
        return Role.X, Role.X
    if frame.kind is Kind.LINE and in_order(column) and not in_order(row):
        return Role.SERIES, Role.X
    if frame.kind is Kind.LINE and all(map(IN_TIME.fullmatch, row)) and not in_order(column):
        return Role.X, Role.SERIES
    ticks = frame.x_ticks | (frame.y_ticks if frame.categories_stand_up else {})
    series = _share(row, frame.series) - _share(column, frame.series)
    on_x = _share(row, ticks) - _share(column, ticks)
    if Role.X in said[0]:
        on_x += 1
    if Role.X in said[1]:
        on_x -= 1
    if on_x - series > 0:
        return Role.X, Role.SERIES
    if on_x - series < 0:
        return Role.SERIES, Role.X
    by_row = frame.kind is not Kind.LINE or group[0].row.columns
    return (Role.X, Role.SERIES) if by_row else (Role.SERIES, Role.X)


_TIME = regex(
    r"(?:Q[1-4]|H[12]|FY|week|day|month|year|epoch|step|jan|feb|mar|apr|may|june?|july?|aug|sep|oct"
    r"|nov|dec|mon|tue|wed|thu|fri|sat|sun)\w{0,8}\b[\s'’/.-]{0,2}\d{0,4}",
    re.IGNORECASE,
)

IN_TIME = regex(rf"(?:1[5-9]|20|21)[0-9]{{2}}|{_TIME.pattern}", re.IGNORECASE)
"""The same with years."""


def in_order(ticks: Sequence[str]) -> bool:
    """Whether all ticks are numbers or times, as along an axis."""
    told = all(names.as_number(t) is not None or _TIME.fullmatch(t) for t in ticks)
    return told or {t.lower() for t in ticks} in _STATES


_STATES = ({"before", "after"}, {"pre", "post"}, {"baseline", "follow-up"}, {"start", "end"})


def _share(ticks: Sequence[str], known: dict[str, str]) -> float:
    if not ticks or not known:
        return 0.0
    distinct = {names.key(tick) for tick in ticks}
    return len(distinct & known.keys()) / len(distinct)
