"""What holds at all places of an axis but some: “leads in every year except 2012”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.language.tree import Formula, Not, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context

_MOST_TICKS = 60
"""Ticks that are looked at one by one."""


def excepts_another(subject: Subject, predicate: Predicate, extent: Extent | None) -> bool:
    """Whether what is said of the values of some things excepts another thing from them.

    “A is never more than 3 points apart from B” excepts nothing.
    """
    if extent is None or not getattr(predicate, "of_level", False):
        return False
    named = ((subject.place.get(d), ticks) for d, ticks in extent.excluded.ticks)
    return any(own and set(own).isdisjoint(ticks) for own, ticks in named)


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
    each = each or getattr(predicate, "holds_at_each", False)
    if not each or len(extent.excluded.ticks) != 1 or extent.count or subject.each:
        return None
    ((dimension, excepted),) = extent.excluded.ticks
    if dimension in subject.own or extent.along not in (None, dimension):
        return None
    if extent.quantifier not in (None, Quantifier.ALL, Quantifier.NONE):
        return None
    known = subject.place.get(dimension) or c.proper(dimension).get(dimension)
    unmarked = c.names.measures.unmarked(dimension)
    if set(excepted) <= set(unmarked):
        known = unmarked  # "On all benchmarks but A": nothing is said of the latency.
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


def without_excepted(c: Context, subject: Subject, extent: Extent) -> tuple[Subject, Extent] | None:
    """“Apart from A, no model gets beyond 5”: of all the others it is said.

    Args:
        c: the context of the clause.
        subject: what is run through, one thing after the other.
        extent: how far it is said to be so, with what is made an exception of.

    Returns:
        The subject without the exceptions, and the extent without them; `None` where what is
        excepted is none of the things that the subject runs through.
    """
    along = subject.each
    if along is None or extent.excluded.dimensions != {along} or subject.count or extent.count:
        return None
    if subject.quantifier not in (Quantifier.ALL, Quantifier.NONE):
        return None
    excepted = extent.excluded.get(along)
    known = subject.place.get(along) or c.names.dimensions[along].ticks
    kept = [t for t in known if t not in excepted]
    if not kept or not set(excepted) <= set(known):
        return None
    # "All" comes with the exception, if nothing else says how far it is so.
    quantifier = extent.quantifier if extent.along else None
    place = Place.of(along, kept).default(subject.place)
    rest = replace(extent, excluded=EVERYWHERE, quantifier=quantifier)
    return replace(subject, place=place, excepted=extent.excluded.plain), rest


def or_excepting(said: Reading, excepted: Sequence[Reading | None]) -> Reading:
    """What is said of all but some, with what that means for these: that it is not so of them.

    Args:
        said: what is said of the others.
        excepted: the same of each of those that are left out.
    """
    known = [r.formulas for r in excepted if r is not None]
    if not known or len(known) < len(excepted):
        return said
    real = [
        both([way, *(Not(ways[min(i, len(ways) - 1)]) for ways in known)])
        for i, way in enumerate(said.formulas)
    ]
    return replace(said, formulas=(*said.formulas, *real))
