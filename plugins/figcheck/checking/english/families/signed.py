"""Being above or below zero: “has a negative rate”, “the only positive value is that of A”."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import is_single
from figcheck.checking.english.families.counting import Limit
from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.rules import Meaning, the
from figcheck.checking.language.tree import Comparator, Number, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@dataclass(frozen=True)
class HavingSigned:
    """Having a value above or below zero.

    Attributes:
        comparator: above or below.
        one: whether one such value is enough: “a negative rate”.
    """

    comparator: Comparator
    one: bool

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one value is so, or one of them; of “negative rates”, that all are, or some."""
        bounded = Bounded(Amount(Number(0.0), self.comparator))
        plain = bounded.reading(c, subject, extent)
        if extent.is_said or subject.quantifier or is_single(c, subject.place):
            return plain
        some = bounded.reading(c, subject, replace(extent, quantifier=Quantifier.SOME))
        if self.one or some is None or plain is None:
            return some
        return replace(some, formulas=tuple(dict.fromkeys(some.formulas + plain.formulas)))


@rule("predicate", "'a'|'an' signed_value")
def _has_one(_: Context, limit: Limit) -> HavingSigned:
    """“… records a negative rate”."""
    return HavingSigned(limit.low.comparator, one=True)


@rule("predicate", "signed_value")
def _has_some(_: Context, limit: Limit) -> HavingSigned:
    """“… with negative growth”."""
    return HavingSigned(limit.low.comparator, one=False)


@rule("signed_value", "POSITIVE nouns")
def _signed(_: Context, *rest: Meaning) -> Limit:
    return Limit(Amount(Number(0.0), the(rest, Comparator)))


@rule("signed_measure", "POSITIVE place measure?")
def _signed_measure(_: Context, *rest: Meaning) -> tuple[Limit, Place] | None:
    """“negative inflation rate”, where that is one of several measures."""
    place = the(rest, Place)
    return (Limit(Amount(Number(0.0), the(rest, Comparator))), place) if place.ticks else None


@rule("predicate", "'a'|'an' signed_measure", "signed_measure")
def _has_signed(c: Context, measured: tuple[Limit, Place]) -> Measured:
    """“… has a negative inflation rate”."""
    limit, place = measured
    one = c.discourse.clause_has_word("an? (?:negative|positive)")
    return Measured(place, HavingSigned(limit.low.comparator, one=one))
