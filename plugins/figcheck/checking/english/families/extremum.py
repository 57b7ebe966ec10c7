"""Highest and lowest values, and where they are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import (
    both,
    extent_of,
    extreme_of,
    fits,
    is_amount,
    is_panel_above,
    is_row,
    is_single,
    of_each,
    open_dimensions,
    reaching,
    tick_by_tick,
    without,
)
from figcheck.checking.english.families.peaks import (
    ONE_IN_ROW,
    OPPOSITE,
    SINGLE_VALUE,
    VALUE_OF_PANEL,
    Peak,
    Scope,
)
from figcheck.checking.english.families.rivals import (
    are_cases,
    each_listed,
    has_rivals,
    in_each,
    leads_its_like,
    names_axis_of,
    off_trivial_diagonal,
    there_are_two,
)
from figcheck.checking.english.families.sides import named_rival
from figcheck.checking.english.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.polarity import lists_effort, mixed_dimension, more_is_better
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Quantified,
    Quantifier,
)
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "extremum"
_PANELS = r"(?:panel|heatmap|subplot|chart|plot)s?"
_MOST_SO_THERE = (
    r"(?<!the )(?<!its )(?:(?:most|least) [a-z]+|tallest|shortest|longest) (?:in|at|among)"
)
"""“Walking is most common in York”: of all that is done there, or there of all towns."""

_COMMON = "(?:rarest|commonest|(?:most|least) (?:common|frequent|numerous|widespread|prevalent))"
"""How it is said of cases that there are many of them, or few, wherever they are."""

_HOLDS_ONE = r"(?:contain|hold|include|feature|host)(?:s|ed|ing)?"
"""What is said of several that have one value between them."""

_OWN = {
    Function.MAX: r"(?:an? (?:\w+ )?(?:maximum|max|peak|high)|(?<!the )peak(?:s|ed)? at)",
    Function.MIN: r"an? (?:\w+ )?(?:minimum|min|trough|low)",
}
"""How an extreme is spoken of that is one of several: “a maximum of 52”."""


def _is_point(c: Context, dimension: str, ticks: tuple[str, ...]) -> bool:
    """Whether a single tick of an axis that has an order is named."""
    return len(ticks) == 1 and is_ordered(c.names.dimensions[dimension])


def _is_of_strength(c: Context) -> bool:
    """Whether it says which of several is strong; “the weakest year” may be one of growth."""
    strong = c.discourse.clause_has_word("(?:strongest|weakest) of (?:the|all|them)")
    return strong and not c.discourse.clause_has_word("(?:best|worst)")


@dataclass(frozen=True)
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

    def _is_of_its_kind(self, subject: Subject) -> bool:
        """Whether what is extreme is a gap where one is meant, and its amount no change else."""
        if subject.counting is not None:
            return False  # The number of cells that are so: each place has one of its own.
        if self.peak.of_gap:
            spread = subject.aggregate in (Function.RANGE, Function.STD)
            return bool(subject.minus or subject.drawn or spread)
        # "A is highest in 2010 (+24)": 24 more than before.
        return self.amount is None or not self.amount.is_change

    def _is_scoped_twice(self, subject: Subject, extent: Extent) -> bool:
        """Whether “The gap is largest for A at 3” would be read of the gap at 3 among A's."""
        if subject.minus is None or self.location is not None or self.scope is None:
            return False
        return bool(self.scope.place.ticks and extent.place.ticks)

    def _is_of_its_own(self, c: Context, subject: Subject) -> bool:
        """Whether it is the extreme of the subject's own values, be it that of all or not."""
        plain = self.peak == Peak(self.peak.function) and not (self.location or self.scope)
        if not plain or self.amount is None or is_single(c, subject.place):
            return False
        return c.discourse.clause_has_word(_OWN[self.peak.function])

    def _is_own_share(self, c: Context, subject: Subject) -> bool:
        """Whether a share is said to be highest at a place: among those that it has elsewhere."""
        if self.location is not None or subject.rate is None or not subject.rate.of:
            return False
        return not c.discourse.clause_has_word(r"the (?:\w+est|most|least)")

    @property
    def _is_ahead(self) -> bool:
        """Whether several may be so together, before all others: “A and B lead in 2020”."""
        return self.peak.contest or self.peak.of_size

    def _is_compared_there(self, c: Context, subject: Subject) -> bool:
        """Whether it can only be compared with its like there, not with itself elsewhere."""
        if not self.unless_compared or c.discourse.clause_has_word(_MOST_SO_THERE):
            return False
        # "No model is best on Web": be it among the models, or of its own scores.
        none = subject.quantifier is Quantifier.NONE
        return none or has_rivals(c, subject, contest=self._is_ahead)

    def _is_of_some_only(self, c: Context) -> bool:
        """“The best car under 20,000 $”: of those that cost so little, of which it says no more."""
        known = c.names.measures
        measured = known.in_unit(self.amount.unit) if self.peak.by_quality and self.amount else None
        ticks = measured.get(known.dimension or "") if measured is not None else ()
        return bool(ticks and known.wanted) and set(ticks).isdisjoint(known.wanted)

    def _says_which_tick(self, c: Context) -> bool:
        """“32 is the best rank”, whatever its value is."""
        if self.amount is None or self.location or self.amount.unit:
            return False
        number = self.amount.number.value
        return c.is_tick(number) and names_axis_of(c, number)

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject is the extreme of its like, or has it at a location."""
        if self.scope is not None and self.scope.of_span:
            return self._of_span(c, subject, extent)
        return self._of_each(c, subject, extent, self._reading(c, subject, extent))

    def _of_each(
        self, c: Context, subject: Subject, extent: Extent, reading: Reading | None
    ) -> Reading | None:
        """“A and B share the lead at 93”: each of them has that, or the higher of them."""
        place = subject.place.within(extent.place.plain.default(self.location or EVERYWHERE))
        function = place and self._function(c, place)
        one = self.amount is None or self.peak.aggregate or c.discourse.clause_has_word(_HOLDS_ONE)
        if reading is None or not place or not function or not self.amount or one:
            return reading
        each = of_each(subject, place, function, self.amount)
        return replace(reading, formulas=(*reading.formulas, *each))

    def _reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        if self._is_one_of_its_like(subject):
            return self._there(c, subject, extent)
        told = self._among_scores(c, subject)._told_apart(subject, extent.place)
        if told is not self:
            return told.reading(c, subject, extent) if told is not None else None
        if extent.excluded.ticks:
            return self._but_for(c, subject, extent)
        if self._is_of_its_own(c, subject):
            return self._somewhere(c, subject, extent, self.peak.function)
        aggregate = self.peak.aggregate or subject.aggregate
        other = subject.aggregate not in (None, aggregate) or self._is_scoped_twice(subject, extent)
        if other or not self._is_of_its_kind(subject) or self._says_which_tick(c):
            return None
        if extent.along is not None and len(subject.place.get(extent.along)) == 1:
            return None  # "In 2014 it is the lowest of all years": of these, not in each.
        if self.peak.contest and named_rival(c, subject) is not None:
            return None
        if self._is_of_some_only(c):
            return None
        reach = extent_of(subject, extent)
        measure = self.peak.measure
        place = subject.place.within(measure)
        if reach is None or place is None or not self._is_taken_over(c, subject, place):
            return None
        subject = replace(subject, place=place, aggregate=aggregate)
        alone = replace(self, peak=replace(self.peak, measure=EVERYWHERE))
        if self.peak.by_quality and (dimension := mixed_dimension(c, place)) is not None:
            if self._is_of_one_measure(c, place, dimension):
                return None
            return tick_by_tick(c, alone, subject, extent, dimension)
        if measure.ticks and len(measure.ticks[0][1]) > 1 and aggregate is None:
            if self.amount is not None and measure.notes:
                return None  # "The highest recall (5) and F1 (3)": that of the F1.
            return tick_by_tick(c, alone, subject, extent, measure.ticks[0][0])
        where = place if self.location is None else self.location.default(place)
        function = self._function(c, where)
        if function is None:
            return None
        if self._is_compared_there(c, subject):
            return None
        if self.location is not None and not self._may_be_there(c, subject, extent):
            return None
        panel = self.location is None and extent.place.ticks and is_panel_above(c, subject)
        if (
            panel
            or self._is_of_two_at_a_point(c, subject, extent)
            or self._is_own_share(c, subject)
            or (self.scope is None and self._is_of_panel(c, subject))
        ):
            return None  # "… with a peak at 0.3", "A performs best at 0.3": its own best.
        if self.unless_compared and self.peak.contest and not subject.own:
            return None  # "ahead of B" is no place.
        on_axis = self.peak.contest and self.amount and c.is_tick(self.amount.number.value)
        if on_axis or not (subject.percent or c.may_be(self.amount)):
            return None  # "ahead of 2020" is no amount.
        if self.location is not None:
            return self._at_location(c, subject, reach, function, self.location)
        if subject.quantifier is not None or subject.count is not None or subject.minus:
            return self._of_gap(c, subject, extent)
        if not subject.own:
            return self._somewhere(c, subject, reach, function)
        line = self._line(c, subject, place)
        if line is None:
            return None
        whole, own = line
        rival = named_rival(c, subject) if self.peak.of_two else None
        if rival is not None:
            # "the higher share of the two": of two that were named.
            two = {d: (*place.get(d), *rival.get(d)) for d in rival.dimensions}
            whole = Place(tuple(two.items())).default(whole)
        spot = place.within(whole)
        if (
            spot is None
            or (self.peak.of_two and not there_are_two(c, own, whole))
            or self._is_mixed(c, reach, place)
            or (not (self.scope or self.among.ticks) and leads_its_like(c, spot, own, function))
        ):
            return None
        reach = each_listed(c, spot, own, reach)
        return self._leading(c, subject, (spot, whole), own, reach, function)

    def _line(
        self, c: Context, subject: Subject, place: Place
    ) -> tuple[Place, frozenset[str]] | None:
        """The values that those at a place are compared with, and along which dimensions."""
        own, scope = subject.own, self.scope or Scope()
        if own & scope.place.dimensions:
            return None
        if len(scope.free) == 1 and not scope.free & place.dimensions:
            return None
        if not scope.free & own and scope.free & place.dimensions:
            own = frozenset()  # "In 2014 gas is the lowest of the four years": of those of gas.
        named = [d for d in scope.free if not is_ordered(c.names.dimensions[d])]
        if named and scope.free < own:
            own = scope.free  # "A's recall is the highest of all systems": of their recall.
        own |= scope.free & place.dimensions
        whole = self.among.default(place.without(subject.own & own)).without(scope.free)
        narrowed = whole.within(scope.place)
        return (narrowed, own) if narrowed is not None else None

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

    def _may_be_there(self, c: Context, subject: Subject, extent: Extent) -> bool:
        """Whether the location is one: “highest in the left panel” is said of all values there."""
        panel, location = c.figure.dimension(Role.PANEL), self.location or EVERYWHERE
        if extent.place.within(location) is None:
            return False
        there = panel is not None and location.dimensions == {panel.name}
        return not (there and self._is_of_panel(c, subject))

    @staticmethod
    def _is_of_panel(c: Context, subject: Subject) -> bool:
        """Whether the value of a panel that is highest is said to be the subject's."""
        panel = c.figure.dimension(Role.PANEL)
        things = panel is not None and subject.own - {panel.name}
        return bool(things) and c.discourse.clause_has_word(VALUE_OF_PANEL)

    def _is_of_one_measure(self, c: Context, place: Place, dimension: str) -> bool:
        """Whether it is meant of some of the measures only, and does not say of which.

        “The faster of the two” is so in one of them, “the weakest of the six” in quality, where
        speed stands among them.
        """
        effort = lists_effort(c.names.dimensions[dimension]) and not place.get(dimension)
        return self.peak.of_two or effort

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

    def _is_mixed(self, c: Context, reach: Extent, place: Place) -> bool:
        """Whether “A is the highest” would be that of prices, weights and shares."""
        is_of_all = self.peak.by_quality or reach.is_said
        return not is_of_all and c.names.measures.differ(place)

    def _is_taken_over(self, c: Context, subject: Subject, place: Place) -> bool:
        """Whether the measure is none itself, and its mean over what is said and nothing else."""
        if self.peak.measure.dimensions & subject.own:
            return False
        over = self.peak.over
        place = place.default(self.scope.place) if self.scope else place
        own = subject.own | (self.location or EVERYWHERE).dimensions
        return over is None or {*open_dimensions(c, place)} - own == {over}

    def _is_of_two_at_a_point(self, c: Context, subject: Subject, extent: Extent) -> bool:
        """Whether it would be the best of two things only, at a point of an axis."""
        if self.location is not None or self.scope is not None or not self.peak.by_quality:
            return False
        if self.peak.of_two or self.peak.sole or self.peak.contest:
            return False
        at = [len(t) == 1 and is_ordered(c.names.dimensions[d]) for d, t in extent.place.ticks]
        return at == [True] and [c.size(d) for d in subject.own] == [2]

    def _is_one_of_its_like(self, subject: Subject) -> bool:
        """“The lowest row at 1”: it is so among the rows, not by its own values elsewhere."""
        of, where = self.peak.of, self.location
        if of is None or where is None:
            return False
        return of not in where.dimensions and of not in subject.own

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

    def _among_scores(self, c: Context, subject: Subject) -> Extremal:
        """The same among the columns of scores, if it is one of them, or located in one.

        “All models score highest on Food”: no size or latency counts.
        """
        dimension = c.names.measures.dimension
        if dimension is None or self.among.get(dimension):
            return self
        own = dimension in subject.own and self.location is None
        ticks = (subject.place if own else self.location or EVERYWHERE).get(dimension)
        unmarked = c.names.measures.unmarked(dimension)
        if not ticks or not set(ticks) < set(unmarked):
            return self
        return replace(self, among=self.among.default(Place.of(dimension, unmarked)))

    def _told_apart(self, subject: Subject, extent: Place) -> Extremal | None:
        """The same with what it is compared with apart from what is measured, and where.

        “The best open model is Fir”, “Fir is best among the open models”: the open ones are
        rivals. `None` where it is none of them.
        """
        spot = self.location or Place(tuple(t for t in subject.place.ticks if t[0] in subject.own))
        scope = self.scope.place if self.scope else EVERYWHERE
        among, rest = self.among, []
        for place in (self.peak.measure, scope, extent):
            shared = place.dimensions & spot.dimensions
            rest.append(place.without(shared))
            for dimension in shared:
                ticks = place.get(dimension)
                if not set(spot.get(dimension)) < set(ticks):
                    return None
                among = among.default(Place.of(dimension, ticks))
        if among == self.among:
            return self
        measure, scope, _ = rest
        kept = replace(self.scope, place=scope) if self.scope else None
        return replace(self, peak=replace(self.peak, measure=measure), scope=kept, among=among)

    def _but_for(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“Apart from C, A is the highest”: of all others, where C is of its kind."""
        spot = self.location or Place(tuple(t for t in subject.place.ticks if t[0] in subject.own))
        if self.among.ticks or len(extent.excluded.ticks) != 1:
            return None
        ((dimension, ticks),) = extent.excluded.ticks
        own = spot.get(dimension)
        if not own or not set(ticks).isdisjoint(own):
            return None
        kept = [t for t in c.names.dimensions[dimension].ticks if t not in ticks]
        rest = replace(self, among=Place.of(dimension, kept))
        return rest.reading(c, subject, replace(extent, excluded=EVERYWHERE))

    def _function(self, c: Context, place: Place) -> Function | None:
        """Which extreme is meant; `None` where it is unknown whether more is better."""
        if not self.peak.by_quality:
            return self.peak.function
        better = more_is_better(c, place)
        if better is None:
            # "Norway is last": of a single measure the order of size is meant; so it is of
            # "the weakest of the three", where nothing says that less is better.
            of_size = self.peak.contest or self.peak.of_size or _is_of_strength(c)
            return self.peak.function if of_size and not c.names.is_mixed else None
        return self.peak.function if better else OPPOSITE[self.peak.function]

    def _somewhere(
        self, c: Context, subject: Subject, extent: Extent, function: Function
    ) -> Reading | None:
        """“They have a maximum of 49.3”."""
        if extent.is_said or self.amount is None or is_single(c, subject.place):
            return None
        if subject.aggregate or subject.minus:
            return None
        return Reading((is_amount(extreme_of(function, subject.place), self.amount),), FAMILY)

    def _at_location(
        self, c: Context, subject: Subject, extent: Extent, function: Function, location: Place
    ) -> Reading | None:
        if location.dimensions & subject.own and location.default(subject.place) != subject.place:
            return None
        whole = subject.place.without(self.scope.free if self.scope else ())
        spot = location.default(whole)
        if subject.each is not None or extent.is_said:
            along = subject.each or extent.along
            if subject.aggregate is not None and len(location.ticks) == 1:
                # "In all panels, the highest average is found at 3e-4".
                ((told, ticks),) = location.ticks
                if self.amount is not None or len(ticks) != 1:
                    return None
                reach = replace(extent, along=along)
                among = self.among.default(whole.without([told]))
                return self._by_aggregate(c, subject, (spot, among), told, reach, function)
            free = [d for d in open_dimensions(c, whole) if d not in location.dimensions]
            # "All rows attain their maximum at C": each row of each panel.
            panels = {d.name for d in c.figure.dimensions if d.role in (Role.PANEL, Role.SERIES)}
            # "In all four panels" of rows and columns of panels: in each of these as a whole.
            all_ = along is None and not c.discourse.clause_has_word(_PANELS)
            by = tuple(d for d in free if all_ or d in {along, *panels})
            by = by or ((along,) if along else ())
            if self.amount is not None or not by or set(by) & location.dimensions:
                return None
            if subject.aggregate:
                return None
            held = Compare(
                Comparator.EQUAL,
                Aggregate(function, subject.term(spot), by),
                Aggregate(function, subject.term(self.among.default(whole)), by),
            )
            return Reading((reaching(held, extent, Quantifier.ALL),), FAMILY)
        own = location.dimensions
        along = location.ticks[0][0] if len(location.ticks) == 1 else ""
        in_order = self.amount is None and bool(along) and is_ordered(c.names.dimensions[along])
        if in_order and is_row(c, spot, along):
            # "A is warmest in May and June": at some time then, or more in each than at others.
            others = without(whole, location)
            most, rest = Aggregate(function, subject.term(spot)), Aggregate(function, others)
            sign = Comparator.AT_LEAST if function is Function.MAX else Comparator.AT_MOST
            ways = (most, replace(most, function=OPPOSITE[function]))
            plain = subject.aggregate is None and subject.minus is None
            return Reading(tuple(Compare(sign, w, rest) for w in ways), FAMILY) if plain else None
        among = self.among.default(whole.without(own))
        reading = self._leading(c, subject, (spot, among), own, extent, function)
        several = [d for d in subject.own - own if len(subject.place.get(d)) > 1]
        if reading is None or len(several) != 1 or self.amount or subject.aggregate:
            return reading
        # "Both reach their maximum at C": each its own.
        ends = (Aggregate(function, subject.term(p), (several[0],)) for p in (spot, among))
        each = Quantified(Quantifier.ALL, Compare(Comparator.EQUAL, *ends))
        things = c.names.dimensions[several[0]]
        if along and is_ordered(c.names.dimensions[along]) and not is_ordered(things):
            return replace(reading, formulas=(each,))  # "Both peak in 2016": no one of them does.
        return replace(reading, formulas=(*reading.formulas, each))

    def _leading(  # noqa: PLR0917
        self,
        c: Context,
        subject: Subject,
        places: tuple[Place, Place],
        own: frozenset[str],
        extent: Extent,
        function: Function,
    ) -> Reading | None:
        """The ways in which a place can have the highest values.

        One cell is compared with all. A row, a panel or a series is so cell by
        cell among its like, on average, or by its very highest value: the first
        where the clause says how far it goes, else all three must agree.
        """
        spot, whole = places
        if is_single(c, whole) or (c.names.measures.differ(whole) and not extent.is_said):
            return None
        if is_single(c, spot):
            return self._single(c, subject, places, own, extent, function)
        free = self.scope is not None and len(own) > 1
        one = c.discourse.clause_has_word(SINGLE_VALUE) or (
            self.location is not None and c.discourse.clause_has_word(ONE_IN_ROW)
        )
        if (free or one) and not extent.is_said:
            return self._of_values(subject, places, function)
        if len(own) != 1:
            return None
        (dimension,) = own
        if len(spot.get(dimension)) != 1:
            return None
        rest = tuple(d for d in open_dimensions(c, whole) if d != dimension)
        counted = self.peak.counted or c.discourse.clause_has_word(_COMMON)
        if counted and not extent.is_said and are_cases(c, rest):
            subject = replace(subject, aggregate=subject.aggregate or Function.SUM)
        if subject.aggregate is not None:
            return self._by_aggregate(c, subject, places, dimension, extent, function)
        if extent.is_said:
            if self.amount is not None or not fits(extent, rest):
                return None
            cellwise = self._against(subject, places, dimension, rest, function)
            each = (
                () if self.peak.sole else in_each(c, subject, places, dimension, extent, function)
            )
            return Reading((reaching(cellwise, extent, Quantifier.ALL), *each), FAMILY)
        extreme = Aggregate(function, subject.term(whole))
        top = Compare(Comparator.EQUAL, Aggregate(function, subject.term(spot)), extreme)
        if self.amount is not None:
            return Reading((both([top, is_amount(extreme, self.amount)]),), FAMILY)
        means = Aggregate(Function.MEAN, subject.term(whole), (dimension,))
        own_mean = Aggregate(Function.MEAN, subject.term(spot))
        cellwise = self._against(subject, places, dimension, rest, function)
        formulas: tuple[Formula, ...] = (
            top,
            Compare(Comparator.EQUAL, own_mean, Aggregate(function, means)),
            Quantified(Quantifier.ALL, cellwise),
        )
        return Reading(formulas, FAMILY)

    def _of_values(
        self, subject: Subject, places: tuple[Place, Place], function: Function
    ) -> Reading | None:
        """“A has the highest value of the left panel”: one of its values is that one."""
        if subject.aggregate is not None:
            return None
        spot, whole = (Aggregate(function, subject.term(place)) for place in places)
        said = is_amount(whole, self.amount) if self.amount else None
        return Reading((both([Compare(Comparator.EQUAL, spot, whole), said]),), FAMILY)

    def _single(  # noqa: PLR0917
        self,
        c: Context,
        subject: Subject,
        places: tuple[Place, Place],
        own: frozenset[str],
        extent: Extent,
        function: Function,
    ) -> Reading | None:
        """One cell against all others of the whole."""
        spot, whole = places
        if extent.count is not None:
            return None
        extreme = Aggregate(function, subject.term(whole))
        held: Formula = Compare(Comparator.EQUAL, subject.term(spot), extreme)
        if self.peak.sole and len(own) == 1:
            (dimension,) = own
            held = self._against(subject, places, dimension, (), function)
        number = is_amount(extreme, self.amount) if self.amount else None
        if extent.quantifier is Quantifier.NONE:
            return Reading((Not(both([held, number])),), FAMILY)
        if extent.quantifier not in (None, Quantifier.ALL):
            return None
        beside = off_trivial_diagonal(c, spot, whole)
        if beside is not None and not self.peak.sole:
            # The strongest of a table of correlations is not that of a thing with itself.
            best = Aggregate(function, subject.term(beside))
            said = is_amount(best, self.amount) if self.amount else None
            other = both([Compare(Comparator.EQUAL, subject.term(spot), best), said])
            return Reading((other, both([held, number])), FAMILY)
        return Reading((both([held, number]),), FAMILY)

    def _against(
        self,
        subject: Subject,
        places: tuple[Place, Place],
        dimension: str,
        rest: tuple[str, ...],
        function: Function,
    ) -> Compare:
        """The spot against the best of its like, or of the others where it must be alone."""
        spot, whole = places
        if not self.peak.sole:
            return Compare(
                Comparator.EQUAL,
                subject.term(spot),
                Aggregate(function, subject.term(whole), rest),
            )
        rivals = without(whole, Place.of(dimension, spot.get(dimension)))
        sign = Comparator.MORE if function is Function.MAX else Comparator.LESS
        return Compare(sign, subject.term(spot), Aggregate(function, rivals, rest))

    def _by_aggregate(  # noqa: PLR0917
        self,
        c: Context,
        subject: Subject,
        places: tuple[Place, Place],
        dimension: str,
        extent: Extent,
        function: Function,
    ) -> Reading | None:
        """“… has the highest mean (0.61)”, “… has the lowest mean in every panel”."""
        if subject.aggregate is None:
            return None
        spot, whole = places
        each: tuple[str, ...] = ()
        if extent.is_said:
            if extent.along not in {*open_dimensions(c, whole)} - {dimension}:
                return None
            each = (extent.along,)
        by = tuple(d.name for d in c.figure.dimensions if d.name in {dimension, *each})
        own = Aggregate(subject.aggregate, subject.term(spot), each)
        all_of_them = Aggregate(subject.aggregate, subject.term(whole), by)
        held = Compare(Comparator.EQUAL, own, Aggregate(function, all_of_them, each))
        if each:
            told = None if self.amount else reaching(held, extent, Quantifier.ALL)
            return Reading((told,), FAMILY) if told else None
        number = is_amount(own, self.amount) if self.amount else None
        return Reading((both([held, number]),), FAMILY)
