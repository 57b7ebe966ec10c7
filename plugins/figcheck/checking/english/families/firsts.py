"""What is so for the first time: “In 2020 A is ahead of B for the first time since 1985”."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the, the_predicate
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Formula, Not
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Since:
    """When it was so the last time before."""

    place: Place


@rule("since", "'since' coordinate")
def _since(_: Context, place: Place) -> Since:
    return Since(place)


@rule("clause", "statement FIRST_TIME since?", "at ','? statement FIRST_TIME since?")
@rule("clause", "statement FIRST_TIME since? AT place")
@rule("clause", "FIRST_TIME since? ','? statement", "at ','? FIRST_TIME since? ','? statement")
def _for_the_first_time(c: Context, *rest: Meaning) -> Reading | None:
    """“In 2020 A is ahead of B for the first time”: not so at any tick before."""
    statement = first(rest, Statement)
    if statement is None:
        return None
    return _for_the_first(c, statement, rest)


@rule("clause", "subject 'first' predicate AT place", "at ','? subject 'first' predicate")
def _first_is(c: Context, *rest: Meaning) -> Reading | None:
    """“A first exceeds B in 2020”."""
    predicate = the_predicate(rest)
    subject = the(rest, Subject)
    return _for_the_first(c, Statement(subject, predicate, Extent()), rest)


def _for_the_first(c: Context, statement: Statement, rest: tuple[Meaning, ...]) -> Reading | None:
    """What is so at the tick that is named, and at none before it."""
    since = first(rest, Since)
    lead = first(rest, Place) or EVERYWHERE
    where = statement.extent.place.within(lead)
    timed = [
        (d, t[0])
        for d, t in (where.ticks if where else ())
        if len(t) == 1 and is_ordered(c.names.dimensions[d])
    ]
    if len(timed) != 1 or where is None:
        return None
    ((axis, tick),) = timed
    known = c.ascending(axis)
    begin = 0
    if since is not None:
        if since.place.dimensions != {axis} or len(since.place.get(axis)) != 1:
            return None
        begin = known.index(since.place.get(axis)[0]) + 1
    earlier = known[begin : known.index(tick)]
    if not earlier:
        return None
    free = replace(statement, extent=replace(statement.extent, place=where.without([axis])))

    def said(at: str) -> tuple[Formula, ...] | None:
        reading = free.reading(c, Place.of(axis, [at]))
        return reading.formulas if reading else None

    held = said(tick)
    before = [said(t) for t in earlier]
    known_before = [f for f in before if f is not None]
    if held is None or len(known_before) < len(before):
        return None
    ways = [both([f, *(Not(b[0]) for b in known_before)]) for f in held]
    if since is not None:
        # It was so then, or may not have been.
        then = said(known[begin - 1])
        ways += [both([w, t]) for w, t in product(ways, then or ())]
    return Reading(tuple(ways), "exclusive")
