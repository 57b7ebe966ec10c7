"""One after another in an order of size: “the highest value is that of A, followed by B”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak, Scope, function_of
from figcheck.checking.english.families.ranking import (
    FAMILY,
    Ordered,
    plain_extreme,
)
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


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
    predicate = Ordered(function, ticks, in_order=True, loose=bool(more.notes))
    subject = Subject(scope.place, named=bool(scope.place.ticks))
    return Statement(subject, predicate, Extent()).reading(c)


_TAKEN_OF_ALL = "(?:mean|average|median|total|sum)"


@rule("statement", "subject PEAKS at with_amount? ','? FOLLOWED followers")
@rule("statement", "subject PEAKS at with_amount ',' FOLLOWED followers")
def _peaks_followed(c: Context, subject: Subject, *rest: Meaning) -> Coordination | None:
    """“The price is highest in A (12), followed by B (9) and C (7)”."""
    one, more = every(rest, Place)
    amount, ticks = first(rest, Amount), one.beside(more)
    if ticks is None or subject.own & ticks.dimensions or subject.quantifier:
        return None
    if subject.minus or subject.aggregate or c.discourse.clause_has_word(_TAKEN_OF_ALL):
        return None
    function = the(rest, Function)
    order = Ordered(function, ticks, in_order=True, loose=bool(more.notes))
    extreme = Extremal(Peak(function), location=one, amount=amount)
    return Coordination(
        (Statement(subject, extreme, Extent()), Statement(subject, order, Extent()))
    )


@rule("followers", "place", "spot with_amount", "spot with_amount ','? 'and' followers")
@rule("followers", "spot ','? 'and' 'then'? followers", "spot ',' followers", "spot '>' followers")
def _followers(_: Context, place: Place, *rest: Meaning) -> Place | None:
    amount, more = first(rest, Amount), first(rest, Place)
    one = place.noting(amount) if amount else place
    return one if more is None else one.beside(more)


@record
class Leading:
    """Having the extreme, with others that come after it.

    Attributes:
        lead: the extreme, with its value if that is said.
        others: which come after it, in their order.
        where: where, if that is said.
    """

    lead: Peak
    amount: Amount | None
    others: Place
    where: Place = EVERYWHERE

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `Ordered`, beginning with the subject."""
        place = subject.place.within(self.where)
        place = place and place.within(self.lead.measure)
        if len(subject.own) != 1 or subject.own != self.others.dimensions or place is None:
            return None
        if extent.is_said or extent.excluded.ticks:
            return None
        (dimension,) = subject.own
        function = function_of(c, self.lead, place)
        named = Place.of(dimension, place.get(dimension))
        if self.amount and len(named.get(dimension)) != 1:
            return None
        ticks = named.beside(self.others.plain)
        rest = place.without([dimension])
        if ticks is None or function is None:
            return None
        # What is noted of the first is checked here, of the others by the statement.
        number = (
            None if self.amount is None else is_amount(subject.spoken_of(place.plain), self.amount)
        )
        among = Subject(rest, aggregate=subject.aggregate)
        loose = bool(self.others.notes)
        order = Ordered(function, ticks.plain, in_order=True, loose=loose).reading(
            c, among, Extent()
        )
        if order is None:
            return None
        return Reading(tuple(both([f, number]) for f in order.formulas), FAMILY)


@rule("predicate", "COMES? extreme scope? said? ','? FOLLOWED followers")
@rule("predicate", "COMES? extreme said? scope? ','? FOLLOWED followers")
def _leads(_: Context, *rest: Meaning) -> Leading | None:
    """“… has the highest value (12), followed by B (9) and C (7)”."""
    scope = first(rest, Scope) or Scope()
    if scope.free:
        return None
    return Leading(the(rest, Peak), first(rest, Amount), every(rest, Place)[-1], scope.place)
