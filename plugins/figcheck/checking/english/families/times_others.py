"""One thing as a multiple of each of the others: “at least twice as high as all others”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Comparator, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class TimesOthers:
    """Being at least, or less than, a number of times each of the others.

    Attributes:
        factor: how many times, as a bound.
        inverse: whether the others are such multiples of the subject.
        among: the dimension of which the others are, if that is said: “of any other town”.
    """

    factor: Amount
    inverse: bool = False
    among: str | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the ratio to each of the others is within the bound, wherever there are several."""
        if subject.aggregate or subject.minus or subject.quantifier or subject.count:
            return None
        if extent.quantifier not in OF_ALL or extent.excluded.ticks:
            return None
        own = [d for d in subject.own if len(subject.place.get(d)) == 1 and c.size(d) > 1]
        own = [d for d in own if self.among in (None, d)]
        if len(own) != 1:
            return None
        (dimension,) = own
        known = c.proper(dimension).get(dimension) or c.names.dimensions[dimension].ticks
        others = [t for t in known if t not in subject.place.get(dimension)]
        if not others:
            return None
        multiple = Multiple(Subject(Place.of(dimension, others)), self.factor, self.inverse)
        return multiple.reading(c, subject, replace(extent, quantifier=Quantifier.ALL))


@rule("predicate", "factor AS_MUCH_AS|AS_LOW_AS OTHERS LABEL|KIND?")
@rule("predicate", "factor 'as' how measure|KIND? 'as' OTHERS LABEL|KIND?")
@rule("predicate", "factor MORE THAN OTHERS LABEL|KIND?")
def _times_others(c: Context, factor: Amount, *rest: Meaning) -> TimesOthers | None:
    """“… is more than four times as fast as either alternative”."""
    if factor.comparator in (Comparator.ABOUT, Comparator.EQUAL):
        return None
    lower = first(rest, Comparator) is Comparator.LESS or c.discourse.clause_has_word("as low as")
    return TimesOthers(factor, lower, _along(rest))


@rule("predicate", "HAVE? factor DET place measure? 'of'|'for' OTHERS LABEL|KIND?")
@rule("predicate", "HAVE? factor DET measure 'of'|'for' OTHERS LABEL|KIND?")
def _has_times_others(_: Context, *rest: Meaning) -> TimesOthers | Measured | None:
    """“… has more than twice the car share of any other town”."""
    factor, measure = the(rest, Amount), first(rest, Place)
    if factor.comparator in (Comparator.ABOUT, Comparator.EQUAL):
        return None
    others = TimesOthers(factor, among=_along(rest))
    return Measured(measure, others) if measure else others


@rule("predicate", "HAVE|LEADS_TO factor DET measure 'of'|'for' rival")
def _is_times(_: Context, *rest: Meaning) -> Multiple:
    """“… brings twice the yield of the dry season”."""
    return Multiple(the(rest, Subject), the(rest, Amount))


@rule("predicate", "factor 'as' 'many'|'much' place measure|KIND? 'as' rival")
def _times_as_many_of(_: Context, *rest: Meaning) -> Measured | None:
    """“… makes twice as many spelling errors as B”."""
    than, measure = the(rest, Subject), the(rest, Place)
    if than.place.dimensions & measure.dimensions:
        return None  # "Twice as many women as men": of each other.
    return Measured(measure, Multiple(than, the(rest, Amount)))


def _along(rest: tuple[Meaning, ...]) -> str | None:
    label = first(rest, Label)
    return label.dimension if label else None
