"""The kinds of relation between two figures, and how each is found and told."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from figcheck.checking.relations.kinds.aggregated import aggregated
from figcheck.checking.relations.kinds.context import name_variants, same_axes, tick_conflicts
from figcheck.checking.relations.kinds.copied import copied
from figcheck.checking.relations.pair import Pair
from figcheck.model import Relation
from figcheck.records import record


@record
class Kind:
    """A way to find relations between two figures.

    Attributes:
        find: gives them.
        is_directed: whether it matters which figure comes first; then both orders are tried.
    """

    find: Callable[[Pair], Iterable[Relation]]
    is_directed: bool = False


KINDS = (
    Kind(copied),
    Kind(aggregated, is_directed=True),
    Kind(tick_conflicts),
    Kind(name_variants),
    Kind(same_axes),
)
"""Every kind; several of them find more than one of `figcheck.model.RelationKind`."""
