"""Places at the end that may hold for both of two: “the fewest seats and the most votes in B”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Predicate, Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Formula

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.assertions import Statement
    from figcheck.checking.english.parsing.context import Context


def with_shared_end(
    c: Context, statements: Sequence[Statement], lead: Place = EVERYWHERE
) -> tuple[Statement, ...] | None:
    """Statements as they are if the place at the end of the last one holds for each.

    Args:
        c: what is known of the figure.
        statements: what one clause says, in its order.
        lead: the place that the clause begins with.

    Returns:
        The statements; `None` if none of them is another than before.
    """
    *before, last = statements
    end = EVERYWHERE
    for place in _ends_of(last):
        end = end.default(place.plain)
    named = {d for s in before for p in nodes_of(s) if isinstance(p, Place) for d in p.dimensions}
    end = end.without(named | lead.dimensions)
    if len({type(s.predicate) for s in statements}) > 1:
        # "It starts at 41 and reaches 83 at epoch 100": there alone.
        end = end.without(d for d in end.dimensions if is_ordered(c.names.dimensions[d]))
    if not end.ticks or any(s.extent.whole or s.extent.is_said for s in before):
        return None
    return (*(_limited(s, end) for s in before), _set_apart(last, end))


def weighed_alike(c: Context, before: Predicate, more: Statement) -> Statement:
    """“A reaches 5 kg, the most of all in B”: the most of what is weighed in kg.

    Args:
        c: what is known of the figure.
        before: what is said first.
        more: what is said behind it.
    """
    peak = getattr(more.predicate, "peak", None)
    if peak is None or peak.measure.ticks or more.subject.topical:
        return more
    measures = c.names.measures
    named = (p.plain for p in nodes_of(before) if isinstance(p, Place))
    told = next((p for p in named if measures.dimension in p.dimensions), EVERYWHERE)
    measure = measures.narrowed(told, before, c.here)
    place = measure and more.extent.place.within(measure)
    return replace(more, extent=replace(more.extent, place=place)) if place else more


def _limited(statement: Statement, place: Place) -> Statement:
    extent = statement.extent
    return replace(statement, extent=replace(extent, place=place.default(extent.place)))


def _set_apart(statement: Statement, end: Place) -> Statement:
    """“… the highest to A in B”: the highest in B, which is that of A."""
    location = getattr(statement.predicate, "location", None)
    spot = location.without(end.dimensions) if isinstance(location, Place) else EVERYWHERE
    if not spot.ticks:
        return statement
    told = replace(cast("Any", statement.predicate), location=spot)
    return _limited(replace(statement, predicate=told), end)


def settled_end(
    c: Context,
    statements: Sequence[Statement],
    apart: Reading,
    together: tuple[Formula, ...] | None,
) -> Reading | None:
    """What statements assert of which the last names a place at its end.

    “A has the fewest seats and the most votes in B” says both of B; in “A has a mean of 5 and
    is lowest in B” the place is that of the second alone. Where that is open, it is not called
    false for what holds in one of the two ways.

    Args:
        c: what is known of the figure.
        statements: what is said.
        apart: what is asserted if the place is that of the last statement alone.
        together: the same if it is that of all; `None` if that makes no sense.
    """
    here = {c.table.evaluate(f).truth for f in apart.formulas}
    there = {c.table.evaluate(f).truth for f in together or ()}
    if here == there:
        return apart
    one, *_, two = statements
    both_level = all(_is_of_level(s.predicate) for s in (one, two))
    alike = both_level or type(one.predicate) is type(two.predicate)
    alike = alike and not two.subject.topical
    if there == {True} and alike:
        return replace(apart, formulas=together or ())
    located = getattr(two.predicate, "location", None) is not None
    if here == {True} and not alike and (located or two.subject.topical):
        return apart
    return replace(apart, formulas=(*apart.formulas, *together)) if together else None


def _is_of_level(predicate: object) -> bool:
    """Whether a predicate sets values against a number, be it in one of several columns."""
    return hasattr(predicate, "of_level") or hasattr(getattr(predicate, "of", None), "of_level")


def _ends_of(statement: Statement) -> Iterator[Place]:
    """The places that a statement is limited to, but for those that its subject names."""
    yield statement.extent.place
    location = getattr(statement.predicate, "location", None)
    scope = getattr(statement.predicate, "scope", None)
    measure = getattr(statement.predicate, "measure", None)
    told = measure if _is_of_level(statement.predicate) else None
    for place in (location, getattr(scope, "place", None), told):
        if isinstance(place, Place):
            yield place
