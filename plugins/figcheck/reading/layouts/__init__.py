"""The ways in which descriptions write their numbers down, a module each.

A layout is a function that reads a block or says that it is not written in its way.
A new one is a module with a `read` and a line in `LAYOUTS`; the strict ones come first.
"""

from __future__ import annotations

from dataclasses import replace

from figcheck.patterns import regex
from figcheck.reading import sentences
from figcheck.reading.document import Block
from figcheck.reading.layouts import (
    boxes,
    keyed,
    matrix,
    pairs,
    placed,
    points,
    rows,
    single,
    table,
    within,
)
from figcheck.reading.layouts.base import Candidate, Layout, Reading, Row
from figcheck.reading.numbers import scan

_FEWEST_LISTS = 2
_LONGEST_KEY = 5
"""Words of a key that may hold several numbers: "Layers 1 and 2"."""

LAYOUTS: tuple[Layout, ...] = (
    table.read,
    placed.read,
    matrix.read,
    pairs.read,
    points.read,
    rows.read,
    within.read,
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
    return (
        _sentences(block)
        or _read(block)
        or (_read(behind) if (behind := _behind_title(block)) else None)
    )


_PANEL = regex(r"\([a-z]\)\s+(?P<name>[^.:;]{1,40})\.")
_LIST = regex(r"[^:.]{1,40}: (?=\S)")


def _sentences(block: Block) -> Reading | None:
    """Rows of one length, a sentence each: “(a) Ozone. Mill Street: 48, 41. Park Lane: 22, 20.”.

    The values may have keys: “At noon: Mill Street 48, Park Lane 41. At night: …”.
    """
    if block.rows or block.body.plain.count(": ") < _FEWEST_LISTS:
        return None
    text = block.body
    pieces = [text.slice(*span) for span in sentences.split(text.plain)]
    outer = (block.label,) if block.label is not None else ()
    if panel := _PANEL.fullmatch(pieces[0].plain):
        outer = (*outer, pieces.pop(0).slice(*panel.span("name")))
    if len(pieces) < _FEWEST_LISTS or not all(_LIST.match(piece.plain) for piece in pieces):
        return None
    given: list[Row] = []
    for piece in pieces:
        alone = Candidate(replace(block, text=piece, body=piece, label=None))
        found = rows.read(alone) or keyed.read(alone)
        if found is None or len(found.rows[0].labels) != 1 or found.rest:
            return None
        if len(found.rows[0].entries) < _FEWEST_LISTS:
            return None
        given.append(replace(found.rows[0], labels=(*outer, *found.rows[0].labels)))
    return Reading(tuple(given)) if len({len(row.entries) for row in given}) == 1 else None


_TITLE = regex(r"[^\W\d]{1,30}+(?:[ -][^\W\d]{1,30}+){0,11}\.\s+(?=[^:]{1,60}: )")
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
    return any(len(key.plain.split()) > _LONGEST_KEY and len(scan(key.plain)) > 1 for key in keys)
