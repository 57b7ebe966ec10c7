"""Rules for the ends of an axis: “the two smallest learning rates”, “the lowest band”.

Of an axis of numbers the smallest is its first tick, whatever the values are. Of things it is
the one with the smallest value, which is read elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.assertions import Statement
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.families.rivals import says_which
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Extent, Place, Subject
from figcheck.checking.english.names import Label
from figcheck.checking.english.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered, is_sized, tells_time
from figcheck.checking.language.tree import Function
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule("coordinate", "DET? AXIS_SIZE COUNT? LABEL", "DET? COUNT AXIS_SIZE LABEL")
def _of_size(c: Context, *rest: Meaning) -> Place | None:
    """“the two smallest learning rates”; the largest age group is the one with most people."""
    return _end(c, rest) if is_sized(c.names.dimensions[the(rest, Label).dimension]) else None


@rule("coordinate", "DET? AXIS_END COUNT? LABEL", "DET? COUNT AXIS_END LABEL")
def _of_height(c: Context, *rest: Meaning) -> Place | None:
    """“the lowest band”, “the highest learning rate”."""
    return _end(c, rest)


@rule("coordinate", "DET COUNT AXIS_MORE LABEL", "DET AXIS_MORE COUNT LABEL")
def _of_several(c: Context, *rest: Meaning) -> Place | None:
    """“the two larger learning rates”, which are the largest."""
    dimension = c.names.dimensions[the(rest, Label).dimension]
    if not is_sized(dimension) or c.discourse.clause_has_word(_DRAWN):
        return None  # "The two lower rows" lie below.
    return _end(c, rest)


@rule("coordinate", "DET? ORDINAL '-'? AXIS_SIZE|AXIS_END LABEL")
def _next_to_end(c: Context, *rest: Meaning) -> Place | None:
    """“the second-highest temperature”."""
    dimension = c.names.dimensions[the(rest, Label).dimension]
    position = next(r for r in rest if type(r) is int)
    if not is_sized(dimension) or tells_time(dimension) or c.discourse.clause_has_word(_DRAWN):
        return None
    if not 0 < position < len(dimension.ticks) or says_which(c):
        return None
    ascending = c.ascending(dimension.name)
    from_top = the(rest, Function) is Function.MAX
    return Place.of(dimension.name, [ascending[-1 - position if from_top else position]])


_DRAWN = "(?:rows?|columns?|panels?|lines?|curves?|bars?|groups?|bands?)"


def _end(c: Context, rest: tuple[Meaning, ...]) -> Place | None:
    """So many ticks at an end of an axis that has an order and is no time."""
    dimension = the(rest, Label).dimension
    known = c.names.dimensions[dimension]
    count = next((r for r in rest if type(r) is int), 1)
    if not is_ordered(known) or tells_time(known) or not 0 < count < len(known.ticks):
        return None
    if says_which(c):
        return None
    ascending = c.ascending(dimension)
    kept = ascending[-count:] if the(rest, Function) is Function.MAX else ascending[:count]
    return Place.of(dimension, kept)


@rule("statement", "NUMBER BE extreme scope? extents?", "NUMBER BE extreme AT place extents?")
@rule("statement", "extreme BE NUMBER extents?", "extreme AT place BE NUMBER extents?")
def _best_tick(c: Context, *rest: Meaning) -> Statement | None:
    """“3e-4 is the best learning rate for Elm”: the number is a tick of that axis."""
    peak = the(rest, Peak)
    tick = c.ticks(peak.of, [the(rest, Written).value]) if peak.of else None
    if tick is None or the(rest, Written).unit:
        return None
    scope = first(rest, Scope) or Scope(first(rest, Place) or Place())
    return Statement(Subject(tick), Extremal(peak, scope=scope), first(rest, Extent) or Extent())
