"""Times that are written with a colon, 3:12, in seconds, where a description says that they are.

Elsewhere “14:30” is a time of day, which is a name.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from figcheck.patterns import regex
from figcheck.reading.pieces import Piece
from figcheck.reading.text import Mark, Text

_SAID = regex(
    r"\b(?P<hours>h{1,2}:|hours:)?(?:m{1,2}|min|minutes):(?:s{1,2}|sec|seconds)\b", re.IGNORECASE
)
_OF_DAY = regex(r"\btime of (?:the )?day\b|\bo['’]clock\b|:[0-9]{2} ?[ap]\.?m\b", re.IGNORECASE)
_AXIS = regex(r"\b(?:[xy][- ]?axis|horizontal|vertical|[xy](?= ?[=:]))", re.IGNORECASE)
_TIME = regex(
    r"(?<![\w:.])(?:(?P<h>[0-9]{1,2}):)?(?P<m>[0-9]{1,3}):(?P<s>[0-5][0-9](?:\.[0-9]{1,3})?)"
    r"(?![\w:])(?: ?(?:min|minutes|h|hours)\b)?"
)


def spelled_out(source: str) -> Callable[[Piece], Piece]:
    """What puts the times of a description's pieces into seconds.

    Args:
        source: the whole description.

    Returns:
        A function that gives a piece with its times in seconds, each in the place of the time
        in the source; of a description that does not say what its colons part, the piece itself.
    """
    if ":s" not in source.casefold():
        return lambda piece: piece
    said = [m for m in _SAID.finditer(source) if not _is_across(source, m.start())]
    if not said or _OF_DAY.search(source):
        return lambda piece: piece
    return _in_seconds


def _is_across(source: str, place: int) -> bool:
    """Whether what is said at a place is said of the horizontal axis, whose ticks are names."""
    line = source.rfind("\n", 0, place) + 1
    axes = _AXIS.findall(source[line:place])
    return bool(axes) and axes[-1][0] in "xXhH"


def _in_seconds(piece: Piece) -> Piece:
    rows = tuple(tuple(_text(cell) for cell in row) for row in piece.rows)
    return replace(piece, text=_text(piece.text), rows=rows)


def _text(text: Text) -> Text:
    edits = sorted(
        [(*m.span(), _seconds(m)) for m in _TIME.finditer(text.plain)]
        + [(*m.span(), "s") for m in _SAID.finditer(text.plain)]
    )
    if not edits:
        return text
    places = text.places
    plain: list[str] = []
    offsets: list[int] = []
    at = 0
    moved: dict[int, int] = {}
    for start, end, written in edits:
        moved.update((i, len(offsets) + i - at) for i in range(at, start + 1))
        plain += [text.plain[at:start], written]
        number = len(written.removesuffix(" s"))
        offsets += [*places[at:start], *[places[start]] * (number - 1)]
        offsets += [places[end - 1]] * (len(written) - number + 1)
        at = end
    moved.update((i, len(offsets) + i - at) for i in range(at, len(text.plain) + 1))
    plain.append(text.plain[at:])
    offsets += places[at:]
    marks = tuple(
        Mark(moved[m.start], moved[m.end], m.bold)
        for m in text.marks
        if m.start in moved and m.end in moved
    )
    return Text("".join(plain), tuple(offsets), 0, marks)


def _seconds(match: re.Match[str]) -> str:
    decimals = len(match["s"]) - 3 if "." in match["s"] else 0
    seconds = 3600 * int(match["h"] or 0) + 60 * int(match["m"]) + float(match["s"])
    return f"{seconds:.{decimals}f} s"
