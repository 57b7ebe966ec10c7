"""The ways in which descriptions write their numbers down, a module each.

A layout is a function that reads a block or says that it is not written in its way.
A new one is a module with a `read` and a line in `LAYOUTS`; the strict ones come first.
"""

from __future__ import annotations

import re
from dataclasses import replace

from figcheck.reading.document import Block
from figcheck.reading.layouts import boxes, keyed, matrix, pairs, points, rows, single, table
from figcheck.reading.layouts.base import Candidate, Layout, Reading
from figcheck.reading.numbers import scan

_LONGEST_KEY = 5
"""Words of a key that may hold several numbers: "Layers 1 and 2"."""

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
    if block.text.plain.rstrip().endswith(":"):
        return None  # "Shares for 2010, 2011, …, 2022 in turn:" says what follows.
    return _read(block) or (_read(behind) if (behind := _behind_title(block)) else None)


_TITLE = re.compile(r"[^\W\d]{1,30}+(?:[ -][^\W\d]{1,30}+){0,11}\.\s+(?=[^:]{1,60}: )")
"""A first sentence without a number, before a list: “Bar chart. Scores: A: 27; B: 25.”"""


def _behind_title(block: Block) -> Block | None:
    """A paragraph without the sentence that only says what follows."""
    match = None if block.rows or block.label is not None else _TITLE.match(block.text.plain)
    if match is None:
        return None
    rest = block.text.slice(match.end())
    return replace(block, text=rest, body=rest)


def _read(block: Block) -> Reading | None:
    candidate = Candidate(block)
    for layout in LAYOUTS:
        found = layout(candidate)
        if found is not None and not _is_prose(found):
            return boxes.ends_apart(found)
    return None


def _is_prose(reading: Reading) -> bool:
    """Whether a key holds values itself: "starts at 0.2 at x = 0, rises to 0.8 by x = 100"."""
    keys = (key for row in reading.rows for entry in row.entries for key in entry.keys)
    return any(len(scan(key.plain)) > 1 and len(key.plain.split()) > _LONGEST_KEY for key in keys)
