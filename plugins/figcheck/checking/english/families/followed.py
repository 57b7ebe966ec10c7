"""One after another in an order of size: “the highest value is that of A, followed by B”."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figcheck.checking.english.assertions import Statement
from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.peaks import Scope
from figcheck.checking.english.families.ranking import (
    FAMILY,
    Ordered,
    plain_extreme,
)
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Function,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule("first_of", "spot with_amount?", "spot with_amount ','")
def _first_of(_: Context, place: Place, *rest: Meaning) -> Place | None:
    amount = first(rest, Amount)
    return place.noting(amount) if amount else place


@rule("clause", "extreme scope? is_at first_of ','? FOLLOWED followers")
@rule("clause", "extreme BE first_of ','? FOLLOWED followers")
@rule("clause", "DET? LABEL|KIND 'with' extreme scope? BE ':'? first_of ','? FOLLOWED followers")
def _followed(c: Context, *rest: Meaning) -> Reading | None:
    """“The highest value is that of A (12), followed by B (9) and C (7)”."""
    one, more = every(rest, Place)[-2:]
    scope = first(rest, Scope) or Scope()
    ticks = one.beside(more)
    function = plain_extreme(rest, c)
    if ticks is None or function is None or scope.free:
        return None
    predicate = Ordered(function, ticks, in_order=True)
    subject = Subject(scope.place, named=bool(scope.place.ticks))
    return Statement(subject, predicate, Extent()).reading(c)


@rule("followers", "place", "spot with_amount", "spot with_amount ','? 'and' followers")
@rule("followers", "spot ','? 'and' 'then'? followers", "spot ',' followers", "spot '>' followers")
def _followers(_: Context, place: Place, *rest: Meaning) -> Place | None:
    amount, more = first(rest, Amount), first(rest, Place)
    one = place.noting(amount) if amount else place
    return one if more is None else one.beside(more)


@dataclass(frozen=True)
class Leading:
    """Having the extreme, with others that come after it."""

    function: Function
    amount: Amount | None
    others: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `Ordered`, beginning with the subject."""
        if len(subject.own) != 1 or subject.own != self.others.dimensions:
            return None
        (dimension,) = subject.own
        named = Place.of(dimension, subject.place.get(dimension))
        if self.amount:
            if len(named.get(dimension)) != 1:
                return None
            named = named.noting(self.amount)
        ticks = named.beside(self.others)
        rest = subject.place.without([dimension])
        if ticks is None:
            return None
        # What is noted of the first is checked here, of the others by the statement.
        number = (
            None
            if self.amount is None
            else is_amount(subject.term(subject.place.plain), self.amount)
        )
        order = Ordered(self.function, ticks.plain, in_order=True).reading(
            c, Subject(rest), Extent()
        )
        if order is None:
            return None
        return Reading(tuple(both([f, number]) for f in order.formulas), FAMILY)


@rule("predicate", "extreme scope? said? ','? FOLLOWED followers")
def _leads(c: Context, *rest: Meaning) -> Leading | None:
    """“… has the highest value (12), followed by B (9) and C (7)”."""
    function = plain_extreme(rest, c)
    if function is None or first(rest, Scope) not in (None, Scope()):
        return None
    return Leading(function, first(rest, Amount), the(rest, Place))
