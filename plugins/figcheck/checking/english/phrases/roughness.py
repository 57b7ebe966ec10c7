"""Numbers that are not meant exactly: “roughly halves”, “about a third”, “around 20”.

What is near the number but not very near is left open: some would call it so, others not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from figcheck.checking.english.meanings.meaning import Amount
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

IN_WORDS = 0.15
"""How far from “a third” or “twice”, as a part of it, a value may be that some would call so."""

HEDGED = 0.1
"""How far from “around 20”, as a part of it, a value may be that some would call so.

Only of round numbers: “around 74” is meant more narrowly.
"""


def loosely(formulas: tuple[Formula, ...], amounts: Sequence[Amount]) -> tuple[Formula, ...]:
    """What has to hold, or to fail, if rough numbers are taken loosely as well.

    Args:
        formulas: what a statement asserts.
        amounts: those that it names.

    Returns:
        The formulas, with a looser one for each that rests on a rough number.
    """
    numbers = {a.number: IN_WORDS if a.rough else HEDGED for a in amounts if _is_rough(a)}
    if not numbers:
        return formulas
    return tuple(dict.fromkeys((*formulas, *(_loosened(f, numbers) for f in formulas))))


def _is_rough(amount: Amount) -> bool:
    if amount.rough:
        return True
    hedged = amount.comparator is Comparator.ABOUT or amount.near
    digits = f"{abs(amount.number.value):.6e}".partition("e")[0].rstrip("0.") if hedged else ""
    return len(digits) == 1


def _band(compared: Compare, numbers: Mapping[Number, float]) -> tuple[Compare, ...]:
    """What being near a rough number may mean at the most: no less and no more than so."""
    match compared:
        case Compare(Comparator.ABOUT, left, Number() as number) if number in numbers:
            far = numbers[number]
            ends = sorted((number.value * (1 - far), number.value * (1 + far)))
            low, high = (Number(end, max(number.decimals, 0) + 1) for end in ends)
            return Compare(Comparator.AT_LEAST, left, low), Compare(Comparator.AT_MOST, left, high)
    return ()


def _loosened(formula: Formula, numbers: Mapping[Number, float]) -> Formula:
    match formula:
        case Compare() if band := _band(formula, numbers):
            return Or((formula, And(band)))
        case Quantified(quantifier, compared) if band := _band(compared, numbers):
            return Or((formula, And(tuple(Quantified(quantifier, part) for part in band))))
        case Not(of):
            return Not(_loosened(of, numbers))
        case And(parts):
            return And(tuple(_loosened(p, numbers) for p in parts))
        case Or(parts):
            return Or(tuple(_loosened(p, numbers) for p in parts))
    return formula
