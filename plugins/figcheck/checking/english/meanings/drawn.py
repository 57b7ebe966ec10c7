"""Which part of an interval is meant, its width or the half on either side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.kinds.measures import units_in
from figcheck.checking.english.meanings.meaning import Amount, Drawn, Subject
from figcheck.checking.english.meanings.parts import parts_of
from figcheck.checking.language.tree import Bound, Cells, Formula

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context

PLUS_MINUS = "±"
"""The unit of amounts that are half of an interval."""


def settled(c: Context, subject: Subject, predicate: object) -> Subject | None:
    """A subject with the part of an interval that a predicate speaks of.

    Args:
        c: the context.
        subject: what is spoken of.
        predicate: what is said of it.

    Returns:
        `None` where the part cannot be told, or “±2” is said of what is no interval.
    """
    units = list(units_in(predicate))
    halves = PLUS_MINUS in units
    if subject.drawn is None:
        # "Above the band": above its upper end, which is not the line that it is drawn around.
        drawn = bool(c.table.intervals) and not getattr(predicate, "has_it", False)
        return None if halves or (drawn and _against_intervals(predicate)) else subject
    if subject.drawn is Drawn.WIDTH and halves:
        return replace(subject, drawn=Drawn.HALF)
    written = any(cell.error is not None for cell in c.figure.cells)
    if subject.drawn is Drawn.WIDTH and written and units and not _of_width(predicate):
        return None  # "The interval is 9 ms": of those that are given as ±9.
    return None if subject.drawn is not Drawn.HALF and halves else subject


def half_of(subject: Subject, amount: Amount) -> Subject:
    """A subject as an amount speaks of it: “±9” is half of how wide an interval is.

    Args:
        subject: what is spoken of.
        amount: what is noted of it.
    """
    halved = subject.drawn is Drawn.WIDTH and amount.unit == PLUS_MINUS
    return replace(subject, drawn=Drawn.HALF) if halved else subject


def _against_intervals(predicate: object) -> bool:
    """Whether a predicate sets intervals against the values that it is said of."""
    if isinstance(predicate, Subject):
        return predicate.drawn is not None
    return any(map(_against_intervals, parts_of(predicate)))


def _of_width(predicate: object) -> bool:
    """Whether a predicate says how far something reaches: “spans 18 ms”."""
    return getattr(predicate, "is_width", False)


def speaks_of_intervals(formula: Formula) -> bool:
    """Whether all numbers of a formula are those of intervals, none the values themselves."""
    return all(_is_bound(part) for part in _outermost(formula))


def _is_bound(node: object) -> bool:
    return isinstance(node, Bound)


def _outermost(node: object) -> Iterator[object]:
    """The selections of a formula, or the ends of intervals around them."""
    if isinstance(node, (Bound, Cells)):
        yield node
    else:
        for part in parts_of(node):
            yield from _outermost(part)
