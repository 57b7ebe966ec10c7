"""Gaps that are told with their sign: “the gap shrinks from 2.3 points on X to -0.7 on Y”."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language.tree import Absolute, Arithmetic, Compare, Formula, Number


def with_their_sign(
    readings: Sequence[Reading], holds: Callable[[Formula], bool]
) -> tuple[Reading, ...]:
    """Readings of a clause in which no size is set against what is below zero.

    Which of the two is taken from the other, is not said: what holds one way is meant so.

    Args:
        readings: all readings of the clause.
        holds: whether a formula holds.
    """
    return tuple(_told(r, holds) if _is_below_zero(r) else r for r in readings)


def _told(reading: Reading, holds: Callable[[Formula], bool]) -> Reading:
    ways = [way(f) for f in reading.formulas for way in (_signed, _turned)]
    return replace(reading, formulas=tuple(filter(holds, ways)) or tuple(ways))


def _is_below_zero(reading: Reading) -> bool:
    """Whether a size is compared with a number below zero."""
    return any(
        isinstance(node, Compare)
        and isinstance(node.left, Absolute)
        and isinstance(node.right, Number)
        and node.right.value < 0
        for formula in reading.formulas
        for node in nodes_of(formula)
    )


def _signed(node: Any) -> Any:
    return _signed(node.of) if isinstance(node, Absolute) else rebuilt(node, _signed)


def _turned(node: Any) -> Any:
    """The same with each of these differences taken the other way round."""
    if isinstance(node, Absolute) and isinstance(node.of, Arithmetic):
        return replace(node.of, left=node.of.right, right=node.of.left)
    return _signed(node.of) if isinstance(node, Absolute) else rebuilt(node, _turned)
