"""Here as against there: “There is more wind in A than in B”, “higher in A than anywhere else”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Function,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class ThanElsewhere:
    """Being higher or lower at one place than at any other of its kind.

    Attributes:
        relation: higher or lower.
        at: the place; `None` where it stands elsewhere in the clause.
        by: by how much, if that is said.
        along: the dimension of the others, if they are called by it.
    """

    relation: Relation
    at: Place | None
    by: Amount | None = None
    along: str | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject is so there, of all places of that kind."""
        at = extent.place if self.at is None else self.at
        place = subject.place.within(at)
        dimension = self.along or next(iter(at.dimensions), "")
        if place is None or at.dimensions != {dimension} or len(at.get(dimension)) != 1:
            return None
        if dimension in subject.own or subject.quantifier or at.notes:
            return None
        if subject.minus is not None or subject.aggregate is not None:
            return self._of_derived(c, subject, place, dimension, extent)
        there = replace(subject, place=place, own=frozenset({dimension}))
        return Comparative(self.relation, None, self.by).reading(c, there, extent)

    def _of_derived(
        self, c: Context, subject: Subject, place: Place, dimension: str, extent: Extent
    ) -> Reading | None:
        """The same of a gap, a gain or a range, which has one size for each of these places."""
        between = (subject.minus or EVERYWHERE).dimensions
        if extent.is_said or extent.excluded.ticks or dimension in between:
            return None
        if self.by is not None or self.relation.by_quality or not subject.is_number(c, place):
            return None
        at = Place.of(dimension, place.get(dimension))
        others = subject.term(subject.place.without([dimension]), excluded=at)
        if subject.aggregate is not None:
            others = Aggregate(subject.aggregate, others, (dimension,))
        more = self.relation.comparator is Comparator.MORE
        most = Aggregate(Function.MAX if more else Function.MIN, others)
        held = Compare(self.relation.comparator, subject.spoken_of(place), most)
        return Reading((held,), "difference")


@rule("others_there", "AT OTHERS LABEL|KIND?", "AT 'any'|'all' 'of' 'the' OTHERS LABEL|KIND?")
@rule("others_there", "OTHERS LABEL")
@rule("others_there", "'anywhere'|'everywhere' 'else'", "'elsewhere'")
def _others_there(_: Context, *rest: Meaning) -> Label | str:
    return first(rest, Label) or "elsewhere"


@rule("predicate", "relation at THAN others_there", "amount|bound relation at THAN others_there")
@rule("predicate", "relation THAN others_there")
def _than_elsewhere(_: Context, *rest: Meaning) -> ThanElsewhere:
    """“… is higher in Germany than in any other country”."""
    label = first(rest, Label)
    along = label.dimension if label else None
    return ThanElsewhere(the(rest, Relation), first(rest, Place), first(rest, Amount), along)


@record
class ThanRivalsThere:
    """Being higher or lower at one place than all others of its own kind are there.

    Attributes:
        relation: higher or lower.
        at: the place.
        by: by how much, if that is said.
        along: the dimension of the others, if they are called by it.
    """

    relation: Relation
    at: Place
    by: Amount | None = None
    along: str | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject is ahead of all others there."""
        place = subject.place.within(self.at)
        if place is None or self.at.notes or subject.own & self.at.dimensions:
            return None
        if subject.quantifier or self.along not in (None, *subject.own):
            return None
        there = replace(subject, place=place)
        return Comparative(self.relation, None, self.by).reading(c, there, extent)


@rule("predicate", "amount|bound? relation at THAN OTHERS LABEL|KIND")
@rule("predicate", "amount|bound? relation at THAN EACH 'other' LABEL|KIND")
def _than_rivals_there(_: Context, *rest: Meaning) -> ThanRivalsThere | None:
    """“… is better on News than any other model”."""
    label, quantifier = first(rest, Label), first(rest, Quantifier)
    if quantifier not in OF_ALL:
        return None
    along = label.dimension if label else None
    return ThanRivalsThere(the(rest, Relation), the(rest, Place), first(rest, Amount), along)


@rule("clause", "at? ','? 'the' TOPMOST measure? BE amount|bound? relation at THAN at")
@rule("clause", "at ','? 'the' TOPMOST measure? BE amount|bound? relation THAN at")
def _peak_is_higher(c: Context, *rest: Meaning) -> Reading | None:
    """“The peak is 4 points higher in A than in B”."""
    *leads, one, two = every(rest, Place)
    if one.dimensions != two.dimensions:
        return None
    by, relation = first(rest, Amount), the(rest, Relation)
    peak = Subject(aggregate=the(rest, Function), whole=True)
    said = Comparative(relation, Subject(two), by, at=one)
    return Statement(peak, said, Extent()).reading(c, leads[0] if leads else EVERYWHERE)


@rule("there_more", "THERE amount|bound? relation place?")
def _there_more(_: Context, *rest: Meaning) -> tuple[Relation, Place, Amount | None]:
    """“There is more wind”, “There were 20 more visitors”."""
    return the(rest, Relation), first(rest, Place) or EVERYWHERE, first(rest, Amount)


@rule("clause", "extents? ','? there_more at THAN at extents?")
def _there_is_more(c: Context, *rest: Meaning) -> Reading | None:
    """“There were more visitors in 2018 than in 2020 at each museum”."""
    (relation, of, by), (one, two) = the(rest, tuple), every(rest, Place)
    if one.dimensions != two.dimensions or of.dimensions & one.dimensions:
        return None
    return _stated(c, of, Comparative(relation, Subject(two), by, at=one), rest)


@rule("clause", "extents? ','? there_more at THAN others_there extents?")
def _there_is_most(c: Context, *rest: Meaning) -> Reading | None:
    """“There is more wind in Germany than in any other country”."""
    relation, of, by = the(rest, tuple)
    label = first(rest, Label)
    along = label.dimension if label else None
    return _stated(c, of, ThanElsewhere(relation, the(rest, Place), by, along), rest)


def _stated(
    c: Context, of: Place, said: Comparative | ThanElsewhere, rest: tuple[Meaning, ...]
) -> Reading | None:
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None:
        return None
    subject = Subject(of, named=bool(of.ticks), whole=not of.ticks)
    return Statement(subject, said, extent).reading(c)
