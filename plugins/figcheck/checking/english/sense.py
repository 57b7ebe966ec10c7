"""Which readings make sense for a figure: none adds up scores, or counts more than there is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from figcheck.checking.english.parts import nodes_of
from figcheck.checking.english.polarity import is_score
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Condition,
    Count,
    Function,
    Number,
    Trend,
)
from figcheck.model import Figure, Kind, Role

if TYPE_CHECKING:
    from figcheck.checking.english.meaning import Reading
    from figcheck.checking.english.names import Names
    from figcheck.checking.language.evaluate import Table

_SUM = re.compile(r"\b(?:sum(?:s|med)?|adds? up|added up)\b", re.IGNORECASE)
_CELLS = re.compile(r"\b(?:cells?|values?|rows?|columns?|grid|bars?)\b", re.IGNORECASE)
_LIES = re.compile(r"\b(?:falls?|fell|drops?) on the (?:\w+ )?diagonal", re.IGNORECASE)
"""Where something lies, not how it goes."""

_ON_AXES = frozenset({Kind.LINE, Kind.BAR, Kind.SCATTER})


class Sense:
    """Tells readings that make no sense for a figure.

    Args:
        figure: the figure whose values they are about.
        names: its names.
        table: its values.
    """

    def __init__(self, figure: Figure, names: Names, table: Table) -> None:
        self._table = table
        self._sizes = {d.name: len(d.ticks) for d in figure.dimensions}
        # The rows of a confusion matrix are counts, whatever is said in the title.
        self._never = is_score(figure) and not names.directions
        self._apart = set(names.measured)
        if figure.kind in _ON_AXES and figure.y_axis.label and not figure.value.label:
            # Each panel, or each side, has an axis of its own.
            self._apart |= {
                d.name for d in figure.dimensions if d.role in (Role.PANEL, Role.SERIES)
            }

    def has(self, reading: Reading, text: str) -> bool:
        """Whether a reading makes sense, whatever the values are.

        What it adds up can be added up, and it does not count more cases than there are: of
        “2,743 pixels” in a matrix with 49 cells something else is said than of its cells.

        Args:
            reading: the reading.
            text: the clause; what it calls a sum or cells in so many words is meant to be that.
        """
        nodes = list(nodes_of(reading.formulas))
        if _LIES.search(text) and any(isinstance(node, Trend) for node in nodes):
            return False
        sums = _SUM.search(text) is not None or all(map(self._sums_up, nodes))
        return sums and (_CELLS.search(text) is not None or all(map(self._counts, nodes)))

    def _counts(self, node: object) -> bool:
        match node:
            case Compare(Comparator.EQUAL | Comparator.ABOUT, Count(of), Number(value)):
                return value <= len(self._table.pairs(of))
            case _:
                return True

    def _sums_up(self, node: object) -> bool:
        if not (isinstance(node, Aggregate) and node.function is Function.SUM):
            return True
        summed = {
            d for part in nodes_of(node.of) if isinstance(part, Cells) for d in self._open(part)
        }
        summed -= set(node.by)
        return not (summed if self._never else summed & self._apart)

    def _open(self, cells: Cells) -> set[str]:
        """The dimensions along which a selection has several values."""
        kept = dict(self._sizes)
        for condition in cells.conditions:
            if isinstance(condition, Condition):
                size = len(condition.ticks)
                kept[condition.dimension] = (
                    kept[condition.dimension] - size if condition.excluded else size
                )
        return {dimension for dimension, size in kept.items() if size > 1}
