"""The lines of a description in order, with what markdown says they are.

A table, a bullet that CommonMark takes for text, a bold label and a line of data begin
anew; lines that go on with the sentence before are joined to it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from figcheck.patterns import regex
from figcheck.reading import tables
from figcheck.reading.sections import BlockKind, is_section_title
from figcheck.reading.text import Text, join, strip_markup
from figcheck.records import record


@record
class Piece:
    """A line (or the joined lines) of the description before it has its place in the tree.

    Attributes:
        opens: whether it is the first of a paragraph that goes on with lines of its own.
        is_head: whether it names what follows.
        remarks: whether it is a sentence on the line after a line of data, about that.
    """

    kind: BlockKind
    depth: int
    text: Text
    rows: tuple[tuple[Text, ...], ...] = ()
    ordered: bool = False
    opens: bool = False
    is_head: bool = False
    remarks: bool = False


ASIDE = regex(r"\s*(?:as\s*)?\([^()]*\)\s*:?$")
"""What may stand behind a label in parentheses."""

PANEL_LINE = regex(
    r"(?i:(?:sub-?)?panel \(?(?:[a-z]|\d{1,2})\)?|(?:(?:sub-?)?(?:plot|figure)|chart) \(?[a-z]\)?"
    r"|(?:(?:top|upper|bottom|lower|middle)[ -]?)?"
    r"(?:left|right|cent(?:er|re)|top|bottom|middle|upper|lower)"
    r" (?:panel|(?:sub-?)?plot|chart|heatmap|grid|matrix|map)(?=:)|\([a-z]\))"
    r"\s?[:.–—-]?\s[^:=.!?;,\"“]{2,70}"
)
"""A line that only names the panel whose data follow: “Panel (a): Time”, “Left panel: 4 bits”."""

_MAX_NESTING = 100
_LINE_END = regex(r"\r\n?|\n")
_BULLET = regex(r"(?:[-*+•‣–]|(\d{1,3}[.)]))[ \t]+(?=\S)")
_LOOSE_HEADING = regex(r"#{1,6}(?=[^\s#])")
_DATA_LINE = regex(
    r"[^.:=]{1,80}?[:=]\s*(?:y\s*=\s*)?[^\s\d]{0,3}\d"
    r"|[^.:=\d]{1,60}?(?:\s?\.{3,}\s?|\s?…+\s?|\s{2,}|\t|[█▇▓▒░■▬]\s?)[~$€£+−-]?\d"
    r"|[^.:=,;]{1,40}\s[–—-]\s[~$€£+−-]?\d[\d.,]{0,12}\s?[^\s\d.,;]{0,8}\Z"
    r"|(?:[^:=,;→]|,(?=\d)){1,40}?\s?(?:→|->|=>)\s?[~$€£+−-]?\d[\d.,]{0,12}(?:e[-+−]?\d{1,3})?"
    r"\s?[^\s\d.,;→]{0,8}\Z"
)
_HEAD_LINE = regex(r"[A-Z][^:;=!?|]{1,58}[^.:;=!?|,]")
_NAME_LINE = regex(r"[A-Z][\w-]{0,20}(?: [\w-]{1,20}){0,3}")
_NUMBERS_LINE = regex(r"[\d.,;|/~%$€£+−\s-]*\d[\d.,;|/~%$€£+−\s-]*")
_TITLED_LINE = regex(r"[A-Z][^\s.:]{0,20}(?: [^\s.:]{1,20}){0,3}:\s")
_LONGEST_PLAIN_LABEL = 60
_DASHED_LINE = regex(
    r"[^.:,;–—]{1,40}\s[–—-]\s+[^.:;]{0,60}?\d.*(?:[)\]]|\d ?(?:%|[^\W\d_]{1,4})?)"
)
"""A name and several values behind a dash: “1990 – coal 46 %, gas 51 %”."""
_NAMED_LIST = regex(r"[^;.:\d]{1,60};[^;]*\d[^;]*;")
_LABEL_LINE = regex(r"(?:[^.:]|\.(?=\S)){1,60}:\s")
_SENTENCE = regex(r"[A-Z].*\s.*[.!?]")
_OPENING = regex(r"\s*[\[{(]$|^[\[\]{}()]+[,;]?$")
"""What opens and closes an object whose parts stand on lines of their own: “"Lagos": {”."""
_SECTION = regex(r"\[[^\W\d][^][,:=]{0,40}\]")
"""What names the lines under it: “[alpha]”."""
_FENCES = ("```", "~~~")
_SENTENCE_END = (".", ":", "!", "?", ";", "\\", "  ")


_RULE = regex(r"([-*_])[ \t]*+\1[ \t]*+\1[ \t]*+(?:[\r\n]|\Z)")
"""The end of a line that may be a rule, “---”, “* * *”."""


@cache
def _parser(*, quotes: bool, rules: bool) -> MarkdownIt:
    """CommonMark's blocks, without those that hide text or misread a sloppy description.

    Inline markup is read by `strip_markup`. Setext headings go because a line
    over `---` is not meant as one; indented code because deep bullets are not
    meant as code; link definitions and HTML because their text must not vanish.
    Tables are found by `tables`: the table rule drops cells that have no column.

    Args:
        quotes: whether there may be quoted blocks, for which else each line is looked at.
        rules: whether there may be lines across the page, likewise.
    """
    unread = ["inline", "text_join", "lheading", "code", "html_block", "fence", "reference"]
    unread += [] if quotes else ["blockquote"]
    unread += [] if rules else ["hr"]
    return MarkdownIt("commonmark", {"maxNesting": _MAX_NESTING}).disable(unread)


def pieces(source: str) -> Iterator[Piece]:
    """The lines of the description in order, with what markdown says they are."""
    lines = _line_spans(source)
    fenced = _fenced(source, lines)
    depth = 0
    ordered: list[bool] = []
    kind, level, fresh_item = BlockKind.PARAGRAPH, 0, False
    parser = _parser(quotes=">" in source, rules=_RULE.search(source) is not None)
    for token in parser.parse(source):
        if token.type in {"bullet_list_open", "ordered_list_open"}:
            depth += 1
            ordered.append(token.type.startswith("ordered"))
        elif token.type in {"bullet_list_close", "ordered_list_close"}:
            depth -= 1
            ordered.pop()
        elif token.type == "list_item_open":
            fresh_item = True
        elif token.type == "heading_open":
            kind, level = BlockKind.HEADING, int(token.tag[1:])
        elif token.type == "inline" and token.map is not None:
            places = [p for p in _places(source, lines, fenced, token) if p.start < p.end]
            if not places:
                continue
            if kind is BlockKind.HEADING and not depth:
                yield Piece(kind, level, strip_markup(source, places[0].start, places[0].end))
            else:
                in_order = bool(ordered and ordered[-1])
                yield from _split(source, places, depth, fresh_item, in_order)
            kind, fresh_item = BlockKind.PARAGRAPH, False


def with_heads(found: list[Piece]) -> Iterator[Piece]:
    """The pieces, those lines marked that stand as heads over data.

    “Panel (a): Latency (ms)” is one. So are plain lines, if there are several: “Latency (ms)”
    above “HNSW: 3.2”, and “Recall (%)” above “HNSW: 97.1”; one alone may be the title.
    """
    heads = {
        i
        for i, (one, below) in enumerate(itertools.pairwise(found))
        if one.opens
        and _HEAD_LINE.fullmatch(one.text.plain)
        and not _DATA_LINE.match(one.text.plain)
        and _DATA_LINE.match(below.text.plain)
        and not is_section_title(one.text.plain)
    }
    heads = heads if len(heads) > 1 else set()
    over_items = {
        i
        for i, (one, below) in enumerate(itertools.pairwise(found))
        if one.kind is BlockKind.PARAGRAPH
        and below.kind is BlockKind.ITEM
        and _NAME_LINE.fullmatch(one.text.plain)
        and _DATA_LINE.match(below.text.plain)
        and not is_section_title(one.text.plain)
    }
    heads |= over_items if len(over_items) > 1 else set()
    for i, (one, below) in enumerate(itertools.pairwise(found)):
        if one.kind is not BlockKind.PARAGRAPH or not PANEL_LINE.fullmatch(one.text.plain):
            continue
        listed = below.kind is BlockKind.ITEM and any(map(str.isdigit, below.text.plain))
        dashed = _DASHED_LINE.fullmatch(below.text.plain)
        if below.rows or listed or dashed or _DATA_LINE.match(below.text.plain):
            heads.add(i)
    for i, piece in enumerate(found):
        yield replace(piece, is_head=True) if i in heads else piece


def _line_spans(source: str) -> list[tuple[int, int]]:
    """Start and end of every line, split where markdown-it splits."""
    spans = []
    start = 0
    for match in _LINE_END.finditer(source):
        spans.append((start, match.start()))
        start = match.end()
    spans.append((start, len(source)))
    return spans


def _fenced(source: str, lines: list[tuple[int, int]]) -> bytearray:
    """For each character whether it stands between the two lines of a code fence."""
    inside = bytearray(len(source) + 1)
    opened: int | None = None
    for start, end in lines:
        line = source[start:end].strip()
        if not line.startswith(_FENCES) or (len(line) > len(_FENCES[0]) and line.endswith("`")):
            continue
        if opened is None:
            opened = end
        else:
            inside[opened:start] = b"\x01" * (start - opened)
            opened = None
    return inside


def _places(
    source: str, lines: list[tuple[int, int]], fenced: bytearray, token: Token
) -> Iterator[tables.Place]:
    """Where in the source each line of a token's content stands."""
    first, last = token.map or (0, 0)
    for content, (start, end) in zip(token.content.split("\n"), lines[first:last], strict=False):
        wanted = content.strip()
        found = source.rfind(wanted, start, end) if wanted else -1
        place = (found, found + len(wanted)) if found >= 0 else (start, end)
        yield tables.Place(*place, bool(fenced[place[0]]))


def _split(
    source: str,
    places: list[tables.Place],
    depth: int,
    item: bool,
    ordered: bool,
) -> Iterator[Piece]:
    """Split the lines of a paragraph where a reader sees a new one begin.

    Lines that go on with the sentence before are joined to it; a table, a bullet
    that CommonMark takes for text, a bold label and a line of data begin anew.
    """
    found = tables.find(source, places)
    held: list[Text] = []
    held_kind = BlockKind.ITEM if item else BlockKind.PARAGRAPH
    held_depth, held_ordered = depth, ordered
    began = remarks = False
    at = 0
    while at < len(places):
        start, end, fenced = places[at]
        line = source[start:end]
        if at in found:
            if held:
                yield Piece(held_kind, held_depth, join(held), ordered=held_ordered)
                held, remarks = [], False
                held_kind = BlockKind.PARAGRAPH
            if rows := found[at].rows:
                yield Piece(BlockKind.TABLE, depth, rows[0][0], rows)
            at = found[at].end
            continue
        at += 1
        if line == "\\n" or line.startswith(_FENCES) or not line.strip("="):
            continue
        if fenced and (opened := _OPENING.search(line)):
            end = start + opened.start()
            if start == end:
                continue
        bullet = _BULLET.match(line) if held or not item else None
        titled = _titled(source, places[at - 1], depth)
        anew = fenced or bullet or titled
        if held and not (anew or _begins_anew(line, held[-1], source, start)):
            held.append(strip_markup(source, start, end))
            continue
        if held:
            opens = not began and len(held) == 1 and not item
            yield Piece(held_kind, held_depth, join(held), (), held_ordered, opens, remarks=remarks)
            remarks = not anew and _remarks(line, held[-1])
            held, began = [], True
            indented = start > 0 and source[start - 1] in " \t>"
            held_kind, held_ordered = BlockKind.PARAGRAPH, False
            held_depth = depth if indented else 0
        if titled:
            yield titled
            continue
        if bullet:
            held_kind, held_depth = BlockKind.ITEM, held_depth + 1
            held_ordered = bullet.group(1) is not None
            start += bullet.end()
        held.append(strip_markup(source, start, end))
    if held:
        yield Piece(held_kind, held_depth, join(held), ordered=held_ordered, remarks=remarks)


def _titled(source: str, place: tables.Place, depth: int) -> Piece | None:
    """The heading that a line is, “##Data”, or in a code fence “[alpha]”."""
    start, end, fenced = place
    line = source[start:end]
    if heading := _LOOSE_HEADING.match(line):
        text = strip_markup(source, start + heading.end(), end)
        return Piece(BlockKind.HEADING, heading.end(), text)
    if fenced and _SECTION.fullmatch(line):
        name = strip_markup(source, start + 1, end - 1)
        return Piece(BlockKind.PARAGRAPH, depth, name, is_head=True)
    return None


def _remarks(line: str, before: Text) -> bool:
    """Whether a line is a sentence that says something of the line of data before it."""
    data = before.plain
    ends_in_data = data[-1:].isdigit() or data.endswith((")", "]", "}", "%"))
    return bool(ends_in_data and _DATA_LINE.match(data) and _SENTENCE.fullmatch(line))


def _begins_anew(line: str, before: Text, source: str, start: int) -> bool:
    """Whether a line of a paragraph stands for itself rather than going on."""
    if line.startswith(("**", "__")):
        return True
    previous = before.plain
    wrapped = source[before.span().end : start]
    is_title = before.lead == len(previous) or (
        before.lead > 0 and ASIDE.fullmatch(previous, before.lead) is not None
    )
    if is_title or previous.endswith(_SENTENCE_END) or "  " in wrapped or "\\" in wrapped:
        return True
    if previous.endswith(","):
        return False
    if line.endswith((":", " —", " –", " →")) and len(line) < _LONGEST_PLAIN_LABEL:
        return True
    if _remarks(line, before):
        return True
    if _NUMBERS_LINE.fullmatch(line) and _NUMBERS_LINE.fullmatch(previous):
        return True
    if is_section_title(previous) or (is_section_title(line) and line[:1].isupper()):
        return True
    if min(line.count("|"), previous.count("|")) > 1 and line.count("|") == previous.count("|"):
        return True  # "A | 4.1 | 3.2" over "B | 5.0 | 2.9"
    if _NAMED_LIST.match(line) and _NAMED_LIST.match(previous):
        return True  # "A; x 4.1; y 3.2" over "B; x 5.0; y 2.9"
    if min(line.count("="), previous.count("=")) > 1:
        return True  # "name=A acc=84.2" over "name=B acc=80.1"
    if _DASHED_LINE.fullmatch(line) and _DASHED_LINE.fullmatch(previous):
        return True
    labelled = _LABEL_LINE.match(line) and _LABEL_LINE.match(previous)
    return bool(labelled or _TITLED_LINE.match(line) or _DATA_LINE.match(line))
