"""Readings of “just over 50”: near it, not only above it."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.parsing.asides import tells_nearness
from figcheck.checking.language.tree import Comparator, Compare


def just_beyond(readings: Sequence[Reading], text: str) -> Sequence[Reading]:
    """The readings that say how near a bound something is, where a clause does.

    Args:
        readings: all readings of the clause; some may take “just” for something else.
        text: the clause.

    Returns:
        Those of them that account for it; all where none does.
    """
    if len(readings) < 2 or not tells_nearness(text):
        return readings
    return [r for r in readings if _is_near(r)] or readings


def _is_near(reading: Reading) -> bool:
    nodes = reading.nodes
    return any(isinstance(n, Compare) and n.comparator is Comparator.ABOUT for n in nodes)
