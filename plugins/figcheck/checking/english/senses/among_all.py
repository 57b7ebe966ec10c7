"""Sentences that begin with those among which something is most so: “Of the six firms, …”.

“Among the six firms, A has the largest drop from 2021 to 2022” sets A against the others, not
that step against other steps of A.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.language.tree import Aggregate, Condition, Formula, Function

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names

_AMONG = frozenset({"among", "amongst", "of"})
_FURTHEST = 5
"""Tokens before the comma behind those among which something is said: “of all the six firms”."""

_EXTREMES = frozenset({Function.MAX, Function.MIN})


def among_all(
    names: Names, readings: Iterable[Reading], tokens: Sequence[Token]
) -> Iterable[Reading]:
    """Readings without those that look at one of them alone, if there are others.

    Args:
        names: knows the names of the figure.
        readings: all readings of the clause.
        tokens: the clause.
    """
    found = tuple(readings)
    axis = _axis(names, tokens) if found else None
    if axis is None:
        return found
    kept = []
    for reading in found:
        formulas = tuple(f for f in reading.formulas if not _is_of_one(f, axis))
        if formulas:
            kept.append(replace(reading, formulas=formulas))
    return kept or found


def _axis(names: Names, tokens: Sequence[Token]) -> str | None:
    """The dimension of the things among which a clause says something, if it begins with them."""
    if not tokens or tokens[0].word not in _AMONG:
        return None
    comma = next((i for i, t in enumerate(tokens[: _FURTHEST + 1]) if t.text == ","), 0)
    for start in range(1, comma):
        for stop, label in names.labels_at(tokens, start):
            if stop == comma:
                return label.dimension
    return None


def _is_of_one(formula: Formula, axis: str) -> bool:
    """Whether the extremes in a formula are those of one tick of a dimension."""
    extremes = [
        n for n in nodes_of(formula) if isinstance(n, Aggregate) and n.function in _EXTREMES
    ]
    return bool(extremes) and all(
        any(
            isinstance(n, Condition)
            and n.dimension == axis
            and len(n.ticks) == 1
            and not n.excluded
            for n in nodes_of(extreme.of)
        )
        for extreme in extremes
    )
