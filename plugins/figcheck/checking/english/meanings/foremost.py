"""Things that are told by being first in something: “the slowest parser”, “the country with …”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first_exactly, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context

_SEVERAL = r"the [a-z-]+s (?:with|having) the"
"""Things of which it is not said how many there are: “the countries with the highest …”."""


def foremost(c: Context, place: Place, function: Function, count: int, along: str) -> Place | None:
    """The ticks of a dimension that have the highest or lowest values; `None` if some tie."""
    if along in place.dimensions:
        return None
    ticks = c.names.dimensions[along].ticks
    terms = {t: c.table.term(place.default(Place.of(along, [t])).cells).single for t in ticks}
    known = {t: e.value for t, e in terms.items() if e is not None}
    if len(known) < len(ticks) or not 0 < count < len(ticks):
        return None
    ranked = sorted(known, key=known.__getitem__, reverse=function is Function.MAX)
    if known[ranked[count - 1]] == known[ranked[count]]:
        return None
    return Place.of(along, [t for t in ticks if t in ranked[:count]])


@rule("coordinate", "'the' COUNT? EXTREME_OF LABEL", "'the' EXTREME_OF COUNT LABEL")
def _most_of(c: Context, *rest: Meaning) -> Place | None:
    """“the two slowest parsers”, where the latency is a measure of its own."""
    function, measure = the(rest, tuple)
    return _first_in(c, rest, measure, function)


@rule("coordinate", "'the' ORDINAL '-'? EXTREME_OF LABEL")
def _next_most_of(c: Context, *rest: Meaning) -> Place | None:
    """“the second-heaviest boat”: of the two heaviest, the one that is not the heaviest."""
    position = exactly(rest, int)
    function, measure = the(rest, tuple)
    if position < 1:
        return None
    dimension = the(rest, Label).dimension
    before = _first_in(c, (the(rest, Label), position), measure, function)
    upto = _first_in(c, (the(rest, Label), position + 1), measure, function)
    if before is None or upto is None:
        return None
    taken = before.get(dimension)
    return Place.of(dimension, [t for t in upto.get(dimension) if t not in taken])


@rule("coordinate", "'the' COUNT? LABEL 'with'|'having' 'the' EXTREME place measure?")
def _with_most(c: Context, *rest: Meaning) -> Place | None:
    """“the two countries with the highest spending”."""
    if not any(type(r) is int for r in rest) and c.discourse.clause_has_word(_SEVERAL):
        return None
    return _first_in(c, rest, the(rest, Place), the(rest, Function))


def _first_in(
    c: Context, rest: tuple[Meaning, ...], measure: Place, function: Function
) -> Place | None:
    """The things that come first by a measure, if just one measure is meant."""
    dimension = the(rest, Label).dimension
    count = first_exactly(rest, int, 1)
    if is_ordered(c.names.dimensions[dimension]) or dimension in measure.dimensions:
        return None
    if not measure.ticks or any(len(t) > 1 for _, t in measure.ticks):
        return None
    where = measure.default(c.here.without([dimension]))
    return foremost(c, where, function, count, dimension)
