"""Multiples of an extreme: “three times as high as the lowest”, “twice as tall as the shortest”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import is_factor, is_single
from figcheck.checking.english.families.peaks import Peak, Scope, function_of
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import (
    OPPOSITE,
    Aggregate,
    Arithmetic,
    Comparator,
    Function,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "ratio"


@record
class TimesExtreme:
    """Being so many times the highest or the lowest of its like.

    Attributes:
        factor: how many times.
        peak: the highest or the lowest.
        own: whether it is that of the subject itself: “its minimum”.
    """

    factor: Amount
    peak: Peak
    own: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the ratio of the subject to that extreme is so large."""
        if subject.quantifier or subject.count or subject.minus or extent.is_said:
            return None
        if subject.aggregate in OPPOSITE and subject.place.ticks:
            # "… nine times the lowest value" may be that of all.
            told = self.own or self.peak.measure.ticks
            return self._of_its_own(c, subject) if told else None
        if self.own or len(subject.own) != 1 or subject.rate is not None:
            return None
        place = subject.place.within(self.peak.measure)
        aggregate = self.peak.aggregate or subject.aggregate
        if place is None or subject.aggregate not in (None, aggregate):
            return None
        whole = place.without(subject.own)
        extreme = _extreme(c, self.peak, whole, aggregate, tuple(subject.own))
        if extreme is None or len(place.get(next(iter(subject.own)))) != 1:
            return None
        if aggregate is None and not is_single(c, place):
            return None
        own: Term = Aggregate(aggregate, place.cells) if aggregate else place.cells
        return Reading(is_factor(Arithmetic("/", own, extreme), self.factor), FAMILY)

    def _of_its_own(self, c: Context, subject: Subject) -> Reading | None:
        """“The maximum of A is five times its minimum”: of the values of A."""
        place = subject.place.within(self.peak.measure)
        function = place and function_of(c, replace(self.peak, aggregate=None, over=None), place)
        if place is None or subject.aggregate is None or is_single(c, place):
            return None
        if function is not OPPOSITE[subject.aggregate] or c.names.measures.differ(place):
            return None
        ends = (Aggregate(f, place.cells) for f in (subject.aggregate, function))
        return Reading(is_factor(Arithmetic("/", *ends), self.factor), FAMILY)


def _extreme(
    c: Context, peak: Peak, whole: Place, aggregate: Function | None, by: tuple[str, ...]
) -> Term | None:
    """The highest or lowest of the values at a place, or of what is made of them."""
    function = function_of(c, replace(peak, aggregate=None, over=None), whole)
    if function is None or (aggregate is None and c.names.measures.differ(whole)):
        return None
    return Aggregate(function, Aggregate(aggregate, whole.cells, by) if aggregate else whole.cells)


@rule("the_extreme", "extreme 'one'? scope?")
def _the_extreme(_: Context, peak: Peak, *rest: Meaning) -> Peak | None:
    """“the shortest one”, of all that there are."""
    scope = first(rest, Scope)
    return None if scope is not None and (scope.place.is_named or scope.of_span) else peak


@rule("times_extreme", "factor POSSESSIVE TOPMOST")
@rule("times_extreme", "factor POSSESSIVE EXTREME measure|VALUES|LEVEL")
def _times_its_extreme(_: Context, *rest: Meaning) -> TimesExtreme:
    """“seven times its minimum”."""
    return TimesExtreme(the(rest, Amount), Peak(the(rest, Function)), own=True)


@rule("times_extreme", "factor AS_MUCH_AS? the_extreme", "factor 'that' 'of' the_extreme")
@rule("times_extreme", "factor 'as' how measure|KIND? 'as' the_extreme")
@rule("times_extreme", "factor MORE THAN the_extreme")
def _times_extreme(_: Context, *rest: Meaning) -> TimesExtreme | None:
    """“three times as high as the lowest”; “three times lower than the highest” turns it round."""
    if first(rest, Comparator) is Comparator.LESS:
        return None
    return TimesExtreme(the(rest, Amount), the(rest, Peak))


@rule("predicate", "BE|HAVE? times_extreme")
def _is_times_extreme(_: Context, *rest: Meaning) -> TimesExtreme:
    """“A is three times as high as the lowest”."""
    return the(rest, TimesExtreme)


@rule("clause", "at? ','? extreme scope? BE|HAVE|COSTS times_extreme")
def _one_end_to_the_other(c: Context, *rest: Meaning) -> Reading | None:
    """“The highest value is three times the lowest”, “the dearest costs 5 times as much as …”."""
    one, times = the(rest, Peak), the(rest, TimesExtreme)
    if times.own:
        return None
    two = times.peak.of_same(one)
    lead = first(rest, Place) or EVERYWHERE
    scope = first(rest, Scope)
    if scope is not None:
        lead = scope.place.default(lead)
    place = lead.default(c.here).within(one.measure)
    if place is None or place.notes or replace(one, function=two.function) != two:
        return None
    by: tuple[str, ...] = ()
    if one.aggregate is not None:
        things = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and d.name == one.of]
        by = tuple(things)
        if not by:
            return None
    ends = [_extreme(c, peak, place, one.aggregate, by) for peak in (one, two)]
    if ends[0] is None or ends[1] is None or is_single(c, place):
        return None
    return Reading(is_factor(Arithmetic("/", ends[0], ends[1]), times.factor), FAMILY)
