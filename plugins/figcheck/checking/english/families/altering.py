"""Changing by so much, either way: along an axis, or from one panel to the other."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    extent_of,
    fits,
    is_amount,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.gaps import Spanning
from figcheck.checking.english.families.getting import as_step
from figcheck.checking.english.families.passages import passage
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "trend"


@record
class Changing:
    """Moving within so much: “changing by no more than 0.3 points”."""

    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the range of each line is the amount, or how far each value is from its twin."""
        if extent.excluded.ticks:
            return None
        step = as_step(c, subject)
        if step.step and step.minus is not None:
            return self._by_step(step, step.minus, extent)
        found = stretches(c, subject)
        if not found or extent.is_said:
            return self._passing(c, subject, extent)
        cases: list[tuple[Formula, ...]] = [
            (is_amount(Aggregate(Function.RANGE, along.values(subject)), self.amount),)
            for along in found
        ]
        return of_several(c, cases, subject, FAMILY)

    def _by_step(self, step: Subject, whole: Place, extent: Extent) -> Reading | None:
        """“Without buoys, no score moves by more than 3”: from what it is with them."""
        reach = extent_of(step, extent)
        if reach is None or step.aggregate or reach.excluded.ticks:
            return None
        change = Absolute(Arithmetic("-", step.place.cells, whole.default(step.place).cells))
        held = Compare(self.amount.comparator, change, self.amount.number)
        return Reading((reaching(held, reach, Quantifier.ALL),), FAMILY)

    def _passing(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        ends = passage(c, subject, extent)
        if ends is None or ends.stop is None or subject.aggregate or subject.quantifier:
            return None
        place = subject.place.without(ends.start.dimensions)
        later, earlier = (end.default(place) for end in (ends.stop, ends.start))
        change = Absolute(Arithmetic("-", later.cells, earlier.cells))
        rest = open_dimensions(c, later)
        if not rest:
            return None if extent.is_said else Reading((is_amount(change, self.amount),), FAMILY)
        if not fits(extent, rest):
            return None
        held = Compare(self.amount.comparator, change, self.amount.number)
        return Reading((reaching(held, extent, Quantifier.ALL),), FAMILY)


@record
class Keeping:
    """Staying within so much."""

    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values of one line do as it goes on, or several things among themselves."""
        alone = subject.each is None and all(len(subject.place.get(d)) == 1 for d in subject.own)
        axes = [c.names.dimensions[d] for d in open_dimensions(c, subject.place)]
        along = any(map(is_ordered, axes))
        ways = [Changing(self.amount)] if along else []
        found = [w.reading(c, subject, extent) for w in ways]
        if not (along and alone):
            found.append(Spanning(self.amount).reading(c, subject, extent))
        known = [r for r in found if r is not None]
        return Reading(tuple(f for r in known for f in r.formulas), FAMILY) if known else None


_OF_ANOTHER = (
    r"within (?!an? |the )(?:(?:about|around|roughly|some|only|just) )?\S+(?: percentage)?"
    r"(?: [a-z%]+)? of"
)


@rule("predicate", "KEPT_WITHIN|LIES 'within'? amount POINTS|unit?")
@rule("predicate", "BE|LIES 'in'|'within' DET 'band'|'range'|'corridor'|'interval' 'of' amount")
def _kept_within(c: Context, *rest: Meaning) -> Keeping | None:
    """“… kept within 3 points from 1990 to 2020”, “… lie within 3 points”."""
    amount = the(rest, Amount)
    if amount.comparator is not Comparator.EQUAL or amount.percent:
        return None
    if c.discourse.clause_has_word("(?:each other|one another)"):
        return None  # "A and B lie within 3 points of each other": not each on its way.
    if c.discourse.clause_has_word(_OF_ANOTHER):
        return None  # "… within 3 points of the target": of a value that is not known here.
    within = c.discourse.clause_has_word("(?:within|inside|band|range|corridor|interval)")
    return Keeping(replace(amount, comparator=Comparator.AT_MOST)) if within else None


@rule("predicate", "CHANGES_BY value_then|bound POINTS?")
def _changing(_: Context, *rest: Meaning) -> Changing:
    return Changing(the(rest, Amount))
