"""One time against another: “half as many as in 2010”, “80 thousand more than in 1960”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import is_single
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


# One point of an axis against another -----------------------------------------------------


@record
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
