"""One statement with several numbers, each for a place of its own: “12 on A and 9 on B”."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product
from typing import TYPE_CHECKING

from figcheck.checking.english.families.behind import Joined
from figcheck.checking.english.families.bounds import Valued
from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.differences import Ends
from figcheck.checking.english.families.gains import Gaining
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.families.ranging import Ranging
from figcheck.checking.english.meanings.meaning import (
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.amounts import Interval
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Compare, Number
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Portioned:
    """The same kind of thing said of several places.

    Attributes:
        parts: what is said, and where.
    """

    parts: tuple[tuple[Predicate, Place], ...]

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That each holds at its place."""
        if subject.quantifier or subject.count or extent.is_said:
            return None
        readings = []
        for predicate, place in self.parts:
            if subject.minus is not None and place.dimensions & subject.minus.dimensions:
                return None
            there = replace(
                subject,
                place=place.plain.default(subject.place),
                own=subject.own | place.dimensions,
                named=True,
            )
            reading = predicate.reading(c, there, replace(extent, place=extent.place))
            if reading is None or place.notes:
                return None
            readings.append(reading)
        pairs = product(*(r.formulas for r in readings))
        return Reading(tuple(both(p) for p in pairs), readings[0].family)


@rule(
    "predicate",
    "value_then at ANDS factor 'that'? at",
    "WORTH value_then at ANDS factor 'that'? at",
)
def _less_than_half_of_that(_: Context, amount: Amount, *rest: Meaning) -> Joined:
    """“… is 31.7 points for A, but less than half of that for B”."""
    one, two = every(rest, Place)
    factor = every(rest, Amount)[-1]
    multiple = Multiple(Subject(one), factor, at=two)
    return Joined((Portioned(((Valued(amount), one),)), multiple))


@rule("ranged", "RANGES? interval at", "RANGES? interval '(' place ')'")
def _ranged(_: Context, *rest: Meaning) -> tuple[Interval, Place]:
    return the(rest, tuple), the(rest, Place)


@rule("predicate", "RANGES ranged ANDS ranged", "LIES ranged ANDS ranged")
def _ranges(_: Context, *rest: Meaning) -> Portioned:
    """“… range from 5 to 20 in A and from 11 to 44 in B”."""
    return Portioned(tuple((Ranging(*ends), place) for ends, place in every(rest, tuple)))


@record
class FromTo:
    """Being one number at one place and a higher or lower one at another, or at several.

    Attributes:
        up: whether it gets higher from each to the next; `None` if that is not said.
        ends: the numbers, and where, in the order in which they are given.
    """

    up: bool | None
    ends: tuple[tuple[Amount, Place], ...]

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values are these, and go that way."""
        if subject.quantifier or subject.count or extent.is_said or extent.excluded.ticks:
            return None
        terms = []
        for amount, place in self.ends:
            if not (subject.percent or c.may_be(amount)):
                return None
            if place.notes or (subject.minus and place.dimensions & subject.minus.dimensions):
                return None
            there = place.default(subject.place)
            if not place.ticks or not subject.is_number(c, there):
                return None
            terms.append(subject.spoken_of(there))
        values = [is_amount(t, a) for t, (a, _) in zip(terms, self.ends, strict=True)]
        sign = {True: Comparator.LESS, False: Comparator.MORE, None: None}[self.up]
        moved = [Compare(sign, *pair) for pair in pairwise(terms)] if sign else []
        return Reading((both([*values, *moved]),), "trend")


@rule(
    "predicate",
    "moves ','? 'from' value_then noted_at 'to' value_then noted_at",
    "RANGES 'from' value_then '(' place ')' 'to' value_then '(' place ')'",
)
def _from_to(c: Context, *rest: Meaning) -> FromTo | None:
    """“The number of cells below 20 drops from 15 in A to 5 in B”."""
    move = first(rest, Move)
    low, high = zip(every(rest, Amount), every(rest, Place), strict=True)
    ordered = any(is_ordered(c.names.dimensions[d]) for d in low[1].dimensions)
    if move is None and not ordered and low[0].number.value < high[0].number.value:
        return None  # "Shares range from 9 (A) to 18 (B)": these are the lowest and the highest.
    return FromTo(move.up if move else None, (low, high))


@rule("stage", "value_then noted_at")
def _stage(_: Context, amount: Amount, place: Place) -> tuple[Amount, Place]:
    """“48 in A”, “48 (A)”."""
    return amount, place


@rule("stages", "ANDS 'then'|'finally'? 'to'? stage", "',' 'then'? 'to'? stage stages")
def _stages(_: Context, *rest: Meaning) -> tuple[tuple[Amount, Place], ...]:
    """“… and about 70 in C”."""
    one, *more = every(rest, tuple)
    return (one, *(more[0] if more else ()))


@rule("predicate", "moves ','? 'from' stage 'to' stage stages")
@rule("predicate", "moves ','? 'from' stage ',' 'to' stage stages")
def _from_to_and(_: Context, move: Move, *rest: Meaning) -> FromTo:
    """“The mean rises from about 34 in A to about 48 in B and about 70 in C”."""
    low, high, more = every(rest, tuple)
    return FromTo(move.up, (low, high, *more))


@rule("predicate", "moves 'from' value_then 'to' value_then ',' 'a' 'factor' 'of' value_then|bound")
@rule("predicate", "moves 'from' value_then 'to' value_then ',' factor")
def _from_to_factor(c: Context, move: Move, *rest: Meaning) -> Joined | None:
    """“… grew from 5 to 260, a factor of 52”."""
    low, high, *more = every(rest, Amount)
    if any(c.names.tick_of(d, low.number.value) for d in c.names.dimensions) or not more:
        return None
    factor = more[-1]
    if factor.comparator is Comparator.EQUAL:
        factor = replace(factor, comparator=Comparator.ABOUT)
    if not move.up:
        number = Number(1 / factor.number.value, factor.number.decimals + 2)
        factor = replace(factor, number=number, comparator=factor.comparator.reverse)
    ends = Course(move.up, move.manner, low, high)
    return Joined((ends, Course(move.up, factor=factor)))


@rule("predicate", "gained gap_ends ',' 'from' value_then 'to' value_then")
def _gained_from_to(_: Context, gained: Gaining, ends: Ends, *rest: Meaning) -> Joined | None:
    """“… fell by more than half between 2000 and 2020, from 420 to 180”."""
    low, high = every(rest, Amount)
    if ends.stop is None:
        return None
    values = FromTo(gained.up, ((low, ends.start), (high, ends.stop)))
    return Joined((replace(gained, ends=ends), values))


@rule("predicate", "gained OVER_TIME? ','? 'from' value_then at 'to' value_then at|then")
def _gained_from_then(_: Context, gained: Gaining, *rest: Meaning) -> Joined | None:
    """“… fell by half, from 40 in 2000 to 20 in 2020”."""
    low, high = every(rest, Amount)
    start, stop = every(rest, Place)
    if gained.ends or start.dimensions != stop.dimensions:
        return None
    values = FromTo(gained.up, ((low, start), (high, stop)))
    return Joined((replace(gained, ends=Ends(start, stop, signed=True)), values))
