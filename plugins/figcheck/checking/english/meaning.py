"""What phrases mean before they become a check expression."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Protocol

from figcheck.checking.english.roughness import loosely
from figcheck.checking.english.several import of_cases
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Count,
    Formula,
    Function,
    Number,
    Order,
    Quantifier,
    Share,
    Term,
)
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


_MOST_CASES = 30
"""Things that are looked at one by one."""


@dataclass(frozen=True)
class Place:
    """A region of the figure: for each dimension that is named, the ticks.

    Attributes:
        ticks: pairs of a dimension's name and ticks, sorted by name.
        orders: how two coordinates compare there: a diagonal, a triangle.
        notes: what values within it are said to be in passing: "at m=4 (0.571)".
    """

    ticks: tuple[tuple[str, tuple[str, ...]], ...] = ()
    orders: tuple[Order, ...] = ()
    notes: tuple[tuple[Place, Amount], ...] = ()

    @staticmethod
    def of(dimension: str, ticks: Iterable[str]) -> Place:
        """The place that some ticks of one dimension make."""
        return Place(((dimension, tuple(dict.fromkeys(ticks))),))

    @property
    def dimensions(self) -> frozenset[str]:
        """Names of the dimensions that it fixes or narrows."""
        return frozenset(d for d, _ in self.ticks)

    @property
    def is_named(self) -> bool:
        """Whether it is less than the whole figure."""
        return bool(self.ticks or self.orders)

    def get(self, dimension: str) -> tuple[str, ...]:
        """The ticks of one dimension, none if it is not named."""
        return dict(self.ticks).get(dimension, ())

    def within(self, other: Place) -> Place | None:
        """Both at once: "AIME24 at Ratio 0.3"; `None` if they exclude each other."""
        ticks = dict(self.ticks)
        for dimension, more in other.ticks:
            known = ticks.get(dimension)
            kept = tuple(t for t in known if t in more) if known else more
            if not kept:
                return None
            ticks[dimension] = kept
        return self._joined(tuple(sorted(ticks.items())), other)

    def beside(self, other: Place) -> Place | None:
        """One and the other: "Ratios 0.4 and 0.5"; `None` for different dimensions."""
        if len(self.ticks) != 1 or self.dimensions != other.dimensions:
            return None
        if self.orders or other.orders:
            return None
        (dimension, ticks), (_, more) = self.ticks[0], other.ticks[0]
        both = ((dimension, tuple(dict.fromkeys((*ticks, *more)))),)
        return Place(both, notes=self.notes + other.notes)

    def default(self, context: Place) -> Place:
        """The same place, with what the context fixes where it names nothing."""
        ticks = tuple(sorted({**dict(context.ticks), **dict(self.ticks)}.items()))
        return self._joined(ticks, context)

    def _joined(self, ticks: tuple[tuple[str, tuple[str, ...]], ...], other: Place) -> Place:
        whole = Place(ticks, tuple(dict.fromkeys(self.orders + other.orders)))
        notes = dict.fromkeys(self.notes + other.notes)
        if not notes:
            return whole
        return replace(whole, notes=tuple((p.default(whole), amount) for p, amount in notes))

    def without(self, dimensions: Iterable[str]) -> Place:
        """The same place, with some dimensions left open."""
        left_out = frozenset(dimensions)
        return replace(self, ticks=tuple((d, t) for d, t in self.ticks if d not in left_out))

    def noting(self, amount: Amount) -> Place:
        """The same place with what its value is said to be."""
        return replace(self, notes=(*self.notes, (self.plain, amount)))

    @property
    def plain(self) -> Place:
        """The same place without what is said of its values."""
        return replace(self, notes=()) if self.notes else self

    @property
    def cells(self) -> Cells:
        """The place as a term of the check language."""
        return Cells((*(Condition(d, t) for d, t in self.ticks), *self.orders))


EVERYWHERE = Place()
"""The whole figure."""


@dataclass(frozen=True)
class Amount:
    """A number with what is said of its exactness: "about 50", "more than 50".

    Attributes:
        number: the number.
        comparator: how the value is related to it.
        percent: whether it is written as a percentage.
        near: whether the value is also said to be close to it: "just over 50".
        relative: whether it is a part of what was there: "by half", never points.
        mark: whether it is a level with a name, which values get past: "the million mark".
        rough: whether it is a part or a multiple that is said in words.
        unit: the unit in which it is written, which may tell one of several measures.
    """

    number: Number
    comparator: Comparator = Comparator.EQUAL
    percent: bool = False
    near: bool = False
    relative: bool = False
    mark: bool = False
    rough: bool = False
    unit: str = ""


@dataclass(frozen=True)
class Rate:
    """Which part of the values at a place lies within a narrower one, in percent.

    Attributes:
        part: what counts: the admitted, the diagonal.
        by: the dimensions that are not summed over.
        of: the dimensions that the whole leaves open, where a place is a part of it.
    """

    part: Place
    by: tuple[str, ...]
    of: frozenset[str] = frozenset()

    def term(self, place: Place) -> Term:
        """The rate at a place, or at each of several."""
        part = place.within(self.part) or place
        own = Aggregate(Function.SUM, part.cells, self.by)
        whole = Aggregate(Function.SUM, place.without(self.of).cells, self.by)
        return Arithmetic("*", Arithmetic("/", own, whole), Number(100))


@dataclass(frozen=True)
class Subject:
    """The values that a statement is about.

    Attributes:
        place: where they are.
        quantifier: of how many it is said: "all values", "no model".
        each: the dimension whose ticks are run through: "each row".
        aggregate: "the mean of", if it is one number made of them.
        named: whether it names anything; "it" and "the values" do not.
        own: the dimensions that it names itself, not its surroundings.
        minus: the place that is subtracted, where it is a difference.
        count: of how many it is said, as a number: "five of the models".
        signed: whether the difference has a sign: "A's advantage over B".
        ratio: whether `minus` divides instead: "the ratio of A to B".
        counting: the bound of what is counted: "the number of cells above 20".
        counted_share: whether their share is meant instead.
        rate: which part of the values is meant: "the recall", "the admission rate".
        top: the extreme, number and dimension of what is largest or smallest: "the three
            smallest sources"; which these are, the values at the place say.
        others: whether it leaves out what the predicate names: "all other models".
        topical: whether it is what the surroundings name: "has the highest mean".
        whole: whether it is "the values", all of them where nothing is named.
        step: whether it is a difference that something makes on its way: “going from A to B”.
    """

    place: Place = Place()
    quantifier: Quantifier | None = None
    each: str | None = None
    aggregate: Function | None = None
    named: bool = True
    own: frozenset[str] = frozenset()
    minus: Place | None = None
    count: Amount | None = None
    whole: bool = False
    signed: bool = False
    ratio: bool = False
    counting: Amount | None = None
    counted_share: bool = False
    others: bool = False
    rate: Rate | None = None
    top: tuple[Function, int, str] | None = None
    topical: bool = False
    step: bool = False

    def term(self, place: Place, excluded: Place | None = None) -> Term:
        """The values at a place, or how far they are from others, or their ratio to them.

        Args:
            place: where.
            excluded: ticks that are left out.
        """
        if self.rate is not None:
            return self.rate.term(place)
        left_out = () if excluded is None else excluded.ticks
        cells = Cells(
            (*place.cells.conditions, *(Condition(d, t, excluded=True) for d, t in left_out))
        )
        if self.counting is not None:
            held = Compare(self.counting.comparator, cells, self.counting.number)
            return Arithmetic("*", Share(held), Number(100)) if self.counted_share else Count(held)
        if self.minus is None:
            return cells
        other = self.minus.default(place).cells
        if self.ratio:
            return Arithmetic("/", cells, other)
        difference = Arithmetic("-", cells, other)
        return difference if self.signed else Absolute(difference)

    @property
    def percent(self) -> bool:
        """Whether its values are percentages, whatever those of the figure are."""
        return self.counted_share or self.rate is not None

    def is_number(self, c: Context, place: Place) -> bool:
        """Whether it is one number at a place: a cell, or what is made of several."""
        if self.rate is not None:
            return c.table.term(self.term(place)).single is not None
        if self.aggregate is not None or self.counting is not None:
            return bool(c.table.indices(place.cells))
        return len(c.table.indices(place.cells)) == 1

    def spoken_of(self, place: Place) -> Term:
        """The values at a place, or the one number that is made of them."""
        return Aggregate(self.aggregate, self.term(place)) if self.aggregate else self.term(place)


@dataclass(frozen=True)
class Extent:
    """How far a statement reaches: "in most cells", "across all ratios", "at m=4".

    Attributes:
        quantifier: of how many cases it is said, `None` if that is not said.
        along: the dimension that is run through, `None` for all that are open.
        count: a number of cases in place of a quantifier, with its comparator.
        place: a region that it is limited to.
        excluded: ticks that it makes an exception of.
        aggregate: "on average".
        only: where alone it is said to hold: "only in C and D".
        freed: dimensions that it runs through whatever was named before: "on any dataset".
        since: a stretch that is named beside one of its points: “since 1960”, of “by 2000”.
    """

    quantifier: Quantifier | None = None
    along: str | None = None
    count: Amount | None = None
    place: Place = Place()
    excluded: Place = Place()
    aggregate: Function | None = None
    only: Place | None = None
    freed: frozenset[str] = frozenset()
    since: Place | None = None

    def joined(self, other: Extent) -> Extent | None:
        """Both together; `None` if they contradict each other."""
        place = self.place.within(other.place)
        if place is None or (self.count and other.count):
            return None
        if self.quantifier and other.quantifier and self.quantifier is not other.quantifier:
            return None
        along = self.along or other.along
        if self.along and other.along and self.along != other.along:
            # "all models in every column": over both.
            if self.quantifier is not Quantifier.ALL or other.quantifier is not Quantifier.ALL:
                return None
            along = None
        if self.excluded.ticks and other.excluded.ticks:
            return None
        if self.only and other.only:
            return None
        return Extent(
            self.quantifier or other.quantifier,
            along,
            self.count or other.count,
            place,
            self.excluded if self.excluded.ticks else other.excluded,
            self.aggregate or other.aggregate,
            self.only or other.only,
            self.freed | other.freed,
            self.since or other.since or self._around(other) or other._around(self),
        )

    def _around(self, other: Extent) -> Place | None:
        """The stretch within which another extent names one point."""
        wider = [(d, t) for d, t in self.place.ticks if len(t) > 1 == len(other.place.get(d))]
        return Place(tuple(wider[:1])) if wider else None

    @property
    def is_said(self) -> bool:
        """Whether it says of how many cases the statement holds."""
        return self.quantifier is not None or self.count is not None


@dataclass(frozen=True)
class Reading:
    """One way to understand a clause.

    Attributes:
        formulas: what it may assert; where these disagree, none is believed.
            The first is the most natural and is the one that is shown.
        family: the kind of check that it is.
    """

    formulas: tuple[Formula, ...]
    family: str


class Predicate(Protocol):
    """What a statement says of its subject; each family of claims has its own."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """What it asserts of a subject, `None` if that makes no sense.

        The subject's place is complete: it holds what the context fixes, what
        the sentence names, and the place of the extent.
        """
        ...


_CHOOSING = frozenset({Function.MAX, Function.MIN, Function.RANGE})
"""What is taken of several values only."""


@dataclass(frozen=True)
class Statement:
    """A subject, what is said of it, and how far that reaches."""

    subject: Subject
    predicate: Predicate
    extent: Extent

    def reading(self, c: Context, lead: Place = EVERYWHERE) -> Reading | None:
        """What the statement asserts at a place that a sentence may begin with.

        A statement that names no subject is about what its surroundings fix.
        """
        if self.subject.others and not hasattr(self.predicate, "than"):
            return None  # "The others are below 80": which these are, nothing here says.
        extent = self.extent.joined(Extent(place=lead))
        # "F1 … in any case" is still about F1; "it … on any dataset" is about none of them.
        for dimension in extent.freed if extent and len(extent.freed) == 1 else ():
            if len(self.subject.place.get(dimension)) == 1:
                return self._without(dimension).reading(c, lead)
        place = self.subject.place.within(extent.place) if extent else None
        place = c.names.measures.narrowed(place, self.predicate) if place else None
        if extent is None or place is None:
            return None
        minus = self.subject.minus
        if minus is not None and extent.place.dimensions & minus.dimensions:
            return None  # "In B, the gap between A and B": it is between both.
        if extent.only is not None:
            return self._only(c, extent, extent.only)
        lost = c.lost if self.subject.whole else c.lost or c.about_something
        # "It" is known by its surroundings alone, "the values" by a place as well.
        here = c.here.ticks and not c.lost
        known = self.subject.named or here or (self.subject.whole and place.is_named)
        if lost and not known:
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
        place = place.default(c.here.without(d for d in run_through if d is not None))
        own = self.subject.place.dimensions or self._topic(c)
        if self.subject.top is not None:
            foremost = _foremost(c, place, *self.subject.top)
            if foremost is None:
                return None
            place, own = foremost.default(place), foremost.dimensions
        subject = replace(
            self.subject,
            place=place.plain,
            own=c.names.compared(own),
            aggregate=self.subject.aggregate or self.extent.aggregate,
        )
        if subject.aggregate in _CHOOSING and c.table.term(place.plain.cells).single is not None:
            return None  # "The lowest value is 44 at B, 3" is not about the lowest of one.
        reading = self.predicate.reading(c, subject, extent)
        if reading is None:
            reading = self._one_by_one(c, subject, extent)
        if reading is not None:
            formulas = loosely(reading.formulas, self.predicate)
            reading = replace(reading, formulas=formulas)
        notes: list[tuple[Term, Amount]] = [
            (_noted(p.cells, self.subject), a) for p, a in dict.fromkeys(place.notes)
        ]
        notes += [
            (_noted(p.default(subject.place.plain).cells, than), a)
            for than in _subjects_within(self.predicate)
            for p, a in than.place.notes
        ]
        # "The gap is widest on C (6.5)", "the mean is highest on C (83)": of what is spoken of.
        said = dict.fromkeys(_notes_within(self.predicate, subject.place))
        notes += [(subject.spoken_of(p), a) for p, a in said]
        if reading is None or not notes:
            return reading
        values = []
        for noted, amount in notes:
            if c.table.term(noted).single is None:
                return None
            values.append(Compare(amount.comparator, noted, amount.number))
        return Reading(tuple(And((f, *values)) for f in reading.formulas), reading.family)

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

    def _one_by_one(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“Two parsers …”, “… on three domains”: what is said of each, so many times."""
        said: Subject | Extent = subject if subject.each is not None else extent
        dimension = subject.each or extent.along
        if dimension is None or subject.others or extent.excluded.ticks:
            return None
        if not getattr(self.predicate, "holds_of_each", False):
            return None
        if subject.each is not None:
            alone = replace(subject, each=None, quantifier=None, count=None)
            if extent.along == dimension:
                return None
        elif subject.quantifier is not None or subject.count is not None:
            return None
        else:
            alone = subject
            extent = replace(extent, along=None, quantifier=None, count=None)
        cases: list[tuple[Formula, ...]] = []
        for tick in subject.place.get(dimension) or c.names.dimensions[dimension].ticks:
            place = Place.of(dimension, [tick]).default(subject.place)
            if not c.table.indices(place.cells):
                continue
            own = alone.own | {dimension} if subject.each is not None else alone.own
            there = replace(alone, place=place, own=own, named=True)
            reading = self.predicate.reading(c, there, extent)
            if reading is None or (cases and len(cases[0]) != len(reading.formulas)):
                return None
            cases.append(reading.formulas)
        if len(cases) < 2 or len(cases) > _MOST_CASES:
            return None
        formulas = of_cases(c, cases, said.quantifier, said.count)
        return Reading(formulas, reading.family) if formulas and reading else None

    def _topic(self, c: Context) -> frozenset[str]:
        """What the surroundings name, if that is the subject: the series rather than its panel."""
        if not self.subject.topical:
            return frozenset()
        panel = c.name(Role.PANEL)
        return c.here.dimensions - {panel} or c.here.dimensions

    def _only(self, c: Context, extent: Extent, only: Place) -> Reading | None:
        """That it holds at every tick of a place, and at no other of that dimension."""
        if len(only.dimensions) != 1 or extent.is_said:
            return None
        (dimension,) = only.dimensions
        known = c.names.dimensions[dimension].ticks
        rest = Place.of(dimension, [t for t in known if t not in only.get(dimension)])
        inside = replace(extent, only=None, quantifier=Quantifier.ALL, along=dimension)
        outside = replace(inside, quantifier=Quantifier.NONE)
        both = (
            Statement(self.subject, self.predicate, e).reading(c, place)
            for e, place in ((inside, only), (outside, rest))
        )
        holds, fails = both
        if not rest.get(dimension) or holds is None or fails is None:
            return None
        pairs = product(holds.formulas, fails.formulas)
        return Reading(tuple(And(p) for p in pairs), holds.family)


