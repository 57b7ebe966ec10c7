"""Figures made of a figure, and how what is said of them is said of the values that there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import rebuilt
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Condition,
    Formula,
    Function,
    Term,
)
from figcheck.model import Cell, Dimension, Figure


@dataclass(frozen=True, eq=False)
class Derived:
    """A figure whose values are made of those of another one.

    Attributes:
        reader: reads sentences about it.
        said: gives what a formula about it says of the other one, in all ways that are meant.
        alone: whether a sentence that is meant of it can be meant of nothing else.
        worded: gives a sentence in the words for what it shows.
    """

    reader: Reader
    said: Callable[[Formula, str], Sequence[Formula]]
    alone: bool
    worded: Callable[[str], str] = str

    def read(self, text: str, around: Surroundings) -> tuple[Reading, ...]:
        """The readings of a clause about it, as formulas over the other figure."""
        if around.here is not None:
            own = {d.name for d in self.reader.figure.dimensions}
            around = replace(around, here=around.here.without(around.here.dimensions - own))
        found = (
            replace(
                reading, formulas=tuple(f for r in reading.formulas for f in self.said(r, text))
            )
            for reading in self.reader.read(self.worded(text), around)
        )
        return tuple(reading for reading in found if reading.formulas)


def figure_made(
    figure: Figure, table: Table, left: Sequence[Dimension], value: Callable[[Cells], Term]
) -> Figure:
    """A figure with some dimensions of another, with a value at each place that is left.

    Args:
        figure: the figure that it is made of.
        table: the values of that.
        left: the dimensions.
        value: gives the term for all values, by all dimensions that are left.
    """
    vector = table.term(value(Cells()))
    position = {name: i for i, name in enumerate(vector.dimensions)}
    cells: list[Cell] = []
    decimals = vector.decimals if vector.decimals is not None else 1
    for at in product(*(d.ticks for d in left)):
        ticks = dict(zip((d.name for d in left), at, strict=True))
        entry = vector.entries.get(tuple(ticks[name] for name in position))
        if entry is None:
            continue
        old = figure.cells[entry.cells[0]]
        cells.append(
            Cell(
                index=len(cells),
                at=at,
                value=round(entry.value, 6),
                text=f"{entry.value:.{decimals}f}",
                span=old.span,
                decimals=decimals,
            )
        )
    return replace(
        figure, dimensions=tuple(left), cells=tuple(cells), claims=(), findings=(), legend=()
    )


def at_tick(figure: Figure, dimension: Dimension, tick: str) -> Figure:
    """What a figure has at one tick of a dimension, as a figure of its own."""
    place = figure.dimensions.index(dimension)
    found = (cell for cell in figure.cells if cell.at[place] == tick)
    cells = tuple(
        replace(cell, index=i, at=(*cell.at[:place], *cell.at[place + 1 :]))
        for i, cell in enumerate(found)
    )
    rest = tuple(d for d in figure.dimensions if d is not dimension)
    return replace(figure, dimensions=rest, cells=cells)


def in_place(part: Any, own: Condition) -> Any:
    """A formula about a figure without a dimension, as one about a tick of that dimension."""
    if isinstance(part, Cells):
        named = [c for c in part.conditions if isinstance(c, Condition)]
        orders = [c for c in part.conditions if not isinstance(c, Condition)]
        return Cells((*sorted((*named, own), key=lambda c: c.dimension), *orders))
    return rebuilt(part, lambda child: in_place(child, own))


def kept(cells: Cells) -> list[Condition]:
    """The conditions of a selection that say where it is, not what it leaves out."""
    return [c for c in cells.conditions if isinstance(c, Condition) and not c.excluded]


def open_in(cells: Cells, names: Sequence[str], figure: Figure) -> list[str]:
    """The dimensions in which a selection leaves more than one tick."""
    fixed = {c.dimension for c in kept(cells) if len(c.ticks) == 1}
    sizes = {d.name: len(d.ticks) for d in figure.dimensions}
    return [name for name in names if name not in fixed and sizes[name] > 1]


def with_cells(node: Formula, change: Callable[[Cells], Term]) -> Formula:
    """A formula with something made of the cells in their place."""

    def changed(part: object) -> object:
        if isinstance(part, Cells):
            return change(part)
        if isinstance(part, Aggregate) and part.function is Function.SUM:
            inner = part.of
            if isinstance(inner, Cells) and isinstance(change(inner), Aggregate):
                return part  # The sum of sums.
        return rebuilt(part, changed)

    made: Formula = rebuilt(node, changed)
    return made
