"""A text cut into pieces, so that passages of it can be marked though they nest and overlap."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from figcheck.model import Report, Span, Use

FINDING = "found"
CELL = "value"
UNPLACED = "unplaced"
"""Signs of passages; that of a claim is its verdict."""


@dataclass(frozen=True)
class Passage:
    """A stretch of a text that the page says something about.

    Attributes:
        span: where it stands.
        sign: what it is; shows in how it looks.
        target: id of the element that it leads to, "" if it leads nowhere.
    """

    span: Span
    sign: str
    target: str = ""


class Piece(NamedTuple):
    """A stretch of one line that the same passages cover.

    Attributes:
        text: its characters.
        signs: the signs of the passages, sorted.
        target: id of the element that it leads to, "" if it leads nowhere.
    """

    text: str
    signs: tuple[str, ...] = ()
    target: str = ""

    @property
    def classes(self) -> str:
        """Its classes in HTML; values have none, which keeps large tables small."""
        return " ".join(f"figcheck-{sign}" for sign in self.signs if sign != CELL)


def passages(report: Report) -> tuple[Passage, ...]:
    """What a page marks in the description: findings, claims, values, numbers without a place."""
    found = [(f"finding-{n}", f.span) for n, f in enumerate(report.findings, start=1)]
    return (
        *(Passage(span, FINDING, target) for target, span in found if span),
        *(
            Passage(checked.claim.span, checked.judgement.verdict, f"claim-{n}")
            for n, checked in enumerate(report.claims, start=1)
        ),
        *(Passage(cell.span, CELL, f"cell-{cell.index}") for cell in report.figure.cells),
        *(Passage(m.span, UNPLACED) for m in report.figure.account if m.use is Use.UNPLACED),
    )


def lines(text: str, marks: Sequence[Passage] = ()) -> tuple[tuple[Piece, ...], ...]:
    r"""The lines of a text in pieces.

    Links cannot nest: a piece leads where the shortest passage around it does, of equals the
    first. Punctuation alone leads nowhere, which would be hard to hit and tiresome to listen to.

    Args:
        text: any text.
        marks: its passages; what lies beyond the text is left out.

    Returns:
        For each line its pieces, which together are the line without its end (`\n` or `\r\n`).
        What follows the last line end is a line only if it is not empty.
    """
    return tuple(_lines(text, marks))


def _lines(text: str, marks: Sequence[Passage]) -> Iterator[tuple[Piece, ...]]:
    pieces = _pieces(text, marks)
    piece = next(pieces, None)
    for line in text.removesuffix("\n").split("\n"):
        left = len(line) + 1
        found = []
        while piece and left > 0:
            found.append(piece)
            left -= len(piece.text)
            piece = next(pieces, None)
        yield _without_end(found)


def _without_end(pieces: list[Piece]) -> tuple[Piece, ...]:
    """The pieces of a line without the characters that end it."""
    if pieces and pieces[-1].text == "\n":
        pieces.pop()
    if pieces and pieces[-1].text.endswith("\r"):
        last = pieces.pop()
        pieces.append(Piece(last.text[:-1], last.signs, last.target))
    return tuple(piece for piece in pieces if piece.text)


def _pieces(text: str, marks: Sequence[Passage]) -> Iterator[Piece]:
    """The whole text in pieces; each line end is a piece of its own."""
    starts = sorted(
        (rank for rank, mark in enumerate(marks) if mark.span.start < mark.span.end),
        key=lambda rank: marks[rank].span.start,
        reverse=True,
    )
    ends = sorted(starts, key=lambda rank: marks[rank].span.end, reverse=True)
    cuts = {0, len(text)}
    cuts.update(min(max(at, 0), len(text)) for rank in starts for at in marks[rank].span)
    for newline in re.finditer("\n", text):
        cuts.update(newline.span())
    signs: Counter[str] = Counter()
    # The open passages that lead somewhere, the shortest first; closed ones leave when they
    # come up, which keeps the whole linear but for sorting.
    leading: list[tuple[int, int]] = []
    for start, end in pairwise(sorted(cuts)):
        while starts and marks[starts[-1]].span.start <= start:
            rank = starts.pop()
            signs[marks[rank].sign] += 1
            if marks[rank].target:
                span = marks[rank].span
                heappush(leading, (span.end - span.start, rank))
        while ends and marks[ends[-1]].span.end <= start:
            signs[marks[ends.pop()].sign] -= 1
        while leading and marks[leading[0][1]].span.end <= start:
            heappop(leading)
        here = text[start:end]
        leads = leading and any(map(str.isalnum, here))
        open_ = tuple(sorted(filter(signs.__getitem__, signs)))
        yield Piece(here, open_, marks[leading[0][1]].target if leads else "")
