"""Pipe tables, aligned or ragged, with any number of leading columns of text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from figcheck.model import Span
from figcheck.patterns import regex
from figcheck.reading import names
from figcheck.reading.document import BlockKind
from figcheck.reading.items import read_items
from figcheck.reading.layouts.base import Candidate, Entry, Ragged, Reading, Row
from figcheck.reading.names import as_number
from figcheck.reading.remembered import remembered
from figcheck.reading.text import Text, join
from figcheck.reading.values import Value, read_value

_TEXT_SHARE = 0.5
_FEWEST_LONG = 4
_LONGEST_CELL = 80
"""Characters of a cell of which is remembered what it holds: of names several steps ask."""
_WITH_SPREAD = regex(r"[^()]{1,12}\((?P<spread>[-+−±]?[0-9.,]{1,8}%?)\)")
_SPREAD = regex(r"\b(?:SD|SE|SEM|std|stdev|s\.d\.|s\.e\.)|±|error|deviation", re.IGNORECASE)
_COUNTED = regex(r"\b(?:n|no\.?|count|number)$", re.IGNORECASE)
"""What a head with the share in parentheses begins with: “Men, n (%)”."""
_PAIR = regex(
    r"[(\[]\s*(?P<one>(?:[^,;()\[\]]|,(?=\d{3}(?!\d))){1,40})[,;]\s+"
    r"(?P<two>(?:[^,;()\[\]]|,(?=\d{3}(?!\d))){1,40}?)\s*[)\]]"
)
"""Two values in one cell: “(25, 3.8)”."""
_SLASH = regex(r"\s*/\s*")
_VARIANT = ("+", "-", "–", "w/", "with ")
_YEARS = frozenset(range(1000, 2200))
_NUMBERING = frozenset({"", "#", "no", "no.", "nr", "nr.", "id", "row"})
"""Heads of columns that number the rows."""
_RANKS = frozenset("rank place position".split())
"""Heads of columns that tell no more than the order of the one column of values."""
_UNRANKED = frozenset({"", "-", "–", "—", "n/a"})
"""What stands in such a column beside a row out of competition."""
_HAVING = frozenset("✓ ✔ ☑ ✅ ● ✗ ✘ ❌".split())
_ENDS = regex(
    r"\b(?:CI|IQR|SD|intervals?|confidence|low(?:er)?|high(?:er)?|upper|min(?:imum)?|max(?:imum)?"
    r"|from|to|start|end|range|bounds?)\b",
    re.IGNORECASE,
)
"""Heads of pairs that are the ends of an interval: “(CI, low)”."""
_MARKS = _HAVING | frozenset("× x X ☐ ○ • - – —".split()) | {""}


def read(candidate: Candidate) -> Reading | None:
    """Read a pipe table; see `base.Layout`.

    The first row is the header unless it holds a value. A second row of names
    under a header with gaps or repetitions belongs to the header; a row that holds
    but one name groups the rows under it.
    """
    block = candidate.block
    if block.kind is not BlockKind.TABLE or len(block.rows) < 2:
        return None
    if (long := _long(block.rows)) is not None:
        return Reading(long, measure=block.rows[0][-1].plain)
    header, body, groups = _header(_names_first(_pairs_apart(block.rows)))
    unit = _shared_aside(header)
    if unit:
        header = (header[0], *map(names.without_aside, header[1:]))
    header = _told_apart(header)
    leading = _leading(header, body)
    if leading is None:
        return None
    rows: list[Row] = []
    ragged = []
    above: list[Text] = []
    group: Text | None = None
    for cells in body:
        if _is_group(cells, header, leading):
            group = cells[0]
            continue
        labels = _labels(list(cells[:leading]), above)
        above = labels
        span = Span(cells[0].span().start, cells[-1].span().end)
        entries: list[Entry] = []
        parts: dict[Text, list[Entry]] = {}
        surplus = []
        for column, cell in enumerate(cells[leading:], start=leading):
            values = _values(cell, header[column].plain if column < len(header) else "")
            heads_of = _heads(header[column], len(values)) if column < len(header) else ()
            for number, value in enumerate(values):
                if column >= len(header):
                    surplus.append(value)
                    continue
                key = heads_of[number]
                entries.append(Entry(value, (key,) if key.plain else ()))
                if groups:
                    parts.setdefault(groups[column], []).append(entries[-1])
        if surplus or (entries and len(cells) < len(header)):
            sizes = len(cells) - leading, len(header) - leading
            ragged.append(Ragged(span, *sizes, tuple(surplus), "columns"))
        if entries:
            named = ((group,) if group is not None else ()) + tuple(labels)
            heads = (("group",) if group is not None else ()) + tuple(
                header[i].plain if i < len(header) else "" for i in range(leading)
            )
            if not groups:
                rows.append(Row(named, tuple(entries), span, columns=heads))
            for over, part in parts.items():
                rows.append(Row(named, tuple(part), span, columns=heads, group=over))
    if not rows:
        return None
    keys = {entry.keys[0].plain for row in rows for entry in row.entries if entry.keys}
    measure = keys.pop() if len(keys) == 1 else ""
    return Reading(tuple(_variants(rows)), ragged=tuple(ragged), unit=unit, measure=measure)


def _pairs_apart(rows: Sequence[tuple[Text, ...]]) -> list[tuple[Text, ...]]:
    """The rows, a column of pairs, “(25, 3.8)” under “(x, y)”, as two columns.

    The ends of an interval, “(1, 2)” under “(CI, low)”, are left out.
    """
    pairs = [[_PAIR.fullmatch(cell.plain) for cell in row] for row in rows]
    width = min(map(len, rows))
    apart = {c for c in range(1, width) if all(row[c] is not None for row in pairs)}
    ends = {c for c in apart if _ENDS.search(rows[0][c].plain)}
    if not apart:
        return [*rows]
    return [
        tuple(
            part
            for c, (cell, pair) in enumerate(zip(row, found, strict=True))
            if c not in ends
            for part in (
                [cell.slice(*pair.span(side)) for side in ("one", "two")]
                if pair is not None and c in apart
                else [cell]
            )
        )
        for row, found in zip(rows, pairs, strict=True)
    ]


def _heads(head: Text, count: int) -> Sequence[Text]:
    """The names of the values of one cell: “Dev P”, “Dev R” of “Dev P / R”, else numbered."""
    if count < 2:
        return [head] * count
    parts = head.between(_SLASH.finditer(head.plain))
    if len(parts) != count or not all(part.plain for part in parts):
        return [head.followed_by(f" ({i})") if i > 1 else head for i in range(1, count + 1)]
    outer = parts[0].slice(0, parts[0].plain.rfind(" ") + 1)
    return [parts[0], *(join([outer, part]) if outer.plain else part for part in parts[1:])]


def _long(rows: Sequence[tuple[Text, ...]]) -> tuple[Row, ...] | None:
    """The rows of a table that gives a value a line, under both its coordinates.

    As "Peru | 2020 | 12.5", where the names in the first column and those in the second repeat,
    and stand together once each; one of the two may be numbers.
    """
    header, *body = rows
    if len(header) != 3 or any(len(cells) != 3 for cells in body) or len(body) < _FEWEST_LONG:
        return None
    places = [tuple(cell.plain for cell in cells[:2]) for cells in body]
    outer, inner = ({place[i] for place in places} for i in (0, 1))
    if len(outer) * len(inner) != len(set(places)) or len(set(places)) != len(places):
        return None
    values = [read_value(cells[2]) for cells in body]
    named = 0 in (_share_of_data(body, 0), _share_of_data(body, 1)) and "" not in outer | inner
    if not named or min(len(outer), len(inner)) < 2:
        return None
    spans = [Span(cells[0].span().start, cells[-1].span().end) for cells in body]
    return tuple(
        Row(
            (cells[0],),
            (Entry(value, (cells[1],)),),
            span,
            columns=(header[0].plain,),
            across=header[1].plain,
        )
        for cells, value, span in zip(body, values, spans, strict=True)
        if value is not None
    )


def _names_first(rows: list[tuple[Text, ...]]) -> list[tuple[Text, ...]]:
    """The rows, their names before their numbers: "1 | Oslo | 25" is a rank, a name, a value.

    A column that only numbers the rows is left out, and so are marks of what a row has, such as
    "✓", where the rows have names.
    """
    header, body = rows[0], rows[1:]
    if min(map(len, rows)) < 3 or len(body) < 2:
        return rows
    kept = every = list(range(len(header)))
    numbers = [cells[0].plain.rstrip(".") for cells in body]
    ranks = [number for number in numbers if number not in _UNRANKED]
    counted = len(ranks) > 1 and ranks == [str(i) for i, _ in enumerate(ranks, start=1)]
    if counted and _are_names(body, 1):
        ranking = header[0].plain.lower() in _RANKS and len(header) == 3
        numbering = header[0].plain.lower() in _NUMBERING or ranking
        rest = kept[2:] if numbering else [0, *kept[2:]]
        kept = [1, *rest]
    if _are_names(body, kept[0]):
        kept = [c for c in kept if not _are_marks(body, c)]
    if kept == every:
        return rows
    return [(*(cells[c] for c in kept if c < len(cells)), *cells[len(header) :]) for cells in rows]


def _are_names(body: list[tuple[Text, ...]], column: int) -> bool:
    """Whether a column holds a name for each row, all different."""
    found = {cells[column].plain for cells in body}
    return len(found) == len(body) and all(found) and _share_of_data(body, column) == 0


def _are_marks(body: list[tuple[Text, ...]], column: int) -> bool:
    """Whether a column only says which rows have something, and which have not."""
    found = {cells[column].plain for cells in body if column < len(cells)}
    return found <= _MARKS and not found.isdisjoint(_HAVING)


def _shared_aside(header: tuple[Text, ...]) -> str:
    """What stands in parentheses behind each name of a header: the unit of all values."""
    asides = {names.aside_of(cell) for cell in header[1:]}
    if any(_COUNTED.search(names.without_aside(cell).plain) for cell in header[1:]):
        return ""
    return asides.pop() if len(header) > 2 and len(asides) == 1 else ""


def _told_apart(header: tuple[Text, ...]) -> tuple[Text, ...]:
    """The header with a number behind a name that has stood before."""
    seen: Counter[str] = Counter()
    names = []
    for cell in header:
        seen[cell.plain] += 1
        again = seen[cell.plain] > 1 and cell.plain
        names.append(cell.followed_by(f" ({seen[cell.plain]})") if again else cell)
    return tuple(names)


def _variants(rows: list[Row]) -> list[Row]:
    """The rows, those told apart whose names repeat with other values.

    "+ coverage" under two models is a variant of the model above it.
    """
    taken: dict[tuple[str, ...], list[Row]] = {}
    base: Text | None = None
    result = []
    for row in rows:
        name = tuple(label.plain for label in (*row.labels, *filter(None, (row.group,))))
        before = taken.setdefault(name, [])
        last = row.labels[-1] if row.labels else None
        is_variant = last is not None and last.plain.startswith(_VARIANT)
        if not is_variant:
            base = last
        if before and last is not None and not any(_same(row, other) for other in before):
            told = f" ({len(before) + 1})"
            label = join([base, last]) if is_variant and base else last.followed_by(told)
            result.append(replace(row, labels=(*row.labels[:-1], label)))
        else:
            result.append(row)
        before.append(row)
    return result


def _same(row: Row, other: Row) -> bool:
    values = [entry.value.value for entry in row.entries]
    return values == [entry.value.value for entry in other.entries]


def _header(
    rows: list[tuple[Text, ...]],
) -> tuple[tuple[Text, ...], list[tuple[Text, ...]], tuple[Text, ...]]:
    """Part the header from the body; groups of columns that hold other columns each are apart."""
    header, body = rows[0], rows[1:]
    if len(header) == 2 and _is_value_not_tick(header[1]):
        nothing = header[0].slice(0, 0)
        return (nothing, nothing), rows, ()
    names = [cell.plain for cell in header[1:]]
    if body and (len(set(names)) < len(names) or not all(names)):
        second = body[0]
        below = [cell.plain for cell in second[1:]]
        named = not any(_is_data(cell) for cell in second) or _repeats(header, second)
        if any(below) and named and len(set(below)) > 1:
            over = _spread(header)
            if over != header and all(below) and len(set(below)) == len(below) == len(names):
                return second, body[1:], over
            joined = [
                join([a, b])
                if a.plain and b.plain and a.plain != b.plain
                else (a if a.plain else b)
                for a, b in zip(over, second, strict=False)
            ]
            return (*joined, *header[len(joined) :]), body[1:], ()
    return header, body, ()


def _repeats(header: tuple[Text, ...], second: tuple[Text, ...]) -> bool:
    """Whether the second row lists the same names under each group of columns: “5 %”, “10 %”."""
    below = [cell.plain for cell in second]
    starts = [i for i, cell in enumerate(header) if i and cell.plain]
    groups = [tuple(below[a:b]) for a, b in pairwise([*starts, len(below)])]
    alike = len(groups) > 1 and len(set(groups)) == 1 and len(set(groups[0])) == len(groups[0]) > 1
    return alike and below[0] in {"", header[0].plain}


def _spread(header: tuple[Text, ...]) -> tuple[Text, ...]:
    """The names of groups of columns over all their columns, where the groups are of one size.

    With groups of several sizes a gap may as well stand over a column of its own.
    """
    starts = [i for i, cell in enumerate(header) if i and cell.plain]
    sizes = {end - start for start, end in pairwise([*starts, len(header)])}
    if len(starts) < 2 or len(sizes) > 1:
        return header
    (size,) = sizes
    first = starts[0]
    return (*header[:first], *(header[i - (i - first) % size] for i in range(first, len(header))))


def _leading(header: tuple[Text, ...], body: list[tuple[Text, ...]]) -> int | None:
    """How many columns on the left hold names; `None` if there is no column of values."""
    width = max((len(cells) for cells in body), default=0)

    def holds_data(column: int) -> bool:
        return _share_of_data(body, column) > _TEXT_SHARE

    first = next(filter(holds_data, range(width)), None)
    if first == 0:
        one_row = len(body) == 1 and all(map(holds_data, range(min(width, len(header)))))
        return 0 if one_row or width == 1 else 1
    if first == 1 and _names_lines_of_groups(body) and any(map(holds_data, range(2, width))):
        return 2
    return first


def _names_lines_of_groups(body: list[tuple[Text, ...]]) -> bool:
    """Whether the second column has the same ticks, numbers or not, for each name in the first.

    The name may stand once above all rows of its group.
    """
    groups: dict[str, list[str]] = {}
    name = ""
    for cells in body:
        name = cells[0].plain or name
        groups.setdefault(name, []).append(cells[1].plain if len(cells) > 1 else "")
    first, *others = groups.values()
    apart = len(set(first)) == len(first) > 1 and "" not in first
    return apart and len(others) > 0 and all(group == first for group in others)


def _share_of_data(body: list[tuple[Text, ...]], column: int) -> float:
    plain = [cells[column].plain for cells in body if column < len(cells)]
    filled = [_holds(cell) for cell in plain if cell]
    return sum(held is not None for held in filled) / len(filled) if any(filled) else 0.0


@remembered(_LONGEST_CELL)
def _holds(cell: str) -> bool | None:
    """Whether the value of a cell is a number; `None` of a cell that holds no value."""
    values = _values(Text(cell, range(len(cell) + 1)))
    return values[0].value is not None if values else None


def _values(cell: Text, head: str = "") -> list[Value]:
    """The values of a cell: one, or a list such as "110, 115" or "80/88".

    What stands in parentheses is its error where the head says so: “Mean (SD)” over “12.3 (2.1)”.
    """
    if (value := read_value(cell)) is not None:
        return [value]
    items = read_items(cell)
    if match := _WITH_SPREAD.fullmatch(cell.plain):
        value = read_value(cell, 0, match.start("spread") - 1)
        spread = read_value(cell, *match.span("spread"))
        if value is not None and spread is not None:
            error = spread.value if _SPREAD.search(head) else None
            return [value._replace(error=error, interval=spread.span if error else None)]
    return [item.value for item in items] if all(item.key is None for item in items) else []


def _is_data(cell: Text) -> bool:
    value = read_value(cell)
    return value is not None and value.value is not None


def _is_value_not_tick(cell: Text) -> bool:
    """Whether a cell of the first row is a value: a number, but no year."""
    number = as_number(cell.plain)
    return number is not None and number not in _YEARS


def _is_group(cells: tuple[Text, ...], header: tuple[Text, ...], leading: int) -> bool:
    """Whether a row names a group: one name alone, one name throughout, or the header again."""
    rest = [cell.plain for cell in cells[1:]]
    if not leading or not cells[0].plain:
        return False
    if not any(rest) or {*rest} == {cells[0].plain}:
        return (len(cells) > 1 or len(header) > 1) and not _is_data(cells[0])
    return rest == [cell.plain for cell in header[1 : len(cells)]] and not _is_data(cells[0])


def _labels(labels: list[Text], above: list[Text]) -> list[Text]:
    """The names of a row; a gap in a column but the last repeats the name above it."""
    last = len(labels) - 1
    return [
        above[i] if not label.plain and i < len(above) and i < last else label
        for i, label in enumerate(labels)
    ]
