"""Single points with all their coordinates: "Ratio 0.1, Window 500: 40.0"."""

from __future__ import annotations

from figcheck.patterns import regex
from figcheck.reading.layouts.base import Candidate, Entry, Reading, Row
from figcheck.reading.text import Text

_PART = regex(r"[,;/×&]\s+|\s+and\s+")
_IN_BRACKETS = regex(r"[(\[]([^()\[\]]{1,120})[)\]]")
_COORDINATE = regex(
    r"(?P<axis>[^\d=]{1,60}?)\s*[ =]\s*"
    r"(?P<tick>[-−]?[\d.][^\s]*(?: °?[^\W\d_]{1,12}(?:/[^\W\d_]{1,6})?)?|\S+)"
)


def read(candidate: Candidate) -> Reading | None:
    """Read a single value with two or more coordinates; see `base.Layout`."""
    for line in candidate.lines:
        if not line.labels or len(line.labels) > 2:
            continue
        items = line.items
        if len(items) != 1 or items[0].key is not None:
            continue
        *outer, last = line.labels
        keys = _coordinates(last)
        if len(keys) > 1:
            entry = Entry(items[0].value, keys)
            return Reading((Row(tuple(outer), (entry,), candidate.block.text.span()),), line.rest)
    return None


def _coordinates(label: Text) -> tuple[Text, ...]:
    """The coordinates in a label, if every part of it says on which axis it lies."""
    if (within := _IN_BRACKETS.fullmatch(label.plain)) is not None:
        label = label.slice(*within.span(1))
    parts = label.between(_PART.finditer(label.plain))
    if len({":" in part.plain for part in parts}) > 1:
        return ()  # "Agree: 34%, Neutral: 16%, Strongly disagree" are values, and a key.
    axes = [match["axis"] for part in parts if (match := _COORDINATE.fullmatch(part.plain))]
    return tuple(parts) if len(set(axes)) == len(parts) else ()
