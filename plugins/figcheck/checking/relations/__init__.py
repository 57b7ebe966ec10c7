"""What the figures of a site have to do with each other.

Figures are arranged as arrays with named axes (`blocks`), those that share axes, names or values
meet (`index`), their axes are matched (`align`), and slices are held against each other
(`copies`, `aggregates`) with chance as the measure (`chance`). What is found is told by kind
(`kinds`).
"""

from __future__ import annotations

from figcheck.checking.relations.index import circles, traits
from figcheck.checking.relations.pair import Sheet
from figcheck.checking.relations.relate import Found, between, decided, relate, together, told

__all__ = [
    "Found",
    "Sheet",
    "between",
    "circles",
    "decided",
    "relate",
    "together",
    "told",
    "traits",
]
