"""The ways in which descriptions write their numbers down, a module each.

A layout is a function that reads a block or says that it is not written in its way.
A new one is a module with a `read` and a line in `LAYOUTS`; the strict ones come first.
"""

from __future__ import annotations

from figcheck.reading.document import Block
from figcheck.reading.layouts import boxes, keyed, matrix, pairs, points, rows, single, table
from figcheck.reading.layouts.base import Layout, Reading

LAYOUTS: tuple[Layout, ...] = (
    table.read,
    matrix.read,
    pairs.read,
    points.read,
    rows.read,
    keyed.read,
    single.read,
)


def read(block: Block) -> Reading | None:
    """Read the data of a block in the first layout that it is written in.

    Args:
        block: a paragraph, an item or a table.

    Returns:
        The data, or `None` if the block holds none.
    """
    found = next((found for layout in LAYOUTS if (found := layout(block)) is not None), None)
    return None if found is None else boxes.ends_apart(found)
