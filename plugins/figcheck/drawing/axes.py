"""Tick labels, axes and their names."""

from __future__ import annotations

import math
from collections.abc import Sequence

from figcheck.drawing import text as texts
from figcheck.drawing.scene import (
    CAP_MIDDLE,
    LINE_HEIGHT,
    TICK_SIZE,
    Box,
    Mark,
    Text,
    label,
)

_LEFT_ROOM = 150.0
"""Width in points that a tick label to the left of a plot takes at most."""

_SLANTED_ROOM = 110.0
_SLANT = 45.0
_PAD = 4.0


def tick_labels_left(ticks: Sequence[str], step: float) -> Box:
    """Names of rows, to the left of a plot that begins at the origin.

    Args:
        ticks: the names from top to bottom.
        step: height of a row in points. Where it is too low for a line of text, names
            are left out evenly.
    """
    every = max(1, math.ceil(TICK_SIZE * 1.05 / step))
    marks: list[Mark] = []
    used = 0.0
    for i in range(0, len(ticks), every):
        y = (i + 0.5) * step + TICK_SIZE * CAP_MIDDLE
        mark = label(-_PAD, y, ticks[i], _LEFT_ROOM, align="right")
        used = max(used, texts.width(mark.text, mark.size))
        marks.append(mark)
    return Box(tuple(marks), right=0.0, bottom=len(ticks) * step, left=used + _PAD if used else 0.0)


def tick_labels_below(ticks: Sequence[str], step: float) -> Box:
    """Names of columns, below a plot whose lower left corner is the origin.

    They stand level if that fits on one line or two, else they slant; where there are
    too many even for that, names are left out evenly.

    Args:
        ticks: the names from left to right.
        step: width of a column in points.
    """
    names = [texts.clean(tick) for tick in ticks]
    room = step - 3.0
    if all(texts.width(name, TICK_SIZE) <= room for name in names):
        marks = [Text((i + 0.5) * step, _PAD + TICK_SIZE, name) for i, name in enumerate(names)]
        return Box(tuple(marks), right=len(ticks) * step, bottom=_PAD + TICK_SIZE * LINE_HEIGHT)
    longest = max(texts.width(word, TICK_SIZE) for name in names for word in name.split() or [""])
    wrapped = [texts.wrap(name, room, TICK_SIZE, lines=9) for name in names]
    lines = max(map(len, wrapped))
    if longest <= room and lines <= 2:
        marks = [
            Text((i + 0.5) * step, _PAD + TICK_SIZE * (1 + LINE_HEIGHT * n), part)
            for i, parts in enumerate(wrapped)
            for n, part in enumerate(parts)
        ]
        return Box(
            tuple(marks),
            right=len(ticks) * step,
            bottom=_PAD + TICK_SIZE * LINE_HEIGHT * lines,
        )
    return _slanted(ticks, step)


def _slanted(ticks: Sequence[str], step: float) -> Box:
    every = max(1, math.ceil(TICK_SIZE * 1.3 / step))
    leaning = math.cos(math.radians(_SLANT))
    marks: list[Mark] = []
    left = deep = 0.0
    for i in range(0, len(ticks), every):
        x = (i + 0.5) * step + TICK_SIZE * 0.3
        mark = label(x, _PAD + TICK_SIZE, ticks[i], _SLANTED_ROOM, align="right", angle=_SLANT)
        long = texts.width(mark.text, mark.size) * leaning
        left = max(left, long - x)
        deep = max(deep, long)
        marks.append(mark)
    bottom = _PAD + TICK_SIZE * LINE_HEIGHT + deep
    return Box(tuple(marks), right=len(ticks) * step, bottom=bottom, left=left)
