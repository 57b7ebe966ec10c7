"""Values that rise or fall along an axis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, every, the
from figcheck.checking.english.families.build import both, within_context
from figcheck.checking.english.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.places import rule
from figcheck.checking.language.tree import (
    Aggregate,
    Direction,
    Formula,
    Function,
    Quantifier,
    Trend,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "trend"

Way = tuple[str, bool]
"""A dimension and whether the clause speaks of it as growing."""


@rule("along", "'with' RISING DET? LABEL", "'with' DET? LABEL", "'as' DET? LABEL RISES")
@rule(
    "along", "'with' RISING 'the'? LABEL", "'with' 'the' 'number' 'of' LABEL", "'along' DET? LABEL"
)
@rule(
    "along",
    "'as' 'the' 'number' 'of' LABEL RISES",
    "'with' RISING LABEL LABEL",
    "'when' DET? LABEL RISES",
)
def _along(_: Context, *rest: Meaning) -> tuple[Way, ...] | None:
    labels = {r for r in rest if isinstance(r, str)}
    grows = next((r for r in rest if isinstance(r, bool)), True)
    return ((labels.pop(), grows),) if len(labels) == 1 else None


@rule("along", "'with' RISING DET? LABEL 'and' RISING DET? LABEL")
def _along_two(
    _: Context, one: bool, __: object, first: str, two: bool, ___: object, second: str
) -> tuple[Way, ...]:
    return ((first, one), (second, two))


@rule("clause", "subject extent? RISES extent? along extent?")
@rule("clause", "subject extent? RISES THROUGHOUT along", "subject THROUGHOUT RISES along")
def _rises(c: Context, subject: Subject, *rest: Meaning) -> Reading | None:
    """“Performance generally increases with increasing Window Size and decreasing Ratio”."""
    up = the(rest, bool)
    ways = the(rest, tuple)
    extents = every(rest, Extent)
    return _reading(c, subject, up, ways, extents)


@rule(
    "clause",
    "DET? extent? RISING DET? LABEL ','? 'and' RISING DET? LABEL extent? 'leads' 'to' better",
)
@rule("clause", "extent ','? RISING DET? LABEL 'and' RISING DET? LABEL extent? 'leads' 'to' better")
@rule("clause", "RISING DET? LABEL extent? 'leads' 'to' better")
@rule(
    "clause",
    "place_extent ','? RISING DET? LABEL 'and' RISING DET? LABEL extent? 'leads' 'to' better",
)
def _leads_to(c: Context, *rest: Meaning) -> Reading | None:
    """“Decreasing the Ratio and increasing the Window Size leads to improved performance”."""
    flags = every(rest, bool)
    labels = every(rest, str)
    extents = every(rest, Extent)
    *growing, up = flags
    ways = tuple(zip(labels, growing, strict=True))
    return _reading(c, Subject(Place()), up, ways, extents)


@rule(
    "better", "RISING measure", "'improved' measure", "'better' measure", "DET? RISE 'in' measure"
)
def _better(_: Context, *rest: Meaning) -> bool:
    return next((r for r in rest if isinstance(r, bool)), True)


@rule("place_extent", "'for' EACH KIND", "'for' EACH LABEL")
def _place_extent(_: Context, quantifier: Quantifier, *rest: Meaning) -> Extent:
    return Extent(quantifier, along=tuple(r for r in rest if isinstance(r, str)))


def _reading(
    c: Context, subject: Subject, up: bool, ways: tuple[Way, ...], extents: list[Extent]
) -> Reading | None:
    if subject.aggregate or subject.quantifier or any(e.count is not None for e in extents):
        return None
    quantifiers = {e.quantifier for e in extents}
    place = within_context(c, subject.place)
    every = Quantifier.ALL in quantifiers
    formulas: list[Formula] = []
    for dimension, grows in ways:
        if dimension in place.dimensions:
            return None
        rising = up == grows
        direction = (
            (Direction.RISES_THROUGHOUT if rising else Direction.FALLS_THROUGHOUT)
            if every
            else (Direction.RISES if rising else Direction.FALLS)
        )
        formulas.append(Trend(direction, Aggregate(Function.MEAN, place.cells, (dimension,))))
    return Reading((both(formulas),), FAMILY)
