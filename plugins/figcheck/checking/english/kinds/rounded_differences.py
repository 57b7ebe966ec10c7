"""Differences of rates, which are told as the differences of rounded rates as often as rounded.

Of 93.64 % and 59.29 %, told as 93.6 % and 59.3 %, the one says that they are 34.3 points apart, the
other 34.4.
"""

from __future__ import annotations

from typing import Any

from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Term,
)

_FURTHER = 3
"""Digits behind those of a number that tell how far off it may be."""


def differ_by(term: Term, number: Number) -> Formula:
    """That a difference of rates is a number, up to one in its last digit behind the point.

    Args:
        term: the difference.
        number: what it is said to be.
    """
    step, decimals = 10.0**-number.decimals, number.decimals + _FURTHER
    if not number.decimals:
        step /= 2  # Whole percentages are rounded only to be told: 34.3 points are no 35.
    ends = ((Comparator.AT_LEAST, -step), (Comparator.AT_MOST, step))
    return And(tuple(Compare(sign, term, Number(number.value + by, decimals)) for sign, by in ends))


def loosened(node: Any) -> Any:
    """A formula about rates, where each difference of them may be one of rounded rates."""
    if isinstance(node, Quantified):
        held = loosened(node.of)
        if held == node.of or node.quantifier is not Quantifier.ALL:
            return node
        return And(tuple(Quantified(Quantifier.ALL, part) for part in held.parts))
    if isinstance(node, Compare) and node.comparator is Comparator.EQUAL:
        left, right = node.left, node.right
        apart = (isinstance(left, Aggregate) and left.function is Function.RANGE) or (
            isinstance(left, Arithmetic) and left.operator == "-"
        )
        if apart and isinstance(right, Number) and any(map(_is_ratio, nodes_of(left))):
            return differ_by(left, right)
    return rebuilt(node, loosened)


def _is_ratio(node: Any) -> bool:
    return isinstance(node, Arithmetic) and node.operator == "/"
