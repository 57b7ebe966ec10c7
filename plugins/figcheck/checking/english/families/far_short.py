"""Not being near a number at all: “does not come close to 90”, “is nowhere near 40”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.bounds import Bounded, Valued
from figcheck.checking.english.meanings.meaning import Amount, Extent, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.tree import Comparator, Number
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_CLEARLY, _SURELY = 0.1, 0.25
"""How far from a number, as a part of it, a value may be said to be far, and surely is."""


@record
class FarShort:
    """Lying far below a number; between two bounds nothing is decided.

    Attributes:
        amount: the number.
    """

    amount: Amount
    of_level: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values lie below it by a good part of it."""
        number = self.amount.number
        if number.value <= 0:
            return None
        found = []
        for share in (_CLEARLY, _SURELY):
            lower = Number(number.value * (1 - share), max(number.decimals, 0) + 2)
            bound = Bounded(replace(self.amount, number=lower))
            found.append(bound.reading(c, subject, extent))
        formulas = [f for r in found if r is not None for f in r.formulas]
        return Reading(tuple(formulas), "bounds") if None not in found else None


@rule("predicate", "FAR_SHORT_OF level", "BE NOWHERE_NEAR level", "NOWHERE_NEAR level")
def _far_short(_: Context, *rest: Meaning) -> FarShort:
    """“… does not come close to 90”."""
    return FarShort(amount_of(the(rest, Written), Comparator.LESS))


@rule("predicate", "NEARLY_AT level")
def _nearly_at(_: Context, sign: Comparator, number: Written) -> Bounded | Valued | None:
    """“… narrowly misses 60”: below it, and near it."""
    amount = amount_of(number, sign)
    if not number.value:
        return None
    return Valued(amount) if sign is Comparator.ABOUT else Bounded(replace(amount, near=True))


@rule("predicate", "JUST EXCEEDS level", "JUST GETS_BEYOND|SURPASSES level")
def _just_exceeds(_: Context, *rest: Meaning) -> Bounded | None:
    """“… barely exceeds 60”."""
    number = the(rest, Written)
    amount = amount_of(number, the(rest, Comparator))
    return Bounded(replace(amount, near=True)) if number.value else None


@rule("predicate", "HOVERS bound")
def _hovers_beyond(_: Context, *rest: Meaning) -> Bounded:
    """“… hovers just above 70”."""
    return Bounded(the(rest, Amount))
