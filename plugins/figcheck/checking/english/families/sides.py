"""What a comparison sets side by side, and how the two stand to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    cells_of,
    is_single,
)
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Subject
from figcheck.checking.language.tree import (
    Comparator,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Relation:
    """How one thing stands to another.

    Attributes:
        comparator: above or below; better or worse where `by_quality`.
        by_quality: whether it speaks of better and worse.
        strict: whether it also says so where it is unknown if more is better.
        turning: whether it may say that the order turns: “A passes B”.
        in_all: whether it is so in quality and in what it costs: “A dominates B”.
    """

    comparator: Comparator
    by_quality: bool = False
    strict: bool = False
    turning: bool = False
    in_all: bool = False

    def at(self, c: Context, place: Place) -> Comparator | None:
        """The comparator at a place; `None` where it is unknown which one is meant."""
        if not self.by_quality:
            return self.comparator
        better = more_is_better(c, place)
        if better is None:
            # Of one of several measures it must be known which way is better.
            return None if self.strict or c.names.is_mixed else self.comparator
        return self.comparator if better else self.comparator.reverse


@record
class Sides:
    """The two sides of a comparison as places.

    Attributes:
        own: the subject's.
        than: the other one.
        dimension: the one in which they differ.
    """

    own: Place
    than: Place
    dimension: str


def sides(c: Context, subject: Subject, than: Subject, at: Place | None) -> Sides | None:
    """What a comparison sets side by side; `None` if that cannot be made out.

    Places that name the same dimension differently are paired by their other
    coordinates: “A at Ratio 0.1 is higher than B”. “No other model beats A”
    and “most models beat A” are about the other models.
    """
    # "Performance is higher than on AIME24" is about what its surroundings name.
    own, named = subject.place, subject.own or c.here.dimensions
    other = than.place if than.named else c.here
    if (
        than.named
        and (measure := _told_with(c, other)).ticks
        and named.isdisjoint(measure.dimensions)
    ):
        own = own.within(measure) or own  # "A undercuts the price of B": with its own.
    if at is not None:
        # "Accuracy is lower on test than on dev": of the columns of accuracy, on both sides.
        here, there = own.within(at), own.without(at.dimensions - subject.own).within(other)
        if other.dimensions & named - at.dimensions:
            there = other.default(at)  # "A is higher in 2020 than B": than B is in 2020.
        if here is None or there is None:
            return None
        own, other = here, there
        named |= at.dimensions
    elif than.there and named.isdisjoint(other.dimensions):
        # "In 2020, A is higher than in 2010": here against there, of the same thing.
        named |= {d for d in other.dimensions if len(own.get(d)) == len(other.get(d))}
    run = subject.each if subject.each not in subject.own or subject.excepted.ticks else None
    if run is not None and other.get(run):
        known = own.get(run) or c.names.dimensions[run].ticks
        rest = [t for t in known if t not in other.get(run)]
        if not rest:
            return None
        own = Place.of(run, rest).default(own)
        named |= {run}
    for dimension in named & other.dimensions if than.aggregate is None else ():
        rest = [t for t in other.get(dimension) if t not in own.get(dimension)]
        if rest and set(own.get(dimension)) < set(other.get(dimension)):
            # "Fir leads the open models": all of them but itself.
            other = Place.of(dimension, rest).default(other)
    # "all B values" are all of them, not those beside A.
    right = _completed(c, other, c.here if than.quantifier else own)
    left = _completed(c, own, other.without(named))
    differing = [d for d in named & other.dimensions if left.get(d) != right.get(d)]
    single = is_single(c, left) and is_single(c, right)
    if not differing or (len(differing) > 1 and not single):
        return None
    if (
        than.topical
        and not than.named
        and not (subject.named and differing[0] in (subject.own or differing))
    ):
        return None  # "A beats B, but trails it on D": who that is, is no point of an axis.
    return Sides(left.plain, right.plain, differing[0])


def _told_with(c: Context, place: Place) -> Place:
    """Which of several measures is named with the thing that it is of: “the price of B”."""
    dimension = c.names.measures.dimension
    if dimension is None or place.dimensions <= {dimension}:
        return EVERYWHERE
    return place.plain.without(place.dimensions - {dimension})


def _completed(c: Context, place: Place, context: Place) -> Place:
    """A place with what the other side fixes, as far as it has such a dimension at all."""
    whole = place.default(context)
    if cells_of(c, whole):
        return whole
    cells = [c.figure.cells[i] for i in cells_of(c, place)]
    absent = [
        d.name
        for i, d in enumerate(c.figure.dimensions)
        if d.name not in place.dimensions and all(cell.at[i] is None for cell in cells)
    ]
    return place.default(context.without(absent)) if cells else whole


def of_things(c: Context, subject: Subject) -> tuple[str, ...]:
    """The dimensions that a subject names, without that of what is measured of a thing it names.

    “A is stronger than B, but its weight is lower”: than the weight of B, not than its strength.
    """
    own = c.names.compared(subject.own)
    return tuple(d.name for d in c.figure.dimensions if d.name in own)


def named_rival(c: Context, subject: Subject) -> Place | None:
    """The other of two things that were named before, where the subject is one of them."""
    for dimension in of_things(c, subject):
        ticks = subject.place.get(dimension)
        pair = c.discourse.pair(dimension, earlier=True) if len(ticks) == 1 else None
        if pair is not None:
            two = tuple(t for p in pair for t in p.get(dimension))
            rest = [t for t in two if t not in ticks]
            if len(two) == 2 and len(rest) == 1:
                return Place.of(dimension, rest)
    return None
