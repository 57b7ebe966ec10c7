"""How many cells there are of a kind, which is not what the cells are."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language.tree import Count, Quantified, Share
from figcheck.patterns import any_case

_NUMBER_OF = any_case(r"\b(?:number|count) of (?:[a-z-]+ )?(?:cells|entries|squares|fields)\b")


def counting_cells(readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of what is said of the number of cells, without those that count none.

    “The number of cells above 50% doubles” does not say that each cell does.

    Args:
        readings: all readings of a clause.
        text: the clause.
    """
    if _NUMBER_OF.search(text) is None:
        return tuple(readings)
    return tuple(r for r in readings if all(map(_counts, r.formulas)))


def _counts(formula: object) -> bool:
    nodes = list(nodes_of(formula))
    several = any(isinstance(n, Quantified) for n in nodes)
    return not several and any(isinstance(n, (Count, Share)) for n in nodes)
