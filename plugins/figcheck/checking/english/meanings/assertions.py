"""What a clause asserts: statements, each a subject with what is said of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any

from figcheck.checking.english.families.build import left_of_sum
from figcheck.checking.english.meanings.apiece import of_each_or_both
from figcheck.checking.english.meanings.as_much_as import as_reached
from figcheck.checking.english.meanings.attributed import with_attributes
from figcheck.checking.english.meanings.counted_cases import are_all_counted, says_how_many
from figcheck.checking.english.meanings.drawn import settled, speaks_of_intervals
from figcheck.checking.english.meanings.excepted import (
    excepts_another,
    or_excepting,
    without_excepted,
)
from figcheck.checking.english.meanings.fields import is_out_of_field
from figcheck.checking.english.meanings.foremost import foremost
from figcheck.checking.english.meanings.lines_in_panels import are_counted_in_all, so_many_of_all
from figcheck.checking.english.meanings.majorities import leaves_reach_open, or_by_most
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    NO_LIMIT,
    Amount,
    Extent,
    Place,
    Predicate,
    Rate,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.noted import with_notes
from figcheck.checking.english.meanings.on_the_whole import goes_across, on_the_whole
from figcheck.checking.english.meanings.one_by_one import (
    at_each_of_several,
    is_of_all_at_once,
    is_of_line,
    one_by_one,
)
from figcheck.checking.english.meanings.one_each import are_two_ends, one_each
from figcheck.checking.english.meanings.only_there import only_there
from figcheck.checking.english.meanings.other_units import but_for, in_percent, of_other_unit
from figcheck.checking.english.meanings.pairwise import crossed, pair_by_pair
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.meanings.shared_ends import settled_end, with_shared_end
from figcheck.checking.english.meanings.signs import or_as_read, with_sign
from figcheck.checking.english.meanings.the_others import of_the_others
from figcheck.checking.english.meanings.unlike import mixes_measures
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.phrases.roughness import loosely
from figcheck.checking.factors import factored
from figcheck.checking.language.tree import (
    And,
    Cells,
    Condition,
    Formula,
    Function,
    Quantifier,
)
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context


_ONE_PANEL = ("panel", "heatmap", "subplot", "grid", "matrix", "map")
"""What one of several panels may be called."""

_OF_VALUES = ("of_level", "stands", "relation", "peak", "rank")
"""What predicates have that are true of values, not of the way from one to the next."""

_UNASKED: Any = object()
"""Stands for what a statement asserts until that is asked."""

_CHOOSING = frozenset({Function.MAX, Function.MIN, Function.RANGE})
"""What is taken of several values only."""


@record
class Statement:
    """A subject, what is said of it, and how far that reaches."""

    subject: Subject
    predicate: Predicate
    extent: Extent

    @cached_property
    def _hash(self) -> int:
        """Its hash, that of many parts, for which it is asked several times."""
        return hash((self.subject, self.predicate, self.extent))

    def __hash__(self) -> int:
        return self._hash

    def reading(self, c: Context, lead: Place = EVERYWHERE) -> Reading | None:
        """What the statement asserts at a place that a sentence may begin with.

        A statement that names no subject is about what its surroundings fix.
        """
        if lead.ticks and (placed := self._limited_to(lead)) is not None:
            return placed.reading(c)
        said = self, lead
        found: Reading | None = c.asserted.get(said, _UNASKED)
        if found is _UNASKED:
            found = self._asserted(c, lead)
            if found is not None and _loses_exception(found, self.extent.excluded):
                found = None
            c.asserted[said] = found
        return found

    def _asserted(self, c: Context, lead: Place) -> Reading | None:
        if self.subject.rate is not None and (said := in_percent(self.predicate)) != self.predicate:
            return replace(self, predicate=said).reading(c, lead)
        if (pooled := self._mean_of_sums(c)) is not None:
            return pooled.reading(c, lead)
        if self.subject.others and not _names_others(self.predicate):
            rest = of_the_others(c, self)
            return rest.reading(c, lead) if rest else None
        if (kept := without_excepted(c, self.subject, self.extent)) is not None:
            return Statement(kept[0], self.predicate, kept[1]).reading(c, lead)
        if (placed := self._at_its_lead(lead)) is not None:
            return placed.reading(c)
        where = self.extent.place if lead.is_nothing else self.extent.place.default(lead)
        if is_out_of_field(c, self, where):
            return None
        if are_counted_in_all(c, self.subject, where):
            return so_many_of_all(c, self, lead)
        one = of_each_or_both(c, self, lead, self._reading(c, lead))
        if one is not None and (extent := self.extent.joined(Extent(place=lead))) is not None:
            extent = at_each_of_several(self.predicate, self.subject, extent)
            apart = extent and replace(self, extent=extent)._reading(c, EVERYWHERE)
            if apart:  # Shares of several wholes are not added up.
                over_all = () if c.scale.percent else one.formulas
                return replace(apart, formulas=(*over_all, *apart.formulas))
        if one is None and (pooled := self._pooled(c)) is not None:
            return pooled._reading(c, lead)
        if one is not None and self.subject.excepted.ticks:
            ((along, ticks),) = self.subject.excepted.ticks
            return or_excepting(one, [self._of_one(along, t).reading(c, lead) for t in ticks])
        if one is None or not c.names.measures.leaves_open(self.predicate):
            return one
        two = self._reading(c, lead, in_all=True)
        return two and replace(one, formulas=tuple(dict.fromkeys((*one.formulas, *two.formulas))))

    def _limited_to(self, lead: Place) -> Statement | None:
        """The same with its lead as a part of its extent: “In 2010, A is best”, or best in 2010.

        Most grammar rules that take a lead come with one that takes an extent. What they make of
        a clause is one statement, and asked for what it asserts once.

        Args:
            lead: the place that the sentence begins with.

        Returns:
            `None` where the two may not come to the same: the lead is of what is subtracted, or of
            all others, or tells more of what the statement names itself.
        """
        subject = self.subject
        if subject.minus is not None or subject.others:
            return None
        if lead.dimensions & (subject.place.dimensions | self.extent.place.dimensions):
            return None
        extent = self.extent.joined(Extent(place=lead))
        return replace(self, extent=extent) if extent is not None else None

    def _at_its_lead(self, lead: Place) -> Statement | None:
        """“In 2010, the gap is largest for A”: of the gaps in 2010, not of all that there are."""
        subject, located = self.subject, getattr(self.predicate, "location", None)
        if subject.minus is None or not hasattr(self.predicate, "peak") or not lead.ticks:
            return None
        if not (self.extent.place.ticks or located) or lead.dimensions & subject.minus.dimensions:
            return None
        place = subject.place.within(lead)
        return replace(self, subject=replace(subject, place=place)) if place else None

    def _of_one(self, along: str, tick: str) -> Statement:
        """The same of one of the things that are left out."""
        place = Place.of(along, [tick]).default(self.subject.place)
        return replace(self, subject=replace(self.subject, place=place, excepted=EVERYWHERE))

    def _mean_of_sums(self, c: Context) -> Statement | None:
        """“On average, A and B together make up 58 %”: the mean of what they come to each time."""
        if self.extent.aggregate is not Function.MEAN or not c.scale.percent:
            return None
        left = left_of_sum(c, self.subject)
        if left is None:
            return None
        rate = Rate(EVERYWHERE, (left,), size=100.0, mean=True)
        extent = replace(self.extent, aggregate=None)
        return replace(
            self, subject=replace(self.subject, aggregate=None, rate=rate), extent=extent
        )

    def _pooled(self, c: Context) -> Statement | None:
        """“On average, the six countries fell to 2”: the mean of all of them did."""
        subject, along = self.subject, self.subject.each
        if self.extent.aggregate is None or along is None or self.extent.along == along:
            return None
        if subject.quantifier is not Quantifier.ALL or subject.count or subject.aggregate:
            return None
        ticks = subject.place.get(along) or c.names.dimensions[along].ticks
        place = Place.of(along, ticks).default(subject.place)
        return replace(self, subject=replace(subject, place=place, each=None, quantifier=None))

    def _reading(self, c: Context, lead: Place, *, in_all: bool = False) -> Reading | None:
        """The same, for one way to tell what is better where quality has its price."""
        extent = self.extent.joined(NO_LIMIT if lead.is_nothing else Extent(place=lead))
        # "F1 … in any case" is still about F1; "it … on any dataset" is about none of them.
        for dimension in extent.freed if extent and len(extent.freed) == 1 else ():
            if len(self.subject.place.get(dimension)) == 1:
                if self.subject.minus and dimension in self.subject.minus.dimensions:
                    return None  # "A and B differ by 5 in any group": in any of something else.
                return self._without(dimension).reading(c, lead)
        if self._lists_what_it_counts(extent) or self._is_of_other_ends(c, extent):
            return None
        if self._is_placed_twice(c, extent):
            return None
        none_of = self.subject.quantifier is Quantifier.NONE and self.subject.each is not None
        if none_of and c.discourse.clause_has_word("to the next"):
            return None  # "No line rises from one year to the next": at any step, not at all.
        if extent and extent.whole and self.subject.aggregate and not self.subject.each:
            extent = replace(extent, quantifier=None)  # "Over the whole grid, the mean rises".
        place = self.subject.place.within(extent.place) if extent else None
        measures = c.names.measures
        is_open = place is not None and leaves_reach_open(c, self, place)
        in_all = in_all or bool(extent and extent.count and extent.along == measures.dimension)
        place = place and measures.narrowed(place, self.predicate, c.here, in_all=in_all)
        if extent is None or place is None or excepts_another(self.subject, self.predicate, extent):
            return None
        minus = self.subject.minus
        if minus is not None and self._is_no_gap(c, extent, place, minus):
            return None
        if extent.only is not None:
            return only_there(c, self, extent, extent.only)
        if self._is_lost(c, place, whole=extent.whole):
            return None
        if self.subject.topical and self._names_another(c, place):
            return None
        # "every model" is about all of them, whichever one the surroundings name.
        run_through = {self.subject.each, extent.along}
        if extent.freed:
            run_through |= extent.freed
            fixed = self.subject.place.dimensions | extent.place.dimensions | {self.subject.each}
            if not any(c.size(d) > 1 for d in extent.freed if d not in fixed):
                return None  # "on any dataset", of one that was named before.
        # "The best recall is that of A, which has the lowest cost": its cost, not its recall.
        own_measure = getattr(getattr(self.predicate, "peak", None), "measure", EVERYWHERE)
        run_through |= own_measure.dimensions
        around = c.here.without(d for d in run_through if d and not c.looks_at_stretch(d))
        place = c.in_its_panel(place.default(around))
        own = self.subject.place.dimensions - self.subject.implied or self._topic(c)
        if self.subject.top is not None:
            first = foremost(c, place, *self.subject.top)
            if first is None:
                return None
            place, own = first.default(place), first.dimensions
        meant = settled(c, self.subject, self.predicate)
        if meant is None or self._takes_together_twice():
            return None
        subject = replace(
            meant,
            place=place.plain,
            own=c.names.compared(own),
            aggregate=self.subject.aggregate or self.extent.aggregate,
        )
        if self._is_taken_oddly(c, subject):
            return None
        if self._is_within_a_panel(c, subject):
            return None
        reading = self._said_of(c, subject, extent)
        if reading is not None and not are_all_counted(c, self.predicate, reading, subject, extent):
            reading = None
        if reading is not None:
            reading = self._with_amounts(c, reading)
        if reading is not None:
            formulas = as_reached(
                c, or_by_most(c, reading.formulas) if is_open else reading.formulas
            )
            reading = Reading(formulas, reading.family, reading.cases)
            if any(mixes_measures(measures, f) for f in formulas):
                return None
            if subject.drawn and not all(map(speaks_of_intervals, formulas)):
                return None
        return reading and with_notes(c, self, reading, subject, (place, extent.place))

    def _is_no_gap(self, c: Context, extent: Extent, place: Place, minus: Place) -> bool:
        """Whether a difference cannot be meant where it is said to be."""
        if extent.place.dimensions & minus.dimensions:
            return True  # "In B, the gap between A and B": it is between both.
        if self.subject.signed and goes_across(c, extent.place):
            return True  # "The improvement from A to B is largest on X": one from A to B.
        return _is_of_two_factors(c, place, minus)

    def _said_of(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """What the predicate asserts of a subject, be it one by one or pair by pair."""
        across = crossed(subject)
        if across is not None:
            return pair_by_pair(c, self.predicate, subject, extent, across)
        runs = is_of_line(self.predicate)
        if extent.through and not runs and extent.quantifier is Quantifier.NONE:
            return None  # "A is never best in every row": it may be in some.
        # "It rises in all rows of both panels": what it says of each of them is not for all.
        reading = None
        at_once = is_of_all_at_once(self.predicate, subject)
        if not ((extent.through and runs) or at_once):
            reading = self.predicate.reading(c, subject, extent)
        if reading is not None and (subject.count or extent.count) and not says_how_many(reading):
            reading = None  # Read as of all of them: "two stay within a point of A".
        if reading is None:
            apiece = one_by_one(c, self.predicate, subject, extent)
            return apiece or on_the_whole(c, self.predicate, subject, extent)
        if (signed := with_sign(c, subject)) is not None:
            return or_as_read(reading, self.predicate.reading(c, signed, extent))
        return reading

    def _with_amounts(self, c: Context, reading: Reading) -> Reading | None:
        """What is asserted, its numbers taken as they are meant: loosely, or in a unit unknown."""
        amounts = [n for n in nodes_of(self.predicate) if isinstance(n, Amount)]
        # Of several measures each has a unit of its own.
        numbers = () if c.names.measures.given else of_other_unit(c.scale, amounts)
        known = but_for(reading, numbers) if numbers else reading
        if known is None:
            return None
        formulas = loosely(with_attributes(c, known.formulas), amounts)
        return Reading(formulas, known.family, known.cases)

    def _is_taken_oddly(self, c: Context, subject: Subject) -> bool:
        """Whether “the lowest” would be that of one value, or a range is said to be a mean.

        “The lowest value is 44 at B, 3”; “Averaged over the rows, the range is 5”.
        """
        spread = subject.aggregate in (Function.RANGE, Function.STD) and self.extent.freed
        if spread and any(c.open_panel(d, subject.place) for d in self.extent.freed):
            return True  # "The spread across the sizes": each panel has one of its own.
        if len({self.subject.aggregate, self.extent.aggregate} - {None}) > 1:
            return True
        chooses = subject.aggregate in _CHOOSING
        return chooses and c.table.term(subject.place.cells).single is not None

    def _is_lost(self, c: Context, place: Place, *, whole: bool) -> bool:
        """Whether nothing tells what “it” or “the values” are."""
        lost = c.lost if self.subject.whole or whole else c.lost or c.about_something
        # "It" is known by its surroundings alone, "the values" by a place as well.
        here = c.here.ticks and not c.lost
        known = self.subject.named or here or (self.subject.whole and place.is_named)
        return bool(lost and not known)

    @staticmethod
    def _names_another(c: Context, place: Place) -> bool:
        """Whether “it” would be something else: “It is ahead of B” is not about B."""
        named = ((d, t, c.here.get(d)) for d, t in place.ticks if not c.is_scale(d))
        return any(own and set(own).isdisjoint(ticks) for _, ticks, own in named)

    def _without(self, dimension: str) -> Statement:
        """“The two never differ by 5 on any test”, of two that were named on one of them."""
        subject = self.subject
        place, minus = subject.place.without([dimension]), subject.minus
        minus = minus and minus.without([dimension])
        return replace(self, subject=replace(subject, place=place, minus=minus))

    def _takes_together_twice(self) -> bool:
        """“Averaged over the depths, the gap between the two …”: no range of all values."""
        functions = {self.subject.aggregate, self.extent.aggregate} - {None}
        return len(functions) > 1 and Function.RANGE in functions

    def _topic(self, c: Context) -> frozenset[str]:
        """What the surroundings name, if that is the subject: the series rather than its panel."""
        if not self.subject.topical:
            return frozenset()
        panel = c.name(Role.PANEL)
        return c.here.dimensions - {panel} or c.here.dimensions

    def _lists_what_it_counts(self, extent: Extent | None) -> bool:
        """“Only two models drop below 35, A and B”: two of all, and which they are."""
        counted = self.subject.each if self.subject.count is not None else None
        return extent is not None and counted in extent.place.dimensions

    def _is_placed_twice(self, c: Context, extent: Extent | None) -> bool:
        """“A has more after 10 epochs than B does after 5”: the 5 belong to B, not to both."""
        if extent is None:
            return False
        for dimension, ticks in self.subject.place.ticks:
            there = extent.place.get(dimension)
            if there and len(there) < len(ticks) and not c.is_scale(dimension):
                said = set(words_of(c.discourse.clause))
                # "A and B win on Web, for example A", but not “mothers spend 5 on child care”.
                if all(said.issuperset(words_of(tick)) for tick in ticks):
                    return True
        at = getattr(self.predicate, "at", None)
        if not isinstance(at, Place):
            return False
        return not at.dimensions.isdisjoint(extent.place.dimensions)

    def _is_of_other_ends(self, c: Context, extent: Extent | None) -> bool:
        """Whether “after 2010” is meant as of changes where values are spoken of, or reversely."""
        of_changes = None if extent is None else extent.place.of_changes
        if of_changes is None:
            of_changes = self.subject.place.of_changes
        if of_changes is None:
            of_changes = c.here.of_changes  # "After 2010, A slows down, gaining only 5."
        if of_changes is None:
            return False
        predicate = getattr(self.predicate, "of", self.predicate)
        moves = getattr(predicate, "is_change", False) or hasattr(predicate, "moves")
        stands = any(hasattr(predicate, name) for name in _OF_VALUES)
        return stands and not moves if of_changes else moves

    def _is_within_a_panel(self, c: Context, subject: Subject) -> bool:
        """Whether a panel is said to have “the highest value of the panel”: no other is meant."""
        if not (hasattr(self.predicate, "peak") or hasattr(self.predicate, "function")):
            return False
        panels = c.figure.dimension(Role.PANEL)
        if panels is None or len(panels.ticks) < 2 or panels.name not in subject.own:
            return False
        return any(c.discourse.clause_has_word(f"of the {word}") for word in _ONE_PANEL)


def _names_others(predicate: Predicate) -> bool:
    """Whether a predicate says itself which one “all others” are other than."""
    return hasattr(predicate, "than") or getattr(predicate, "names_others", False)


def _is_of_two_factors(c: Context, place: Place, minus: Place) -> bool:
    """Whether “the gap of women” would be that of “Women | 1995” to all panels of men."""
    panel = c.name(Role.PANEL)
    one, two = (p.get(panel) if panel else () for p in (place, minus))
    return one != two and max(len(one), len(two)) > 1 and factored(c.figure) is not None


MOST_COMBINATIONS = 64


def combinations_of(groups: Sequence[Sequence[Formula]]) -> tuple[Formula, ...] | None:
    """All ways to take one formula of each group; `None` for more than can be looked at.

    Args:
        groups: for each of several things that are said what it may mean.
    """
    if math.prod(map(len, groups)) > MOST_COMBINATIONS:
        return None
    return tuple(p[0] if len(p) == 1 else And(p) for p in product(*groups))


def _of_the_others(c: Context, said: Statement) -> Statement:
    """“All but A do this and that”: what A does not do may be one of the two alone."""
    kept = without_excepted(c, said.subject, said.extent)
    subject, extent = kept or (said.subject, said.extent)
    return replace(said, subject=replace(subject, excepted=EVERYWHERE), extent=extent)


@record
class Coordination:
    """Several statements that one clause makes."""

    statements: tuple[Statement, ...]

    def reading(self, c: Context, lead: Place = EVERYWHERE) -> Reading | None:
        """All of them together; each combination of what they may assert is one."""
        if are_two_ends(self.statements):
            ways = [self._together(c, way, lead) for way in one_each(self.statements)]
            known = [way for way in (*ways, self._together(c, self.statements, lead)) if way]
            held = (r for r in known if any(c.table.evaluate(f).truth for f in r.formulas))
            return next(held, known[0] if any(ways) else None)
        return self._together(c, self.statements, lead)

    def _together(
        self, c: Context, statements: tuple[Statement, ...], lead: Place
    ) -> Reading | None:
        """What several statements assert together."""
        several = len(statements) > 1
        said = [_of_the_others(c, s) if several else s for s in statements]
        readings = [s.reading(c, lead) for s in said]
        known = [r for r in readings if r is not None]
        if len(known) < len(readings):
            return None
        formulas = combinations_of([r.formulas for r in known])
        reading = Reading(formulas, known[0].family) if formulas else None
        ends = with_shared_end(c, statements, lead)
        if ends is None or reading is None:
            return reading
        there = [s.reading(c, lead) for s in ends]
        both = combinations_of([r.formulas for r in there if r is not None])
        return settled_end(c, statements, reading, both if None not in there else None)


def _loses_exception(reading: Reading, excluded: Place) -> bool:
    """Whether a reading asks nothing of the dimension along which an exception is made."""
    if not excluded.ticks:
        return False
    asked = {
        condition.dimension
        for formula in reading.formulas
        for node in nodes_of(formula)
        if isinstance(node, Cells)
        for condition in node.conditions
        if isinstance(condition, Condition)
    }
    return not excluded.dimensions <= asked
