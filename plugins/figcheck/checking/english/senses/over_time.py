"""What is a record only against other times: “Exports reached a record in 2022”.

That imports were higher in that year says nothing of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeGuard

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Compare,
    Condition,
    Count,
    Formula,
    Function,
)
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex
from figcheck.times import is_time

_RECORD = regex(
    r"\b(?:an? (?:new )?(?:all[ -]time )?|its |their )record\b|\brecord[ -](?:high|low|level)s?\b"
    r"|\ball[ -]time (?:high|low|peak)s?\b"
)
_ENDS = frozenset({Function.MAX, Function.MIN})


def over_time(figure: Figure, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause in which a record is one of all that its subject has in time.

    Args:
        figure: the figure.
        readings: all readings of the clause.
        text: the clause.
    """
    times = {d.name for d in figure.dimensions if is_time(d) and len(d.ticks) > 1}
    if len(times) != 1 or not _RECORD.search(text.lower()):
        return tuple(readings)
    time = next(d for d in figure.dimensions if d.name in times)
    meant = (tuple(m for f in r.formulas for m in _of_times(f, time)) for r in readings)
    found = [
        replace(reading, formulas=formulas)
        for reading, formulas in zip(readings, meant, strict=True)
        if not any(_is_of_one(f, time.name) for f in formulas)
    ]
    return tuple(dict.fromkeys(found))


def _of_times(formula: Formula, time: Dimension) -> tuple[Formula, ...]:
    """A formula whose subject is the highest not of its time, but of all times that it has.

    What was a record when it was reached may have been passed since: of all times until then.
    """
    told = next(
        (
            n.left
            for n in nodes_of(formula)
            if isinstance(n, Compare)
            and isinstance(n.right, Aggregate)
            and _is_at_one(n.left, time.name)
        ),
        None,
    )
    if told is None:
        return (formula,)
    own = [c for c in told.conditions if c not in _of_dimension(told, time.name)]
    (then,) = (c.ticks[0] for c in _of_dimension(told, time.name))
    until = Condition(time.name, time.ticks[: time.ticks.index(then) + 1])

    def among(node: Any, cells: Cells) -> Any:
        if (
            isinstance(node, Aggregate)
            and node.function in _ENDS
            and _is_at_one(node.of, time.name)
        ):
            return replace(node, of=cells)
        return rebuilt(node, lambda part: among(part, cells))

    meant = [among(formula, Cells(tuple(own)))]
    if len(until.ticks) > 1:
        meant.append(among(formula, Cells((until, *own))))
    return tuple(meant)


def _of_dimension(cells: Cells, name: str) -> list[Condition]:
    """The conditions of some cells on one dimension."""
    return [c for c in cells.conditions if isinstance(c, Condition) and c.dimension == name]


def _is_of_one(formula: Formula, time: str) -> bool:
    """Whether an extreme, or a rank, is one of those that stand at a single time."""
    ranked = (
        n.of if isinstance(n, Aggregate) else n.of.left
        for n in nodes_of(formula)
        if isinstance(n, Count) or (isinstance(n, Aggregate) and n.function in _ENDS)
    )
    return any(_is_at_one(cells, time) for cells in ranked)


def _is_at_one(term: Any, time: str) -> TypeGuard[Cells]:
    """Whether some cells are those of a single time."""
    return isinstance(term, Cells) and any(len(c.ticks) == 1 for c in _of_dimension(term, time))
