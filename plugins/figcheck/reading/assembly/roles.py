"""Which coordinate of a point is a series, which a tick of which axis."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from figcheck.model import Kind, Role
from figcheck.patterns import regex
from figcheck.reading import names
from figcheck.reading.assembly import counted
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
    row = list(dict.fromkeys(p.row for p in points if p.row is not None))
    column = list(dict.fromkeys(p.column for p in points if p.column is not None))
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
        listed = _share(row, frame.x_ticks) > 0
        if crossed > straight and not listed and _share(row, frame.series) == 1.0:
            return Role.SERIES, Role.Y  # The lines of a chart beside grids.
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
    by_row = _told_by_row(frame, set(row), set(column), group[0].row.columns)
    if by_row is None:
        ordered = in_order(row) and not in_order(column)
        by_row = frame.kind is not Kind.LINE or group[0].row.columns != () or ordered
    return (Role.X, Role.SERIES) if by_row else (Role.SERIES, Role.X)


def _told_by_row(
    frame: Frame, row: set[str], column: set[str], heads: Sequence[str]
) -> bool | None:
    """Whether the rows lie along the axis, by its name and by how many there are of what."""
    if frame.kind not in {Kind.BAR, Kind.LINE}:
        return None
    axis = frame.axis(Role.Y if frame.categories_stand_up else Role.X)
    label = names.without_unit(axis.label) if axis is not None else ""
    corner = heads[-1] if heads else ""
    if label and corner and _alike(label, corner):
        return True
    if (listed := _listed(frame.overview, label, row, column)) is not None:
        return listed
    along = counted.things(frame.overview, label) | counted.groups(frame.overview)
    within = counted.bars(frame.overview)
    if len(row) != len(column):
        straight = len(row) in along or len(column) in within
        crossed = len(column) in along or len(row) in within
        if straight is not crossed:
            return straight
    if _OF_NUMBERS.search(label) and in_order([*row]) is not in_order([*column]):
        return in_order([*row])
    named = label and corner and not {*names.words(label), *names.words(corner)} & _ANY
    return False if named else None


_OF_NUMBERS = regex(
    r"\b(?:number|size|length|rate|count|year|time|cycle|epoch|layer|step|age|temperature|dose"
    r"|depth|month|week|day|hour|distance|budget)s?\b",
    re.IGNORECASE,
)
"""What an axis is called along which numbers or times stand."""


def _listed(overview: str, label: str, row: set[str], column: set[str]) -> bool | None:
    """Whether what is listed behind the name of the axis is the rows: “by cycle (100, 200)”."""
    if not label:
        return None
    for match in re.finditer(rf"{re.escape(label)}s?\s*\(([^()]+)\)", overview, re.IGNORECASE):
        listed = {names.key(name): name for name in re.split(r",\s*|\sand\s", match[1])}
        by_row, by_column = _share([*row], listed), _share([*column], listed)
        if by_row != by_column:
            return by_row > by_column
    return None


_ANY = frozenset("group groups category categories name item label class bar series".split())
"""What anything may be called."""

_SORTS = tuple(
    names.stems(words)
    for words in (
        "model method system approach network architecture algorithm variant backbone",
        "dataset benchmark task corpus data test",
        "region country city site station area place location state municipality",
    )
)
"""Words for one sort of thing, any of which may be said for another."""


def _alike(one: str, other: str) -> bool:
    """Whether two names may be of the same things."""
    stems = names.stems(one), names.stems(other)
    return bool(stems[0] & stems[1]) or any(s & stems[0] and s & stems[1] for s in _SORTS)


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
    nouns = {match[1] if (match := _COUNTED.fullmatch(t)) else "" for t in ticks}
    return told or (len(nouns) == 1 and "" not in nouns) or {t.lower() for t in ticks} in _STATES


_COUNTED = regex(r"[-−]?\d[\d.,]*[kKMB]? ?([^\W\d]{1,12})")
"""A number of things: “2M frames”, “40 epochs”."""


_STATES = ({"before", "after"}, {"pre", "post"}, {"baseline", "follow-up"}, {"start", "end"})


def _share(ticks: Sequence[str], known: dict[str, str]) -> float:
    if not ticks or not known:
        return 0.0
    distinct = {names.key(tick) for tick in ticks}
    return len(distinct & known.keys()) / len(distinct)
