"""Among which values an extreme is one: the things of its kind, the scores, all others but one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.peaks import Scope
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Subject
from figcheck.checking.language.order import is_ordered

if TYPE_CHECKING:
    from figcheck.checking.english.families.extremum import Extremal
    from figcheck.checking.english.parsing.reader import Context


def among_scores(c: Context, said: Extremal, subject: Subject) -> Extremal:
    """The same among the columns of scores, if it is one of them, or located in one.

    “All models score highest on Food”: no size or latency counts.
    """
    dimension = c.names.measures.dimension
    if dimension is None or said.among.get(dimension):
        return said
    own = dimension in subject.own and said.location is None
    ticks = (subject.place if own else said.location or EVERYWHERE).get(dimension)
    unmarked = c.names.measures.unmarked(dimension)
    if not ticks or not set(ticks) < set(unmarked):
        return said
    return replace(said, among=said.among.default(Place.of(dimension, unmarked)))


def told_apart(said: Extremal, subject: Subject, extent: Place) -> Extremal | None:
    """The same with what it is compared with apart from what is measured, and where.

    “The best open model is Fir”, “Fir is best among the open models”: the open ones are
    rivals. `None` where it is none of them.
    """
    spot = _spot(said, subject)
    scope = said.scope.place if said.scope else EVERYWHERE
    among, rest = said.among, []
    for place in (said.peak.measure, scope, extent):
        shared = place.dimensions & spot.dimensions
        rest.append(place.without(shared))
        for dimension in shared:
            ticks = place.get(dimension)
            if not set(spot.get(dimension)) < set(ticks):
                return None
            among = among.default(Place.of(dimension, ticks))
    if among == said.among:
        return said
    measure, scope, _ = rest
    kept = replace(said.scope, place=scope) if said.scope else None
    return replace(said, peak=replace(said.peak, measure=measure), scope=kept, among=among)


def all_but(c: Context, said: Extremal, subject: Subject, excluded: Place) -> Extremal | None:
    """“Apart from C, A is the highest”: of all others, where C is of its kind."""
    if said.among.ticks or len(excluded.ticks) != 1:
        return None
    ((dimension, ticks),) = excluded.ticks
    own = _spot(said, subject).get(dimension)
    if not own or not set(ticks).isdisjoint(own):
        return None
    kept = [t for t in c.names.dimensions[dimension].ticks if t not in ticks]
    return replace(said, among=Place.of(dimension, kept))


def _spot(said: Extremal, subject: Subject) -> Place:
    """Where the extreme is: at the location, else at what the subject names itself."""
    return said.location or Place(tuple(t for t in subject.place.ticks if t[0] in subject.own))


def compared(
    c: Context, said: Extremal, subject: Subject, place: Place
) -> tuple[Place, frozenset[str]] | None:
    """The values that those at a place are compared with, and along which dimensions."""
    own, scope = subject.own, said.scope or Scope()
    if own & scope.place.dimensions:
        return None
    if len(scope.free) == 1 and not scope.free & place.dimensions:
        return None
    if not scope.free & own and scope.free & place.dimensions:
        own = frozenset()  # "In 2014 gas is the lowest of the four years": of those of gas.
    named = [d for d in scope.free if not is_ordered(c.names.dimensions[d])]
    if named and scope.free < own:
        own = scope.free  # "A's recall is the highest of all systems": of their recall.
    own |= scope.free & place.dimensions
    whole = said.among.default(place.without(subject.own & own)).without(scope.free)
    narrowed = whole.within(scope.place)
    return (narrowed, own) if narrowed is not None else None
