"""An end with what it is a multiple of: “rises from 6 to 434, more than twice as much as Birch”."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.ends import EndAs, EndAt
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("arriving", "moves OVER_TIME? 'from' value_then 'to' value_then OVER_TIME?")
@rule("arriving", "moves OVER_TIME? 'to' value_then OVER_TIME?", "ENDS_AT value_then")
def _arriving(c: Context, *rest: Meaning) -> Course | EndAt | None:
    """“… rises from 6 to 434”, “… ends at 33”."""
    move, amounts = first(rest, Move), every(rest, Amount)
    if any(c.names.tick_of(d, amounts[0].number.value) for d in c.names.dimensions):
        return None  # "from 2010 to 2014" are years.
    if move is None:
        return EndAt(last=True, amount=amounts[0]) if the(rest, float) > 0 else None
    start = amounts[0] if len(amounts) > 1 else None
    return Course(move.up, move.manner, start, amounts[-1])


@record
class ArrivingAt:
    """Coming to an amount that is a multiple of something else.

    Attributes:
        way: from where to where.
        multiple: what it is then.
    """

    way: Course | EndAt
    multiple: Multiple

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That both hold; a time that is named is that of the end: “… as Birch in 2022”."""
        times = [
            d
            for d, ticks in extent.place.ticks
            if len(ticks) == 1 and is_ordered(c.names.dimensions[d])
        ]
        last = [Place.of(d, c.ascending(d)[-1:]) for d in times]
        if any(extent.place.get(d) != place.get(d) for place in last for d in place.dimensions):
            return None
        whole = replace(subject, place=subject.place.without(times))
        reach = replace(extent, place=extent.place.without(times))
        found = [
            self.way.reading(c, whole, reach),
            EndAs(last=True, predicate=self.multiple).reading(c, whole, reach),
        ]
        known = [reading for reading in found if reading is not None]
        if len(known) < len(found):
            return None
        pairs = product(*(reading.formulas for reading in known))
        return Reading(tuple(both(pair) for pair in pairs), known[0].family)


@rule("predicate", "arriving ',' 'or'? multiple")
def _arrives_at_multiple(_: Context, arriving: Course | EndAt, *rest: Meaning) -> ArrivingAt:
    """“… ends at 33, about twice the final value of Birch”."""
    return ArrivingAt(arriving, the(rest, Multiple))
