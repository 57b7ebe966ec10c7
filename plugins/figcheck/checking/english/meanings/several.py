"""So many of several formulas: what is said of things one by one, where each has its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor
from typing import TYPE_CHECKING, Protocol

from figcheck.checking.language.tree import And, Comparator, Formula, Not, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.meaning import Amount
    from figcheck.checking.language import Table


class Evaluating(Protocol):
    """What knows the values of the figure."""

    @property
    def table(self) -> Table:
        """The figure's values."""
        ...


def of_cases(
    c: Evaluating,
    cases: Sequence[tuple[Formula, ...]],
    quantifier: Quantifier | None,
    count: Amount | None,
) -> tuple[Formula, ...]:
    """That so many of several cases hold: all, none, most, three of them.

    Args:
        c: knows the values.
        cases: for each thing the ways to take what is said of it, as many for each.
        quantifier: of how many it is said; all if nothing is said.
        count: how many, as a number.

    Returns:
        A formula for each of the ways, none where the number is of a kind that is
        not understood.
    """
    if count is not None and count.number.value > len(cases):
        return ()  # "2,743 fish" are none of the four lakes.
    if count is not None and count.left_out and count.number.value + count.left_out != len(cases):
        return ()  # "All but two models beat A": of all, or of the others.
    formulas: list[Formula | None] = []
    for way in zip(*cases, strict=True):
        if count is not None:
            formulas.append(_counted(c, way, count))
        elif quantifier in (None, Quantifier.ALL):
            formulas.append(_all(way))
        elif quantifier is Quantifier.NONE:
            formulas.append(_all(Not(f) for f in way))
        elif quantifier is Quantifier.MOST:
            formulas.append(_at_least(c, way, len(way) // 2 + 1))
        elif quantifier is Quantifier.SOME:
            formulas.append(_at_least(c, way, 1))
        else:
            return ()
    return tuple(f for f in formulas if f is not None) if None not in formulas else ()


def _counted(c: Evaluating, cases: Sequence[Formula], count: Amount) -> Formula | None:
    """That so many of some formulas hold, or at least so many, or fewer; `None` if any do."""
    number, size = count.number.value, len(cases)
    match count.comparator:
        case Comparator.AT_LEAST:
            return _at_least(c, cases, ceil(number))
        case Comparator.MORE:
            return _at_least(c, cases, floor(number) + 1)
        case Comparator.AT_MOST:
            return _at_least(c, [Not(f) for f in cases], size - floor(number))
        case Comparator.LESS:
            return _at_least(c, [Not(f) for f in cases], size - ceil(number) + 1)
        case _:
            return so_many(c, cases, round(number))


def _at_least(c: Evaluating, cases: Sequence[Formula], count: int) -> Formula | None:
    """That so many of some formulas hold, or more: those that do, if they are enough."""
    if not 0 < count <= len(cases):
        return None
    held = [f for f in cases if c.table.evaluate(f).truth]
    return _all(held if len(held) >= count else cases)


def so_many(c: Evaluating, cases: Sequence[Formula], count: int) -> Formula:
    """That exactly so many of some formulas hold, as a formula that names them.

    Args:
        c: knows which of them hold.
        cases: the formulas.
        count: how many of them are said to hold.

    Returns:
        Those that hold and the negation of the others, if the count is right;
        else a formula that fails where the count does.
    """
    held = [f for f in cases if c.table.evaluate(f).truth]
    if len(held) > count:
        return _all([*held[:count], Not(held[count])])
    if len(held) < count:
        return And(tuple(cases))
    return _all([*held, *(Not(f) for f in cases if f not in held)])


def _all(formulas: Iterable[Formula]) -> Formula:
    parts = tuple(formulas)
    return parts[0] if len(parts) == 1 else And(parts)
