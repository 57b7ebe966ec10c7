"""The shares of stacked counts, as a figure of their own: what part of its bar each segment is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.figures.made_figures import Derived, figure_made, open_in, with_cells
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Condition,
    Formula,
    Function,
    Number,
    Term,
)
from figcheck.model import Axis, Dimension, Figure
from figcheck.patterns import any_case

_SHARE = any_case(r"\b(?:shares?|percentages?|proportions?)\b")
_LABEL = "Share"


class ShareFigures:
    """The figure of the shares that segments have in their bars.

    Args:
        figure: the figure.
        table: its values.
        series: the segments, where they are stacked counts.
    """

    def __init__(self, figure: Figure, table: Table, series: Dimension | None) -> None:
        self._figure, self._table, self._series = figure, table, series
        self._made: Derived | None = None

    def meant(self, text: str, around: Surroundings) -> Derived | None:
        """The figure of shares, if a clause speaks of them, or goes on with “its”."""
        if self._series is None:
            return None
        said = (text, *around.said[:1]) if text.startswith(("its ", "Its ")) else (text,)
        if not any(map(_SHARE.search, said)):
            return None
        self._made = self._made or self._of(self._series)
        return self._made

    def _of(self, series: Dimension) -> Derived:
        dimensions = self._figure.dimensions
        names = [d.name for d in dimensions if d is not series]

        def share(cells: Cells) -> Term:
            whole = Cells(
                tuple(
                    c
                    for c in cells.conditions
                    if not (isinstance(c, Condition) and c.dimension == series.name)
                )
            )
            bars = Aggregate(Function.SUM, whole, tuple(open_in(cells, names, self._figure)))
            return Arithmetic("*", Arithmetic("/", cells, bars), Number(100))

        axis = Axis(label=f"{_LABEL} (%)", unit="%")
        shown = figure_made(self._figure, self._table, dimensions, share)
        shown = replace(shown, value=axis, y_axis=axis)

        def said(formula: Formula, _: str) -> Sequence[Formula]:
            return (with_cells(formula, share),)

        return Derived(Reader(shown), said, alone=False)
