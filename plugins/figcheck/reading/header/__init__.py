"""What a description says about the picture: axes, ticks, colour scale, legend, panels."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto

from figcheck.model import Axis, ColourScale, LegendEntry, Span
from figcheck.patterns import regex
from figcheck.reading import sentences
from figcheck.reading.document import Block, BlockKind, Document, Part
from figcheck.reading.header import axes, legend, lists, panels, scale
from figcheck.reading.header.found import Found
from figcheck.reading.numbers import scan
from figcheck.reading.text import Text


class Subject(Enum):
    """What a line of the header is about."""

    BOTH_AXES = auto()
    X = auto()
    Y = auto()
    COLOUR = auto()
    LEGEND = auto()
    PANELS = auto()


@dataclass(frozen=True)
class Header:
    """The description of the picture, apart from its data.

    Attributes:
        x_axes: the horizontal axes, the one that the whole figure has first.
        y_axes: the vertical axes.
        scale: the colour scale.
        legend: the entries of the legend.
        panels: names of the panels where they are listed.
        placed: what the panels are called by their letters or sides.
        listed: names that are listed anywhere, with the axes' ticks.
        ticks: where the axes' numbers stand.
        bounds: where the numbers of legend and colour scale stand.
        lines: indices of the blocks that describe this.
        open_lines: those of them that may give values as well.
        sentences: the sentences of other blocks that describe the axes.
    """

    x_axes: tuple[Axis, ...] = ()
    y_axes: tuple[Axis, ...] = ()
    scale: ColourScale | None = None
    legend: tuple[LegendEntry, ...] = ()
    panels: tuple[Text, ...] = ()
    placed: tuple[tuple[str, str], ...] = ()
    listed: tuple[Text, ...] = ()
    ticks: tuple[Span, ...] = ()
    bounds: tuple[Span, ...] = ()
    lines: frozenset[int] = frozenset()
    open_lines: frozenset[int] = frozenset()
    sentences: tuple[Span, ...] = ()


_AXIS_WORD = r"(?:ax[ie]s|dimension)"
_NO_MARK = (
    r"(?! (?:(?:dashed|dotted|solid|gr[ae]y|red|black|error|grid) )?"
    r"(?:bands?|lines?|bars?|marks?|rules?)\b)"
)
"""What is drawn across a plot lies along no axis: "Two vertical bands"."""
_SUBJECTS: tuple[tuple[Subject, re.Pattern[str]], ...] = (
    (
        Subject.PANELS,
        regex(
            r"^(?:the )?(?:sections?|panels?|(?:panel |chart |sub-?plot |heatmap )?titles?"
            r"|sub-?plots?"
            r"|sub-?titles?|key text|charts|heatmaps|facets|plots|panel labels?)\b(?!.*\bax[ie]s)"
        ),
    ),
    (
        Subject.BOTH_AXES,
        regex(r"^(?:both (?:the )?ax[ie]s|(?:the )?x[ -]?(?:axis)? and (?:the )?y[- ]?ax[ei]s)\b"),
    ),
    (
        Subject.X,
        regex(
            rf"\bx[- ]?{_AXIS_WORD}|^x(?: \([^()]*\))?$|\bhorizontal(?: {_AXIS_WORD})?\b{_NO_MARK}"
            r"|^columns?\b(?! (?:\d|\w$|[\"“]|(?:with)?in (?:a|an|each|every|the) ))"
            r"|^(?:categories|clusters)$"
            r"|^(?:the )?bottom[- ]axis(?: \([^()]*\))?\W*$"
        ),
    ),
    (
        Subject.Y,
        regex(
            rf"\by[- ]?{_AXIS_WORD}|^y(?: \([^()]*\))?$|\bvertical(?: {_AXIS_WORD})?\b{_NO_MARK}"
            r"|^rows?\b(?! (?:\d|\w$|[\"“]))"
            r"|^(?:the )?(?:left|right)(?:-hand)?[- ]axis(?: \([^()]*\))?\W*$"
        ),
    ),
    (
        Subject.COLOUR,
        regex(
            r"colou?r ?(?:scale|bar|map|mapping|gradient|key|range|intensity)|colou?rbar|gradient"
            r"|heat ?scale|shading|intensity scale"
        ),
    ),
    (
        Subject.LEGEND,
        regex(
            r"^(?:columns|bars) (?:(?:with)?in|per|of) (?:(?:a|each|every|the) )?(?:cluster|group)$"
            r"|legend|colou?r (?:legend|coding|code)|colou?rs|series|lines|key\b"
            r"|^line styles?$|^fills?$|^segments?\b"
        ),
    ),
)
_MAY_GIVE_VALUES = regex(
    r"(?:the )?(?:(?:left|right|bottom)(?:-hand)?[- ]axis|segments?|categories|clusters)\b"
)
"""What else may stand before values: “Segments: shops 40%, homes 60%”."""
_LEGEND_TITLE = regex(
    r"(?:the )?(?:colou?r )?(?:legend|key)(?: entries)?(?: \([^()]{1,60}\))?:?", re.IGNORECASE
)
"""A heading over the entries of the legend; other headings stand over lines that say themselves."""
_NAMING = frozenset({Subject.LEGEND, Subject.PANELS})
_OF_VALUES = regex(
    r"(?:(?:the|all|exact|measured) )?(?:values|readings|data|numbers|results|scores)\b",
    re.IGNORECASE,
)
"""What a label begins with that tells how the values under it are ordered."""
_SEGMENT = regex(
    r"(?:^|[.;]\s+)(?=(?:[\w()\-/, ]{0,30}\b)?(?:[xy]-ax[ie]s|legend|color|colour)[^.;:]{0,30}:\s)"
    r"|[.;]\s+(?=(?:the )?(?:rows|columns)\b[^.;:]{0,30}:\s)"
    r"|[.;]\s+(?=(?:(?:the|all|each) )?(?:data|values?|points?|pairs|format|readings?|series)\b"
    r"[^.;:]{0,60}:$)",
    re.IGNORECASE,
)
"""Where the next thing is described: an axis, the legend, or how the values below are written."""
_HEAD = regex(r"[^:=]{1,80}?(?::(?=\s|$)|\s[–—-]\s|\s=\s|\s(?:→|->)\s(?=\D))")
_AXES = regex(r"(?:the )?ax[ei]s(?: labels?)?\s*(?::|–|—|\s-|\.(?=\s))\s*", re.IGNORECASE)
_AXIS_IN_LINE = regex(
    r"(?:^|[,;.]\s+(?:and\s+)?|\sand\s+)(?P<axis>[xy]|horizontal|vertical)"
    r"(?:(?:[- ]axis)?\s?(?:=|:|–|—|-(?=\s)|is\b)\s*|[- ]axis\s+(?=[\"“(]))",
    re.IGNORECASE,
)
"""Both axes in one line: “Axes: x = bit width (2, 4, 8); y = perplexity”."""
_ENTRIES = regex(
    r"[.;]\s+((?:(?:two|three|four|five|six|seven|eight|[2-9]) )?(?:[a-z]+ )?"
    r"(?:lines|series|curves|bars|legend)\b[^.:;]{0,30}):\s+",
    re.IGNORECASE,
)
"""The legend behind both axes in one line: “… y = price (0–14). Two lines: Milan (red), …”."""
_LONGEST_HEAD = 70
_YEARS = frozenset(range(1800, 2100))
_PAIR = 2
_FEWEST_ELEMENTS = 2


def read(document: Document) -> Header:
    """Read the description of the picture.

    Args:
        document: the description.

    Returns:
        What it says of axes, scale, legend and panels; the first word on a thing counts.
    """
    found = Found()
    prose_legend: list[LegendEntry] = []
    placed: dict[str, str] = {}
    prose_axes: list[axes.Mention] = []
    for block in document.blocks:
        if block.part in {Part.CLAIMS, Part.DATA}:
            continue
        if block.rows:
            _read_table(found, block)
            continue
        if block.kind is BlockKind.HEADING and not _LEGEND_TITLE.fullmatch(block.text.plain):
            continue
        if (told := panels.named(block.text)) is not None:
            placed.setdefault(*told)
        # A table right under a list, without an empty line, stands in its last item.
        children = document.children.get(block.index, ())
        below = [b for b in children if b.part is block.part and not b.rows]
        if (text := _prose(block)) is not None:
            found.prose_colours = found.prose_colours or scale.in_prose(text.plain)
            found.listed += legend.listed(text)
            prose_legend = prose_legend or legend.in_prose(text)
            prose_axes += axes.in_prose(text)
        elif _is_sentence(block):
            prose_axes += axes.in_prose(block.text)
        if _read_axes(found, block) or (below and block.names_panel):
            continue
        _read_segments(found, block, below)
    axes.read_prose(found, prose_axes)
    colours = found.scale
    if found.prose_colours and (colours is None or not colours.colours):
        colours = replace(colours or ColourScale(), colours=found.prose_colours)
    return Header(
        x_axes=tuple(found.x_axes),
        y_axes=tuple(found.y_axes),
        scale=colours,
        legend=tuple(found.legend or prose_legend),
        panels=tuple(found.panels),
        placed=tuple(placed.items()),
        listed=tuple(found.listed),
        ticks=tuple(found.ticks),
        bounds=tuple(found.bounds),
        lines=frozenset(found.lines),
        open_lines=frozenset(found.open_lines),
        sentences=tuple(found.sentences),
    )


def _read_segments(found: Found, block: Block, under: list[Block]) -> None:
    """Read what each part of a line says of its subject: "Series: A (blue). X-axis: year".

    What stands under the line belongs to the last of them.
    """
    *before, last = _segments(block.text)
    for segment in (*before, last):
        if (cut := _subject(segment, block)) is None:
            continue
        subject, head, content = cut
        below = under if segment is last else []
        over_data = subject in _NAMING or _OF_VALUES.match(head.plain)
        items = [b for b in below if b.kind is BlockKind.ITEM] or below
        if over_data and below and all(map(_is_row, items)):
            continue  # "Series" or "Values along the x-axis", over the values of each
        entries = len(found.legend)
        _READERS[subject](found, head, content, below)
        found.lines.add(block.index)
        named = subject in _NAMING and not legend.is_generic(head.plain)
        if named and not below and len(found.legend) == entries:
            found.open_lines.add(block.index)  # "Series A: 4, 5"
        found.lines.update(b.index for b in below)


def _read_table(found: Found, block: Block) -> None:
    """Read a table of the picture's elements, "Columns | Mon, Tue", in the section of the axes."""
    if block.part is not Part.HEADER or any(len(row) != _PAIR for row in block.rows):
        return
    subjects = [_subject_of(*row) for row in block.rows]
    if len(subjects) - subjects.count(None) < _FEWEST_ELEMENTS:
        return
    for subject, (head, content) in zip(subjects, block.rows, strict=True):
        if subject is not None:
            _READERS[subject](found, head, content, [])
    found.lines.add(block.index)


