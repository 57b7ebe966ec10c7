"""Error bars, whiskers, bands: how wide they are, what lies inside, which of them overlap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from figcheck.checking.english.families.build import (
    extent_of,
    reaching,
)
from figcheck.checking.english.families.widest import Widest
from figcheck.checking.english.meanings.drawn import PLUS_MINUS
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Drawn,
    Extent,
    Place,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.tree import (
    Absolute,
    Arithmetic,
    Bound,
    Cells,
    Comparator,
    Compare,
    End,
    Function,
    Number,
    Quantifier,
    Term,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context

FAMILY = "interval"


@record
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


@rule("band_of", "BAND_END 'of' DET? colour? BAND", "BAND_BOUND")
def _end(_: Context, up: bool, *__: Meaning) -> Drawn:
    return Drawn.UPPER if up else Drawn.LOWER


@rule("band", "DET? band_of", "spot 's'? band_of", "DET? band_of 'of'|'around'|'for' DET? place")
@rule("band", "spot band_of 'of'|'for' DET? place", "DET? band_of AT place")
def _band(_: Context, *rest: Meaning) -> Band | None:
    """“the gray band”, “the whisker of SVM”, “the lower limit of the band at 1 h”."""
    place = together(every(rest, Place))
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
    place = together(every(rest, Place))
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


@record
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


@record
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
