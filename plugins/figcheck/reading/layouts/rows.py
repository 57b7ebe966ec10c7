"""Rows of values whose order is known: "**Row 1 (y=1)**: 38, 46, 28"."""

from __future__ import annotations

from figcheck.reading.document import Block
from figcheck.reading.layouts.base import Entry, Reading, Row, lines
from figcheck.reading.values import is_key, read_items

_FEWEST = 2


def read(block: Block) -> Reading | None:
    """Read a row of values without keys; see `base.Layout`."""
    for line in lines(block):
        if line.labels and not is_key(line.labels[-1].plain):
            continue
        items = read_items(line.payload)
        if len(items) >= _FEWEST and items[0].key is None:
            entries = tuple(Entry(item.value) for item in items)
            row = Row(line.labels, entries, block.text.span(), line.announcement)
            return Reading((row,), line.rest)
    return None
