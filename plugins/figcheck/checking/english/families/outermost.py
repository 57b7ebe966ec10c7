"""Which point of a scatter plot lies furthest to one side: “A lies furthest to the right”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Function
from figcheck.model import Kind

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


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


@rule("clause", "'the' OUTERMOST plotted_mark of_plot? BE place said?")
@rule("clause", "'the' plotted_mark OUTERMOST of_plot? BE place said?")
def _outermost_is(c: Context, *rest: Meaning) -> Reading | None:
    """“The rightmost point is A”."""
    peak = _along_the_x_axis(c, right=the(rest, bool))
    if peak is None:
        return None
    return _is_there(c, peak, rest)


@rule("clause", "'the' height_told a_point of_plot? BE place said?")
def _topmost_is(c: Context, *rest: Meaning) -> Reading | None:
    """“The topmost point is A with 80”."""
    peak = _along_the_y_axis(c, the(rest, Function))
    return None if peak is None else _is_there(c, peak, rest)


@rule("predicate", "BE|COMES|LIES 'the' height_told a_point of_plot?")
def _is_topmost(c: Context, *rest: Meaning) -> Extremal | None:
    """“A is the lowest point”."""
    peak = _along_the_y_axis(c, the(rest, Function))
    return Extremal(peak) if peak else None


def _is_there(c: Context, peak: Peak, rest: tuple[Meaning, ...]) -> Reading | None:
    place, amount = the(rest, Place), first(rest, Amount)
    if amount is None and len(place.notes) == 1:
        amount = place.notes[0][1]
    elif place.notes:
        return None
    extremal = Extremal(peak, amount=amount)
    return Statement(Subject(place.plain), extremal, Extent()).reading(c)


@rule("height_told", "'topmost'|'uppermost'|'highest'|'top'")
def _at_the_top(*_: Meaning) -> Function:
    return Function.MAX


@rule("height_told", "'lowest'|'bottommost'|'lowermost'|'bottom'")
def _at_the_bottom(*_: Meaning) -> Function:
    return Function.MIN


@rule("a_point", "'point'|'marker'|'dot'|'bubble'|'circle'|'symbol'")
def _point(*_: Meaning) -> str:
    return "point"


@rule("of_plot", "'of' 'all'", "'in'|'of' 'the' 'plot'|'figure'|'chart'|'diagram'", "OVERALL")
def _of_plot(*_: Meaning) -> str:
    return "of all"


def _along_the_y_axis(c: Context, function: Function) -> Peak | None:
    """The same of what is measured along the y axis."""
    axis = c.figure.y_axis
    names = {axis.label, axis.label.partition("(")[0].strip()} - {""}
    shown = [(d, t) for d in c.figure.dimensions for t in d.ticks if t in names]
    if c.figure.kind is not Kind.SCATTER or len(shown) != 1:
        return None
    if axis.bounds is not None and axis.bounds[0] > axis.bounds[1]:
        return None  # Drawn from high to low.
    return Peak(function, measure=Place.of(shown[0][0].name, [shown[0][1]]))


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


@rule("plotted_mark", "'point'|'marker'|'dot'|'bubble'|'circle'|'symbol'", "LABEL|KIND", "'one'")
def _mark(*_: Meaning) -> str:
    return "point"
