"""Axes: where ticks lie, their labels, and the frame that they make around a plot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from figcheck.drawing import text as texts
from figcheck.drawing.scale import Scale, short
from figcheck.drawing.scene import (
    CAP_MIDDLE,
    GRID,
    LABEL_SIZE,
    LINE_HEIGHT,
    PANEL_TITLE_SIZE,
    TICK_SIZE,
    Box,
    Group,
    Mark,
    Text,
    label,
    line,
    paragraph,
)

PANEL_GAP = 16.0
"""Room between panels in points."""

_LEFT_ROOM = 190.0
"""Width in points that a tick label to the left of a plot takes at most."""

_SLANTED_ROOM = 110.0
_SLANT = 45.0
_PAD = 4.0


class Tick(NamedTuple):
    """A tick: its label, and its distance from the origin of its axis in points."""

    text: str
    at: float


@dataclass(frozen=True)
class Direction:
    """One axis of a plot, its places given as shares of its length.

    Attributes:
        name: what the axis is labelled with.
        ticks: labels with their places, from 0 to 1.
        scale: the scale of a numeric axis, `None` for one of names.
        falling: whether a numeric axis goes from the highest number to the lowest.
    """

    name: str
    ticks: tuple[tuple[str, float], ...]
    scale: Scale | None = None
    falling: bool = False

    def bare(self) -> Direction:
        """The axis with its ticks and without its name."""
        return replace(self, name="")

    def share(self, value: float) -> float:
        """Where a number lies on a numeric axis, or the middle of band number `value`."""
        if self.scale is None:
            return (value + 0.5) / max(len(self.ticks), 1)
        share = self.scale.share(value)
        return 1 - share if self.falling else share


def names(name: str, ticks: Iterable[str]) -> Direction:
    """An axis of names, each with a band of the same width."""
    ticks = list(ticks)
    return Direction(name, tuple((tick, (i + 0.5) / len(ticks)) for i, tick in enumerate(ticks)))


def numbers(
    name: str, scale: Scale, ticks: Iterable[tuple[str, float]] = (), *, falling: bool = False
) -> Direction:
    """An axis of numbers.

    Args:
        name: what it is labelled with.
        scale: its range.
        ticks: labels with the numbers that they stand at; round numbers if there are none.
        falling: whether it goes from the highest number to the lowest.
    """
    given = list(ticks)
    if not given:
        places = scale.ticks()
        step = None if scale.log or len(places) < 2 else places[1] - places[0]
        given = [(short(place, step), place) for place in places]
    bare = Direction(name, (), scale, falling)
    return Direction(name, tuple((text, bare.share(at)) for text, at in given), scale, falling)


def frame(
    title: str,
    size: tuple[float, float],
    across: Direction,
    up: Direction,
    marks: Sequence[Mark],
) -> Box:
    """A plot with its axes and title; the origin is the upper left corner of the plot.

    Args:
        title: the panel's title.
        size: width and height of the plot in points.
        across: the horizontal axis.
        up: the vertical axis: numbers grow upwards, names go from top to bottom.
        marks: what is plotted, in points from the origin.
    """
    width, height = size
    level = [
        Tick(text, height * (share if up.scale is None else 1 - share)) for text, share in up.ticks
    ]
    upright = [Tick(text, width * share) for text, share in across.ticks]
    drawn: list[Mark] = []
    if up.scale is not None:
        drawn += [line((0, tick.at), (width, tick.at), GRID) for tick in level]
    elif across.scale is not None:
        drawn += [line((tick.at, 0), (tick.at, height), GRID) for tick in upright]
    drawn += marks
    drawn += [line((0, 0), (0, height)), line((0, height), (width, height))]
    if across.scale is not None:
        drawn += [line((tick.at, height), (tick.at, height + 3)) for tick in upright]
    beneath = labels_below(upright, width, thin=across.scale is not None)
    beside = labels_left(level)
    drawn += [Group(beneath.marks, 0, height), Group(beside.marks)]
    box = Box(
        tuple(drawn),
        right=width + beneath.right,
        bottom=height + beneath.bottom,
        left=max(beside.left, beneath.left),
    )
    return titled(title, width, named(box, width, height, across.name, up.name))


def named(box: Box, width: float, height: float, across: str, up: str) -> Box:
    """A plot with the names of its axes.

    Args:
        box: the plot with its tick labels, its origin the upper left corner of the plot.
        width: width of the plot in points.
        height: height of the plot in points.
        across: name of the horizontal axis, "" for none.
        up: name of the vertical axis, "" for none.
    """
    marks: list[Mark] = list(box.marks)
    left, bottom = box.left, box.bottom
    if texts.clean(across):
        room = max(width + left, 60.0)
        marks.append(label(width / 2, bottom + LABEL_SIZE * 1.2, across, room, size=LABEL_SIZE))
        bottom += LABEL_SIZE * 1.6
    if texts.clean(up):
        left += LABEL_SIZE * 1.6
        at, room = -left + LABEL_SIZE, height + 40.0
        marks.append(label(at, height / 2, up, room, size=LABEL_SIZE, angle=90.0))
    return Box(tuple(marks), right=box.right, bottom=bottom, left=left, top=box.top)


def titled(title: str, width: float, box: Box) -> Box:
    """A panel with its title centred above its plot of `width` points."""
    if not title:
        return box
    room = max(width + PANEL_GAP - 4.0, 60.0)
    heading = paragraph(title, room, size=PANEL_TITLE_SIZE, bold=True, align="center", lines=2)
    top = heading.height + 3.0
    above = Group(heading.marks, (width - room) / 2, -top)
    return Box((*box.marks, above), right=box.right, bottom=box.bottom, left=box.left, top=top)


def labels_left(ticks: Sequence[Tick]) -> Box:
    """Labels to the left of a plot that begins at the origin.

    Those that would run into the one before are left out.
    """
    marks: list[Mark] = []
    used = 0.0
    for tick in _apart(ticks, TICK_SIZE * 1.05):
        y = tick.at + TICK_SIZE * CAP_MIDDLE
        mark = label(-_PAD, y, tick.text, _LEFT_ROOM, align="right")
        used = max(used, texts.width(mark.text, mark.size))
        marks.append(mark)
    return Box(tuple(marks), right=0.0, bottom=0.0, left=used + _PAD if used else 0.0)


def labels_below(ticks: Sequence[Tick], width: float, *, thin: bool = False) -> Box:
    """Labels below a plot whose lower left corner is the origin.

    They stand level if that fits on one line or two, else they slant. Where there are
    too many even for that, those that would run into the one before are left out.

    Args:
        ticks: the labels from left to right.
        width: width of the plot in points; the box's `right` counts from there.
        thin: whether to leave out labels before they slant, as with numbers.
    """
    ticks = sorted((Tick(texts.clean(tick.text), tick.at) for tick in ticks), key=_at)
    if thin:
        ticks = _level(ticks)
    step = min((b.at - a.at for a, b in pairwise(ticks)), default=width)
    room = step - 3.0
    lines = [[tick.text] for tick in ticks]
    if not thin and not _fits(lines, room, 1):
        lines = [texts.wrap(tick.text, max(room, 1.0), TICK_SIZE, lines=9) for tick in ticks]
        if not _fits(lines, room, 2) or any(
            _broken(*pair) for pair in zip(ticks, lines, strict=True)
        ):
            return _slanted(ticks)
    marks = [
        Text(tick.at, _PAD + TICK_SIZE * (1 + LINE_HEIGHT * n), part)
        for tick, parts in zip(ticks, lines, strict=True)
        for n, part in enumerate(parts)
    ]
    over = [texts.width(mark.text, TICK_SIZE) / 2 + mark.x - width for mark in marks]
    under = [texts.width(mark.text, TICK_SIZE) / 2 - mark.x for mark in marks]
    deep = max(map(len, lines), default=0)
    return Box(
        tuple(marks),
        right=max([0.0, *over]),
        bottom=_PAD + TICK_SIZE * LINE_HEIGHT * deep if deep else 0.0,
        left=max([0.0, *under]),
    )


def _slanted(ticks: Sequence[Tick]) -> Box:
    leaning = math.cos(math.radians(_SLANT))
    marks: list[Mark] = []
    left = deep = 0.0
    for tick in _apart(ticks, TICK_SIZE * 1.3):
        x = tick.at + TICK_SIZE * 0.3
        mark = label(x, _PAD + TICK_SIZE, tick.text, _SLANTED_ROOM, align="right", angle=_SLANT)
        long = texts.width(mark.text, mark.size) * leaning
        left = max(left, long - x)
        deep = max(deep, long)
        marks.append(mark)
    return Box(tuple(marks), right=0.0, bottom=_PAD + TICK_SIZE * LINE_HEIGHT + deep, left=left)


def _apart(ticks: Sequence[Tick], least: float) -> list[Tick]:
    """Those ticks that are at least `least` points from the one kept before."""
    kept: list[Tick] = []
    for tick in sorted(ticks, key=_at):
        if not kept or tick.at - kept[-1].at >= least:
            kept.append(tick)
    return kept


def _level(ticks: Sequence[Tick]) -> list[Tick]:
    """Those ticks whose labels, set level, do not run into the one kept before."""
    kept: list[Tick] = []
    end = -math.inf
    for tick in ticks:
        half = texts.width(tick.text, TICK_SIZE) / 2
        if tick.at - half >= end:
            kept.append(tick)
            end = tick.at + half + 5.0
    return kept


def _fits(lines: Sequence[Sequence[str]], room: float, most: int) -> bool:
    return all(
        len(parts) <= most and all(texts.width(part, TICK_SIZE) <= room for part in parts)
        for parts in lines
    )


def _broken(tick: Tick, lines: Sequence[str]) -> bool:
    """Whether wrapping cut a word."""
    return " ".join(lines) != tick.text


def _at(tick: Tick) -> float:
    return tick.at
