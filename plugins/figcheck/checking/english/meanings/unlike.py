"""Whether a check takes values of unlike measures for one: prices and scores, years and shares.

No number is a mean of prices and scores, and none bounds both. A comparison of one model with
another, measure by measure, is sound.
"""

from __future__ import annotations

from figcheck.checking.english.kinds.measures import Measures
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.meanings.parts import nodes_of, parts_of
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Compare,
    Condition,
    Formula,
    Number,
    Steps,
    Term,
    Trend,
)


def mixes_measures(measures: Measures, formula: Formula) -> bool:
    """Whether a formula makes one number of unlike measures, or holds one against them all.

    Args:
        measures: the measures of the figure.
        formula: what a reading asserts.
    """
    if measures.dimension is None:
        return False
    return any(_mixes(measures, node) for node in nodes_of(formula))


def _mixes(measures: Measures, node: object) -> bool:
    match node:
        case Aggregate(_, of, by):
            return measures.dimension not in by and _is_open(measures, of)
        case Compare(_, left, right):
            sides = (left, right)
            return any(isinstance(s, Number) and s.value for s in sides) and any(
                _is_open(measures, s) for s in sides
            )
        case Arithmetic("-", left, right) if isinstance(left, Cells) and isinstance(right, Cells):
            return measures.differ_between(_place(measures, left), _place(measures, right))
        case Trend(_, of) | Steps(of, _):
            return _is_open(measures, of)
    return False


def _is_open(measures: Measures, term: Term) -> bool:
    """Whether a term has a number for each of several unlike measures."""
    if isinstance(term, Aggregate) and measures.dimension not in term.by:
        return False  # Judged where it stands.
    if isinstance(term, Cells):
        return measures.differ(_place(measures, term))
    return any(_is_open(measures, part) for part in parts_of(term))


def _place(measures: Measures, cells: Cells) -> Place:
    """The measures at which cells are taken; everywhere if that is left open."""
    named = [c for c in cells.conditions if isinstance(c, Condition) and not c.excluded]
    kept = [c.ticks for c in named if c.dimension == measures.dimension]
    return Place.of(measures.dimension or "", kept[0]) if kept else Place()
