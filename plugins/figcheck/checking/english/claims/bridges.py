"""Charts that lead from one total to another step by step: the steps apart from the totals."""

from __future__ import annotations

import re
from collections.abc import Callable

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.language.intervals import without_ticks
from figcheck.checking.language.order import is_ordered
from figcheck.model import Figure

_FEWEST = 4
"""Ticks of a bridge, its ends among them."""


_OF_ENDS = (
    "totals? overall net start(?:s|ed|ing)? end(?:s|ed|ing)? opening closing begin\\w* "
    "initial\\w* final\\w* results? sums? together from to changes? bars? values?"
).split()
"""Words of what is said of the totals, or of all bars."""


def without_ends(figure: Figure) -> tuple[Figure, Callable[[str], object]] | None:
    """The steps of a figure that leads from one total to another, and what tells of its totals.

    Some of the steps take something away: parts that all add up to a total are no bridge.

    Args:
        figure: any figure.

    Returns:
        The figure without the totals, and whether a sentence may speak of these.
    """
    for place, dimension in enumerate(figure.dimensions):
        if len(dimension.ticks) < _FEWEST or is_ordered(dimension):
            continue
        lines: dict[tuple[str | None, ...], dict[str | None, float]] = {}
        for cell in figure.cells:
            elsewhere = (*cell.at[:place], *cell.at[place + 1 :])
            if cell.value is not None:
                lines.setdefault(elsewhere, {})[cell.at[place]] = cell.value
        start, *steps, stop = dimension.ticks
        if lines and all(_is_bridge(line, start, stop) for line in lines.values()):
            own = {w for end in (start, stop) for w in words_of(end)}
            told = [re.escape(w) for w in own.difference(*map(words_of, steps))]
            pattern = rf"\b(?:{'|'.join((*_OF_ENDS, *told))})\b"
            rest = without_ticks(figure, dimension.name, [start, stop])
            return rest, re.compile(pattern, re.IGNORECASE).search
    return None


def _is_bridge(line: dict[str | None, float], start: str, stop: str) -> bool:
    """Whether what lies between two values adds up to their difference."""
    if start not in line or stop not in line:
        return False
    steps = [value for tick, value in line.items() if tick not in (start, stop)]
    rounding = 1e-3 * max(map(abs, line.values()), default=0.0)
    return min(steps, default=0.0) < 0 and abs(line[start] + sum(steps) - line[stop]) <= rounding
