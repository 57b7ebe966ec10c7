"""What the values are, told by the title or the overview where no axis says it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.model import Axis, Dimension, Kind, Role
from figcheck.patterns import regex
from figcheck.reading.document import BlockKind, Document
from figcheck.reading.panels_told import measured_by_panel

_UNITS = (
    r"%|percent|per cent|[kMGT]Wh?|ms|s|sec|seconds|min|minutes|hours|days|years|km|m|cm|mm|kg|t|Mt"
    r"|Gt|°C|°F|degrees(?: Celsius)?|USD|EUR|GBP|US\$|\$|€|£|dollars|euros|points|tokens/s|GB|MB|Hz"
    r"|ppm|tons|tonnes|(?:thousands?|millions?|billions?)(?: of [a-z]+)?"
)
_TOLD = regex(rf"(?P<label>(?:[A-Za-z][\w@/-]{{0,20}} ){{1,7}})\((?:in )?(?P<unit>{_UNITS})\)")
_OF_SO_MANY = regex(
    r"\b(?:of|for|in|by) (?:two|three|four|five|six|seven|eight|nine|ten|several|different)\b.*"
)
"""The things whose values are given: “users of three apps (in millions)”."""

_IN_TITLE = regex(
    rf"(?:[^:]*: )?(?P<label>[^:(),]+?)(?: (?:of|in|by|per|for|across|among|from|at|with|after)\b.*"
    rf"|,.*)?\((?:in )?(?P<unit>{_UNITS}|(?:US)?\$ (?:million|billion)|[a-z]+ per [^()]{{1,30}}?)"
    r"(?:(?: of|,) [^()]*)?\)"
)
"""A title with the unit of all values: “Market share of three apps, 2016-2022 (%)”."""

_NO_LABEL = frozenset(
    "a an the of for in on by and or shows show showing displays compares reports lists presents "
    "plots chart graph plot figure table heatmap their its total against versus vs per".split()
)
"""Words before which the name of what is measured begins."""

_BY_CELLS = regex(
    r"\b(?:all (?:numbers|values|entries) are|(?:cells?|entry|entries)"
    r" (?:contains?|gives?|shows?|reports?|states?|holds?)) (?:the |an? )?"
    r"(?P<label>number of [a-z]+|[^\W\d][\w@/-]*(?: [\w@/-]+){0,2}?)"
    r"(?: (?:in|of|for|after|with|on|as|between|achieved|obtained)\b|[,.;:(])",
    re.IGNORECASE,
)
"""What the cells of a heatmap are said to contain: “Each cell contains an F1 score in percent”."""

_ANY_NUMBER = regex(
    r"(?:numbers?|numeric(?:al)?|raw|values?|counts?|percentages?|shares?|one|two|not)\b(?! of).*",
    re.IGNORECASE,
)
"""What says only that there are numbers."""

_IN_UNIT = regex(rf" ?in (?P<unit>{_UNITS})(?![\w/])", re.IGNORECASE)
_PERCENT = regex(r"per ?cent", re.IGNORECASE)

_KINDS = frozenset({Kind.BAR, Kind.LINE, Kind.HEATMAP, Kind.UNKNOWN})
_LONGEST = 3
"""Words of what is measured."""


def value_axis(
    document: Document, kind: Kind, dimensions: Sequence[Dimension], first_data: int
) -> Axis:
    """The axis of values as title and overview tell it: “electricity generation (TWh)”.

    Args:
        document: the description.
        kind: what kind of figure it is.
        dimensions: what it lists; a unit there would be that of some values only.
        first_data: the index of the first block with data.

    Returns:
        Its label and unit; an empty axis where they tell none, or several.
    """
    if any("(" in tick for d in dimensions for tick in d.ticks):
        return Axis()
    panels = next((d.ticks for d in dimensions if d.role is Role.PANEL), ())
    if measured_by_panel(document.source, panels):
        return Axis()  # What one of them measures is not the label of all.
    if kind not in _KINDS:
        return _in_title(document) if kind is Kind.TABLE else Axis()
    found: dict[str, Axis] = {}
    for block in document.blocks[:first_data]:
        if block.rows or (block.kind is BlockKind.ITEM):
            continue
        for match in _TOLD.finditer(block.text.plain):
            words = _OF_SO_MANY.sub("", match["label"]).split()
            while words and any(word.lower() in _NO_LABEL for word in words):
                del words[0]
            words = words[-_LONGEST:]
            if not words:
                return Axis()
            label = f"{' '.join(words)} ({match['unit']})"
            span = block.text.span(match.start(), match.end())
            found.setdefault(match["unit"], Axis(label=label, unit=match["unit"], span=span))
    if not found and kind is Kind.HEATMAP:
        return _in_cells(document, first_data)
    return found.popitem()[1] if len(found) == 1 else Axis() if found else _in_title(document)


def _in_title(document: Document) -> Axis:
    """What the title says of all values, with their unit at its end."""
    text = document.blocks[0].text
    if (match := _IN_TITLE.fullmatch(text.plain.strip())) is None:
        return Axis()
    label = f"{match['label'].strip()} ({match['unit']})"
    return Axis(label=label, unit=match["unit"], span=text.span(*match.span()))


def _in_cells(document: Document, first_data: int) -> Axis:
    """What the cells are said to contain, before any of them is given."""
    for block in document.blocks[:first_data]:
        for match in _BY_CELLS.finditer(block.text.plain):
            label = match["label"]
            if _ANY_NUMBER.fullmatch(label):
                continue
            told = _IN_UNIT.match(block.text.plain, match.end("label"))
            unit = _PERCENT.sub("%", told["unit"]) if told else ""
            span = block.text.span(match.start("label"), match.end("label"))
            return Axis(label=label, unit=unit, span=span)
    return Axis()
