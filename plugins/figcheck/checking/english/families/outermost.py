"""Which point of a scatter plot lies furthest to one side: “A lies furthest to the right”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.assertions import Statement
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.rules import Meaning, the
from figcheck.checking.language.tree import Function
from figcheck.model import Kind

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule("predicate", "BE|COMES|LIES 'the'? OUTERMOST", "BE 'the' OUTERMOST plotted_mark")
def _lies_outermost(c: Context, *rest: Meaning) -> Extremal | None:
    """“… lies at the far left”: it has the lowest value of what the x axis shows."""
    peak = _along_the_x_axis(c, right=the(rest, bool))
    return Extremal(peak) if peak else None


@rule("predicate", "BE|COMES|LIES 'at'|'on' 'the' 'left'|'right'")
def _lies_far_off(c: Context, *_: Meaning) -> Extremal | None:
    """“… sits at the far right”: a degree, which is dropped elsewhere, but not here."""
    left, right = (c.discourse.clause_has_word(f"(?:far|very) {s}") for s in ("left", "right"))
    peak = _along_the_x_axis(c, right=right) if left is not right else None
    return Extremal(peak) if peak else None


@rule("clause", "'the' OUTERMOST plotted_mark 'of'? 'all'? BE place")
def _outermost_is(c: Context, right: bool, *rest: Meaning) -> Reading | None:
    """“The rightmost point is A”."""
    peak = _along_the_x_axis(c, right=right)
    if peak is None:
        return None
    return Statement(Subject(the(rest, Place)), Extremal(peak), Extent()).reading(c)


def _along_the_x_axis(c: Context, *, right: bool) -> Peak | None:
    """The extreme of what is measured along the x axis, where that is one of two measures."""
    axis = c.figure.x_axis
    shown = [d for d in c.figure.dimensions if axis.label and axis.label in d.ticks]
    if c.figure.kind is not Kind.SCATTER or len(shown) != 1:
        return None
    if axis.bounds is not None and axis.bounds[0] > axis.bounds[1]:
        return None  # Drawn from high to low.
    function = Function.MAX if right else Function.MIN
    return Peak(function, measure=Place.of(shown[0].name, [axis.label]))


@rule("plotted_mark", "'point'|'marker'|'dot'|'bubble'|'circle'|'symbol'", "LABEL|KIND")
def _mark(*_: Meaning) -> str:
    return "point"
