"""Error bars, whiskers, bands: how wide they are, what lies inside, which of them overlap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any, ClassVar

from figcheck.checking.english.amounts import amount_of
from figcheck.checking.english.assertions import Coordination, Statement
from figcheck.checking.english.drawn import PLUS_MINUS
from figcheck.checking.english.families.build import (
    both,
    extent_of,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.differences import of_two
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.families.widest import Widest
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import (
    EVERYWHERE,
    Amount,
    Drawn,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names import Label
from figcheck.checking.english.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Absolute,
    Arithmetic,
    Bound,
    Cells,
    Comparator,
    Compare,
    End,
    Formula,
    Function,
    Not,
    Number,
    Quantifier,
    Term,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.context import Context

FAMILY = "interval"

_MOST_PAIRS = 30


@dataclass(frozen=True)
class Band:
    """The intervals around the values at a place, or what of them is meant."""

    place: Place = EVERYWHERE
    drawn: Drawn = Drawn.WIDTH


def owner(c: Context) -> Place:
    """Whose intervals they are, where only one of several lines has any."""
    cells = [c.figure.cells[i] for i in c.table.intervals]
    place = EVERYWHERE
    for position, dimension in enumerate(c.figure.dimensions):
        ticks = {cell.at[position] for cell in cells} - {None}
        if len(ticks) == 1 < len(dimension.ticks):
            place = place.default(Place.of(dimension.name, [t for t in ticks if t]))
    return place


def middle(cells: Cells) -> Term:
    """The middle of each interval."""
    ends = Bound(End.LOWER, cells), Bound(End.UPPER, cells)
    return Arithmetic("/", Arithmetic("+", *ends), Number(2))


@rule("colour", "COLOUR COLOUR?", "COLOUR '-' COLOUR", "DECORATIVE")
def _colour(*_: Meaning) -> str:
    return "colour"


@rule("band_of", "BAND", "colour BAND")
def _whole(*_: Meaning) -> Drawn:
    return Drawn.WIDTH


@rule("band_of", "HALF_BAND")
def _half(*_: Meaning) -> Drawn:
    return Drawn.HALF


@rule("band_of", "'width'|'widths' 'of' DET? colour? BAND")
def _width(*_: Meaning) -> Drawn:
    return Drawn.WIDTH


@rule("band_of", "BAND_END 'of' DET? colour? BAND")
def _end(_: Context, up: bool, *__: Meaning) -> Drawn:
    return Drawn.UPPER if up else Drawn.LOWER


@rule("band", "DET? band_of", "spot 's'? band_of", "DET? band_of 'of'|'around'|'for' DET? place")
@rule("band", "spot band_of 'of'|'for' DET? place", "DET? band_of AT place")
def _band(_: Context, *rest: Meaning) -> Band | None:
    """“the gray band”, “the whisker of SVM”, “the lower limit of the band at 1 h”."""
    place: Place | None = EVERYWHERE
    for more in every(rest, Place):
        place = place and place.within(more)
    return Band(place, the(rest, Drawn)) if place else None


def _subject(c: Context, band: Band, **said: Any) -> Subject | None:
    own = owner(c)
    place = own.within(band.place)
    if place is None:
        return None
    known = dict.fromkeys(("named",), place.is_named) | said
    implied = own.dimensions - band.place.dimensions
    return Subject(place, drawn=band.drawn, implied=implied, whole=not place.is_named, **known)


@rule("subject", "band")
def _the_band(c: Context, band: Band) -> Subject | None:
    return _subject(c, band)


@rule("subject", "POSSESSIVE spot? band_of at?")
def _its_band(c: Context, *rest: Meaning) -> Subject | None:
    """“its whisker”."""
    place: Place | None = EVERYWHERE
    for more in every(rest, Place):
        place = place and place.within(more)
    if place is None or not c.here.ticks or c.here.dimensions & place.dimensions:
        return None
    return _subject(c, Band(place.default(c.here), the(rest, Drawn)))


@rule("subject", "EACH DET? band_of at?", "EACH 'of' DET|POSSESSIVE band_of at?")
def _each_band(c: Context, quantifier: Quantifier, *rest: Meaning) -> Subject | None:
    """“most errors”, “no other whisker”."""
    return _subject(
        c, Band(first(rest, Place) or EVERYWHERE, the(rest, Drawn)), quantifier=quantifier
    )


@rule("widest", "DET? best|WIDE band_of at?", "DET? SOLE best|WIDE band_of")
def _widest(c: Context, *rest: Meaning) -> Widest | None:
    """“the widest whisker”, “the largest error”."""
    subject = _subject(c, Band(first(rest, Place) or EVERYWHERE, the(rest, Drawn)))
    return Widest(the(rest, Function), subject) if subject else None


@dataclass(frozen=True)
class HalfWidth:
    """Being so wide on either side: “±0.5”."""

    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That so many of the subject's intervals are."""
        reach = extent_of(subject, extent)
        if reach is None or subject.drawn is not Drawn.HALF or reach.excluded.ticks:
            return None
        value = subject.term(subject.place)
        held = Compare(self.amount.comparator, value, self.amount.number)
        if c.table.term(value).single is None and not reach.is_said:
            return None
        return Reading((reaching(held, reach, Quantifier.ALL),), FAMILY)


