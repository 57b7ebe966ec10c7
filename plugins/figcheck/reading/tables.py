"""Tables among the lines of a paragraph: with pipes, or with commas or tabs."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from figcheck.patterns import regex
from figcheck.reading import objects
from figcheck.reading.decode import MAX_CELLS
from figcheck.reading.text import Text, join, strip_markup
from figcheck.reading.values import read_value


class Place(NamedTuple):
    """Where a line stands in the source, without the white space around it.

    Attributes:
        start: where it begins.
        end: where it ends.
        fenced: whether it stands in a code fence.
    """

    start: int
    end: int
    fenced: bool = False


@dataclass(frozen=True)
class Table:
    """A table among the lines of a paragraph.

    Attributes:
        end: index of the line after its last one.
        rows: its rows, each a tuple of cells, without the delimiter row.
    """

    end: int
    rows: tuple[tuple[Text, ...], ...]


_MARK = regex(r"[|&<\[{]")
"""What one of stands in all tables of one line."""


def find(source: str, places: Sequence[Place]) -> dict[int, Table]:
    """Find the tables among the lines of a paragraph.

    Args:
        source: the description.
        places: where the lines stand in it.

    Returns:
        The tables by the index of their first line.
    """
    found: dict[int, Table] = {}
    if len(places) == 1 and not _MARK.search(source, *places[0][:2]):
        return found  # as most paragraphs are
    for start, end in _piped(source, places).items():
        rows = (_cells(source, p.start, p.end) for p in places[start:end])
        found[start] = Table(end, tuple(row for row in rows if row and not _is_delimiter(row)))
    at = 0
    while at < len(places):
        table = (
            found.get(at)
            or _object(source, places, at)
            or _tagged(source, places, at)
            or _ampersands(source, places, at)
            or _delimited(source, places, at)
        )
        if table is not None:
            found[at] = table
        at = table.end if table is not None else at + 1
    return found


def _piped(source: str, places: Sequence[Place]) -> dict[int, int]:
    """The pipe tables among the lines of a paragraph: first line to the line after the last."""
    piped = [source.count("|", place.start, place.end) for place in places]
    leading = [source.startswith("|", place.start) for place in places]
    tables: dict[int, int] = {}
    at = 0
    while at < len(places):
        if not piped[at]:
            at += 1
            continue
        end = at
        while end < len(places) and piped[end] and leading[end] == leading[at]:
            end += 1
        drawn = any(_is_delimiter_line(source[place.start : place.end]) for place in places[at:end])
        if drawn or (leading[at] and min(piped[at:end]) > 1):
            tables[at] = end
        at = end
    return tables


def _is_delimiter_line(line: str) -> bool:
    return "|" in line and "-" in line and not line.strip("|-:–— \t")


def _is_delimiter(row: tuple[Text, ...]) -> bool:
    """Whether a row only rules off the header: `|---|:-:|`."""
    cells = [cell.plain for cell in row]
    return any(len(c) > 1 for c in cells) and all(not c.strip("-:–—") for c in cells) and any(cells)


def _cells(source: str, start: int, end: int) -> tuple[Text, ...]:
    """The cells of a row; a pipe after a backslash does not part cells."""
    bars = [i for i in range(start, end) if source[i] == "|" and source[i - 1 : i] != "\\"]
    if not bars:
        return (strip_markup(source, start, end),)
    edges = [start - 1, *bars, end]
    cells = [strip_markup(source, left + 1, right) for left, right in itertools.pairwise(edges)]
    if source.startswith("|", start):
        cells = cells[1:]
    if cells and not cells[-1].plain and source[end - 1 : end] == "|":
        cells = cells[:-1]
    return tuple(cells)


_OBJECT = regex(r"(?:\w{1,30}\s*=\s*)?(?=[\[{])")


def _object(source: str, places: Sequence[Place], start: int) -> Table | None:
    """The values of the JSON that begins at a line and goes on to the end of its fence."""
    first = places[start]
    opened = _OBJECT.match(source, first.start, first.end)
    if opened is None or (start and places[start - 1].fenced is first.fenced):
        return None
    end = start
    while end < len(places) and places[end].fenced is first.fenced:
        end += 1
    rows = objects.table(source, opened.end(), places[end - 1].end)
    return Table(end, rows) if rows else None


_ROW = regex(r"<tr\b[^>]{0,80}>(.*?)(?=</tr>|<tr\b|\Z)", re.IGNORECASE | re.DOTALL)
_CELL = regex(
    r"<t[hd]\b(?P<with>[^>]{0,80})>(?P<cell>.*?)(?=</t[hd]>|<t[hd]\b|\Z)",
    re.IGNORECASE | re.DOTALL,
)
_COLSPAN = regex(r"(?<![\w-])colspan\s*=\s*[\"']?([1-9][0-9]?)\b", re.IGNORECASE)
_ROWSPAN = regex(r"(?<![\w-])rowspan\s*=\s*[\"']?([1-9][0-9]?)\b", re.IGNORECASE)
_WIDER = 3
"""How many times as wide as its cells are many a row may be, as some stand over others."""
_TAG = regex(r"^<[a-z]{1,6}>|</[a-z]{1,6}>$|^\s|\s$", re.IGNORECASE)


def _tagged(source: str, places: Sequence[Place], start: int) -> Table | None:
    """The table in HTML that begins at a line."""
    if not source.startswith(("<t", "<T"), places[start].start):
        return None
    end = start
    while end < len(places) and source.startswith("<", places[end].start):
        end += 1
    region = source[places[start].start : places[end - 1].end]
    begin = places[start].start
    written = [[*_CELL.finditer(region, *row.span(1))] for row in _ROW.finditer(region)]
    widest = max(map(len, written), default=0)
    rows: list[tuple[Text, ...]] = []
    down: dict[int, tuple[int, Text]] = {}
    for i, row in enumerate(written):
        cells: list[Text] = []
        for cell in row:
            _add_from_above(cells, down)
            a, b = cell.span("cell")
            text = _untagged(source, begin + a, begin + b)
            width = _reach(_COLSPAN, cell, widest)
            if (height := _reach(_ROWSPAN, cell, len(written) - i)) > 1:
                down |= {len(cells) + j: (height - 1, text) for j in range(width)}
            cells += [text] * width
            if len(cells) > _WIDER * widest:
                return None
        _add_from_above(cells, down)
        rows.append(tuple(cells))
    rows = [row for row in rows if row]
    return Table(end, tuple(rows)) if len(rows) > 1 and not _is_blown_up(rows) else None


def _reach(span: re.Pattern[str], cell: re.Match[str], most: int) -> int:
    """Over how many columns or rows a cell stands, `most` at most."""
    match = span.search(cell["with"])
    return min(int(match[1]), most) if match is not None else 1


def _is_blown_up(rows: Sequence[Sequence[Text]]) -> bool:
    """Whether a few cells that stand over many others fill a table that nobody could read."""
    return sum(map(len, rows)) > MAX_CELLS


def _add_from_above(cells: list[Text], down: dict[int, tuple[int, Text]]) -> None:
    """Add the cells that reach into a row from above it, where they stand next."""
    while len(cells) in down:
        left, text = down.pop(len(cells))
        if left > 1:
            down[len(cells)] = (left - 1, text)
        if left:
            cells.append(text)


def _untagged(source: str, start: int, end: int) -> Text:
    """A cell without the tags around its text."""
    while match := _TAG.search(source[start:end]):
        start, end = (
            (start + match.end(), end) if not match.start() else (start, start + match.start())
        )
    return strip_markup(source, start, end)


_ROW_END = regex(r"\\\\\s*(?:\[[^]]{0,12}\]\s*)?(?:\\[a-z]{1,12}(?:\{[^{}]{0,12}\})?\s*)*$")
_COMMAND = regex(r"(?:\\[a-z]{1,16}(?:[\[({][^])}]{0,40}[\])}])*+\s*+)+$", re.IGNORECASE)
_WRAPPED = regex(
    r"\$(?P<math>[^$]*)\$|(?:\\[a-z]{1,12}(?:\{[^{}]{0,20}\}){0,2})?\{(?P<inner>[^{}]*)\}"
)
"""A cell in markup: “$0.3$”, “\\textbf{90.4}”, “\\multicolumn{2}{c}{News}”."""


def _ampersands(source: str, places: Sequence[Place], start: int) -> Table | None:
    """The rows of a LaTeX table that begin at a line: “BERT & 88.2 & 87.1”, and two backslashes."""
    if "&" not in source[places[start].start : places[start].end]:
        return None
    written: list[tuple[Text, ...]] = []
    end = start
    for place in places[start:]:
        line = source[place.start : place.end]
        ended = _ROW_END.search(line)
        if "&" in line and (ended or written):
            stop = place.start + ended.start() if ended else place.end
            written.append(tuple(_split(source, Place(place.start, stop), _AMPERSAND)))
        elif not _COMMAND.match(line):
            break
        end += 1
    widest = max(map(len, written), default=0)
    rows = tuple(
        tuple(cell for one in row for cell in [_unwrapped(one)] * _width(one, widest))
        for row in written
    )
    return Table(end, rows) if len(rows) > 1 and not _is_blown_up(rows) else None


def _width(cell: Text, most: int) -> int:
    """Over how many columns a cell stands, `most` at most."""
    match = _OVER_COLUMNS.match(cell.plain)
    return min(int(match["columns"]), most) if match else 1


def _unwrapped(cell: Text) -> Text:
    """A cell without the commands around it."""
    while match := _WRAPPED.match(cell.plain):
        inner, behind = cell.slice(*match.span(match.lastgroup or 0)), cell.slice(match.end())
        cell = join([inner, behind]) if behind.plain else inner
    return cell


_OVER_COLUMNS = regex(r"\\multicolumn\{(?P<columns>[1-9][0-9]?)\}")
_AMPERSAND = regex(r"(?<!\\)&")
_SEPARATORS = (
    regex(r"\t"),
    regex(r","),
    regex(r";"),
    regex(r"\|"),
)
_COLUMNS = regex(r" {2,}")
_QUOTED = regex(r"\"[^\"]*\"")
_LONGEST_CELL = 40
_MOST_WORDS = 5
_FEWEST_LINES = 3
_YEAR = regex(r"(?:1[89]|20)[0-9]{2}")
_MOST_CELLS = 1000
_TIME = regex(
    r"(?:[^\s:]{1,12} )?[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?(?: ?[ap]\.?m\.?)?", re.IGNORECASE
)
"""A time of day, behind its day or not: “06:00”, “Mon 6:00 pm”."""


def _delimited(source: str, places: Sequence[Place], start: int) -> Table | None:
    """The table with commas, semicolons or tabs that begins at a line, if one does.

    In a code fence a header of names and a line with values are enough, and wide gaps
    part columns too. Elsewhere every line has the header's number of cells, all of
    them values but the first.
    """
    strict = not places[start].fenced
    fewest = _FEWEST_LINES if strict else 2
    if len(places) - start < fewest:  # told before the line is split: most items are one line
        return None
    line = source[places[start].start : places[start].end]
    if ":" in line or "=" in line:  # it is so of most lines
        return None
    for separator in (*_SEPARATORS, _COLUMNS):
        header = list(_split(source, places[start], separator))
        if not 1 < len(header) + (not strict) < _MOST_CELLS:
            continue
        gapped = separator is _COLUMNS and _stands_behind_a_gap(source, places[start : start + 2])
        if not gapped and not _is_header(header, strict):
            continue
        rows: list[list[Text]] = []
        end = start + 1
        while end < len(places) and places[end].fenced is not strict:
            row = list(_split(source, places[end], separator))
            gap = separator is _COLUMNS and not (rows and len(rows[0]) == len(header))
            if not _is_row(row, len(header) + (gap and len(row) > len(header)), strict):
                break
            rows.append(row)
            end += 1
        corner = rows and all(len(row) == len(header) + 1 for row in rows)
        if corner:  # a tab or a gap before the header, which is stripped
            header.insert(0, header[0].slice(0, 0))
        if len(header) > 1 and end - start >= fewest:
            return Table(end, (tuple(header), *map(tuple, rows)))
    return None


def _stands_behind_a_gap(source: str, places: Sequence[Place]) -> bool:
    """Whether a line begins so far to the right of the next that it leaves out the first column."""
    indents = [p.start - (source.rfind("\n", 0, p.start) + 1) for p in places]
    return len(indents) > 1 and indents[0] > indents[1] + 1


def _split(source: str, place: Place, separator: re.Pattern[str]) -> Iterator[Text]:
    """The cells of a line; a separator in quotation marks parts none."""
    start, end, _ = place
    inside: set[int] = set()
    for quoted in _QUOTED.finditer(source, start, end):
        inside.update(range(*quoted.span()))
    edges = [start]
    for match in separator.finditer(source, start, end):
        if match.start() not in inside:
            edges += match.span()
    edges.append(end)
    for left, right in zip(edges[::2], edges[1::2], strict=True):
        cell = strip_markup(source, left, right)
        quotes = len(cell.plain) > 1 and cell.plain[0] == cell.plain[-1] == '"'
        yield cell.slice(1, len(cell.plain) - 1) if quotes else cell


def _is_header(cells: Sequence[Text], strict: bool) -> bool:
    """Whether cells can be the names of columns."""
    names = [cell.plain for cell in cells]
    if any(len(name) > _LONGEST_CELL or len(name.split()) > _MOST_WORDS for name in names):
        return False
    if read_value(cells[0]) is not None:
        return False
    values = sum(
        read_value(cell) is not None and not _YEAR.fullmatch(cell.plain) for cell in cells[1:]
    )
    return not values if strict else any(c.isalpha() for c in "".join(names))


def _is_row(cells: Sequence[Text], width: int, strict: bool) -> bool:
    """Whether cells can be a line under a header of so many names."""
    named = cells[0].plain
    if len(cells) < 2 or (":" in named and not _TIME.fullmatch(named)) or "=" in named:
        return False
    values = [read_value(cell) is not None for cell in cells[1:]]
    return all(values) and len(cells) == width if strict else any(values)
