"""Headings over blocks of the rows of one grid, which are no panels of their own."""

from __future__ import annotations

import re
from dataclasses import replace

from figcheck.model import Kind, Role
from figcheck.patterns import regex
from figcheck.reading.assembly.assemble import Data

_SEVERAL = regex(
    r"\b(?:panels|heat ?maps|sub-?plots|sub-?figures|grids|matrices|maps"
    r"|side by side|next to each other|(?:left|right|top|bottom)[ -]?(?:most)? "
    r"(?:panel|heat ?map|grid|one))\b",
    re.IGNORECASE,
)
"""How a description says that there are several grids."""

_ONE = regex(r"\b(?:single|one|this|the|a) heat ?map\b", re.IGNORECASE)
_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""


def without_blocks(data: Data, kind: Kind, text: str) -> Data:
    """The data of one heatmap whose rows stand under several headings, without these.

    “Upregulated genes”, over six of ten rows, and “Downregulated genes”, over the other four,
    sort the rows of a grid. They become groups of its rows.

    Args:
        data: the data.
        kind: what kind of figure it is.
        text: the whole description.
    """
    panel = next((d for d in data.dimensions if d.role is Role.PANEL), None)
    rows = next((d for d in data.dimensions if d.role is Role.Y), None)
    if kind is not Kind.HEATMAP or panel is None or rows is None:
        return data
    start = min((cell.span.start for cell in data.cells), default=0)
    overview = text[: min(start, _OVERVIEW)]
    if _SEVERAL.search(overview) or not _ONE.search(overview):
        return data
    place, row = data.dimensions.index(panel), data.dimensions.index(rows)
    groups: dict[str, dict[str, None]] = {}
    for cell in data.cells:
        groups.setdefault(cell.at[place] or "", {})[cell.at[row] or ""] = None
    sizes = [len(ticks) for ticks in groups.values()]
    whole = {(name, *at) for name in groups for at in _columns(data, place, row)}
    parted = max(sizes) > 1 and sum(sizes) == len(rows.ticks)
    if not parted or whole != _columns_of_each(data, place, row):
        return data
    sorted_ = replace(rows, groups=tuple((name, tuple(ticks)) for name, ticks in groups.items()))
    kept = (sorted_ if d is rows else d for d in data.dimensions if d is not panel)
    cells = (replace(c, at=(*c.at[:place], *c.at[place + 1 :])) for c in data.cells)
    return replace(data, dimensions=tuple(kept), cells=tuple(cells))


def _columns(data: Data, place: int, row: int) -> set[tuple[str | None, ...]]:
    """The columns of a grid, whichever block they are looked at in."""
    return {at[1:] for at in _columns_of_each(data, place, row)}


def _columns_of_each(data: Data, place: int, row: int) -> set[tuple[str | None, ...]]:
    """The columns of each block, its name first."""
    return {
        (cell.at[place], *(t for i, t in enumerate(cell.at) if i not in (place, row)))
        for cell in data.cells
    }
