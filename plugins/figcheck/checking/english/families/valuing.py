"""Verbs for having a value that say nothing more: “lands at 52”, “ends up at 318”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.bounds import Bounded, Valued
from figcheck.checking.english.families.build import both, extent_of, is_single
from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.families.ranging import Between
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Quantifier
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("verb", "STANDS_AT")
def _stands_at(*_: Meaning) -> str:
    """“Alder is listed at 52”, “Alder notches up the highest score”."""
    return "verb"


@record
class Landed:
    """Having a value, of what has only one where it is said to end."""

    valued: Valued

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That this is its value; what runs along an axis ends at the last of several."""
        place = subject.place
        if not is_single(c, place) or subject.aggregate or extent.is_said:
            return None
        along = [n for n, d in c.names.dimensions.items() if is_ordered(d)]
        if any(len(place.get(n)) != 1 for n in along):
            return None
        return self.valued.reading(c, subject, extent)


@rule("predicate", "LANDS_AT value_then")
def _lands_at(_: Context, *rest: Meaning) -> Landed:
    """“Under heavy load, Castor ends up at 318”."""
    return Landed(Valued(the(rest, Amount)))


_OF_EACH = (None, Quantifier.ALL)
"""Of how many values two things can be said so that each of these is between both."""


@record
class WithinBoth:
    """Lying beyond one number, and on this side of another.

    Attributes:
        low: the bound below.
        high: the bound above.
    """

    low: Bounded
    high: Bounded
    of_level: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That both hold of the same values."""
        reach = extent_of(subject, extent)
        if reach is None or reach.count or reach.quantifier not in _OF_EACH:
            return None  # "Two clear 40 but not 60": so many of each kind need not be the same.
        readings = [bound.reading(c, subject, extent) for bound in (self.low, self.high)]
        known = [r for r in readings if r is not None and len(r.formulas) == 1]
        if len(known) < len(readings):
            return None
        return Reading((both([f for r in known for f in r.formulas]),), "bounds")


@rule("predicate", "EXCEEDS level 'but' NOT EXCEEDS? level")
def _exceeds_but_not(_: Context, *rest: Meaning) -> WithinBoth | None:
    """“… clears 40 but not 60”."""
    sign, *others = every(rest, Comparator)
    low, high = every(rest, Written)
    if any(other is not sign for other in others):
        return None
    bounds = (amount_of(low, sign), amount_of(high, sign.negation))
    return WithinBoth(*map(Bounded, bounds))


@rule("predicate", "'neither' bound 'nor' bound", "'neither' EXCEEDS level 'nor' EXCEEDS level")
def _neither(_: Context, *rest: Meaning) -> WithinBoth:
    """“… is neither below 111 nor above 167”."""
    known = every(rest, Amount)
    if not known:
        pairs = zip(every(rest, Written), every(rest, Comparator), strict=True)
        known = [amount_of(number, sign) for number, sign in pairs]
    one, two = (replace(a, comparator=a.comparator.negation) for a in known)
    return WithinBoth(Bounded(one), Bounded(two))


@rule("predicate", "DET? VALUES|MEASURE 'of'? limits")
@rule("predicate", "DET? VALUES|MEASURE 'in'|'within' DET? CORRIDOR 'of'? interval")
@rule("predicate", "LIES|FALLS SOMEWHERE 'in'|'within' DET? CORRIDOR 'of'? interval")
def _value_between(_: Context, *rest: Meaning) -> Between:
    """“… has a value of between 40 and 60”, “… falls somewhere in the range from 40 to 60”."""
    return Between(*the(rest, tuple))


@rule("predicate", "DET? place measure? 'of'? limits")
def _measure_between(_: Context, *rest: Meaning) -> Measured:
    """“… has a latency between 3 and 5 ms”."""
    return Measured(the(rest, Place), Between(*the(rest, tuple)))


@rule("value_then", "level ','? ROUGHLY_SO", "ABOUT level ','? ROUGHLY_SO")
def _roughly_so(_: Context, *rest: Meaning) -> Amount:
    """“84, give or take”, “89 ms or thereabouts”."""
    return amount_of(the(rest, Written), Comparator.ABOUT)


@rule("value", "level ','? ROUGHLY_SO", "ABOUT level ','? ROUGHLY_SO")
def _is_roughly(c: Context, *rest: Meaning) -> Valued:
    return Valued(_roughly_so(c, *rest))


@rule("amount", "level EXACTLY_SO")
def _exactly_so(_: Context, number: Written, *__: Meaning) -> Amount:
    """“610 MB on the dot”."""
    return replace(amount_of(number, Comparator.EQUAL))
