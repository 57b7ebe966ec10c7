"""How much more something varies than something else: “varies twice as much on A as on B”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_factor, is_single
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.language.tree import Aggregate, Arithmetic, Formula, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Swaying:
    """Varying so many times as much at one place as at another.

    Attributes:
        factor: how many times.
        places: here, and there.
        ranges: how large the ranges are said to be.
    """

    factor: Amount
    places: tuple[Place, Place]
    ranges: tuple[Amount, ...] = ()

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the ratio of the ranges is the factor, and that of the standard deviations."""
        if subject.aggregate or subject.minus or subject.quantifier or extent.is_said:
            return None
        one, two = (subject.place.within(p) for p in self.places)
        if one is None or two is None or self.places[0].dimensions != self.places[1].dimensions:
            return None
        if is_single(c, one) or is_single(c, two) or len(self.ranges) not in (0, 2):
            return None
        formulas: list[Formula] = []
        for function in (Function.RANGE,) if self.ranges else (Function.RANGE, Function.STD):
            terms = [Aggregate(function, p.cells) for p in (one, two)]
            said = [is_amount(t, a) for t, a in zip(terms, self.ranges, strict=False)]
            ways = is_factor(Arithmetic("/", *terms), self.factor)
            formulas += [both([way, *said]) for way in ways]
        return Reading(tuple(formulas), "spread")


@rule("predicate", "FLUCTUATES factor at range_note? 'as' at range_note?")
@rule("predicate", "FLUCTUATES factor at range_note? AS_IT_DOES at range_note?")
def _sways(_: Context, *rest: Meaning) -> Swaying | None:
    """“… fluctuates more than twice as much on A (a range of 5) as on B (a range of 2)”."""
    one, two = every(rest, Place)
    factor, *ranges = every(rest, Amount)
    return Swaying(factor, (one, two), tuple(ranges)) if factor.number.value > 1 else None


@rule("range_note", "'(' DET? RANGE 'of'|':'|'=' amount ')'", "'(' DET? RANGE amount ')'")
@rule("range_note", "',' DET? RANGE 'of' amount ','")
def _range_note(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)
