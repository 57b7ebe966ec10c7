"""How far two things are from each other: “A and B are never more than 5 apart”."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import is_amount
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import EVERYWHERE, Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.rules import Meaning, the
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Compare,
    Quantified,
    Quantifier,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


def two_of(c: Context, subject: Subject) -> tuple[str, tuple[str, ...]] | None:
    """The dimension and the two ticks of it that a subject names: “A and B”, “the two panels”."""
    if subject.count is not None:
        return None
    if subject.each is not None:
        ticks = subject.place.get(subject.each) or c.names.dimensions[subject.each].ticks
        return (subject.each, ticks) if _both(subject) and len(ticks) == 2 else None
    pairs = [(d, t) for d, t in subject.place.ticks if d in subject.own and len(t) == 2]
    return pairs[0] if len(pairs) == 1 and subject.quantifier is None else None


def _both(subject: Subject) -> bool:
    return subject.quantifier in (None, Quantifier.ALL)


@dataclass(frozen=True)
class Apart:
    """Two things of a kind being so far from each other."""

    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That two ticks of one dimension differ by the amount, everywhere if there are many."""
        pair = two_of(c, subject)
        if pair is None or extent.excluded.ticks:
            return None
        dimension, (one, two) = pair
        place = subject.place.default(EVERYWHERE).without([dimension])
        ones = place.default(Place.of(dimension, [one])).cells
        twos = place.default(Place.of(dimension, [two])).cells
        distance: Term = Absolute(Arithmetic("-", ones, twos))
        if subject.aggregate:
            distance = Aggregate(subject.aggregate, distance)
            return Reading((is_amount(distance, self.amount),), "difference")
        negated = extent.quantifier is Quantifier.NONE
        comparison = Compare(self.amount.comparator, distance, self.amount.number)
        quantifier = Quantifier.NONE if negated else Quantifier.ALL
        if not negated and extent.is_said and extent.quantifier is not Quantifier.ALL:
            return None
        return Reading((Quantified(quantifier, comparison),), "difference")


@rule(
    "predicate",
    "EXACTLY? amount APART",
    "bound APART",
    "APART 'a'? 'mere'|'only'|'just'? amount|bound",
)
def _apart(_: Context, *rest: Meaning) -> Apart:
    """“… are never more than 0.06 apart”, “… differ by 35”."""
    return Apart(the(rest, Amount))