def _read_axes(found: Found, block: Block) -> bool:
    """Read a line that describes both axes behind a label for them; whether it is one."""
    label = _AXES.match(block.text.plain)
    if label is None:
        return False
    body = block.text.slice(label.end())
    heads = list(_AXIS_IN_LINE.finditer(body.plain))
    entries = _ENTRIES.search(body.plain)
    end = entries.start() if entries else len(body.plain)
    if entries and heads:
        legend.read_entries(found, body.slice(*entries.span(1)), body.slice(entries.end()), [])
    stops = [*(match.start() for match in heads[1:]), end]
    for match, stop in zip(heads, stops, strict=False):
        reader = axes.read_x if match["axis"][0] in "xXhH" else axes.read_y
        head = body.slice(match.start("axis"), match.end("axis"))
        reader(found, head, body.slice(match.end(), stop), [])
        found.lines.add(block.index)
    return bool(heads)


def _segments(text: Text) -> Iterator[Text]:
    """The parts of a line that each describe one thing: "**X-axis:** …. **Y-axis:** …"."""
    cuts = [m.end() for m in _SEGMENT.finditer(text.plain)]
    edges = sorted({0, *cuts, len(text.plain)})
    if len(edges) == 1:
        yield text
    for a, b in itertools.pairwise(edges):
        yield text.slice(a, b)


