"""The highest and the lowest value at once: “the extremes are A on B (81) and C on D (3)”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Formula, Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("clause", "extremes both_of? BE ':'? end_value ','? 'and' end_value")
@rule("clause", "at ','? extremes both_of? BE ':'? end_value ','? 'and' end_value")
@rule("clause", "extremes at BE ':'? end_value ','? 'and' end_value")
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


@rule("clause", "'both' EXTREMES is_at place", "'both' 'of'? DET EXTREMES is_at place")
@rule("clause", "'both' extreme said? 'and' extreme said? is_at place")
@rule("clause", "extreme said? 'and' extreme said? BE? 'both' is_at place")
@rule("clause", "'both' extreme said? 'and' extreme said? BE is_at place")
def _both_there(c: Context, *rest: Meaning) -> Reading | None:
    """“Both the highest value (81) and the lowest (3) appear in the first row”."""
    peaks, there = every(rest, Peak), the(rest, Place)
    functions = [p.function for p in peaks] or [Function.MAX, Function.MIN]
    whole = c.here.without(there.dimensions)
    plain = [p for p in peaks if p != Peak(p.function)]
    if plain or set(functions) != {Function.MAX, Function.MIN} or there.notes or there.orders:
        return None
    spot = there.within(whole)
    if spot is None or c.names.measures.differ(whole) or is_single(c, spot):
        return None
    noted = {f: _said_of(rest, i) for i, f in enumerate(functions)} if peaks else {}
    held: list[Formula | None] = []
    for function in functions:
        extreme = Aggregate(function, whole.cells)
        held.append(Compare(Comparator.EQUAL, Aggregate(function, spot.cells), extreme))
        amount = noted.get(function)
        held.append(is_amount(extreme, amount) if amount else None)
    return Reading((both(held),), "extremum")


def _said_of(rest: tuple[Meaning, ...], number: int) -> Amount | None:
    """The value that stands behind one of two extremes."""
    places = [i for i, r in enumerate(rest) if isinstance(r, Peak)]
    behind = rest[places[number] + 1]
    return behind if isinstance(behind, Amount) else None


@rule("extremes", "DET? COUNT? EXTREMES")
def _either_order(_: Context, *rest: Meaning) -> str | None:
    """“the two extremes”."""
    return "extremes" if first_exactly(rest, int, 2) == 2 else None


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
