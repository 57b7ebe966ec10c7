"""Parts of a whole taken together: “coal and gas account for 42 % of the electricity”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    are_parts,
    extent_of,
    is_amount,
    open_dimensions,
)
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.reaches import sign_of_part
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.english.phrases.amounts import Part
from figcheck.checking.language.tree import (
    Aggregate,
    Compare,
    Function,
    Number,
    Quantified,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_ONE_BY_ONE = "both|either|respectively|(?<!in )(?<!for )(?<!at )(?<!of )(?<!during )each"
"""Words by which what is said holds of one after the other."""

_MAKE_UP = (
    "accounts? for|accounted for|makes? up|made up|constitutes?|represents?|contributes?|provides?|"
    "provided|supply|supplies|supplied|covers?|covered|comprises?|delivers?|delivered|"
    "generates?|generated|produces?|produced"
)


def are_pooled(c: Context, subject: Subject) -> bool:
    """Whether several parts of one whole are said to make up so much of it: together, then."""
    if not c.scale.percent or subject.quantifier or subject.aggregate or subject.minus:
        return False
    if subject.rate is not None:
        return False  # They are taken together already.
    listed = [d for d in subject.own if 1 < len(subject.place.get(d)) < c.size(d)]
    if len(listed) != 1 or not c.discourse.clause_has_word(f"(?:{_MAKE_UP})"):
        return False
    return not c.discourse.clause_has_word(f"(?:{_ONE_BY_ONE})") and are_parts(c, listed[0])


@record
class MakingUp:
    """Being so large a part of a whole, all that is named together.

    Attributes:
        amount: how large.
        whole: of what, where that is a place.
    """

    amount: Amount
    whole: Place = EVERYWHERE

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the sum is the amount, at each place if that is said."""
        place, reach = subject.place.within(self.whole), extent_of(subject, extent)
        if place is None or self.whole.dimensions & subject.own:
            return None
        subject = replace(subject, place=place)
        if reach is None or not are_pooled(c, subject) or reach.excluded.ticks or reach.count:
            return None
        rest = tuple(d for d in open_dimensions(c, subject.place) if len(subject.place.get(d)) < 2)
        if not rest:
            together = Aggregate(Function.SUM, subject.place.cells)
            return None if reach.is_said else Reading((is_amount(together, self.amount),), "share")
        if reach.quantifier is not Quantifier.ALL or reach.along not in (None, *rest):
            return None
        each = Aggregate(Function.SUM, subject.place.cells, rest)
        held = Compare(self.amount.comparator, each, self.amount.number)
        return Reading((Quantified(Quantifier.ALL, held),), "share")


@rule("predicate", "PART_OF|HAVE so_large of_the_parted?")
def _make_up(_: Context, *rest: Meaning) -> MakingUp:
    """“… account for 42 % of the electricity”."""
    return MakingUp(the(rest, Amount), first(rest, Place) or EVERYWHERE)


@rule("so_large", "EXACTLY? amount|bound")
def _percent(_: Context, *rest: Meaning) -> Amount | None:
    amount = the(rest, Amount)
    return amount if amount.percent else None


@rule("so_large", "a_part")
def _fraction(c: Context, part: Part) -> Amount:
    """“more than a third”."""
    comparator = part.comparator or sign_of_part(c)
    number = Number(100 * part.size, 1)
    return Amount(number, comparator, percent=True, near=part.near, rough=True)


@rule("of_the_parted", "'of' DET|'all'? measure|TOPIC", "'of' spot 's'? measure|TOPIC")
def _of_whole(_: Context, *rest: Meaning) -> Place | str:
    """“… of Germany's electricity”."""
    return first(rest, Place) or "whole"
