"""Which line gets past a level before all others: “the first optimizer to exceed 75”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
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
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Condition,
    Formula,
    Function,
    Not,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class FirstToGet:
    """Being beyond an amount at an earlier tick than all others of its kind.

    Attributes:
        amount: the amount.
        last: whether it is the last one instead.
        spot: the tick at which it is so first, if that is said.
        measure: the measure that is meant, where it is named.
    """

    amount: Amount
    last: bool = False
    spot: Place | None = None
    measure: Place = EVERYWHERE

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is so at a tick at which no other one is, or all others are, and none is later.

        Of two that get there between the same two ticks, who knows which is the first.
        """
        if subject.aggregate or subject.quantifier or extent.is_said or extent.place.ticks:
            return None
        place = subject.place.within(self.measure)
        found = stretches(c, replace(subject, place=place)) if place else ()
        own = subject.own - self.measure.dimensions
        if len(found) != 1 or len(own) != 1 or not c.may_be(self.amount):
            return None
        ((along,), (dimension,)) = found, own
        if not is_ordered(c.names.dimensions[along.dimension]):
            return None
        get_there = [t for t in along.ticks if self._is_there(c, along, subject, t)]
        if not get_there:
            never = Compare(self.amount.comparator, along.values(subject), self.amount.number)
            return Reading((Quantified(Quantifier.SOME, never),), "crossing")
        (tick, *_) = get_there
        if tick == along.ticks[0] and self.amount.comparator is Comparator.AT_LEAST:
            return None  # A loss reaches 0.5 from above.
        if self.spot is not None and self.spot.get(along.dimension) != (tick,):
            held = Quantified(Quantifier.NONE, self._at(along, subject, get_there[:1]))
            return Reading((held,), "crossing") if self._names_a_tick(along) else None
        return self._set_apart(subject, along, dimension, tick)

    def _names_a_tick(self, along: Stretch) -> bool:
        spot = self.spot.get(along.dimension) if self.spot else ()
        return len(spot) == 1 and set(spot) <= set(along.ticks)

    def _is_there(self, c: Context, along: Stretch, subject: Subject, tick: str) -> bool:
        return c.table.evaluate(is_amount(along.value(subject, tick), self.amount)).truth is True

    def _at(self, along: Stretch, subject: Subject, ticks: Sequence[str]) -> Compare:
        return Compare(self.amount.comparator, along.at(subject, ticks), self.amount.number)

    def _set_apart(
        self, subject: Subject, along: Stretch, dimension: str, tick: str
    ) -> Reading | None:
        """That no other one is there by then, or each was before."""
        own = is_amount(along.value(subject, tick), self.amount)
        others = Condition(dimension, subject.place.get(dimension), excluded=True)
        elsewhere = replace(along, place=along.place.without([dimension]))
        function = Function.MAX if self.amount.comparator in _UP else Function.MIN
        place = along.ticks.index(tick)
        formulas: list[Formula] = []
        for stop in (place, place + 1):
            ticks = along.ticks[:stop]
            if not ticks:
                # At the first tick nobody was there before.
                formulas.append(own if not self.last else Not(own))
                continue
            cells = elsewhere.at(replace(subject, place=elsewhere.place), ticks)
            assert isinstance(cells, Cells)  # noqa: S101
            rest: Term = Cells((*cells.conditions, others))
            furthest = Aggregate(function, rest, (dimension,))
            held = Compare(self.amount.comparator, furthest, self.amount.number)
            many = Quantifier.ALL if self.last else Quantifier.NONE
            formulas.append(both([own, Quantified(many, held)]))
        return Reading(tuple(formulas), "crossing")


_UP = (Comparator.MORE, Comparator.AT_LEAST)


@rule("first_one", "DET 'first'|'earliest' LABEL|KIND?")
def _first_one(*_: Meaning) -> bool:
    return False


@rule("first_one", "DET 'last'|'latest' LABEL|KIND?")
def _last_one(*_: Meaning) -> bool:
    return True


@rule("predicate", "first_one 'to' past_level at?", "first_one 'that'|'which' past_level at?")
def _first_to(_: Context, last: bool, level: FirstToGet, spot: Place | None) -> FirstToGet:
    """“… is the first (optimizer) to exceed 75”."""
    return replace(level, last=last, spot=spot)


@rule("predicate", "past_level 'first'")
def _first(_: Context, level: FirstToGet) -> FirstToGet:
    """“… exceeds 75 first”."""
    return level


@rule("past_level", "beyond_measure")
def _past(_: Context, level: FirstToGet) -> FirstToGet:
    return level


@rule("past_level", "beyond_amount place|measure?")
@rule("past_level", "'get'|'climb'|'rise'|'fall'|'drop'|'move' beyond_amount place|measure?")
def _past_level(_: Context, *rest: Meaning) -> FirstToGet:
    """“exceed 75% validation accuracy”, “get below a loss of 1”."""
    return FirstToGet(the(rest, Amount), measure=first(rest, Place) or EVERYWHERE)


@rule("beyond_measure", "EXCEEDS|DIPS|GETS_BEYOND DET place|measure 'of' amount")
@rule("beyond_measure", "'get'|'climb'|'rise'|'fall'|'drop' EXCEEDS DET place|measure 'of' amount")
def _beyond_measure(_: Context, comparator: Comparator, *rest: Meaning) -> FirstToGet | None:
    amount = the(rest, Amount)
    if amount.comparator is not Comparator.EQUAL:
        return None
    return FirstToGet(
        replace(amount, comparator=comparator), measure=first(rest, Place) or EVERYWHERE
    )