@rule("predicate", "BE|ATTAINS|WORTH? EXACTLY? plus_minus", "BOUND|EXCEEDS plus_minus")
@rule("predicate", "BE BOUND plus_minus")
def _is_plus_minus(_: Context, *rest: Meaning) -> HalfWidth:
    """“… amount to ±0.5”, “… exceeds ±5”."""
    amount, comparator = the(rest, Amount), first(rest, Comparator)
    return HalfWidth(replace(amount, comparator=comparator) if comparator else amount)


@rule("amount", "plus_minus")
def _in_halves(_: Context, amount: Amount) -> Amount:
    return amount


@rule("plus_minus", "'±' NUMBER unit?")
def _plus_minus(_: Context, number: Written, *__: Meaning) -> Amount:
    """“±0.5”: half of an interval."""
    return replace(amount_of(number, Comparator.EQUAL), unit=PLUS_MINUS)


@rule("plus_minus", "ABOUT '±' NUMBER unit?")
def _about_plus_minus(_: Context, *rest: Meaning) -> Amount:
    return replace(amount_of(the(rest, Written), Comparator.ABOUT), unit=PLUS_MINUS)


@dataclass(frozen=True)
class Beside:
    """Lying inside an interval, outside, above or below.

    Attributes:
        band: the interval.
        side: above or below; `None` for inside.
        out: whether it is outside instead.
    """

    band: Band
    side: Comparator | None = None
    out: bool = False

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject's values lie there, at so many places if that is said."""
        reach = extent_of(subject, extent)
        if reach is None or reach.excluded.ticks or self.band.drawn is not Drawn.WIDTH:
            return None
        if subject.drawn or subject.minus or subject.aggregate:
            return None
        around = owner(c).within(self.band.place)
        if around is None or not around.dimensions:
            return None
        for dimension in around.dimensions:
            own = subject.place.get(dimension)
            if not own or set(own) & set(around.get(dimension)):
                return None
        there = around.default(subject.place)
        value, cells = subject.term(subject.place), there.cells
        single = len(c.table.indices(subject.place.cells)) == 1
        default: tuple[Quantifier, ...] = (Quantifier.ALL,)
        if self.out and not reach.is_said and not single:
            default = (Quantifier.ALL, Quantifier.SOME)
        held = tuple(self._held(value, cells))
        return Reading(tuple(reaching(h, reach, d) for d in default for h in held), FAMILY)

    def _held(self, value: Term, cells: Cells) -> Iterator[Compare]:
        """The comparison, for what lies on the edge in either way."""
        if self.side is not None:
            end = End.UPPER if self.side is Comparator.MORE else End.LOWER
            yield Compare(self.side, value, Bound(end, cells))
            return
        distance = Absolute(Arithmetic("-", value, middle(cells)))
        edges = (Comparator.MORE, Comparator.AT_LEAST)
        for comparator in edges if self.out else (e.negation for e in edges):
            yield Compare(comparator, distance, Drawn.HALF.term(cells))


@rule("predicate", "ENTERS_BAND band")
def _inside(_: Context, *rest: Meaning) -> Beside:
    """“… lies inside the band”."""
    return Beside(the(rest, Band))


@rule("predicate", "LEAVES_BAND band")
def _outside(_: Context, *rest: Meaning) -> Beside:
    return Beside(the(rest, Band), out=True)


@rule("predicate", "BESIDE_BAND band")
def _above(_: Context, side: Comparator, band: Band) -> Beside:
    return Beside(band, side)


@dataclass(frozen=True)
class Overlapping:
    """Having values in common.

    Attributes:
        yes: whether they do.
        rival: with what, if the subject is one interval.
    """

    yes: bool
    rival: Place | None = None

    notes_values: ClassVar[bool] = True
    """What is written behind the rival is its value: “overlaps with that of SVM (31.4)”."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the intervals of each two overlap, or do not."""
        reach = extent_of(subject, extent)
        if reach is None or reach.count or reach.excluded.ticks or subject.drawn is None:
            return None
        if reach.quantifier not in (None, Quantifier.ALL, Quantifier.NONE):
            return None
        yes = self.yes is not (reach.quantifier is Quantifier.NONE)
        if reach.quantifier is Quantifier.NONE and not self.yes:
            return None
        pairs = tuple(self._pairs(c, subject.place))
        return _overlap(c, pairs, yes=yes) if pairs else None

    def _pairs(self, c: Context, place: Place) -> Iterator[tuple[Place, Place]]:
        if self.rival is not None:
            rival = self.rival.default(place)
            if rival != place and rival.dimensions == place.dimensions:
                yield place, rival
            return
        listed = [d for d in open_dimensions(c, place) if place.get(d)]
        free = listed or list(open_dimensions(c, place))
        if len(free) == 1:
            ticks = place.get(free[0]) or c.names.dimensions[free[0]].ticks
            for one, two in combinations(ticks, 2):
                yield tuple(Place.of(free[0], [t]).default(place) for t in (one, two))  # type: ignore[misc]


