"""“Up to 9 points”: the most that there is, not merely a bound that nothing gets beyond."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.parts import nodes_of
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
    from figcheck.checking.english.parsing.context import Context

_AS_MUCH = r"(?:up to|as (?:much|many) as) (?:\w+ )?[~≈+−-]?"
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
    said = c.discourse.clause_has_word
    if not said(rf"{_AS_MUCH}\d+") or said(_BOUND):
        return formulas

    def is_named(number: Number) -> bool:
        """Whether it is the number that is said: “flat up to 8 threads” bounds no value by 8."""
        if number.decimals < 0:
            return True  # "up to 3.62M"
        written = f"{abs(number.value):,.{number.decimals}f}".replace(",", ",?")
        return said(rf"{_AS_MUCH}{written}")

    signs = (Comparator.EQUAL, Comparator.ABOUT)
    found = [_reached(f, sign, is_named) for f in formulas for sign in signs]
    # "A beats B by up to 9": each time, not on average.
    return tuple(dict.fromkeys(f for f in found if f not in formulas)) or formulas


def _is_level(term: Term) -> bool:
    return not any(
        isinstance(part, (Count, Share))
        or (isinstance(part, Aggregate) and part.function is Function.MEAN)
        for part in nodes_of(term)
    )


def _reached(formula: Formula, sign: Comparator, is_named: Callable[[Number], bool]) -> Formula:
    match formula:
        case Quantified(Quantifier.ALL, Compare(Comparator.AT_MOST, term, Number() as number)) if (
            is_named(number)
        ):
            return Compare(sign, Aggregate(Function.MAX, term), number)
        case Compare(Comparator.AT_MOST, term, Number() as number) if _is_level(term) and is_named(
            number
        ):
            return replace(formula, comparator=sign)
        case And(parts):
            return And(tuple(_reached(p, sign, is_named) for p in parts))
        case Or(parts):
            return Or(tuple(_reached(p, sign, is_named) for p in parts))
    return formula
