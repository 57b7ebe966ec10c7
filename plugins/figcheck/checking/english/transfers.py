"""Grids of transfers, whose rows and columns are the same things: which reading is meant."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.checking.english.meaning import Reading
from figcheck.checking.english.parts import nodes_of
from figcheck.checking.language.tree import Order
from figcheck.patterns import regex

_OF_TRANSFER = regex(
    r"\b(?:sources?|targets?|served|transfers?|itself|each other)\b", re.IGNORECASE
)


def without_itself(readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of what serves what, without those by which each thing serves itself.

    “The best source for French is Spanish”: other than French, and in the column of French.
    What the names alone would say as well, of the row or with the diagonal, is not meant.

    Args:
        readings: all readings of a clause about a grid of transfers.
        text: the clause.
    """
    if not _OF_TRANSFER.search(text):
        return tuple(readings)
    aware = [r for r in readings if all(map(_says_which, r.formulas))]
    return tuple(aware or readings)


def _says_which(formula: object) -> bool:
    return any(isinstance(node, Order) for node in nodes_of(formula))
