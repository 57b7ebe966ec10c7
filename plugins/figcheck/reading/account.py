"""What became of every number of a description: nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from figcheck.model import Finding, Mark, Severity, Span, Use
from figcheck.patterns import regex
from figcheck.reading.numbers import scan

_MARKER = regex(r"[ \t>*#_]*(?:[-*+•][ \t]+)?[*_]*\(?$")
_NUMBERED = regex(
    r"\b(?:rows?|columns?|lines?|tables?|figures?|fig\.|panels?|sections?|eq\.|no\.)\s*$",
    re.IGNORECASE,
)
_LONGEST_BEFORE = 24
_MOST_SHOWN = 5


def account(
    text: str, uses: Sequence[tuple[Use, Iterable[Span]]], reported: Iterable[Span]
) -> tuple[tuple[Mark, ...], tuple[Finding, ...]]:
    """Say of every number what it was used for.

    The numbers are looked for in the raw text, apart from how it was read, so that
    what the reading overlooks shows.

    Args:
        text: the whole description.
        uses: which pieces of the text were used for what; where they overlap, the
            earlier use counts.
        reported: pieces that a finding speaks of already.

    Returns:
        A mark for each number in the order of the text, and a finding for each line
        with numbers that were used for nothing.
    """
    kinds = list(Use)
    painted = bytearray(len(text) + 1)
    for use, spans in reversed(uses):
        colour = bytes([kinds.index(use) + 1])
        for start, end in spans:
            painted[start:end] = colour * (end - start)
    covered = bytearray(len(text) + 1)
    for start, end in reported:
        covered[start:end] = b"\x01" * (end - start)
    marks: list[Mark] = []
    lines: dict[int, list[Span]] = {}
    for start, end, *_ in scan(text):
        span = Span(start, end)
        digit = end - 1
        while digit > start and not text[digit].isdigit():
            digit -= 1
        code = painted[digit]
        use = kinds[code - 1] if code else _numbering(text, span)
        marks.append(Mark(span, use))
        if use is Use.UNPLACED and not covered[digit]:
            lines.setdefault(text.rfind("\n", 0, start), []).append(span)
    return tuple(marks), tuple(_finding(text, spans) for spans in lines.values())


def _numbering(text: str, span: Span) -> Use:
    """Whether an unused number numbers an item or a row, or is left over."""
    before = text[max(0, span.start - _LONGEST_BEFORE) : span.start]
    line = before[before.rfind("\n") + 1 :]
    if text[span.end : span.end + 1] in {".", ")"} and (
        _MARKER.fullmatch(line) and (len(line) < _LONGEST_BEFORE)
    ):
        return Use.ORDINAL
    return Use.ORDINAL if _NUMBERED.search(before) else Use.UNPLACED


def _finding(text: str, spans: Sequence[Span]) -> Finding:
    shown = ", ".join(text[slice(*span)] for span in spans[:_MOST_SHOWN])
    more = f" and {len(spans) - _MOST_SHOWN} more" if len(spans) > _MOST_SHOWN else ""
    return Finding(
        code="unplaced-number",
        severity=Severity.INFO,
        message=f"Nothing tells what {shown}{more} in this line stands for.",
        mend="Write values as “label: value”, or say on which axis they lie.",
        span=Span(spans[0].start, spans[-1].end),
    )
