"""Having much the same value: “are nearly identical”, “close to each other”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, cells_of, is_single, open_dimensions
from figcheck.checking.english.families.differences import Ends
from figcheck.checking.english.families.passages import passage
from figcheck.checking.english.families.sides import sides
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Or,
    Quantified,
    Quantifier,
)
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "alike"

NEARLY_SAME, NOT_NEARLY_SAME = 0.05, 0.15
"""Shares up to which values are nearly the same, and beyond which they are not."""

SIMILAR, NOT_SIMILAR = 0.1, 0.3
"""The same for values that are called similar, or close to each other."""


@record
class Resembling:
    """Several things having much the same value.

    Attributes:
        nearly: whether they are called all but identical rather than similar.
        at: the value that they have, if it is said.
        than: what the subject is like, if it is not one of several things of the subject.
    """

    nearly: bool
    at: Amount | None = None
    than: Subject | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That they differ by little, both beside their mean and beside the whole range.

        By how little, nobody says: between two bounds nothing is decided.
        """
        if subject.minus or subject.count or extent.is_said:
            return None
        if subject.aggregate is Function.MEAN or extent.aggregate is Function.MEAN:
            return self._on_average(c, subject)
        if (
            subject.aggregate
            or extent.excluded.ticks
            or subject.place.orders
            or subject.place.notes
        ):
            return None
        found = self._things(c, subject)
        if found is None:
            return self._spots(c, subject)
        dimension, place = found
        if c.names.measures.differ(place) or len(place.get(dimension)) < 2:
            return None
        rest = tuple(d for d in open_dimensions(c, place) if d != dimension)
        spread = Aggregate(Function.RANGE, place.cells, rest)
        mean = Absolute(Aggregate(Function.MEAN, place.cells, rest))
        whole = Aggregate(Function.RANGE, _beside(c, place, dimension).cells)
        low, high = (NEARLY_SAME, NOT_NEARLY_SAME) if self.nearly else (SIMILAR, NOT_SIMILAR)
        held, denied = (
            [
                Compare(Comparator.AT_MOST, Arithmetic("/", spread, w), Number(s, 2))
                for w in (mean, whole)
            ]
            for s in (low, high)
        )
        number: list[Formula] = []
        if self.at is not None:
            about = replace(self.at, comparator=Comparator.ABOUT)
            near = Compare(about.comparator, place.cells, about.number)
            number.append(Quantified(Quantifier.ALL, near))
        # What differs by next to nothing of all that is shown is not called different.
        everywhere = Aggregate(Function.RANGE, _panel_of(c, place).cells)
        denied.append(
            Compare(Comparator.AT_MOST, Arithmetic("/", spread, everywhere), Number(low, 2))
        )
        strict = [Quantified(Quantifier.ALL, f) if rest else f for f in held]
        loose = Or(tuple(Quantified(Quantifier.ALL, f) if rest else f for f in denied))
        return Reading((both([*strict, *number]), both([loose, *number])), FAMILY)

    def _on_average(self, c: Context, subject: Subject) -> Reading | None:
        """“A and B are nearly equal on average”: the means of two things differ by little."""
        found = self._things(c, subject)
        if found is None or self.at is not None:
            return None
        dimension, place = found
        ticks = place.get(dimension)
        if c.names.measures.differ(place) or len(ticks) != 2:
            return None
        ends = [
            Aggregate(
                Function.MEAN, place.without([dimension]).default(Place.of(dimension, [t])).cells
            )
            for t in ticks
        ]
        distance = Absolute(Arithmetic("-", *ends))
        whole = _beside(c, place, dimension).without([dimension]).cells
        means = Aggregate(Function.RANGE, Aggregate(Function.MEAN, whole, (dimension,)))
        low, high = (NEARLY_SAME, NOT_NEARLY_SAME) if self.nearly else (SIMILAR, NOT_SIMILAR)
        held, loose = (
            [
                Compare(Comparator.AT_MOST, Arithmetic("/", distance, w), Number(share, 2))
                for w in (Absolute(ends[1]), means)
            ]
            for share in (low, high)
        )
        return Reading((both(held), Or(tuple(loose))), FAMILY)

    def _spots(self, c: Context, subject: Subject) -> Reading | None:
        """“A at 3 is about level with B at 2”: two values that differ in more than one thing."""
        pair = sides(c, subject, self.than, None) if self.than and self.at is None else None
        if pair is None or not (is_single(c, pair.own) and is_single(c, pair.than)):
            return None
        own, than = pair.own, pair.than
        differing = [d for d in own.dimensions if own.get(d) != than.get(d)]
        if own.dimensions != than.dimensions or c.names.measures.dimension in differing:
            return None
        distance = Absolute(Arithmetic("-", own.cells, than.cells))
        wholes = (Absolute(than.cells), Aggregate(Function.RANGE, own.without(differing).cells))
        low, high = (NEARLY_SAME, NOT_NEARLY_SAME) if self.nearly else (SIMILAR, NOT_SIMILAR)
        held, loose = (
            [
                Compare(Comparator.AT_MOST, Arithmetic("/", distance, w), Number(share, 2))
                for w in wholes
            ]
            for share in (low, high)
        )
        return Reading((both(held), Or(tuple(loose))), FAMILY)

    def _things(self, c: Context, subject: Subject) -> tuple[str, Place] | None:
        """The dimension of the things that are alike, and where they are."""
        if self.than is not None:
            pair = sides(c, subject, self.than, None)
            if pair is None or pair.dimension is None:
                return None
            ticks = (*pair.own.get(pair.dimension), *pair.than.get(pair.dimension))
            place = pair.own.without([pair.dimension])
            if place != pair.than.without([pair.dimension]) or len(ticks) != 2:
                return None
            return pair.dimension, place.default(Place.of(pair.dimension, ticks))
        among = [d for d in subject.own if len(subject.place.get(d)) > 1]
        place = subject.place
        if subject.each is not None and subject.quantifier in OF_ALL:
            among = [subject.each]
            ticks = place.get(subject.each) or c.names.dimensions[subject.each].ticks
            place = place.default(Place.of(subject.each, ticks))
        elif subject.quantifier is not None:
            return None
        return (among[0], place) if len(among) == 1 else None


