"""Tables that list the latest year first: their last years are the latest all the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from figcheck.checking.language.order import is_time, ordinates
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_ROWS = regex(r"\b(?:rows?|columns?|top|bottom|left|right|upwards?|downwards?|entry|entries)\b")
"""Words by which a description speaks of where something stands in the table."""


def in_time(figure: Figure) -> Figure:
    """The figure with times in their order, where all of them run backwards.

    “The last three years” are the latest ones, however the table is sorted; its last rows need
    not be, of which a description that is changed says nothing.

    Args:
        figure: the figure.
    """
    if _ROWS.search(figure.source.text.lower()):
        return figure
    dimensions = tuple(_forwards(d) for d in figure.dimensions)
    return replace(figure, dimensions=dimensions) if dimensions != figure.dimensions else figure


def _forwards(dimension: Dimension) -> Dimension:
    if not is_time(dimension):
        return dimension
    backwards = all(earlier > later for earlier, later in pairwise(ordinates(dimension)))
    if len(dimension.ticks) < 2 or not backwards:
        return dimension
    return replace(dimension, ticks=dimension.ticks[::-1], numbers=dimension.numbers[::-1])
