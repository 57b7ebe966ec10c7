"""What the kinds share: how what is held against each other is named and told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from figcheck.checking.relations.align import Alignment, Match
from figcheck.checking.relations.copies import Held
from figcheck.model import Compared, Role
from figcheck.wording import listing


def compared(held: Held, axes: tuple[int, ...]) -> tuple[Compared, ...]:
    """Every place that is compared, by the axes that the comparison runs over."""
    return tuple(
        replace(place, at=tuple(place.at[axis] for axis in axes)) for place in held.listed()
    )


def axis_name(alignment: Alignment, axis: int) -> str:
    """What a shared axis is called, by its place."""
    return match_name(alignment, alignment.matches[axis])


def match_name(alignment: Alignment, match: Match) -> str:
    """What a shared axis is called in either figure."""
    one = alignment.left.block.scales[match.left]
    other = alignment.right.block.scales[match.right]
    return one.label or other.label or one.role.value


def axes_told(alignment: Alignment, matches: Iterable[Match]) -> str:
    """Shared axes in words: “Ratio” and the panels."""
    return listing(
        dict.fromkeys(
            f"“{match_name(alignment, match)}”"
            if match.labelled
            else _PLURALS[alignment.left.block.scales[match.left].role]
            for match in matches
        )
    )


def agrees_at(held: Held, match: Match, pairs: tuple[tuple[int, int], ...]) -> bool:
    """Whether most values agree at the given ticks of an axis."""
    if match not in held.alignment.matches:
        return False
    axis = held.alignment.matches.index(match)
    for pair in pairs:
        n = match.pairs.index(pair)
        compared = np.take(held.compared, n, axis=axis).sum()
        if compared and 2 * np.take(held.agrees, n, axis=axis).sum() > compared:
            return True
    return False


_PLURALS = {Role.PANEL: "panels", Role.SERIES: "series", Role.Y: "rows", Role.X: "places along x"}
"""What axes without a label are called."""
_COMPLETE = 0.75
"""Share of an axis' ticks that another one must have to be the same axis."""


def is_complete(alignment: Alignment, match: Match) -> bool:
    """Whether an axis has the same ticks on both sides, but for a few without values."""
    one = len(alignment.left.block.scales[match.left].ticks)
    other = len(alignment.right.block.scales[match.right].ticks)
    return len(match.pairs) == min(one, other) >= _COMPLETE * max(one, other)
