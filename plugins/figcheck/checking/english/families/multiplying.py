"""Becoming so many times as much: “multiplies its membership by five”, “more than doubles”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.gains import Gaining, factor_of
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, the
from figcheck.checking.language.tree import Comparator, Number

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("gained", "MULTIPLIED POSSESSIVE measure|place 'by' value_then|bound")
@rule("gained", "MULTIPLIED POSSESSIVE measure|place 'by' 'a' 'factor' 'of' value_then|bound")
@rule("gained", "MULTIPLIED POSSESSIVE measure|place 'by' so_many_times")
@rule("gained", "MULTIPLIED POSSESSIVE measure|place? 'by' 'a' 'factor' 'of' so_many_times")
@rule("gained", "BE MULTIPLIED 'by' value_then|bound|so_many_times", "MULTIPLIED times_as_many")
@rule("gained", "MULTIPLIED POSSESSIVE measure|place times_as_many")
@rule("gained", "BE MULTIPLIED 'by' 'a' 'factor' 'of' value_then|bound")
@rule("gained", "MULTIPLIED 'by' value_then|bound|so_many_times")
@rule("gained", "MULTIPLIED 'the' measure|place 'by' 'a'? 'factor'? 'of'? value_then|bound")
def _multiplies(_: Context, *rest: Meaning) -> Gaining:
    """“… multiplies its membership by 2.5”."""
    factor = factor_of(the(rest, Amount), up=True)
    return Gaining(factor.number.value > 1, factor=factor, place=first(rest, Place) or EVERYWHERE)


@rule("so_many_times", "BOUND|ABOUT|EXACTLY? COUNT")
def _so_many_times(_: Context, *rest: Meaning) -> Amount:
    """“multiplied by five”."""
    count = exactly(rest, int)
    return Amount(Number(float(count)), first(rest, Comparator) or Comparator.EQUAL)


@rule("times_as_many", "ABOUT|BOUND|EXACTLY? TENFOLD")
def _times_as_many(_: Context, *rest: Meaning) -> Amount:
    """“multiplied its size tenfold”."""
    comparator = first(rest, Comparator) or Comparator.ABOUT
    return Amount(Number(the(rest, float), 1), comparator, rough=True)


@rule("gained", "BOUND|ABOUT|EXACTLY? DOUBLES POSSESSIVE|'the' measure|place")
@rule("gained", "BOUND|ABOUT|EXACTLY? DOUBLES")
def _doubles(_: Context, *rest: Meaning) -> Gaining:
    """“… more than doubles its membership”, “… triples its throughput”."""
    comparator = first(rest, Comparator) or Comparator.ABOUT
    factor = Amount(Number(the(rest, float), 2), comparator, rough=True)
    if factor.number.value < 1:
        # "More than halves": to less than half.
        factor = replace(factor, comparator=comparator.reverse)
    return Gaining(factor.number.value > 1, factor=factor, place=first(rest, Place) or EVERYWHERE)
