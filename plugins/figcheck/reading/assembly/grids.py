"""Labels that hold two coordinates each, or three: “North, 2019: 12”, “2019 (North): 5”."""

from __future__ import annotations

import math
from collections.abc import Sequence

from figcheck.patterns import regex
from figcheck.reading import names
from figcheck.reading.assembly.roles import IN_TIME

_ASIDE = regex(r"\s+\((?=[^()]{1,60}\)$)")
_SEPARATORS = (
    regex(r",\s+"),
    regex(r"\s*[/|×;·•]\s*"),
    regex(r":\s+"),
    regex(r"\s+[–—-]\s+"),
    regex(r"\s*(?:→|->)\s*"),
    regex(r"\s+(?:on|in|at|for|with|during|vs\.?)\s+"),
    _ASIDE,
)
_BETWEEN = (
    regex(r"\s*(?:–|—|↔|⇔|<->|×|/|\bvs\.?|\bversus\b|&)\s*"),
    regex(r"\s+and\s+"),
    regex(r"-"),
)
"""What stands between the two names of a pair whose order does not matter."""
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
    return _triangle(bare)


def _triangle(labels: Sequence[str]) -> list[tuple[str, str]]:
    """The two names in each label, where every name stands once with every other: “Age–Height”."""
    for separator in _BETWEEN:
        parts = [separator.split(label) for label in labels]
        if any(len(part) != 2 for part in parts):
            continue
        couples = {frozenset(map(names.key, part)) for part in parts}
        things = frozenset().union(*couples)
        count = len(things) * (len(things) - 1) // 2
        if len(couples) == len(labels) == count and all(len(couple) == 2 for couple in couples):
            return [(one.strip(), two.strip()) for one, two in parts]
    return []


def outer(labels: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Where in labels of three coordinates each the first ends and the others begin.

    Args:
        labels: labels of single values.

    Returns:
        Both places by the label; none unless every first coordinate stands with every second
        and every third one.
    """
    if len(labels) < 2 * _FEWEST:
        return {}
    for separator in _SEPARATORS:
        marks = [[*separator.finditer(label)] for label in labels]
        if any(len(found) != 2 for found in marks):
            continue
        parts = [separator.split(label) for label in labels]
        sides = [{names.key(part[i]) for part in parts} for i in range(3)]
        full = math.prod(map(len, sides)) == len(labels) == len(set(labels))
        if full and min(map(len, sides)) > 1:
            return {label: found[0].span() for label, found in zip(labels, marks, strict=True)}
    return {}
