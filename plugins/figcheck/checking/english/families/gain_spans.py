"""Gaining or losing between so much and so much: “costs B between 11 and 22 points”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    is_amount,
    is_single,
    without,
)
from figcheck.checking.english.families.differences import Ends, Head, difference
from figcheck.checking.english.families.effects import Affected
from figcheck.checking.english.families.gains import FAMILY
from figcheck.checking.english.families.getting import as_step, lacks_a_part
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.lexicon.shared_words import ORDINAL
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
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Function,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_THIS_STEP = (
    f"(?:(?:this|that|same|next|previous)|(?:{ORDINAL}|last|final)(?: [a-z-]+)?) "
    "(?:step|interval|transition|jump|move)"
)
"""A step of which its ends are not told."""


@record
class Between:
    """Gaining or losing from so much to so much, depending on the place.

    Attributes:
        up: which of the two.
        low: the smallest of the changes.
        high: the largest.
        place: what else limits them.
        ends: from where to where; `None` if the subject is a step.
        either: whether the way is not said: “costs 7 to 12 ms”.
    """

    up: bool
    low: Amount
    high: Amount
    place: Place = EVERYWHERE
    ends: Ends | None = None
    either: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That these are the smallest and the largest of the changes."""
        place = subject.place.within(self.place)
        if place is None or c.discourse.clause_has_word(_THIS_STEP):
            return None  # From where to where it goes, another sentence says.
        if self.ends is not None and subject.minus is None:
            changed = difference(c, Head(up=True), self.ends, place)
            if changed is None:
                return None
            subject, place = replace(subject, minus=changed.minus), changed.place.default(place)
        hangs = c.discourse.clause_has_word("costing")  # On what says of itself what is lost.
        if self.ends is None and lacks_a_part(c, subject) and not hangs:
            subject = as_step(c, subject)  # "Without memory, it loses 2 to 9 points".
            place = subject.place.within(extent.place) or subject.place
        if subject.minus is None or subject.ratio or subject.signed:
            return None
        if extent.is_said and extent.quantifier is not Quantifier.ALL:
            return None
        if subject.aggregate or subject.quantifier or is_single(c, place):
            return None
        if self.low.percent or self.high.percent:
            return None
        left_out = extent.excluded
        later, earlier = without(place, left_out), without(subject.minus.default(place), left_out)
        change: Term = Arithmetic("-", *((later, earlier) if self.up else (earlier, later)))
        if self.either:
            change = Absolute(Arithmetic("-", later, earlier))
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
    place = first(rest, Place) or EVERYWHERE
    up = first(rest, bool)
    if up is not None:
        return Between(up, low, high, place)
    better = more_is_better(c, place.default(c.here))
    return Between(better is False, low, high, place, either=better is None)


@rule("predicate", "moves 'by' interval POINTS? depending?")
@rule("predicate", "AFFECTS thing 'by' interval POINTS? depending?")
def _moves_between(_: Context, *rest: Meaning) -> Between | None:
    """“… drops by 7 to 18 points”, “… lowers the yield by between 7 and 18 points”."""
    low, high = sorted(the(rest, tuple), key=lambda a: a.number.value)
    move, thing = first(rest, Move), first(rest, Affected)
    up = move.up if move is not None else the(rest, bool)
    return Between(up, low, high, thing.place if thing else EVERYWHERE)


@rule("predicate", "GAINS interval POINTS? gap_ends", "moves 'by' interval POINTS? gap_ends")
def _between_ends(_: Context, *rest: Meaning) -> Between | None:
    """“… loses 7 to 18 points from 32k to 64k”."""
    low, high = sorted(the(rest, tuple), key=lambda a: a.number.value)
    move, ends = first(rest, Move), the(rest, Ends)
    up = move.up if move is not None else the(rest, bool)
    return Between(up, low, high, ends=ends) if ends.signed else None


@rule("depending", "','? 'depending' 'on' DET? LABEL|MEASURE|KIND")
def _depending(*_: Meaning) -> str:
    return "depending"
