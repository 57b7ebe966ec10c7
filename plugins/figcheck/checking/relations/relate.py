"""Relations of many figures: each is held against those that it shares something with.

A host with many figures keeps what `traits` and `related` give, and calls them again only for
figures that are new or have changed and for those that meet them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.relations import index
from figcheck.checking.relations.ensembles import ensembles
from figcheck.checking.relations.kinds import KINDS
from figcheck.checking.relations.kinds.aggregated import aggregate_relation
from figcheck.checking.relations.pair import Pair, Sheet
from figcheck.model import Figure, Relation


def relate(figures: Sequence[Figure]) -> tuple[Relation, ...]:
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
        found += related(
            sheets[n],
            [sheets[m] for m in circle if m < n],
            [sheets[m] for m in circle if m > n],
        )
    return tuple(found)


def related(sheet: Sheet, before: Sequence[Sheet], after: Sequence[Sheet]) -> tuple[Relation, ...]:
    """What a figure has to do with those that it may have something to do with.

    Args:
        sheet: the figure.
        before: figures that stand before it; relations to each of them alone are theirs to find.
        after: figures that stand after it.

    Returns:
        Relations to each of those after it, then those to several figures together.
    """
    found = [relation for other in after for relation in _between(sheet, other)]
    together = ensembles(sheet, [*before, *after])
    return (*found, *(aggregate_relation(aggregate) for aggregate in together))


def _between(first: Sheet, second: Sheet) -> Iterator[Relation]:
    pair = Pair(first, second)
    turned = Pair(second, first, mirror=pair)
    found: list[Relation] = []
    for kind in KINDS:
        found += kind.find(pair)
        if kind.is_directed:
            found += kind.find(turned)
    yield from sorted(found, key=lambda relation: not relation.certain)
