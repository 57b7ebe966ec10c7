"""Figures of several kinds: the parts of one form each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from figcheck.model import Axis, Cell, Figure, Kind, Role


def parts_of(figure: Figure) -> list[Figure]:
    """The figure, or the parts that it consists of if its panels differ in their axes.

    Two heatmaps and a line chart in one figure have panels whose values lie at an x and a
    y, and others whose values lie along one axis. Each form becomes a figure of its own,
    with the cells, dimensions and ticks that it uses; only the first has the title.

    Args:
        figure: any figure.
    """
    groups: dict[frozenset[Role], list[Cell]] = {}
    for cells in _by_panel(figure):
        roles = {
            dimension.role
            for cell in cells
            for dimension, tick in zip(figure.dimensions, cell.at, strict=True)
            if tick is not None and dimension.role is not Role.PANEL
        }
        groups.setdefault(frozenset(roles), []).extend(cells)
    if figure.kind is not Kind.HEATMAP or len(groups) < 2:
        return [figure]
    grid = frozenset({Role.X, Role.Y})
    ordered = sorted(groups.items(), key=lambda group: not grid <= group[0])
    parts = [_part(figure, roles, cells, grid <= roles) for roles, cells in ordered]
    return [parts[0], *(replace(part, title="") for part in parts[1:])]


def _by_panel(figure: Figure) -> Sequence[Sequence[Cell]]:
    panels: dict[str | None, list[Cell]] = {}
    for cell in figure.cells:
        panels.setdefault(figure.coordinate(cell, Role.PANEL), []).append(cell)
    return list(panels.values())


def _part(figure: Figure, roles: frozenset[Role], cells: Sequence[Cell], is_grid: bool) -> Figure:
    kept = [i for i, d in enumerate(figure.dimensions) if d.role in roles or d.role is Role.PANEL]
    dimensions = []
    for i in kept:
        dimension = figure.dimensions[i]
        here = {cell.at[i] for cell in cells}
        elsewhere = {cell.at[i] for cell in figure.cells} - here
        known = zip(dimension.ticks, dimension.numbers, strict=True)
        ticks = [pair for pair in known if pair[0] not in elsewhere]
        dimensions.append(
            replace(
                dimension,
                ticks=tuple(tick for tick, _ in ticks),
                numbers=tuple(number for _, number in ticks),
            )
        )
    part = replace(
        figure,
        dimensions=tuple(dimensions),
        cells=tuple(replace(cell, at=tuple(cell.at[i] for i in kept)) for cell in cells),
    )
    if is_grid:
        return part
    along = next((d for d in dimensions if d.role in {Role.X, Role.Y}), None)
    numeric = along is not None and None not in along.numbers
    # The description's axes are those of the grids.
    return replace(
        part,
        kind=Kind.LINE if numeric else Kind.BAR,
        x_axis=Axis(),
        y_axis=Axis(),
        value=Axis(),
        colours=None,
    )
