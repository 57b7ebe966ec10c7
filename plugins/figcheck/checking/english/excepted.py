"""What holds at all places of an axis but some: “leads in every year except 2012”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meaning import (
    EVERYWHERE,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.language.tree import Formula, Not, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.context import Context

_MOST_TICKS = 60
"""Ticks that are looked at one by one."""


def but_there(c: Context, predicate: Predicate, subject: Subject, extent: Extent) -> Reading | None:
    """That a predicate holds at each tick of an axis but those that are excepted.

    That these are exceptions is said as well: where the predicate holds there too, the two
    ways to take the clause differ, and nothing is decided.

    Args:
        c: the context of the clause.
        predicate: what is said, such that it can be said at one tick after another.
        subject: what it is said of.
        extent: how far it reaches, with what it makes an exception of.

    Returns:
        `None` where the exceptions are of the things compared rather than of where they are.
    """
    each = hasattr(predicate, "peak") or getattr(predicate, "holds_of_each", False)
    if not each or len(extent.excluded.ticks) != 1 or extent.count or subject.each:
        return None
    ((dimension, excepted),) = extent.excluded.ticks
    if dimension in subject.own or extent.along not in (None, dimension):
        return None
    if extent.quantifier not in (None, Quantifier.ALL, Quantifier.NONE):
        return None
    known = subject.place.get(dimension) or c.proper(dimension).get(dimension)
    if not set(excepted) < set(known):
        known = c.names.dimensions[dimension].ticks
    if not set(excepted) < set(known) or len(known) > _MOST_TICKS:
        return None
    alone = replace(extent, excluded=EVERYWHERE, quantifier=None, along=None)
    inside: list[tuple[Formula, ...]] = []
    outside: list[tuple[Formula, ...]] = []
    family = ""
    for tick in known:
        spot = Place.of(dimension, [tick])
        there = replace(subject, place=spot.default(subject.place))
        if not c.table.indices(there.place.without(subject.own).cells):
            continue
        reading = predicate.reading(c, there, replace(alone, place=spot.default(extent.place)))
        if reading is None:
            return None
        family = reading.family
        (outside if tick in excepted else inside).append(reading.formulas)
    if not inside or not outside or len({len(f) for f in (*inside, *outside)}) != 1:
        return None
    negated = extent.quantifier is Quantifier.NONE
    found: list[Formula] = []
    for way, other in zip(zip(*inside, strict=True), zip(*outside, strict=True), strict=True):
        holds = [Not(f) for f in way] if negated else [*way]
        fails = [*other] if negated else [Not(f) for f in other]
        found += [both([*holds, *fails]), both(holds)]
    return Reading(tuple(found), family)
