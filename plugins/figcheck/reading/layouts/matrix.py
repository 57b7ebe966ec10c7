"""Whole matrices in brackets: "[[0.7, 0.3], [0.2, 0.8]]"."""

from __future__ import annotations

from figcheck.patterns import regex
from figcheck.reading.items import read_items
from figcheck.reading.layouts.base import Candidate, Entry, Reading, Row
from figcheck.reading.text import Text

_ROW = regex(r"\[([^\[\]]+)\]")
_BETWEEN = regex(r"[\s,;]*")
_FEWEST = 2


def read(candidate: Candidate) -> Reading | None:
    """Read the rows of a matrix, which have no labels of their own; see `base.Layout`."""
    for line in candidate.lines if "[" in candidate.block.text.plain else ():
        rows = _rows(line.payload)
        if len(rows) >= _FEWEST:
            return Reading(tuple(rows), line.rest)
    return None


def _rows(text: Text) -> list[Row]:
    plain = text.plain.rstrip(" .;,")
    text = text.slice(0, len(plain))
    if plain.startswith("[") and plain.endswith("]") and plain[1:].lstrip().startswith("["):
        text = text.slice(1, len(plain) - 1)
    rows: list[Row] = []
    position = 0
    for match in _ROW.finditer(text.plain):
        items = read_items(text.slice(match.start(1), match.end(1)))
        between = _BETWEEN.fullmatch(text.plain, position, match.start())
        if between is None or not items or any(item.key is not None for item in items):
            return []
        entries = tuple(Entry(item.value) for item in items)
        rows.append(Row((), entries, text.span(match.start(), match.end())))
        position = match.end()
    return rows if _BETWEEN.fullmatch(text.plain, position) else []
