"""What phrases mean before they become a check expression."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Bound,
    Cells,
    Comparator,
    Compare,
    Condition,
    Count,
    End,
    Formula,
    Function,
    Number,
    Order,
    Quantifier,
    Share,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Place:
    """A region of the figure: for each dimension that is named, the ticks.

    Attributes:
        ticks: pairs of a dimension's name and ticks, sorted by name.
        orders: how two coordinates compare there: a diagonal, a triangle.
        notes: what values within it are said to be in passing: "at m=4 (0.571)".
        of_changes: of "after 2010" and "before 2010", whether 2010 is among the ticks, as where a
            change begins or ends, or is not, as for values; `None` where nothing tells.
    """

    ticks: tuple[tuple[str, tuple[str, ...]], ...] = ()
    orders: tuple[Order, ...] = ()
    notes: tuple[tuple[Place, Amount], ...] = ()
    of_changes: bool | None = None

    @staticmethod
    def of(dimension: str, ticks: Iterable[str]) -> Place:
        """The place that some ticks of one dimension make."""
        return Place(((dimension, tuple(dict.fromkeys(ticks))),))

    @cached_property
    def dimensions(self) -> frozenset[str]:
        """Names of the dimensions that it fixes or narrows."""
        return frozenset([d for d, _ in self.ticks])

    @property
    def is_named(self) -> bool:
        """Whether it is less than the whole figure."""
        return bool(self.ticks or self.orders)

    @property
    def is_nothing(self) -> bool:
        """Whether it is the whole figure, with nothing said of it."""
        return not (self.ticks or self.orders or self.notes)

    def get(self, dimension: str) -> tuple[str, ...]:
        """The ticks of one dimension, none if it is not named."""
        for named, ticks in self.ticks:
            if named == dimension:
                return ticks
        return ()

    def within(self, other: Place) -> Place | None:
        """Both at once: "AIME24 at Ratio 0.3"; `None` if they exclude each other."""
        if other.is_nothing and not self.notes:
            return self
        if self == EVERYWHERE and not other.notes:
            return other
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
        if not set(ticks).isdisjoint(more):
            return None  # "In the d8 panel, the attacker …": one of all that is called so.
        both = ((dimension, tuple(dict.fromkeys((*ticks, *more)))),)
        return Place(both, notes=self.notes + other.notes)

    def default(self, context: Place) -> Place:
        """The same place, with what the context fixes where it names nothing."""
        if context.is_nothing and not self.notes:
            return self
        if self == EVERYWHERE and not context.notes:
            return context
        ticks = tuple(sorted({**dict(context.ticks), **dict(self.ticks)}.items()))
        return self._joined(ticks, context)

    def _joined(self, ticks: tuple[tuple[str, tuple[str, ...]], ...], other: Place) -> Place:
        orders = self.orders + other.orders
        ends = other.of_changes if self.of_changes is None else self.of_changes
        more = orders or self.notes or other.notes
        if not more and ticks == self.ticks and ends == self.of_changes:
            return self
        orders = tuple(dict.fromkeys(orders)) if orders else ()
        whole = Place(ticks, orders, of_changes=ends)
        if not self.notes and not other.notes:
            return whole
        notes = dict.fromkeys(self.notes + other.notes)
        told = tuple([(p.default(whole), amount) for p, amount in notes])
        return Place(ticks, orders, told, ends)

    def without(self, dimensions: Iterable[str]) -> Place:
        """The same place, with some dimensions left open."""
        left_out = frozenset(dimensions)
        kept = tuple([named for named in self.ticks if named[0] not in left_out])
        return self if len(kept) == len(self.ticks) else Place(kept, self.orders, self.notes)

    def noting(self, amount: Amount) -> Place:
        """The same place with what its value is said to be."""
        return replace(self, notes=(*self.notes, (self.plain, amount)))

    @property
    def plain(self) -> Place:
        """The same place without what is said of its values."""
        return Place(self.ticks, self.orders) if self.notes else self

    @cached_property
    def cells(self) -> Cells:
        """The place as a term of the check language."""
        return Cells((*[Condition(d, t) for d, t in self.ticks], *self.orders))


EVERYWHERE = Place()
"""The whole figure."""

OF_ALL = frozenset({None, Quantifier.ALL})
"""What can be said of how many so that it holds of two things together if it does of each."""


def together(places: Iterable[Place]) -> Place | None:
    """Several places at once: “in 2010, on A”; `None` if two of them exclude each other.

    Args:
        places: the places; where there are none, the whole figure is meant.
    """
    whole: Place | None = EVERYWHERE
    for place in places:
        whole = whole and whole.within(place)
    return whole


_IN_PERCENT = 100


@record
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
        out_of: of how many cases it counts some: “three of the four”.
        left_out: how many it leaves out of all that it counts: “all but two”.
        is_change: whether it is a change, which is written with its sign.
    """

    number: Number
    comparator: Comparator = Comparator.EQUAL
    percent: bool = False
    near: bool = False
    relative: bool = False
    mark: bool = False
    rough: bool = False
    unit: str = ""
    out_of: int | None = None
    left_out: int = 0
    is_change: bool = False

    @property
    def in_percent(self) -> Amount:
        """The same of a rate in percent, be it written as a part of one: 0.88."""
        number = self.number
        if self.percent or not number.decimals or abs(number.value) > 1:
            return self
        shifted = Number(number.value * _IN_PERCENT, max(number.decimals - 2, 0))
        return replace(self, number=shifted, percent=True)


