"""Times as they are meant: in their order, and a year that is marked as forecast a year."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from figcheck.checking.language.order import ordinates
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex
from figcheck.times import is_time

_ROWS = regex(r"\b(?:rows?|columns?|top|bottom|left|right|upwards?|downwards?|entry|entries)\b")
"""Words by which a description speaks of where something stands in the table."""


_YEAR = regex(r"((?:1[5-9]|20|21)\d\d)\s*\**")
"""A year, be it marked as one of which the values are no more than expected: “2025*”."""


def in_time(figure: Figure) -> Figure:
    """The figure with times in their order, where all of them run backwards.

    “The last three years” are the latest ones, however the table is sorted; its last rows need
    not be, of which a description that is changed says nothing.

    Args:
        figure: the figure.
    """
    dimensions = tuple(_in_years(d) for d in figure.dimensions)
    if not _ROWS.search(figure.source.text.lower()):
        dimensions = tuple(_forwards(d) for d in dimensions)
    return replace(figure, dimensions=dimensions) if dimensions != figure.dimensions else figure


def _in_years(dimension: Dimension) -> Dimension:
    """The dimension with the number of each year, where some of them are marked."""
    if None not in dimension.numbers:
        return dimension
    years = [_YEAR.fullmatch(tick.strip()) for tick in dimension.ticks]
    if None in years or not years:
        return dimension
    return replace(dimension, numbers=tuple(float(year[1]) for year in years if year))


def _forwards(dimension: Dimension) -> Dimension:
    if not is_time(dimension):
        return dimension
    backwards = all(earlier > later for earlier, later in pairwise(ordinates(dimension)))
    if len(dimension.ticks) < 2 or not backwards:
        return dimension
    return replace(dimension, ticks=dimension.ticks[::-1], numbers=dimension.numbers[::-1])
