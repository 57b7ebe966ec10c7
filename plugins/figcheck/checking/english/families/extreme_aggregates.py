"""The highest and the best of means, and of ranges: “the smallest gap between best and worst”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("extreme", "DET? WIDE AGGREGATE measure?")
@rule("extreme", "DET? EXTREME AGGREGATE measure?", "DET? EXTREME AGGREGATE place measure?")
@rule("extreme", "DET? EXTREME LABEL AGGREGATE measure?")
def _extreme_aggregate(_: Context, *meanings: Meaning) -> Peak | None:
    """“the highest mean recall”."""
    function, aggregate = every(meanings, Function)
    return Peak(function, measure=first(meanings, Place) or Place(), aggregate=aggregate)


@rule("extreme", "DET|POSSESSIVE? BEST AGGREGATE measure?")
def _best_aggregate(c: Context, *meanings: Meaning) -> Peak | None:
    """“the best average”."""
    peak = _extreme_aggregate(c, *meanings)
    return replace(peak, by_quality=True) if peak else None


@rule("extreme", "DET|POSSESSIVE? EXTREME AGGREGATE measure? 'over'|'across' DET? COUNT? LABEL")
def _extreme_aggregate_over(c: Context, *meanings: Meaning) -> Peak | None:
    """“the highest mean over the window sizes”."""
    count = first_exactly(meanings, int)
    label = the(meanings, Label)
    if count is not None and count != c.size(label.dimension):
        return None
    peak = _extreme_aggregate(c, *meanings)
    return replace(peak, over=label.dimension) if peak else None


@rule("extreme", "DET|POSSESSIVE? BEST AGGREGATE measure? 'over'|'across' DET? COUNT? LABEL")
def _best_aggregate_over(c: Context, *meanings: Meaning) -> Peak | None:
    """“the best mean over the window sizes”."""
    peak = _extreme_aggregate_over(c, *meanings)
    return replace(peak, by_quality=True) if peak else None


@rule("extreme", "DET|POSSESSIVE? EXTREME|WIDE between_extremes")
def _extreme_range(_: Context, *meanings: Meaning) -> Peak:
    """“the smallest gap between its best and its worst score”."""
    over: Label | str = meanings[-1]
    dimension = over.dimension if isinstance(over, Label) else None
    return Peak(the(meanings, Function), aggregate=Function.RANGE, over=dimension)


@rule("between_extremes", "DIFFERENCE from_extreme")
def _gap_between_extremes(_: Context, *rest: Meaning) -> Label | str:
    return first(rest, Label) or "values"


@rule("from_extreme", "'between' an_extreme 'and' an_extreme measure|LABEL?")
def _from_extreme(_: Context, *rest: Meaning) -> Label | str | None:
    """“between its best and its worst score”."""
    apart = {r for r in rest if isinstance(r, Function)} == {Function.MAX, Function.MIN}
    return first(rest, Label) or "values" if apart else None


@rule("an_extreme", "DET|POSSESSIVE? EXTREME|BEST")
def _an_extreme(_: Context, *rest: Meaning) -> Function:
    return the(rest, Function)
