"""Highest and lowest values, and where they are."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import (
    extent_of,
    extreme_of,
    is_amount,
    is_single,
    of_each,
    reaching,
    tick_by_tick,
)
from figcheck.checking.english.families.compared_with import (
    all_but,
    among_scores,
    compared,
    told_apart,
)
from figcheck.checking.english.families.extreme_places import located
from figcheck.checking.english.families.extreme_senses import (
    function_meant,
    is_compared,
    is_of_its_own,
    is_of_mixed,
    is_of_one_measure,
    is_of_values,
    is_one_of_its_like,
    is_one_of_its_own,
    is_taken_over,
)
from figcheck.checking.english.families.leading import FAMILY, Lead, leading
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.families.rivals import each_listed, leads_its_like, there_are_two
from figcheck.checking.english.families.sides import named_rival
from figcheck.checking.english.kinds.polarity import mixed_dimension
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Aggregate, Compare, Function, Quantifier
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_HOLDS_ONE = r"(?:contain|hold|include|feature|host)(?:s|ed|ing)?"
"""What is said of several that have one value between them."""


def _are_listed(c: Context) -> bool:
    """Whether a clause lists things: “from 0.2 to 0.4 the lowest is 48” is of them together."""
    return c.discourse.clause_has_word("and|or|both|each|all|every") or "," in c.discourse.clause


@record
class Extremal:
    """Being the highest or lowest, or having it somewhere.

    Attributes:
        peak: which extreme.
        location: where it is said to be, if that is said.
        scope: of what it is the extreme, if that is said.
        amount: what it is said to be, if that is said.
        unless_compared: whether a subject that can be compared with its like at the
            location is, rather than with itself elsewhere.
        among: which of its like it is compared with, if not with all: “the open models”.
    """

    peak: Peak
    location: Place | None = None
    scope: Scope | None = None
    amount: Amount | None = None
    unless_compared: bool = False
    among: Place = EVERYWHERE

    in_passing: ClassVar[bool] = True  # Its amount is only remarked.

    @property
    def is_noun_phrase(self) -> bool:
        """Whether its words alone, without a verb, may as well name a value."""
        return self.location is None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject is the extreme of its like, or has it at a location."""
        own = subject.place.get(extent.along) if extent.along in subject.own else ()
        if extent.along and len(own) == 1 and not extent.place.ticks and self.location is None:
            return None  # "A is the slowest in every configuration": A is none of these.
        if (there := self._in_its_panel(c, subject)) is not None:
            located_there, of_panel = there
            return located_there.reading(c, of_panel, extent)
        if self.scope is not None and self.scope.of_span:
            return self._of_span(c, subject, extent)
        return self._of_each(c, subject, extent, self._reading(c, subject, extent))

    def _in_its_panel(self, c: Context, subject: Subject) -> tuple[Extremal, Subject] | None:
        """“Three batches peak at depth 4 for A”: of what panel A shows, three do so."""
        panel = c.figure.dimension(Role.PANEL)
        if panel is None or subject.each is None or self.location is None:
            return None
        named = self.location.get(panel.name)
        place = subject.place.within(Place.of(panel.name, named)) if len(named) == 1 else None
        rest = self.location.without([panel.name])
        if place is None or not rest.ticks or subject.each == panel.name:
            return None
        return replace(self, location=rest), replace(subject, place=place)

    def _of_span(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“The price of A in 2010 is the highest of the period”: of that of A, or of all."""
        plain = replace(self, scope=Scope())
        there = subject.place.within(extent.place) if self.location is None else None
        axes = [d for d, t in there.ticks if _is_point(c, d, t)] if there else []
        if len(axes) != 1:
            return plain.reading(c, subject, extent)
        axis = frozenset(axes)
        of_all = replace(self, scope=Scope(free=axis)).reading(c, subject, extent)
        elsewhere = replace(extent, place=extent.place.without(axis))
        own = plain.reading(c, replace(subject, own=axis), elsewhere)
        if of_all is None or own is None:
            return own
        return replace(own, formulas=tuple(dict.fromkeys(own.formulas + of_all.formulas)))

    def _of_each(
        self, c: Context, subject: Subject, extent: Extent, reading: Reading | None
    ) -> Reading | None:
        """“A and B share the lead at 93”: each of them has that, or the higher of them."""
        place = subject.place.within(extent.place.plain.default(self.location or EVERYWHERE))
        function = place and function_meant(c, self.peak, place)
        one = self.amount is None or self.peak.aggregate or c.discourse.clause_has_word(_HOLDS_ONE)
        if reading is None or not place or not function or not self.amount or one:
            return reading
        each = of_each(c, subject, place, function, self.amount) if _are_listed(c) else []
        return replace(reading, formulas=(*reading.formulas, *each))

    def _reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `reading`, once it is clear whose extreme it is and among which values."""
        if is_one_of_its_like(self, subject):
            return self._there(c, subject, extent)
        told = told_apart(among_scores(c, self, subject), subject, extent.place)
        if told is not self:
            return told.reading(c, subject, extent) if told is not None else None
        if extent.excluded.ticks:
            rest = all_but(c, self, subject, extent.excluded)
            all_ = replace(extent, excluded=EVERYWHERE)
            return rest.reading(c, subject, all_) if rest is not None else None
        if is_one_of_its_own(c, self):
            return self._of_each_own(c, subject, extent)
        if is_of_its_own(c, self, subject):
            return self._somewhere(c, subject, extent, self.peak.function)
        if not is_of_values(c, self, subject, extent):
            return None
        return self._of_measure(c, subject, extent)

    def _there(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `reading`, of the one of its like that the surroundings name."""
        of, where = self.peak.of, extent.place.within(self.location or EVERYWHERE)
        if of is None or where is None or subject.named or len(subject.place.get(of)) != 1:
            return None
        predicate = replace(self, location=None, unless_compared=False)
        one = replace(subject, own=frozenset({of}), named=True)
        place = one.place.within(where)
        if place is None:
            return None
        return predicate.reading(c, replace(one, place=place), replace(extent, place=where))

    def _somewhere(
        self, c: Context, subject: Subject, extent: Extent, function: Function
    ) -> Reading | None:
        """“They have a maximum of 49.3”."""
        if extent.is_said or self.amount is None or is_single(c, subject.place):
            return None
        if subject.aggregate or subject.minus:
            return None
        return Reading((is_amount(extreme_of(function, subject.place), self.amount),), FAMILY)

    def _of_each_own(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“Four tasks have a best score above 65”: the best of each."""
        reach = extent_of(subject, extent)
        function = function_meant(c, self.peak, subject.place)
        if reach is None or function is None or self.amount is None or subject.minus:
            return None
        if self.peak.measure.ticks or self.peak.aggregate or subject.aggregate:
            return None
        by = (subject.each,) if subject.each else tuple(sorted(subject.own))
        if len(by) != 1 or (reach.is_said and reach.along != subject.each):
            return None
        own = Aggregate(function, subject.term(subject.place, reach.excluded), by)
        held = is_amount(own, self.amount)
        if not isinstance(held, Compare):
            return None
        return Reading((reaching(held, reach, Quantifier.ALL),), FAMILY)

    def _of_measure(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `reading`, of what is measured, or of each measure by itself."""
        reach = extent_of(subject, extent)
        measure = self.peak.measure
        place = subject.place.within(measure)
        if reach is None or place is None or not is_taken_over(c, self, subject, place):
            return None
        aggregate = self.peak.aggregate or subject.aggregate
        subject = replace(subject, place=place, aggregate=aggregate)
        if self.scope is not None and self.scope.free - measure.dimensions:
            # "A has the best clean accuracy of all": of all there, not under noise as well.
            kept = replace(self.scope, free=self.scope.free - measure.dimensions)
            self = replace(self, scope=kept)  # noqa: PLW0642
        alone = replace(self, peak=replace(self.peak, measure=EVERYWHERE))
        if self.peak.by_quality and (dimension := mixed_dimension(c, place)) is not None:
            if is_of_one_measure(c, self, place, dimension):
                return None
            return tick_by_tick(c, alone, subject, extent, dimension)
        if measure.ticks and len(measure.ticks[0][1]) > 1 and aggregate is None:
            if self.amount is not None and measure.notes:
                return None  # "The highest recall (5) and F1 (3)": that of the F1.
            if self.amount is None or _are_listed(c):
                return tick_by_tick(c, alone, subject, extent, measure.ticks[0][0])
        where = place if self.location is None else self.location.default(place)
        function = function_meant(c, self.peak, where)
        if function is None or not is_compared(c, self, subject, extent):
            return None
        if self.location is not None:
            return located(c, self, subject, reach, function)
        if subject.quantifier is not None or subject.count is not None or subject.minus:
            return self._of_gap(c, subject, extent)
        if not subject.own:
            return self._somewhere(c, subject, reach, function)
        return self._of_its_like(c, subject, reach, function)

    def _of_gap(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“The gain is largest, on average, at 8”: that is where."""
        if subject.minus is None or subject.step:
            return None
        if subject.quantifier or subject.count:
            return None
        if not extent.place.ticks or extent.place.dimensions & subject.minus.dimensions:
            return None
        there = replace(self, location=extent.place.plain)
        return there.reading(c, subject, replace(extent, place=EVERYWHERE))

    def _of_its_like(
        self, c: Context, subject: Subject, reach: Extent, function: Function
    ) -> Reading | None:
        """As `reading`, of what the subject names itself, among its like."""
        line = compared(c, self, subject, subject.place)
        if line is None:
            return None
        whole, own = line
        rival = named_rival(c, subject) if self.peak.of_two else None
        if rival is not None:
            # "the higher share of the two": of two that were named.
            two = {d: (*subject.place.get(d), *rival.get(d)) for d in rival.dimensions}
            whole = Place(tuple(two.items())).default(whole)
        spot = subject.place.within(whole)
        if (
            spot is None
            or (self.amount is None and _are_named(c, spot, own))
            or (self.peak.of_two and not there_are_two(c, own, whole))
            or is_of_mixed(c, self, reach, subject.place)
            or (not (self.scope or self.among.ticks) and leads_its_like(c, spot, own, function))
        ):
            return None
        if subject.aggregate is None:  # Of means over places that are listed, each is none.
            reach = each_listed(c, spot, own, reach)
        return leading(c, self, Lead(subject, spot, whole, own, reach, function))


def _are_named(c: Context, place: Place, own: AbstractSet[str]) -> bool:
    """Whether several things are named, each by itself: all of them come before the others.

    “A and B have the highest scores” says more than that one of the two has the highest.
    """
    said = set(words_of(c.discourse.clause))
    several = [ticks for dimension in own if len(ticks := place.get(dimension)) > 1]
    named = {word for ticks in several for tick in ticks for word in words_of(tick)}
    return bool(several) and "and" in said and named <= said


def _is_point(c: Context, dimension: str, ticks: tuple[str, ...]) -> bool:
    """Whether a single tick of an axis that has an order is named."""
    return len(ticks) == 1 and is_ordered(c.names.dimensions[dimension])
