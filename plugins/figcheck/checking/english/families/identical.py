"""Rows and columns that are the same: “No two rows are identical”, “A and B share two values”."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, open_dimensions
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    together,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, first, the
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Count,
    Formula,
    Not,
    Or,
    Quantified,
    Quantifier,
)
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "equality"

_MOST_PAIRS = 200
"""Pairs of rows that are looked at one by one."""


@rule("clause", "place HAVE alike_pair neighbouring? SAME neighbouring? LABEL at?")
@rule("clause", "alike_pair neighbouring? LABEL at BE SAME", "alike_pair LABEL BE SAME at?")
@rule("clause", "at ','? alike_pair neighbouring? LABEL BE SAME")
def _two_are_alike(c: Context, *rest: Meaning) -> Reading | None:
    """“A contains two identical rows”, “No two neighbouring rows of B are identical”."""
    there, dimension = the(rest, bool), the(rest, Label).dimension
    place = together(every(rest, Place))
    if place is None or dimension in place.dimensions:
        return None
    place = place.default(c.here.without([dimension]))
    ticks = c.names.dimensions[dimension].ticks
    panel = c.figure.dimension(Role.PANEL)
    if panel is not None and panel.name in open_dimensions(c, place):
        return None  # "Two rows are identical": in which panel, it does not say.
    beside = any(r == "neighbouring" for r in rest)
    pairs = [*(pairwise(ticks) if beside else combinations(ticks, 2))]
    if not pairs or len(pairs) > _MOST_PAIRS:
        return None
    same = tuple(
        Quantified(Quantifier.ALL, Compare(Comparator.EQUAL, *(p.cells for p in two)))
        for one, other in pairs
        for two in [[Place.of(dimension, [t]).default(place) for t in (one, other)]]
    )
    held = [f for f in same if c.table.evaluate(f).truth]
    if there:
        found: Formula = Or(tuple(held or same)) if len(held or same) > 1 else (held or same)[0]
        return Reading((found,), FAMILY)
    return Reading((both(Not(f) for f in (held or same)),), FAMILY)


@rule("alike_pair", "'two'", "'a' 'pair' 'of'", "'one' 'pair' 'of'", "'both'? 'two' 'of' 'the'")
def _two(*_: Meaning) -> bool:
    return True


@rule("alike_pair", "'no' 'two'", "'no' 'pair' 'of'", "'no'")
def _no_two(*_: Meaning) -> bool:
    return False


@rule("neighbouring", "'neighbouring'|'neighboring'|'adjacent'|'consecutive'|'successive'")
def _neighbouring(*_: Meaning) -> str:
    return "neighbouring"


@rule("clause", "place SHARES counted VALUES in_the_same_place noted_places? extents?")
@rule("clause", "place SHARES counted VALUES noted_places extents?")
@rule("clause", "place HAVE counted VALUES 'in' 'common' noted_places extents?")
@rule("clause", "place 'have'|'has'|'show'|'hold' 'the' 'same' measure AT counted LABEL|CASE")
def _share_values(c: Context, *rest: Meaning) -> Reading | None:
    """“A and B share two values in the same place (12 at 4, 30 at 9)”."""
    along = {e.along for e in every(rest, Extent) if e.along is not None}
    place, amount = the(rest, Place).default(c.here.without(along)), the(rest, Amount)
    pairs = [(d, t) for d, t in place.ticks if len(t) == 2]
    if len(pairs) != 1 or place.notes:
        return None
    dimension, (one, two) = pairs[0]
    for more in every(rest, Extent):
        joined = place.within(more.place)
        if joined is None or more.is_said or more.excluded.ticks:
            return None
        place = joined
    sides = [Place.of(dimension, [t]).default(place).cells for t in (one, two)]
    shared = is_amount(Count(Compare(Comparator.EQUAL, *sides)), amount)
    noted: tuple[tuple[Amount, Place], ...] = first(rest, tuple) or ()
    if noted and len(noted) != amount.number.value:
        return None
    values = [
        is_amount(spot.default(Place.of(dimension, [t])).default(place).cells, value)
        for value, spot in noted
        for t in (one, two)
    ]
    return Reading((both([shared, *values]),), FAMILY)


@rule("in_the_same_place", "'in'|'at' 'the' 'same' 'place'|'places'|'position'|'positions'|'cells'")
def _in_the_same_place(*_: Meaning) -> str:
    return "there"


@rule("noted_places", "'(' amount at ',' amount at ')'", "'(' amount at 'and' amount at ')'")
@rule("noted_places", "'(' amount at ')'", "'(' amount at ',' amount at ',' amount at ')'")
def _noted_places(_: Context, *rest: Meaning) -> tuple[tuple[Amount, Place], ...]:
    return tuple(zip(every(rest, Amount), every(rest, Place), strict=True))


@rule("clause", "DET? LABEL|KIND AT place begins 'with' 'the' 'same' COUNT VALUES extents?")
@rule("clause", "place begins 'with' 'the' 'same' COUNT VALUES extents?")
@rule(
    "clause",
    "at ','? DET? LABEL|KIND AT place begins 'with' 'the' 'same' COUNT VALUES extents?",
)
def _begin_alike(c: Context, *rest: Meaning) -> Reading | None:
    """“The rows for 7 and 8 begin with the same four values”."""
    count, at_end = exactly(rest, int), the(rest, float)
    run_through = {e.along for e in every(rest, Extent) if e.along is not None}
    *leads, rows = every(rest, Place)
    place = together((rows.default(c.here.without(run_through)), *leads))
    for more in every(rest, Extent):
        place = place and place.within(more.place)
        if more.quantifier not in OF_ALL or more.excluded.ticks or more.count:
            return None
    along = c.figure.dimension(Role.X)
    pairs = [(d, t) for d, t in place.ticks if len(t) == 2] if place else []
    if place is None or along is None or len(pairs) != 1 or along.name in place.dimensions:
        return None
    dimension, (one, two) = pairs[0]
    if not 0 < count <= len(along.ticks):
        return None
    kept = Place.of(along.name, along.ticks[-count:] if at_end else along.ticks[:count])
    sides = [Place.of(dimension, [t]).default(kept).default(place).cells for t in (one, two)]
    same = Quantified(Quantifier.ALL, Compare(Comparator.EQUAL, *sides))
    return Reading((same,), FAMILY)


@rule("begins", "'begin'|'begins'|'start'|'starts'")
def _begins(*_: Meaning) -> float:
    return 0.0


@rule("begins", "'end'|'ends'|'finish'|'finishes'")
def _ends(*_: Meaning) -> float:
    return 1.0
