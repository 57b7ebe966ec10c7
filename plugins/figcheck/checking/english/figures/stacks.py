"""Segments of stacks by where they lie: “the bottom segment”, where their order is told."""

from __future__ import annotations

import re

from figcheck.model import Figure, Role
from figcheck.patterns import any_case

_TOLD = any_case(r"from (?:the )?(bottom to (?:the )?top|top to (?:the )?bottom)\b([^\n]*)")
_OUTER = any_case(
    r"\b(?:the )?(top|bottom|upper|lower)(most)? (?:segments?|parts?|sections?|blocks?|layers?)\b"
)


class Stacks:
    """The outermost segments of a figure's stacks.

    Args:
        figure: the figure; nothing is known where it has no stacks, or their order is not told.
    """

    def __init__(self, figure: Figure) -> None:
        self._ends = _ends(figure)

    @staticmethod
    def speaks_of_ends(text: str) -> bool:
        """Whether a text speaks of a segment by where it lies."""
        return _OUTER.search(text) is not None

    def named(self, text: str) -> str | None:
        """A text with their names for such segments; `None` if that is not known of one of them."""
        found = [self._end(match) for match in _OUTER.finditer(text)]
        if not all(found):
            return None
        return _OUTER.sub(self._end, text)

    def _end(self, match: re.Match[str]) -> str:
        """The segment that is meant; of “the upper segment” only one of two knows."""
        place, most = match[1].lower(), match[2]
        place = {"upper": "top", "lower": "bottom"}.get(place, place) if most else place
        return self._ends.get(place, "")


def _ends(figure: Figure) -> dict[str, str]:
    """The segments at the bottom and at the top."""
    series = figure.dimension(Role.SERIES)
    if series is None or "stacked" not in figure.style:
        return {}
    for told in _TOLD.finditer(figure.source.text):
        line = told[2].lower()
        places = {tick: line.find(tick.lower()) for tick in series.ticks}
        if -1 in places.values() or len(set(places.values())) < len(places):
            continue
        first, *_, last = sorted(series.ticks, key=places.__getitem__)
        upwards = told[1].lower().startswith("bottom")
        return dict(
            zip(("bottom", "top") if upwards else ("top", "bottom"), (first, last), strict=True)
        )
    return {}
