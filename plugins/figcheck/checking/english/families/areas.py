"""Where in a figure alone some values lie, and where the high and the low ones are."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, cells_of, is_amount, is_single
from figcheck.checking.english.families.peaks import SINGLE_VALUE, Peak, Scope
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Count,
    Function,
    Number,
    Quantified,
    Quantifier,
)
from figcheck.model import Kind, Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Kept:
    """Values beyond a bound: “values above 60”.

    Attributes:
        bound: the bound.
        place: of what they are the values, if that is said.
        all: whether all of them are spoken of: “all values above 60”.
    """

    bound: Amount
    place: Place = EVERYWHERE
    all: bool = False

    def compare(self, place: Place) -> Compare:
        """What is counted at a place."""
        return Compare(self.bound.comparator, place.cells, self.bound.number)


@rule("kept", "EACH? measure bound at?", "EACH? measure 'of'|'at' bound at?")
@rule("kept", "EACH? DET? place measure? 'of'? bound", "EACH? bound|amount VALUES|CASE")
@rule("kept", "EACH? DET? VALUES|KIND 'with' DET? VALUES|MEASURE? 'of'? bound at?")
def _kept(_: Context, *rest: Meaning) -> Kept | None:
    """“values of 70 or more”."""
    quantifier, place = first(rest, Quantifier), first(rest, Place) or EVERYWHERE
    if quantifier not in {None, Quantifier.ALL}:
        return None
    return Kept(the(rest, Amount), place, all=quantifier is not None)


@rule("kept", "EACH? DIGIT_SIZE measure at?", "EACH? DIGIT_SIZE place measure?")
def _of_size(c: Context, *rest: Meaning) -> Kept | None:
    """“single-digit rates”; “double-digit” ones where no value has more digits than that."""
    bound = bound_of_digits(c, int(the(rest, float)))
    if bound is None or first(rest, Quantifier) not in OF_ALL:
        return None
    return Kept(bound, first(rest, Place) or EVERYWHERE)


def bound_of_digits(c: Context, digits: int) -> Amount | None:
    """What tells values of so many digits from the others; `None` where some have more digits."""
    if c.scale.low < 0:
        return None
    if digits == 1:
        return Amount(Number(10.0), Comparator.LESS)
    if c.scale.high >= 10.0**digits:
        return None
    return Amount(Number(10.0 ** (digits - 1)), Comparator.AT_LEAST)


@rule("kept", "EACH? DET? ZEROS at?")
def _zeros(c: Context, *rest: Meaning) -> Kept | None:
    if first(rest, Quantifier) not in OF_ALL:
        return None
    return Kept(Amount(c.scale.zero), first(rest, Place) or EVERYWHERE)


@rule("kept", "EACH? POSITIVE VALUES at?")
def _signed(_: Context, *rest: Meaning) -> Kept | None:
    quantifier, place = first(rest, Quantifier), first(rest, Place) or EVERYWHERE
    if quantifier not in {None, Quantifier.ALL}:
        return None
    return Kept(Amount(Number(0), the(rest, Comparator)), place, all=quantifier is not None)


def _is_list(c: Context, last: str) -> bool:
    """Whether a clause writes some ticks one after the other: “Saturday and Sunday”."""
    return c.discourse.clause_has_word(rf"and (?:\w+ )?{re.escape(last.lower())}")


def confined(c: Context, kept: Kept, region: Place, limit: Place) -> Reading | None:
    """That the values beyond the bound are there, and nowhere else within a limit.

    Of several things that are named, each must have some: “in A and B only”.
    """
    limits = kept.place.within(limit)
    if limits is None or region.notes:
        return None
    whole = limits.default(c.here).without(region.dimensions - limits.dimensions)
    inside = region.default(whole)
    if not cells_of(c, inside) or len(cells_of(c, inside)) == len(cells_of(c, whole)):
        return None
    all_of_them, those_inside = (Count(kept.compare(p)) for p in (whole, inside))
    listed = [
        (d, t)
        for d, t in region.ticks
        if len(t) > 1 and (_is_list(c, t[-1]) or not is_ordered(c.names.dimensions[d]))
    ]
    named = [inside]
    if len(listed) == 1:
        ((dimension, ticks),) = listed
        named = [Place.of(dimension, [tick]).default(inside) for tick in ticks]
    formulas = [Compare(Comparator.EQUAL, all_of_them, those_inside)]
    formulas += [Compare(Comparator.MORE, Count(kept.compare(p)), Number(0)) for p in named]
    return Reading((both(formulas),), "regions")


@rule(
    "clause",
    "kept CONFINED place at?",
    "at ','? kept CONFINED place",
    "kept CONFINED|AT 'only' place",
    "kept OCCURS AT place 'only'",
    "kept OCCURS NOWHERE EXCEPT|'but' AT? place",
)
def _confined(c: Context, *rest: Meaning) -> Reading | None:
    """“Values above 60 are confined to the top-left quadrant”."""
    kept = the(rest, Kept)
    places = every(rest, Place)
    if isinstance(rest[0], Place):
        limit, region = places
    else:
        region, *more = places
        limit = more[0] if more else EVERYWHERE
    return confined(c, kept, region, limit)


@rule("clause", "kept OCCURS|BE AT place")
@rule("clause", "DET ONLY the_kept OCCURS|BE AT place", "DET ONLY the_kept BE REACHED_BY place")
def _all_in(c: Context, *rest: Meaning) -> Reading | None:
    """“All values above 60 are in the left panel”; of “values above 60”, some may be."""
    kept = the(rest, Kept)
    return confined(c, kept, the(rest, Place), EVERYWHERE) if kept.all else None


@rule("the_kept", "kept")
def _the_kept(_: Context, kept: Kept) -> Kept:
    """“the only values above 60”."""
    return replace(kept, all=True)


@rule("clause", "place HOLDS 'all' kept at?", "at ','? place HOLDS 'all' kept")
def _holds_all(c: Context, *rest: Meaning) -> Reading | None:
    """“The first three rows hold all values above 60”."""
    places = every(rest, Place)
    region = places[1] if isinstance(rest[0], Place) and len(places) == 2 else places[0]
    others = [p for p in places if p is not region]
    return confined(c, the(rest, Kept), region, others[0] if others else EVERYWHERE)


@record
class Lacking:
    """Having no value beyond a bound, or none but those."""

    kept: Kept

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no value of the subject is beyond it."""
        if subject.aggregate or subject.quantifier or extent.is_said or extent.excluded.ticks:
            return None
        place = subject.place.within(self.kept.place)
        if place is None or is_single(c, place):
            return None
        return Reading((Quantified(Quantifier.NONE, self.kept.compare(place)),), "regions")


