"""Labels that hold two coordinates each: “North, 2019: 12”, “2019 (North): 5”."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.patterns import regex
from figcheck.reading import names
from figcheck.reading.assembly.roles import IN_TIME

_ASIDE = regex(r"\s+\((?=[^()]{1,60}\)$)")
_SEPARATORS = (
    regex(r",\s+"),
    regex(r"\s*[/|×;]\s*"),
    regex(r"\s+[–—-]\s+"),
    regex(r"\s*(?:→|->)\s*"),
    regex(r"\s+(?:on|in|at|for|with|during|vs\.?)\s+"),
    _ASIDE,
)
_IN_BRACKETS = regex(r"[(\[](.{1,80})[)\]]")
_FEWEST = 4


def pairs(labels: Sequence[str]) -> list[tuple[str, str]]:
    """The two coordinates in each label.

    Args:
        labels: labels of single values.

    Returns:
        A pair for each; none unless every first coordinate stands with every second one, as
        in a table, and they are not two parts of one date: “Q1, 2020”.
    """
    if len(labels) < _FEWEST:
        return []
    bare = [match[1] if (match := _IN_BRACKETS.fullmatch(label)) else label for label in labels]
    for separator in _SEPARATORS:
        parts = [separator.split(label) for label in bare]
        if separator is _ASIDE:
            parts = [[p.removesuffix(")") for p in part] for part in parts]
        if any(len(part) != 2 for part in parts):
            continue
        sides = [{names.key(part[i]) for part in parts} for i in (0, 1)]
        dates = all(IN_TIME.fullmatch(piece) for part in parts for piece in part)
        full = len(sides[0]) * len(sides[1]) == len(parts)
        if full and min(map(len, sides)) > 1 and not dates:
            return [(part[0].strip(), part[1].strip()) for part in parts]
    return []
