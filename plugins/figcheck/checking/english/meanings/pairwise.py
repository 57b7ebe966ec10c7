"""Differences between several things and several others: “replacing Small by Large”.

Where two kinds of model come in both sizes, each large one is set against the small one of its
kind, never against the other.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.names.forms import words_of

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context


def crossed(subject: Subject) -> str | None:
    """The dimension of which a difference has several ticks on both sides."""
    if subject.minus is None:
        return None
    found = [d for d, ticks in subject.minus.ticks if len(ticks) > 1]
    several = [d for d in found if len(subject.place.get(d)) > 1]
    return several[0] if several else None


def pair_by_pair(
    c: Context, predicate: Predicate, subject: Subject, extent: Extent, dimension: str
) -> Reading | None:
    """What a predicate says of each pair of a difference that is made of several.

    Args:
        c: the context of the clause.
        predicate: what is said.
        subject: the difference.
        extent: how far it reaches.
        dimension: of which it has several ticks on both sides.

    Returns:
        That it holds of all of them; `None` where it is not plain which go together.
    """
    if subject.minus is None or extent.count or subject.quantifier or subject.aggregate:
        return None
    thing = getattr(getattr(predicate, "thing", None), "place", EVERYWHERE)
    pairs = pairs_by_name(subject.minus.get(dimension), subject.place.get(dimension))
    limits = thing.get(dimension)
    kept = [p for p in pairs if not limits or set(p) <= set(limits)]
    if not kept or (len(kept) > 1 and extent.quantifier not in OF_ALL):
        return None
    readings = []
    for old, new in kept:
        place, minus = subject.place, subject.minus
        one = Place.of(dimension, [new]).default(place)
        two = Place.of(dimension, [old]).default(minus)
        reading = predicate.reading(c, replace(subject, place=one, minus=two), extent)
        if reading is None:
            return None
        readings.append(reading)
    if len({len(r.formulas) for r in readings}) != 1:
        return None
    ways = zip(*(r.formulas for r in readings), strict=True)
    return Reading(tuple(both(way) for way in ways), readings[0].family)


def pairs_by_name(olds: tuple[str, ...], news: tuple[str, ...]) -> list[tuple[str, str]]:
    """The ticks that differ in the same words: “ViT-Small” and “ViT-Large”.

    Args:
        olds: the ticks of one side.
        news: those of the other.

    Returns:
        The pairs, one of each side; none if not all have a partner, or it is not plain which.
    """
    found: dict[tuple[frozenset[str], frozenset[str]], list[tuple[str, str]]] = {}
    both_sides = [sorted(olds), sorted(news)]
    for old in olds:
        for new in news:
            one, two = frozenset(words_of(old)), frozenset(words_of(new))
            found.setdefault((one - two, two - one), []).append((old, new))
    whole = [p for p in found.values() if [*map(sorted, zip(*p, strict=True))] == both_sides]
    return whole[0] if len(whole) == 1 else []


def partner_of(one: str, others: tuple[str, ...]) -> str | None:
    """The one of several ticks that is of the same kind: “Elm-Base”, of “Elm-Chat”.

    Args:
        one: a tick.
        others: ticks that have something in common that it lacks.

    Returns:
        The one whose other words it has; `None` if none is, or several.
    """
    words = {tick: frozenset(words_of(tick)) for tick in others}
    shared = frozenset.intersection(*words.values())
    own = frozenset(words_of(one)) - shared
    found = [tick for tick, known in words.items() if known - shared and known - shared <= own]
    return found[0] if len(found) == 1 else None
