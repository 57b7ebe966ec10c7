"""Truth conditions: when a comparison, a quantifier and a trend hold of numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from figcheck.checking.language.tree import Comparator, Direction, Quantifier
from figcheck.checking.language.vectors import Vector

GENERALLY_SHARE = 2 / 3
NEARLY_ALL_SHARE = 0.9
ABOUT_SHARE = 0.05
COARSE_SHARE = 0.25
"""Thresholds of the quantifiers, of "about" and of "1 million"; docs/verdicts.md states them."""

_EPSILON = 1e-9


QUANTIFIERS: dict[Quantifier, Callable[[int, int], bool]] = {
    Quantifier.ALL: lambda held, n: held == n,
    Quantifier.NEARLY_ALL: lambda held, n: held >= NEARLY_ALL_SHARE * n - _EPSILON,
    Quantifier.GENERALLY: lambda held, n: held >= GENERALLY_SHARE * n - _EPSILON,
    Quantifier.MOST: lambda held, n: 2 * held > n,
    Quantifier.SOME: lambda held, n: held > 0,
    Quantifier.NONE: lambda held, n: held == 0,
}
"""Whether so many of n are all, most, none of them."""


def _close(a: float, b: float) -> bool:
    return math.isclose(a, b, rel_tol=_EPSILON, abs_tol=_EPSILON)


HOLDS: dict[Comparator, Callable[[float, float], bool]] = {
    Comparator.EQUAL: _close,
    Comparator.UNEQUAL: lambda a, b: not _close(a, b),
    Comparator.LESS: lambda a, b: a < b and not _close(a, b),
    Comparator.AT_MOST: lambda a, b: a < b or _close(a, b),
    Comparator.MORE: lambda a, b: a > b and not _close(a, b),
    Comparator.AT_LEAST: lambda a, b: a > b or _close(a, b),
}
"""The comparisons of two numbers that are both exact."""


def comparison(
    comparator: Comparator, left: Vector, right: Vector
) -> Callable[[float, float], bool]:
    """The test of one pair, with the precision that a written number claims.

    A written number agrees with a value that rounds to it (half of its last
    digit, either way); "about" allows one unit of its last digit or 5 %. Either allows
    no more than a quarter where the last digit is one of millions: 0.6 is not "1 million".
    """
    written = next((v for v in (right, left) if v.written), None)
    unit = 10.0 ** -(written.decimals or 0) if written else 0.0
    share = COARSE_SHARE if unit > 1 else math.inf
    if comparator is Comparator.ABOUT:
        return lambda a, b: (
            abs(a - b) <= max(min(unit, _part(share, b)), ABOUT_SHARE * abs(b)) + _EPSILON
        )
    if written is not None and comparator in (Comparator.EQUAL, Comparator.UNEQUAL):
        equal = comparator is Comparator.EQUAL
        return lambda a, b: (
            (abs(a - b) <= min(0.5 * unit, _part(share, b)) * (1 + 1e-6) + _EPSILON) is equal
        )
    return HOLDS[comparator]


def _part(share: float, value: float) -> float:
    """A share of a value; no limit at zero, of which there are none."""
    return share * abs(value) if value else math.inf


_FEW_STEPS = 2
"""Steps one way that make a trend where none goes the other way."""


def trend(direction: Direction, values: Sequence[float]) -> bool | None:
    """Whether values go the way that `direction` says; `None` for less than two values.

    `rises` wants a higher end and two thirds of the steps upwards, or two of them and no other
    downwards, as of what comes to its limit; `rises_throughout` every step,
    `rises_overall` the higher end alone.
    """
    if len(values) < 2:
        return None
    signed = values if direction.up else [-v for v in values]
    steps = [b - a for a, b in pairwise(signed)]
    if direction in (Direction.RISES_THROUGHOUT, Direction.FALLS_THROUGHOUT):
        return all(step > _EPSILON for step in steps)
    if signed[-1] - signed[0] <= _EPSILON:
        return False
    if direction in (Direction.RISES_OVERALL, Direction.FALLS_OVERALL):
        return True
    upwards = sum(step > _EPSILON for step in steps)
    saturates = upwards >= _FEW_STEPS and min(steps) >= -_EPSILON
    return saturates or upwards >= GENERALLY_SHARE * len(steps) - _EPSILON
