"""What holds everywhere but at a place: “A leads on every benchmark except B”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meaning import (
    EVERYWHERE,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.language.tree import And, Not, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


def everywhere_but(
    c: Context, predicate: Predicate, subject: Subject, extent: Extent
) -> Reading | None:
    """That something is said of each place but one, and does not hold there.

    Args:
        c: the context of the clause.
        predicate: what is said.
        subject: of what.
        extent: everywhere but there.
    """
    excluded = extent.excluded
    if len(excluded.ticks) != 1 or subject.place.orders:
        return None
    ((dimension, ticks),) = excluded.ticks
    named = extent.place.get(dimension) or c.names.dimensions[dimension].ticks
    kept = [t for t in named if t not in ticks]
    if extent.quantifier is not Quantifier.ALL or extent.along != dimension:
        return None  # Where else it is said to hold, the clause does not say.
    if not kept or len(kept) == len(named):
        return None
    rest = extent.place.without([dimension])
    inside, outside = (place.default(rest) for place in (Place.of(dimension, kept), excluded))
    holds = predicate.reading(
        c,
        replace(subject, place=inside.default(subject.place)),
        replace(extent, excluded=EVERYWHERE, along=dimension, place=inside),
    )
    fails = predicate.reading(
        c,
        replace(subject, place=outside.default(subject.place)),
        replace(extent, excluded=EVERYWHERE, along=None, quantifier=None, place=outside),
    )
    if holds is None or fails is None:
        return None
    formulas = tuple(And((f, Not(g))) for f in holds.formulas for g in fails.formulas)
    return Reading(formulas, holds.family)
