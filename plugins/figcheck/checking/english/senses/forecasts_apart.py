"""Records of years that are known, beside a forecast: what it expects breaks none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.english.naming.parts_of_years import forecasts
from figcheck.checking.language.order import ordinates_of
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Condition,
    Formula,
    Function,
    Trend,
)
from figcheck.model import Figure
from figcheck.patterns import any_case

_RECORD = any_case(r"\b(?:record|all-time|so far|to date|historic(?:al)?|ever)\b")
_TO_COME = any_case(
    r"\b(?:will|forecast(?:s|ed)?|expected|projected|projections?|predicted|set to)\b|\*"
)
_EXTREMES = frozenset({Function.MAX, Function.MIN})


def among_known(figure: Figure, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause that says what is highest, where some years are a forecast.

    “Sales reached a record in 2022” is said of the years until then; of what is highest in 2022,
    or peaks then, it is left open whether years to come count as well.

    Args:
        figure: the figure.
        readings: all readings of the clause.
        text: the clause.
    """
    found = [(d, forecasts(d)) for d in figure.dimensions]
    timed = [(d, ticks) for d, ticks in found if ticks]
    if not readings or len(timed) != 1 or _TO_COME.search(text):
        return tuple(readings)
    ((axis, expected),) = timed
    if any(tick.rstrip("* ") in text for tick in expected):
        return tuple(readings)
    known = Condition(axis.name, tuple(t for t in axis.ticks if t not in expected))
    record = _RECORD.search(text) is not None
    return tuple(_apart(reading, known, record) for reading in readings)


_AHEAD = any_case(
    r"\b(?:coming years|years (?:ahead|to come)|next few years"
    r"|(?:forecast\w*|projection|projected|outlook) (?:period|years|horizon|window))\b"
)


def from_last_known(figure: Figure, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause about years to come, whose change may begin with the last one known.

    “It will rise by 7 over the coming years” leaves open whether from the first of them on, or from
    the year before it; “it is expected to rise until 2027” says nothing of the years before.

    Args:
        figure: the figure.
        readings: all readings of the clause.
        text: the clause.
    """
    found = [(d, ticks) for d in figure.dimensions if (ticks := forecasts(d))]
    if not readings or len(found) != 1 or not (_TO_COME.search(text) or _AHEAD.search(text)):
        return tuple(readings)
    ((axis, expected),) = found
    spots = ordinates_of(axis)
    known = sorted((t for t in axis.ticks if t not in expected), key=lambda tick: spots[tick])
    if any(tick in text for tick in known):
        return tuple(readings)

    def later(node: Any) -> Any:
        if not isinstance(node, Condition) or node.dimension != axis.name:
            return rebuilt(node, later)
        first, last = node.ticks[0], node.ticks[-1]
        begins = first in expected[:-1] and first.rstrip("* ") not in text
        if begins or {*known} < {*node.ticks}:
            until = expected.index(last) + 1 if len(node.ticks) > 1 and last in expected else 0
            return replace(node, ticks=(known[-1], *expected[:until]))
        return node

    def told(formula: Formula) -> tuple[Formula, ...]:
        changes = any(isinstance(n, Trend | Arithmetic) for n in nodes_of(formula))
        return tuple(dict.fromkeys((formula, later(formula)))) if changes else (formula,)

    return tuple(
        replace(reading, formulas=tuple(meant for f in reading.formulas for meant in told(f)))
        for reading in readings
    )


def _apart(reading: Reading, known: Condition, record: bool) -> Reading:
    """A reading with what it says of all years said of those that are known."""
    narrowed = tuple(_narrowed(formula, known) for formula in reading.formulas)
    formulas = narrowed if record else (*reading.formulas, *narrowed)
    return replace(reading, formulas=tuple(dict.fromkeys(formulas)))


def _narrowed(node: Any, known: Condition) -> Any:
    """A formula with the extremes in it among the known points of time, where all are looked at."""
    if isinstance(node, Aggregate) and node.function in _EXTREMES and isinstance(node.of, Cells):
        named = {c.dimension for c in node.of.conditions if isinstance(c, Condition)}
        if known.dimension not in named:
            conditions = sorted((*node.of.conditions, known), key=str)
            return replace(node, of=Cells(tuple(conditions)))
        return node
    return rebuilt(node, lambda child: _narrowed(child, known))
