"""Lines by how much they rise or fall from end to end: “A is the steepest line”."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Function,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class SteepestLine:
    """Being the line that lies furthest apart at its two ends, or least far."""

    function: Function

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That its last value lies at least as far from its first one as those of all lines."""
        if subject.aggregate or subject.minus or subject.quantifier or subject.count:
            return None
        if extent.is_said or extent.excluded.ticks or extent.place.ticks:
            return None
        found = stretches(c, subject)
        things = {d for d in subject.own if len(subject.place.get(d)) == 1}
        if len(found) != 1 or len(things) != 1 or found[0].dimension in things:
            return None
        (along,), (thing,) = found, things
        if len(along.ticks) < c.size(along.dimension):
            return None
        own = (Condition(thing, subject.place.get(thing)),)
        one, all_lines = (self._apart(along.place, along, thing, own_) for own_ in (own, ()))
        sign = Comparator.AT_LEAST if self.function is Function.MAX else Comparator.AT_MOST
        return Reading((Compare(sign, one, Aggregate(self.function, all_lines)),), "extremum")

    @staticmethod
    def _apart(place: Place, along: Stretch, thing: str, own: tuple[Condition, ...]) -> Term:
        rest = place.without([thing]).cells.conditions
        ends = (
            Cells((*rest, *own, Condition(along.dimension, (along.ticks[i],)))) for i in (-1, 0)
        )
        return Absolute(Arithmetic("-", *ends))


@rule("steepest_line", "DET STEEPEST KIND of_chart?")
def _steepest_line(c: Context, *rest: Meaning) -> SteepestLine | None:
    """“the steepest line”; “the strongest one” is that of the highest values."""
    if not c.discourse.clause_has_word("(?:steepest|flattest)"):
        return None
    return SteepestLine(the(rest, Function))


@rule("of_chart", "WHOLE", "'of' 'all'", "'in'|'of'|'on' picture", "'of' 'the' COUNT")
def _of_chart(*_: Meaning) -> str:
    return "of the chart"


@rule("predicate", "BE|HAVE? steepest_line")
def _is_steepest(_: Context, *rest: Meaning) -> SteepestLine:
    """“… is the steepest line of the figure”."""
    return the(rest, SteepestLine)


@rule("clause", "steepest_line BE|REACHED_BY place", "steepest_line BE 'that' 'of' place")
def _steepest_line_is(c: Context, *rest: Meaning) -> Reading | None:
    """“The steepest line is that of A”."""
    place = the(rest, Place)
    return Statement(
        Subject(place, own=place.dimensions), the(rest, SteepestLine), Extent()
    ).reading(c)
