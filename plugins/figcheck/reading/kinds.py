"""What kind of figure a description is about."""

from __future__ import annotations

import re
from collections import Counter

from figcheck.model import Kind
from figcheck.patterns import regex
from figcheck.reading.assembly.roles import in_order
from figcheck.reading.document import BlockKind, Document, Part
from figcheck.reading.header import Header

_WORDS: tuple[tuple[Kind, str], ...] = (
    (Kind.HEATMAP, r"heat ?maps?|(?:confusion|correlation|similarity|attention) matri(?:x|ces)"),
    (Kind.HEATMAP, r"attention (?:maps?|grids?|weights)"),
    (Kind.BAR, r"(?:bar|column)[ -]?(?:charts?|graphs?|plots?)|histograms?"),
    (Kind.BAR, r"(?:stacked|grouped|horizontal|vertical|diverging) bars?|groups? of bars"),
    (
        Kind.BOX,
        r"(?:box|violin|whisker)[ -]?(?:and[ -]whisker )?(?:plots?|charts?|diagrams?)|boxplots?",
    ),
    (Kind.SCATTER, r"scatter ?-?(?:plots?|charts?|graphs?|diagrams?)?|bubble (?:charts?|plots?)"),
    (Kind.PIE, r"(?:pie|donut|doughnut)(?: charts?| graphs?)?"),
    (
        Kind.LINE,
        r"lines?(?: and [a-z]+)?[ -]?(?:charts?|graphs?|plots?)"
        r"|(?:log-log|semi-log|time series|area|bump|slope|scaling) (?:plots?|charts?|graphs?)",
    ),
    (Kind.LINE, r"(?:learning|training|loss|calibration|roc|validation|precision-recall) curves?"),
    (Kind.LINE, r"(?:reliability|calibration) (?:diagrams?|plots?)"),
    (Kind.LINE, r"time series|(?:survival|step|dose-response) curves?"),
    (Kind.TABLE, r"tables?|leaderboards?|standings"),
    (
        Kind.DIAGRAM,
        r"diagrams?|flow ?charts?|schematics?|architectures?|workflows?|pipelines?",
    ),
)
_PATTERN = regex(
    rf"\b(?:{'|'.join(f'(?P<k{i}>{pattern})' for i, (_, pattern) in enumerate(_WORDS))})\b",
    re.IGNORECASE,
)


def named(text: str) -> Kind | None:
    """The kind of figure that a text names first."""
    match = _PATTERN.search(text)
    if match is None or match.lastgroup is None:
        return None
    return _WORDS[int(match.lastgroup[1:])][0]


def of(document: Document, title: str) -> Kind:
    """The kind that the title names, else the overview, else the text as a whole.

    Args:
        document: the description.
        title: its title.

    Returns:
        The kind, `UNKNOWN` where nothing names one.
    """
    if (kind := named(title)) is not None:
        return kind
    if match := _LOOSE.search(title):
        return _LOOSE_KINDS[match.group().lower().rstrip("s")]
    told = [(b, kind) for b in document.blocks if (kind := named(b.text.plain)) is not None]
    chart = _CHART.search(title)
    if chart:
        # “The table lists …”, of a chart: it gives the chart's values.
        told = [(block, kind) for block, kind in told if kind is not Kind.TABLE]
    header = next((kind for block, kind in told if block.part is Part.HEADER), None)
    if header is not None:
        return header
    counts = Counter(kind for _, kind in told)
    drawn = counts.most_common(1)[0][0] if counts else _drawn(document)
    return Kind.UNKNOWN if chart and drawn is Kind.TABLE else drawn


_CHART = regex(r"\b(?:chart|graph|plot|statistic)\b", re.IGNORECASE)
"""What a title calls a picture that shows its values drawn, whatever lists them."""

_FEWEST_COLUMNS = 3
_DRAWN = regex(
    r"^(?:[^\W\d]+ )?(?:[^\W\d]+ )?(?:bars|lines|curves)\b(?! of)|\bthe (?:line|bar) is\b"
    r"|\bsolid (?:lines|curves)\b",
    re.IGNORECASE,
)
"""What a sentence says is drawn: “Bars for four genotypes”, “Two step curves over months”."""


def _drawn(document: Document) -> Kind:
    """The kind that the first sentence behind the title begins with, or that of a table alone."""
    for block in document.blocks[1:2]:
        if block.kind is BlockKind.PARAGRAPH and (match := _DRAWN.search(block.text.plain)):
            loose = _LOOSE.search(match.group())
            return _LOOSE_KINDS[loose.group().lower().rstrip("s")] if loose else Kind.UNKNOWN
    rows = next((block.rows for block in document.blocks if block.rows), ())
    return Kind.TABLE if rows and len(rows[0]) > _FEWEST_COLUMNS else Kind.UNKNOWN


def by_axes(header: Header) -> Kind:
    """The kind of a figure that nothing names, by what its axes list.

    Args:
        header: what the description says of the picture.

    Returns:
        Lines where the horizontal axis runs along something, bars where it lists names, if the
        vertical axis has a label and lists nothing; else `UNKNOWN`.
    """
    across, up = header.x_axes[:1], header.y_axes[:1]
    if not across or not up or not up[0].label or up[0].ticks or header.scale is not None:
        return Kind.UNKNOWN
    if across[0].ticks:
        return Kind.LINE if in_order(across[0].ticks) else Kind.BAR
    return Kind.LINE if across[0].label and across[0].bounds else Kind.UNKNOWN


_LOOSE = regex(r"\b(?:bars?|lines?|curves?|area|matrix|boxes|bubbles?)\b", re.IGNORECASE)
_LOOSE_KINDS = {
    "bar": Kind.BAR,
    "line": Kind.LINE,
    "curve": Kind.LINE,
    "area": Kind.LINE,
    "matrix": Kind.HEATMAP,
    "boxe": Kind.BOX,
    "bubble": Kind.SCATTER,
}


_STYLES = {
    style: regex(pattern)
    for style, pattern in {
        "horizontal": r"horizontal(?:ly)? (?:stacked |grouped )?bars?",
        "stacked": r"stacked",
        "grouped": r"grouped|clustered",
        "diverging": r"diverging",
        "log-x": r"x-axis[^.\n]{0,80}\blog|log-log|log(?:arithmic)? (?:scale on the )?x-axis",
        "log-y": r"y-axis[^.\n]{0,80}\blog|log-log|log(?:arithmic)? (?:scale on the )?y-axis",
        "band": r"confidence (?:band|interval)|shaded (?:band|area|region)|error band",
        "donut": r"donut|doughnut",
    }.items()
}


def styles(text: str) -> frozenset[str]:
    """Words on the form of the figure that its title and its header use."""
    lowered = text.lower()
    return frozenset(style for style, pattern in _STYLES.items() if pattern.search(lowered))
