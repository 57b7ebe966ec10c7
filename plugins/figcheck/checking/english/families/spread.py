"""Lines that drift apart or together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.elliptic import Within
from figcheck.checking.english.families.gains import Gaining
from figcheck.checking.english.families.passages import Passing
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.language.tree import Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Diverging:
    """Lines that lie farther and farther apart, or closer and closer together."""

    up: bool

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the range over the lines rises, or falls, along the axis."""
        if subject.aggregate or subject.minus or subject.count:
            return None
        together = replace(subject, aggregate=Function.RANGE, quantifier=None, each=None)
        if len(stretches(c, together)) != 1:
            # "A and B drift apart after pruning": from the one panel to the other.
            return Passing(Gaining(self.up)).reading(c, together, replace(extent, along=None))
        return Course(self.up).reading(c, together, replace(extent, along=None))


@rule("predicate", "manner? DIVERGE manner? onward?")
def _diverge(_: Context, *rest: Meaning) -> Diverging:
    """“… diverge over time”."""
    return Diverging(the(rest, bool))


@rule("predicate", "BE? APART_OR_TOGETHER STATE", "HAVE? APART_OR_TOGETHER STATE")
def _nearer_then(c: Context, up: bool, *rest: Meaning) -> Within | None:
    """“… are closer together after pruning”."""
    now, states = the(rest, Ticks), c.names.states
    if states is None or now.ticks != (states.after,):
        return None
    return Within(Place.of(now.dimension, now.ticks), Diverging(up))


@rule("subject", "DET? DIFFERENCE 'between'|'among'|'of' DET? COUNT? LABEL at?")
def _spread_of(c: Context, *rest: Meaning) -> Subject | None:
    """“the spread between the models”: from the lowest to the highest of them."""
    dimension = the(rest, Label).dimension
    count = first_exactly(rest, int)
    if count is not None and count != c.size(dimension):
        return None
    place = first(rest, Place) or EVERYWHERE
    if dimension in place.dimensions:
        return None
    lines = Place.of(dimension, c.names.dimensions[dimension].ticks)
    return Subject(place.default(lines), aggregate=Function.RANGE)
