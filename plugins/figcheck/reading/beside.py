"""Lines that read like data but tell of the data that stand elsewhere: remarks on a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from figcheck.reading import names
from figcheck.reading.document import Block, BlockKind, Document
from figcheck.reading.header import Header
from figcheck.reading.layouts.base import Reading, Row
from figcheck.reading.text import Text

Found = tuple[Block, Reading]

_FEWEST = 4
"""Values of a table that may be the data of a figure."""
_SINGLE = 2
"""Values of a line that may be a remark: a row of more is none."""
_SMALL = 4
"""How many times as many values a description has as some stray ones in it."""


def without(document: Document, described: Header, found: Sequence[Found]) -> list[Found]:
    """The readings without those of lines that only tell of the other ones.

    Beside a table, “Small objects: +8.3 in APS” is a remark. So is the one line in a section of
    sentences that happens to look like a value and its name, if nothing else has that name.

    Args:
        document: the description.
        described: what it says of the picture.
        found: what the layouts made of its blocks, in the order of the text.
    """
    found = _without_strays(document, described, found)
    tables = [reading for block, reading in found if block.rows]
    if sum(_size(reading) for reading in tables) < _FEWEST:
        return list(found)
    given = set(_names(row for reading in tables for row in reading.rows))
    listed = set(_listed(described))
    over = {block.parent for block, _ in found if block.rows}
    sections = _sections(document, found)
    kept = []
    for block, reading in found:
        own = set(_names(reading.rows))
        adds = own <= given | listed and bool(own - given)
        apart = block.parent not in over and _is_whole(document, sections[block.parent])
        if block.rows or adds or apart:
            kept.append((block, reading))
    return kept


def _without_strays(
    document: Document, described: Header, found: Sequence[Found]
) -> Sequence[Found]:
    """The readings without the few in sections most of whose lines are no data."""
    total = sum(_size(reading) for _, reading in found)
    stray = set()
    for parent, section in _sections(document, found).items():
        sizes = [_size(reading) for _, reading in section]
        small = max(sizes) <= _SINGLE and _SMALL * sum(sizes) <= total
        few = 2 * len(section) <= len(_lines(document, parent))
        if not small or not few or any(b.rows for b, _ in section):
            continue
        own = set(_names(row for _, reading in section for row in reading.rows))
        others = (r for b, reading in found if b.parent != parent for r in reading.rows)
        if own and own.isdisjoint({*_listed(described), *_names(others)}):
            stray |= {block.index for block, _ in section}
    return [(block, reading) for block, reading in found if block.index not in stray]


def _sections(document: Document, found: Iterable[Found]) -> dict[int | None, list[Found]]:
    sections: dict[int | None, list[Found]] = defaultdict(list)
    for block, reading in found:
        sections[block.parent].append((block, reading))
    return sections


def _is_whole(document: Document, section: Sequence[Found]) -> bool:
    """Whether all lines of a section that hold numbers are data, and there are several."""
    lines = [b for b in _lines(document, section[0][0].parent) if _has_number(b)]
    return len(section) == len(lines) > 1 and all(_size(reading) > 1 for _, reading in section)


def _lines(document: Document, parent: int | None) -> list[Block]:
    """The lines right under a heading."""
    return [b for b in document.children.get(parent, ()) if b.kind is not BlockKind.HEADING]


def _has_number(block: Block) -> bool:
    return any(map(str.isdigit, block.text.plain))


def _size(reading: Reading) -> int:
    return sum(len(row.entries) for row in reading.rows)


def _names(rows: Iterable[Row]) -> Iterator[str]:
    """The keys of all names that rows and values have."""
    for row in rows:
        for text in (*row.labels, *(key for entry in row.entries for key in entry.keys)):
            yield _key(text)


def _listed(described: Header) -> Iterator[str]:
    """The keys of all names that the description of the picture lists."""
    yield from (names.key(entry.name) for entry in described.legend)
    for axis in (*described.x_axes, *described.y_axes):
        yield from map(names.key, axis.ticks)
    yield from map(_key, described.panels)


def _key(text: Text) -> str:
    return names.key(names.bare(text.plain))
