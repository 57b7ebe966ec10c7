r"""The description as a tree of headings, paragraphs, list items and tables.

The markdown of descriptions is sloppy: a literal `\n` on top, no blank lines,
bullets that are not indented under the label they belong to, `---` right under a
line of text. markdown-it-py finds the blocks; this module puts them into the order
that a reader sees: every block knows the label it stands under.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property

from markdown_it import MarkdownIt
from markdown_it.token import Token

from figcheck.model import Span
from figcheck.reading import tables
from figcheck.reading.text import Text, join, strip_markup


class BlockKind(StrEnum):
    """The kinds of block that are told apart."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"
    TABLE = "table"


class Part(StrEnum):
    """What a section of a description is for, judged by its title."""

    HEADER = "header"
    DATA = "data"
    CLAIMS = "claims"
    OPEN = "open"


@dataclass(frozen=True)
class Block:
    """A block of the description.

    Attributes:
        index: its place in `Document.blocks`.
        kind: what it is.
        text: its text, of a table its first row.
        label: the bold or italic words that run in before it, or all of it if it
            is a mere label for what follows.
        body: the text after the label.
        parent: index of the block that it stands under, if any.
        part: what its section is for.
        rows: of a table its rows, each a tuple of cells, without the delimiter row.
        ordered: whether it is an item of a numbered list.
    """

    index: int
    kind: BlockKind
    text: Text
    label: Text | None
    body: Text
    parent: int | None
    part: Part
    rows: tuple[tuple[Text, ...], ...] = ()
    ordered: bool = False

    @property
    def span(self) -> Span:
        """Where it stands in the source."""
        if not self.rows:
            return self.text.span()
        cells = [cell for row in self.rows for cell in row]
        return Span(cells[0].span().start, max(cell.span().end for cell in cells))

    @property
    def is_label(self) -> bool:
        """Whether it only names what follows."""
        return self.label is not None and not self.body.plain


@dataclass(frozen=True)
class Document:
    """A description, block by block, in the order of the text."""

    source: str
    blocks: tuple[Block, ...]

    @cached_property
    def children(self) -> dict[int | None, list[Block]]:
        """The blocks under each block."""
        below: dict[int | None, list[Block]] = {}
        for block in self.blocks:
            below.setdefault(block.parent, []).append(block)
        return below

    def above(self, block: Block) -> Iterator[Block]:
        """The blocks that `block` stands under, innermost first."""
        parent = block.parent
        while parent is not None:
            yield self.blocks[parent]
            parent = self.blocks[parent].parent

    def section(self, block: Block) -> Block | None:
        """The heading of the section that `block` stands in: the outermost but the title."""
        chain = [block, *self.above(block)]
        headings = [b for b in chain if b.kind is BlockKind.HEADING and b.index > 0]
        return headings[-1] if headings else None


def parse(source: str) -> Document:
    """Read the blocks of a description.

    Args:
        source: the whole text.

    Returns:
        The document; its texts index into `source`.
    """
    builder = _Builder(source)
    for piece in _pieces(source):
        builder.add(piece)
    return Document(source, tuple(builder.blocks))


@dataclass(frozen=True)
class _Piece:
    """A line (or the joined lines) of the description before it has its place in the tree."""

    kind: BlockKind
    depth: int
    text: Text
    rows: tuple[tuple[Text, ...], ...] = ()
    ordered: bool = False


_MAX_NESTING = 100
_LINE_END = re.compile(r"\r\n?|\n")
_BULLET = re.compile(r"(?:[-*+•‣–]|(\d{1,3}[.)]))[ \t]+(?=\S)")
_LOOSE_HEADING = re.compile(r"#{1,6}(?=[^\s#])")
_DATA_LINE = re.compile(
    r"[^.:=]{1,80}?[:=]\s*[^\s\d]{0,3}\d"
    r"|[^.:=\d]{1,60}?(?:\s?\.{3,}\s?|\s?…+\s?|\s{2,}|\t)[~$€£+−-]?\d"
)
_NUMBERS_LINE = re.compile(r"[\d.,;|/~%$€£+−\s-]*\d[\d.,;|/~%$€£+−\s-]*")
_TITLED_LINE = re.compile(r"[A-Z][^\s.:]{0,20}(?: [^\s.:]{1,20}){0,3}:\s")
_LONGEST_PLAIN_LABEL = 60
_LABEL_LINE = re.compile(r"[^.:]{1,60}:\s")
_SENTENCE = re.compile(r"[A-Z].*\s.*[.!?]")
_FENCES = ("```", "~~~")
_SENTENCE_END = (".", ":", "!", "?", ";", "\\", "  ")


