"""Cells beyond an end of the colour scale: “eight cells exceed the upper bound (80)”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import both, extreme_of, is_amount
from figcheck.checking.english.families.counting import Cells, Limit, so_many
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Comparator, Function, Number, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class BeyondEnd(Bounded):
    """Lying beyond an end of the scale, of cells that are counted or that there are none of."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As beyond a number; of values as such only that some are beyond it is said."""
        if subject.quantifier is None and extent.quantifier is None:
            return None
        return super().reading(c, subject, extent)


@record
class Reached:
    """What is said to be reached: the largest of the values.

    Attributes:
        amount: how much that is.
    """

    amount: Amount


@rule("scale_end", "DET? LEGEND 's'? SCALE_END stated?", "DET SCALE_END 'of' DET? LEGEND stated?")
@rule("scale_end", "'the' SCALE_END stated?")
def _scale_end(c: Context, *rest: Meaning) -> Number | None:
    """“the legend's upper bound (80)”, if that is what the legend says."""
    bounds = c.figure.colours.bounds if c.figure.colours else None
    if bounds is None:
        return None
    value = bounds[1] if the(rest, bool) else bounds[0]
    stated: tuple[Amount, ...] | None = first(rest, tuple)
    if stated and [a.number.value for a in stated] != [value]:
        return None
    digits = f"{value:.6f}".rstrip("0").partition(".")[2]
    return Number(value, len(digits))


@rule("predicate", "EXCEEDS scale_end", "BE BOUND scale_end")
def _beyond_end(_: Context, *rest: Meaning) -> BeyondEnd:
    """“Eight cells exceed the upper bound (80)”, “no cell is below the lower bound”."""
    return BeyondEnd(Amount(the(rest, Number), the(rest, Comparator)))


@rule("clause", "scale_end ','? BE RESPECTED 'by' EACH VALUES|CASE at?")
@rule("clause", "EACH VALUES|CASE at? RESPECTS scale_end")
def _respected(c: Context, *rest: Meaning) -> Reading | None:
    """“The lower bound (20) is respected by every cell”."""
    quantifier, end = the(rest, Quantifier), the(rest, Number)
    bounds = c.figure.colours.bounds if c.figure.colours else None
    if bounds is None or quantifier is not Quantifier.ALL:
        return None
    place = (first(rest, Place) or EVERYWHERE).default(c.here)
    inside = Comparator.AT_MOST if end.value == bounds[1] else Comparator.AT_LEAST
    return Bounded(Amount(end, inside)).reading(c, Subject(place), Extent(quantifier))


@rule("reached", "',' REACHING amount")
def _reached(_: Context, *rest: Meaning) -> Reached:
    return Reached(the(rest, Amount))


@rule("they_are", "','|';' 'and'? 'all'|'both' all_them BE place VALUES|CASE|MEASURE? at?")
def _they_are(_: Context, *rest: Meaning) -> Place | None:
    """“…; all of them are Recall values of Ash”."""
    whole = together(every(rest, Place))
    return None if whole is None or whole.notes else whole


@rule("clause", "so_many_cells cell_limit reached they_are?", "so_many_cells cell_limit they_are")
def _so_many_reaching(c: Context, cells: Cells, limit: Limit, *rest: Meaning) -> Reading | None:
    """“Eight cells exceed 80, reaching 88.4; all of them are Recall values”."""
    reached, there = first(rest, Reached), first(rest, Place)
    if cells.share or cells.total is not None or limit.high is not None:
        return None
    if c.discourse.clause_has_word("(?:legend|scale|colou?r ?bar|bounds?)"):
        c = replace(c, about_something=False)  # The scale is one for all values.
    said = [so_many(c, cells, limit)]
    if there is not None:
        place = there.within(cells.place)
        said.append(so_many(c, replace(cells, place=place), limit) if place else None)
    known = [reading.formulas[0] for reading in said if reading is not None]
    if len(known) < len(said):
        return None
    if reached is not None:
        if limit.low.comparator not in (Comparator.MORE, Comparator.AT_LEAST):
            return None
        top = extreme_of(Function.MAX, cells.place.default(c.here))
        known.append(is_amount(top, reached.amount))
    return Reading((both(known),), "counting")
