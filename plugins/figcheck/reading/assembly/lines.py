"""Rows with what is known of their place: the panel and the label of each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from figcheck.patterns import regex
from figcheck.reading import names
from figcheck.reading.assembly.frame import MATRIX, Frame
from figcheck.reading.assembly.ticks import Ticks
from figcheck.reading.document import Block, BlockKind, Document, Part
from figcheck.reading.layouts.base import Reading, Row
from figcheck.reading.text import Text
from figcheck.records import record


@record
class Line:
    """A row of data in its place.

    Attributes:
        row: the row.
        block: the block that it stands in.
        panel: the labels that name its panel, outermost first.
        label: its own label, if it has one.
    """

    row: Row
    block: Block
    panel: tuple[Text, ...]
    label: Text | None


_GENERIC = frozenset(
    "data values value points point extraction row rows by approximate approx readings reading "
    "counts count cell cells series details the all from each listed exact numeric numerical "
    "estimated labels label annotated per of in to y x left right top bottom".split()
)
_ANNOUNCING = frozenset("given listed order respectively follows following coordinates".split())
_READ_SO = regex(
    r"(?:(?:again|in|with),? )?(?:(?:each|every|all|the|these|same) ){0,2}(?:[a-z]+ )?"
    r"(?:lines?|rows?|columns?|lists?|bullets?|items?|entries|values?|numbers?|figures?|order)"
    r"(?:,? (?:again|here|below))?,? "
    r"(?:runs?|goes|go|reads?|gives?|is|are|as|starts?|begins?|stands?|from|to be read)\b.*",
    re.IGNORECASE,
)
"""What tells in which order rows are read: “Each line runs from 0 to 200 kg/ha”."""
_HOLDING_DATA = frozenset({Part.DATA, Part.OPEN})


def lines(
    document: Document, frame: Frame, ticks: Ticks, readings: Sequence[tuple[Block, Reading]]
) -> list[Line]:
    """Find the panel and the label of every row that the layouts read.

    Args:
        document: the description.
        frame: what its header says.
        ticks: tells which labels name a tick.
        readings: what the layouts made of its blocks, in the order of the text.

    Returns:
        The rows in the order of the text. A label that all of them stand under names none.
    """
    first = {block.parent: block for block, _ in readings}
    paths = _without_common_aside({under: _path(document, b) for under, b in first.items()})
    rows = Counter(block.parent for block, reading in readings for _ in reading.rows)
    counts: Counter[str] = Counter()
    for under, number in rows.items():
        counts.update(dict.fromkeys((names.key(text.plain) for text, _ in paths[under]), number))
    common = {key for key, number in counts.items() if number == rows.total()}
    paths = {
        under: [(text, block) for text, block in path if names.key(text.plain) not in common]
        for under, path in paths.items()
    }
    return [
        _line(frame, ticks, row, block, paths[block.parent])
        for block, reading in readings
        for row in reading.rows
    ]


def _path(document: Document, block: Block) -> list[tuple[Text, Block]]:
    """The labels above a block that may name a panel or a row, outermost first."""
    path: list[tuple[Text, Block]] = []
    for above in document.above(block):
        if (above.index == 0 and not above.names_panel) or (
            above.kind is BlockKind.HEADING and above.part not in _HOLDING_DATA
        ):
            continue
        label = above.label or above.text
        named = names.clean(label)
        plain = named.plain
        if not plain or _is_generic(plain) or len(plain.split()) > 12:
            continue
        path.append((named, above))
    path.reverse()
    if path and path[0][1].kind is BlockKind.HEADING and path[0][1].parent is not None:
        top = document.blocks[path[0][1].parent]
        if top.part is not path[0][1].part and len(path) > 1:
            del path[0]  # "Detailed Analysis of …" names no panel
    return path


def _line(
    frame: Frame, ticks: Ticks, row: Row, block: Block, path: list[tuple[Text, Block]]
) -> Line:
    panel = [text for text, _ in path]
    if row.group is not None:
        panel.append(row.group)
    if row.columns:
        return Line(row, block, tuple(panel), None)
    own = list(row.labels)
    keyed = row.entries and len(row.entries[0].keys) == 1
    if own and keyed and path and _is_generic(own[-1].plain):
        own.pop()  # "Points: (0, 1.2), (1, 1.4)", under the name of the line
    if row.entries and len(row.entries[0].keys) > 1:
        # "Before: (1, 2) = 98" holds both coordinates of its values besides.
        return Line(row, block, (*panel, *map(names.clean, own)), None)
    if own:
        label = own.pop()
        return Line(row, block, (*panel, *map(names.clean, own)), label)
    if keyed and path and _names_row(frame, ticks, *path[-1], len(path)):
        return Line(row, block, tuple(panel[:-1]), path[-1][0])
    return Line(row, block, tuple(panel), None)


def _names_row(frame: Frame, ticks: Ticks, label: Text, block: Block, depth: int) -> bool:
    """Whether the label above a row without a label of its own names the row, not its panel."""
    tick, role = ticks.tick(label.plain)
    if role is not None or names.key(tick) in frame.known:
        return True
    if block.names_panel or names.key(label.plain) in {
        names.key(p.plain) for p in frame.header.panels
    }:
        return False
    if block.kind is BlockKind.HEADING:
        return depth > 1
    return block.kind is BlockKind.ITEM or depth > 1 or frame.kind not in MATRIX


def _without_common_aside(
    paths: dict[int | None, list[tuple[Text, Block]]],
) -> dict[int | None, list[tuple[Text, Block]]]:
    """The paths without the aside that all their labels have: "POS (layer, accuracy)"."""
    asides = {names.aside_of(path[0][0]) for path in paths.values() if path}
    if len(asides) != 1 or not any(asides):
        return paths
    return {
        under: [(names.without_aside(path[0][0]), path[0][1]), *path[1:]] if path else path
        for under, path in paths.items()
    }


def _is_generic(label: str) -> bool:
    """Whether a label only says that data follow."""
    words = set(names.words(label))
    return (
        not words - _GENERIC or bool(words & _ANNOUNCING) or _READ_SO.fullmatch(label) is not None
    )
