"""Relations of many figures: each is held against those that it shares something with.

A host with many figures keeps what `traits`, `between` and `together` give, and calls them again
only for figures that are new or have changed and for those that meet them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from figcheck.checking.relations import index
from figcheck.checking.relations.deciding import decide
from figcheck.checking.relations.ensembles import ensembles
from figcheck.checking.relations.kinds import KINDS
from figcheck.checking.relations.kinds.aggregated import aggregate_relation
from figcheck.checking.relations.pair import Pair, Sheet
from figcheck.model import Figure, Relation, RelationKind

Found = tuple[Relation, ...]

_NEAREST = 2
"""Figures after a figure that are told to have the same axes and other data: in a large site
hundreds may, and the next ones are those of the same paper."""


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


def told(found: Iterable[Found]) -> Iterator[Relation]:
    """What is told of a figure's relations to those after it.

    Args:
        found: the relations to each of them, the nearest first.

    Yields:
        All relations but those to figures further away that have nothing but their axes in
        common with it.
    """
    alike = 0
    for relations in found:
        alike += any(relation.kind is RelationKind.SAME_AXES for relation in relations)
        for relation in relations:
            if relation.kind is not RelationKind.SAME_AXES or alike <= _NEAREST:
                yield relation


def decided(relations: Sequence[Relation], figure: Callable[[str], Figure]) -> Found:
    """Relations with a guess, where values are in conflict, which one is misread.

    Args:
        relations: all relations of a site.
        figure: gives the figure of an id.
    """
    return decide(relations, figure, _count_false)


def _count_false(figure: Figure) -> int:
    # What reads English takes its time to start; few relations need it.
    from figcheck.checking.english.judge import Judge

    judge = Judge(figure)
    return sum(judge.judge(claim).judgement.verdict.is_false for claim in figure.claims)
