"""Values against the bounds that the description gives of its legend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, first
from figcheck.checking.english.families.build import both, extreme_of, within_context
from figcheck.checking.english.meaning import Amount, Reading, Subject
from figcheck.checking.english.places import rule
from figcheck.checking.language.tree import Comparator, Compare, Function, Number, Or
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "legend"


@rule("legend", "DET? LEGEND possessive? BOUNDS? stated?", "DET? BOUNDS 'of' DET? LEGEND stated?")
@rule("legend", "DET? LEGEND possessive? interval BOUNDS?")
def _legend(c: Context, *rest: Meaning) -> tuple[float, float] | None:
    """The described bounds, if what the clause says of them agrees with them."""
    bounds = c.figure.colours.bounds if c.figure.colours else None
    if bounds is None:
        return None
    for stated in (r for r in rest if isinstance(r, tuple) and not isinstance(r, Written)):
        if any(n.value not in bounds for n in stated):
            return None
    return bounds


@rule("stated", "'(' interval ')'", "'of' interval", "'(' numbers ')'")
def _stated(_: Context, numbers: tuple[Written, ...]) -> tuple[Written, ...]:
    return numbers


@rule("clause", "subject EXCEEDS legend reaching?", "subject 'contradict'|'contradicts' legend")
@rule("clause", "subject noted? 'contradict'|'contradicts' legend")
@rule("clause", "subject BE OUTSIDE legend reaching?")
def _beyond(c: Context, subject: Subject, *rest: Meaning) -> Reading | None:
    """“Values exceed the legend's stated range (24–48), reaching 89.0”."""
    low, high = next(r for r in rest if isinstance(r, tuple) and len(r) == 2)
    amount = first(rest, Amount)
    place = within_context(c, subject.place)
    if subject.aggregate or subject.quantifier:
        return None
    top, bottom = extreme_of(Function.MAX, place), extreme_of(Function.MIN, place)
    above = Compare(Comparator.MORE, top, _written(high))
    below = Compare(Comparator.LESS, bottom, _written(low))
    outside = above if Comparator.MORE in rest else Or((above, below))
    reached = Compare(amount.comparator, top, amount.number) if amount else None
    return Reading((both([outside, reached]),), FAMILY)


@rule("reaching", "','? 'reaching' amount", "','? 'with' 'values' 'up' 'to' amount", "noted")
def _reaching(_: Context, amount: Amount) -> Amount:
    return amount


def _written(value: float) -> Number:
    digits = f"{value:.6f}".rstrip("0").partition(".")[2]
    return Number(value, len(digits))
