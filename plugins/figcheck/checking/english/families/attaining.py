"""Getting as far as a level that is named: “reaches the million mark between 1990 and 1995”."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import extent_of, is_single, reaching
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.levels import Crossing
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Function,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class ReachingMark:
    """Getting as far as an amount, at some place if none is named."""

    amount: Amount

    stands: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That a value is at least the amount: the one that is named, or the highest of each."""
        if subject.aggregate or subject.minus or extent.excluded.ticks:
            return None
        there = subject.place
        if is_single(c, there) or extent.quantifier is Quantifier.NONE:
            return Bounded(self.amount).reading(c, subject, extent)
        parted = [
            d
            for d, t in there.ticks
            if d not in subject.own and len(t) > 1 and is_ordered(c.names.dimensions[d])
        ]
        if parted and not extent.is_said and not subject.each:
            return Crossing(self.amount).reading(c, subject, extent)
        reach = extent_of(subject, extent)
        if reach is None or reach.quantifier is Quantifier.NONE:
            return Bounded(self.amount).reading(c, subject, extent)
        along = reach.along or subject.each
        lines = [d for d in subject.own if len(there.get(d)) > 1]
        by = (along,) if along else tuple(lines)
        highest = Aggregate(Function.MAX, subject.term(there), by)
        held = Compare(self.amount.comparator, highest, self.amount.number)
        if not by:
            return None if reach.is_said else Reading((held,), "bounds")
        return Reading((reaching(held, reach, Quantifier.ALL),), "bounds")


@rule(
    "predicate", "ATTAINS DET NUMBER '-'? unit? '-'? LEVEL", "ATTAINS DET LEVEL 'of' NUMBER unit?"
)
def _attains(_: Context, *rest: Meaning) -> ReachingMark:
    """“… reaches the million mark”."""
    return ReachingMark(amount_of(the(rest, Written), Comparator.AT_LEAST))


@record
class ReachingOther:
    """Getting as far as something else, which only is read where none does."""

    other: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no value of the subject is at least that of the other."""
        reach = extent_of(subject, extent)
        if reach is None or reach.quantifier is not Quantifier.NONE:
            return None
        if more_is_better(c, subject.place) is False:
            return None  # Not as good, or not as high?
        relation = Relation(Comparator.AT_LEAST)
        return Comparative(relation, Subject(self.other)).reading(c, subject, extent)


@rule("predicate", "ATTAINS|REACHES spot", "ATTAINS|REACHES DET LEVEL 'of' spot")
def _attains_other(_: Context, *rest: Meaning) -> ReachingOther:
    """“Neither A nor B reaches C”."""
    return ReachingOther(the(rest, Place))
