"""One part of the figure against another: higher, lower, by how much."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.claims.discourse import spots
from figcheck.checking.english.families.build import (
    both,
    extent_of,
    fits,
    is_amount,
    is_factor,
    is_single,
    open_dimensions,
    reaching,
    tick_by_tick,
    without,
)
from figcheck.checking.english.families.rival_sets import (
    but_for,
    excepts_some,
    run_through,
    than_each,
)
from figcheck.checking.english.families.sides import Relation, Sides, sides
from figcheck.checking.english.families.than_mean import is_one_of, than_mean
from figcheck.checking.english.kinds.percent_points import in_points
from figcheck.checking.english.kinds.polarity import mixed_dimension
from figcheck.checking.english.kinds.scale import TIMES
from figcheck.checking.english.meanings.assertions import combinations_of
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.pairwise import pairs_by_name, partner_of
from figcheck.checking.english.names.forms import COMMON, IN_BRACKETS, words_of
from figcheck.checking.english.phrases.amounts import in_times
from figcheck.checking.factors import factored
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Count,
    Formula,
    Function,
    Not,
    Number,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "comparison"


_ITS_OWN = (
    r"(?:its|their|respective|corresponding|counterparts?|equivalents?"
    r"|of the same (?:type|kind|size|family|class|sort))"
)
"""“Each tuned model beats its base model”: the one of its kind, not all of them."""


_COUNTERPART = "(?:counterpart|equivalent)s?"


@record
class Comparative:
    """Being higher or lower than something else.

    Attributes:
        relation: which of the two.
        than: what it is compared with; `None` for all others of its kind.
        by: the difference, if that is said.
        at: where the subject is so, if that is set against the other: “on A than on B”.
        values: both values, if they are said: “(50 vs. 40)”.
    """

    relation: Relation
    than: Subject | None
    by: Amount | None = None
    at: Place | None = None
    values: tuple[Amount, Amount] | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject lies above or below the other.

        Without a word on how far it reaches, the statement must hold for all
        pairs and on average to be called true, and for neither to be called
        false.
        """
        if c.discourse.clause_has_word(_COUNTERPART):
            return self._than_partner(c, subject, extent)
        if (of_both := self._than_sum(c, subject)) is not None:
            return of_both.reading(c, subject, extent)
        its_own = self._of_its_own(c, subject)
        if its_own is None:
            return self._reading(c, subject, extent)
        return self._each_than_its_own(c, subject, extent, its_own)

    def _than_sum(self, c: Context, subject: Subject) -> Comparative | None:
        """“The combined cost of A and B exceeds that of C and D”: than theirs combined."""
        if self.than is None or subject.aggregate is not Function.SUM:
            return None
        several = [d for d, t in self.than.place.ticks if len(t) > 1 and len(subject.place.get(d))]
        plain = self.than.aggregate is None and self.than.quantifier is None
        of_both = c.discourse.clause_has_word("(?:that|those) of")
        if not (plain and several and (of_both or _are_called_together(c, self.than.place))):
            return None
        return replace(self, than=replace(self.than, aggregate=Function.SUM))

    def _than_partner(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“Elm-Chat beats its base counterpart”: the one of the base models that is an Elm."""
        its_own = self._of_its_own(c, subject)
        if its_own is not None:
            return self._each_than_its_own(c, subject, extent, its_own)
        place = self.than.place if self.than is not None else Place()
        for dimension in place.dimensions & subject.place.dimensions:
            own, others = subject.place.get(dimension), place.get(dimension)
            if len(own) == 1 < len(others) and self.than is not None:
                partner = partner_of(own[0], others)
                if partner is None or partner in own:
                    return None
                alone = Place.of(dimension, [partner]).default(place.without([dimension]))
                found = replace(self, than=replace(self.than, place=alone))
                return found._reading(c, subject, extent)
        return self._reading(c, subject, extent)

    def _each_than_its_own(
        self, c: Context, subject: Subject, extent: Extent, its_own: Sides
    ) -> Reading | None:
        """“Each tuned model beats its base model”: the one of its kind."""
        alone = replace(subject, quantifier=None, each=None)
        reach, comparator = extent_of(alone, extent), self.relation.at(c, subject.place)
        if reach is None or comparator is None or subject.count:
            return None
        ways = self._kind_by_kind(c, alone, reach, comparator, its_own)
        return Reading(ways, FAMILY) if ways else None

    def _of_its_own(self, c: Context, subject: Subject) -> Sides | None:
        """The two sides where each of the one is set against the one of its kind."""
        if self.than is None or not c.discourse.clause_has_word(_ITS_OWN):
            return None
        found = sides(c, replace(subject, quantifier=None, each=None), self.than, self.at)
        several = found is not None and min(
            len(p.get(found.dimension)) for p in (found.own, found.than)
        )
        return found if several and several > 1 else None

    def _reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        if self._is_elsewhere(c, subject, extent):
            return None
        if self.than is not None and excepts_some(self.than, extent):
            return but_for(c, self, subject, self.than, extent)
        if self.relation.by_quality:
            dimension = self._measures_apart(c, subject)
            if dimension is not None:
                if self.than is not None and dimension in self.than.place.dimensions:
                    return None  # "A beats B in recall": A in recall as well.
                return tick_by_tick(c, self, subject, extent, dimension)
        reach = extent_of(subject, extent)
        comparator = self.relation.at(c, subject.place)
        if reach is None or comparator is None:
            return None
        if self.than is None:
            return self._than_others(c, subject, reach, comparator)
        if self.than.whole and self.than.quantifier is Quantifier.ALL:
            return self._than_anything(c, subject, reach, comparator)
        if self.than.minus is not None:
            return self._difference_than(c, subject, self.than, reach, comparator)
        if reach.quantifier is Quantifier.NONE and subject.each is None and not subject.own:
            # "No cell is lower than in the left panel": than the same cell there.
            there = self.than.there and not is_single(c, self.than.place.default(c.here))
            if not there:
                return self._no_other_cell(c, subject, comparator)
        along = run_through(subject, self.than)
        if along is not None and subject.each is None and self.at is None and not self.values:
            return than_each(c, self, subject, self.than, extent, along)
        if self.at is None and self.values is None and is_one_of(subject, self.than):
            return than_mean(c, subject, self.than, reach, comparator, self.by)
        pair = sides(c, subject, self.than, self.at)
        if pair is None:
            return None
        aggregate = subject.aggregate or self.than.aggregate
        if aggregate is None and self._is_by_so_much_overall(reach):
            # "On the whole, A is about 8 points lower": its mean is.
            mean = replace(subject, aggregate=Function.MEAN)
            return self.reading(c, mean, replace(extent, quantifier=None))
        if {subject.aggregate, self.than.aggregate} - {None, aggregate}:
            return self._of_two_aggregates(c, subject, reach, comparator, pair)
        if self.than.quantifier is not None:
            return self._than_all(c, pair, comparator)
        if _crossed(c, pair):
            return None
        # "Below the average of A and B": of both, not below each.
        pooled = aggregate is Function.MEAN and (subject.aggregate is None or are_groups(pair))
        of_groups = self._of_groups(c, subject, reach, comparator, pair)
        if of_groups and self.values is not None:
            return Reading(of_groups, FAMILY)
        parts = [
            self._pair(c, subject, reach, comparator, p, aggregate)
            for p in ([pair] if pooled else _split(pair, reach, subject, self.than))
        ]
        known = [p for p in parts if p is not None]
        if len(known) < len(parts):
            return None
        formulas = combinations_of(known)
        if formulas is None and aggregate is not None:
            return None
        if formulas is None:
            # Too many to be taken one by one: "the lower half is higher than the upper".
            one, two = subject.term(pair.own), subject.term(pair.than)
            means = (Aggregate(Function.MEAN, one), Aggregate(Function.MEAN, two))
            formulas = (Compare(comparator, *means),) if self.by is None else ()
            reach = replace(reach, quantifier=reach.quantifier or Quantifier.ALL)
        ticks = [p.get(pair.dimension) for p in (pair.own, pair.than)]
        if reach.is_said and all(len(t) > 1 for t in ticks) and aggregate is None:
            # "All of these are higher than those": each than each, wherever they are, or crop by
            # crop.
            up = comparator in (Comparator.MORE, Comparator.AT_LEAST)
            least, most = (Function.MIN, Function.MAX) if up else (Function.MAX, Function.MIN)
            rest = tuple(d for d in open_dimensions(c, pair.own) if d != pair.dimension)
            rest = () if any(is_ordered(c.names.dimensions[d]) for d in rest) else rest
            one = Aggregate(least, subject.term(pair.own), rest)
            two = Aggregate(most, subject.term(pair.than), rest)
            held = Compare(comparator, one, two)
            formulas += (Quantified(Quantifier.ALL, held) if rest else held,)
        formulas += (*self._kind_by_kind(c, subject, reach, comparator, pair), *of_groups)
        return Reading(formulas, FAMILY) if formulas else None

    def _of_groups(
        self, c: Context, subject: Subject, reach: Extent, comparator: Comparator, pair: Sides
    ) -> tuple[Formula, ...]:
        """“The open models are ahead of the closed ones (33 vs. 23)”: their means are.

        “Wild birds eat more than farmed ones” may be meant of all that they eat.
        """
        each = subject.quantifier is not None or subject.each is not None
        if each or reach.is_said or subject.aggregate or (self.than and self.than.aggregate):
            return ()
        functions = [Function.MEAN] if _are_told_as_groups(c, pair) else []
        together = any(_are_called_together(c, place) for place in (pair.own, pair.than))
        if together and c.discourse.clause_has_word(_ADDING_UP):
            functions.append(Function.SUM)
        ways = (self._pair(c, subject, reach, comparator, pair, f) or () for f in functions)
        formulas = tuple(formula for found in ways for formula in found)
        if self.values is None:
            return formulas
        held = tuple(f for f in formulas if c.table.evaluate(f).truth)
        return (held or formulas)[:1]

    def _is_elsewhere(self, c: Context, subject: Subject, extent: Extent) -> bool:
        """Whether it is not said where it holds, or of where it does not hold all the while."""
        if self.at is not None and self.at.dimensions & extent.place.dimensions:
            return True  # "A is higher after 8 days than B is after 2": where B is is lost.
        # "Between 1980 and 1990 A passes B": it is not above all the while.
        named = [p.place for p in (subject, self.than) if p is not None]
        return self.relation.turning and any(_is_along_axis(c, p) for p in named)

    def with_rival(self, rival: Subject) -> Comparative:
        """The same against another one."""
        return replace(self, than=rival)

    def _kind_by_kind(
        self, c: Context, subject: Subject, reach: Extent, comparator: Comparator, pair: Sides
    ) -> tuple[Formula, ...]:
        """“Large is better than Small”, where two kinds come in both sizes: each of its kind."""
        if subject.quantifier or subject.count or (self.than and self.than.quantifier):
            return ()
        sides_of = (pair.than.get(pair.dimension), pair.own.get(pair.dimension))
        if min(map(len, sides_of)) < 2 or subject.aggregate:
            return ()
        found: list[tuple[Formula, ...]] = []
        for old, new in pairs_by_name(*sides_of):
            own, than = (
                Place.of(pair.dimension, [tick]).default(place)
                for tick, place in ((new, pair.own), (old, pair.than))
            )
            one = replace(pair, own=own, than=than)
            found.append(self._pair(c, subject, reach, comparator, one, None) or ())
        if not found or len({len(ways) for ways in found}) != 1:
            return ()
        return tuple(both(ways) for ways in zip(*found, strict=True))

    def _is_by_so_much_overall(self, reach: Extent) -> bool:
        bound = self.by is None or self.by.comparator not in (Comparator.EQUAL, Comparator.ABOUT)
        return reach.quantifier is Quantifier.GENERALLY and not bound

    def _of_two_aggregates(
        self, c: Context, subject: Subject, reach: Extent, comparator: Comparator, pair: Sides
    ) -> Reading | None:
        """“The lowest value of A is above the highest one of B”."""
        functions = (subject.aggregate, self.than.aggregate if self.than else None)
        if None in functions or reach.is_said or reach.excluded.ticks or subject.minus:
            return None
        terms = (
            Aggregate(function, place.cells)
            for function, place in zip(functions, (pair.own, pair.than), strict=True)
            if function is not None
        )
        return Reading(self._of_terms(c, comparator, *terms), FAMILY)

    def _pair(  # noqa: PLR0917
        self,
        c: Context,
        subject: Subject,
        reach: Extent,
        comparator: Comparator,
        pair: Sides,
        aggregate: Function | None,
    ) -> tuple[Formula, ...] | None:
        """What it may mean for one thing against one other."""
        one, two = subject.term(pair.own), subject.term(pair.than)
        of_things = subject.quantifier is not None and reach.along != c.names.measures.dimension
        if c.names.measures.differ(pair.own) and (of_things or not reach.is_said):
            return None  # "larger than B", of sizes, prices and speeds.
        if aggregate is not None:
            if reach.is_said:
                return self._aggregates_by(c, pair, reach, comparator, aggregate, subject)
            if reach.excluded.ticks:
                return None
            found = self._of_terms(
                c, comparator, Aggregate(aggregate, one), Aggregate(aggregate, two)
            )
            listed = [d for d in open_dimensions(c, pair.own) if pair.own.get(d)]
            of_all = aggregate is Function.SUM  # "A and B together": never each by itself.
            if len(listed) == 1 and not (of_all or is_ordered(c.names.dimensions[listed[0]])):
                # "The range on A is wider than on B for both models": for each of them.
                each = replace(reach, quantifier=Quantifier.ALL, along=listed[0])
                found += self._aggregates_by(c, pair, each, comparator, aggregate, subject) or ()
            return found
        if reach.excluded.ticks and subject.minus is None:
            one = without(pair.own, reach.excluded)
        if is_single(c, pair.own) and is_single(c, pair.than):
            if reach.count is not None:
                return None
            found = self._of_terms(c, comparator, one, two)
            if reach.quantifier is Quantifier.NONE:
                return tuple(Not(f) for f in found)
            return found if reach.quantifier in OF_ALL else None
        rest = tuple(
            d for d in open_dimensions(c, pair.own) if d != pair.dimension or subject.each == d
        )
        if not fits(reach, rest):
            return None
        if reach.count and reach.count.left_out:
            counted = {len(pair.own.get(d)) or c.size(d) for d in rest}
            if int(reach.count.number.value) + reach.count.left_out not in counted:
                return None  # "All but two models beat A": of all, or of the others.
        one_by_one = len(rest) == 1 and bool(pair.own.get(rest[0]))
        if reach.is_said or reach.excluded.ticks or one_by_one:
            if self.values is not None:
                return None
            comparison = self._compared(c, comparator, one, two)
            if comparison is None:
                return None
            formula = reaching(comparison, reach, Quantifier.ALL)
            return (both([formula, *self._exceptions(c, reach, comparator, pair, two)]),)
        pooled = are_counted(c, rest)
        function = Function.SUM if pooled else Function.MEAN
        means = self._of_terms(c, comparator, Aggregate(function, one), Aggregate(function, two))
        if self.values is not None or pooled:
            return means
        comparison = self._compared(c, comparator, one, two)
        if comparison is None:
            return None
        # "A is 5 higher than B": at the one place where it is, which a sentence before may say.
        exact = comparison.comparator in (Comparator.EQUAL, Comparator.ABOUT)
        somewhere = (Quantified(Quantifier.SOME, comparison),) if exact else ()
        return (Quantified(Quantifier.ALL, comparison), *means, *somewhere)

    def _difference_than(
        self, c: Context, subject: Subject, than: Subject, reach: Extent, comparator: Comparator
    ) -> Reading | None:
        """“the step from B to C is larger than the step from A to B”."""
        if subject.minus is None or subject.ratio is not than.ratio or reach.excluded.ticks:
            return None
        if subject.quantifier or than.quantifier or self.at or self.values:
            return None
        place = than.place.default(subject.place)
        one, two = subject.term(subject.place), than.term(place)
        function = subject.aggregate or than.aggregate or reach.aggregate
        if function is not None:
            one, two = Aggregate(function, one), Aggregate(function, two)
            return Reading(self._of_terms(c, comparator, one, two), FAMILY)
        if is_single(c, subject.place) and is_single(c, place):
            return Reading(self._of_terms(c, comparator, one, two), FAMILY)
        comparison = self._compared(c, comparator, one, two)
        if comparison is None:
            return None
        held = reaching(comparison, reach, Quantifier.ALL)
        means = Compare(comparator, Aggregate(Function.MEAN, one), Aggregate(Function.MEAN, two))
        return Reading((held,) if reach.is_said else (held, means), FAMILY)

    def _compared(self, c: Context, comparator: Comparator, one: Term, two: Term) -> Compare | None:
        """The comparison at each place, by at least so much where that is said."""
        if self.by is None:
            return Compare(comparator, one, two)
        if self.by.percent:
            return None
        high, low = (one, two) if comparator is Comparator.MORE else (two, one)
        if self.by.unit == TIMES and TIMES not in c.names.units:
            by = in_times(self.by)
            return Compare(by.comparator, Arithmetic("/", high, low), by.number)
        return Compare(self.by.comparator, Arithmetic("-", high, low), self.by.number)

    def _of_terms(
        self, c: Context, comparator: Comparator, one: Term, two: Term
    ) -> tuple[Formula, ...]:
        """The comparison of two numbers, with what is said of them and of their difference."""
        values: list[Formula] = []
        if self.values is not None:
            values = [is_amount(t, a) for t, a in zip((one, two), self.values, strict=True)]
        held = Compare(comparator, one, two)
        return tuple(both([held, difference, *values]) for difference in self._difference(c, held))

    def _difference(self, c: Context, held: Compare) -> Iterator[Formula | None]:
        """By how much; a percentage may be relative or, of percentages, in points."""
        if self.by is None:
            yield None
            return
        up = held.comparator is Comparator.MORE
        high, low = (held.left, held.right) if up else (held.right, held.left)
        if self.by.unit == TIMES and TIMES not in c.names.units:  # "6x faster"
            yield from is_factor(Arithmetic("/", high, low), in_times(self.by))
            return
        difference = Arithmetic("-", high, low)
        if self.by.percent:
            share = Arithmetic("/", difference, held.right)
            relative = is_amount(Arithmetic("*", share, Number(100.0)), self.by)
            yield relative
            exact = self.by.comparator in (Comparator.EQUAL, Comparator.ABOUT)
            single = c.table.term(difference).single is not None
            if exact and single and c.table.evaluate(relative).truth:
                return  # "40 % higher", where it is just that: no points are meant.
        points = in_points(c, self.by, difference) if self.by.percent else difference
        if points is not None or c.in_percent:
            yield is_amount(points or difference, self.by)

    def _aggregates_by(  # noqa: PLR0917
        self,
        c: Context,
        pair: Sides,
        reach: Extent,
        comparator: Comparator,
        aggregate: Function,
        subject: Subject,
    ) -> tuple[Formula, ...] | None:
        """“at every temperature its range is smaller”: aggregates tick by tick."""
        along = reach.along
        if along is None or along == pair.dimension or self.by or self.values:
            return None
        if along not in open_dimensions(c, pair.own):
            return None
        one, two = (Aggregate(aggregate, subject.term(p), (along,)) for p in (pair.own, pair.than))
        return (reaching(Compare(comparator, one, two), reach, Quantifier.ALL),)

    def _than_all(self, c: Context, pair: Sides, comparator: Comparator) -> Reading | None:
        """“exceeds all B values”: one cell against each of many."""
        assert self.than is not None  # noqa: S101
        if not is_single(c, pair.own) or self.than.quantifier is not Quantifier.ALL or self.by:
            return None
        if self.than.each is not None and pair.own.get(self.than.each):
            return None  # "… than any other model": than itself is not meant.
        comparison = Compare(comparator, pair.own.cells, pair.than.cells)
        return Reading((Quantified(Quantifier.ALL, comparison),), FAMILY)

    def _than_anything(
        self, c: Context, subject: Subject, reach: Extent, comparator: Comparator
    ) -> Reading | None:
        """“Sunday's peak is above anything recorded on Saturday”: than each value that is there."""
        assert self.than is not None  # noqa: S101
        if self.by or self.values or self.at or reach.is_said or reach.excluded.ticks:
            return None
        if subject.minus or subject.each or subject.quantifier or subject.place.orders:
            return None
        own: Term = subject.place.cells
        if subject.aggregate is not None:
            own = Aggregate(subject.aggregate, own)
        elif not is_single(c, subject.place):
            return None
        panel = tuple(t for t in subject.place.ticks if t[0] == c.name(Role.PANEL))
        there = self.than.place.default(Place(panel)).default(c.here)
        if not there.is_named or there.within(subject.place) is not None:
            return None
        held = Compare(comparator, own, there.plain.cells)
        return Reading((Quantified(Quantifier.ALL, held),), FAMILY)

    def _measures_apart(self, c: Context, subject: Subject) -> str | None:
        """The measures that are taken one by one, be less better in some of them, or in all."""
        mixed = mixed_dimension(c, subject.place)
        measures = c.names.measures.dimension
        if mixed is None and self.relation.in_all and not subject.place.get(measures or ""):
            return measures
        return mixed

    def _no_other_cell(
        self, c: Context, subject: Subject, comparator: Comparator
    ) -> Reading | None:
        """“no other value is as low as A at 3”, “no bar is taller than that of A at 3”."""
        assert self.than is not None  # noqa: S101
        spot = (self.than.place if self.than.named else c.here).default(c.here)
        if not is_single(c, spot) or subject.aggregate or subject.minus or self.by or self.values:
            return None
        reached = comparator in (Comparator.AT_LEAST, Comparator.AT_MOST)
        holding = Count(Compare(comparator, subject.place.cells, spot.cells))
        return Reading((Compare(Comparator.EQUAL, holding, Number(float(reached))),), FAMILY)

    def _than_others(
        self, c: Context, subject: Subject, extent: Extent, comparator: Comparator
    ) -> Reading | None:
        """“ahead of all other models at each cutoff”: above the best of the rest."""
        if subject.aggregate or extent.excluded.ticks or self.values or subject.minus:
            return None
        if len(subject.own) != 1:
            return None
        (dimension,) = subject.own
        own = subject.place
        ticks = own.get(dimension)
        rest = tuple(d for d in open_dimensions(c, own) if d != dimension)
        if not fits(extent, rest):
            return None
        measures = c.names.measures
        told = extent.is_said or self.relation.by_quality or measures.dimension not in rest
        if not told and measures.differ(own):
            return None  # "… less than any other boat", of its length and its price.
        up = comparator in (Comparator.MORE, Comparator.AT_LEAST)
        rivals = Cells(
            (
                *own.without([dimension]).cells.conditions,
                Condition(dimension, ticks, excluded=True),
            )
        )
        best = Aggregate(Function.MAX if up else Function.MIN, rivals, rest)
        comparison = self._compared(c, comparator, own.cells, best)
        if not extent.is_said and are_counted(c, rest):
            sums = Aggregate(Function.SUM, rivals, (dimension,))
            best = Aggregate(best.function, sums)
            comparison = self._compared(c, comparator, Aggregate(Function.SUM, own.cells), best)
            return Reading((comparison,), FAMILY) if comparison else None
        if comparison is None:
            return None
        if extent.is_said or is_single(c, own):
            if is_single(c, own) and extent.quantifier is Quantifier.NONE:
                return Reading((Not(comparison),), FAMILY)
            return Reading((reaching(comparison, extent, Quantifier.ALL),), FAMILY)
        formulas = (
            Quantified(Quantifier.ALL, comparison),
            Quantified(Quantifier.MOST, comparison),
        )
        return Reading(formulas, FAMILY)

    def _exceptions(
        self, c: Context, extent: Extent, comparator: Comparator, pair: Sides, two: Term
    ) -> list[Formula]:
        """That the exceptions are ones: "in all rows except the last", "in no row but the last"."""
        found: list[Formula] = []
        for spot in spots(extent.excluded) if extent.excluded.ticks else ():
            own, than = (place.within(spot) for place in (pair.own, pair.than))
            if own is None:
                continue
            other = than.cells if than is not None and isinstance(two, Cells) else two
            comparison = self._compared(c, comparator, own.cells, other)
            if comparison is not None:
                there = Quantified(Quantifier.ALL, comparison)
                found.append(there if extent.quantifier is Quantifier.NONE else Not(there))
        return found


def are_counted(c: Context, rest: tuple[str, ...]) -> bool:
    """Whether “more graduates than …” is said of cases that are added up over what is open."""
    if not rest or not c.scale.counts or any(is_ordered(c.names.dimensions[d]) for d in rest):
        return False
    return c.discourse.clause_has_word("(?:more|fewer|less) (?!(?:than|of|or)\\b)[a-z-]+")


def _crossed(c: Context, pair: Sides) -> bool:
    """Whether “Women | 1995” and “Women | 2020” are set against “Men | 1995” and “Men | 2020”."""
    several = min(len(p.get(pair.dimension)) for p in (pair.own, pair.than)) > 1
    is_panel = c.names.dimensions[pair.dimension].role is Role.PANEL
    return several and is_panel and factored(c.figure) is not None


def _split(pair: Sides, reach: Extent, subject: Subject, than: Subject) -> Iterator[Sides]:
    """Each thing on one side against each on the other, where several are listed."""
    owns: tuple[str, ...] = pair.own.get(pair.dimension)
    thans: tuple[str, ...] = pair.than.get(pair.dimension)
    if reach.is_said or not thans or subject.aggregate not in (None, Function.MEAN):
        owns = ()
    if than.aggregate not in (None, Function.MEAN):
        thans = ()
    if reach.aggregate is not None:
        owns = thans = ()  # "On average these are higher than those."
    for one in owns or (None,):
        for two in thans or (None,):
            left = Place.of(pair.dimension, [one]).default(pair.own) if one else pair.own
            right = Place.of(pair.dimension, [two]).default(pair.than) if two else pair.than
            yield Sides(left, right, pair.dimension)


def are_groups(pair: Sides) -> bool:
    """Whether there are several on either side: of their means, one is set against the other."""
    return all(len(place.get(pair.dimension)) > 1 for place in (pair.own, pair.than))


def _are_told_as_groups(c: Context, pair: Sides) -> bool:
    """Whether both sides are several that a clause names together: “the open models”."""
    if not are_groups(pair) or is_ordered(c.names.dimensions[pair.dimension]):
        return False
    said = set(words_of(c.discourse.clause))
    told = (words_of(t) for p in (pair.own, pair.than) for t in p.get(pair.dimension))
    return not any(said.issuperset(words) for words in told)


_ADDING_UP = (
    "(?:contribut|emit|releas|account|consum)(?:e|es|s|ed|t|ts|ted)?|produc(?:e|es|ed)|make up"
)
"""What several things do together, however much each of them does."""


def _are_called_together(c: Context, place: Place) -> bool:
    """Whether a place is several things that a clause names by a word for them, and none alone."""
    several = [(d, t) for d, t in place.ticks if len(t) > 1]
    if len(several) != 1 or is_ordered(c.names.dimensions[several[0][0]]):
        return False
    names = (words_of(IN_BRACKETS.sub(" ", tick)) for tick in several[0][1])
    own = frozenset[str]().union(*names) - COMMON
    return own.isdisjoint(words_of(c.discourse.clause))


def _is_along_axis(c: Context, place: Place) -> bool:
    """Whether a place names a stretch of an axis that has an order."""
    return any(len(t) > 1 and is_ordered(c.names.dimensions[d]) for d, t in place.ticks)