def _beside(c: Context, place: Place, dimension: str) -> Place:
    """Beside what values are much the same: others there, or those of the panel if none are."""
    whole = place.without([dimension])
    if set(cells_of(c, whole)) != set(cells_of(c, place)):
        return whole
    return _panel_of(c, place, dimension)


def _panel_of(c: Context, place: Place, *but: str) -> Place:
    """All values of the panel and the measure that a place is of."""
    kept = {c.name(Role.PANEL), c.names.measures.dimension} - {*but}
    return place.without(d for d in place.dimensions if d not in kept)


@record
class HardlyChanging:
    """Being much the same in one panel as in another: “hardly changes from A to B”.

    Attributes:
        ends: the two.
    """

    ends: Ends

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As two things that are nearly the same; along an axis, all between would count."""
        start, stop = self.ends.start.plain, self.ends.stop
        if stop is None or start.dimensions != stop.dimensions or len(start.ticks) != 1:
            return None
        ((dimension, _),) = start.ticks
        if is_ordered(c.names.dimensions[dimension]) or dimension in subject.own:
            return None
        both_ends = start.beside(stop.plain)
        if both_ends is None or subject.quantifier or not subject.own:
            return None
        there = replace(subject, place=both_ends.default(subject.place), own=frozenset([dimension]))
        return Resembling(nearly=True).reading(c, there, extent)


@rule("predicate", "STABLE|LEVELS gap_ends")
def _hardly_changes(_: Context, *rest: Meaning) -> HardlyChanging:
    """“… hardly changes from the first loss to the second”."""
    return HardlyChanging(the(rest, Ends))


_HARDLY = "(?:hardly|barely|scarcely) (?:changes?|moves?|changed|moved)"


@record
class HardlyMoving:
    """Being much the same in the second of two panels, where values change in no other way."""

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As hardly changing from the one to the other."""
        ends = passage(c, subject, extent)
        return HardlyChanging(ends).reading(c, subject, extent) if ends else None


@rule("predicate", "LEVELS")
def _hardly_moves(c: Context, *_: Meaning) -> HardlyMoving | None:
    """“A falls by half, while the other metrics hardly move”."""
    return HardlyMoving() if c.discourse.clause_has_word(_HARDLY) else None


@rule("clause", "gap_ends ','? subject verb? STABLE|LEVELS")
def _hardly_changes_there(c: Context, ends: Ends, subject: Subject, *_: Meaning) -> Reading | None:
    """“From the first loss to the second, Elm hardly changes”."""
    return Statement(subject, HardlyChanging(ends), Extent()).reading(c)


@rule("predicate", "ALIKE", "ALIKE 'in'|'at'|'on'|'for' measure", "DET? ALIKE measure")
@rule("predicate", "ALIKE 'to'|'with' EACH_OTHER", "DET? ALIKE measure 'of'|'around'|'at' amount")
@rule("predicate", "ALIKE ','? 'at'|'with'|'around' amount", "DET? ALIKE measure '(' amount ')'")
def _are_alike(_: Context, *rest: Meaning) -> Resembling:
    """“… are nearly identical”, “… have similar scores of about 12”."""
    return Resembling(the(rest, bool), first(rest, Amount))


@rule("predicate", "ALIKE 'to'|'with'|'as' rival", "DET? ALIKE measure 'to'|'as' rival")
def _is_like(_: Context, nearly: Meaning, *rest: Meaning) -> Resembling:
    """“… is practically the same as that of Birch”, “… is comparable to Birch”."""
    return Resembling(the((nearly, *rest), bool), than=the(rest, Subject))