@cache
def _parser() -> MarkdownIt:
    """CommonMark's blocks, without those that hide text or misread a sloppy description.

    Inline markup is read by `strip_markup`. Setext headings go because a line
    over `---` is not meant as one; indented code because deep bullets are not
    meant as code; link definitions and HTML because their text must not vanish.
    Tables are found by `tables`: the table rule drops cells that have no column.
    """
    rules = ["inline", "lheading", "code", "html_block", "fence", "reference"]
    return MarkdownIt("commonmark", {"maxNesting": _MAX_NESTING}).disable(rules)


def _pieces(source: str) -> Iterator[_Piece]:
    """The lines of the description in order, with what markdown says they are."""
    lines = _line_spans(source)
    fenced = _fenced(source, lines)
    depth = 0
    ordered: list[bool] = []
    kind, level, fresh_item = BlockKind.PARAGRAPH, 0, False
    for token in _parser().parse(source):
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
                yield _Piece(kind, level, strip_markup(source, places[0].start, places[0].end))
            else:
                in_order = bool(ordered and ordered[-1])
                yield from _split(source, places, depth, fresh_item, in_order)
            kind, fresh_item = BlockKind.PARAGRAPH, False


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
) -> Iterator[_Piece]:
    """Split the lines of a paragraph where a reader sees a new one begin.

    Lines that go on with the sentence before are joined to it; a table, a bullet
    that CommonMark takes for text, a bold label and a line of data begin anew.
    """
    found = tables.find(source, places)
    held: list[Text] = []
    held_kind = BlockKind.ITEM if item else BlockKind.PARAGRAPH
    held_depth, held_ordered = depth, ordered
    at = 0
    while at < len(places):
        start, end, fenced = places[at]
        line = source[start:end]
        if at in found:
            if held:
                yield _Piece(held_kind, held_depth, join(held), ordered=held_ordered)
                held = []
                held_kind = BlockKind.PARAGRAPH
            if rows := found[at].rows:
                yield _Piece(BlockKind.TABLE, depth, rows[0][0], rows)
            at = found[at].end
            continue
        at += 1
        if line == "\\n" or line.startswith(_FENCES) or not line.strip("="):
            continue
        bullet = _BULLET.match(line) if held or not item else None
        heading = _LOOSE_HEADING.match(line)
        anew = fenced or bullet or heading
        if held and not (anew or _begins_anew(line, held[-1], source, start)):
            held.append(strip_markup(source, start, end))
            continue
        if held:
            yield _Piece(held_kind, held_depth, join(held), ordered=held_ordered)
            held = []
            indented = start > 0 and source[start - 1] in " \t>"
            held_kind, held_ordered = BlockKind.PARAGRAPH, False
            held_depth = depth if indented else 0
        if heading:
            yield _Piece(
                BlockKind.HEADING, heading.end(), strip_markup(source, start + heading.end(), end)
            )
            continue
        if bullet:
            held_kind, held_depth = BlockKind.ITEM, held_depth + 1
            held_ordered = bullet.group(1) is not None
            start += bullet.end()
        held.append(strip_markup(source, start, end))
    if held:
        yield _Piece(held_kind, held_depth, join(held), ordered=held_ordered)


def _begins_anew(line: str, before: Text, source: str, start: int) -> bool:
    """Whether a line of a paragraph stands for itself rather than going on."""
    if line.startswith(("**", "__")):
        return True
    previous = before.plain
    wrapped = source[before.span().end : start]
    is_title = before.lead == len(previous) or (
        before.lead > 0 and _ASIDE.fullmatch(previous, before.lead) is not None
    )
    if is_title or previous.endswith(_SENTENCE_END) or "  " in wrapped or "\\" in wrapped:
        return True
    if previous.endswith(","):
        return False
    if line.endswith(":") and len(line) < _LONGEST_PLAIN_LABEL:
        return True
    if previous[-1:].isdigit() and _DATA_LINE.match(previous) and _SENTENCE.fullmatch(line):
        return True
    if _NUMBERS_LINE.fullmatch(line) and _NUMBERS_LINE.fullmatch(previous):
        return True
    if _is_section_title(previous) or (_is_section_title(line) and line[:1].isupper()):
        return True
    labelled = _LABEL_LINE.match(line) and _LABEL_LINE.match(previous)
    return bool(labelled or _TITLED_LINE.match(line) or _DATA_LINE.match(line))


