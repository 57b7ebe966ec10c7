"""What is collected while the lines of the header are read."""

from __future__ import annotations

from dataclasses import dataclass, field

from figcheck.model import Axis, ColourScale, LegendEntry, Span
from figcheck.reading.text import Text


@dataclass
class Found:
    """What was found so far; the fields are those of `Header`."""

    x_axes: list[Axis] = field(default_factory=list)
    y_axes: list[Axis] = field(default_factory=list)
    scale: ColourScale | None = None
    legend: list[LegendEntry] = field(default_factory=list)
    panels: list[Text] = field(default_factory=list)
    listed: list[Text] = field(default_factory=list)
    ticks: list[Span] = field(default_factory=list)
    bounds: list[Span] = field(default_factory=list)
    lines: set[int] = field(default_factory=set)
    open_lines: set[int] = field(default_factory=set)
    sentences: list[Span] = field(default_factory=list)
    prose_colours: tuple[str, ...] = ()
