"""Rows, columns and panels that are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import cells_of
from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Comparator, Compare, Quantified, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("clause", "DET? SAME LABEL|KIND AT place listed?", "place BE SAME listed?")
@rule("clause", "DET? LABEL|KIND AT place BE SAME listed?")
def _same(c: Context, *rest: Meaning) -> Reading | None:
    """“The identical rows for y=9 and y=10 in the T=1.0 chart (3, 9, 9, …)”."""
    spot = the(rest, Place).default(c.here)
    pairs = [(d, ticks) for d, ticks in spot.ticks if len(ticks) == 2]
    if len(pairs) != 1:
        return None
    dimension, (one, two) = pairs[0]
    first_row = spot.without([dimension]).default(Place.of(dimension, [one]))
    second_row = spot.without([dimension]).default(Place.of(dimension, [two]))
    listed = first(rest, tuple)
    if listed is not None:
        row = [c.figure.cells[i].value for i in cells_of(c, first_row)]
        if row != [n.value for n in listed]:
            return None
    comparison = Compare(Comparator.EQUAL, first_row.cells, second_row.cells)
    return Reading((Quantified(Quantifier.ALL, comparison),), "equality")


@rule("listed", "'(' numbers ')'")
def _listed(_: Context, numbers: Meaning) -> Meaning:
    return numbers
