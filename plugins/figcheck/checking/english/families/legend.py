"""Values against the bounds that the description gives of its legend."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, extreme_of
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
from figcheck.checking.english.phrases.amounts import Interval
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Function,
    Number,
    Or,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class BeyondLegend:
    """Lying outside the described legend.

    Attributes:
        low: lower bound of the legend.
        high: its upper bound.
        upwards: whether only the upper bound is spoken of.
        reached: the value that the clause says is reached.
    """

    low: float
    high: float
    upwards: bool
    reached: Amount | None

    def reading(self, _: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That some value of the subject lies outside."""
        if subject.aggregate or subject.quantifier or extent.is_said:
            return None
        top = extreme_of(Function.MAX, subject.place)
        bottom = extreme_of(Function.MIN, subject.place)
        above = Compare(Comparator.MORE, top, _exact(self.high))
        below = Compare(Comparator.LESS, bottom, _exact(self.low))
        outside = above if self.upwards else Or((above, below))
        reached = self.reached
        number = Compare(reached.comparator, top, reached.number) if reached else None
        return Reading((both([outside, number]),), "legend")


@record
class WithinLegend:
    """Lying within the described legend, its bounds included.

    Attributes:
        low: lower bound of the legend.
        high: its upper bound.
    """

    low: float
    high: float

    def reading(self, _: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no value of the subject lies outside."""
        if subject.aggregate or subject.minus or subject.rate or subject.count:
            return None
        if subject.quantifier not in OF_ALL or extent.is_said:
            return None
        held = (
            Compare(Comparator.AT_LEAST, extreme_of(Function.MIN, subject.place), _exact(self.low)),
            Compare(Comparator.AT_MOST, extreme_of(Function.MAX, subject.place), _exact(self.high)),
        )
        return Reading((both(held),), "legend")


def _exact(value: float) -> Number:
    digits = f"{value:.6f}".rstrip("0").partition(".")[2]
    return Number(value, len(digits))


@rule(
    "legend",
    "DET? LEGEND 's'? LEGEND_BOUNDS? stated?",
    "DET? LEGEND_BOUNDS 'of' DET? LEGEND stated?",
)
@rule("legend", "DET? LEGEND 's'? interval LEGEND_BOUNDS?")
def _legend(c: Context, *rest: Meaning) -> tuple[float, float] | None:
    """The described bounds, if what the clause says of them agrees with them."""
    bounds = c.figure.colours.bounds if c.figure.colours else None
    stated: tuple[Amount, ...] | None = first(rest, tuple)
    if bounds is None or (stated and not {a.number.value for a in stated} <= set(bounds)):
        return None
    return bounds


@rule("stated", "'(' interval ')'", "'of' interval")
def _stated(_: Context, interval: Interval) -> Interval:
    return interval


@rule("stated", "'(' amount ')'", "'of' amount")
def _one_bound(_: Context, amount: Amount) -> tuple[Amount]:
    return (amount,)


@rule("predicate", "EXCEEDS legend", "EXCEEDS legend ',' REACHING amount", "EXCEEDS legend noted")
@rule("predicate", "OUTSIDE legend", "OUTSIDE legend ',' REACHING amount", "CONTRADICTS legend")
def _beyond(_: Context, *rest: Meaning) -> BeyondLegend | None:
    """“… exceed the legend's stated range (24–48), reaching 89.0”."""
    comparator = first(rest, Comparator)
    if comparator is Comparator.LESS:
        return None
    low, high = the(rest, tuple)
    return BeyondLegend(low, high, comparator is not None, first(rest, Amount))


@rule("clause", "legend CONTRADICTS place noted?", "legend CONTRADICTS subject")
def _contradicted(c: Context, *rest: Meaning) -> Reading | None:
    """“The legend's upper bound (48) does not fit the AMC23 data (89.0)”."""
    low, high = the(rest, tuple)
    subject = first(rest, Subject) or Subject(the(rest, Place))
    subject = replace(subject, place=subject.place.default(c.here).plain)
    beyond = BeyondLegend(low, high, upwards=False, reached=first(rest, Amount))
    return beyond.reading(c, subject, Extent())


@rule("predicate", "LIES|BE? INSIDE legend", "LIES|BE? COVERED 'by' legend")
def _within(_: Context, *rest: Meaning) -> WithinLegend:
    """“All values lie within the range of the legend”."""
    return WithinLegend(*the(rest, tuple))


@rule("clause", "legend COVERS_ALL", "legend COVERS 'all'|'every' 'the'? VALUES|CASE|MEASURE")
@rule("clause", "legend COVERS 'all'|'every' 'the'? VALUES|CASE 'of'|'in' place")
def _covers(c: Context, *rest: Meaning) -> Reading | None:
    """“The legend's range of 30–90 covers all values”."""
    here = first(rest, Place)
    place = here.default(c.here) if here is not None else c.here
    return WithinLegend(*the(rest, tuple)).reading(c, Subject(place.plain), Extent())
