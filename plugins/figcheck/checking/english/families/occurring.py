"""How often values of a kind occur: “rates above 50 appear three times, always on one line”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.areas import Kept
from figcheck.checking.english.families.build import both, cells_of, is_amount
from figcheck.checking.english.families.peaks import Scope
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading, together
from figcheck.checking.english.meanings.several import so_many
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.tallies import Tally
from figcheck.checking.language.tree import Comparator, Compare, Count, Not, Number
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "counting"


@rule("so_often", "EXACTLY|BOUND? ONCE", "EXACTLY|BOUND? COUNT|NUMBER 'times'")
def _so_often(_: Context, *rest: Meaning) -> Amount:
    """“only once”, “at least three times”."""
    written = first(rest, Written)
    number = written.value if written else next(r for r in rest if type(r) in (int, float))
    return Amount(Number(float(number)), first(rest, Comparator) or Comparator.EQUAL)


@rule("clause", "kept OCCURS so_often scope? one_place?", "THERE kept so_often scope? one_place?")
@rule("clause", "at ','? kept OCCURS so_often one_place?", "kept at OCCURS so_often one_place?")
def _occur(c: Context, *rest: Meaning) -> Reading | None:
    """“Rates above 50 appear three times, always on the same line”."""
    whole = _whole(c, rest)
    kept, amount, there = the(rest, Kept), the(rest, Amount), first(rest, tuple)
    if whole is None:
        return None
    held = is_amount(Count(kept.compare(whole)), amount)
    if there is None:
        return Reading((held,), FAMILY)
    label, place = there
    if place is not None:
        inside = place.plain.default(whole)
        alike = Compare(Comparator.EQUAL, Count(kept.compare(whole)), Count(kept.compare(inside)))
        return Reading((both([held, alike]),), FAMILY) if cells_of(c, inside) else None
    ticks = c.names.dimensions[label.dimension].ticks
    counts = [Count(kept.compare(Place.of(label.dimension, [t]).default(whole))) for t in ticks]
    known = [c.table.term(n).single for n in counts]
    sizes = [entry.value if entry else 0.0 for entry in known]
    alike = Compare(Comparator.EQUAL, Count(kept.compare(whole)), counts[sizes.index(max(sizes))])
    return Reading((both([held, alike]),), FAMILY)


def _whole(c: Context, rest: tuple[Meaning, ...]) -> Place | None:
    """Where the values are looked at, `None` where nothing tells."""
    kept, scope = the(rest, Kept), first(rest, Scope) or Scope()
    where = together((kept.place, scope.place, *every(rest, Place)))
    if where is None or kept.bound.near or where.notes:
        return None
    whole = where.default(c.here.without(scope.free))
    if c.names.measures.differ(whole) or (c.about_something and not whole.ticks):
        return None
    return whole


@rule("one_place", "','? 'and'? 'always'|'all'|'both' AT_THE_SAME LABEL")
def _one_place(_: Context, *rest: Meaning) -> tuple[Label, None]:
    """“…, always in the same row”."""
    return the(rest, Label), None


@rule("one_place", "','? 'and'? 'always'|'all'|'both' all_them? BE? at", "','? 'each' 'time' at")
@rule("one_place", "',' 'namely'? at", "',' 'namely'? place")
def _one_region(_: Context, *rest: Meaning) -> tuple[None, Place]:
    """“…, always for A”."""
    return None, the(rest, Place)


@rule(
    "clause", "DET? VALUES? amount OCCURS so_often scope?", "DET VALUES 'of' amount OCCURS so_often"
)
@rule("clause", "at ','? DET? VALUES? amount OCCURS so_often")
def _value_occurs(c: Context, *rest: Meaning) -> Reading | None:
    """“The value 44 appears twice”, “44 appears twice”."""
    value, often = every(rest, Amount)
    if value.comparator is not Comparator.EQUAL or not c.may_be(value):
        return None
    number = value.number
    if c.is_tick(number.value) or number.decimals < c.scale.decimals:
        return None  # "80 appears once", of 80.1 and 79.9.
    places = (r for r in rest if isinstance(r, (Scope, Place)))
    whole = _whole(c, (Kept(value), *places))
    if whole is None:
        return None
    return Reading((is_amount(Count(Kept(value).compare(whole)), often),), FAMILY)


@rule("clause", "kept OCCURS AT 'only'? tally the_list?", "kept OCCURS 'only' AT tally the_list?")
@rule("clause", "at ','? kept OCCURS AT 'only'? tally the_list?")
def _occur_at(c: Context, *rest: Meaning) -> Reading | None:
    """“Shares above 50% occur in four countries, A, B, C and D”."""
    kept, tally = the(rest, Kept), the(rest, Tally)
    dimension, amount = tally.dimension, tally.amount
    if dimension is None or amount.comparator is not Comparator.EQUAL:
        return None
    listed = rest[-1] if isinstance(rest[-1], Place) else None
    whole = _whole(c, rest[:-1] if listed else rest)
    if whole is None or dimension in whole.dimensions:
        return None
    ticks = tally.place.get(dimension) or c.names.dimensions[dimension].ticks
    places = [Place.of(dimension, [t]).default(whole) for t in ticks]
    cases = [Compare(Comparator.MORE, Count(kept.compare(p)), Number(0)) for p in places]
    count = int(amount.number.value)
    if listed is None:
        return Reading((so_many(c, cases, count),), FAMILY) if count <= len(cases) else None
    named = listed.get(dimension)
    if listed.dimensions != {dimension} or len(named) != count or listed.notes:
        return None
    held = (f if t in named else Not(f) for t, f in zip(ticks, cases, strict=True))
    return Reading((both(held),), FAMILY)


@rule("clause", "kept DO? NOT OCCURS scope?", "kept OCCURS NOWHERE", "kept BE 'absent' scope?")
@rule("clause", "THERE 'no' kept scope?", "at ','? THERE 'no' kept", "at ','? kept DO? NOT OCCURS")
def _never(c: Context, *rest: Meaning) -> Reading | None:
    """“Rates above 50 do not occur”."""
    whole = _whole(c, rest)
    if whole is None:
        return None
    count = Count(the(rest, Kept).compare(whole))
    return Reading((Compare(Comparator.EQUAL, count, Number(0)),), FAMILY)
