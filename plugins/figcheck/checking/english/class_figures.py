"""What a confusion matrix tells of its classes, as figures of their own: recall, precision, F1.

“Question is the class with the highest recall” says of the recalls of the classes what might be
said of any bars. So such a sentence is read as one about a figure that shows them, and is then
said of the cells from which they are worked out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from figcheck.checking.english.confusions import Confusions, confusion_matrix
from figcheck.checking.english.made_figures import Derived, figure_made, open_in, with_cells
from figcheck.checking.english.reader import Reader
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Comparator,
    Formula,
    Function,
    Number,
    Order,
    Term,
)
from figcheck.model import Axis, Dimension, Figure, Kind, Role

Rated = Callable[[Cells, Sequence[str]], Term]
"""Gives a measure of the cells of a selection, by some dimensions."""


@dataclass(frozen=True)
class _Measure:
    """A measure of classes, or of whole matrices.

    Attributes:
        words: how it is called, as a pattern.
        label: the label of an axis for it.
        along: the dimension of its classes; `None` if it has one value for a matrix.
        term: gives it.
    """

    words: re.Pattern[str]
    label: str
    along: Dimension | None
    term: Rated


class ClassFigures:
    """The figures of what a confusion matrix tells of its classes.

    Args:
        figure: the figure, a confusion matrix or several or none.
        table: its values.
    """

    def __init__(self, figure: Figure, table: Table) -> None:
        self._figure, self._table = figure, table
        matrix = confusion_matrix(figure)
        self._measures = tuple(_measures(matrix)) if matrix is not None else ()
        self._made: dict[str, Derived | None] = {}

    def meant(self, text: str) -> Derived | None:
        """The figure of the one measure that a clause names; `None` if it names none, or two."""
        named = [m for m in self._measures if m.words.search(text)]
        if len(named) != 1:
            return None
        (measure,) = named
        if measure.label not in self._made:
            self._made[measure.label] = self._of(measure)
        return self._made[measure.label]

    def _of(self, measure: _Measure) -> Derived | None:
        """The figure of a measure, if it has several values."""
        figure = self._figure
        left = [d for d in figure.dimensions if d.role not in (Role.X, Role.Y)]
        left += [measure.along] if measure.along is not None else []
        names = [d.name for d in left]
        if all(len(d.ticks) < 2 for d in left):
            return None
        shown = figure_made(figure, self._table, left, lambda c: measure.term(c, names))
        axis = Axis(label=measure.label, unit="%")
        shown = replace(
            shown,
            kind=Kind.BAR,
            dimensions=tuple(
                replace(d, role=role)
                for d, role in zip(reversed(left), (Role.X, Role.SERIES, Role.PANEL), strict=False)
            ),
            value=axis,
            y_axis=axis,
            x_axis=Axis(),
            colours=None,
            title=measure.label,
        )

        def said(formula: Formula, _: str) -> Sequence[Formula]:
            return (with_cells(formula, lambda c: measure.term(c, open_in(c, names, shown))),)

        return Derived(Reader(shown), said, alone=False)


def _measures(matrix: Confusions) -> list[_Measure]:
    """The measures that the values of a matrix tell."""
    right = Order(matrix.guess.name, Comparator.EQUAL, matrix.truth.name)
    scale = Number(100 / (matrix.size or 1))

    def hits(cells: Cells, by: Sequence[str]) -> Term:
        return Aggregate(Function.SUM, Cells((*cells.conditions, right)), tuple(by))

    def rate(cells: Cells, by: Sequence[str]) -> Term:
        if matrix.rated is not None:
            return Arithmetic("*", hits(cells, by), scale)
        whole = Aggregate(Function.SUM, cells, tuple(by))
        return Arithmetic("*", Arithmetic("/", hits(cells, by), whole), Number(100))

    found: list[_Measure] = []
    if matrix.has_recall:
        found.append(_Measure(_RECALL, "Recall", matrix.truth, rate))
    if matrix.has_precision:
        found.append(_Measure(_PRECISION, "Precision", matrix.guess, rate))
    if matrix.counts:
        found.append(_Measure(_ACCURACY, "Accuracy", None, rate))
    return found


_RECALL = re.compile(r"\brecalls?\b|\bsensitivit(?:y|ies)\b", re.IGNORECASE)
_PRECISION = re.compile(r"\bprecisions?\b", re.IGNORECASE)
_ACCURACY = re.compile(r"\baccurac(?:y|ies)\b", re.IGNORECASE)
