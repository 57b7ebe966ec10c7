"""Changes larger than any other: “A's drop from 2000 to 2010 is the largest step of all”."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.differences import Ends, Head
from figcheck.checking.english.families.steps import OF_ALL_STEPS
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Function,
    Steps,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_OF_ALL = rf"(?:of all|overall|{OF_ALL_STEPS})"
_OF_ALL_THINGS = r"of all (?!steps|changes|gains|losses|drops|rises|increases|decreases)[a-z]"


@record
class StepOfAll:
    """Being the largest of all changes from one point of an axis to the next, of whatever.

    Attributes:
        function: the largest or the smallest.
        up: which way the changes go; `None` for either.
        ends: between which two points it is.
        amount: how large it is, if that is said.
    """

    function: Function
    up: bool | None
    ends: Ends
    amount: Amount | None

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no step between any two points is larger."""
        if extent != Extent() or self.function is not Function.MAX or self.ends.stop is None:
            return None
        axes = self.ends.start.dimensions
        if len(axes) != 1 or axes != self.ends.stop.dimensions or subject.minus:
            return None
        (axis,) = axes
        order = c.ascending(axis)
        places = [order.index(p.get(axis)[0]) for p in (self.ends.start, self.ends.stop)]
        if not is_ordered(c.names.dimensions[axis]) or places[1] - places[0] != 1:
            return None
        if c.names.measures.differ(subject.place.without(subject.own)):
            return None
        begin, end = (Place.of(axis, [order[i]]).default(subject.place.plain).cells for i in places)
        change: Term = Arithmetic("-", end, begin)
        whole: Term = Steps(subject.place.without([*subject.own, axis]).plain.cells, axis)
        size = change if self.up is not False else Arithmetic("-", begin, end)
        furthest = Function.MIN if self.up is False else Function.MAX
        if self.up is None:
            change, whole, size = Absolute(change), Absolute(whole), Absolute(change)
        largest = Compare(Comparator.EQUAL, change, Aggregate(furthest, whole))
        said = is_amount(size, self.amount) if self.amount else None
        return Reading((both([largest, said]),), "trend")


@rule("statement", "spot 's'? gap_noun so_large? gap_ends BE foremost_one scope?")
@rule("statement", "DET gap_noun so_large? 'of'|'for'|'in' spot gap_ends BE foremost_one scope?")
def _step_is(c: Context, *rest: Meaning) -> Statement | None:
    """“A's drop of 36 litres from 2000 to 2010 is the largest step in the chart”."""
    said = c.discourse.clause_has_word
    if not said(_OF_ALL) or said(_OF_ALL_THINGS):
        return None
    head, ends, owner = the(rest, Head), the(rest, Ends), the(rest, Place)
    if head.ratio or head.relative or head.by_quality or owner.notes:
        return None
    step = StepOfAll(the(rest, Function), head.up, ends, next(iter(every(rest, Amount)), None))
    return Statement(Subject(owner), step, Extent()) if first(rest, Ends) else None
