"""Several rows in one line: "Seed 0: clean 61 / 74 / 80; noisy 40 / 55 / 63"."""

from __future__ import annotations

from figcheck.patterns import regex
from figcheck.reading.items import read_items
from figcheck.reading.keys import is_key
from figcheck.reading.layouts.base import Candidate, Entry, Reading, Row
from figcheck.reading.text import Text

_SPLIT = regex(r"\s*[;|]\s+(?:and\s+)?")
_NAMED = regex(
    r"(?P<name>[^\d:=,;/][^\d:=,;/]{0,40}?)(?:\s*[:=]\s*|\s+)(?P<list>[\[(]?[~≈$€£+−-]?\d.*)"
)
_FEWEST = 2


def read(candidate: Candidate) -> Reading | None:
    """Read rows of one length that share a label; see `base.Layout`."""
    for line in candidate.lines:
        if not line.labels or not is_key(line.labels[-1].plain):
            continue
        pieces = line.payload.between(_SPLIT.finditer(line.payload.plain))
        rows = [_row(line.labels, piece) for piece in pieces] if len(pieces) >= _FEWEST else []
        found = [row for row in rows if row is not None]
        names = {row.labels[-1].plain for row in found}
        lengths = {len(row.entries) for row in found}
        if len(names) == len(rows) >= _FEWEST and len(lengths) == 1:
            return Reading(tuple(found), line.rest)
    return None


def _row(labels: tuple[Text, ...], piece: Text) -> Row | None:
    match = _NAMED.fullmatch(piece.plain.rstrip(" .;"))
    if match is None or not is_key(match["name"]):
        return None
    items = read_items(piece.slice(*match.span("list")))
    if len(items) < _FEWEST or any(item.key is not None for item in items):
        return None
    name = piece.slice(*match.span("name"))
    return Row((*labels, name), tuple(Entry(item.value) for item in items), piece.span())
