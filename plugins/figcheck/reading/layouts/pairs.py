"""Series of (x, y) pairs: "**Precision:** (1, 0.541), (2, 0.521)"."""

from __future__ import annotations

from dataclasses import replace

from figcheck.patterns import regex
from figcheck.reading.document import Block
from figcheck.reading.keys import is_key
from figcheck.reading.layouts.base import Candidate, Entry, Line, Reading, Row
from figcheck.reading.text import Text
from figcheck.reading.values import read_value

_BETWEEN = regex(r"[\s,;.]*(?:(?:→|->|–|—|and|then)[\s,]*)?")
_COMMA = regex(r"\s*[,;:]\s+|\s*[,;:]\s*(?=[^0-9])|(?<=[0-9]),(?=[0-9])")


def read(candidate: Candidate) -> Reading | None:
    """Read a series that is written as pairs; see `base.Layout`."""
    for line in candidate.lines if "(" in candidate.block.text.plain else ():
        entries = _pairs(line.payload)
        if entries:
            return Reading((_row(line, entries, candidate.block),), line.rest)
        before = line.payload.plain.find(" (")
        if line.labels or before < 0:
            continue
        name = line.payload.slice(0, before)
        if is_key(name.plain) and (entries := _pairs(line.payload.slice(before))):
            named = replace(line, labels=(name,))
            return Reading((_row(named, entries, candidate.block),), line.rest)
    return None


def _row(line: Line, entries: tuple[Entry, ...], block: Block) -> Row:
    return Row(line.labels, entries, block.text.span(), line.announcement, pairs=True)


def _pairs(text: Text) -> tuple[Entry, ...]:
    """The pairs of a text that consists of pairs only."""
    plain = text.plain
    entries: list[Entry] = []
    position = 0
    while position < len(plain):
        if plain[position] != "(":
            return ()
        end = plain.find(")", position)
        if end < 0 or (entry := _pair(text.slice(position + 1, end))) is None:
            return ()
        entries.append(entry)
        between = _BETWEEN.match(plain, end + 1)
        position = between.end() if between else end + 1
    return tuple(entries)


def _pair(text: Text) -> Entry | None:
    parts = list(_COMMA.finditer(text.plain))
    if len(parts) > 1:  # "(0.25M, 1,120)": the commas without a space stand in numbers.
        parts = [part for part in parts if part.group()[-1:].isspace()]
    if len(parts) != 1:
        return None
    x = text.slice(0, parts[0].start())
    value = read_value(text, parts[0].end())
    return Entry(value, (x,)) if value is not None and x.plain else None
