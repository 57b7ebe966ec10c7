"""One time against another: “half as many as in 2010”, “grew more than in the decade before”."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from figcheck.checking.english.assertions import Statement
from figcheck.checking.english.families.build import both, is_single
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Arithmetic, Comparator, Compare, Formula, Number, Term

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


# One point of an axis against another -----------------------------------------------------


@dataclass(frozen=True)
class ThanThen:
    """Being more or less than at another point of an axis, or so many times as much.

    Attributes:
        then: the other point.
        relation: how it stands to the value there.
        by: by how much.
        factor: how many times that value it is instead.
    """

    then: Place
    relation: Relation | None = None
    by: Amount | None = None
    factor: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """The comparison of the value at the one point with that at the other."""
        axes = self.then.dimensions
        if subject.minus or extent.is_said or len(axes) != 1 or not axes <= extent.place.dimensions:
            return None
        if not all(is_ordered(c.names.dimensions[d]) for d in axes):
            return None
        now, than = replace(subject, own=axes, named=True), Subject(self.then)
        if not (is_single(c, now.place) and is_single(c, self.then.default(now.place))):
            return None
        if self.factor is not None:
            return Multiple(than, self.factor).reading(c, now, Extent())
        relation = self.relation
        return Comparative(relation, than, self.by).reading(c, now, Extent()) if relation else None


@rule("back_then", "at", "'it'|'they'|'there' HAVE|BE|DO at")
def _back_then(_: Context, *rest: Meaning) -> Place:
    """“than in 1990”, “than it had in 1990”."""
    return the(rest, Place)


@rule("than_then", "MORE|MORE_CASES measure|KIND? THAN back_then")
@rule("than_then", "amount|bound MORE|MORE_CASES measure|KIND? THAN back_then")
@rule("than_then", "factor 'as' how measure|KIND? 'as' back_then")
@rule("than_then", "EXACTLY|JUST factor 'as' how measure|KIND? 'as' back_then")
def _than_then(_: Context, *rest: Meaning) -> ThanThen:
    """“only half as many people as in 2010”, “80 thousand more than in 1960”."""
    then, amount, comparator = the(rest, Place), first(rest, Amount), first(rest, Comparator)
    if comparator is None:
        return ThanThen(then, factor=amount)
    return ThanThen(then, Relation(comparator), by=amount)


@rule("predicate", "than_then")
def _is_than_then(_: Context, than_then: ThanThen) -> ThanThen:
    return than_then


@rule("clause", "at ','? THERE than_then", "THERE than_then at")
def _there(c: Context, *rest: Meaning) -> Reading | None:
    """“In 2100 there will be only half as many people as in 2010”."""
    now = Extent(place=the(rest, Place))
    whole = Subject(named=False, whole=True)
    return Statement(whole, the(rest, ThanThen), now).reading(c)


# One stretch of an axis against another -----------------------------------------------------


@dataclass(frozen=True)
class MovingMore:
    """Rising or falling more in one stretch of an axis than in another.

    Attributes:
        up: whether it rises.
        more: whether more or less.
        one: the stretch.
        two: the other one; `None` for the one just before.
    """

    up: bool
    more: bool
    one: Place
    two: Place | None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the change is larger in the one, where both are equally long."""
        if subject.aggregate or subject.quantifier or subject.minus or extent.is_said:
            return None
        if len(self.one.ticks) != 1 or extent.place.dimensions & self.one.dimensions:
            return None
        ((dimension, ticks),) = self.one.ticks
        if not is_ordered(c.names.dimensions[dimension]) or dimension in subject.own:
            return None
        ordered = c.ascending(dimension)
        own = sorted(map(ordered.index, ticks))
        if self.two is None:
            other = [2 * own[0] - own[-1], own[0]]
        else:
            other = sorted(map(ordered.index, self.two.get(dimension)))
        if len(own) < 2 or len(other) < 2 or other[0] < 0:
            return None
        if self._length(c, dimension, ordered, own) != self._length(c, dimension, ordered, other):
            return None
        changes: list[Term] = []
        for begin, end in ((own[0], own[-1]), (other[0], other[-1])):
            ends = [
                Place.of(dimension, [ordered[i]]).default(subject.place)
                for i in ((end, begin) if self.up else (begin, end))
            ]
            if not all(is_single(c, p) for p in ends):
                return None
            changes.append(Arithmetic("-", *(p.cells for p in ends)))
        sign = Comparator.MORE if self.more else Comparator.LESS
        moving = Compare(Comparator.MORE, changes[not self.more], Number(0))
        larger: Formula = Compare(sign, changes[0], changes[1])
        return Reading((both([moving, larger]),), "trend")

    @staticmethod
    def _length(c: Context, dimension: str, ordered: list[str], places: list[int]) -> float:
        known = c.names.dimensions[dimension]
        numbers = dict(zip(known.ticks, known.numbers, strict=True))
        one, two = (numbers[ordered[places[i]]] for i in (0, -1))
        return places[-1] - places[0] if one is None or two is None else two - one


@rule(
    "predicate", "moves FASTER at THAN at|the_one_before", "moves at FASTER THAN at|the_one_before"
)
@rule("predicate", "GAINS MORE_CASES measure|KIND? at THAN at|the_one_before")
def _moves_more(_: Context, *rest: Meaning) -> MovingMore | None:
    """“… grew more between 2000 and 2010 than in the decade before”."""
    move, places = first(rest, Move), every(rest, Place)
    if move is not None and move.manner is not None:
        return None
    up = move.up if move else the(rest, bool)
    two = places[1] if len(places) > 1 else None
    return MovingMore(up, the(rest, Comparator) is Comparator.MORE, places[0], two)


@rule(
    "the_one_before", "AT DET YEARS|LEAP|KIND EARLIER", "AT DET 'previous'|'preceding' YEARS|LEAP"
)
def _the_one_before(*_: Meaning) -> str:
    return "before"
