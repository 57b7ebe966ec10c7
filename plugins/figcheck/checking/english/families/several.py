"""What is said of several lines, where each line has a formula of its own: “three lines rise”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meaning import Reading, Subject
from figcheck.checking.language.tree import And, Comparator, Formula, Not, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


def of_several(
    c: Context, cases: Sequence[tuple[Formula, ...]], subject: Subject, family: str
) -> Reading | None:
    """That so many of several cases hold as the subject says: all, none, most, three of them.

    Args:
        c: the context of the clause.
        cases: for each line the ways to take what is said of it, as many for each.
        subject: of how many it is said.
        family: the kind of check.

    Returns:
        A reading with a formula for each of the ways; `None` where the count is
        of a kind that is not understood.
    """
    count = subject.count
    if count is not None and count.comparator not in (Comparator.EQUAL, Comparator.ABOUT):
        return None
    formulas: list[Formula] = []
    for way in zip(*cases, strict=True):
        wanted = len(way)
        if count is not None:
            formulas.append(so_many(c, way, round(count.number.value)))
        elif subject.quantifier in (None, Quantifier.ALL):
            formulas.append(both(way))
        elif subject.quantifier is Quantifier.NONE:
            formulas.append(both(Not(f) for f in way))
        elif subject.quantifier is Quantifier.MOST:
            held = [f for f in way if c.table.evaluate(f).truth]
            formulas.append(both(held if 2 * len(held) > wanted else way))
        else:
            return None
    return Reading(tuple(formulas), family)


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
        return both([*held[:count], Not(held[count])])
    if len(held) < count:
        return And(tuple(cases))
    return both([*held, *(Not(f) for f in cases if f not in held)])
