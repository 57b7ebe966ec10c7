"""Rows, columns and panels that are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, the
from figcheck.checking.english.families.build import within_context
from figcheck.checking.english.meaning import Place, Reading
from figcheck.checking.english.places import rule
from figcheck.checking.language.tree import Comparator, Compare, Quantified, Quantifier
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "equality"


@rule(
    "clause", "DET? SAME LABEL|KIND reach place listed?", "DET? SAME LABEL|KIND 'for' place listed?"
)
@rule("clause", "DET? LABEL|KIND reach place BE SAME listed?", "place BE SAME listed?")
def _same(c: Context, *rest: Meaning) -> Reading | None:
    """“The identical rows for y=9 and y=10 in the T=1.0 chart (3, 9, 9, …)”."""
    place = the(rest, Place)
    listed = next((r for r in rest if isinstance(r, tuple) and not isinstance(r, Written)), None)
    spot = within_context(c, place)
    pairs = [(d, ticks) for d, ticks in spot.ticks if len(ticks) == 2]
    if len(pairs) != 1:
        return None
    dimension, (first, second) = pairs[0]
    rest_of = spot.without([dimension])
    one = rest_of.within(Place.of(dimension, [first]))
    two = rest_of.within(Place.of(dimension, [second]))
    if one is None or two is None:
        return None
    if listed is not None:
        row = [cell.value for cell in c.figure.cells if _is_at(c, cell.at, one)]
        if row != [n.value for n in listed]:
            return None
    comparison = Compare(Comparator.EQUAL, one.cells, two.cells)
    return Reading((Quantified(Quantifier.ALL, comparison),), FAMILY)


@rule("listed", "'(' numbers ')'")
def _listed(_: Context, numbers: tuple[Written, ...]) -> tuple[Written, ...]:
    return numbers


def _is_at(c: Context, at: tuple[str | None, ...], place: Place) -> bool:
    names = [d.name for d in c.figure.dimensions]
    return all(at[names.index(d)] in ticks for d, ticks in place.ticks)
