"""Values with their keys: "**people:** QRC 75.08; CITE 75.95", "M0: Sim = 0.7, PP = 37"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from figcheck.patterns import regex
from figcheck.reading.layouts.base import Candidate, Entry, Line, Reading, Row, keyed
from figcheck.reading.text import Text

_FEWEST = 2
_STATES = regex(r"[^\"“]*\b(?:is|are|was|were|has|have|than)\b", re.IGNORECASE)
_ASIDE = regex(r"\s*\([^()]*\)$")
_DASH = regex(r"\s[–—-]\s")
_PLACED_SENTENCE = regex(
    r"(?:For|At|With|When|In|Under) (?:[a-z]+ ){1,3}(?:of |is |= ?)?\d[^,:;]{0,20}, [a-z][^:;=]*\."
)
"""A sentence about one place: “For batch size 4, the new kernel uses 9.8 GB, the old one 12”."""
_OBJECT = regex(r"\{([^{}]{1,400})\},?")
_SEPARATORS = (regex(r"\s*[|;\t]\s*"), regex(r",\s+"), regex(r"\s+"))
_KEYED = regex(r"[^:=;]{1,60}[:=]\s*\S[^:=;]*")
_NAME = regex(r"[\"']?[^\W\d_][^:=]{0,30}[:=]\s*(?P<name>[^:=\d\s][^:=]{0,60})")
_PLACE = regex(
    r"(?:(?:(?:year|month|quarter|week|day|date|epoch|step)\s?[:=]\s?(?=[^:;=,]{1,30}[;,]\s+[^;]*[:=])"
    r"|\((?=[^()]{2,30}\)\s+[^\W\d]))([^:;=,()]{1,30})[;,)]\s+)",
    re.IGNORECASE,
)
"""The place of all values of a line: “year: 2019, North: 12”, “(2019) North = 12”."""


def read(candidate: Candidate) -> Reading | None:
    """Read a row of values that each have a key; see `base.Layout`."""
    for line in map(_named, candidate.lines):
        if line.labels and _is_statement(line.labels[-1].plain):
            return None
        if not line.labels and _PLACED_SENTENCE.fullmatch(candidate.block.body.plain):
            return None
        items = line.items
        entries = keyed(items)
        if _begins_with_label(line, entries):
            continue
        if len(entries) >= (_FEWEST if not line.labels else 1) and len(entries) == len(items):
            row = Row(line.labels, entries, candidate.block.text.span(), line.announcement)
            return Reading((row,), line.rest)
    return None


def _is_statement(label: str) -> bool:
    """Whether a label says something itself: “Fear is more common than trust: 47% agree”."""
    return _STATES.match(_ASIDE.sub("", label)) is not None


def _begins_with_label(line: Line, entries: Sequence[Entry]) -> bool:
    """Whether the first key holds the label of them all.

    As only it has a dash, "Noon – Mon 31, Tue 29", or stands ahead: "Noon – 31 (Mon), 29 (Tue)".
    """
    dashed = [_DASH.search(entry.keys[0].plain) is not None for entry in entries]
    ahead = [entry.keys[0].span().start < entry.value.span.start for entry in entries]
    return (
        not line.labels
        and len(entries) > 1
        and any(told[0] and not any(told[1:]) for told in (dashed, ahead))
    )


def _named(line: Line) -> Line:
    """The line with its name as label: "Method: Full model; Acc: 84.2; F1: 82.9"."""
    plain = line.payload.plain
    if line.labels:
        return line
    if match := _PLACE.match(plain):
        name = line.payload.slice(match.start(1), match.end(1))
        return replace(line, labels=(name,), payload=line.payload.slice(match.end()))
    if plain.count("=") + plain.count(":") < _FEWEST:
        return line
    within = _OBJECT.fullmatch(plain)
    payload = line.payload.slice(*within.span(1)) if within else line.payload
    for separator in _SEPARATORS:
        if cut := _first(payload, separator, in_object=within is not None):
            return replace(line, labels=cut[:1], payload=cut[1])
    return line


def _first(text: Text, separator: re.Pattern[str], *, in_object: bool) -> tuple[Text, Text] | None:
    """A name and the list of values with keys behind it: “Camera | Nova = 8.5 | Lumo = 9.1”.

    The name may have a key itself, “model=A acc=84.2 f1=82.9”; after a comma only in braces.
    """
    marks = list(separator.finditer(text.plain))
    if len(marks) < _FEWEST:
        return None
    pieces = text.between(marks)
    keyed_ones = [_KEYED.fullmatch(piece.plain) is not None for piece in pieces]
    bare = keyed_ones.index(True) if True in keyed_ones else len(pieces)
    own = None
    if not bare and (in_object or "," not in marks[0].group()):
        own = _NAME.fullmatch(pieces[0].plain)
    first = bare if own is None else 1
    one_name = first == 1 or (first and marks[0].group().isspace())
    if not one_name or len(pieces) - first < _FEWEST or not all(keyed_ones[first:]):
        return None
    end = marks[first - 1]
    name = pieces[0].slice(*own.span("name")) if own else text.slice(0, end.start())
    return None if {":", "="} & {*name.plain} else (name, text.slice(end.end()))
