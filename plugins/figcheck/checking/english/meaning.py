"""What phrases mean before they become part of a check expression."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from figcheck.checking.language.tree import (
    Cells,
    Comparator,
    Condition,
    Formula,
    Function,
    Number,
    Quantifier,
)


@dataclass(frozen=True)
class Place:
    """A region of the figure: for each dimension that is named, the ticks.

    Attributes:
        ticks: pairs of a dimension's name and ticks, sorted by name.
    """

    ticks: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @staticmethod
    def of(dimension: str, ticks: Iterable[str]) -> Place:
        """The place that some ticks of one dimension make."""
        return Place(((dimension, tuple(dict.fromkeys(ticks))),))

    @property
    def dimensions(self) -> frozenset[str]:
        """Names of the dimensions that it fixes or narrows."""
        return frozenset(d for d, _ in self.ticks)

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
        return Place(tuple(sorted(ticks.items())))

    def beside(self, other: Place) -> Place | None:
        """One and the other: "Ratios 0.4 and 0.5"; `None` for different dimensions."""
        if len(self.ticks) != 1 or self.dimensions != other.dimensions:
            return None
        (dimension, ticks), (_, more) = self.ticks[0], other.ticks[0]
        return Place.of(dimension, (*ticks, *more))

    def default(self, context: Place) -> Place:
        """The same place, with what the context fixes where it names nothing."""
        return Place(tuple(sorted({**dict(context.ticks), **dict(self.ticks)}.items())))

    def without(self, dimensions: Iterable[str]) -> Place:
        """The same place, with some dimensions left open."""
        return Place(tuple((d, t) for d, t in self.ticks if d not in set(dimensions)))

    @property
    def cells(self) -> Cells:
        """The place as a term of the check language."""
        return Cells(tuple(Condition(d, t) for d, t in self.ticks))


@dataclass(frozen=True)
class Amount:
    """A number with what is said of its exactness: "about 50", "more than 50"."""

    number: Number
    comparator: Comparator = Comparator.EQUAL
    percent: bool = False


@dataclass(frozen=True)
class Subject:
    """The values that a clause speaks of.

    Attributes:
        place: where they are.
        quantifier: "all values", "most cells"; `None` if not said.
        aggregate: "the mean of", if it is one number made of them.
    """

    place: Place
    quantifier: Quantifier | None = None
    aggregate: Function | None = None

    def narrowed(self, place: Place | None) -> Subject | None:
        """The same, within a place."""
        if place is None:
            return self
        inner = self.place.within(place)
        return None if inner is None else replace(self, place=inner)


@dataclass(frozen=True)
class Extent:
    """How far a statement reaches: "in most cells", "across all ratios".

    Attributes:
        quantifier: of how many it is said.
        along: the dimensions that are run through, all if empty.
        count: a number of cases in place of a quantifier.
        place: a region that it is limited to.
    """

    quantifier: Quantifier = Quantifier.ALL
    along: tuple[str, ...] = ()
    count: int | None = None
    place: Place = Place()


@dataclass(frozen=True)
class Reading:
    """One way to understand a sentence.

    Attributes:
        formulas: what it may assert; where these disagree, none is believed.
            The first is the most natural and is the one that is shown.
        family: the kind of check that it is.
    """

    formulas: tuple[Formula, ...]
    family: str
