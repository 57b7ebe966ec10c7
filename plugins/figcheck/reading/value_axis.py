"""The axis that the values of a figure are read on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from figcheck.model import Axis, Kind
from figcheck.patterns import regex
from figcheck.reading import names, told
from figcheck.reading.assembly import Data
from figcheck.reading.document import Block, BlockKind, Document
from figcheck.reading.header import Header
from figcheck.reading.header.axes import unit_of
from figcheck.reading.layouts.base import Reading
from figcheck.reading.values import Value

_UNIT_OF_DATA = regex(
    r"[^()]{0,20}\b(?:data|values|numbers|figures|results|readings|shares)\b[^()]{0,20}"
    r"\((?:all )?(?:values )?(?:(?=%)|in )([^()]{1,40})\)\W*$",
    re.IGNORECASE,
)
_ANY_VALUES = frozenset(("", "value", "values", "number", "numbers"))
_LONGEST_UNIT = 24
_WITHOUT_VALUE_AXIS = frozenset({Kind.HEATMAP, Kind.TABLE, Kind.PIE})
_PERCENT = regex(r"^per ?cent\b", re.IGNORECASE)


def value_axis(
    document: Document,
    kind: Kind,
    described: Header,
    data: Data,
    readings: Sequence[tuple[Block, Reading]],
) -> Axis:
    """The axis that the values are read on; of a heatmap what the colours stand for.

    Args:
        document: the description.
        kind: what kind of figure it is.
        described: what it says of the picture.
        data: its values.
        readings: the blocks that give them, in the order of the text.

    Returns:
        The axis that is described; else what the heading of the values says, or the text before
        them.
    """
    axis = _described_axis(document, kind, described, data)
    if not axis.label and not axis.unit:
        axis = replace(axis, unit=_unit_of_data(document))
    if not axis.label and not axis.unit:
        units = {reading.unit for _, reading in readings} - {""}
        values = [e.value for _, reading in readings for row in reading.rows for e in row.entries]
        units = units or {
            v.unit or _unit_behind(document, v) for v in values if v.value is not None
        }
        axis = replace(axis, unit=units.pop() if len(units) == 1 else "")
    measures = {reading.measure for _, reading in readings} if not axis.label else set()
    measure = measures.pop() if len(measures) == 1 else ""
    if names.key(measure) not in _ANY_VALUES:
        return replace(axis, label=measure, unit=axis.unit or unit_of(measure))
    if not readings or axis.label:
        return axis
    by_text = told.value_axis(document, kind, data.dimensions, readings[0][0].index)
    if not by_text.label and _may_be_shares(data):
        by_text = told.in_shares(document, readings[0][0].index)
    if not by_text.label or (axis.unit and axis.unit != by_text.unit):
        return axis
    return replace(by_text, bounds=axis.bounds)


_ALL = 100.0
"""All there is, in percent."""


def _may_be_shares(data: Data) -> bool:
    """Whether all values may be shares in percent, and not parts of one."""
    values = [cell.value for cell in data.cells if cell.value is not None]
    ticks = (told.without_glosses(tick) for d in data.dimensions for tick in d.ticks)
    written = any("(" in tick or "%" in tick for tick in ticks)
    return bool(values) and not written and min(values) >= 0 and 1 < max(values) <= _ALL


_BEHIND = regex(r" ?(?P<unit>[^\W\d_]{1,12}(?:/[^\W\d_]{1,8})?|°[CF])[ )]*(?:$|[.,;|\n])")


def _unit_behind(document: Document, value: Value) -> str:
    """The unit that is written behind a value: “182 cm”."""
    end = value.span.end
    match = _BEHIND.match(document.source, end, end + _LONGEST_UNIT)
    return match["unit"] if match else ""


def _unit_of_data(document: Document) -> str:
    """The unit that the heading of the values gives: "Values (in %)", "Data (in thousands)"."""
    heads = [b.text.plain for b in document.blocks if b.kind is BlockKind.HEADING]
    heads += [b.label.plain for b in document.blocks if b.label and not b.body.plain.strip()]
    found = {
        _PERCENT.sub("%", m[1]) for head in heads if (m := _UNIT_OF_DATA.match(head)) is not None
    }
    return found.pop() if len(found) == 1 else ""


_UNIT_OF_BOUNDS = regex(r"\d\s?(%|°[CF])(?=[\s,.;)]|\Z)")
"""The unit behind the last value of a colour scale: “0 to 80 %”."""


def _described_axis(document: Document, kind: Kind, described: Header, data: Data) -> Axis:
    scale = described.scale
    if scale is not None and (scale.label or kind in _WITHOUT_VALUE_AXIS):
        text = document.source[slice(*scale.span)] if scale.span is not None else ""
        behind = _UNIT_OF_BOUNDS.search(text)
        unit = unit_of(scale.label) or (behind[1] if behind else "")
        return Axis(label=scale.label, bounds=scale.bounds, unit=unit, span=scale.span)
    if kind in _WITHOUT_VALUE_AXIS:
        return Axis()
    up = {names.key(names.without_unit(a.label)) for a in described.y_axes if a.label}
    if len(up) > 1:  # Each panel, or each side, has values of its own kind.
        return Axis()
    across = {names.key(d.name) for d in data.dimensions}
    axes = [*described.y_axes[:1], *described.x_axes[:1]]
    labelled = (a for a in axes if a.label and names.key(a.label) not in across)
    bare = (replace(a, ticks=()) for a in described.y_axes[:1] if not a.label and a.bounds)
    return next(labelled, None) or next(bare, Axis())
