"""Pipe tables, aligned or ragged, with any number of leading columns of text."""

from __future__ import annotations

from figcheck.reading.document import Block, BlockKind
from figcheck.reading.layouts.base import Entry, Reading, Row
from figcheck.reading.names import as_number
from figcheck.model import Span
from figcheck.reading.text import Text, join
from figcheck.reading.values import read_value

_TEXT_SHARE = 0.5
_YEARS = range(1000, 2200)


def read(block: Block) -> Reading | None:
    """Read a pipe table; see `base.Layout`.

    The first row is the header unless it holds a value. A second row of names
    under a header with gaps or repetitions belongs to the header; a row that holds
    but one name groups the rows under it.
    """
    if block.kind is not BlockKind.TABLE or len(block.rows) < 2:
        return None
    header, body = _header(list(block.rows))
    leading = _leading(header, body)
    if leading is None:
        return None
    rows: list[Row] = []
    surplus = []
    above: list[Text] = []
    group: Text | None = None
    for cells in body:
        if _is_group(cells, header, leading):
            group = cells[0]
            continue
        labels = _labels(list(cells[:leading]), above)
        above = labels
        span = Span(cells[0].offsets[0], cells[-1].span().end)
        entries = []
        for column, cell in enumerate(cells[leading:], start=leading):
            value = read_value(cell)
            if value is None:
                continue
            if column >= len(header):
                surplus.append((value.span, span))
            else:
                key = (header[column],) if header[column].plain else ()
                entries.append(Entry(value, key))
        if entries:
            named = ((group,) if group is not None else ()) + tuple(labels)
            names = (("group",) if group is not None else ()) + tuple(
                header[i].plain if i < len(header) else "" for i in range(leading)
            )
            rows.append(Row(named, tuple(entries), span, columns=names))
    if not rows:
        return None
    return Reading(tuple(rows), surplus=tuple(surplus))


def _header(rows: list[tuple[Text, ...]]) -> tuple[tuple[Text, ...], list[tuple[Text, ...]]]:
    """Part the header from the body."""
    header, body = rows[0], rows[1:]
    if len(header) == 2 and _is_data(header[1]) and not _is_year(header[1]):
        nothing = header[0].slice(0, 0)
        return (nothing, nothing), rows
    names = [cell.plain for cell in header[1:]]
    if body and (len(set(names)) < len(names) or not all(names)):
        second = body[0]
        below = [cell.plain for cell in second[1:]]
        if any(below) and not any(_is_data(cell) for cell in second) and len(set(below)) > 1:
            joined = [
                join([a, b])
                if a.plain and b.plain and a.plain != b.plain
                else (a if a.plain else b)
                for a, b in zip(header, second, strict=False)
            ]
            return (*joined, *header[len(joined) :]), body[1:]
    return header, body


def _leading(header: tuple[Text, ...], body: list[tuple[Text, ...]]) -> int | None:
    """How many columns on the left hold names; `None` if there is no column of values."""
    width = max(len(cells) for cells in body)
    data = [_share_of_data(body, column) > _TEXT_SHARE for column in range(width)]
    if not any(data):
        return None
    first = data.index(True)
    if first == 0:
        one_row = len(body) == 1 and all(data[: len(header)])
        return 0 if one_row or width == 1 else 1
    return first


def _share_of_data(body: list[tuple[Text, ...]], column: int) -> float:
    filled = [cells[column] for cells in body if column < len(cells) and cells[column].plain]
    values = [value for cell in filled if (value := read_value(cell)) is not None]
    numeric = sum(value.value is not None for value in values)
    if not filled or not numeric:
        return 0.0
    return len(values) / len(filled)


def _is_data(cell: Text) -> bool:
    value = read_value(cell)
    return value is not None and value.value is not None


def _is_year(cell: Text) -> bool:
    number = as_number(cell.plain)
    return number is not None and number in _YEARS


def _is_group(cells: tuple[Text, ...], header: tuple[Text, ...], leading: int) -> bool:
    """Whether a row names a group: one name alone, one name throughout, or the header again."""
    rest = [cell.plain for cell in cells[1:]]
    if not leading or not cells[0].plain or _is_data(cells[0]):
        return False
    if not any(rest) or {*rest} == {cells[0].plain}:
        return len(cells) > 1 or len(header) > 1
    return rest == [cell.plain for cell in header[1 : len(cells)]]


def _labels(labels: list[Text], above: list[Text]) -> list[Text]:
    """The names of a row; a gap in a column but the last repeats the name above it."""
    last = len(labels) - 1
    return [
        above[i] if not label.plain and i < len(above) and i < last else label
        for i, label in enumerate(labels)
    ]
