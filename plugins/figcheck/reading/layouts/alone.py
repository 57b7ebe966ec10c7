"""Lines that give a name and its value each: "1. Luna (4.6)", "4.6: Luna".

One such line may say anything, so they are data only where nothing else gives any, and where
several lines in a row are built alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.patterns import regex
from figcheck.reading.document import Block, Part
from figcheck.reading.items import read_items
from figcheck.reading.keys import is_key
from figcheck.reading.layouts.base import Entry, Reading, Row, keyed
from figcheck.reading.text import Text
from figcheck.reading.values import read_value

_VALUE_FIRST = regex(r"(?P<value>[^:=–—]{1,20}?)(?:\s*[:=]\s+|\s+[–—-]\s+)(?P<name>\D.{0,60})")
_FEWEST = 3


def read(blocks: Sequence[Block]) -> list[tuple[Block, Reading]]:
    """Read the first lines of some blocks that each are a name and its value.

    Args:
        blocks: paragraphs and items, none of them read as anything else.

    Returns:
        The blocks that follow one another so built, with what they give; none if they are few.
    """
    for entry_of in (_bracketed, _value_first):
        run: list[tuple[Block, Entry]] = []
        for block in blocks:
            entry = entry_of(block.text) if block.part is not Part.CLAIMS else None
            if entry is not None and (not run or run[-1][0].parent == block.parent):
                run.append((block, entry))
            elif len(run) >= _FEWEST:
                break
            else:
                run = []
        if len({entry.keys[0].plain for _, entry in run}) == len(run) >= _FEWEST:
            return [(b, Reading((Row((), (entry,), b.text.span()),))) for b, entry in run]
    return []


def _bracketed(text: Text) -> Entry | None:
    """“Luna (4.6)”, “Luna at 4.6”."""
    entries = keyed(read_items(text))
    return entries[0] if len(entries) == 1 else None


def _value_first(text: Text) -> Entry | None:
    """“4.6: Luna”."""
    match = _VALUE_FIRST.fullmatch(text.plain)
    if match is None or not is_key(match["name"]):
        return None
    value = read_value(text, *match.span("value"))
    name = text.slice(*match.span("name"))
    return Entry(value, (name,)) if value is not None and value.value is not None else None