def _subject(segment: Text, block: Block) -> tuple[Subject, Text, Text] | None:
    """What a segment is about: its subject, its head and its content."""
    if block.kind is BlockKind.HEADING:
        head, content = segment, segment.slice(len(segment.plain))
    elif block.label is not None and segment.plain.startswith(block.label.plain):
        head, content = block.label, segment.slice(len(block.label.plain))
        content = content.slice(len(content.plain) - len(content.plain.lstrip(": .–—-")))
    elif match := _HEAD.match(segment.plain):
        dashed = match.group().rstrip().endswith(("–", "—", "-"))
        if dashed and axes.in_prose(segment.slice(0, match.end())):
            return None  # "The x-axis lists three towns – Bonn, Kiel, Ulm – and the y-axis …"
        head = segment.slice(0, match.end() - 1)
        content = segment.slice(match.end())
    else:
        return None
    found = _subject_of(head, content)
    return None if found is None else (found, head, content)


def _subject_of(head: Text, content: Text) -> Subject | None:
    lowered = head.plain.lower()
    if len(lowered) > _LONGEST_HEAD:
        return None
    found = next((subject for subject, pattern in _SUBJECTS if pattern.search(lowered)), None)
    if _MAY_GIVE_VALUES.match(lowered) and not _is_described(content.plain):
        return None
    if found is Subject.LEGEND and scale.is_scale(content.plain):
        return Subject.COLOUR
    if lowered == "shading" and not scale.is_graded(content.plain):
        return None
    return found


