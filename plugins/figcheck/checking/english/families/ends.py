"""How a line begins and ends: “starts at 12 and ends at 45”, “ends above Birch”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, cast

from figcheck.checking.english.families.build import both, is_amount, open_dimensions
from figcheck.checking.english.families.gaps import Tied
from figcheck.checking.english.families.own_extremes import OwnExtreme
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the, the_predicate
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "trend"

_UP_TO = (
    r"(?:go|run|extend|reach|range|stretch|climb|rise)(?:es|s)? (?:all the way |right )?(?:up )?to"
)
"""Words with which a range is told from its lower end."""


def _end(c: Context, along: Stretch, *, last: bool) -> str:
    """The tick at which a line begins or ends as one reads it: on the left or on the right."""
    ticks = [t for t in c.drawn(along.dimension) if t in along.ticks]
    return ticks[-1 if last else 0]


@record
class EndAt:
    """Beginning or ending at an amount.

    Attributes:
        last: whether it is the end.
        amount: the value there.
        spot: the tick that is named with it, if one is.
    """

    last: bool
    amount: Amount
    spot: Place | None = None
    bare: ClassVar[bool] = False
    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True
    is_end: ClassVar[bool] = True
    """What is compared behind it is so at that end."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the first or last value is the amount, and the tick the first or last."""
        if extent.is_said or extent.excluded.ticks:
            return None
        place = extent.place if self.spot is None else self.spot
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, _whole(c, subject, place)):
            if not is_ordered(c.names.dimensions[along.dimension]) and _is_range(c):
                return None
            named = place.get(along.dimension)
            tick = _end(c, along, last=self.last)
            if named and named != (tick,):
                return None
            cases.append((is_amount(along.value(subject, tick), self.amount),))
        return of_several(c, cases, subject, FAMILY) if cases else None


def _is_range(c: Context) -> bool:
    """“They start at 350 and go up to 935”: as values, where these have no order of their own."""
    return c.discourse.clause_has_word(_UP_TO)


def _whole(c: Context, subject: Subject, named: Place) -> Subject:
    """The subject with the whole of the axis on which a single tick is named."""
    if any(is_ordered(c.names.dimensions[d]) for d in open_dimensions(c, subject.place)):
        return subject  # "The row of 5 ends at 9" has its axis, whatever else it names.
    single = [d for d, t in named.ticks if len(t) == 1 and d not in subject.own]
    return replace(subject, place=subject.place.without(single)) if single else subject


@record
class EndAs:
    """Being something at the beginning or at the end: “starts lowest”, “ends above Birch”.

    Attributes:
        last: whether it is the end.
        predicate: what is said of it.
        there: whether what it is compared with is looked at there too, wherever that was before.
    """

    last: bool
    predicate: Predicate
    there: bool = False
    bare: ClassVar[bool] = False
    of_line: ClassVar[bool] = True
    has_verb: ClassVar[bool] = True
    """“Ends up on top”, of what a label names: that is not its own highest value."""

    @property
    def holds_of_each(self) -> bool:
        """Whether it can be said of one after another: only one of them starts highest."""
        return hasattr(self.predicate, "of_level")

    @property
    def than(self) -> Subject | None:
        """What it is compared with there, which may be spoken of again."""
        return getattr(self.predicate, "than", None)

    def compared_with(self, than: Subject) -> EndAs:
        """The same, compared with something else there."""
        predicate = replace(cast("Any", self.predicate), than=than)
        return replace(self, predicate=predicate, there=True)

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """What is said, of the first or the last tick of the axis."""
        if not any(is_ordered(d) and len(d.ticks) > 1 for d in c.figure.dimensions):
            # "… ends up first": is first. "All start below 5": of an axis whose order is unknown.
            return self.predicate.reading(c, subject, extent) if self.last else None
        found = stretches(c, _whole(c, subject, extent.place))
        if not found or len({(s.dimension, s.ticks) for s in found}) != 1:
            return None
        tick = Place.of(found[0].dimension, [_end(c, found[0], last=self.last)])
        if extent.place.get(found[0].dimension) not in ((), *(t for _, t in tick.ticks)):
            return None  # "In 2012, it begins above 3", of a line that begins in 2010.
        rival = self.than.place if self.than is not None else Place()
        named = rival.get(found[0].dimension) if len(rival.dimensions) > 1 else ()
        if not self.there and not set(named) <= set(tick.get(found[0].dimension)):
            # "A finished ahead of B in both 2014 and 2016": in these years, not at the end.
            tick = Place.of(found[0].dimension, named)
        elif len(rival.get(found[0].dimension)) > 1:
            return None
        place = subject.place.without(tick.dimensions).default(tick)
        predicate = self.predicate
        if self.there and self.than is not None:
            # "A is above B at 4 but ends up below it": below B at the end.
            than = replace(self.than, place=self.than.place.without(tick.dimensions))
            predicate = replace(cast("Any", predicate), than=than)
        return predicate.reading(c, replace(subject, place=place), extent)