def _noted(cells: Term, subject: Subject) -> Term:
    """What a value in parentheses behind a subject is the value of."""
    return cells if subject.aggregate is None else Aggregate(subject.aggregate, cells)


def _subjects_within(predicate: object) -> tuple[Subject, ...]:
    """The aggregates that a predicate compares with."""
    if not is_dataclass(predicate):
        return ()
    parts = (getattr(predicate, f.name) for f in fields(predicate))
    return tuple(p for p in parts if isinstance(p, Subject) and p.aggregate is not None)


def _foremost(c: Context, place: Place, function: Function, count: int, along: str) -> Place | None:
    """The ticks of a dimension that have the highest or lowest values; `None` if some tie."""
    if along in place.dimensions:
        return None
    ticks = c.names.dimensions[along].ticks
    terms = {t: c.table.term(place.default(Place.of(along, [t])).cells).single for t in ticks}
    known = {t: e.value for t, e in terms.items() if e is not None}
    if len(known) < len(ticks) or not 0 < count < len(ticks):
        return None
    ranked = sorted(known, key=known.__getitem__, reverse=function is Function.MAX)
    if known[ranked[count - 1]] == known[ranked[count]]:
        return None
    return Place.of(along, [t for t in ticks if t in ranked[:count]])


def _notes_within(part: object, whole: Place) -> tuple[tuple[Place, Amount], ...]:
    """What a predicate says in passing of values within the statement's place."""
    if isinstance(part, Place):
        return part.default(whole).notes if part.notes else ()
    if isinstance(part, Subject) and part.aggregate is not None:
        return ()  # What is said of an aggregate is not said of its cells.
    if isinstance(part, tuple):
        return tuple(note for p in part for note in _notes_within(p, whole))
    if is_dataclass(part):
        return tuple(
            note for f in fields(part) for note in _notes_within(getattr(part, f.name), whole)
        )
    return ()


MOST_COMBINATIONS = 64


def combinations_of(groups: Sequence[Sequence[Formula]]) -> tuple[Formula, ...] | None:
    """All ways to take one formula of each group; `None` for more than can be looked at.

    Args:
        groups: for each of several things that are said what it may mean.
    """
    if math.prod(map(len, groups)) > MOST_COMBINATIONS:
        return None
    return tuple(p[0] if len(p) == 1 else And(p) for p in product(*groups))


@dataclass(frozen=True)
class Coordination:
    """Several statements that one clause makes."""

    statements: tuple[Statement, ...]

    def reading(self, c: Context, lead: Place = EVERYWHERE) -> Reading | None:
        """All of them together; each combination of what they may assert is one."""
        readings = [s.reading(c, lead) for s in self.statements]
        known = [r for r in readings if r is not None]
        if len(known) < len(readings):
            return None
        formulas = combinations_of([r.formulas for r in known])
        return Reading(formulas, known[0].family) if formulas else None
