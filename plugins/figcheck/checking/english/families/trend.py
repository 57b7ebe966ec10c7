"""Values that rise or fall along an axis that the claim names: "with growing m"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, every, first, the
from figcheck.checking.english.families.build import both, is_amount, open_dimensions
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.names import Label
from figcheck.checking.language.tree import (
    Aggregate,
    Direction,
    Formula,
    Function,
    Quantifier,
    Term,
    Trend,
)
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "trend"


@dataclass(frozen=True)
class Way:
    """A dimension along which values move, and whether it is said to grow."""

    dimension: str
    grows: bool


@dataclass(frozen=True)
class Moving:
    """Rising or falling.

    Attributes:
        up: which of the two.
        ways: along which dimensions; along the x axis if none is named.
        start: from what amount, if that is said.
        stop: to what amount, if that is said.
    """

    up: bool
    ways: tuple[Way, ...] = ()
    start: Amount | None = None
    stop: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values, on average over other axes, move that way."""
        if subject.aggregate not in (None, Function.MEAN) or subject.quantifier:
            return None
        if extent.count or extent.excluded.ticks or extent.along:
            return None
        place = subject.place
        ways = self.ways or self._axis(c, place)
        if not ways or any(len(place.get(w.dimension)) == 1 for w in ways):
            return None
        every_step = extent.quantifier is Quantifier.ALL
        if extent.quantifier not in (None, Quantifier.ALL, Quantifier.GENERALLY):
            return None
        formulas = [self._trend(c, subject, way, every_step) for way in ways]
        if self.start and self.stop:
            formulas += self._ends(c, subject, ways)
        return Reading((both(formulas),), FAMILY)

    def _axis(self, c: Context, place: Place) -> tuple[Way, ...]:
        """The x axis, where it is the only one left open."""
        dimension = c.name(Role.X)
        if dimension is None or open_dimensions(c, place) != (dimension,):
            return ()
        return (Way(dimension, grows=True),)

    def _trend(self, c: Context, subject: Subject, way: Way, every_step: bool) -> Formula:
        rising = self.up == way.grows
        if every_step:
            direction = Direction.RISES_THROUGHOUT if rising else Direction.FALLS_THROUGHOUT
        else:
            direction = Direction.RISES if rising else Direction.FALLS
        return Trend(direction, self._values(c, subject, way))

    def _values(self, c: Context, subject: Subject, way: Way) -> Term:
        place = subject.place
        if open_dimensions(c, place) == (way.dimension,):
            return subject.term(place)
        return Aggregate(Function.MEAN, subject.term(place), (way.dimension,))

    def _ends(self, c: Context, subject: Subject, ways: tuple[Way, ...]) -> list[Formula]:
        """That it goes from one amount to the other, at the ends of the one axis."""
        if len(ways) != 1 or self.start is None or self.stop is None:
            return []
        dimension = c.names.dimensions[ways[0].dimension]
        ascending = c.ascending(dimension.name)
        ends = [ascending[0], ascending[-1]]
        first_value, last_value = (
            subject.term(subject.place.default(Place.of(dimension.name, [t]))) for t in ends
        )
        return [is_amount(first_value, self.start), is_amount(last_value, self.stop)]


@rule("way", "RISING DET? LABEL", "RISING DET? 'number' 'of' LABEL")
def _way(_: Context, grows: bool, *rest: Meaning) -> Way:
    return Way(the(rest, Label).dimension, grows)


@rule("along", "'with' way", "'with' way 'and' way", "'with' DET? way")
def _with_growing(_: Context, *ways: Meaning) -> tuple[Way, ...]:
    return tuple(every(ways, Way))


@rule("along", "'with' DET? LABEL", "'along' DET? LABEL", "'with' 'the' 'number' 'of' LABEL")
def _with(_: Context, *rest: Meaning) -> tuple[Way, ...]:
    return (Way(the(rest, Label).dimension, grows=True),)


@rule(
    "along",
    "'as' DET? LABEL RISES",
    "'as' 'the' 'number' 'of' LABEL RISES",
    "'when' DET? LABEL RISES",
)
def _as_it_grows(_: Context, *rest: Meaning) -> tuple[Way, ...]:
    return (Way(the(rest, Label).dimension, the(rest, bool)),)


@rule("along", "'from' 'left' 'to' 'right'")
def _left_to_right(c: Context) -> tuple[Way, ...] | None:
    dimension = c.name(Role.X)
    return (Way(dimension, grows=True),) if dimension else None


@rule("along", "'from' 'top' 'to' 'bottom'")
def _top_to_bottom(c: Context) -> tuple[Way, ...] | None:
    dimension = c.figure.dimension(Role.Y)
    if dimension is None:
        return None
    numbers = [n for n in dimension.numbers if n is not None]
    grows = len(numbers) != len(dimension.ticks) or numbers == sorted(numbers)
    return (Way(dimension.name, grows),)


@rule("predicate", "RISES extents? along", "RISES along", "THROUGHOUT RISES along")
def _rises(_: Context, *rest: Meaning) -> Moving | None:
    """“… increases with increasing Window Size and decreasing Ratio”."""
    if every(rest, Extent):
        return None
    return Moving(the(rest, bool), first(rest, tuple) or ())


@rule("predicate", "RISES along ','? 'from' amount 'to' amount")
def _rises_from_to(_: Context, *rest: Meaning) -> Moving:
    """“… decreases from 35.5 to 27.8”."""
    start, stop = every(rest, Amount)
    return Moving(the(rest, bool), first(rest, tuple) or (), start, stop)


@rule(
    "clause",
    "led_by? ','? way extents? LEADS better",
    "led_by? ','? way 'and' way extents? LEADS better",
)
def _leads_to(c: Context, *rest: Meaning) -> Reading | None:
    """“Decreasing the Ratio and increasing the Window Size leads to improved performance”."""
    extent = first(rest, Extent) or Extent()
    return Moving(the(rest, bool), tuple(every(rest, Way))).reading(
        c, Subject(c.here, named=False), extent
    )


@rule("better", "RISING measure", "IMPROVED measure", "DET? RISE 'in' measure")
def _better(_: Context, *rest: Meaning) -> bool:
    return the(rest, bool)


@rule("led_by", "'for' EACH KIND", "'for' EACH LABEL")
def _led_by(*_: Meaning) -> str:
    return "for all"
