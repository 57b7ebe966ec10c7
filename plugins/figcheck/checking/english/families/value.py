"""What a value is at a place, and what a mean or a difference amounts to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, first, the
from figcheck.checking.english.families.build import (
    amount_formula,
    cells_of,
    extreme_of,
    is_single,
    within_context,
)
from figcheck.checking.english.meaning import Amount, Place, Reading, Subject
from figcheck.checking.english.places import rule
from figcheck.checking.language.tree import Aggregate, Function

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "value"


def value_at(c: Context, place: Place, amount: Amount) -> Reading | None:
    """That one cell holds an amount; places of several cells say nothing of it."""
    spot = within_context(c, place)
    if not is_single(c, spot):
        return None
    return Reading((amount_formula(spot.cells, amount),), FAMILY)


@rule("clause", "subject BE|HAVE|BE_AT amount at?", "subject BE|HAVE measure 'of' amount at?")
@rule("clause", "subject BE|HAVE 'a' measure 'of' amount at?")
def _is(c: Context, subject: Subject, *rest: Meaning) -> Reading | None:
    """“The accuracy of BERT is 81.2 at layer 4”, "the mean is about 0.58"."""
    amount = the(rest, Amount)
    at = first(rest, Place)
    narrowed = subject.narrowed(at)
    if narrowed is None or subject.quantifier:
        return None
    if subject.aggregate:
        place = within_context(c, narrowed.place)
        if not cells_of(c, place):
            return None
        return Reading((amount_formula(Aggregate(subject.aggregate, place.cells), amount),), FAMILY)
    return value_at(c, narrowed.place, amount)


@rule("clause", "place ':'|'=' amount", "place noted", "amount ONLY_AT place", "place amount")
def _noted(c: Context, *rest: Meaning) -> Reading | None:
    """“y=1, x=2: 52”, "52.8 at Size 2000/Ratio 0.3", as examples give them."""
    amount = the(rest, Amount)
    place = the(rest, Place)
    return value_at(c, place, amount)


@rule("clause", "subject HAVE amount", "','? 'reaching' amount", "','? 'peaking' 'at' amount")
def _reaches(c: Context, *rest: Meaning) -> Reading | None:
    """“reaching 89.0”: the highest of the values spoken of."""
    amount = the(rest, Amount)
    subject = first(rest, Subject) or Subject(Place())
    place = within_context(c, subject.place)
    if subject.aggregate or subject.quantifier or is_single(c, place):
        return None
    return Reading((amount_formula(extreme_of(Function.MAX, place), amount),), FAMILY)
