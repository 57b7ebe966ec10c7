"""Parts and multiples said in words are rough: “about a third”, “roughly halves”.

What is near the number but not very near is left open: some would call it so, others not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from figcheck.checking.language.tree import (
    And,
    Comparator,
    Compare,
    Formula,
    Not,
    Number,
    Or,
    Quantified,
)

ROUGHLY = 0.15
"""How far from such a number, as a part of it, a value may be that some would call so."""


def loosely(formulas: tuple[Formula, ...], predicate: object) -> tuple[Formula, ...]:
    """What has to hold, or to fail, if rough numbers are taken loosely as well.

    Args:
        formulas: what a statement asserts.
        predicate: what it says of its subject, with the amounts that it names.

    Returns:
        The formulas, with a looser one for each that rests on a rough number.
    """
    numbers = frozenset(_rough(predicate))
    if not numbers:
        return formulas
    return tuple(dict.fromkeys((*formulas, *(_loosened(f, numbers) for f in formulas))))


def _rough(part: Any) -> Iterator[Number]:
    if getattr(part, "rough", False):
        yield part.number
    elif isinstance(part, tuple):
        for piece in part:
            yield from _rough(piece)
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            yield from _rough(getattr(part, field.name))


def _loosened(formula: Formula, numbers: frozenset[Number]) -> Formula:
    match formula:
        case Compare(Comparator.ABOUT, left, Number() as number) if number in numbers:
            ends = sorted((number.value * (1 - ROUGHLY), number.value * (1 + ROUGHLY)))
            low, high = (Number(end, max(number.decimals, 0) + 1) for end in ends)
            return And(
                (
                    Compare(Comparator.AT_LEAST, left, low),
                    Compare(Comparator.AT_MOST, left, high),
                )
            )
        case Quantified(quantifier, Compare() as held):
            inner = _loosened(held, numbers)
            if not isinstance(inner, And):
                return formula
            parts = (Quantified(quantifier, p) for p in inner.parts if isinstance(p, Compare))
            return And(tuple(parts))
        case Not(of):
            return Not(_loosened(of, numbers))
        case And(parts):
            return And(tuple(_loosened(p, numbers) for p in parts))
        case Or(parts):
            return Or(tuple(_loosened(p, numbers) for p in parts))
    return formula