@rule("predicate", "verb? NO_VALUES bound", "verb? NO_VALUES ZEROS", "HOLDS NO_VALUES bound at?")
@rule("predicate", "HOLDS NO_VALUES at? bound", "'without'|'with' NO_VALUES bound")
def _lacking(c: Context, *rest: Meaning) -> Lacking:
    """“… has no cell under 41”."""
    amount = first(rest, Amount) or Amount(c.scale.zero)
    return Lacking(Kept(amount, first(rest, Place) or EVERYWHERE))


@rule("predicate", "verb|HOLDS NOTHING_BUT ZEROS", "BE 'all' ZEROS")
def _all_zeros(c: Context, *_: Meaning) -> Lacking:
    """“… contains nothing but zeros”."""
    return Lacking(Kept(Amount(c.scale.zero, Comparator.UNEQUAL)))


@record
class Concentrated:
    """The high or the low values being in a region."""

    function: Function
    region: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the extreme is there, and that the mean there lies beyond that of all."""
        if subject.aggregate or subject.quantifier or extent.is_said or extent.excluded.ticks:
            return None
        whole = subject.place.without(self.region.dimensions - subject.own)
        inside = self.region.default(whole).plain
        if is_single(c, inside) or len(cells_of(c, inside)) in (0, len(cells_of(c, whole))):
            return None
        top = self.function is Function.MAX
        extremes = (Aggregate(self.function, p.cells) for p in (inside, whole))
        means = (Aggregate(Function.MEAN, p.cells) for p in (inside, whole))
        beyond = Comparator.MORE if top else Comparator.LESS
        formulas = (Compare(Comparator.EQUAL, *extremes), Compare(beyond, *means))
        return Reading(formulas, "regions")


@rule("clause", "extreme at? CONCENTRATED place at?", "at ','? extreme CONCENTRATED place")
@rule("clause", "'with' extreme at? CONCENTRATED place at?", "'with' extreme 'being'? AT place")
def _concentrated(c: Context, *rest: Meaning) -> Reading | None:
    """“The highest values are concentrated in the top-left quadrant”."""
    peak = the(rest, Peak)
    if peak != Peak(peak.function) or c.discourse.clause_has_word(SINGLE_VALUE):
        return None
    places = every(rest, Place)
    regions = [p for p in places if _is_region(c, p)]
    if len(regions) != 1:
        return None
    limit = EVERYWHERE
    for place in places:
        if place is not regions[0]:
            joined = limit.within(place)
            if joined is None:
                return None
            limit = joined
    subject = Subject(limit.default(c.here), own=limit.dimensions)
    return Concentrated(peak.function, regions[0]).reading(c, subject, Extent())


@rule("clause", "place HOLDS extreme at?", "at ','? place HOLDS extreme")
def _holds(c: Context, *rest: Meaning) -> Reading | None:
    """“The top-left quadrant has the highest values in A”: what has them is that part of it."""
    places = every(rest, Place)
    holder = places[-1] if isinstance(rest[-1], Peak) else places[0]
    return _concentrated(c, *rest) if _is_region(c, holder) else None


def _is_region(c: Context, place: Place) -> bool:
    """Whether a place is a part of a heatmap rather than one of its panels."""
    if c.figure.kind is not Kind.HEATMAP:
        return False
    drawn = {c.name(Role.X), c.name(Role.Y)} - {None}
    return bool(place.orders) or bool(place.dimensions & drawn)


@record
class Containing:
    """Having the very highest or lowest value among its own.

    Attributes:
        function: highest or lowest.
        scope: of what it is the extreme; of all like the subject if that is not said.
        amount: what it is, if that is said.
    """

    function: Function
    scope: Scope
    amount: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the extreme of the whole is among the subject's values."""
        if subject.aggregate or subject.quantifier or extent.is_said or extent.excluded.ticks:
            return None
        place = subject.place
        own = subject.own or c.here.dimensions - {c.name(Role.PANEL)}
        whole = place.without(self.scope.free or own).within(self.scope.place)
        if whole is None or is_single(c, whole) or whole.plain == place.plain:
            return None
        inside, all_of_it = (Aggregate(self.function, p.plain.cells) for p in (place, whole))
        number = None if self.amount is None else is_amount(all_of_it, self.amount)
        held = Compare(Comparator.EQUAL, inside, all_of_it)
        return Reading((both([held, number]),), "extremum")


@rule("predicate", "CONTAINS DET? EXTREME measure scope? said?")
@rule("predicate", "CONTAINS DET? EXTREME measure scope? '(' amount at ')'")
def _contains(_: Context, *rest: Meaning) -> Containing | Noted:
    """“… contains the highest value of the chart (56.3 at Ratio 0.4)”."""
    scope, amount, spot = first(rest, Scope) or Scope(), first(rest, Amount), first(rest, Place)
    containing = Containing(the(rest, Function), scope, amount)
    if spot is None or amount is None:
        return containing
    return Noted(containing, spot.noting(amount))


@record
class Noted:
    """A predicate, and in passing the value at a place: “(56.3 at Ratio 0.4)”.

    Attributes:
        predicate: what is said of the subject.
        spot: where in the subject the value is, which the place has as a note.
    """

    predicate: Predicate
    spot: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """What the predicate asserts; the statement adds the noted value."""
        return self.predicate.reading(c, subject, extent)
