"""So many of several formulas: what is said of things one by one, where each has its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from figcheck.checking.language.tree import And, Comparator, Formula, Not, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.meaning import Amount
    from figcheck.checking.english.reader import Context


def of_cases(
    c: Context,
    cases: Sequence[tuple[Formula, ...]],
    quantifier: Quantifier | None,
    count: Amount | None,
) -> tuple[Formula, ...]:
    """That so many of several cases hold: all, none, most, three of them.

    Args:
        c: the context of the clause.
        cases: for each thing the ways to take what is said of it, as many for each.
        quantifier: of how many it is said; all if nothing is said.
        count: how many, as a number.

    Returns:
        A formula for each of the ways, none where the number is of a kind that is
        not understood.
    """
    if count is not None and count.comparator not in (Comparator.EQUAL, Comparator.ABOUT):
        return ()
    if count is not None and count.number.value > len(cases):
        return ()  # "2,743 fish" are none of the four lakes.
    formulas: list[Formula] = []
    for way in zip(*cases, strict=True):
        if count is not None:
            formulas.append(so_many(c, way, round(count.number.value)))
        elif quantifier in (None, Quantifier.ALL):
            formulas.append(_all(way))
        elif quantifier is Quantifier.NONE:
            formulas.append(_all(Not(f) for f in way))
        elif quantifier is Quantifier.MOST:
            held = [f for f in way if c.table.evaluate(f).truth]
            formulas.append(_all(held if 2 * len(held) > len(way) else way))
        else:
            return ()
    return tuple(formulas)


def so_many(c: Context, cases: Sequence[Formula], count: int) -> Formula:
    """That exactly so many of some formulas hold, as a formula that names them.

    Args:
        c: the context, whose table says which of them hold.
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
