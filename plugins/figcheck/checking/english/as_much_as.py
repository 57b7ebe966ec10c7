"""“Up to 9 points”: the most that there is, not merely a bound that nothing gets beyond."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.parts import nodes_of
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Number,
    Or,
    Quantified,
    Quantifier,
    Share,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.context import Context

_AS_MUCH = r"(?:up to|as (?:much|many) as) (?:\w+ )?[~≈+−-]?\d+"
_BOUND = r"(?:at most|no more than|not more than|a maximum of)"


def as_reached(c: Context, formulas: tuple[Formula, ...]) -> tuple[Formula, ...]:
    """What a statement asserts, its bounds taken for the most that there is where that is said.

    Args:
        c: the context of the clause.
        formulas: what the statement asserts.

    Returns:
        For each bound that it is reached, exactly and about; where that differs, nothing
        is decided.
    """
    if not c.discourse.clause_has_word(_AS_MUCH) or c.discourse.clause_has_word(_BOUND):
        return formulas
    signs = (Comparator.EQUAL, Comparator.ABOUT)
    found = [_reached(f, sign) for f in formulas for sign in signs]
    # "A beats B by up to 9": each time, not on average.
    return tuple(dict.fromkeys(f for f in found if f not in formulas)) or formulas


def _is_level(term: Term) -> bool:
    return not any(
        isinstance(part, (Count, Share))
        or (isinstance(part, Aggregate) and part.function is Function.MEAN)
        for part in nodes_of(term)
    )


def _reached(formula: Formula, sign: Comparator) -> Formula:
    match formula:
        case Quantified(Quantifier.ALL, Compare(Comparator.AT_MOST, term, Number() as number)):
            return Compare(sign, Aggregate(Function.MAX, term), number)
        case Compare(Comparator.AT_MOST, term, Number()) if _is_level(term):
            return replace(formula, comparator=sign)
        case And(parts):
            return And(tuple(_reached(p, sign) for p in parts))
        case Or(parts):
            return Or(tuple(_reached(p, sign) for p in parts))
    return formula
