"""Single values with one label: "predicted C: 760"."""

from __future__ import annotations

from figcheck.reading.keys import is_place
from figcheck.reading.layouts.base import Candidate, Entry, Reading, Row


def read(candidate: Candidate) -> Reading | None:
    """Read a single labelled value; see `base.Layout`."""
    for line in candidate.lines:
        if not line.labels:
            continue
        items = line.items
        *outer, last = line.labels
        if len(items) == 1 and items[0].key is None and is_place(last.plain):
            entry = Entry(items[0].value, (last,))
            return Reading((Row(tuple(outer), (entry,), candidate.block.text.span()),), line.rest)
    return None
