"""Where values lie: in the thirties, in single digits, within so much of something else."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import both, extent_of
from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.families.ranging import Between
from figcheck.checking.english.families.sides import sides
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Number,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_PARTS = {"low": (0.0, 5.0), "mid": (3.0, 8.0), "high": (5.0, 10.0)}
"""What of a decade is its low, middle and high part; the edges are taken generously."""


@record
class InDecade:
    """Lying from one number, included, to another, not included.

    Attributes:
        low: the first number.
        high: the second.
        held: whether something “has” such values: all of its own, or some.
    """

    low: float
    high: float
    held: bool = False

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That all values of the subject lie there."""
        reach = extent_of(subject, extent)
        if reach is None or reach.count or subject.minus is not None:
            return None
        term = subject.spoken_of(subject.place)
        if reach.quantifier in (Quantifier.SOME, Quantifier.NONE):
            return self._anywhere(c, term, reach)
        if reach.quantifier not in OF_ALL:
            return None
        if reach.excluded.ticks:
            if subject.aggregate:
                return None
            term = subject.term(subject.place, reach.excluded)
        inside = (
            Quantified(Quantifier.ALL, Compare(Comparator.AT_LEAST, term, Number(self.low))),
            Quantified(Quantifier.ALL, Compare(Comparator.LESS, term, Number(self.high))),
        )
        if self.held and reach.quantifier is None and not reach.excluded.ticks:
            some = self._anywhere(c, term, replace(reach, quantifier=Quantifier.SOME))
            return Reading((both(inside), *(some.formulas if some else ())), "range")
        return Reading((both(inside),), "range")

    def _anywhere(self, c: Context, term: Term, reach: Extent) -> Reading | None:
        """That some value lies there, or none, where no value lies beyond one of the bounds."""
        if reach.excluded.ticks or reach.quantifier is None:
            return None
        if c.scale.high < self.high:
            bound = Compare(Comparator.AT_LEAST, term, Number(self.low))
        elif c.scale.low >= self.low:
            bound = Compare(Comparator.LESS, term, Number(self.high))
        else:
            return None
        return Reading((Quantified(reach.quantifier, bound),), "range")


@rule("predicate", "AT? DET? DECADE", "AT? POSSESSIVE DECADE", "LIES AT? DET DECADE")
def _in_decade(c: Context, *rest: Meaning) -> InDecade | None:
    """“… is in the thirties”."""
    low = the(rest, float)
    return None if _is_when(c, low) else InDecade(low, low + 10)


@rule("predicate", "'gets'|'get'|'got'|'reaches'|'reach'|'reached' 'into'? DET DECADE")
def _gets_into_decade(c: Context, *rest: Meaning) -> Bounded | None:
    """“No model gets into the nineties”."""
    low = the(rest, float)
    return None if _is_when(c, low) else Bounded(Amount(Number(low), Comparator.AT_LEAST))


@rule("predicate", "'well'|'deep' 'into'|'in' DET? DECADE")
def _well_into_decade(c: Context, *rest: Meaning) -> InDecade | None:
    """“… is well into the forties”."""
    low = the(rest, float)
    return None if _is_when(c, low) else InDecade(low + 2, low + 10)


@rule("predicate", "DET? place measure? AT DET DECADE")
def _measure_in_decade(c: Context, *rest: Meaning) -> Measured | None:
    """“… has a cost in the twenties”."""
    low = the(rest, float)
    return None if _is_when(c, low) else Measured(the(rest, Place), InDecade(low, low + 10))


def _is_when(c: Context, decade: float) -> bool:
    """Whether a decade is one of years: “in the 1990s” says when, if there is an axis of time."""
    return decade >= 1000 and any(is_time(d) for d in c.figure.dimensions)


@rule("predicate", "AT? DET? PART_OF_DECADE '-'? DECADE", "LIES AT? DET PART_OF_DECADE '-'? DECADE")
def _in_part(c: Context, *rest: Meaning) -> InDecade | None:
    """“… is in the high seventies”."""
    part, decade = (r for r in rest if isinstance(r, float))
    if _is_when(c, decade):
        return None
    low, high = list(_PARTS.values())[int(part)]
    return InDecade(decade + low, decade + high)


