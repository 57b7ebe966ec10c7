"""Numbers in a unit that the figure does not name: “60,000” where all values are near 60.

Whether such a number is right is not known; what else is said with it may be false all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading, Subject
from figcheck.checking.english.meanings.parts import parts_of, rebuilt
from figcheck.checking.language.tree import And, Compare, Formula, Number


def of_other_unit(scale: Scale, amounts: Sequence[Amount]) -> frozenset[Number]:
    """The numbers that are named and that are out of all proportion.

    Args:
        scale: in what the figure's values are given.
        amounts: what is named.
    """
    numbers = [a.number for a in amounts if not a.percent and not a.rough]
    return frozenset([n for n in numbers if scale.is_of_other_unit(n.value)])


def but_for(reading: Reading, numbers: frozenset[Number]) -> Reading | None:
    """What is said as it stands, and what is left of it without some numbers.

    Args:
        reading: what is said.
        numbers: those of which it is not known whether they are right.

    Returns:
        A reading that is false only if what is left is; `None` where nothing is.
    """
    left = [_without(f, numbers) for f in reading.formulas]
    known = tuple(f for f in left if f is not None)
    if len(known) < len(left):
        return None
    return Reading((*known, *reading.formulas), reading.family)


def _without(formula: Formula, numbers: frozenset[Number]) -> Formula | None:
    """A formula without the values that are said to be certain numbers."""
    if not isinstance(formula, And):
        return None if _names(formula, numbers) else formula
    parts = [p for p in formula.parts if not (isinstance(p, Compare) and _names(p.right, numbers))]
    if not parts or any(_names(p, numbers) for p in parts):
        return None
    return parts[0] if len(parts) == 1 else And(tuple(parts))


def _names(part: Any, numbers: frozenset[Number]) -> bool:
    return (
        part in numbers
        if isinstance(part, Number)
        else any(_names(piece, numbers) for piece in parts_of(part))
    )


def in_percent(said: Any) -> Any:
    """What is said of a rate, its amounts in percent: a recall of 0.88 is one of 88 %.

    Args:
        said: a predicate, or a part of one.
    """
    if isinstance(said, Amount):
        return said.in_percent
    return said if isinstance(said, (Place, Subject)) else rebuilt(said, in_percent)
