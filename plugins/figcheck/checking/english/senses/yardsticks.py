"""Yardsticks beside what is measured: “no model exceeds 4” says nothing of people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.language import Table
from figcheck.checking.language.tree import Formula
from figcheck.model import Figure
from figcheck.patterns import any_case

_YARDSTICK = any_case(
    r"(?:human|people|expert|annotator)s?(?: (?:performance|level|ceiling|score|rating|baseline))?"
    r"|oracle|ground[- ]truth|gold(?: standard)?|chance(?: level)?|upper bound|ceiling"
)
"""What systems are measured by, and stands in a row of its own."""

_SYSTEMS = any_case(
    r"\b(?:models?|systems?|methods?|algorithms?|agents?|networks?|parsers?|taggers?|classifiers?)\b"
)


@remembered
def _systems(figure: Figure) -> Table | None:
    """The values without those of yardsticks; `None` if there are none of these."""
    ticks = {
        (place, tick)
        for place, dimension in enumerate(figure.dimensions)
        if len(dimension.ticks) > 2
        for tick in dimension.ticks
        if _YARDSTICK.fullmatch(tick.strip())
    }
    if not ticks:
        return None
    kept = [c for c in figure.cells if ticks.isdisjoint(enumerate(c.at))]
    return Table(replace(figure, cells=tuple(replace(c, index=i) for i, c in enumerate(kept))))


def of_systems(
    figure: Figure, table: Table, readings: Sequence[Reading], text: str
) -> tuple[Reading, ...]:
    """Readings of a clause about systems that come out the same without the yardsticks.

    Args:
        figure: the figure.
        table: its values.
        readings: all readings of the clause.
        text: the clause.
    """
    if not readings or _SYSTEMS.search(text) is None or (systems := _systems(figure)) is None:
        return tuple(readings)
    if any(_YARDSTICK.fullmatch(word) for word in re.findall(r"\w+", text)):
        return tuple(readings)
    return tuple(
        reading
        for reading in readings
        if all(_is_the_same(table, systems, f) for f in reading.formulas)
    )


def _is_the_same(table: Table, systems: Table, formula: Formula) -> bool:
    truth, of_them = table.evaluate(formula).truth, systems.evaluate(formula).truth
    # What holds of all, the yardsticks by name among them, holds of the others.
    return truth is of_them or (of_them is None and truth is True)