@rule("predicate", "AT? DET? PART_OF_DECADE 'to'|'or' PART_OF_DECADE '-'? DECADE")
def _from_part_to_part(c: Context, *rest: Meaning) -> InDecade | None:
    """“… is in the low to mid nineties”."""
    *parts, decade = (r for r in rest if isinstance(r, float))
    (low, _), (__, high) = (list(_PARTS.values())[int(part)] for part in parts)
    if _is_when(c, decade) or parts[0] >= parts[1]:
        return None
    return InDecade(decade + low, decade + high)


@rule("so_many_digits", "PART_OF_DECADE '-'? 'single' '-'? 'digits'|'digit'|'figures'")
def _part_of_single_digits(_: Context, part: float, *__: Meaning) -> InDecade:
    """“in the low single digits”."""
    return InDecade(*list(_PARTS.values())[int(part)])


@rule("so_many_digits", "'single' 'digits'|'digit'|'figures'", "'single' '-' 'digit' 'range'?")
def _single_digits(*_: Meaning) -> InDecade:
    """“in the single digits”."""
    return InDecade(0.0, 10.0)


@rule("so_many_digits", "'double'|'two' '-'? 'digits'|'digit'|'figures' 'range'?")
def _double_digits(*_: Meaning) -> InDecade:
    """“in the double digits”."""
    return InDecade(10.0, 100.0)


_LEFT = "out of (?:the )?(?:single|double|two)"


@rule("predicate", "AT? DET? so_many_digits")
def _in_digits(c: Context, *rest: Meaning) -> InDecade | Bounded | None:
    """“… is in the single digits”; “gets out of single digits”: to ten or more."""
    digits = the(rest, InDecade)
    if not c.discourse.clause_has_word(_LEFT):
        return digits
    beyond = Amount(Number(digits.high), Comparator.AT_LEAST)
    return None if digits.low else Bounded(beyond)


@rule("predicate", "AT? DET? so_many_digits measure")
def _has_digits(_: Context, *rest: Meaning) -> InDecade:
    """“… has single-digit values”."""
    return replace(the(rest, InDecade), held=True)


@rule("predicate", "AT? DET? so_many_digits place measure?")
def _measure_in_digits(_: Context, *rest: Meaning) -> Measured:
    """“… has a single-digit share of women”."""
    return Measured(the(rest, Place), the(rest, InDecade))


@rule("predicate", "KEPT_WITHIN DET? NARROW? CORRIDOR 'of'? interval")
@rule("predicate", "KEPT_WITHIN DET? NARROW? interval '-'? CORRIDOR", "KEPT_WITHIN interval")
def _in_corridor(_: Context, *rest: Meaning) -> Between:
    """“… stays within a narrow band between 7.9 and 8.4”."""
    return Between(*the(rest, tuple))


@record
class Near:
    """Being no further than so much from something else.

    Attributes:
        than: from what.
        amount: how far at most.
    """

    than: Subject
    amount: Amount

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the distance is no more than that, everywhere if there are many places."""
        if subject.minus is not None or self.than.minus is not None or self.amount.percent:
            return None
        pair = sides(c, subject, self.than, None)
        if pair is None or self.than.aggregate or subject.aggregate:
            return None
        apart = replace(subject, place=pair.own, minus=pair.than)
        bound = replace(self.amount, comparator=Comparator.AT_MOST)
        return Bounded(bound).reading(c, apart, extent)


@rule("predicate", "LIES? WITHIN amount 'of'|'from' rival", "BE? WITHIN amount 'of'|'from' rival")
@rule("predicate", "LIES? WITHIN DET DIFFERENCE 'of' amount 'of'|'from'|'to' rival")
def _near(c: Context, *rest: Meaning) -> Near | None:
    """“… stays within 7 points of Alder”."""
    than = first(rest, Subject)
    if c.discourse.clause_has_word("(?:each other|one another)"):
        return None  # Of what they are themselves, not of two that were named before.
    return Near(than, the(rest, Amount)) if than else None
