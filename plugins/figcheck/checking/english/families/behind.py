"""Ranks with what comes before and after: “second, behind A”, “first, ahead of B with 78.9”."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.bounds import Valued
from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak, function_of
from figcheck.checking.english.families.podium import After
from figcheck.checking.english.families.ranking import Ordered, Placed
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Comparator, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Joined:
    """Several things at once.

    Attributes:
        parts: each of them.
        place: where.
        aggregate: of what number, if it is one that is made of several.
    """

    parts: tuple[Predicate, ...]
    place: Place = EVERYWHERE
    aggregate: Function | None = None

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That all of them hold of the subject."""
        place = subject.place.within(self.place)
        if place is None or subject.aggregate not in (None, self.aggregate or subject.aggregate):
            return None
        aggregate = self.aggregate or subject.aggregate
        subject = replace(subject, place=place, aggregate=aggregate)
        readings = [p.reading(c, subject, extent) for p in self.parts]
        known = [r for r in readings if r is not None]
        if len(known) < len(readings):
            return None
        combinations = product(*(r.formulas for r in known))
        return Reading(tuple(both(f) for f in combinations), known[0].family)


@record
class Beside:
    """Standing before or after others in the order.

    Attributes:
        ahead: whether it comes before them.
        others: which they are.
        amount: what the value of the one of them is, if that is said.
        least: whether the lowest comes first: “has the lowest mean, ahead of B”.
        notes: the values of several of them, if those are said.
    """

    ahead: bool
    others: Place
    amount: Amount | None = None
    least: bool = False
    notes: tuple[tuple[Place, Amount], ...] = ()

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That each of them is better, or worse; they are by what the subject is measured."""
        if len(self.others.ticks) != 1 or self.others.dimensions - subject.own:
            return None
        up = self.ahead is not (self.least or more_is_better(c, subject.place) is False)
        relation = Relation(Comparator.MORE if up else Comparator.LESS)
        parts: list[Predicate] = []
        ((dimension, ticks),) = self.others.ticks
        for tick in ticks:
            rival = Subject(Place.of(dimension, [tick]), own=self.others.dimensions)
            parts.append(Comparative(relation, rival))
        reading = Joined(tuple(parts)).reading(c, subject, extent)
        if reading is None:
            return None
        notes = self.notes or (((self.others, self.amount),) if self.amount else ())
        if not self.notes and notes and len(ticks) != 1:
            return None
        for place, amount in notes:
            there = replace(subject, place=place.plain.default(subject.place))
            value = Valued(amount).reading(c, there, extent)
            if value is None:
                return None
            pairs = product(reading.formulas, value.formulas)
            reading = Reading(tuple(both(p) for p in pairs), reading.family)
        return reading


@record
class FirstAhead(Joined):
    """Coming first, with others behind it, which would be the next ones."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it comes first; whether the others come next, is not said but may be meant."""
        reading = super().reading(c, subject, extent)
        lead = next(p for p in self.parts if isinstance(p, Extremal))
        others = next(p.others for p in self.parts if isinstance(p, Beside))
        own = subject.place.without(subject.place.dimensions - subject.own)
        function = function_of(c, lead.peak, subject.place)
        together = own.plain.beside(others)
        if reading is None or together is None or function is None or extent.is_said:
            return reading
        row = Subject(subject.place.without(subject.own), aggregate=subject.aggregate)
        nexts = Ordered(function, together, in_order=False).reading(c, row, Extent())
        if nexts is None:
            return reading
        pairs = product(reading.formulas, nexts.formulas)
        return replace(reading, formulas=(*reading.formulas, *(both(p) for p in pairs)))


_SO_FAR = r"(?:\d[\d.,]*|points?|percent)(?: ?%| [a-z]+){0,2} (?:behind|ahead|in front)"
"""“… is the best, 5 points ahead of B”: that is how far it is ahead, not what it has."""


