"""What is said of a line where a figure has many that nothing tells apart: “accuracy drops”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import each_place, open_dimensions
from figcheck.checking.english.meanings.meaning import (
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context


def on_the_whole(
    c: Context, predicate: Predicate, subject: Subject, extent: Extent
) -> Reading | None:
    """That what is said of a line holds of the mean of all of them, and of each.

    “Accuracy drops from strength 1.5 to 3.0”, of five layers in three panels: which of the two
    is meant is open, so that there is a verdict where they agree.

    Args:
        c: the context of the clause.
        predicate: what is said.
        subject: what it is said of, where that leaves more open than one axis.
        extent: how far it reaches.
    """
    if getattr(predicate, "moves", None) is None or extent.is_said or extent.through:
        return None
    if c.discourse.clause_has_word("everywhere"):
        return None
    if any(isinstance(node, Amount) for node in nodes_of(predicate)):
        return None  # "It rises by 5": of a thing that was named before, or of none.
    if (
        extent.excluded.ticks
        or subject.aggregate
        or subject.minus
        or subject.each
        or subject.count
        or subject.others
    ):
        return None
    if goes_across(c, subject.place):
        return None  # "It rises from Straw to Manure": along no axis.
    if any(getattr(part, "up", True) is None for part in getattr(predicate, "parts", ())):
        return None  # "It stays flat": on average, or each of them.
    axis = _axis(c, predicate, subject)
    beside = [d for d in open_dimensions(c, subject.place) if d != axis]
    if axis is None or not beside or c.names.measures.dimension in beside:
        return None
    if c.discourse.names_before(beside):
        return None  # "Adam peaks early. Accuracy falls from 3 to 5": that of Adam, it may be.
    lines = each_place(c, subject.place, beside)
    if not lines:
        return None
    mean = replace(subject, aggregate=Function.MEAN, pooled=axis)
    of_mean = predicate.reading(c, mean, extent)
    if of_mean is None:
        return None
    cases = []
    for place in lines:
        line = replace(subject, place=place, own=subject.own | frozenset(beside), named=True)
        if not c.table.indices(line.place.cells):
            continue
        reading = predicate.reading(c, line, extent)
        if reading is None:
            return None
        cases.append(reading.formulas[-1:])  # From end to end, the least that is meant.
    return replace(of_mean, formulas=(*of_mean.formulas, *of_cases(c, cases, None, None)))


def goes_across(c: Context, place: Place) -> bool:
    """Whether a place is told as the way from one of some things to another: “from A to B”.

    Args:
        c: the context of the clause.
        place: the place, which names several things of a dimension without an order.
    """
    several = [d for d, ticks in place.ticks if len(ticks) > 1]
    across = any(not is_ordered(c.names.dimensions[d]) for d in several)
    return across and c.discourse.clause_has_word("from [^;]* to")


def _axis(c: Context, predicate: Predicate, subject: Subject) -> str | None:
    """Along which axis the lines run: that of which a part is named, or the only one."""
    ordered = {d.name for d in c.figure.dimensions if is_ordered(d)}
    places = [node for node in nodes_of(predicate) if isinstance(node, Place)]
    named = {d for place in places for d in place.dimensions & ordered}
    if (axis := getattr(predicate, "axis", None)) is not None:
        named.add(axis)
    named |= {d for d, ticks in subject.place.ticks if d in ordered and len(ticks) > 1}
    found = named or ordered & {*open_dimensions(c, subject.place)}
    return found.pop() if len(found) == 1 else None
