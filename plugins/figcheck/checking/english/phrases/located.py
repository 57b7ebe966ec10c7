"""Where something is highest and where it is lowest: “rain is highest in May, lowest in July”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.assertions import Statement
    from figcheck.checking.english.parsing.context import Context

_BARE = r"(?:is|are|was|were|being) (?:\w+ly )?(?:highest|lowest|largest|smallest|greatest)"
"""Without an article it is no thing that is compared with others: not “the largest source”."""


def both_located(c: Context, one: Statement, more: Statement) -> tuple[Statement, Statement] | None:
    """Two statements on where something is highest and lowest, each about its own values.

    Args:
        c: the context of the clause.
        one: what is said first.
        more: what is said next, of the same subject.

    Returns:
        The two, with the places taken for those of the extremes; as they are if one of them
        says something else; `None` if it would be compared with others there.
    """
    functions = [_function(s) for s in (one, more)]
    first_end, end = _end_of(one), _end_of(more)
    if None in functions or functions[0] is functions[1] or not first_end or not end:
        return one, more
    bare = c.discourse.clause_has_word(_BARE)
    if first_end.dimensions != end.dimensions or not (bare or _is_located(one)):
        return one, more
    if not all(hasattr(s.predicate, "location") for s in (one, more)):
        return None
    return _located(one, first_end), _located(more, end)


def _function(statement: Statement) -> object:
    """Whether it says that something is the highest or the lowest."""
    peak = getattr(statement.predicate, "peak", None)
    if peak is not None:
        return None if peak.contest else peak.function
    return getattr(statement.predicate, "function", None)


def _place_of(predicate: object) -> Place | None:
    """The place at which a predicate itself says that the extreme is."""
    return getattr(predicate, "location", None) or getattr(predicate, "spot", None)


def _is_located(statement: Statement) -> bool:
    return _place_of(statement.predicate) is not None


def _end_of(statement: Statement) -> Place | None:
    """The place at which something is said to be the highest or the lowest, if it is one."""
    if (place := _place_of(statement.predicate)) is not None:
        return place
    scope = getattr(statement.predicate, "scope", None)
    there = statement.extent.place.within(scope.place if scope else EVERYWHERE)
    return there if there and there.ticks and not (scope and scope.free) else None


def _located(statement: Statement, place: Place) -> Statement:
    """A statement with its place taken for that of the extreme."""
    if _is_located(statement) or not hasattr(statement.predicate, "peak"):
        return statement
    predicate = replace(cast("Any", statement.predicate), location=place, scope=None)
    return replace(
        statement, predicate=predicate, extent=replace(statement.extent, place=EVERYWHERE)
    )


def as_the_first(one: Statement, more: Statement) -> Statement | None:
    """“A has the highest rent in 2022 and B the lowest”: the lowest rent, in 2022.

    Args:
        one: what is said first.
        more: that something else is the highest or the lowest, of what is left out.

    Returns:
        `None` where the first is about something else: “A grows most, and B the least”.
    """
    first_peak: Any = getattr(one.predicate, "peak", None)
    other: Any = getattr(more.predicate, "peak", None)
    scope = getattr(one.predicate, "scope", None)
    if first_peak is None or other is None or _is_located(one) or (scope and scope.free):
        return None
    where = one.extent.place.plain.within(scope.place if scope else EVERYWHERE)
    if where is None or one.subject.minus or first_peak.aggregate:
        return None
    peak = replace(other, measure=other.measure.default(first_peak.measure))
    predicate = replace(cast("Any", more.predicate), peak=peak)
    place = more.extent.place.default(where)
    return replace(more, predicate=predicate, extent=replace(more.extent, place=place))
