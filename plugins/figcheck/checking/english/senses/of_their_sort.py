"""Groups of people of several sorts in one list: who is highest among them, or among its like.

“Adults under 30 are the least likely to do so”, beside men and women and the educated, is said of
the ages first. What is so among all groups as well is decided, all else is left open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.english.naming.crowds import several_sorts
from figcheck.checking.language.tree import Cells, Condition, Formula
from figcheck.model import Figure


def of_their_sort(figure: Figure, readings: Iterable[Reading]) -> Iterator[Reading]:
    """Readings with what they would mean if only groups of the same sort were compared.

    Args:
        figure: the figure.
        readings: all readings of a clause.
    """
    several = several_sorts(figure)
    for reading in readings:
        made = [
            among
            for formula in (reading.formulas if several else ())
            for dimension, sorts in several.items()
            if (among := _among(formula, dimension, sorts)) is not formula
        ]
        yield replace(reading, formulas=(*reading.formulas, *made)) if made else reading


def _among(formula: Formula, dimension: str, sorts: Iterable[frozenset[str]]) -> Formula:
    """A formula that compares one group with all, as one that compares it with its like."""
    named = {
        c.ticks[0]
        for c in nodes_of(formula)
        if isinstance(c, Condition) and c.dimension == dimension and len(c.ticks) == 1
    }
    own = [sort for sort in sorts if named and named <= sort]
    if len(own) != 1:
        return formula

    def changed(part: object) -> object:
        if not isinstance(part, Cells):
            return rebuilt(part, changed)
        told = [c for c in part.conditions if isinstance(c, Condition)]
        if len(told) < len(part.conditions) or any(c.dimension == dimension for c in told):
            return part
        among = Condition(dimension, tuple(sorted(own[0])))
        conditions = sorted((*told, among), key=lambda c: c.dimension)
        return Cells(tuple(conditions))

    made: Formula = rebuilt(formula, changed)
    return made
