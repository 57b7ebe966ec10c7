"""What is said of the lines of each panel, read of each panel and not of their mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Condition,
    Formula,
    Function,
    Not,
    Trend,
)
from figcheck.model import Dimension, Figure, Role
from figcheck.patterns import any_case

_LINES = any_case(r"\b(?:each|every|all|both)(?: of)?(?: the)? [a-z-]+\b")
_AVERAGED = any_case(r"\b(?:averag\w*|means?|overall|generally|on the whole)\b")


def in_each_panel(figure: Figure, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of courses, with those of each panel where the mean of all panels was taken.

    “In both panels, each column falls” is not said of a mean of the two.

    Args:
        figure: the figure.
        readings: all readings of a clause.
        text: the clause.
    """
    panels = figure.dimension(Role.PANEL)
    if panels is None or len(panels.ticks) < 2 or _AVERAGED.search(text):
        return tuple(readings)
    if len(_LINES.findall(text)) == 0:
        return tuple(readings)
    found: list[Reading] = []
    for reading in readings:
        meant = [_of_each(f, panels, figure) for f in reading.formulas]
        if None not in meant:
            found.append(replace(reading, formulas=tuple(f for f in meant if f is not None)))
    return tuple(found)


def _of_each(formula: Formula, panels: Dimension, figure: Figure) -> Formula | None:
    """A formula with courses of each panel; `None` where it denies that their mean has one."""
    if not any(_is_of_mean(n, panels) for n in nodes_of(formula)):
        return formula
    if any(isinstance(n, Not) for n in nodes_of(formula)):
        return None

    def changed(node: Any) -> Any:
        if not _is_of_mean(node, panels):
            return rebuilt(node, changed)
        return both([replace(node, of=of) for of in _by_panel(node.of, panels, figure)])

    meant: Formula = changed(formula)
    return meant


def _is_of_mean(node: object, panels: Dimension) -> bool:
    """Whether a part of a formula is the course of a mean over several panels."""
    if not isinstance(node, Trend) or not isinstance(node.of, Aggregate):
        return False
    of = node.of
    if of.function is not Function.MEAN or not isinstance(of.of, Cells) or panels.name in of.by:
        return False
    own = _panel(of.of, panels)
    return own is None or (len(own.ticks) > 1 and not own.excluded)


def _panel(cells: Cells, panels: Dimension) -> Condition | None:
    named = (c for c in cells.conditions if isinstance(c, Condition))
    return next((c for c in named if c.dimension == panels.name), None)


def _by_panel(mean: Aggregate, panels: Dimension, figure: Figure) -> list[Aggregate | Cells]:
    """The values of each panel, or their means where something else was averaged as well."""
    cells = mean.of
    assert isinstance(cells, Cells)  # noqa: S101  # So `_is_of_mean` says.
    own = _panel(cells, panels)
    rest = [c for c in cells.conditions if c is not own]
    fixed = {c.dimension for c in rest if isinstance(c, Condition) and len(c.ticks) == 1}
    open_ = {d.name for d in figure.dimensions if len(d.ticks) > 1} - fixed - {panels.name}
    found: list[Aggregate | Cells] = []
    for tick in own.ticks if own else panels.ticks:
        here = Cells((*rest, Condition(panels.name, (tick,))))
        found.append(here if open_ == set(mean.by) else replace(mean, of=here))
    return found
