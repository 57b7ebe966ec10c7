"""Lists with a category and its value a line: "Less than 5 km: 310", "5 to 10 km: 220".

The names of categories hold words that else make sentences, so a line is read so only among
others that are written alike.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from figcheck.patterns import regex
from figcheck.reading.document import Block, BlockKind
from figcheck.reading.keys import is_category
from figcheck.reading.layouts.base import Entry, Reading, Row
from figcheck.reading.values import read_value

_NAMED = regex(r"(?P<name>[^:=]{1,60}?)(?::|\s[=–—-])\s+(?=\S)")
_FEWEST = 3


def read(blocks: Sequence[Block]) -> dict[int, Reading]:
    """Read the items of lists that all are a name and its value.

    Args:
        blocks: the blocks of a description.

    Returns:
        The values by the index of their item; those of three items in a row, or more.
    """
    found: dict[int, Reading] = {}
    for _, run in itertools.groupby(_items(blocks), key=lambda item: item[0]):
        items = [(index, reading) for _, index, reading in run]
        if len(items) >= _FEWEST:
            found.update(items)
    return found


def _items(blocks: Sequence[Block]) -> Iterator[tuple[tuple[int, int | None], int, Reading]]:
    """Each item that is a name and its value, with what it shares with those of its list."""
    runs = 0
    for block in blocks:
        reading = _item(block)
        runs += reading is None
        if reading is not None:
            yield (runs, block.parent), block.index, reading


def _item(block: Block) -> Reading | None:
    text = block.text
    is_line = block.kind in {BlockKind.ITEM, BlockKind.PARAGRAPH}
    match = _NAMED.match(text.plain) if is_line else None
    if match is None:
        return None
    name, value = text.slice(*match.span("name")), read_value(text, match.end())
    if value is None or value.value is None or not is_category(name.plain):
        return None
    return Reading((Row((), (Entry(value, (name,)),), text.span()),))
