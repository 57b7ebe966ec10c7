"""What each panel is said to measure: “The left chart reports the speed of A, the right one …”."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.patterns import regex

_OVERVIEW = 2_000
"""Characters at the beginning of a description that say what it shows."""

_SIDE = regex(
    r"\b(?:left|right|top|bottom|upper|lower|first|second|third|middle|centr?e|central)(?:most)?"
    r" (?:panel|heatmap|chart|plot|graph|map|one|side|subplot|matrix|grid|half)\b",
    re.IGNORECASE,
)
_MEASURED = regex(
    r"\b(?:reports?|shows?|gives?|displays?|plots?|depicts?|measures?|presents?) (?:the |an? )?"
    r"(?P<what>[^\W_][^,;:.()\n]{1,50}?)"
    r"(?= (?:on|for|of|in|at|that|who|until|after|as|when|from|with|by|per|and)\b|[,;.(\n]|\Z)",
    re.IGNORECASE,
)
_ENDS = regex(r"[.!?](?=\s|\Z)|\n")


def measured_by_panel(text: str, panels: Sequence[str]) -> dict[str, str]:
    """What each panel measures, where the overview says that it is not the same for all.

    Args:
        text: the description.
        panels: the names of its panels.

    Returns:
        By panel what it measures; nothing where one of them is not told, or all measure the same.
    """
    overview = text[:_OVERVIEW]
    if len(panels) < 2 or not all(panel in overview for panel in panels):
        return {}
    sides = list(_SIDE.finditer(overview))
    told: dict[str, str] = {}
    for i, side in enumerate(sides):
        end = _ENDS.search(overview, side.end())
        stop = min(
            end.start() if end else len(overview),
            sides[i + 1].start() if i + 1 < len(sides) else len(overview),
        )
        segment = overview[side.end() : stop]
        named = [
            panel
            for panel in panels
            if panel in segment and re.search(rf"(?<!\w){re.escape(panel)}(?!\w)", segment)
        ]
        measured = _MEASURED.search(segment) if len(named) == 1 else None
        if measured is not None:
            told.setdefault(named[0], measured["what"].strip())
    alike = {what.lower() for what in told.values()}
    return told if len(told) == len(panels) == len(alike) else {}