@rule("beside_others", "BEHIND_WHOM 'only'|'just'? followers", "'only' BEHIND_WHOM followers")
@rule("beside_others", "AHEAD_OF followers", "'just' AHEAD_OF|BEHIND_WHOM followers")
def _beside(_: Context, *rest: Meaning) -> Beside:
    """“behind A and B”, “only behind A”."""
    place = the(rest, Place)
    return Beside(the(rest, bool), place.plain, notes=place.notes)


@rule("predicate", "COMES? DET? RANKED at? said? ','? beside_others")
@rule("predicate", "COMES? DET? RANKED at? 'only'|'just'? 'to' followers")
@rule("predicate", "COMES? DET? RANKED said? at? ','? beside_others")
@rule("predicate", "COMES? DET? RANKED OVERALL ','? beside_others")
@rule("predicate", "COMES? DET? RANKED 'in'|'by'|'on' measure ','? beside_others")
def _ranked_behind(c: Context, *rest: Meaning) -> Joined | None:
    """“… ranks second, behind only A”, “… is second only to A”."""
    rank = the(rest, float)
    beside = first(rest, Beside)
    if first(rest, Amount) and c.discourse.clause_has_word(_SO_FAR):
        return None
    if beside is None:
        beside = Beside(ahead=False, others=every(rest, Place)[-1].plain)
    if not beside.ahead and rank > 0 and len(beside.others.ticks[0][1]) >= rank:
        return None
    places = every(rest, Place)
    where = places[0] if len(places) > (0 if first(rest, Beside) else 1) else EVERYWHERE
    return Joined((Placed(int(rank), first(rest, Amount)), beside), where)


@rule("predicate", "comparative rival 'by' 'an' AGGREGATE 'of' value_then|bound")
@rule("predicate", "comparative rival at 'by' 'an' AGGREGATE 'of' value_then|bound")
def _by_an_average(_: Context, *rest: Meaning) -> Joined:
    """“… outperforms Birch by an average of 2.4 points”."""
    held = Comparative(the(rest, Relation), the(rest, Subject), the(rest, Amount))
    return Joined((held,), first(rest, Place) or EVERYWHERE, the(rest, Function))


@rule("predicate", "COMES? extreme said? ','? beside_others")
def _first_ahead(c: Context, *rest: Meaning) -> Joined | After | None:
    """“… comes first with 80.8, ahead of B with 78.9”; “… has the lowest rate after B”."""
    peak, beside = replace(the(rest, Peak), contest=False), the(rest, Beside)
    if not beside.ahead:
        # The lowest of those that are left when B is: none is first and behind another.
        nexts = After(Extremal(peak, amount=first(rest, Amount)), beside.others)
        return None if beside.notes else nexts
    least = peak.function is Function.MIN and not peak.by_quality
    if least:
        beside = replace(beside, least=True)
    elif peak.function is not Function.MAX:
        return None
    if first(rest, Amount) and c.discourse.clause_has_word(_SO_FAR):
        return None
    parts = (Extremal(peak, amount=first(rest, Amount)), beside)
    return FirstAhead(parts, aggregate=peak.aggregate)


@rule("clause", "DET LABEL RANK ':'|'as'? followers", "at ','? DET LABEL RANK followers")
@rule("clause", "DET LABEL at? RANK 'as' 'follows' ':' followers")
def _they_rank(c: Context, *rest: Meaning) -> Reading | None:
    """“On Law, the parsers rank A, B, C, D”."""
    *limits, followers = every(rest, Place)
    if followers.dimensions != {the(rest, Label).dimension}:
        return None
    place = limits[0] if limits else Place()
    size = c.size(the(rest, Label).dimension)
    if len(followers.get(the(rest, Label).dimension)) != size:
        return None
    up = more_is_better(c, place.default(c.here)) is not False
    order = Ordered(Function.MAX if up else Function.MIN, followers, in_order=True)
    return Statement(Subject(place), order, Extent()).reading(c)
