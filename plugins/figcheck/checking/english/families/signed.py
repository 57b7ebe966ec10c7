"""Being above or below zero: “has a negative rate”, “the only positive value is that of A”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.counting import Limit
from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.meanings.meaning import Amount, Place
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.tree import Comparator, Number, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("signed_value", "POSITIVE nouns")
def _signed(_: Context, *rest: Meaning) -> Limit:
    return Limit(Amount(Number(0.0), the(rest, Comparator)))


@rule("signed_measure", "POSITIVE place measure?")
def _signed_measure(_: Context, *rest: Meaning) -> tuple[Limit, Place] | None:
    """“negative inflation rate”, where that is one of several measures."""
    place = the(rest, Place)
    return (Limit(Amount(Number(0.0), the(rest, Comparator))), place) if place.ticks else None


@rule("predicate", "'a'|'an' signed_value")
def _has_one(_: Context, limit: Limit) -> Bounded:
    """“… records a negative rate”: at one point at least."""
    return Bounded(limit.low, held=(Quantifier.SOME,))


@rule("predicate", "'a'|'an' signed_measure")
def _has_signed(_: Context, measured: tuple[Limit, Place]) -> Measured:
    """“… has a negative inflation rate”."""
    limit, place = measured
    return Measured(place, Bounded(limit.low, held=(Quantifier.SOME,)))
