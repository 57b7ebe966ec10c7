"""“Only in A does it rise”: that it does there, and nowhere else."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Any, cast

from figcheck.checking.english.meanings.meaning import Extent, Place, Reading
from figcheck.checking.language.tree import And, Formula, Not, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.assertions import Statement
    from figcheck.checking.english.parsing.context import Context


def only_there(c: Context, said: Statement, extent: Extent, only: Place) -> Reading | None:
    """That a statement holds at every tick of a place, and at no other of that dimension.

    Args:
        c: the context of the clause.
        said: the statement.
        extent: how far it reaches.
        only: the place.
    """
    if len(only.dimensions) != 1 or extent.is_said:
        return None
    (dimension,) = only.dimensions
    known = c.proper(dimension).get(dimension) or c.names.dimensions[dimension].ticks
    if not set(only.get(dimension)) <= set(known):
        known = c.names.dimensions[dimension].ticks
    unmarked = c.names.measures.unmarked(dimension)
    if set(only.get(dimension)) <= set(unmarked):
        known = unmarked  # "Only on A", of benchmarks: it says nothing of the latency.
    rest = Place.of(dimension, [t for t in known if t not in only.get(dimension)])
    inside = replace(extent, only=None, quantifier=Quantifier.ALL, along=dimension)
    outside = replace(inside, quantifier=Quantifier.NONE)
    elsewhere = said.predicate
    denied = getattr(elsewhere, "denied", None)
    if denied is not None:
        # "The only one in which A is not the best": it is in all the others.
        elsewhere, outside = denied, inside
    if getattr(elsewhere, "in_passing", False):
        elsewhere = replace(cast("Any", elsewhere), amount=None)
    both = (
        replace(said, predicate=predicate, extent=e).reading(c, place)
        for predicate, e, place in (
            (said.predicate, inside, only),
            (elsewhere, outside, rest.plain),
        )
    )
    holds, fails = both
    if holds is None and len(only.get(dimension)) == 1:
        alone = replace(extent, only=None)
        holds = replace(said, extent=alone).reading(c, only)
    if not rest.get(dimension) or holds is None or fails is None:
        return None
    strict = tuple(And(p) for p in product(holds.formulas, fails.formulas))
    loose = _on_average(c, said, replace(extent, only=None), only)
    loose += _for_some(c, said, replace(inside, along=None), only, fails.formulas[0])
    return Reading(strict + loose, holds.family)


def _for_some(
    c: Context, said: Statement, extent: Extent, only: Place, fails: Formula
) -> tuple[Formula, ...]:
    """“Only in A and B does it exceed 10”, of several values there: of one of them in each."""
    if said.subject.quantifier or not hasattr(said.predicate, "of_level"):
        return ()
    some = replace(said, extent=replace(extent, quantifier=Quantifier.SOME))
    ((dimension, chosen),) = only.ticks
    each = [some.reading(c, Place.of(dimension, [tick])) for tick in chosen]
    known = [reading.formulas[0] for reading in each if reading is not None]
    return (And((*known, fails)),) if len(known) == len(chosen) else ()


def _on_average(c: Context, said: Statement, extent: Extent, only: Place) -> tuple[Formula, ...]:
    """“A beats B only in C”, of several values there: as it is taken of C by itself."""
    ((dimension, chosen),) = only.ticks
    held: list[Formula] = []
    for tick in c.names.dimensions[dimension].ticks:
        reading = replace(said, extent=extent).reading(c, Place.of(dimension, [tick]))
        if reading is None or len(reading.formulas) < 2:
            return ()
        formula = reading.formulas[-1]
        held.append(formula if tick in chosen else Not(formula))
    return (And(tuple(held)),)
