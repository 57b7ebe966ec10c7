"""How a figure is made up: “each panel is a grid of four rows and five columns”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.meaning import EVERYWHERE, OF_ALL, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Number,
    Quantifier,
)
from figcheck.model import Role
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

Sized = tuple[str, float]
"""A dimension, and how many ticks it is said to have."""


@rule("sized", "COUNT|NUMBER '-'? 'row'|'rows'", "COUNT|NUMBER 'rows' '(' LABEL ')'")
def _rows(c: Context, *rest: Meaning) -> Sized | None:
    """“four rows”, “4-row”, “4 rows (window sizes)”."""
    return _sized(c.name(Role.Y), rest)


@rule("sized", "COUNT|NUMBER '-'? 'column'|'columns'", "COUNT|NUMBER 'columns' '(' LABEL ')'")
def _columns(c: Context, *rest: Meaning) -> Sized | None:
    return _sized(c.name(Role.X), rest)


def _sized(dimension: str | None, rest: tuple[Meaning, ...]) -> Sized | None:
    number, label = first(rest, Written), first(rest, Label)
    if dimension is None or (label is not None and label.dimension != dimension):
        return None
    count = first_exactly(rest, int, 0)
    return dimension, number.value if number else float(count)


@rule("sheet", "EACH|DET? LABEL|GRAPH", "EACH|DET 'heatmap'|'panel'|'grid'|'matrix'|'table'")
@rule("sheet", "DET COUNT LABEL", "'both' LABEL", "EACH 'of' 'the' COUNT? LABEL")
def _sheet(c: Context, *rest: Meaning) -> str | None:
    """“each heatmap”, “the grid”: all panels have the same axes."""
    label, count = first(rest, Label), first_exactly(rest, int)
    if first(rest, Quantifier) not in OF_ALL:
        return None
    panel = c.name(Role.PANEL)
    if label is not None and label.dimension != panel:
        return None
    if count is not None and (panel is None or c.size(panel) != count):
        return None
    several = panel is not None and c.size(panel) > 1
    if several and first(rest, Quantifier) is None:
        return None  # "The figure contains 32 cells": of all panels together, or of each?
    return "sheet"


@rule("clause", "sheet HAVE 'exactly'? sized ','? 'and'|'by' sized", "sheet HAVE 'exactly'? sized")
@rule("clause", "sheet BE|HAVE DET? sized 'by'|',' sized LABEL|KIND|WORD")
@rule("clause", "sheet BE|HAVE DET? LABEL|KIND|WORD 'of'|'with' sized 'and'|'by' sized")
@rule("clause", "sheet BE|HAVE DET? LABEL|KIND|WORD 'with'|'of' sized")
def _grid(c: Context, *rest: Meaning) -> Reading | None:
    """“Each heatmap is a 4-row by 5-column grid”."""
    held: list[Formula] = []
    for dimension, count in (r for r in rest if isinstance(r, tuple)):
        # So many ticks: so many of them have a highest value.
        tops = Aggregate(Function.MAX, EVERYWHERE.cells, (dimension,))
        lowest = Aggregate(Function.MIN, EVERYWHERE.cells)
        ticks = Count(Compare(Comparator.AT_LEAST, tops, lowest))
        held.append(Compare(Comparator.EQUAL, ticks, Number(count)))
    return Reading((both(held),), "counting") if held else None


@rule("clause", "sheet HAVE 'exactly'? COUNT|NUMBER 'cells'|'entries'")
def _so_many_cells(c: Context, *rest: Meaning) -> Reading | None:
    """“Each heatmap contains 20 cells”: they are counted, or else that is what they hold."""
    number, count = first(rest, Written), first_exactly(rest, int, 0)
    panel = c.name(Role.PANEL)
    stated = number.value if number else float(count)
    lowest = Aggregate(Function.MIN, EVERYWHERE.cells)
    total = Count(Compare(Comparator.AT_LEAST, EVERYWHERE.cells, lowest))
    panels = c.size(panel) if panel else 1
    return Reading((Compare(Comparator.EQUAL, total, Number(stated * panels)),), "counting")
