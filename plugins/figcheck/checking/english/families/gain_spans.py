"""Gaining or losing between so much and so much: “costs B between 11 and 22 points”."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    is_amount,
    is_single,
)
from figcheck.checking.english.families.gains import FAMILY
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import EVERYWHERE, Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.polarity import more_is_better
from figcheck.checking.english.rules import Meaning, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Arithmetic,
    Function,
    Quantifier,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@dataclass(frozen=True)
class Between:
    """Gaining or losing from so much to so much, depending on the place.

    Attributes:
        up: which of the two.
        low: the smallest of the changes.
        high: the largest.
        place: what else limits them.
    """

    up: bool
    low: Amount
    high: Amount
    place: Place = EVERYWHERE

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That these are the smallest and the largest of the changes."""
        place = subject.place.within(self.place)
        if place is None or subject.minus is None or subject.ratio or subject.signed:
            return None
        if extent.is_said and extent.quantifier is not Quantifier.ALL:
            return None
        if subject.aggregate or subject.quantifier or is_single(c, place):
            return None
        if self.low.percent or self.high.percent:
            return None
        later, earlier = place.cells, subject.minus.default(place).cells
        change = Arithmetic("-", *((later, earlier) if self.up else (earlier, later)))
        ends = (
            is_amount(Aggregate(Function.MIN, change), self.low),
            is_amount(Aggregate(Function.MAX, change), self.high),
        )
        return Reading((And(ends),), FAMILY)


@rule("predicate", "GAINS spot? interval depending?", "GAINS interval 'for'|'to' spot depending?")
@rule("predicate", "COSTS spot? interval depending?")
def _gains_between(c: Context, *rest: Meaning) -> Between | None:
    """“… costs B between 11 and 22 points”."""
    low, high = sorted(the(rest, tuple), key=lambda a: a.number.value)
    up = first(rest, bool)
    if up is None:
        better = more_is_better(c, c.here)
        if better is None:
            return None
        up = not better
    return Between(up, low, high, first(rest, Place) or EVERYWHERE)


@rule("depending", "','? 'depending' 'on' DET? LABEL|MEASURE|KIND")
def _depending(*_: Meaning) -> str:
    return "depending"
