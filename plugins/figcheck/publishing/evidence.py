"""The cells that a page names and marks for a claim or a finding, and how it words their places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from figcheck.model import Cell, Figure, Judgement, Role
from figcheck.publishing.tables import dimension_name, picture_order

MOST_CELLS = 12
"""Cells that are named beside a claim or a finding; figure.json names all."""


@dataclass(frozen=True)
class Named:
    """A cell that is named beside a claim or a finding.

    Attributes:
        cell: the cell.
        place: its coordinates, as far as its group does not share them.
        against: whether it speaks against the claim while others that are named do not.
    """

    cell: Cell
    place: str
    against: bool


@dataclass(frozen=True)
class Evidence:
    """Cells beside a claim or a finding, with what they have in common said once.

    Attributes:
        against: whether all that are named speak against the claim.
        shared: the coordinates that all of them share, "" for none.
        by: the axis that the places in the groups are coordinates of, "" if they say so.
        groups: the other coordinates that some of them share, and these cells.
        more: how many that speak against the claim are not named.
        total: how many cells there are, if not all are named, else 0.
    """

    against: bool
    shared: str
    by: str
    groups: tuple[tuple[str, tuple[Named, ...]], ...]
    more: int
    total: int


def evidence(figure: Figure, indices: Sequence[int], against: Sequence[int] = ()) -> Evidence:
    """What is said of cells beside a claim, those that speak against it first.

    Of more than `MOST_CELLS` only those that speak against it are named: the first of a hundred
    that all agree say less than their number.

    Args:
        figure: the figure.
        indices: indices of its cells that a verdict or a finding rests on.
        against: those that speak against the claim.

    Returns:
        The cells that are named, and how many are not.
    """
    total = {*against, *indices}
    chosen = total if len(total) <= MOST_CELLS else {*against}
    if not chosen:
        return Evidence(False, "", "", (), 0, len(total))
    cells = sorted((figure.cells[index] for index in chosen), key=picture_order(figure))
    cells.sort(key=lambda cell: cell.index not in against)
    axes = range(len(figure.dimensions))
    varying = [axis for axis in axes if len(cells) == 1 or len({c.at[axis] for c in cells}) > 1]
    own = _own_axes(cells, varying)
    heads = [axis for axis in varying if axis not in own]
    groups = _first(_grouped(cells, heads))
    named = sum(map(len, groups))
    only = {*against} == chosen
    name = _axis_name(figure, own[0]) if len(own) == 1 and len(cells) > 1 else ""
    return Evidence(
        only,
        _place(figure, cells[0], [axis for axis in axes if axis not in varying]),
        name,
        tuple(
            (
                _place(figure, group[0], heads),
                tuple(
                    Named(
                        cell,
                        (name and cell.at[own[0]]) or _place(figure, cell, own),
                        not only and cell.index in against,
                    )
                    for cell in group
                ),
            )
            for group in groups
        ),
        len(chosen) - named,
        len(total) if named < len(total) else 0,
    )


@dataclass(frozen=True)
class Basis:
    """The cells that a verdict rests on, all of them.

    Attributes:
        cells: their indices, in order.
        against: those that speak against the claim.
    """

    cells: tuple[int, ...]
    against: tuple[int, ...]


def basis(judgement: Judgement) -> Basis:
    """The cells of a judgement and of its parts.

    Args:
        judgement: what was found of a claim or of a part of one.
    """
    parts = [basis(part) for part in judgement.parts]
    against = {*judgement.counterexamples, *(n for part in parts for n in part.against)}
    cells = {*judgement.evidence, *against, *(n for part in parts for n in part.cells)}
    return Basis(tuple(sorted(cells)), tuple(sorted(against)))


def ranges(indices: Iterable[int]) -> str:
    """Numbers as a page's script reads them: 0, 1, 2 and 7 are "0-2,7".

    Args:
        indices: any whole numbers from 0.
    """
    runs: list[list[int]] = []
    for index in sorted({*indices}):
        if runs and runs[-1][1] == index - 1:
            runs[-1][1] = index
        else:
            runs.append([index, index])
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)


def _own_axes(cells: Sequence[Cell], varying: list[int]) -> list[int]:
    """Those of the axes along which cells vary that the cells of one group differ in.

    If each cell has the same partners along an axis (two panels, compared place by place), that
    one; else the last, unless that would make groups of hardly more than one cell.
    """
    if len(cells) == 1 or len(varying) < 2:
        return varying

    def groups(own: int) -> list[list[Cell]]:
        return _grouped(cells, [axis for axis in varying if axis != own])

    partners = {axis: len({cell.at[axis] for cell in cells}) for axis in varying}
    complete = [
        axis for axis in varying if all(len(group) == partners[axis] for group in groups(axis))
    ]
    if complete:
        return [min(complete, key=lambda axis: (partners[axis], -axis))]
    return varying if 2 * len(groups(varying[-1])) > len(cells) else varying[-1:]


def _grouped(cells: Sequence[Cell], axes: Sequence[int]) -> list[list[Cell]]:
    groups: dict[tuple[str | None, ...], list[Cell]] = {}
    for cell in cells:
        groups.setdefault(tuple(cell.at[axis] for axis in axes), []).append(cell)
    return list(groups.values())


def _first(groups: Sequence[list[Cell]]) -> list[list[Cell]]:
    """The first groups, whole ones of at most `MOST_CELLS` together, of the first at least that."""
    last = next(
        (i for i, n in enumerate(accumulate(map(len, groups)), start=1) if n > MOST_CELLS),
        len(groups) + 1,
    )
    return [group[:MOST_CELLS] for group in groups[: max(last - 1, 1)]]


def _place(figure: Figure, cell: Cell, axes: Sequence[int]) -> str:
    """Where a cell lies, as people say it: an axis by its name, a panel or series without."""
    said = []
    for axis in axes:
        tick = cell.at[axis]
        if tick is not None:
            said.append(f"{_axis_name(figure, axis)} {tick}".lstrip())
    return ", ".join(said)


def _axis_name(figure: Figure, axis: int) -> str:
    """The name of an axis; "" for panels and series, whose names speak for themselves."""
    dimension = figure.dimensions[axis]
    return dimension_name(dimension) if dimension.role in {Role.X, Role.Y} else ""
