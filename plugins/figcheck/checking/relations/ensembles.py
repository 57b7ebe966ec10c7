"""Slices that are made of slices of several figures: a mean over one panel of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from figcheck.checking.relations.aggregates import MOST_PARTS, Aggregate, aggregates
from figcheck.checking.relations.align import Alignment, align, rearranged
from figcheck.checking.relations.blocks import Block, Scale
from figcheck.checking.relations.pair import Pair, Sheet
from figcheck.model import Role


def ensembles(sheet: Sheet, others: Sequence[Sheet]) -> list[Aggregate]:
    """Finds what of a figure is made of several other figures together.

    Args:
        sheet: the figure.
        others: figures that share axes with it.

    Returns:
        What fits beyond chance and needs parts of two figures or more.
    """
    found: list[Aggregate] = []
    for block in sheet.blocks:
        groups: dict[tuple[int, ...], list[Alignment]] = {}
        for other in others:
            for theirs in other.blocks:
                alignment = align(block, theirs)
                if alignment and _has_all_ticks(alignment):
                    axes = tuple(match.left for match in alignment.matches)
                    groups.setdefault(axes, []).append(alignment)
        for group in groups.values():
            together = _together(group)
            if together is None:
                continue
            several = [a for a in aggregates(together) if _figures(a) > 1]
            known = _known(sheet, others, together) if several else set()
            found += [a for a in several if a.held.slice not in known]
    return found


def _has_all_ticks(alignment: Alignment) -> bool:
    return all(
        len(match.pairs) == len(scale.ticks)
        for match, scale in zip(alignment.matches, alignment.scales, strict=True)
    )


def _together(group: Sequence[Alignment]) -> Alignment | None:
    """The first block against the slices of all the others, as if these were one block."""
    figures = tuple(alignment.right.block.figure for alignment in group)
    sides = [alignment.right for alignment in group]
    count = sum(side.sliced.shape[-1] for side in sides)
    if len({figure.id for figure in figures}) < 2 or not 2 <= count <= MOST_PARTS:
        return None
    names = [
        " | ".join((*side.block.fixed, *chosen.numbered, side.block.figure.id))
        for side in sides
        for chosen in side.slices
    ]
    first = group[0]
    shape = first.left.sliced.shape[:-1]
    block = Block(
        figures=figures,
        scales=(*first.scales, Scale("", Role.PANEL, tuple(names))),
        fixed=(),
        values=np.concatenate([side.sliced for side in sides], axis=-1),
        decimals=np.concatenate([side.decimals.reshape(*shape, -1) for side in sides], axis=-1),
        cells=np.concatenate([side.cells.reshape(*shape, -1) for side in sides], axis=-1),
        owners=np.concatenate(
            [np.full(side.sliced.shape, n) for n, side in enumerate(sides)], axis=-1
        ),
    )
    return rearranged(first, block)


def _known(sheet: Sheet, others: Iterable[Sheet], together: Alignment) -> set[int]:
    """Slices that are copies or aggregates of one of the figures alone."""
    slices: set[int] = set()
    for other in others:
        pair = Pair(sheet, other)
        slices |= pair.copied_slices(together)
        cells = {
            place.cells[0][1] for aggregate in pair.aggregates for place in aggregate.held.listed()
        }
        slices |= together.left.slices_within(cells)
    return slices


def _figures(aggregate: Aggregate) -> int:
    held = aggregate.held
    right = held.alignment.right
    place = tuple(np.argwhere(held.compared)[0])
    owners = {right.cell(place, part)[0] for part in held.parts}
    return len({right.block.figures[owner].id for owner in owners})
