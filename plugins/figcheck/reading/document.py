r"""The description as a tree of headings, paragraphs, list items and tables.

The markdown of descriptions is sloppy: a literal `\n` on top, no blank lines,
bullets that are not indented under the label they belong to, `---` right under a
line of text. markdown-it-py finds the blocks; this module puts them into the order
that a reader sees: every block knows the label it stands under.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from figcheck.model import Span
from figcheck.patterns import regex
from figcheck.reading import durations
from figcheck.reading.pieces import ASIDE, PANEL_LINE, Piece, pieces, with_heads
from figcheck.reading.sections import (
    CLOSING,
    LONGEST_SECTION_TITLE,
    WORDS,
    BlockKind,
    Part,
    is_section_title,
    part_of,
)
from figcheck.reading.text import Text
from figcheck.records import record

__all__ = [
    "TITLE_LABELS",
    "Block",
    "BlockKind",
    "Document",
    "Part",
    "parse",
    "part_of",
    "split_label",
]


@record
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

    @property
    def names_panel(self) -> bool:
        """Whether it only names a panel whose data follow: “Panel (a): Latency (ms)”."""
        return self.is_label and PANEL_LINE.fullmatch(self.text.plain) is not None


@record
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
    in_seconds = durations.spelled_out(source)
    for piece in with_heads(list(pieces(source))):
        builder.add(in_seconds(piece))
    return Document(source, tuple(builder.blocks))


_AFTER_LABEL = regex(r"\s*(\([^()]*\))?\s*(?::|→|->|=>|⇒|⟶|[–—-](?=\s)|=(?=\s))\s*")
_AS_BEFORE = regex(
    r",? (?:with |in |for )?the same [^:.,]{3,60}:|,? same [^:.,]{3,60}:", re.IGNORECASE
)
"""What stands behind a label over values in the order of those before: “, same order:”."""

TITLE_LABELS = frozenset("title caption figure fig chart graph plot table".split())
"""Labels of a line that is the title: “**Figure.** Unemployment in five countries”."""

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
    lead = text.lead
    if lead:
        head, rest = plain[:lead].rstrip(), plain[lead:]
        if not rest.strip():
            if head.endswith(".") and len(head.split()) > _LONGEST_BOLD_SENTENCE:
                return None, text  # a sentence
            return text.slice(0, len(head.rstrip(":. "))), text.slice(len(plain))
        if head.endswith((":", ".", "?", "!")) and not head.endswith("vs."):
            return text.slice(0, len(head.rstrip(":. "))), text.slice(lead)
        if after := _AFTER_LABEL.match(rest):
            end = lead + after.end(1) if after.group(1) else lead
            return text.slice(0, end), text.slice(lead + after.end())
        if ASIDE.match(rest) or _AS_BEFORE.fullmatch(rest):
            return text.slice(0, lead), text.slice(len(plain))
    elif plain.endswith((":", " —", " –", " →")) and len(plain) < _LONGEST_LABEL:
        return text.slice(0, len(plain[:-1].rstrip())), text.slice(len(plain))
    return None, text


_SECTION_RANK = 10
_LABEL_RANK = 11
_LED_RANK = 13
_PARAGRAPH_RANK = 14
_ITEM_RANK = 15
_LED = regex(r"(?:at|for|in|on) ", re.IGNORECASE)
"""What begins the label of a row rather than that of a panel: “At 10 K:”."""


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

    def add(self, piece: Piece) -> None:
        """Append a piece to the document."""
        label, body = (None, piece.text)
        if piece.kind is BlockKind.HEADING:
            label, body = piece.text, piece.text.slice(len(piece.text.plain))
        elif not piece.rows:
            label, body = split_label(piece.text)
            alone = piece.kind is BlockKind.PARAGRAPH and piece.text.plain[:1].isupper()
            if piece.is_head and label is None:
                label, body = piece.text, piece.text.slice(len(piece.text.plain))
            if label is None and alone and self.blocks and is_section_title(piece.text.plain):
                label, body = piece.text, piece.text.slice(len(piece.text.plain))
        is_label = label is not None and not body.plain
        # "**Shifted set.** The points, from 70M to 12B, are:" goes on with what follows.
        leads = label is not None and piece.text.plain.endswith(":")
        rank = self._rank(piece, is_label or leads, label)
        while self._open and self._open[-1][0] >= rank:
            self._open.pop()
        parent = self._open[-1][1] if self._open else None
        if piece.remarks and self.blocks[-1].label is not None:
            parent = self.blocks[-1]
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
        if is_label or leads or piece.kind is BlockKind.ITEM:
            self._open.append((rank, block))

    def _rank(self, piece: Piece, is_label: bool, label: Text | None) -> int:
        if piece.kind is BlockKind.HEADING:
            return piece.depth
        if piece.kind is BlockKind.ITEM:
            if piece.ordered and piece.depth == 1 and self._is_numbered(is_label):
                return _LABEL_RANK + 1  # "1. **Wheat**", over a table or lines of data
            rank = _ITEM_RANK + 2 * piece.depth
            return rank + 1 if self._adopts(rank, piece, is_label) else rank
        if label is not None and self._closes(label, is_label):
            return _SECTION_RANK
        if piece.depth:  # a further paragraph of an item
            return _ITEM_RANK + 2 * piece.depth + 2
        if is_label and label is not None:
            if not is_section_title(label.plain):
                return _LED_RANK if self._is_led(label) else _LABEL_RANK
            under_label = any(rank == _LABEL_RANK for rank, _ in self._open[1:])
            generic = part_of(label.plain) is Part.DATA and under_label
            return _LABEL_RANK + 1 if generic else _SECTION_RANK
        return _PARAGRAPH_RANK

    def _is_numbered(self, is_label: bool) -> bool:
        """Whether a numbered item is a label over what follows, or ends what such a one began."""
        if any(rank == _LABEL_RANK + 1 and b.ordered for rank, b in self._open):
            return True
        within = (b for rank, b in self._open if rank >= _ITEM_RANK)
        # "- **Panels**:", over "1. **Wheat**", goes on with names.
        return is_label and not any(b.is_label and not b.ordered for b in within)

    def _is_led(self, label: Text) -> bool:
        """Whether a label tells a place under another label: “At 10 K:” under “**Copper**”."""
        return _LED.match(label.plain) is not None and any(
            rank in (_LABEL_RANK, _LABEL_RANK + 1)
            and block.label is not None
            and not _LED.match(block.label.plain)
            for rank, block in self._open
        )

    def _closes(self, label: Text, is_label: bool) -> bool:
        """Whether a run-in label, the only one of its name, ends the groups before it.

        "**Observations.** …" behind the last of several panels is about all of them.
        """
        words = frozenset(WORDS.findall(label.plain.lower()))
        if is_label or not words & CLOSING or not is_section_title(label.plain):
            return False
        if label.plain not in self._counts:
            self._counts[label.plain] = self._source.count(label.plain)
        return self._counts[label.plain] == 1

    def _adopts(self, rank: int, piece: Piece, is_label: bool) -> bool:
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

    def _part(self, piece: Piece, parent: Block | None, titled: bool, closing: bool) -> Part:
        inherited = parent.part if parent else Part.OPEN
        if closing:
            return Part.CLAIMS
        if not titled or not self.blocks:
            return inherited  # what comes first is the figure's title
        own = part_of(piece.text.plain)
        if len(piece.text.plain.split()) > LONGEST_SECTION_TITLE + 2:
            own = Part.OPEN
        within = inherited is Part.DATA and not is_section_title(piece.text.plain)
        if own is Part.OPEN or within or (inherited is Part.CLAIMS and own is Part.DATA):
            return inherited
        return own