_AFTER_LABEL = re.compile(r"\s*(\([^()]*\))?\s*(?::|[–—-](?=\s)|=(?=\s))\s*")
_ASIDE = re.compile(r"\s*(?:as\s*)?\([^()]*\)\s*:?$")
_LONGEST_LABEL = 200
_LONGEST_BOLD_SENTENCE = 6


def split_label(text: Text) -> tuple[Text | None, Text]:
    """Take the label off that runs in before a text.

    Args:
        text: a paragraph or an item.

    Returns:
        The label, without its colon, and the rest. "**Max:** 5" and
        "**Max** – 5" have one, "**Max** is 5" has none; a text that ends with a
        colon is all label.
    """
    plain = text.plain
    nothing = text.slice(len(plain))
    lead = text.lead
    if lead:
        head, rest = plain[:lead].rstrip(), plain[lead:]
        if not rest.strip():
            is_sentence = head.endswith(".") and len(head.split()) > _LONGEST_BOLD_SENTENCE
            return (
                (None, text) if is_sentence else (text.slice(0, len(head.rstrip(":. "))), nothing)
            )
        if head.endswith((":", ".", "?", "!")) and not head.endswith("vs."):
            return text.slice(0, len(head.rstrip(":. "))), text.slice(lead)
        if after := _AFTER_LABEL.match(rest):
            end = lead + after.end(1) if after.group(1) else lead
            return text.slice(0, end), text.slice(lead + after.end())
        if _ASIDE.match(rest):
            return text.slice(0, lead), nothing
    elif plain.endswith(":") and len(plain) < _LONGEST_LABEL:
        return text.slice(0, len(plain) - 1), nothing
    return None, text


_WORDS = re.compile(r"[a-z]+")
_PARTS: tuple[tuple[Part, frozenset[str]], ...] = (
    (
        Part.CLAIMS,
        frozenset(
            "interpretation interpretations observation observations insight insights conclusion "
            "conclusions implication implications takeaway takeaways verification grounding "
            "finding findings discussion anomalies caveats".split()
        ),
    ),
    (
        Part.DATA,
        frozenset(
            "data detail details detailed content contents value values extraction points "
            "reading readings measurement measurements results numbers breakdown table "
            "transcription".split()
        ),
    ),
    (
        Part.CLAIMS,
        frozenset(
            "trend trends summary pattern patterns comparison comparisons outliers notable notes "
            "analysis significance limitations remarks commentary".split()
        ),
    ),
    (
        Part.HEADER,
        frozenset(
            "overview description component components axis axes legend legends layout structure "
            "setup elements labels encoding design introduction caption context".split()
        ),
    ),
)
_CLOSING = frozenset(
    "observations insights conclusion conclusions takeaways findings interpretation discussion "
    "remarks summary".split()
)
_KEY_POINTS = ({"key", "points"}, {"main", "points"}, {"key", "numbers"})
_TITLE_WORDS = frozenset().union(
    *(words for _, words in _PARTS),
    "key main notable general overall visual additional further other and of the in".split(),
)
_LONGEST_SECTION_TITLE = 5


def part_of(title: str) -> Part:
    """What a section with this title is for; `OPEN` where the title does not tell."""
    words = frozenset(_WORDS.findall(title.lower()))
    if words in _KEY_POINTS:
        return Part.CLAIMS
    return next((part for part, known in _PARTS if words & known), Part.OPEN)


def _is_section_title(title: str) -> bool:
    """Whether nothing but words of section titles stand in `title`."""
    words = title.lower().replace("/", " ").replace("&", " ").split()
    return 0 < len(words) <= _LONGEST_SECTION_TITLE and _TITLE_WORDS.issuperset(words)


_SECTION_RANK = 10
_LABEL_RANK = 11
_PARAGRAPH_RANK = 13
_ITEM_RANK = 14


