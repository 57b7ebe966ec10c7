"""What is plotted against what, where the lines of the axes do not say it: “loss against steps”."""

from __future__ import annotations

import re
from dataclasses import replace

from figcheck.model import Axis, Kind
from figcheck.patterns import regex
from figcheck.reading.document import Block, BlockKind, Document
from figcheck.reading.header import Header

_PLOTTED = regex(
    r"\b(?:plots|shows|displays|traces|tracks|depicts|gives|presents|charts) (?:the |how )?"
    r"(?P<value>[^\W\d][\w-]*(?: [\w-]+){0,3}?)(?: \((?P<unit>[^()\d]{1,20})\))?"
    r"(?: [^\s.,;:()]+){0,4}? (?:(?:is |are )?(?:plotted )?against|versus|vs\.?|as a function of)"
    r" (?:the )?(?P<across>(?:number of )?[^\W\d][\w-]*(?: [\w-]+){0,2}?)"
    r"(?= (?:for|of|in|on|from|at|with|and|\()|[.,;:(]|$)",
    re.IGNORECASE,
)
_FURTHEST = 4
"""Blocks at the beginning in which a description says what the figure shows."""


def plotted(document: Document, kind: Kind, described: Header) -> Header:
    """The header with the labels of axes that a sentence gives which says what is plotted.

    Args:
        document: the description.
        kind: what kind of figure it is.
        described: what it says of the picture.

    Returns:
        The same for figures without lines, and where the axes have labels of their own.
    """
    if kind is not Kind.LINE or len(described.x_axes) > 1 or len(described.y_axes) > 1:
        return described
    for block in document.blocks[1:_FURTHEST]:
        if block.kind is BlockKind.PARAGRAPH and (match := _PLOTTED.search(block.text.plain)):
            return _labelled(described, block, match)
    return described


def _labelled(described: Header, block: Block, match: re.Match[str]) -> Header:
    across = _with_label(described.x_axes, match["across"], block, match.span("across"))
    unit = match["unit"] or ""
    value = f"{match['value']} ({unit})" if unit else match["value"]
    up = _with_label(described.y_axes, value, block, match.span("value"))
    up = tuple(replace(a, unit=a.unit or unit) if a.label == value else a for a in up)
    return replace(described, x_axes=across, y_axes=up)


def _with_label(
    axes: tuple[Axis, ...], label: str, block: Block, place: tuple[int, int]
) -> tuple[Axis, ...]:
    """The axes, the one without a label called so; one of that name where there is none."""
    if any(axis.label for axis in axes):
        return axes
    if not axes:
        return (Axis(label=label, span=block.text.span(*place)),)
    return tuple(replace(axis, label=label) for axis in axes)
