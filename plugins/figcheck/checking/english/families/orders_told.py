"""Orders that are written out: “sorted by price from low to high, the order is A, C, B”."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, fits, is_single, open_dimensions
from figcheck.checking.english.families.sortings import Listing
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.lexicon.attribute import Attribute
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Or,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "ranking"

_FEWEST = 3
"""Things whose order is written out; two are compared."""


@record
class Way:
    """In which way things are put in order.

    Attributes:
        up: whether the values grow; `None` if that is not said.
        by_quality: whether they get better instead, or worse.
        key: by what they are put in order, if that is said.
        sorts: whether they are sorted, be it up or down, and not ranked from the best on.
    """

    up: bool | None = None
    by_quality: bool = False
    key: Place = EVERYWHERE
    sorts: bool = False

    def rises(self, c: Context, place: Place) -> bool | None:
        """Whether the values grow along the order; `None` if that is not known."""
        if not self.by_quality or self.up is None:
            return self.up
        better = more_is_better(c, place)
        return None if better is None else self.up is better


@record
class Listed:
    """What the things are called that are put in order.

    Attributes:
        dimension: whose ticks they are, if that is said.
        count: how many they are, if that is said.
        among: which they are, where only some of their like are meant.
    """

    dimension: str | None = None
    count: int | None = None
    among: Place = EVERYWHERE

    def are(self, c: Context, dimension: str, ticks: tuple[str, ...]) -> bool:
        """Whether the ticks of a dimension are all that are meant, and no others."""
        if self.dimension not in (None, dimension) or self.among.dimensions - {dimension}:
            return False
        meant = self.among.get(dimension) or c.names.dimensions[dimension].ticks
        return set(meant) == set(ticks) and self.count in (None, len(ticks))


@record
class InThisOrder:
    """Coming one after another as they are named.

    Attributes:
        way: in which way they are put in order.
        ticks: the things, in their order.
        listed: what they are called.
    """

    way: Way
    ticks: Place
    listed: Listed

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That none of them comes before the one named ahead of it."""
        place = subject.place.within(self.way.key)
        if place is None or len(self.ticks.ticks) != 1 or self.ticks.notes:
            return None
        ((dimension, ticks),) = self.ticks.ticks
        if dimension in place.dimensions or not self.listed.are(c, dimension, ticks):
            return None
        if len(ticks) < _FEWEST or c.names.measures.differ(place) or extent.excluded.ticks:
            return None
        rest = tuple(d for d in open_dimensions(c, place) if d != dimension)
        each = extent.is_said or (rest and all(map(place.get, rest)))
        if extent.count or extent.quantifier not in OF_ALL:
            return None
        spots = [Place.of(dimension, [t]).default(place.plain) for t in ticks]
        if rest and (not fits(extent, rest) if each else not place.plain.ticks):
            return None
        terms = [subject.term(spot) for spot in spots]
        reading = self._of_terms(c, place, terms)
        if reading is None or (rest and each) or all(is_single(c, s) for s in spots):
            return reading
        # “At 128, the ranking is A, B, C”, in two panels: in each of them, or on average.
        means = self._of_terms(c, place, [Aggregate(Function.MEAN, term) for term in terms])
        return means and Reading((*reading.formulas, *means.formulas), FAMILY)

    def _of_terms(self, c: Context, place: Place, terms: list[Term]) -> Reading | None:
        falls, grows = (
            _in_order(terms, sign) for sign in (Comparator.AT_LEAST, Comparator.AT_MOST)
        )
        rises = self.way.rises(c, place)
        if rises is not None:
            return Reading((grows if rises else falls,), FAMILY)
        ((dimension, _),) = self.ticks.ticks
        if self.way.by_quality and len(terms) == len(c.names.dimensions[dimension].ticks):
            # Whoever lists all from best to worst says as well which values are the better ones.
            first = falls if self.way.up is False else grows
            return Reading((first, Or((falls, grows))), FAMILY)
        if self.way.by_quality:
            return None
        if self.way.sorts:
            return Reading((Or((falls, grows)),), FAMILY)
        # Who lists an order begins with the best or the highest, or so it seems.
        begun = grows if more_is_better(c, place) is False else falls
        return Reading((begun, Or((falls, grows))), FAMILY)


def _in_order(terms: list[Term], sign: Comparator) -> Formula:
    """That terms fall, or rise, wherever they are looked at."""
    steps = [Compare(sign, a, b) for a, b in pairwise(terms)]
    if all(isinstance(term, Aggregate) for term in terms):
        return both(steps)
    return both(Quantified(Quantifier.ALL, step) for step in steps)


