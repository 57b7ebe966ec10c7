"""Which blocks of a description hold data, and what the layouts make of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from figcheck.patterns import regex
from figcheck.reading import beside, layouts, names, written
from figcheck.reading.document import TITLE_LABELS, Block, BlockKind, Document, Part
from figcheck.reading.header import Header
from figcheck.reading.layouts import alone, categories, coordinates, listed, narrated, prose
from figcheck.reading.layouts.base import Entry, Reading, Row
from figcheck.reading.text import Text
from figcheck.reading.values import read_value


def readings(document: Document, described: Header) -> list[tuple[Block, Reading]]:
    """Read the data of a description.

    Args:
        document: the description.
        described: what it says of the picture.

    Returns:
        The blocks that hold data with what was read in them, in the order of the text.
    """
    rows = _without_remarks(described, _with_empty_rows(_strict(document, described)))
    rows = beside.without(document, described, rows)
    title = document.blocks[0].text.plain if document.blocks else ""
    rows = rows or narrated.read(_telling(document, described, _HOLDING_DATA), title)
    found = _with_prose(document, described, rows)
    return written.adjusted(document.source, _mark_approximate(document, found))


_NOT_DATA = frozenset(
    "trend trends verification observation observations note notes pattern interpretation "
    "shape shapes highlights summary".split()
)


_SOURCE = regex(
    r"(?:(?:data|photo|image|picture|chart) )?(?:sources?|notes?|credits?)"
    r"(?: (?:notes?|line|of .*))?",
    re.IGNORECASE,
)
"""What a line about where the data come from begins with: “Source note: census, 2022”."""


_TOLD_BY = (":", "=", "-", "–", "—", "→", "is")
"""What stands between a name or a place and its value; `categories` and `coordinates` need one."""


def _strict(document: Document, described: Header) -> list[tuple[Block, Reading]]:
    """What the layouts read in the parts that hold data, else in any other."""
    closed = described.lines - described.open_lines

    @cache  # as most lines are read without it
    def listed_ones() -> dict[int, Reading]:
        # Beside a table, "Rise from 2010 to 2020: 5" is no category.
        among = [] if any(b.rows for b in document.blocks) else document.blocks
        cells = coordinates.read(document.source, document.blocks, described)
        return categories.read(among) | cells

    for parts in (_HOLDING_DATA, {Part.HEADER}, {Part.CLAIMS}):
        found = []
        for block in document.blocks:
            if block.part not in parts or block.kind is BlockKind.HEADING:
                continue
            if block.index in closed and not block.rows:
                continue
            # "Shares for 2010, 2011, …, 2022 in turn:" says what follows.
            if block.text.plain.rstrip().endswith(":") or not _may_hold_data(block):
                continue
            reading = layouts.read(block)
            if reading is None and any(mark in block.text.plain for mark in _TOLD_BY):
                reading = listed_ones().get(block.index)
            if reading is not None:
                found.append((block, reading))
        if found:
            return found
    return []


def _with_empty_rows(found: list[tuple[Block, Reading]]) -> list[tuple[Block, Reading]]:
    """The readings, a line without any value a row as those beside it are.

    “200 m: no data”, beside “100 m: Jan 7.9, Mar 6.8”, is no value of a place 200 m.
    """
    beside = {
        (block.parent, block.kind)
        for block, reading in found
        if any(row.labels and len(row.entries) > 1 for row in reading.rows)
    }
    return [
        (block, _as_empty_row(reading) if (block.parent, block.kind) in beside else reading)
        for block, reading in found
    ]


def _as_empty_row(reading: Reading) -> Reading:
    (row, *others) = reading.rows
    if others or row.labels or len(row.entries) != 1 or row.entries[0].value.value is not None:
        return reading
    value, keys = row.entries[0]
    return replace(reading, rows=(replace(row, labels=keys, entries=(Entry(value),)),))


def _without_remarks(
    described: Header, found: list[tuple[Block, Reading]]
) -> list[tuple[Block, Reading]]:
    """The readings without what is said of rows that are labelled with ticks, beside them.

    “**Peak:** 46.7 at temperature 0.6”, beside “top-p 0.80: 36.7, 40.0”, whose places give their
    coordinates: a row that the figure has would be written as the others are.
    """
    axes = [*described.x_axes, *described.y_axes]
    known = {names.key(tick) for axis in axes for tick in axis.ticks}
    orderly = {
        (block.parent, block.kind)
        for block, reading in found
        if any(_is_orderly(row) and _has_tick(row.labels[-1], known) for row in reading.rows)
    }
    return [
        (block, reading)
        for block, reading in found
        if (block.parent, block.kind) not in orderly
        or any(_is_orderly(r) or _has_tick(_name(r), known) for r in reading.rows)
    ]


def _is_orderly(row: Row) -> bool:
    """Whether a row has a label and several values, whose order says where they belong."""
    return bool(row.labels) and len(row.entries) > 1 and not _keyed(row)


def _name(row: Row) -> Text | None:
    """What a row is called, or its one value."""
    if row.labels:
        return row.labels[-1]
    return row.entries[0].keys[0] if len(row.entries) == 1 and row.entries[0].keys else None


def _has_tick(label: Text | None, known: set[str]) -> bool:
    """Whether a label names a tick, by itself or behind the name of its axis."""
    if label is None:
        return False
    plain = names.bare(label.plain)
    cut = names.split_variable(plain)
    return names.key(plain) in known or (cut is not None and names.key(cut[1]) in known)


_HOLDING_DATA = frozenset({Part.DATA, Part.OPEN})
_YEAR = regex(r"(?:19|20)\d\d")
_COMMA = regex(r",\s+")
_APPROXIMATE = regex(
    r"\b(?:approximate(?:ly)?|approx|rounded|(?<!point )estimate[sd]?)\b", re.IGNORECASE
)


def _mark_approximate(
    document: Document, readings: list[tuple[Block, Reading]]
) -> list[tuple[Block, Reading]]:
    """The readings, those approximate that a label above or a paragraph before calls so."""
    since: dict[int, int] = {}  # By block the one from which on what stands under it is so.
    for block in document.blocks:
        under = block.parent if block.kind is BlockKind.PARAGRAPH else None
        tells = under is not None or block.index in document.children
        if block.part in _HOLDING_DATA and tells and _APPROXIMATE.search(block.text.plain):
            since[block.index] = block.index
            if under is not None:
                since.setdefault(under, block.index)
    if not since:
        return readings
    return [
        (block, _as_approximate(reading))
        if any(since.get(b.index, block.index) < block.index for b in document.above(block))
        else (block, reading)
        for block, reading in readings
    ]


def _as_approximate(reading: Reading) -> Reading:
    rows = (
        replace(
            row,
            entries=tuple(Entry(value._replace(approx=True), keys) for value, keys in row.entries),
        )
        for row in reading.rows
    )
    return replace(reading, rows=tuple(rows))


def _with_prose(
    document: Document, described: Header, readings: list[tuple[Block, Reading]]
) -> list[tuple[Block, Reading]]:
    """The readings and what sentences give.

    Where nothing else is data, any sentence with values and places may be; else only
    those that name a series or a tick which is listed but has no values.
    """
    vocabulary = prose.Vocabulary(
        series=tuple(entry.name for entry in described.legend),
        ticks=_ticks(described),
        axis=described.x_axes[0].label if described.x_axes else "",
    )
    blocks = _unread(document, described, {block.index for block, _ in readings})
    wanted = _wanted(document, readings, vocabulary) if blocks and readings else None
    found = []
    for block in blocks:
        reading = prose.read(block, vocabulary, wanted)
        if reading is not None:
            found.append((block, reading))
    if not readings and not found:
        title = document.blocks[0].text.plain if document.blocks else ""
        return _listed(_telling(document, described, frozenset(Part)), title)
    return sorted([*readings, *found], key=lambda pair: pair[0].index)


def _unread(document: Document, described: Header, read: set[int]) -> list[Block]:
    """The blocks that may hold data, and of which no layout read any."""
    closed = read | (described.lines - described.open_lines)
    return [
        block
        for block in document.blocks
        if (block.part in _HOLDING_DATA or block.index in described.open_lines)
        and not (block.kind is BlockKind.HEADING or block.rows or block.is_label)
        and block.index not in closed
        and _may_hold_data(block)
    ]


def _wanted(
    document: Document, readings: list[tuple[Block, Reading]], vocabulary: prose.Vocabulary
) -> frozenset[str]:
    """The keys of the series and ticks that are listed and have no values."""
    labels = {*map(names.bare, {text.plain for text in _labels(document, readings)})}
    given = {names.key(name) for label in labels for name in (label, names.after_variable(label))}
    listed = [set(map(names.key, known)) for known in (vocabulary.series, vocabulary.ticks)]
    # A row without keys gives a value for each name of a list that is as long, unless the rows
    # are labelled with the names of that list.
    orderly = {len(r.entries) for _, reading in readings for r in reading.rows if not _keyed(r)}
    wanted = {n for known in listed if len(known) not in orderly or known & given for n in known}
    return frozenset(wanted - given)


def _ticks(described: Header) -> tuple[str, ...]:
    """The ticks of the axis that runs along the data.

    The numbers of a vertical axis are no such ticks where the horizontal one has a name: they
    are where its gridlines are.
    """
    for axis in (*described.x_axes, *described.y_axes):
        if axis.ticks:
            upright = axis in described.y_axes and described.x_axes
            return () if upright and all(map(_is_number, axis.ticks)) else axis.ticks
    return ()


def _is_number(tick: str) -> bool:
    return re.fullmatch(r"[-−]?[\d.,]+\s*%?", tick) is not None


def _keyed(row: Row) -> bool:
    return any(entry.keys for entry in row.entries)


def _telling(document: Document, described: Header, parts: frozenset[Part]) -> list[Block]:
    """The blocks of some parts that may tell values in sentences."""
    closed = described.lines - described.open_lines
    return [
        block
        for block in document.blocks
        if block.kind is not BlockKind.HEADING
        and not block.rows
        and block.part in parts
        and block.index not in closed
    ]


def _listed(blocks: list[Block], title: str) -> list[tuple[Block, Reading]]:
    """The blocks whose sentences are rows, or the first that lists names with their values."""
    if rows := narrated.read(blocks, title) or alone.read(blocks):
        return rows
    for block in blocks:
        if (reading := listed.read(block)) is not None:
            return [(block, reading)]
    return []


def _labels(document: Document, readings: list[tuple[Block, Reading]]) -> Iterator[Text]:
    """What names the data that were read: labels of rows, keys of values, labels above."""
    for block, reading in readings:
        for row in reading.rows:
            yield from row.labels
            yield from (key for entry in row.entries for key in entry.keys)
        yield from (above.label for above in document.above(block) if above.label is not None)


def _may_hold_data(block: Block) -> bool:
    if block.label is None:
        head, colon, _ = block.text.plain.partition(":")
        named = head.strip().lower()
        if not colon or named in _NOT_DATA:
            return not colon
        return _SOURCE.fullmatch(named) is None or _are_values(block.text.slice(len(head) + 1))
    if block.names_panel:
        return False  # "Left panel: 10B tokens" gives no value
    if block.label.plain.lower().rstrip(".:") in TITLE_LABELS:
        return False
    return not _NOT_DATA.intersection(block.label.plain.lower().split())


def _are_values(told: Text) -> bool:
    """Whether a text only lists values, “5”, “12%, 14%”, and is no year."""
    return _YEAR.fullmatch(told.plain.strip()) is None and all(
        read_value(piece) for piece in told.between(_COMMA.finditer(told.plain))
    )
