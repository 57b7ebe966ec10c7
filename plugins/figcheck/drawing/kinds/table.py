"""Tables: the values as written, in rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from figcheck.drawing import text as texts
from figcheck.drawing.scene import (
    CAP_MIDDLE,
    GRID,
    PAPER,
    TICK_SIZE,
    Box,
    Group,
    Mark,
    Scene,
    Shape,
    label,
    line,
    paragraph,
    rectangle,
    sheet,
)
from figcheck.drawing.view import View, caption, view_of, written
from figcheck.model import Cell, Dimension, Figure, Role

WIDEST = 640.0
_ROW = 17.0
_PAD = 6.0
_NARROWEST = 34.0
_NAME = 170.0
"""Width that the names of the rows take at most, in points."""

_CUT = 110.0
"""Width in points from which on a value is cut if the columns do not fit."""

_STRIPE = (0.96, 0.96, 0.97)


def draw_table(figure: Figure) -> Scene | None:
    """The values as a table, `None` if there are none.

    The ticks of the x axis (else of the last dimension) are the columns, all other
    coordinates together name the rows.

    Args:
        figure: any figure.
    """
    view = view_of(figure)
    cells = [cell for panel in view.panels for cell in panel.cells]
    if not cells:
        return None
    split = figure.dimension(Role.X) or next(reversed(figure.dimensions), None)
    return sheet(figure.title, _table(view, cells, split), notes=view.notes.sentences)


@dataclass(frozen=True)
class _Column:
    """A column: its heading, its room and where it begins, in points."""

    heading: str
    start: float
    room: float


def _table(view: View, cells: Sequence[Cell], split: Dimension | None) -> Box:
    figure = view.figure
    rows: dict[tuple[str, ...], dict[str, list[Cell]]] = {}
    for cell in cells:
        name = tuple(
            tick or ""
            for dimension, tick in zip(figure.dimensions, cell.at, strict=True)
            if dimension is not split
        )
        tick = (figure.coordinate(cell, split.role) if split else None) or ""
        rows.setdefault(name, {}).setdefault(tick, []).append(cell)
    if len(rows) > view.most:
        view.notes.add(f"Only the first {view.most} of {len(rows)} rows are drawn.")
    drawn = dict(list(rows.items())[: view.most])
    used = {tick for row in drawn.values() for tick in row}
    headings = [tick for tick in (split.ticks if split else ()) if tick in used]
    headings += sorted(used - set(headings))
    name_room, columns = _columns(view, drawn, headings)
    right = columns[-1].start + columns[-1].room if columns else name_room
    head = _head(columns)
    body: list[Mark] = []
    for i, (name, row) in enumerate(drawn.items()):
        if i % 2:
            body.append(Shape(rectangle(0, i * _ROW, right, _ROW), fill=_STRIPE))
        said = ", ".join(part for part in name if part)
        body.append(label(_PAD, _baseline(i), said, name_room - 2 * _PAD, align="left"))
        body += [
            _entry(figure, row[column.heading], column, i)
            for column in columns
            if column.heading in row
        ]
    bottom = len(drawn) * _ROW
    body += [line((0, 0), (right, 0)), line((0, bottom), (right, bottom), GRID)]
    below_head = Group(tuple(body), 0.0, head.bottom)
    return Box((*head.marks, below_head), right=right, bottom=head.bottom + bottom + 2.0)


def _head(columns: Sequence[_Column]) -> Box:
    """The headings, each in as many lines as it needs, standing on the table."""
    boxes = [
        paragraph(
            column.heading, column.room - _PAD, size=TICK_SIZE, bold=True, align="right", lines=4
        )
        for column in columns
    ]
    high = max((box.height for box in boxes), default=0.0)
    marks = tuple(
        Group(box.marks, column.start, high - box.height)
        for column, box in zip(columns, boxes, strict=True)
    )
    return Box(marks, right=0.0, bottom=high + _PAD)


def _columns(
    view: View, rows: dict[tuple[str, ...], dict[str, list[Cell]]], headings: Sequence[str]
) -> tuple[float, list[_Column]]:
    """Room for the names of the rows, and the columns that fit beside them."""
    longest = max(texts.width(texts.clean(", ".join(p for p in n if p)), TICK_SIZE) for n in rows)
    name_room = min(longest, _NAME) + 2 * _PAD
    needed = [
        max(
            _NARROWEST,
            *(
                texts.width(texts.clean(written(row[heading][0])), TICK_SIZE) + 2 * _PAD
                for row in rows.values()
                if heading in row
            ),
        )
        for heading in headings
    ]
    wide = [
        texts.width(texts.clean(heading), TICK_SIZE, bold=True) + 2 * _PAD for heading in headings
    ]
    # Headings give way first, by wrapping; then values, which are cut.
    share = (WIDEST - name_room) / max(len(headings), 1)
    rooms = [max(need, want) for need, want in zip(needed, wide, strict=True)]
    if sum(rooms) > WIDEST - name_room:
        rooms = [
            max(min(room, share), min(need, _CUT)) for room, need in zip(rooms, needed, strict=True)
        ]
    columns: list[_Column] = []
    x = name_room
    for heading, room in zip(headings, rooms, strict=True):
        if x + room > WIDEST + 1.0:
            view.notes.add(f"Only the first {len(columns)} of {len(headings)} columns are drawn.")
            break
        columns.append(_Column(heading, x, room))
        x += room
    return name_room, columns


def _entry(figure: Figure, same: Sequence[Cell], column: _Column, row: int) -> Group:
    """An entry; the ids of values that stand at the same place name the same element."""
    x = column.start + column.room - _PAD
    paper = _STRIPE if row % 2 else PAPER
    field = rectangle(column.start, row * _ROW + 0.5, column.room, _ROW - 1.0)
    text = label(x, _baseline(row), written(same[0]), column.room - _PAD, align="right")
    return Group(
        (Shape(field, fill=paper), text),
        cells=tuple(c.index for c in same),
        title=caption(figure, same[0]),
    )


def _baseline(row: int) -> float:
    return (row + 0.5) * _ROW + TICK_SIZE * CAP_MIDDLE