@record
class Rate:
    """Which part of the values at a place lies within a narrower one, in percent.

    Attributes:
        part: what counts: the admitted, the diagonal.
        by: the dimensions that are not summed over.
        of: the dimensions that the whole leaves open, where a place is a part of it.
        size: what a whole adds up to, where the values are parts of it already.
        mean: whether the mean of the rates is meant: “A and B together make up 58 % on average”.
    """

    part: Place
    by: tuple[str, ...]
    of: frozenset[str] = frozenset()
    size: float | None = None
    mean: bool = False

    def term(self, place: Place) -> Term:
        """The rate at a place, or at each of several."""
        if self.mean:
            return Aggregate(Function.MEAN, replace(self, mean=False).term(place))
        part = place.within(self.part) or place
        own = Aggregate(Function.SUM, part.cells, self.by)
        if self.size is not None:
            return own if self.size == _IN_PERCENT else Arithmetic("*", own, Number(_IN_PERCENT))
        whole = Aggregate(Function.SUM, place.without(self.of).cells, self.by)
        return Arithmetic("*", Arithmetic("/", own, whole), Number(100))


class Drawn(StrEnum):
    """What of the interval that is drawn around a value is meant."""

    WIDTH = "width"
    HALF = "half"
    LOWER = "lower"
    UPPER = "upper"

    def term(self, cells: Cells) -> Term:
        """It as a term of the check language, one number for each cell."""
        lower, upper = Bound(End.LOWER, cells), Bound(End.UPPER, cells)
        match self:
            case Drawn.LOWER:
                return lower
            case Drawn.UPPER:
                return upper
            case Drawn.WIDTH:
                return Arithmetic("-", upper, lower)
            case Drawn.HALF:
                return Arithmetic("/", Arithmetic("-", upper, lower), Number(2))


@record
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
        drawn: what of the intervals around the values is meant: “the band”.
        implied: dimensions of its place that go without saying: whose band it is.
        over: the dimension that is taken together: “the spread between the best and the worst row”.
        there: whether it says where, and not what: “in 2010” of “higher than in 2010”.
        excepted: what is left out of it, of which the opposite should hold: “all models but A”.
        base: of a difference, what it is a percentage of, where that is meant.
        best: of what is subtracted, that the highest or lowest value is meant, and for each tick
            of which dimensions: “the lead over the second-best”.
        pooled: the axis along which its mean is taken though nothing says so: one line for many.
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
    drawn: Drawn | None = None
    implied: frozenset[str] = frozenset()
    over: str | None = None
    there: bool = False
    excepted: Place = Place()
    base: Place | None = None
    best: tuple[Function, tuple[str, ...]] | None = None
    pooled: str | None = None

    def term(self, place: Place, excluded: Place | None = None) -> Term:
        """The values at a place, or how far they are from others, or their ratio to them.

        Args:
            place: where.
            excluded: ticks that are left out.
        """
        if self.rate is not None:
            return self.rate.term(place)
        cells = place.cells
        if excluded is not None and excluded.ticks:
            left_out = [Condition(d, t, excluded=True) for d, t in excluded.ticks]
            cells = Cells((*cells.conditions, *left_out))
        if self.drawn is not None:
            return self.drawn.term(cells)
        if self.counting is not None:
            held = Compare(self.counting.comparator, cells, self.counting.number)
            return Arithmetic("*", Share(held), Number(100)) if self.counted_share else Count(held)
        if self.minus is None:
            return cells
        other: Term = self.minus.default(place).cells
        if self.best is not None:
            other = Aggregate(self.best[0], self.minus.default(place).cells, self.best[1])
        if self.ratio:
            return Arithmetic("/", cells, other)
        difference: Term = Arithmetic("-", cells, other)
        if self.base is not None:
            share = Arithmetic("/", difference, self.base.default(place).cells)
            difference = Arithmetic("*", share, Number(_IN_PERCENT))
        return difference if self.signed else Absolute(difference)

    @property
    def is_place(self) -> bool:
        """Whether it is the values at a place and nothing else is said of them."""
        return replace(self, there=False) == Subject(self.place)

    @property
    def percent(self) -> bool:
        """Whether its values are percentages, whatever those of the figure are."""
        return self.counted_share or self.rate is not None or self.base is not None

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


