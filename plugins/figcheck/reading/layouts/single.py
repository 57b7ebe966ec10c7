"""Single values with one label: "predicted C: 760"."""

from __future__ import annotations

from figcheck.reading.document import Block
from figcheck.reading.layouts.base import Entry, Reading, Row, lines
from figcheck.reading.values import is_key, read_items


def read(block: Block) -> Reading | None:
    """Read a single labelled value; see `base.Layout`."""
    for line in lines(block):
        if not line.labels:
            continue
        items = read_items(line.payload)
        *outer, last = line.labels
        if len(items) == 1 and items[0].key is None and is_key(last.plain):
            entry = Entry(items[0].value, (last,))
            return Reading((Row(tuple(outer), (entry,), block.text.span()),), line.rest)
    return None
