"""A piece of a description without its markup, that still knows where it came from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from figcheck.model import Span
from figcheck.patterns import regex


class Mark(NamedTuple):
    """A stretch of a `Text` that was marked as bold or italic."""

    start: int
    end: int
    bold: bool


class Text(NamedTuple):
    """Text without markdown, with the way back to the source.

    The pieces of a text share its offsets, so that cutting one costs no more than its characters.

    Attributes:
        plain: the text.
        offsets: for each character its index in the source, and one more for the end; of a piece
            those of the whole text.
        start: where in `offsets` the text begins.
        marks: what was bold or italic, by indices into `plain`, in order.
    """

    plain: str
    offsets: Sequence[int]
    start: int = 0
    marks: tuple[Mark, ...] = ()

    def span(self, start: int = 0, end: int | None = None) -> Span:
        """The piece of the source that characters `start` to `end` of `plain` came from."""
        plain, offsets, first, _ = self
        end = len(plain) if end is None else end
        if start >= end:
            return Span(offsets[first + start], offsets[first + start])
        last = min(offsets[first + end - 1] + 1, offsets[first + len(plain)])
        return Span(offsets[first + start], last)

    def slice(self, start: int, end: int | None = None) -> Text:
        """The text from `start` to `end`, without the white space at its ends."""
        plain, offsets, first, marks = self
        piece = plain[start:end]
        kept = piece.strip()
        if len(kept) < len(piece):
            start += len(piece) - len(piece.lstrip())
        elif len(kept) == len(plain):
            return self
        if marks:
            end = start + len(kept)
            marks = tuple(
                Mark(max(m.start, start) - start, min(m.end, end) - start, m.bold)
                for m in marks
                if m.end > start and m.start < end
            )
        return Text(kept, offsets, first + start, marks)

    def between(self, separators: Iterable[re.Match[str]]) -> list[Text]:
        """The pieces that matches in `plain` leave, in order, empty ones included."""
        edges = [0]
        for match in separators:
            edges += match.span()
        edges.append(len(self.plain))
        return [self.slice(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True)]

    def followed_by(self, words: str) -> Text:
        """The text with words after it that do not stand in the source."""
        places = self.places
        return Text(self.plain + words, (*places, *[places[-1]] * len(words)), 0, self.marks)

    @property
    def places(self) -> Sequence[int]:
        """For each of its characters the index in the source, and one more for the end."""
        return self.offsets[self.start : self.start + len(self.plain) + 1]

    @property
    def lead(self) -> int:
        """Where the bold or italic stretch ends with which the text begins; 0 if there is none."""
        if self.marks and self.marks[0].start == 0:
            return self.marks[0].end
        return 0


def join(pieces: Sequence[Text]) -> Text:
    """Put the lines of a paragraph together, with a space for each line break."""
    if len(pieces) == 1:
        return pieces[0]
    plain: list[str] = []
    offsets: list[int] = []
    marks: list[Mark] = []
    length = 0
    for piece in pieces:
        if plain:
            plain.append(" ")
            length += 1
        marks.extend(Mark(m.start + length, m.end + length, m.bold) for m in piece.marks)
        plain.append(piece.plain)
        offsets.extend(piece.places)  # the last of them serves the space after it
        length += len(piece.plain)
    return Text("".join(plain), tuple(offsets), 0, tuple(marks))


_INDENT = regex(r"\s*(?:&(?:nbsp|ensp|emsp|thinsp);\s*)+")
"""What indents the text of a cell: “&nbsp;– attention”."""
# Each begins with one of four characters, which a search can leap to.
_SPECIAL = regex(r"\\(?=[!-/:-@\[-`{-~])|\*\**|__*|``*")


def strip_markup(source: str, start: int, end: int) -> Text:
    """Read the inline markdown of one line: emphasis, code spans and escapes go.

    markdown-it gives no positions inside a line, and only these three matter
    for the reading of a line; all else stays as it is written. Delimiters without
    a partner stay too, as CommonMark has it.

    Args:
        source: the description.
        start: where the line begins in it.
        end: where it ends.

    Returns:
        The line without markup and without white space at its ends.
    """
    if (indent := _INDENT.match(source, start, end)) is not None:
        start = indent.end()
    if _SPECIAL.search(source, start, end) is None:
        return Text(source[start:end], range(start, end + 1)).slice(0)
    dropped, pairs = _delimiters(source, start, end)
    plain: list[str] = []
    offsets: list[int] = []
    place: dict[int, int] = {}
    position = start
    for left, right in [*sorted(dropped), (end, end)]:
        if left > position:
            plain.append(source[position:left])
            offsets.extend(range(position, left))
        place[left] = len(offsets)
        position = max(position, right)
    offsets.append(end)
    marks = tuple(
        Mark(place[opened], place[closed], bold)
        for opened, closed, bold in sorted(pairs)
        if place[closed] > place[opened]
    )
    return Text("".join(plain), tuple(offsets), 0, marks).slice(0)


def _delimiters(
    source: str, start: int, end: int
) -> tuple[list[tuple[int, int]], list[tuple[int, int, bool]]]:
    """Find the markup characters of a line.

    Returns:
        The stretches to leave out, and the emphasised pieces: the indices of their
        opening and closing delimiter, and whether they are bold.
    """
    dropped: list[tuple[int, int]] = []
    pairs: list[tuple[int, int, bool]] = []
    waiting: dict[str, list[int]] = {}
    position = start
    while match := _SPECIAL.search(source, position, end):
        run, left, right = match.group(), match.start(), match.end()
        position = right
        if run == "\\":
            dropped.append((left, right))
            position = right + 1
            continue
        if run[0] == "`":
            if run in waiting:
                opened = waiting.pop(run)[-1]
                dropped += [(opened, opened + len(run)), (left, right)]
            else:
                waiting[run] = [left]
            continue
        before = source[left - 1] if left > start else " "
        after = source[right] if right < end else " "
        if before.isalnum() and after.isalnum() and (run[0] == "_" or len(run) == 1):
            continue  # GPQA_D and 3*4 are no emphasis
        openers = waiting.get(run)
        if openers and not before.isspace():
            opened = openers.pop()
            dropped += [(opened, opened + len(run)), (left, right)]
            pairs.append((opened, left, len(run) > 1))
        elif not after.isspace():
            waiting.setdefault(run, []).append(left)
    return dropped, pairs
