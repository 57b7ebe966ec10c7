"""Comparisons that leave out the other side: “the two differ; A is ahead in most cells”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.claims.discourse import Pair
from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import is_single
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.gaps import Across, Steadier
from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.families.sides import Relation, named_rival, of_things
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
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Compare
from figcheck.model import Kind, Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def other_of(c: Context, subject: Subject) -> Place | None:
    """What a subject is one of two with: the other of the pair named last, or of its kind."""
    named = named_rival(c, subject)
    if named is not None:
        return named
    rows = c.figure.dimension(Role.Y) if c.figure.kind is Kind.TABLE else None
    if rows is not None and rows.name in subject.own and len(rows.ticks) > 2:
        return None  # "A's recall on Web is behind": behind one of the other systems.
    found = []
    for dimension in of_things(c, subject):
        ticks = subject.place.get(dimension)
        known = c.names.dimensions[dimension].ticks
        if len(ticks) == 1 and len(known) == 2:
            found.append(Place.of(dimension, [t for t in known if t not in ticks]))
    return found[0] if len(found) == 1 else None


@record
class Rivalling:
    """Being higher or lower than the other of two that need not be named.

    Attributes:
        relation: which of the two.
        by: the difference, if that is said.
        of_all: whether it may be ahead of all others, where there are more than two.
    """

    relation: Relation
    by: Amount | None = None
    of_all: bool = False

    def _is_ahead(self, c: Context) -> bool:
        """Whether it is said to lead, not to be “up by 5”: since when, is said elsewhere."""
        ahead = self.of_all and self.relation.comparator is Comparator.MORE
        return ahead and not c.discourse.clause_has_word("up")

    def against(self, rival: Subject) -> Comparative:
        """The same of one that is named before: “higher than A on C and lower on D”."""
        return Comparative(self.relation, rival, self.by)

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As a comparison with the other one."""
        other = None if subject.minus else other_of(c, subject)
        if other is None and self.by is not None and self._is_ahead(c) and len(subject.own) == 1:
            # "A leads by 5 points": over the one that comes next.
            return Comparative(self.relation, None, self.by).reading(c, subject, extent)
        if other is None:
            return None
        return Comparative(self.relation, Subject(other), self.by).reading(c, subject, extent)


@rule("predicate", "BETTER measure? by?", "amount|bound BETTER")
def _better_by(_: Context, *rest: Meaning) -> Rivalling:
    """“… fares better by 0.1”, where it is known which way is better."""
    relation = Relation(the(rest, Comparator), by_quality=True, strict=True)
    return Rivalling(relation, first(rest, Amount), True)


@rule("predicate", "AHEAD by?", "amount|bound AHEAD", "AHEAD 'of' 'it' by?")
def _ahead(c: Context, *rest: Meaning) -> Rivalling | None:
    """“… is ahead by 0.1”; along an axis, who is “down by 0.1” has fallen."""
    if c.discourse.clause_has_word("(?:up|down) by") and any(map(is_ordered, c.figure.dimensions)):
        return None
    return Rivalling(Relation(the(rest, Comparator), by_quality=True), first(rest, Amount), True)


@rule("predicate", "AHEAD|BEATS at by", "BEATS by")
def _ahead_there(_: Context, relation: Comparator, *rest: Meaning) -> Within | None:
    """“… leads on Web by 5 points”."""
    if relation is not Comparator.MORE:
        return None  # "A trails by 5": behind whom, nothing here says.
    ahead = Rivalling(Relation(relation, by_quality=True), the(rest, Amount), of_all=True)
    return Within(first(rest, Place) or EVERYWHERE, ahead)


@rule("predicate", "AHEAD|BEATS at? by 'over' rival", "AHEAD|BEATS at? 'over' rival by")
def _ahead_of_it(_: Context, relation: Comparator, *rest: Meaning) -> Within:
    """“… leads on Web by 5 points over B”."""
    held = Comparative(Relation(relation, by_quality=True), the(rest, Subject), the(rest, Amount))
    return Within(first(rest, Place) or EVERYWHERE, held)


@record
class RivallingIn:
    """Having more of a measure, or a better one, than the other of two that is not named."""

    measure: Place
    rivalling: Rivalling

    def against(self, rival: Subject) -> Measured:
        """The same of one that is named before: “a lower cost than B, but a higher error”."""
        there = replace(rival, place=rival.place.without(self.measure.dimensions))
        return Measured(self.measure, self.rivalling.against(there))

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """The same, of the subject's values of that measure."""
        return Measured(self.measure, self.rivalling).reading(c, subject, extent)


@rule("predicate", "DET? MORE place measure?", "DET MORE place measure? 'of' 'the' 'two'")
def _higher_in(_: Context, *rest: Meaning) -> RivallingIn:
    """“… has a lower cost than B, but a higher error”."""
    return RivallingIn(the(rest, Place), Rivalling(Relation(the(rest, Comparator))))


@rule("predicate", "DET? BETTER place measure?", "DET BETTER place measure? 'of' 'the' 'two'")
def _better_in(_: Context, *rest: Meaning) -> RivallingIn:
    """“… has a better recall than B, but a worse precision”."""
    relation = Relation(the(rest, Comparator), by_quality=True, strict=True)
    return RivallingIn(the(rest, Place), Rivalling(relation))


@record
class Within:
    """Being so at a place that is named amid the words for it."""

    place: Place
    of: Predicate

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """The same, there."""
        place = subject.place.within(self.place)
        if place is None or self.place.dimensions & subject.own:
            return None
        return self.of.reading(c, replace(subject, place=place), extent)