def _overlap(c: Context, pairs: Sequence[tuple[Place, Place]], *, yes: bool) -> Reading | None:
    """That all of some pairs of intervals overlap, or none; in both ways where they just touch."""
    if len(pairs) > _MOST_PAIRS:
        return None
    found: list[Formula] = []
    for comparator in (Comparator.AT_MOST, Comparator.LESS):
        parts: list[Formula] = []
        for one, two in pairs:
            if not all(len(c.table.indices(p.cells)) == 1 for p in (one, two)):
                return None
            cells = one.cells, two.cells
            apart = Absolute(Arithmetic("-", *map(middle, cells)))
            halves = Arithmetic("+", *map(Drawn.HALF.term, cells))
            held = Compare(comparator, apart, halves)
            parts.append(held if yes else Not(held))
        found.append(both(parts))
    return Reading(tuple(found), FAMILY)


@rule("predicate", "OVERLAPS", "OVERLAPS 'each' 'other'")
def _overlapping(_: Context, yes: bool, *__: Meaning) -> Overlapping:
    """“The intervals of A and B overlap”."""
    return Overlapping(yes)


@rule("predicate", "OVERLAPS 'with'? band", "OVERLAPS 'with'? 'that'|'those' 'of' place")
@rule("predicate", "OVERLAPS 'with'? DET 'one' 'of' place", "OVERLAPS 'with'? place 's'")
def _overlapping_with(_: Context, yes: bool, *rest: Meaning) -> Overlapping | None:
    """“Its whisker overlaps with that of SVM”."""
    band = first(rest, Band) or Band(the(rest, Place))
    return Overlapping(yes, band.place) if band.place.ticks else None


@rule("clause", "'the'|'these'|'both'|'their' 'two'? BAND OVERLAPS", "'those' 'of' place OVERLAPS")
@rule("clause", "DET? BAND 'of'|'for' 'these'|'the' 'two' KIND|LABEL OVERLAPS")
def _two_overlap(c: Context, *rest: Meaning) -> Reading | None:
    """“The two whiskers do not touch”: of two that were named."""
    place, yes = first(rest, Place), the(rest, bool)
    if place is None:
        label = first(rest, Label)
        dimension = label.dimension if label else None
        pair = c.discourse.pair(dimension) or of_two(c, dimension)
        place = pair and _named_last(c, *pair)
    own = place and owner(c).within(place.default(c.here))
    if own is None:
        return None
    return Overlapping(yes).reading(c, Subject(own, drawn=Drawn.WIDTH), Extent())


@rule(
    "clause", "DET? BAND 'of'|'for' NEIGHBOURING LABEL|KIND OVERLAPS", "NEIGHBOURING BAND OVERLAPS"
)
def _neighbours_overlap(c: Context, *rest: Meaning) -> Reading | None:
    """“The bands of neighbouring doses never overlap”."""
    label, place = first(rest, Label), owner(c).default(c.here)
    free = [d for d in open_dimensions(c, place) if is_ordered(c.names.dimensions[d])]
    if len(free) != 1 or (label is not None and label.dimension != free[0]):
        return None
    spots = [Place.of(free[0], [t]).default(place) for t in c.ascending(free[0])]
    return _overlap(c, tuple(pairwise(spots)), yes=the(rest, bool))


def _named_last(c: Context, one: Place, two: Place) -> Place | None:
    """Two places taken together, unless something else of their kind was named since."""
    for dimension in one.dimensions:
        ticks = {*one.get(dimension), *two.get(dimension)}
        if len(ticks) > 1 and not set(c.discourse.named().get(dimension, ticks)) <= ticks:
            return None
    return one.beside(two)


@rule("statement", "subject verb extreme at JOIN extreme at")
def _widest_and_narrowest(_: Context, subject: Subject, *rest: Meaning) -> Coordination | None:
    """“The band is widest at 2 h (3 points) and narrowest at 9 h (1 point)”."""
    peaks, places = every(rest, Peak), every(rest, Place)
    if subject.drawn is None or peaks[0].function is peaks[1].function:
        return None
    said = (Extremal(p, location=at) for p, at in zip(peaks, places, strict=True))
    return Coordination(tuple(Statement(subject, p, Extent()) for p in said))
