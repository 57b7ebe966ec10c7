"""Which part of the values is so: “Fewer than a fifth of the cells lie between 20 and 80”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import is_factor
from figcheck.checking.english.families.ranging import Between
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading, together
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Number,
    Share,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_WHOSE = (
    "FRACTION 'of' DET? place VALUES? limits_said",
    "FRACTION 'of'? DET? VALUES at? limits_said",
    "FRACTION 'of' POSSESSIVE VALUES limits_said",
)


@rule("clause", *_WHOSE, *(f"BOUND|EXACTLY {whose}" for whose in _WHOSE))
def _fraction(c: Context, *rest: Meaning) -> Reading | None:
    """“Half of the cells are below 265”, “fewer than a fifth lie between 20 and 80”."""
    return _part(c, rest, first(rest, Comparator) or Comparator.EQUAL)


@rule("clause", *(f"ABOUT {whose}" for whose in _WHOSE))
def _about_a_fraction(c: Context, *rest: Meaning) -> Reading | None:
    """“Roughly two thirds of the cells exceed 50”."""
    return _part(c, rest, Comparator.ABOUT)


@rule("clause", *(f"at ','? {whose}" for whose in _WHOSE))
@rule("clause", *(f"at ','? BOUND|EXACTLY {whose}" for whose in _WHOSE))
def _fraction_there(c: Context, *rest: Meaning) -> Reading | None:
    """“In Large, more than half of the cells exceed 20”."""
    return _part(c, rest, first(rest, Comparator) or Comparator.EQUAL)


def _part(c: Context, rest: tuple[Meaning, ...], comparator: Comparator) -> Reading | None:
    """That the share of the values that are so is the fraction."""
    place = together(every(rest, Place))
    said = first(rest, Bounded) or first(rest, Between)
    if place is None or place.notes or said is None:
        return None
    if isinstance(said, Bounded) and said.amount.near:
        return None
    place = place.default(c.here)
    if c.names.measures.differ(place):
        return None
    if isinstance(said, Bounded):
        share: Term = Share(Compare(said.amount.comparator, place.cells, said.amount.number))
    else:
        if Comparator.ABOUT in (said.low.comparator, said.high.comparator):
            return None
        up_from = Share(Compare(Comparator.AT_LEAST, place.cells, said.low.number))
        beyond = Share(Compare(Comparator.MORE, place.cells, said.high.number))
        share = Arithmetic("-", up_from, beyond)
    fraction = Amount(Number(the(rest, float), 2), comparator)
    return Reading(is_factor(share, fraction), "counting")


@rule("limits_said", "verb? predicate")
def _limits(_: Context, *rest: Meaning) -> Bounded | Between | None:
    return first(rest, Bounded) or first(rest, Between)
