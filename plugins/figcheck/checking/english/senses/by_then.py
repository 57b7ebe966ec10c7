"""What had changed by some time: “By 2010, A had lost 20”: since the beginning, or in that year.

Where it is so since the beginning, that is meant; where it is not, both may be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.checking.language.tree import Condition, Formula
from figcheck.model import Dimension

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names

_WITHIN = 3
"""Tokens from “by” to a tick: “by the year 2010”."""

_FEWEST = 3
"""Ticks from which on the step to the last of them is another than all steps."""


def since_the_beginning(
    names: Names,
    readings: Sequence[Reading],
    tokens: Sequence[Token],
    holds: Callable[[Formula], bool],
) -> tuple[Reading, ...]:
    """Readings of a clause on what had changed by then, without those of the last step alone.

    Args:
        names: knows the names of the figure.
        readings: all readings of the clause.
        tokens: the clause.
        holds: whether a formula holds.
    """
    several = sum(len(reading.formulas) for reading in readings) > 1
    if not several or not _says_by_then(names, tokens):
        return tuple(readings)
    ordered = [d for d in names.dimensions.values() if is_ordered(d) and len(d.ticks) >= _FEWEST]
    since = [
        tuple(f for f in reading.formulas if not any(_is_last_step(d, f) for d in ordered))
        for reading in readings
    ]
    if not any(holds(formula) for formulas in since for formula in formulas):
        return tuple(readings)
    return tuple(replace(r, formulas=f) for r, f in zip(readings, since, strict=True) if f)


def _says_by_then(names: Names, tokens: Sequence[Token]) -> bool:
    """Whether a clause has “by” before a tick of an axis."""
    return any(tick_behind(names, tokens, i) for i, t in enumerate(tokens) if t.word == "by")


def tick_behind(names: Names, tokens: Sequence[Token], word: int) -> tuple[str, str] | None:
    """The tick of an ordered axis that stands behind a word, a few words on at most.

    Args:
        names: knows the names of the figure.
        tokens: a clause.
        word: the place of the word.

    Returns:
        The name of the axis, and the tick.
    """
    for place in range(word + 1, min(word + 1 + _WITHIN, len(tokens))):
        number = tokens[place].number
        behind = tokens[place + 1].word if place + 1 < len(tokens) else ""
        for name, dimension in names.dimensions.items():
            if not is_ordered(dimension):
                continue
            if number is not None and behind not in _UNITS:
                tick = names.tick_of(name, number.value)
            else:
                told = (ticks for _, ticks in names.ticks_at(tokens, place))
                tick = next((t.ticks[0] for t in told if t.dimension == name), None)
            if tick is not None:
                return name, tick
    return None


_UNITS = frozenset("points point percent % percentage times pp million thousand billion".split())
"""What follows a number that tells by how much."""


def _is_last_step(along: Dimension, formula: Formula) -> bool:
    """Whether a formula is of two neighbours on an axis, of which the first tick is none."""
    told = {
        tick
        for node in nodes_of(formula)
        if isinstance(node, Condition) and node.dimension == along.name
        for tick in node.ticks
    }
    spots = ordinates(along)
    order = [tick for _, tick in sorted(zip(spots, along.ticks, strict=True))]
    places = sorted(order.index(tick) for tick in told if tick in order)
    return len(places) == 2 and places[0] > 0 and places[1] == places[0] + 1
