"""What the figures of a site have to do with each other.

Figures are arranged as arrays with named axes (`blocks`), those that share axes, names or values
meet (`index`), their axes are matched (`align`), and slices are held against each other
(`copies`, `aggregates`) with chance as the measure (`chance`). What is found is told by kind
(`kinds`).
"""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.relations.relate import Relator
from figcheck.model import Figure, Relation

__all__ = ["Relator", "relate"]


def relate(figures: Sequence[Figure]) -> tuple[Relation, ...]:
    """Finds what figures have to do with each other.

    Args:
        figures: the figures of a site or of a paper; their ids must differ.

    Returns:
        The relations, those that are certain first for each pair of figures, the pairs in the
        order of the figures.
    """
    return Relator().relate(figures)
