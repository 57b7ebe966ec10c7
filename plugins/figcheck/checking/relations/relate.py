"""Relations of many figures: each is held against those that it shares something with.

A host with many figures keeps what `traits` and `related` give, and calls them again only for
figures that are new or have changed and for those that meet them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from figcheck.checking.relations import index
from figcheck.checking.relations.deciding import decide
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
    by_id = {figure.id: figure for figure in figures}
    return decided(found, by_id.__getitem__)


def decided(relations: Sequence[Relation], figure: Callable[[str], Figure]) -> tuple[Relation, ...]:
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
