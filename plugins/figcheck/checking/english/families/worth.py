"""Being so large, of a difference: “the first step is worth 30 points”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import extent_of, is_amount, is_single, reaching
from figcheck.checking.english.families.gains import FAMILY
from figcheck.checking.english.meanings.meaning import Amount, Extent, Reading, Subject
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Comparator,
    Compare,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Worth:
    """Being so large, of a difference."""

    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the difference is the amount."""
        reach = extent_of(subject, extent)
        if subject.minus is None or subject.ratio or reach is None or reach.excluded.ticks:
            return None
        function = subject.aggregate or reach.aggregate
        term = subject.term(subject.place)
        if function is not None:
            if reach.is_said:
                return None
            ways: list[Term] = [Aggregate(function, term)]
            if not subject.signed:
                # "On average the step is worth 4": of its sizes, or of its gains and losses.
                change = replace(subject, signed=True).term(subject.place)
                ways.append(Absolute(Aggregate(function, change)))
            return Reading(tuple(is_amount(way, self.amount) for way in ways), FAMILY)
        if is_single(c, subject.place):
            return Reading((is_amount(term, self.amount),), FAMILY)
        if self.amount.comparator in (Comparator.EQUAL, Comparator.ABOUT) and not reach.is_said:
            return None
        held = Compare(self.amount.comparator, term, self.amount.number)
        return Reading((reaching(held, reach, Quantifier.ALL),), FAMILY)
