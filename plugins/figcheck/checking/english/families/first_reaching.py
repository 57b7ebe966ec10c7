"""When a level is first reached: “first exceeds 70 at epoch 20”, “needs 16 shots to exceed 65”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.meanings.reaches import begin_above, come_down
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Formula, Not
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class FirstReaching:
    """Getting beyond an amount at a tick, and at none before it.

    Attributes:
        amount: the amount.
        spot: the tick.
        at_least: whether it may happen later than at the tick: “not before 2010”.
    """

    amount: Amount
    spot: Place
    at_least: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is so there, and not yet at any earlier tick."""
        if subject.aggregate or extent.is_said or extent.excluded.ticks or extent.place.ticks:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            ticks = self.spot.get(along.dimension)
            if len(ticks) != 1 or ticks[0] not in along.ticks:
                return None
            if not is_ordered(c.names.dimensions[along.dimension]):
                return None  # "Only in Spain" does not say when.
            position = along.ticks.index(ticks[0])
            amount = self.amount
            goes_down = begin_above if position else come_down
            reached = amount.comparator is Comparator.AT_LEAST
            if reached and goes_down(c, along.place, amount.number.value):
                # "The loss needs 20 epochs to get down to 1.5": it is reached from above.
                amount = replace(amount, comparator=Comparator.AT_MOST)
            there = is_amount(along.value(subject, ticks[0]), amount)
            before = [
                Not(is_amount(along.value(subject, t), amount)) for t in along.ticks[:position]
            ]
            if self.at_least and not before:
                return None
            held = both([there, *before])
            cases.append((held, both(before)) if self.at_least else (held,))
        return of_several(c, cases, subject, "crossing") if cases else None


@rule(
    "predicate", "FOR_THE_FIRST_TIME beyond_amount AT place", "FOR_THE_FIRST_TIME beyond_amount at"
)
@rule(
    "predicate", "beyond_amount FOR_THE_FIRST_TIME AT place", "beyond_amount FOR_THE_FIRST_TIME at"
)
@rule("predicate", "NEEDS UNTIL? coordinate goal", "NEEDS UNTIL? coordinate 'before' beyond_amount")
def _first_reaching(_: Context, *rest: Meaning) -> FirstReaching | None:
    """“… first exceeds 70 at epoch 20”, “… needs 20 epochs to exceed 70”."""
    spot = the(rest, Place)
    return None if _is_ray(spot) else FirstReaching(the(rest, Amount), spot)


@rule("goal", "'to' beyond_amount", "'to' 'get'|'climb'|'rise'|'move' beyond_amount")
@rule("goal", "'in' 'order' 'to' beyond_amount")
@rule(
    "goal",
    "'to' 'bring'|'get'|'push'|'drive'|'take'|'raise'|'lift' DET|POSSESSIVE nouns beyond_amount",
)
def _goal(_: Context, *rest: Meaning) -> Amount:
    """“… to exceed 70”, “… to bring its loss below 1”."""
    return the(rest, Amount)


@rule(
    "predicate",
    "NOT beyond_amount 'until'|'till' coordinate",
    "NOT beyond_amount 'before' coordinate",
)
def _not_before(_: Context, *rest: Meaning) -> FirstReaching | None:
    """“… does not exceed 50 until 1990”; whether it does then, “not before 1990” leaves open."""
    spot = the(rest, Place)
    return None if _is_ray(spot) else FirstReaching(the(rest, Amount), spot, at_least=True)


@rule(
    "clause",
    "'it' NEEDS subject UNTIL? coordinate goal",
    "'it' NEEDS coordinate 'for' subject goal",
)
@rule("clause", "'it' NEEDS UNTIL coordinate 'for'|'before'? subject goal|beyond_amount")
@rule("clause", "'it' NEEDS coordinate 'until'|'before' subject beyond_amount")
@rule("clause", "at ','? subject FOR_THE_FIRST_TIME beyond_amount")
def _it_takes(c: Context, *rest: Meaning) -> Reading | None:
    """“It takes A 16 shots to exceed 65”."""
    return _of(c, the(rest, Subject), FirstReaching(the(rest, Amount), the(rest, Place)))


@rule("clause", "'not' 'until'|'before' coordinate DO subject beyond_amount")
@rule("clause", "'only' 'in'|'at'|'with'|'from'|'by' coordinate ONWARDS? DO subject beyond_amount")
def _not_until(c: Context, *rest: Meaning) -> Reading | None:
    """“Not until 1990 does A exceed three million”."""
    later = FirstReaching(the(rest, Amount), the(rest, Place), at_least=True)
    return _of(c, the(rest, Subject), later)


def _of(c: Context, subject: Subject, predicate: FirstReaching) -> Reading | None:
    if _is_ray(predicate.spot):
        return None
    return Statement(subject, predicate, Extent()).reading(c)


def _is_ray(spot: Place) -> bool:
    return [len(ticks) for _, ticks in spot.ticks] != [1]


@rule(
    "beyond_amount",
    "EXCEEDS amount",
    "DIPS amount",
    "GETS_BEYOND amount",
)
def _beyond(_: Context, comparator: Comparator, amount: Amount, *__: Meaning) -> Amount | None:
    plain = amount.comparator is Comparator.EQUAL
    return replace(amount, comparator=comparator) if plain else None


@rule(
    "beyond_amount",
    "REACHES amount",
    "REACHING amount",
    "ATTAINS amount",
)
def _reached(_: Context, *rest: Meaning) -> Amount | None:
    amount = the(rest, Amount)
    if amount.comparator is not Comparator.EQUAL:
        return None
    return replace(amount, comparator=Comparator.AT_LEAST)
