"""A whole and a part of it: “half again as high as B”, “half as much again as B”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.meanings.meaning import Amount, Place, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Comparator, Number

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("multiple", "BOUND|ABOUT|EXACTLY? FRACTION 'again' 'as' how measure|KIND? 'as' rival")
@rule("multiple", "BOUND|ABOUT|EXACTLY? FRACTION 'as' how measure|KIND? 'again' 'as' rival")
@rule("multiple", "BOUND|ABOUT|EXACTLY? 'as' how measure|KIND? 'again' 'as' rival")
def _as_much_again(_: Context, *rest: Meaning) -> Multiple:
    """“… half again as high as B” is one and a half times B, “as high again as B” twice."""
    return Multiple(the(rest, Subject), _factor(rest))


@rule("predicate", "BOUND|ABOUT|EXACTLY? FRACTION 'again' 'as' how measure|KIND? at 'as' at")
@rule("predicate", "BOUND|ABOUT|EXACTLY? FRACTION 'as' how measure|KIND? 'again' at 'as' at")
def _as_much_again_there(_: Context, *rest: Meaning) -> Multiple:
    """“… half as much again in 2020 as in 2005”."""
    one, two = every(rest, Place)
    return Multiple(Subject(two), _factor(rest), at=one)


def _factor(rest: Sequence[Meaning]) -> Amount:
    part = first(rest, float)
    comparator = first(rest, Comparator) or Comparator.ABOUT
    number = Number(1 + (1.0 if part is None else part), 2)
    return Amount(number, comparator, rough=True)