def _is_described(content: str) -> bool:
    """Whether what stands behind “Left axis” or “Segments” names them, and gives no values."""
    numbers = scan(content)
    if len(numbers) > 1 and all(n.value in _YEARS and not n.unit for n in numbers):
        return True
    if not any(c.isalpha() for c in content):
        return False
    return not numbers or lists.QUOTED.search(content) is not None


def _prose(block: Block) -> Text | None:
    """The sentences of a paragraph, those behind a label of their own, “**Overview.** …”, too."""
    if block.kind is not BlockKind.PARAGRAPH:
        return None
    if block.label is None:
        return block.text
    told = sentences.split(block.body.plain)
    led = _subject_of(block.label, block.body) is None and block.body.plain[:1].isupper()
    return block.body if led and told and block.body.plain.endswith((".", ")")) else None


def _is_sentence(block: Block) -> bool:
    """Whether an item of a list has no label: “* The x-axis is "Depth (m)", from 0 to 5”."""
    if block.kind is not BlockKind.ITEM or block.label is not None:
        return False
    return _HEAD.match(block.text.plain) is None


_VALUES = regex(
    r"[^:=]{1,60}:\s+(?:\([^(),;]{1,20}[,;] [^(),;]{1,20}\)[,;]?\s?){2,}"
    r"|[^:=]{1,60}(?::|\s=)\s+[\[(~≈]?[-−+$€£]?\d[\d.]*%?\s?(?:[,;/|]\s?~?[-−+]?\d[\d.]*%?\s?)+[\])]?(?:\s?[^\W\d]{1,10})?\.?"
)


_ONE_VALUE = regex(
    r"[^:=→]{1,40}(?::|\s=|\s?→)\s+[~≈]?[-−+$€£]?\d[\d.,]*\s?[%°]?[^\W\d_]{0,4}(?:\s?±\s?[\d.]{1,8}%?)?"
)


def _is_row(block: Block) -> bool:
    """Whether an item is a name with numbers: “CNN: 78.2, 74.1”, “5 mg: 31.5 ± 3.0”."""
    plain = block.text.plain
    return _VALUES.fullmatch(plain) is not None or _ONE_VALUE.fullmatch(plain) is not None


_Reader = Callable[[Found, Text, Text, list[Block]], None]
_READERS: dict[Subject, _Reader] = {
    Subject.BOTH_AXES: axes.read_both,
    Subject.X: axes.read_x,
    Subject.Y: axes.read_y,
    Subject.COLOUR: scale.read,
    Subject.LEGEND: legend.read_entries,
    Subject.PANELS: legend.read_panels,
}
