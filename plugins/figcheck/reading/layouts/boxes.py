"""Ranges that give two statistics of a box plot: "whiskers 220 to 410"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from figcheck.patterns import regex
from figcheck.reading.layouts.base import Entry, Reading

_STATISTICS = (
    (regex(r"\bwhiskers?\b", re.IGNORECASE), ("lower whisker", "upper whisker")),
    (
        regex(r"\b(?:IQR|inter-?quartile|quartiles|box|Q1\s*[-–/]\s*Q3)\b", re.IGNORECASE),
        ("Q1", "Q3"),
    ),
    (regex(r"range", re.IGNORECASE), ("min", "max")),
)


def ends_apart(reading: Reading) -> Reading:
    """The reading, with both ends of whiskers and boxes for themselves.

    Args:
        reading: what a layout made of a block.

    Returns:
        The same with two entries for each range of whiskers or quartiles.
    """
    if all(entry.value.ends is None for row in reading.rows for entry in row.entries):
        return reading
    rows = tuple(
        replace(row, entries=tuple(new for entry in row.entries for new in _apart(entry)))
        for row in reading.rows
    )
    return replace(reading, rows=rows)


def _apart(entry: Entry) -> Iterator[Entry]:
    if entry.value.ends is not None and entry.keys:
        for pattern, names in _STATISTICS:
            if pattern.search(entry.keys[-1].plain):
                for name, end in zip(names, entry.value.ends, strict=True):
                    key = entry.keys[-1].slice(0, 0).followed_by(name)
                    yield Entry(end, (*entry.keys[:-1], key))
                return
    yield entry
