"""Precision and recall of classes, set against each other: “its precision exceeds its recall”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    Measure,
    Measured,
    of_class,
)
from figcheck.checking.english.kinds.confusions import confusions
from figcheck.checking.english.kinds.rounded_differences import differ_by
from figcheck.checking.english.meanings.meaning import Amount, Reading
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Arithmetic, Comparator, Compare, Formula
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_OF = "'of'|'for'|'on'|'in'"


@rule("rate_of_class", f"DET? class_rate {_OF} DET? some_of_class", "DET? a_class 's'? class_rate")
def _rate_of_class(_: Context, *rest: Meaning) -> tuple[Classes, Measure]:
    """“the precision for Water”, “Wetland's precision”."""
    return the(rest, Classes), the(rest, Measure)


@rule("rate_noted", "'(' amount ')'", "'of' amount", "',' amount ','")
def _rate_noted(_: Context, amount: Amount) -> Amount:
    return amount.in_percent


@rule("own_rate", "POSSESSIVE|DET? class_rate rate_noted?")
def _own_rate(_: Context, *rest: Meaning) -> Measured | Measure:
    """“its recall (93.6 %)”."""
    measure, amount = the(rest, Measure), first(rest, Amount)
    return measure if amount is None else Measured(measure, amount)


@rule("rate_gap", "'by' amount|bound")
def _rate_gap(_: Context, amount: Amount) -> Amount:
    return amount.in_percent


@rule("clause", "rate_of_class rate_noted? BE MORE THAN own_rate")
@rule("clause", "rate_of_class rate_noted? EXCEEDS own_rate rate_gap?")
@rule("clause", "rate_of_class rate_noted? BE amount|bound MORE THAN own_rate")
def _of_one(c: Context, *rest: Meaning) -> Reading | None:
    """“The precision for Water (89 %) is higher than its recall (93.6 %)”."""
    classes, measure = the(rest, tuple)
    other = next(r for r in reversed(rest) if isinstance(r, (Measured, Measure)))
    start = rest.index(other)
    amounts = every(rest[:start], Amount)
    noted = amounts[0] if len(rest) > 1 and rest[1] in amounts else None
    gap = next((a for a in every(rest, Amount) if a is not noted), None)
    one = Measured(measure, noted) if noted is not None else measure
    return _compared(c, classes, _Rates(one, other, the(rest, Comparator), gap))


@rule("clause", f"{_OF} classes|some_of_class|several_classes ','? own_rate BE MORE THAN own_rate")
@rule(
    "clause",
    f"{_OF} classes|some_of_class|several_classes ','? own_rate EXCEEDS own_rate rate_gap?",
)
@rule("clause", f"own_rate BE MORE THAN own_rate {_OF} classes|some_of_class|several_classes")
@rule("clause", f"own_rate EXCEEDS own_rate {_OF} classes|some_of_class|several_classes")
@rule("clause", "classes|some_of_class|several_classes HAVE DET? MORE class_rate THAN class_rate")
def _of_some(c: Context, *rest: Meaning) -> Reading | None:
    """“For five of the seven classes, recall exceeds precision”, “Urban has a higher precision”."""
    one, other = (r for r in rest if isinstance(r, (Measured, Measure)))
    rates = _Rates(one, other, the(rest, Comparator), first(rest, Amount))
    return _compared(c, the(rest, Classes), rates)


@record
class _Rates:
    """Two measures of the same classes, and how they stand to each other.

    Attributes:
        one: the first, with its value where that is said.
        other: the second.
        sign: whether the first is the higher or the lower one.
        gap: by how much.
    """

    one: Measured | Measure
    other: Measured | Measure
    sign: Comparator
    gap: Amount | None = None

    @property
    def measures(self) -> tuple[Measure, Measure]:
        """The two measures."""
        one, other = (r.measure if isinstance(r, Measured) else r for r in (self.one, self.other))
        return one, other

    @property
    def values(self) -> tuple[Amount | None, Amount | None]:
        """What each is said to be."""
        one, other = (r.amount if isinstance(r, Measured) else None for r in (self.one, self.other))
        return one, other


def _compared(c: Context, classes: Classes, rates: _Rates) -> Reading | None:
    """That one measure of some classes is higher, or lower, than another of the same classes."""
    matrix, (one, other), sign, gap = confusions(c), rates.measures, rates.sign, rates.gap
    if matrix is None or one is other or classes.excepted:
        return None
    if sign not in (Comparator.MORE, Comparator.LESS):
        return None
    if (any(rates.values) or gap) and len(classes.ticks) > 1:
        return None

    def so(tick: int) -> Formula:
        terms = left, right = of_class(matrix, tick, one), of_class(matrix, tick, other)
        held: list[Formula | None] = [Compare(sign, left, right)]
        told = zip(terms, rates.values, strict=True)
        held += [is_amount(term, amount) for term, amount in told if amount is not None]
        if gap is not None:
            ends = (left, right) if sign is Comparator.MORE else (right, left)
            apart = Arithmetic("-", *ends)
            exact = gap.comparator is Comparator.EQUAL
            held.append(differ_by(apart, gap.number) if exact else is_amount(apart, gap))
        return both(held)

    cases = [(so(tick),) for tick in classes.ticks]
    formulas = of_cases(c, cases, classes.quantifier, classes.count)
    return Reading(formulas, FAMILY) if formulas else None