@rule("predicate", "MORE measure? by?", "DET MORE measure|KIND", "DET MORE 'one' 'of' 'the' 'two'")
@rule("predicate", "amount|bound MORE", "DET MORE 'of' 'the' 'two'", "MORE 'there'|'here'")
def _higher(_: Context, *rest: Meaning) -> Rivalling:
    """“… is higher in most cells”."""
    return Rivalling(Relation(the(rest, Comparator)), first(rest, Amount))


@record
class HigherHere:
    """Being higher at the one of two places than at the other, which is not named."""

    relation: Relation
    place: Place
    by: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As a comparison of the two places, where it is not one of two things itself."""
        if len(self.place.ticks) != 1 or self.place.notes:
            return None
        ((dimension, ticks),) = self.place.ticks
        if dimension in subject.place.dimensions or c.discourse.clause_has_word(_OF_TWO):
            return None
        if subject.minus is not None:
            last = [*c.discourse.named_before(dimension, ticks)]
            return self._than_last(c, subject, Place.of(dimension, last)) if last else None
        known = c.names.dimensions[dimension].ticks
        other = [t for t in known if t not in ticks]
        if len(known) != 2 or len(other) != 1 or other_of(c, subject) is not None:
            return None
        than = Subject(Place.of(dimension, other), own=self.place.dimensions)
        held = Comparative(self.relation, than, self.by, at=self.place)
        return held.reading(c, subject, extent)

    def _than_last(self, c: Context, subject: Subject, last: Place) -> Reading | None:
        """“In 2010 the gap is 4. It is larger in 2020”: than in 2010."""
        place = subject.place.default(c.here.without(self.place.dimensions))
        here, there = self.place.plain.default(place), last.default(place)
        single = is_single(c, here) and is_single(c, there) and not subject.aggregate
        if not single or self.by is not None or self.relation.by_quality or subject.ratio:
            return None
        sides = subject.term(here), subject.term(there)
        return Reading((Compare(self.relation.comparator, *sides),), "comparison")


_OF_TWO = r"^(?:between|of|among) .{1,40}? and \w+"
"""How a clause begins that names what is set against what: “Between A and B, A is higher”."""


@rule("predicate", "relation at", "amount|bound relation at")
@rule("predicate", "'even'|'still'|'yet' relation at")
def _higher_here(_: Context, *rest: Meaning) -> HigherHere:
    """“For each crop, the range over the farms is smaller in the wet year”."""
    return HigherHere(the(rest, Relation), the(rest, Place), first(rest, Amount))


@record
class RivallingSpread:
    """Varying more or less than the other of two that need not be named.

    Attributes:
        comparator: more or less.
        across: the dimension along which it does so, if that is said.
    """

    comparator: Comparator
    across: str | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As a comparison with the other one."""
        other = other_of(c, subject)
        if other is None:
            return None
        steadier = Steadier(self.comparator, Subject(other), across=self.across)
        return steadier.reading(c, subject, extent)


@rule("predicate", "STEADIER", "VARIES", "STEADIER ACROSS KIND", "VARIES ACROSS KIND")
@rule("predicate", "STEADIER across", "VARIES across")
def _steadier(_: Context, comparator: Comparator, *rest: Meaning) -> RivallingSpread:
    """“… is more stable across wind speeds”."""
    along = first(rest, Across)
    return RivallingSpread(comparator, along.dimension if along else None)


@rule("statement", "the_pair extents? BE? extents? amount|bound APART extents?")
def _apart(_: Context, pair: Pair, *rest: Meaning) -> Statement | None:
    """“the two are never more than 3 apart”, of places that differ in several things."""
    one, two = pair
    if sum(one.get(d) != two.get(d) for d in one.dimensions) < 2:
        return None
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    bounded = Bounded(the(rest, Amount))
    return Statement(Subject(one, minus=two), bounded, extent) if extent else None


@rule("bare_comparative", "MORE measure?", "DET MORE measure")
def _more(_: Context, *rest: Meaning) -> Relation:
    return Relation(the(rest, Comparator))


@rule("bare_comparative", "BETTER measure?", "DET BETTER measure", "DET? IMPROVEMENT")
def _better(_: Context, *rest: Meaning) -> Relation:
    return Relation(the(rest, Comparator), by_quality=True, strict=True)


@rule("bare_comparative", "AHEAD")
def _in_front(_: Context, comparator: Comparator) -> Relation:
    return Relation(comparator, by_quality=True)


@rule("bare_comparative", "RISES", "DET RISE 'of'?")
def _risen(_: Context, *rest: Meaning) -> Relation:
    return Relation(Comparator.MORE if the(rest, bool) else Comparator.LESS)


@rule(
    "clause",
    "RELATIVE_TO rival ',' subject extents? verb? extents? bare_comparative by? extents?",
    "RELATIVE_TO rival ',' subject extents? verb? amount|bound bare_comparative extents?",
)
def _compared_to(c: Context, *rest: Meaning) -> Reading | None:
    """“Relative to GloVe, Alder is higher on all benchmarks except Mail”."""
    than, subject = (r for r in rest if isinstance(r, Subject))
    predicate: Predicate = Comparative(the(rest, Relation), than, first(rest, Amount))
    extent: Extent | None = Extent()
    for more in (r for r in rest if isinstance(r, Extent)):
        extent = extent and extent.joined(more)
    return Statement(subject, predicate, extent).reading(c) if extent else None
