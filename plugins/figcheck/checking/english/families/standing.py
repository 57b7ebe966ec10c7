"""The whole order of things: “the order is A, B, C”."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, cells_of, is_amount, is_single
from figcheck.checking.english.families.ranking import Ordered
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.names import Label
from figcheck.checking.english.polarity import more_is_better
from figcheck.checking.english.rules import Meaning, every, first
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Quantified,
    Quantifier,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule(
    "clause", "DET ORDERED at? sorted? BE ':'? followers", "DET ORDERED at? sorted? ':' followers"
)
@rule("clause", "at ','? DET ORDERED sorted? BE ':'? followers")
@rule("clause", "place ',' DET ORDERED sorted? BE ':'? followers")
@rule("clause", "AT EACH LABEL ','? DET ORDERED sorted? BE ':'? followers")
@rule("clause", "DET ORDERED sorted? AT EACH LABEL BE ':'? followers")
def _order_is(c: Context, *rest: Meaning) -> Reading | None:
    """“At the end the order is A, B, C”: the best first, or the highest, if nothing is said."""
    *limits, followers = every(rest, Place)
    if len(followers.ticks) != 1:
        return None
    ((dimension, ticks),) = followers.ticks
    if len(ticks) != c.size(dimension):
        return None
    place = (limits[0] if limits else EVERYWHERE).default(c.here)
    better = more_is_better(c, place) is not False
    way = first(rest, Sorted)
    up = better if way is None else way.down is (better or not way.by_quality)
    order = Ordered(Function.MAX if up else Function.MIN, followers.plain, in_order=True)
    return _wherever(c, order, place, rest)


def _wherever(
    c: Context, order: Ordered, place: Place, rest: tuple[Meaning, ...]
) -> Reading | None:
    """An order of things at a place, or at each of the ticks that are named."""
    label = first(rest, Label)
    along = label.dimension if label else None
    if label is not None and first(rest, Quantifier) is not Quantifier.ALL:
        return None
    several = [d for d, ticks in place.ticks if len(ticks) > 1 and d != along]
    if len(several) > (0 if along else 1) or (along and along in order.ticks.dimensions):
        return None
    along = along or next(iter(several), None)
    if along is None:
        return order.reading(c, Subject(place), Extent())
    ticks = place.get(along) or c.names.dimensions[along].ticks
    spots = [Place.of(along, [t]).default(place) for t in ticks]
    readings = [order.reading(c, Subject(spot), Extent()) for spot in spots]
    known = [r.formulas[0] for r in readings if r is not None]
    return Reading((both(known),), "ranking") if len(known) == len(readings) else None


@dataclass(frozen=True)
class Sorted:
    """Which come first: the highest or the best rather than the lowest or the worst.

    Attributes:
        down: whether the highest or the best do.
        by_quality: whether it speaks of better and worse.
    """

    down: bool
    by_quality: bool


@rule("sorted", "'from' DET? EXTREME 'to' DET? EXTREME", "'from' DET? TOPMOST 'to' DET? TOPMOST")
def _sorted(_: Context, *rest: Meaning) -> Sorted | None:
    """“from highest to lowest”."""
    one, two = every(rest, Function)
    return None if one is two else Sorted(one is Function.MAX, by_quality=False)


@rule("sorted", "'from' DET? BEST 'to' DET? BEST")
def _sorted_by_quality(c: Context, *rest: Meaning) -> Sorted | None:
    """“from best to worst”."""
    way: Sorted | None = _sorted(c, *rest)
    return way and replace(way, by_quality=True)


@dataclass(frozen=True)
class Link:
    """A step of a chain: how what goes before stands to what follows."""

    comparator: Comparator
    place: Place


@rule("links", "BOUND spot", "BOUND spot links")
def _links(_: Context, comparator: Comparator, place: Place, *rest: Meaning) -> tuple[Link, ...]:
    return (Link(comparator, place), *(rest[0] if rest else ()))


@rule("clause", "spot links", "at ','|':'? spot links", "DET ORDERED at? BE ':'? spot links")
@rule("clause", "at ','? DET ORDERED BE ':'? spot links", "DET ORDERED at? ':' spot links")
def _chain(c: Context, *rest: Meaning) -> Reading | None:
    """“On Law, A > B > C”."""
    *limits, head = every(rest, Place)
    links: tuple[Link, ...] = next(r for r in rest if type(r) is tuple)
    lead = (limits[0] if limits else EVERYWHERE).default(c.here)
    places = [p.default(lead) for p in (head, *(link.place for link in links))]
    if any(p.dimensions != places[0].dimensions or p.orders for p in places):
        return None
    single = all(is_single(c, p.plain) for p in places)
    if not single and any(cells_of(c, p.plain) == [] for p in places):
        return None
    steps: list[Formula] = []
    means: list[Formula] = []
    for link, (one, two) in zip(links, pairwise(places), strict=True):
        left, right = one.plain.cells, two.plain.cells
        steps.append(
            Compare(link.comparator, left, right)
            if single
            else Quantified(Quantifier.ALL, Compare(link.comparator, left, right))
        )
        averages = (Aggregate(Function.MEAN, t) for t in (left, right))
        means.append(Compare(link.comparator, *averages))
    notes = [is_amount(p.cells, a) for place in places for p, a in place.notes]
    if single:
        return Reading((both([*steps, *notes]),), "ranking")
    return None if notes else Reading((both(steps), both(means)), "ranking")
