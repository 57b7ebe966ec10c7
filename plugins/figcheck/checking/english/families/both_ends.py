"""The highest and the lowest value at once: “the extremes are A on B (81) and C on D (3)”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.rules import Meaning, every, first
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Formula, Function

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule("clause", "extremes both_of? BE ':'? end_value ','? 'and' end_value")
@rule("clause", "at ','? extremes both_of? BE ':'? end_value ','? 'and' end_value")
def _extremes(c: Context, *rest: Meaning) -> Reading | None:
    """“The extremes of the map are A on B (0.811) and C on D (0.035)”."""
    ends = [r for r in rest if isinstance(r, tuple)]
    lead = first(rest, Place) or EVERYWHERE
    whole = lead.default(c.here)
    if whole.notes or c.names.measures.differ(whole) or is_single(c, whole):
        return None
    orders = [(Function.MAX, Function.MIN), (Function.MIN, Function.MAX)]
    said = first(rest, Function)
    if said is not None:
        orders = [order for order in orders if order[0] is said]
    formulas = [_held(c, whole, ends, order) for order in orders]
    known = [f for f in formulas if f is not None]
    if len(known) < len(formulas):
        return None
    true = [f for f in known if c.table.evaluate(f).truth]
    return Reading(((true or known)[0],), "extremum")


@rule("extremes", "DET? COUNT? EXTREMES")
def _either_order(_: Context, *rest: Meaning) -> str | None:
    """“the two extremes”."""
    return "extremes" if next((r for r in rest if type(r) is int), 2) == 2 else None


@rule("extremes", "DET? EXTREME|TOPMOST 'and' DET? EXTREME|TOPMOST VALUES?")
def _in_order(_: Context, *rest: Meaning) -> Function | None:
    """“the highest and the lowest value”: the first is named first."""
    one, two = every(rest, Function)
    return one if one is not two else None


def _held(
    c: Context,
    whole: Place,
    ends: list[tuple[Place | None, Amount | None]],
    order: tuple[Function, Function],
) -> Formula | None:
    """That the two are these extremes, in this order."""
    held: list[Formula | None] = []
    for (place, amount), function in zip(ends, order, strict=True):
        extreme = Aggregate(function, whole.cells)
        if place is not None:
            spot = place.within(whole)
            if spot is None or not is_single(c, spot):
                return None
            held.append(Compare(Comparator.EQUAL, spot.plain.cells, extreme))
        if amount is not None:
            held.append(is_amount(extreme, amount))
    return both(held)


@rule("end_value", "place", "value_then", "value_then '(' place ')'")
@rule("end_value", "value_then 'for'|'of'|'at' place")
def _end_value(_: Context, *rest: Meaning) -> tuple[Place | None, Amount | None] | None:
    """“A on B (0.811)”, “0.811 (A on B)”."""
    place, amount = first(rest, Place), first(rest, Amount)
    notes = [] if place is None else [a for _, a in place.notes]
    if len(notes) > 1 or (notes and amount):
        return None
    return (place.plain if place else None), amount or (notes[0] if notes else None)


@rule("both_of", "OVERALL", "WHOLE", "SCOPE 'the' KIND|GRAPH")
def _both_of(*_: Meaning) -> str:
    return "of all"
