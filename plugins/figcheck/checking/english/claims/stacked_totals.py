"""Stacked bars beside whose segments a table gives the whole of each: “Total”, no segment itself.

What is said of segments, of bars or of their height leaves that column out, or its values would be
counted twice; a sentence that calls it by its name may mean it.
"""

from __future__ import annotations

from collections.abc import Callable

from figcheck.checking.english.senses.remainders import totals_of
from figcheck.checking.language.intervals import without_ticks
from figcheck.checking.language.tree import Condition
from figcheck.model import Figure, Kind, Role
from figcheck.patterns import any_case

_TOLD = any_case(r"\b(?:totals?|sums?|altogether|columns?)\b")
"""Words that may be the name of such a column."""

_OF_ANY = any_case(r"\b(?:values?|numbers?|entry|entries|cells?)\b")
"""What may be a segment or a total: “the highest value”."""


def speaks_of_any(text: str) -> bool:
    """Whether a sentence may be about all values that are given, those of the totals among them.

    Args:
        text: the sentence.
    """
    return _OF_ANY.search(text) is not None


def stacked_total(figure: Figure) -> Condition | None:
    """All series of stacked bars but the one that gives their sums, if there is one.

    Args:
        figure: any figure.
    """
    series = figure.dimension(Role.SERIES)
    if figure.kind is not Kind.BAR or "stacked" not in figure.style or series is None:
        return None
    return next((t for t in totals_of(figure) if t.dimension == series.name), None)


def without_total(figure: Figure) -> tuple[Figure, Callable[[str], object]] | None:
    """The segments of stacked bars alone, and whether a sentence may speak of their sums by name.

    Args:
        figure: any figure.
    """
    total = stacked_total(figure)
    if total is None:
        return None
    return without_ticks(figure, total.dimension, list(total.ticks)), _TOLD.search