@record
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
        whole: whether it says that all of the figure is meant: “over the whole grid”.
        through: several dimensions each tick of which it speaks of: “in all rows of both panels”.
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
    whole: bool = False
    through: frozenset[str] = frozenset()

    def joined(self, other: Extent) -> Extent | None:
        """Both together; `None` if they contradict each other."""
        if other is NO_LIMIT and not self.place.notes:
            return self
        if self is NO_LIMIT and not other.place.notes:
            return other
        place = self.place.within(other.place)
        if place is None or (self.count and other.count):
            return None
        quantifiers = (self.quantifier, other.quantifier)
        if (self.count or other.count) and Quantifier.NONE in quantifiers:
            return None  # "Two parks never exceed 65": not that so many values do.
        if (self.count or other.count) and self.along is not None and self.along == other.along:
            return None  # "In both panels, A exceeds 80 in two": in two of something else.
        if (self._is_no_time and other._is_each) or (other._is_no_time and self._is_each):
            return None  # "It never falls in every row": in none of them, not in some only.
        if self.quantifier and other.quantifier and self.quantifier is not other.quantifier:
            return self._never_in_each(other) or other._never_in_each(self)
        if self._lists(other) or other._lists(self):
            return None
        along = self.along or other.along
        through = self.through | other.through
        if self.along and other.along and self.along != other.along:
            # "all models in every column": over both.
            if self.quantifier is not Quantifier.ALL or other.quantifier is not Quantifier.ALL:
                return None
            along, through = None, through | {self.along, other.along}
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
            self.whole or other.whole,
            through,
        )

    def _lists(self, other: Extent) -> bool:
        """Whether it counts what the other lists: “twice, in 2016 and 2018”."""
        listed = len(other.place.get(self.along)) if self.count and self.along else 0
        return bool(self.count and 0 < listed <= self.count.number.value)

    def _around(self, other: Extent) -> Place | None:
        """The stretch within which another extent names one point."""
        wider = [(d, t) for d, t in self.place.ticks if len(t) > 1 == len(other.place.get(d))]
        return Place(tuple(wider[:1])) if wider else None

    @property
    def _is_no_time(self) -> bool:
        return self.count is not None and self.count.number.value == 0

    @property
    def _is_each(self) -> bool:
        return self.quantifier is Quantifier.ALL and self.along is not None

    def _never_in_each(self, other: Extent) -> Extent | None:
        """“It never falls in every row”: in each of them it never does."""
        never = self.quantifier is Quantifier.NONE and self.along is None
        if not never or not other._is_each or other.along is None:
            return None
        each = replace(other, quantifier=None, along=None)
        joined = self.joined(each)
        return joined and replace(joined, through=joined.through | {other.along})

    @property
    def is_said(self) -> bool:
        """Whether it says of how many cases the statement holds."""
        return self.quantifier is not None or self.count is not None

    @property
    def at_each(self) -> Extent:
        """The same where “at any rate” is at each one by itself, as of how far things lie apart."""
        if len(self.freed) != 1 or self.is_said or self.along is not None:
            return self
        return replace(self, quantifier=Quantifier.ALL, along=next(iter(self.freed)))


NO_LIMIT = Extent()
"""The extent of a statement that says nothing of how far it reaches."""


@record
class Reading:
    """One way to understand a clause.

    Attributes:
        formulas: what it may assert; where these disagree, none is believed.
            The first is the most natural and is the one that is shown.
        family: the kind of check that it is.
        cases: of how many things one by one it says something, where the formulas do not count.
    """

    formulas: tuple[Formula, ...]
    family: str
    cases: int | None = None

    @cached_property
    def nodes(self) -> tuple[Any, ...]:
        """All that its formulas are made of."""
        return tuple(nodes_of(self.formulas))


class Predicate(Protocol):
    """What a statement says of its subject; each family of claims has its own."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """What it asserts of a subject, `None` if that makes no sense.

        The subject's place is complete: it holds what the context fixes, what
        the sentence names, and the place of the extent.
        """
        ...
