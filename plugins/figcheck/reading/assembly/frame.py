"""What the header says that rows are placed by: the ticks and series it lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from figcheck.model import Axis, Kind, Role
from figcheck.patterns import regex
from figcheck.reading import names
from figcheck.reading.header import Header, panels

MATRIX = frozenset({Kind.HEATMAP, Kind.TABLE, Kind.UNKNOWN})
"""The kinds whose rows lie along the vertical axis."""


_TO = r"(?:\s?(?:[–—→-]|->)\s?|\s(?:down\s)?)(?:to[\s-])?(?:the\s)?"
_DOWNWARDS = regex(rf"\btop{_TO}bottom\b", re.IGNORECASE)
_FORWARDS = regex(
    rf"{_DOWNWARDS.pattern}|\bbottom[\s-](?:x[\s-])?axis\b"
    r"|\b(?:x|horizontal)[\s-]axis,? \(?(?:(?:at|along|on) )?(?:the )?bottom\b(?! up)",
    re.IGNORECASE,
)
"""What speaks of the bottom and does not list rows from there."""
_BACKWARDS = regex(
    r"\bbottom|\bupwards?\b|\bascending(?:ly)?\b|\bright[\s-]to[\s-]left\b|\bfrom the right\b"
    r"|\brevers\w+",
    re.IGNORECASE,
)
_LINE_ZERO = regex(r"\b(?:row|col(?:umn)?) ?[#=]? ?0\b(?!\.)", re.IGNORECASE)
_ABBREVIATED = regex(r"(?P<name>.*\S) \((?P<short>[A-Z][A-Za-z0-9.-]{0,5})\)")


@dataclass(frozen=True)
class Frame:
    """The picture into which the rows are put.

    Attributes:
        header: what the description says of the picture.
        kind: what kind of figure it is.
        horizontal: whether its bars are said to be horizontal.
        source: the description.
        start: where its data begin.
    """

    header: Header
    kind: Kind
    horizontal: bool = False
    source: str = ""
    start: int = 0

    @cached_property
    def overview(self) -> str:
        """The text before the data, which counts what there is."""
        return self.source[: self.start]

    @cached_property
    def counts_from_zero(self) -> bool:
        """Whether the first of its rows and columns is number 0."""
        return _LINE_ZERO.search(self.source) is not None

    @cached_property
    def lists_from_the_end(self) -> bool:
        """Whether the text before the data may list rows or columns from the last one."""
        return _BACKWARDS.search(_FORWARDS.sub("", self.overview)) is not None

    @cached_property
    def x_ticks(self) -> dict[str, str]:
        """The ticks of the horizontal axes by their keys."""
        return _by_key(t for axis in self.header.x_axes for t in axis.ticks)

    @cached_property
    def y_ticks(self) -> dict[str, str]:
        """The ticks of the vertical axes by their keys."""
        return _by_key(t for axis in self.header.y_axes for t in axis.ticks)

    @cached_property
    def series(self) -> dict[str, str]:
        """The series of the legend by their keys."""
        return {names.key(e.name): e.name for e in self.header.legend}

    @cached_property
    def abbreviated(self) -> dict[str, str]:
        """Series and ticks by the keys of their abbreviations: “Label smoothing (LS)”."""
        found = [m for m in map(_ABBREVIATED.fullmatch, self.known.values()) if m is not None]
        shorts = Counter(names.key(m["short"]) for m in found)
        return {
            key: m["name"]
            for m in found
            if shorts[key := names.key(m["short"])] == 1 and key not in self.known
        }

    @cached_property
    def axes(self) -> list[tuple[Role, Axis, dict[str, str]]]:
        """The axes with their ticks, those that the whole figure has first."""
        along = [(Role.X, axis, self.x_ticks) for axis in self.header.x_axes or (Axis(),)]
        up = [(Role.Y, axis, self.y_ticks) for axis in self.header.y_axes or (Axis(),)]
        return [*along[:1], *up[:1], *along[1:], *up[1:]]

    @cached_property
    def known(self) -> dict[str, str]:
        """Every series and tick that the header lists."""
        return self.series | self.y_ticks | self.x_ticks

    @cached_property
    def categories_stand_up(self) -> bool:
        """Whether the categories stand along the vertical axis."""
        axes = self.header.y_axes
        ticks = axes[0].ticks if axes else ()
        named = 2 * sum(names.as_number(t) is None for t in ticks) > len(ticks)
        across = self.header.x_axes[:1]
        measured = any(axis.bounds and not axis.ticks for axis in across)
        horizontal = self.horizontal or (
            self.kind is Kind.BAR and measured and not any(axis.bounds for axis in axes)
        )
        return named or (horizontal and (bool(axes) or measured))

    def is_on_both_axes(self, axis: Axis) -> bool:
        """Whether a horizontal axis has the ticks of a vertical one, as in a square matrix."""
        return any(axis.ticks == up.ticks for up in self.header.y_axes)

    def lists_in_order(self, axis: Axis) -> bool:
        """Whether the first tick that is listed is surely that of the first row or column.

        Numbers on a vertical axis may be listed upwards.
        """
        if self.lists_from_the_end:
            return False
        numbers = [names.as_number(tick) for tick in axis.ticks]
        up = axis in self.header.y_axes and None not in numbers
        return not up or numbers[0] in {0, 1} or _DOWNWARDS.search(self.overview) is not None

    def panel(self, label: str) -> str:
        """What the panel is called that a label names: what the header says of “Panel (a)”."""
        return dict(self.header.placed).get(panels.place(label), label)

    def axis(self, role: Role) -> Axis | None:
        """The axis of a role, if it is described."""
        axes = {Role.X: self.header.x_axes, Role.Y: self.header.y_axes}.get(role, ())
        return axes[0] if axes else None


def _by_key(ticks: Iterable[str]) -> dict[str, str]:
    known: dict[str, str] = {}
    for tick in ticks:
        known.setdefault(names.key(tick), tick)
    return known
