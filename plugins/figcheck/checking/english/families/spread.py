"""Lines that drift apart or together, growth that slows, numbers that are first reached."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from figcheck.checking.english.assertions import Statement
from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.steps import Pacing
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import EVERYWHERE, Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.names import Label
from figcheck.checking.english.rules import Meaning, first, the
from figcheck.checking.language.tree import Comparator, Formula, Function, Not

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@dataclass(frozen=True)
class Diverging:
    """Lines that lie farther and farther apart, or closer and closer together."""

    up: bool

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the range over the lines rises, or falls, along the axis."""
        if subject.aggregate or subject.minus or subject.count:
            return None
        together = replace(subject, aggregate=Function.RANGE, quantifier=None, each=None)
        if len(stretches(c, together)) != 1:
            return None
        return Course(self.up).reading(c, together, replace(extent, along=None))


@rule("predicate", "manner? DIVERGE manner? OVER_TIME?")
def _diverge(_: Context, *rest: Meaning) -> Diverging:
    """“… diverge over time”."""
    return Diverging(the(rest, bool))


@rule("clause", "place 's'? rise SLOWS extents?", "DET rise 'of'|'in'|'for' place SLOWS extents?")
def _slows(c: Context, *rest: Meaning) -> Reading | None:
    """“ViT's growth slows after epoch 20”."""
    up, shrinking = (r for r in rest if type(r) is bool)
    pacing = Pacing(shrinking, throughout=False, up=up)
    extent = first(rest, Extent) or Extent()
    return Statement(Subject(the(rest, Place)), pacing, extent).reading(c)


@dataclass(frozen=True)
class FirstReaching:
    """Getting beyond an amount at a tick, and at none before it."""

    amount: Amount
    spot: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is so there, and not yet at any earlier tick."""
        if subject.aggregate or extent.is_said or extent.excluded.ticks:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            ticks = self.spot.get(along.dimension)
            if len(ticks) != 1 or ticks[0] not in along.ticks:
                return None
            position = along.ticks.index(ticks[0])
            there = is_amount(along.value(subject, ticks[0]), self.amount)
            before = [
                Not(is_amount(along.value(subject, t), self.amount)) for t in along.ticks[:position]
            ]
            cases.append((both([there, *before]),))
        return of_several(c, cases, subject, "crossing") if cases else None


@rule("predicate", "FOR_THE_FIRST_TIME beyond_amount AT place")
@rule("predicate", "beyond_amount FOR_THE_FIRST_TIME AT place")
def _first_reaching(_: Context, *rest: Meaning) -> FirstReaching:
    """“… first exceeds 70 at epoch 20”."""
    return FirstReaching(the(rest, Amount), the(rest, Place))


@rule("beyond_amount", "EXCEEDS amount", "DIPS amount", "GETS_BEYOND amount")
def _beyond(_: Context, comparator: Comparator, amount: Amount) -> Amount:
    return replace(amount, comparator=comparator)


@rule("beyond_amount", "REACHES amount", "REACHING amount")
def _reached(_: Context, *rest: Meaning) -> Amount:
    return replace(the(rest, Amount), comparator=Comparator.AT_LEAST)


@rule("subject", "DET? DIFFERENCE 'between'|'among'|'of' DET? COUNT? LABEL at?")
def _spread_of(c: Context, *rest: Meaning) -> Subject | None:
    """“the spread between the models”: from the lowest to the highest of them."""
    dimension = the(rest, Label).dimension
    count = next((r for r in rest if type(r) is int), None)
    if count is not None and count != c.size(dimension):
        return None
    place = first(rest, Place) or EVERYWHERE
    if dimension in place.dimensions:
        return None
    lines = Place.of(dimension, c.names.dimensions[dimension].ticks)
    return Subject(place.default(lines), aggregate=Function.RANGE)