@record
class EndToEnd:
    """Ending above or below where it began, by so much or so many times if that is said."""

    comparator: Comparator
    by: Amount | None = None
    factor: Amount | None = None

    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the last value is so much above or below the first."""
        if extent.is_said or extent.excluded.ticks:
            return None
        found = stretches(c, subject)
        cases: list[tuple[Formula, ...]] = []
        for along in found:
            begin, end = (along.value(subject, _end(c, along, last=last)) for last in (False, True))
            cases.append((self._beyond(begin, end),))
        return of_several(c, cases, subject, FAMILY) if cases else None

    def _beyond(self, begin: Term, end: Term) -> Formula:
        held = Compare(self.comparator, end, begin)
        if self.factor is not None:
            return is_amount(Arithmetic("/", end, begin), self.factor)
        if self.by is None:
            return held
        up = self.comparator in (Comparator.MORE, Comparator.AT_LEAST)
        change = Arithmetic("-", *((end, begin) if up else (begin, end)))
        return both([held, is_amount(change, self.by)])


@record
class HighAt:
    """Beginning or ending in the upper or the lower half of its own range."""

    last: bool
    up: bool

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the value there lies beyond the middle between the highest and the lowest."""
        if extent.is_said or extent.excluded.ticks:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            values = along.values(subject)
            top, bottom = (Aggregate(f, values) for f in (Function.MAX, Function.MIN))
            middle = Arithmetic("/", Arithmetic("+", top, bottom), Number(2))
            sign = Comparator.MORE if self.up else Comparator.LESS
            cases.append(
                (Compare(sign, along.value(subject, _end(c, along, last=self.last)), middle),)
            )
        return of_several(c, cases, subject, FAMILY) if cases else None


@rule("predicate", "ENDS_AT value_then", "ENDS_AT value_then at", "ENDS_AT noted at")
@rule(
    "predicate", "ENDS_AT DET nouns 'of' value_then at?", "ENDS_AT at ','? 'at'|'with' value_then"
)
def _ends_at(_: Context, last: float, *rest: Meaning) -> EndAt:
    """“… starts at 12 (at Depth 1)”."""
    return EndAt(last > 0, the(rest, Amount), first(rest, Place))


@rule("predicate", "ENDS value_then", "ENDS value_then at")
def _ends_near(_: Context, last: float, *rest: Meaning) -> EndAt | None:
    """“… starts near 12”."""
    amount = the(rest, Amount)
    if amount.comparator is not Comparator.ABOUT:
        return None
    return EndAt(last > 0, amount, first(rest, Place))


@rule("predicate", "ENDS predicate", "ENDS 'as'|'out' predicate", "ENDS 'from' predicate")
@rule("predicate", "ENDS 'out'? alike_at_end")
@rule("predicate", "ENDS_AT multiple")
def _ends_as(_: Context, last: float, predicate: Predicate) -> EndAs | None:
    """“… starts lowest”, “… ends above Birch”."""
    if isinstance(predicate, (EndAs, EndAt, EndToEnd, HighAt)) or hasattr(predicate, "moves"):
        return None
    return EndAs(last > 0, predicate)


@rule("predicate", "ENDS LEVEL_WITH place", "ENDS LEVEL_WITH place noted")
def _ends_level(_: Context, last: float, *rest: Meaning) -> EndAs:
    """“… starts level with Birch”."""
    return EndAs(last > 0, Tied(Subject(the(rest, Place)), first(rest, Amount)))


@rule("predicate", "ENDS_AT own_extreme said?")
def _ends_at_own(_: Context, last: float, own: OwnExtreme, amount: Amount | None) -> EndAs:
    """“… ends at its lowest level”, “… starts at its maximum of 12”."""
    return EndAs(last > 0, replace(own, amount=amount))


