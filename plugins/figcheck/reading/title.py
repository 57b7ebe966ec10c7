"""The title of a figure: the block that gives it, and what of that block it is."""

from __future__ import annotations

import re

from figcheck.patterns import regex
from figcheck.reading import names
from figcheck.reading.document import TITLE_LABELS, Block, BlockKind, Document, Part
from figcheck.reading.header.lists import first_sentence

_LONGEST = 200
"""Characters of a line that is a title."""

_BEHIND = frozenset({Part.CLAIMS, Part.DATA})
"""Parts whose headings stand behind what says what the figure shows."""

_TITLE_LINE = regex(r"(?:figure |chart )?title\s?[:–—]\s+(?=\S)", re.IGNORECASE)
_NUMBERED = regex(r"(?:table|tab|fig|figure|exhibit|chart)\.? \w{1,3} ?[:–—] ", re.IGNORECASE)
_COUNTED = regex(r"(?:table|tab|fig|figure|exhibit|chart)\.? \d{1,3}\. ", re.IGNORECASE)
"""What counts a figure before its title, as a sentence of its own: “Table 2.”"""

_TITLED = regex(r"\b(?:titled|entitled|captioned|headed) [\"“]([^\"“”]{1,120})[\"”]")


def title_block(document: Document) -> Block | None:
    """The block that gives the title: the first heading, or the line that stands in its place."""
    if not document.blocks or document.blocks[0].names_panel:
        return None
    first = document.blocks[0]
    if first.kind is BlockKind.HEADING:
        return first
    for block in document.blocks:
        if _TITLE_LINE.match(block.text.plain) or _is_labelled_title(block):
            return block
    plain = first.text.plain
    if not first.rows and not plain.endswith(".") and len(plain) < _LONGEST:
        return first
    headings = (b for b in document.blocks if b.kind is BlockKind.HEADING)
    return next((b for b in headings if b.part not in _BEHIND), first)


def title_of(block: Block | None) -> str:
    """The title that a block gives, "" without a block."""
    if block is None:
        return ""
    plain = block.text.plain
    if match := _TITLE_LINE.match(plain):
        return names.bare(block.text.slice(match.end()).plain)
    if _is_labelled_title(block):
        return names.bare(block.body.plain)
    if block.kind is BlockKind.HEADING:
        return plain
    match = _TITLED.search(plain)
    return match.group(1) if match else first_sentence(_COUNTED.sub("", plain))


def is_title_only(block: Block, title: str) -> bool:
    """Whether a block is a title and asserts nothing besides: its full stop would end a sentence.

    Args:
        block: the block that gives the title.
        title: the title.
    """
    whole = block.text.plain == title or _is_labelled_title(block)
    named = _NUMBERED.match(title) is not None or not title.endswith(".")
    return whole and named and len(title) < _LONGEST


def _is_labelled_title(block: Block) -> bool:
    """Whether a line stands behind a label for titles: “**Figure.** Unemployment”."""
    label = block.label.plain.lower().rstrip(".:") if block.label is not None else ""
    return label in TITLE_LABELS and bool(block.body.plain)
