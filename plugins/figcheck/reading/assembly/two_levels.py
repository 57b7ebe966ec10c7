"""Names that hold a panel besides: columns “Before · Low”, values “Night / Arm 1 / Grasp: 80”."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from figcheck.model import Kind
from figcheck.patterns import regex
from figcheck.reading import names
from figcheck.reading.assembly import grids
from figcheck.reading.assembly.frame import Frame
from figcheck.reading.assembly.lines import Line
from figcheck.reading.layouts.base import Entry
from figcheck.reading.text import Text

_FEWEST = 4
_MARK = regex(r"\s*[·•|/:]\s*|,\s|\s[–—-]\s")
"""What parts a panel from a column even where neither is described."""

_LETTER = regex(r"[^\W\d_]")


def apart(frame: Frame, lines: Sequence[Line]) -> list[Line]:
    """The rows of tables with such columns, parted into a row for each panel.

    Args:
        frame: what the header says.
        lines: the rows of the figure.

    Returns:
        The rows; all as they were unless the names of the columns are a whole grid of two
        coordinates, one of which is described or, in a heatmap, parted by a mark.
    """
    if any(not line.row.columns or line.row.group is not None or line.panel for line in lines):
        return [*lines]
    keys = [e.keys[0] if e.keys else None for line in lines for e in line.row.entries]
    heads = {key.plain: key for key in keys if key is not None}
    if None in keys or len(heads) < _FEWEST or frame.kind is Kind.TABLE:
        return [*lines]
    parted = _parted(frame, heads.values())
    return [new for line in lines for new in _by_panel(line, parted)] if parted else [*lines]


def of_three(lines: Sequence[Line]) -> list[Line]:
    """The rows, single values under three names parted into panels by the first of these.

    Args:
        lines: the rows of the figure.

    Returns:
        The rows; all as they were unless the names are a whole grid of three coordinates.
    """
    entries = [entry for line in lines for entry in line.row.entries]
    free = all(line.label is None and not line.panel and not line.row.columns for line in lines)
    if not free or any(len(entry.keys) != 1 for entry in entries):
        return [*lines]
    places = grids.outer([entry.keys[0].plain for entry in entries])
    if not places:
        return [*lines]
    found = []
    for line in lines:
        for entry in line.row.entries:
            end, start = places[entry.keys[0].plain]
            panel, key = entry.keys[0].slice(0, end), entry.keys[0].slice(start)
            row = replace(line.row, entries=(entry._replace(keys=(key,)),))
            found.append(replace(line, panel=(panel,), row=row))
    return found


def _by_panel(line: Line, parted: Mapping[str, tuple[Text, Text]]) -> Iterable[Line]:
    panels: dict[str, tuple[Text, list[Entry]]] = {}
    for entry in line.row.entries:
        panel, head = parted[entry.keys[0].plain]
        entries = panels.setdefault(panel.plain, (panel, []))[1]
        entries.append(entry._replace(keys=(head,)))
    for panel, entries in panels.values():
        yield replace(line, panel=(panel,), row=replace(line.row, entries=tuple(entries)))


def _parted(frame: Frame, heads: Iterable[Text]) -> dict[str, tuple[Text, Text]]:
    """The panel and the column that each head names; none where that is not told."""
    heads = list(heads)
    pairs = grids.pairs([head.plain for head in heads])
    if pairs:
        cut = [(_found(h, one), _found(h, two)) for h, (one, two) in zip(heads, pairs, strict=True)]
    else:
        cut = _behind_ticks(frame, heads)
    if not cut:
        return {}
    along = frame.x_ticks.keys() | frame.series.keys()
    panels = {names.key(panel.plain) for panel in frame.header.panels}
    sides = [{names.key(pair[i].plain) for pair in cut} for i in (0, 1)]
    if sides[0] <= along or (sides[1] <= panels and not sides[1] <= along):
        cut = [(panel, head) for head, panel in cut]
    elif not (sides[1] <= along or sides[0] <= panels or _marked(frame, heads, sides)):
        return {}
    return {head.plain: pair for head, pair in zip(heads, cut, strict=True)}


def _marked(frame: Frame, heads: Iterable[Text], sides: Iterable[set[str]]) -> bool:
    """Whether a mark parts all heads, and no dates or fractions, “1/5”."""
    named = any(all(_LETTER.search(name) for name in side) for side in sides)
    marked = all(_MARK.search(head.plain) for head in heads)
    return frame.kind is Kind.HEATMAP and marked and named


def _found(head: Text, part: str) -> Text:
    start = head.plain.index(part)
    if head.plain.endswith((part, part + ")")):
        start = head.plain.rindex(part)
    return head.slice(start, start + len(part))


def _behind_ticks(frame: Frame, heads: Sequence[Text]) -> list[tuple[Text, Text]]:
    """The heads parted before the tick or the series that each ends with: “Before Low”."""
    along = frame.x_ticks.keys() | frame.series.keys()
    cut = []
    for head in heads:
        words = head.plain.split()
        ends = [len(" ".join(words[:i])) for i in range(1, len(words))]
        places = [end for end in ends if names.key(head.plain[end:]) in along]
        if not places:
            return []
        cut.append((head.slice(0, places[0]), head.slice(places[0])))
    sides = [{names.key(pair[i].plain) for pair in cut} for i in (0, 1)]
    full = len(sides[0]) * len(sides[1]) == len(cut)
    return cut if full and min(map(len, sides)) > 1 else []