@rule("predicate", "ENDS MORE THAN PRONOUN ENDS", "ENDS MORE THAN 'where'|'when' PRONOUN ENDS")
@rule(
    "predicate",
    "ENDS BEYOND_IT 'where' PRONOUN ENDS",
    "ENDS BEYOND_IT POSSESSIVE INITIAL measure|KIND?",
)
@rule("predicate", "ENDS BEYOND_IT the_start", "ENDS MORE THAN the_start")
@rule(
    "predicate",
    "ENDS DET 'period'|'study'|'series'|'year' 'with' DET MORE measure THAN then_before",
)
@rule("predicate", "ENDS 'with' DET MORE measure THAN then_before|the_start")
@rule("predicate", "ENDS value_then POINTS? MORE THAN PRONOUN ENDS")
@rule("predicate", "ENDS value_then POINTS? MORE THAN 'where'|'when' PRONOUN ENDS")
@rule("predicate", "ENDS value_then POINTS? MORE THAN? POSSESSIVE|'the'? INITIAL measure|KIND?")
@rule("predicate", "ENDS value_then POINTS? MORE THAN? the_start")
@rule("predicate", "ENDS MORE THAN POSSESSIVE|'the'? INITIAL measure|KIND?")
@rule("predicate", "'whose' FINAL measure|KIND BE MORE THAN POSSESSIVE INITIAL measure|KIND?")
@rule("predicate", "'whose' FINAL measure|KIND BE BEYOND_IT POSSESSIVE INITIAL measure|KIND?")
def _ends_beyond(_: Context, *rest: Meaning) -> EndToEnd | None:
    """“… ends higher than it started”."""
    ends = [r > 0 for r in rest if type(r) is float]
    if ends not in ([True, False], [True]):
        return None
    by = first(rest, Amount)
    return None if by is not None and by.percent else EndToEnd(the(rest, Comparator), by)


@rule(
    "predicate",
    "ENDS 'at'? factor PRONOUN|'where'? ENDS",
    "ENDS 'at'? factor 'as' how 'as' PRONOUN ENDS",
)
@rule(
    "predicate",
    "ENDS 'at'? factor the_start",
    "ENDS 'at'? factor POSSESSIVE|'the' INITIAL measure|KIND?",
)
def _ends_times(_: Context, *rest: Meaning) -> EndToEnd:
    """“… ends more than fifteen times as high as it started”."""
    return EndToEnd(Comparator.MORE, factor=the(rest, Amount))


@rule(
    "the_start", "'the'|'their'|'its' LEVEL|VALUES|KIND 'where'|'that'? PRONOUN ENDS 'at'|'from'?"
)
@rule("the_start", "'the' LEVEL|VALUES|KIND 'at'|'from' 'which' PRONOUN ENDS")
def _the_start(_: Context, *rest: Meaning) -> float | None:
    """“the point where they started”."""
    last = the(rest, float)
    return None if last else -1.0


@rule("then_before", "PRONOUN? HAVE? 'at' 'the'|'its'|'their' 'beginning'|'start'|'outset'")
@rule("then_before", "PRONOUN ENDS 'with'")
def _then_before(_: Context, *rest: Meaning) -> float | None:
    """“than they had at its beginning”."""
    last = first(rest, float)
    return None if last else -1.0


@rule("predicate", "ENDS HIGH")
def _starts_high(_: Context, last: float, up: bool) -> HighAt:
    return HighAt(last > 0, up)


@rule("clause", "ENDING value_then at? ','? subject extents? verb? predicate extents?")
@rule("clause", "ENDING value_then '(' at ')' ','? subject extents? verb? predicate extents?")
def _starting(c: Context, last: float, *rest: Meaning) -> Reading | None:
    """“Starting at 12, Birch rises to 45”."""
    subject, predicate = the(rest, Subject), the_predicate(rest)
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None:
        return None
    said = Statement(subject, predicate, extent).reading(c)
    begin = EndAt(last > 0, the(rest, Amount), first(rest, Place))
    started = Statement(subject, begin, Extent()).reading(c)
    if said is None or started is None:
        return None
    pairs = [(f, g) for f in started.formulas for g in said.formulas]
    return Reading(tuple(both(pair) for pair in pairs), said.family)
