"""Panels that only sort what a figure shows: families of points, groups of columns.

Where every point, or every column, belongs to one of the panels, sentences speak of all of them
as of one figure (“the highest score of all”), and of a panel as of a group of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from figcheck.checking.language.order import is_ordered
from figcheck.model import Cell, Claim, Figure, Kind, Role

_SORTED = frozenset({Kind.SCATTER, Kind.TABLE})
"""Kinds of figures whose panels may be no pictures of their own."""


def joined(figure: Figure) -> Figure | None:
    """A figure whose panels have ticks of their own as one, with the panels as groups of these.

    Args:
        figure: any figure.

    Returns:
        The same cells in the same order, without the panels; `None` where these are more than
        groups of the ticks of another dimension.
    """
    panel = figure.dimension(Role.PANEL)
    if panel is None or figure.kind not in _SORTED:
        return None
    place = figure.dimensions.index(panel)
    for i, dimension in enumerate(figure.dimensions):
        groups = _groups(figure, place, i)
        if i == place or groups is None or is_ordered(dimension):
            continue
        sorted_ = replace(dimension, groups=groups)
        kept = [sorted_ if d is dimension else d for d in figure.dimensions if d is not panel]

        def without(at: Sequence[str | None]) -> tuple[str | None, ...]:
            return (*at[:place], *at[place + 1 :])

        def cell(old: Cell) -> Cell:
            return replace(old, at=without(old.at))

        def claim(old: Claim) -> Claim:
            return replace(old, context=without(old.context))

        return replace(
            figure,
            dimensions=tuple(kept),
            cells=tuple(map(cell, figure.cells)),
            claims=tuple(map(claim, figure.claims)),
        )
    return None


def _groups(
    figure: Figure, panel: int, other: int
) -> tuple[tuple[str, tuple[str, ...]], ...] | None:
    """By panel the ticks of another dimension in it, if each tick is in one and some have several.

    Args:
        figure: the figure.
        panel: the position of its panels.
        other: the position of the dimension.
    """
    found: dict[str, dict[str, None]] = {}
    for cell in figure.cells:
        if len(cell.at) != len(figure.dimensions) or cell.value is None:
            continue
        name, tick = cell.at[panel], cell.at[other]
        if name is not None and tick is not None:
            found.setdefault(name, {})[tick] = None
    sizes = [len(ticks) for ticks in found.values()]
    distinct = {tick for ticks in found.values() for tick in ticks}
    if len(found) < 2 or max(sizes) < 2 or sum(sizes) != len(distinct):
        return None
    return tuple((name, tuple(ticks)) for name, ticks in found.items())


def stands_in_panel(figure: Figure, claim: Claim) -> bool:
    """Whether a claim stands in one of the panels of a figure."""
    panel = figure.dimension(Role.PANEL)
    place = figure.dimensions.index(panel) if panel is not None else len(claim.context)
    return place < len(claim.context) and claim.context[place] is not None
