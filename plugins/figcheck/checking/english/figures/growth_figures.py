"""Growth as a figure of its own: “growth slowed in 2022”, “annual additions shrank to 2 million”.

What is said of growth compares changes from one point of time to the next. It is read as of a
figure that has these as its values, each at the later of the two points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from figcheck.checking.english.figures.growth_words import (
    names_growth,
    plainly,
    speaks_of_growth,
    tells_pace,
)
from figcheck.checking.english.figures.made_figures import Derived, figure_made, kept, with_cells
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.language import Table
from figcheck.checking.language.order import ordinates_of
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Condition,
    Formula,
    Function,
    Number,
    Steps,
    Term,
)
from figcheck.model import Axis, Dimension, Figure
from figcheck.patterns import any_case, regex
from figcheck.times import is_time

_STRETCH = any_case(r"\b(?:from|between|throughout|over|during|since|until)\b")


class GrowthFigures:
    """The figure of the changes from one point of time to the next.

    Args:
        figure: the figure.
        table: its values.
        is_topic: whether a word is one for what the figure shows.
    """

    def __init__(self, figure: Figure, table: Table, is_topic: Callable[[str], bool]) -> None:
        self._figure, self._table, self._is_topic = figure, table, is_topic
        axes = [d for d in figure.dimensions if is_time(d) and len(d.ticks) > 2]
        told = f"{figure.title} {figure.value.label}"
        self._axis = axes[0] if len(axes) == 1 and not names_growth(told) else None
        self._made: Derived | None = None

    def meant(self, text: str) -> Derived | None:
        """The figure of growth, if a clause speaks of it."""
        if self._axis is None or not speaks_of_growth(text):
            return None
        self._made = self._made or self._of(self._axis)
        # What slows, or gains momentum, is nothing but growth.
        return replace(self._made, alone=True) if tells_pace(text) else self._made

    def _of(self, axis: Dimension) -> Derived:
        spots = ordinates_of(axis)
        ascending = sorted(axis.ticks, key=lambda tick: spots[tick])
        figure = self._figure
        made = figure_made(
            figure, self._table, figure.dimensions, lambda cells: Steps(cells, axis.name)
        )
        unit = regex(r"\s(?:in\b|\().*").search(figure.value.label or figure.title)
        label = Axis(label=f"Growth{unit[0] if unit else ''}", unit=figure.value.unit)
        made = replace(made, title=label.label, value=label, y_axis=label)

        def said(formula: Formula, text: str) -> Sequence[Formula]:
            ranges = any(
                isinstance(n, Aggregate) and n.function is Function.RANGE for n in nodes_of(formula)
            )
            if ranges and _STRETCH.search(text) is None:
                return ()  # "Growth came to a halt in 2019": there was none, not as much as before.
            told = any(isinstance(n, Number) for n in nodes_of(formula))
            try:
                return tuple(
                    with_cells(
                        formula,
                        partial(_changes, axis=axis.name, ascending=ascending, relative=relative),
                    )
                    for relative in ((False,) if told else (False, True))
                )
            except _NotNextToEachOtherError:
                return ()

        def worded(text: str) -> str:
            return plainly(text, self._is_topic)

        return Derived(Reader(made), said, alone=False, worded=worded)


class _NotNextToEachOtherError(Exception):
    """Points of time between which there are others have no changes of their own."""


def _changes(cells: Cells, axis: str, ascending: Sequence[str], relative: bool) -> Term:
    """The changes that lead to some cells, be it as parts of what they lead to.

    These rise and fall as growth in percent does, and so tell where that is larger.
    """
    own = next((c for c in kept(cells) if c.dimension == axis), None)
    if own is None:
        changes: Term = Steps(cells, axis)
        return Arithmetic("/", changes, cells) if relative else changes
    places = sorted(ascending.index(tick) for tick in own.ticks)
    if not places[-1] or places != [*range(places[0], places[-1] + 1)]:
        raise _NotNextToEachOtherError
    # Nothing leads to the first point of all.
    known = tuple(ascending[max(places[0] - 1, 0) : places[-1] + 1])

    def at(*ticks: str) -> Cells:
        named = Condition(axis, ticks)
        return Cells(tuple(named if c is own else c for c in cells.conditions))

    changes = Steps(at(*known), axis)
    if len(known) == 2:
        changes = Arithmetic("-", at(known[1]), at(known[0]))
    return Arithmetic("/", changes, cells) if relative else changes
