"""The colours of values: the range that they cover, and the colour bar that tells it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from matplotlib.colors import Colormap

from figcheck.drawing import text as texts
from figcheck.drawing.colour import colour_map
from figcheck.drawing.scale import Scale, around, short
from figcheck.drawing.scene import (
    CAP_MIDDLE,
    LABEL_SIZE,
    NOTE_SIZE,
    RGB,
    RULE,
    SOFT_INK,
    TICK_SIZE,
    Box,
    Mark,
    Shape,
    Text,
    label,
    line,
    paragraph,
    polygon,
    rectangle,
)
from figcheck.drawing.view import View, bounds
from figcheck.model import Figure

_BAR = 12.0
_USEFUL = 0.5
"""Share of the values that a described range must hold to be the range of the colours."""


@dataclass(frozen=True)
class ValueColours:
    """The colours of the values.

    Attributes:
        map: the colour map.
        scale: the range that it covers.
        described: whether that is the range that the description gives.
        under: whether there are values below it.
        over: whether there are values above it.
    """

    map: Colormap
    scale: Scale
    described: bool
    under: bool
    over: bool

    @cached_property
    def steps(self) -> list[RGB]:
        """The colours of the map: to ask it for each value by itself takes long."""
        rows = self.map(np.arange(self.map.N))
        return [(red, green, blue) for red, green, blue, _ in rows.tolist()]

    def at(self, share: float) -> RGB:
        """The colour at a share of the way from one end of the map to the other."""
        return self.steps[min(max(int(share * self.map.N), 0), self.map.N - 1)]

    def of(self, value: float) -> RGB:
        """The colour of a value; that of the nearer end beyond the range."""
        return self.at(self.scale.share(value))


def value_colours(view: View) -> ValueColours:
    """The colours of a figure's values: over the described range if most of them lie in it."""
    described = view.figure.colours
    values = view.values()
    scale = around(values, margin=0.0)
    used = False
    given_range = bounds(described.bounds if described else None)
    if given_range and values:
        low, high = given_range
        inside = sum(low <= value <= high for value in values)
        count, given = len(values), f"the described colour range, {short(low)} to {short(high)}"
        used = inside >= _USEFUL * count
        if used:
            scale = Scale(low, high)
        if used and inside < count:
            view.notes.add(
                f"{count - inside} of {count} values lie beyond {given}: they are marked and "
                "have the colour of its nearer end."
            )
        elif not used:
            view.notes.add(
                f"{inside or 'None'} of the {count} values lie within {given}: the colours follow "
                "the values instead."
            )
    return ValueColours(
        colour_map(described.colours if described else ()),
        scale,
        used,
        under=any(value < scale.low for value in values),
        over=any(value > scale.high for value in values),
    )


def colour_bar(figure: Figure, colours: ValueColours, height: float) -> Box:
    """The colour bar; its ends are pointed where values lie beyond it."""
    steps = 64
    part = height / steps
    marks: list[Mark] = []
    for i in range(steps):
        share = 1 - (i + 0.5) / steps
        # Each part reaches under the next one: no gap shows between them.
        reach = min(part * 1.5, height - i * part)
        marks.append(Shape(rectangle(0, i * part, _BAR, reach), fill=colours.at(share), crisp=True))
    points = [(0.0, 0.0), (_BAR, 0.0), (_BAR, height), (0.0, height)]
    if colours.over:
        tip = polygon([(0, 0), (_BAR / 2, -_BAR * 0.8), (_BAR, 0)])
        marks.append(Shape(tip, fill=colours.of(colours.scale.high)))
        points.insert(1, (_BAR / 2, -_BAR * 0.8))
    if colours.under:
        tip = polygon([(0, height), (_BAR / 2, height + _BAR * 0.8), (_BAR, height)])
        marks.append(Shape(tip, fill=colours.of(colours.scale.low)))
        points.insert(-1, (_BAR / 2, height + _BAR * 0.8))
    marks.append(Shape(polygon(points), stroke=RULE, width=0.6))
    widest = 0.0
    for text, share in _bar_ticks(colours.scale, height):
        y = height * (1 - share)
        marks.append(line((_BAR, y), (_BAR + 3, y)))
        marks.append(Text(_BAR + 5, y + TICK_SIZE * CAP_MIDDLE, text, align="left"))
        widest = max(widest, texts.width(text, TICK_SIZE))
    right = _BAR + 5 + widest
    name = (figure.colours.label if figure.colours else "") or figure.value.label
    if name:
        middle = height / 2
        right += LABEL_SIZE * 1.4
        marks.append(label(right, middle, name, height, size=LABEL_SIZE, angle=90.0))
        right += LABEL_SIZE * 0.3
    return Box(tuple(marks), right=right, bottom=height + _BAR)


def _bar_ticks(scale: Scale, height: float) -> list[tuple[str, float]]:
    """Labels of the colour bar: its ends, and round numbers well between them."""
    clear = TICK_SIZE * 1.5 / height
    inner = [tick for tick in scale.ticks(5) if clear < scale.share(tick) < 1 - clear]
    step = inner[1] - inner[0] if len(inner) > 1 else None
    ends = [(short(value), scale.share(value)) for value in (scale.low, scale.high)]
    return [ends[0], *((short(tick, step), scale.share(tick)) for tick in inner), ends[1]]


def range_key(figure: Figure, colours: ValueColours, width: float) -> Box:
    """What the marks on cells beyond the described range mean."""
    if not colours.described or not (colours.over or colours.under):
        return Box((), 0.0, 0.0)
    parts = ["▲ above"] * colours.over + ["▼ below"] * colours.under
    low, high = short(colours.scale.low), short(colours.scale.high)
    about = "about " if figure.colours and figure.colours.approx else ""
    sentence = f"{', '.join(parts)} the described range, {about}{low} to {high}"
    return paragraph(sentence, width, size=NOTE_SIZE, colour=SOFT_INK)
