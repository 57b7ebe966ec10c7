"""Values against a number: above, below, between, from … to …."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, every, first, the
from figcheck.checking.english.families.build import (
    amount_formula,
    both,
    extended,
    subject_term,
    within_context,
)
from figcheck.checking.english.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.places import rule
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Function,
    Number,
    Quantified,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "bounds"


@rule("limit", "bound", "'(' bound ')'")
def _limit(_: Context, amount: Amount) -> Amount:
    return amount


@rule("limit", "EXCEEDS NUMBER unit?", "EXCEEDS 'the'? NUMBER 'mark'")
@rule("limit", "MORE 'than' NUMBER unit?")
def _limit_by_verb(_: Context, comparator: Comparator, number: Written, *__: object) -> Amount:
    return Amount(Number(number.value, number.decimals), comparator, number.unit == "%")


@rule("clause", "subject extent? BE|HAVE? extent? ADJECTIVE? limit extent?")
def _is_beyond(c: Context, subject: Subject, *rest: Meaning) -> Reading | None:
    """“SPINE stays under 0.34 throughout”, "performance for y=10 is uniformly poor (≤4)"."""
    amount = the(rest, Amount)
    extents = every(rest, Extent)
    if len({e.quantifier for e in extents}) > 1 or any(e.count is not None for e in extents):
        return None
    comparison = Compare(amount.comparator, subject_term(c, subject), amount.number)
    if subject.aggregate:
        return None if extents else Reading((comparison,), FAMILY)
    extent = extents[0] if extents else None
    if subject.quantifier is not None and extent is None:
        extent = Extent(subject.quantifier)
    return Reading((extended(comparison, extent, Quantifier.ALL),), FAMILY)


@rule("span", "interval", "'from' amount 'to' amount", "'from' ABOUT interval")
@rule("span", "ABOUT interval", "'from' ABOUT NUMBER 'to' ABOUT? NUMBER")
def _span(_: Context, *rest: Meaning) -> tuple[Amount, Amount] | None:
    amounts = every(rest, Amount)
    pair = next(
        (r for r in rest if isinstance(r, tuple) and len(r) == 2 and not isinstance(r, Written)),
        None,
    )
    numbers = list(pair) if pair else every(rest, Written)
    about = any(r is None for r in rest[:1]) or any(n.approx for n in numbers)
    if len(amounts) == 2:
        return amounts[0], amounts[1]
    if len(numbers) != 2:
        return None
    comparator = Comparator.ABOUT if about else Comparator.EQUAL
    low, high = (Amount(Number(n.value, n.decimals), comparator) for n in numbers)
    return low, high


@rule("clause", "subject extent? RANGE extent? span", "subject RANGE ADVERB ',' RANGE span")
@rule("clause", "subject RANGE ADVERB KINDS ',' RANGE span", "subject RANGE KINDS ',' RANGE span")
def _ranges(c: Context, subject: Subject, *rest: Meaning) -> Reading | None:
    """“Values range from 43.8 to 73.3”."""
    low, high = next(r for r in rest if isinstance(r, tuple) and len(r) == 2)
    extents = every(rest, Extent)
    if subject.aggregate is Function.RANGE:
        subject = Subject(subject.place)
    if subject.aggregate or any(e.quantifier is not Quantifier.ALL for e in extents):
        return None
    cells = within_context(c, subject.place).cells
    ends = both(
        [
            amount_formula(Aggregate(Function.MIN, cells), low),
            amount_formula(Aggregate(Function.MAX, cells), high),
        ]
    )
    return Reading((ends,), FAMILY)


@rule("clause", "subject extent? BE|RANGE extent? 'all'? 'between' NUMBER 'and' NUMBER")
@rule("clause", "subject extent? BE 'confined' 'to' interval")
@rule("clause", "EACH measure of_place? RANGE 'between' NUMBER 'and' NUMBER")
def _lies_between(c: Context, *rest: Meaning) -> Reading | None:
    """“All values lie between 7.7 and 16.2”."""
    subject = first(rest, Subject) or Subject(Place())
    place = first(rest, Place)
    numbers = every(rest, Written)
    pair = next((r for r in rest if isinstance(r, tuple) and not isinstance(r, Written)), None)
    if pair is not None:
        numbers = list(pair)
    if subject.aggregate or any(isinstance(r, Extent) and r.count for r in rest):
        return None
    cells = within_context(c, place or subject.place).cells
    low, high = (Number(n.value, n.decimals) for n in numbers)
    inside = both(
        [
            Quantified(Quantifier.ALL, Compare(Comparator.AT_LEAST, cells, low)),
            Quantified(Quantifier.ALL, Compare(Comparator.AT_MOST, cells, high)),
        ]
    )
    return Reading((inside,), FAMILY)
