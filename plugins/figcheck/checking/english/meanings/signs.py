"""Mean gaps, which may be those of the means: “On average, the gap between A and B is 5”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place, Reading, Subject
from figcheck.checking.language.tree import Aggregate, Arithmetic, Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context


def with_sign(c: Context, subject: Subject) -> Subject | None:
    """A mean gap with the sign that it has on the whole; `None` for what is none.

    Where now the one and now the other is ahead, the mean of the gaps is more than the gap
    of the means, and either may be meant.

    Args:
        c: the context of the clause.
        subject: the gap.
    """
    minus = subject.minus
    if minus is None or subject.aggregate is not Function.MEAN or subject.signed or subject.ratio:
        return None
    other = minus.default(subject.place)
    difference = Arithmetic("-", subject.place.cells, other.cells)
    mean = c.table.term(Aggregate(Function.MEAN, difference)).single
    if mean is None:
        return None
    if mean.value < 0:
        own = Place(tuple((d, t) for d, t in subject.place.ticks if d in minus.dimensions))
        return replace(subject, place=other, minus=own, signed=True)
    return replace(subject, signed=True)


def or_as_read(one: Reading, other: Reading | None) -> Reading:
    """What a statement asserts if either reading may be meant."""
    more = other.formulas if other else ()
    return replace(one, formulas=tuple(dict.fromkeys((*one.formulas, *more))))
