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
    marks: list[Mark] = []
    right = columns[-1].start + columns[-1].room if columns else name_room
    for column in columns:
        x = column.start + column.room - _PAD
        marks.append(
            label(x, _baseline(0), column.heading, column.room - _PAD, align="right", bold=True)
        )
    for i, (name, row) in enumerate(drawn.items(), start=1):
        if i % 2 == 0:
            marks.append(Shape(rectangle(0, i * _ROW, right, _ROW), fill=_STRIPE))
        said = ", ".join(part for part in name if part)
        marks.append(label(_PAD, _baseline(i), said, name_room - 2 * _PAD, align="left"))
        marks += [
            _entry(figure, row[column.heading], column, i)
            for column in columns
            if column.heading in row
        ]
    bottom = (len(drawn) + 1) * _ROW
    marks += [line((0, _ROW), (right, _ROW)), line((0, bottom), (right, bottom), GRID)]
    return Box(tuple(marks), right=right, bottom=bottom + 2)


def _columns(
    view: View, rows: dict[tuple[str, ...], dict[str, list[Cell]]], headings: Sequence[str]
) -> tuple[float, list[_Column]]:
    """Room for the names of the rows, and the columns that fit beside them."""
    longest = max(texts.width(texts.clean(", ".join(p for p in n if p)), TICK_SIZE) for n in rows)
    name_room = min(longest, _NAME) + 2 * _PAD
    wanted = [
        max(
            texts.width(texts.clean(heading), TICK_SIZE, bold=True),
            *(
                texts.width(texts.clean(written(row[heading][0])), TICK_SIZE)
                for row in rows.values()
                if heading in row
            ),
        )
        + 2 * _PAD
        for heading in headings
    ]
    wanted = [max(room, _NARROWEST) for room in wanted]
    left = WIDEST - name_room
    if sum(wanted) > left:
        # The widest give way first.
        limit = max(_NARROWEST * 1.8, left / len(wanted))
        wanted = [min(room, limit) for room in wanted]
    columns: list[_Column] = []
    x = name_room
    for heading, room in zip(headings, wanted, strict=True):
        if x + room > WIDEST + 1.0:
            view.notes.add(f"Only the first {len(columns)} of {len(headings)} columns are drawn.")
            break
        columns.append(_Column(heading, x, room))
        x += room
    return name_room, columns


def _entry(figure: Figure, same: Sequence[Cell], column: _Column, row: int) -> Group:
    """An entry; the ids of values that stand at the same place name the same element."""
    x = column.start + column.room - _PAD
    paper = _STRIPE if row % 2 == 0 else PAPER
    field = rectangle(column.start, row * _ROW + 0.5, column.room, _ROW - 1.0)
    text = label(x, _baseline(row), written(same[0]), column.room - _PAD, align="right")
    return Group(
        (Shape(field, fill=paper), text),
        cells=tuple(c.index for c in same),
        title=caption(figure, same[0]),
    )


def _baseline(row: int) -> float:
    return (row + 0.5) * _ROW + TICK_SIZE * CAP_MIDDLE
