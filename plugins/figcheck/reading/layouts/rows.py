"""Rows of values whose order is known: "**Row 1 (y=1)**: 38, 46, 28"."""

from __future__ import annotations

from dataclasses import replace

from figcheck.patterns import regex
from figcheck.reading import order
from figcheck.reading.items import begins_with_name
from figcheck.reading.keys import is_key
from figcheck.reading.layouts.base import Candidate, Entry, Line, Reading, Row

_FEWEST = 2
_PAIR = regex(
    r"(?:(?:1[5-9]|20|21)[0-9]{2}\s?(?:→|->|=>|\s)\s?[~$€£+−-]?[0-9.,]{1,12}"
    r"|[0-9]{1,6}\s?(?:→|->|=>)\s?[~$€£+−-]?[0-9]{0,6}\.[0-9]{1,6})\s?[^\s\d.,;→]{0,8}"
)
"""A tick and its value, no row of two: “1995 → 5.40”."""


_RANGING = regex(r"\s*\([^()]{1,40}(?: to | through |–|\.\.+)[^()]{1,20}\)$")
_LISTING = regex(r"\s*\((?:[^(),;/]{1,40}[,;/] ?){1,40}[^(),;/]{1,40}\)$")
"""What the values of a row are of, behind its name: “Left wing (Z1 to Z6)”, “A (Dev, Test)”."""


def read(candidate: Candidate) -> Reading | None:
    """Read a row of values without keys; see `base.Layout`."""
    for line in map(_announced, candidate.lines):
        if line.labels and not is_key(line.labels[-1].plain):
            continue
        plain = line.payload.plain
        if not line.labels and (begins_with_name(plain) or _PAIR.fullmatch(plain)):
            continue
        items = line.items
        if len(items) >= _FEWEST and items[0].key is None:
            entries = tuple(Entry(item.value) for item in items)
            row = Row(line.labels, entries, candidate.block.text.span(), line.announcement)
            return Reading((row,), line.rest)
    return None


def _announced(line: Line) -> Line:
    """The line without what its label says of the columns, which announces their order."""
    if not line.labels or line.announcement is not None:
        return line
    label = line.labels[-1]
    told = _RANGING.search(label.plain) or _LISTING.search(label.plain)
    if told is None or not told.start() or len(line.items) < _FEWEST:
        return line
    aside = label.slice(*told.span())
    if told.re is _LISTING and order.listed(aside.plain, len(line.items)) is None:
        return line
    return replace(
        line, labels=(*line.labels[:-1], label.slice(0, told.start())), announcement=aside
    )