class _Builder:
    """Puts the pieces into the tree, one after the other.

    The blocks that the next piece may stand under wait in `_open`, each with a
    rank: a piece closes all that do not rank above it. Ranks go from headings over
    labels in paragraphs to items, which rank by their depth.
    """

    def __init__(self, source: str) -> None:
        self.blocks: list[Block] = []
        self._source = source
        self._open: list[tuple[int, Block]] = []
        self._counts: dict[str, int] = {}

    def add(self, piece: _Piece) -> None:
        """Append a piece to the document."""
        label, body = (None, piece.text)
        if piece.kind is BlockKind.HEADING:
            label, body = piece.text, piece.text.slice(len(piece.text.plain))
        elif not piece.rows:
            label, body = split_label(piece.text)
            alone = piece.kind is BlockKind.PARAGRAPH and piece.text.plain[:1].isupper()
            if label is None and alone and self.blocks and _is_section_title(piece.text.plain):
                label, body = piece.text, piece.text.slice(len(piece.text.plain))
        is_label = label is not None and not body.plain
        rank = self._rank(piece, is_label, label)
        while self._open and self._open[-1][0] >= rank:
            self._open.pop()
        parent = self._open[-1][1] if self._open else None
        titled = piece.kind is BlockKind.HEADING or (rank == _SECTION_RANK and is_label)
        part = self._part(piece, parent, titled, rank == _SECTION_RANK and not titled)
        block = Block(
            index=len(self.blocks),
            kind=BlockKind.HEADING if titled else piece.kind,
            text=piece.text if not titled or label is None else label,
            label=label,
            body=body,
            parent=parent.index if parent else None,
            part=part,
            rows=piece.rows,
            ordered=piece.ordered,
        )
        self.blocks.append(block)
        if is_label or piece.kind is BlockKind.ITEM:
            self._open.append((rank, block))

    def _rank(self, piece: _Piece, is_label: bool, label: Text | None) -> int:
        if piece.kind is BlockKind.HEADING:
            return piece.depth
        if piece.kind is BlockKind.ITEM:
            rank = _ITEM_RANK + 2 * piece.depth
            return rank + 1 if self._adopts(rank, piece, is_label) else rank
        if label is not None and self._closes(label, is_label):
            return _SECTION_RANK
        if piece.depth:  # a further paragraph of an item
            return _ITEM_RANK + 2 * piece.depth + 2
        if is_label and label is not None:
            if not _is_section_title(label.plain):
                return _LABEL_RANK
            under_label = any(rank == _LABEL_RANK for rank, _ in self._open[1:])
            generic = part_of(label.plain) is Part.DATA and under_label
            return _LABEL_RANK + 1 if generic else _SECTION_RANK
        return _PARAGRAPH_RANK

    def _closes(self, label: Text, is_label: bool) -> bool:
        """Whether a run-in label, the only one of its name, ends the groups before it.

        "**Observations.** …" behind the last of several panels is about all of them.
        """
        words = frozenset(_WORDS.findall(label.plain.lower()))
        if is_label or not words & _CLOSING or not _is_section_title(label.plain):
            return False
        if label.plain not in self._counts:
            self._counts[label.plain] = self._source.count(label.plain)
        return self._counts[label.plain] == 1

    def _adopts(self, rank: int, piece: _Piece, is_label: bool) -> bool:
        """Whether the open item of the same rank takes the piece under it.

        "- **Values**:" is a label for the items that follow at the same depth, up
        to one that begins with a label of its own.
        """
        opened = next((b for r, b in reversed(self._open) if r == rank), None)
        if opened is None or not (opened.is_label or opened.text.plain.endswith(":")):
            return False
        if opened.ordered != piece.ordered:
            return True
        if is_label:
            return False
        return not (opened.text.lead and piece.text.lead)

    def _part(self, piece: _Piece, parent: Block | None, titled: bool, closing: bool) -> Part:
        inherited = parent.part if parent else Part.OPEN
        if closing:
            return Part.CLAIMS
        if not titled or not self.blocks:
            return inherited  # what comes first is the figure's title
        own = part_of(piece.text.plain)
        if len(piece.text.plain.split()) > _LONGEST_SECTION_TITLE + 2:
            own = Part.OPEN
        within = inherited is Part.DATA and not _is_section_title(piece.text.plain)
        if own is Part.OPEN or within or (inherited is Part.CLAIMS and own is Part.DATA):
            return inherited
        return own
