"""Relations of many figures: each is held against those that it shares something with.

A host with many figures keeps what `traits`, `between` and `together` give, and calls them again
only for figures that are new or have changed and for those that meet them.
"""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.relations import index
from figcheck.checking.relations.deciding import decided
from figcheck.checking.relations.ensembles import ensembles
from figcheck.checking.relations.kinds import KINDS
from figcheck.checking.relations.kinds.aggregated import aggregate_relation
from figcheck.checking.relations.pair import Pair, Sheet
from figcheck.checking.relations.telling import Found, told
from figcheck.model import Figure, Relation


def relate(figures: Sequence[Figure]) -> Found:
    """Finds what figures have to do with each other.

    Args:
        figures: the figures of a site or of a paper; their ids must differ.

    Returns:
        The relations in the order of the figures, for each pair of figures those that are
        certain first.
    """
    sheets = [Sheet(figure) for figure in figures]
    found: list[Relation] = []
    for n, circle in enumerate(index.circles([index.traits(sheet) for sheet in sheets])):
        found += told(between(sheets[n], sheets[m]) for m in circle if m > n)
        found += together(sheets[n], [sheets[m] for m in circle])
    by_id = {figure.id: figure for figure in figures}
    return decided(found, by_id.__getitem__)


def between(first: Sheet, second: Sheet) -> Found:
    """What two figures have to do with each other, whatever others there are.

    Args:
        first: the one that comes first in the site.
        second: the other one.

    Returns:
        Relations that are certain first.
    """
    pair = Pair(first, second)
    turned = Pair(second, first, mirror=pair)
    found: list[Relation] = []
    for kind in KINDS:
        found += kind.find(pair)
        if kind.is_directed:
            found += kind.find(turned)
    return tuple(sorted(found, key=lambda relation: not relation.certain))


def together(sheet: Sheet, others: Sequence[Sheet]) -> Found:
    """What a figure has to do with several others taken together.

    Args:
        sheet: the figure.
        others: those that it is worth comparing with, in the order of the site.
    """
    return tuple(aggregate_relation(aggregate) for aggregate in ensembles(sheet, others))