@rule("bare_way", "listing")
def _listed(_: Context, listing: Listing) -> Way:
    """“from high to low”, “in descending order”."""
    return Way(listing.up)


@rule("bare_way", "','? 'from' DET? BEST 'to' DET? BEST", "','? 'from' DET? FIRST 'to' DET? FIRST")
def _by_quality(_: Context, *rest: Meaning) -> Way | None:
    """“from best to worst”."""
    begin, end = every(rest, Function)
    return Way(up=begin is Function.MIN, by_quality=True) if begin is not end else None


@rule("bare_way", "','? 'from' DET? EXTREME_OF 'to' DET? EXTREME_OF")
def _by_attribute(_: Context, *rest: Meaning) -> Way | None:
    """“from cheapest to dearest”, where the prices stand beside other measures."""
    (begin, one), (end, two) = every(rest, tuple)
    return Way(up=begin is Function.MIN, key=one) if begin is not end and one == two else None


@rule("bare_way", "','? 'from' DET? MOST_SO 'to' DET? MOST_SO")
def _by_degree(c: Context, *rest: Meaning) -> Way | None:
    """“from fastest to slowest”, where speeds are all that there is."""
    begin, end = every(rest, Attribute)
    meant = c.names.measures.meant(begin)
    if begin.concept != end.concept or begin.much is end.much or meant is None:
        return None
    key = Place.of(meant.dimension, meant.ticks) if meant.dimension else EVERYWHERE
    return Way(up=not meant.high, key=key)


@rule(
    "way", "SORTED SORT_BY key bare_way?", "SORTED bare_way SORT_BY|'of' key", "bare_way 'of' key"
)
def _sorted(c: Context, *rest: Meaning) -> Way:
    """“sorted by price from low to high”."""
    way = first(rest, Way) or Way()
    sorts = c.discourse.clause_has_word(r"(?:when |if )?(?:sorted|ordered|arranged)")
    return Way(way.up, way.by_quality, the(rest, Place), sorts)


@rule("way", "SORTED? bare_way")
def _sorted_so(_: Context, *rest: Meaning) -> Way:
    """“ordered from best to worst”."""
    return the(rest, Way)


@rule("ordered_things", "DET? ORDERED", "DET? ORDERED 'of' DET? COUNT? LABEL|KIND")
def _things(_: Context, *rest: Meaning) -> Listed:
    """“the order”, “the order of the five stores”."""
    label = first(rest, Label)
    return Listed(label.dimension if label else None, first_exactly(rest, int))


@rule("ordered_things", "DET? ORDERED 'of' DET? place")
def _some_things(_: Context, *rest: Meaning) -> Listed:
    """“the order of the wind farms”, where other farms stand beside them."""
    return Listed(among=the(rest, Place))


@rule("sorted_things", "DET COUNT? LABEL|KIND")
def _sorted_things(c: Context, *rest: Meaning) -> Listed:
    """“(from best to worst,) the stores (are …)”."""
    return _things(c, *rest)  # type: ignore[no-any-return]


@rule("sorted_things", "DET? place")
def _some_sorted(c: Context, *rest: Meaning) -> Listed:
    """The same of some of them: “the wind farms”."""
    return _some_things(c, *rest)  # type: ignore[no-any-return]


@rule("put_in_order", "way extents? ','? ordered_things|sorted_things")
def _put(_: Context, *rest: Meaning) -> tuple[Meaning, ...]:
    """“from high to low, the order”."""
    return rest


@rule("clause", "extents? ','? put_in_order extents? BE ':'? followers extents?")
@rule("clause", "extents? ','? ordered_things extents? way? extents? BE ':'? followers extents?")
@rule("clause", "place ',' ordered_things way? BE ':'? followers")
@rule("clause", "ordered_things extents? way? ':' followers")
def _order_is(c: Context, *rest: Meaning) -> Reading | None:
    """“From high to low, the order is A, C, B”."""
    rest = (*(first(rest, tuple) or ()), *rest)
    *limits, ticks = every(rest, Place)
    extent: Extent | None = Extent(place=limits[0] if limits else EVERYWHERE)
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None:
        return None
    predicate = InThisOrder(first(rest, Way) or Way(), ticks, the(rest, Listed))
    return Statement(Subject(), predicate, extent).reading(c)
