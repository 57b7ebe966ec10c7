"""Taking the lead: “takes the lead in 1990”, “becomes the largest between 2000 and 2010”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_single
from figcheck.checking.english.families.overtaking import Later, When, pulled, within
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Function, Not, Or
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class TakingTheLead:
    """Being the best at a tick, and not at the one before it."""

    when: When | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is the best of its kind from then on, as far as the next tick."""
        if subject.aggregate or subject.quantifier or subject.count or subject.minus:
            return None
        if extent.is_said or extent.excluded.ticks or len(subject.own) != 1:
            return None
        own_time, own = pulled(c, subject.place)
        when = self.when or within(c, own_time)
        up = more_is_better(c, own) is not False
        if when is None or len(own_time[1] if own_time else ()) > 1:
            return None
        function = Function.MAX if up else Function.MIN

        def leads(tick: str) -> Compare:
            there = Place.of(when.dimension, [tick])
            whole = there.default(own.without(subject.own)).cells
            return Compare(Comparator.EQUAL, there.default(own).cells, Aggregate(function, whole))

        if not is_single(c, Place.of(when.dimension, [when.after]).default(own)):
            return None
        not_yet = Or(tuple(Not(leads(t)) for t in when.before))
        before = not_yet.parts[0] if len(not_yet.parts) == 1 else not_yet
        return Reading((both([before, leads(when.after)]),), "crossing")


@rule("predicate", "TAKES_LEAD when?")
def _takes_the_lead(_: Context, __: Meaning, when: When | Later | None) -> TakingTheLead | None:
    """“… takes the lead in 1990”."""
    return None if isinstance(when, Later) else TakingTheLead(when)
