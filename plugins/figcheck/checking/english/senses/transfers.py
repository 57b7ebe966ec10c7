"""Grids of transfers, whose rows and columns are the same things: which reading is meant."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language.tree import Order
from figcheck.model import Figure, Role
from figcheck.patterns import any_case

_OF_TRANSFER = any_case(r"\b(?:sources?|donors?|targets?|served|transfers?|itself|each other)\b")


_ROLE = any_case(
    r"\b(?:best|worst|strongest|weakest|hardest|easiest|toughest|(?:most|least) (?:useful|difficult"
    r"|challenging))(?:[ -][a-z]+){0,2} (?:sources?|donors?|targets?)\b"
)


def without_itself(figure: Figure, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of what serves what, without those by which each thing serves itself.

    “The best source for French is Spanish”: other than French, and in the column of French.
    What the names alone would say as well, of the row or with the diagonal, is not meant.

    Args:
        figure: the figure.
        readings: all readings of a clause about a grid of transfers.
        text: the clause.
    """
    if not _OF_TRANSFER.search(text):
        return tuple(readings)
    aware = [r for r in readings if all(map(_says_which, r.formulas))]
    panels = figure.dimension(Role.PANEL)
    if not aware and panels is not None and len(panels.ticks) > 1 and _ROLE.search(text):
        return ()  # Of which panel, is not said.
    return tuple(aware or readings)


def _says_which(formula: object) -> bool:
    return any(isinstance(node, Order) for node in nodes_of(formula))
