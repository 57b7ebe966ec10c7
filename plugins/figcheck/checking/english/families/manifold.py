"""By so much, or so many times, with the numbers: “almost triples, from 10.6 to 29.5”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.gains import FAMILY, Gaining
from figcheck.checking.english.meanings.meaning import Amount, Extent, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every
from figcheck.checking.english.phrases.amounts import only_ticks
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class GettingTo:
    """Changing so many times, with what it was before and what it is then.

    Attributes:
        gained: how it changes.
        course: from what to what.
    """

    gained: Gaining
    course: Course

    is_change: ClassVar[bool] = True
    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That both hold; where the numbers are given, “almost triples” is as near as they are."""
        place = subject.place.within(self.gained.place)
        ends = self.course.reading(c, replace(subject, place=place), extent) if place else None
        times = self.gained.reading(c, subject, extent)
        if ends is None or times is None:
            return None
        pairs = ((f, g) for f in times.formulas[-1:] for g in ends.formulas)
        return Reading(tuple(both(pair) for pair in pairs), FAMILY)


@rule("predicate", "gained OVER_TIME? ','? 'from' value_then 'to' value_then OVER_TIME?")
def _gained_from_to(c: Context, gained: Gaining, *rest: Meaning) -> GettingTo | None:
    """“… almost triples, from 10.6 to 29.5”, “… falls by a third, from 21 to 14”."""
    start, stop = every(rest, Amount)
    if gained.ends or only_ticks(c, start, stop):
        return None
    ticks = any(c.names.tick_of(d, start.number.value) for d in c.names.dimensions)
    if gained.factor is None and (gained.by is None or ticks):
        return None  # "It gains 20 from 5 to 20", of an axis that has a 5.
    return GettingTo(gained, Course(gained.up, start=start, stop=stop))
