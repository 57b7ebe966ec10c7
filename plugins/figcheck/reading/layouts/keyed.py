"""Values with their keys: "**people:** QRC 75.08; CITE 75.95", "M0: Sim = 0.7, PP = 37"."""

from __future__ import annotations

from figcheck.reading.document import Block
from figcheck.reading.layouts.base import Entry, Reading, Row, lines
from figcheck.reading.values import read_items

_FEWEST = 2


def read(block: Block) -> Reading | None:
    """Read a row of values that each have a key; see `base.Layout`."""
    for line in lines(block):
        items = read_items(line.payload)
        keyed = [Entry(item.value, (item.key,)) for item in items if item.key is not None]
        if len(keyed) >= (_FEWEST if not line.labels else 1) and len(keyed) == len(items):
            row = Row(line.labels, tuple(keyed), block.text.span(), line.announcement)
            return Reading((row,), line.rest)
    return None
