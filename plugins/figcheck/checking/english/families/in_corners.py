"""Where points lie in a scatter plot: “A sits in the top left: cheap and accurate”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.kinds.plot_axes import plot_axes
from figcheck.checking.english.lexicon.attribute import Attribute
from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "regions"

Side = tuple[Place, bool]
"""A measure, and whether there is much of it."""


def _axes(c: Context) -> tuple[Place, Place] | None:
    """What the horizontal axis of a scatter plot shows, and the vertical one."""
    ends = [a.bounds for a in (c.figure.x_axis, c.figure.y_axis) if a.bounds is not None]
    if any(low > high for low, high in ends):
        return None  # Drawn from high to low.
    for dimension in c.figure.dimensions:
        if (axes := plot_axes(c.figure, dimension)) is not None:
            x, y = (Place.of(axes.dimension, [tick]) for tick in (axes.x, axes.y))
            return x, y
    return None


@rule("plot_corner", "DET? direction '-'? CORNER|QUADRANT? of_plot?")
def _corner(c: Context, *rest: Meaning) -> tuple[Side, ...] | None:
    """“the top-left corner of the plot”."""
    axes = _axes(c)
    if axes is None:
        return None
    vertical, horizontal = the(rest, tuple)
    x, y = axes
    return ((x, bool(horizontal)), (y, not vertical))


@rule("of_plot", "'of'|'in' 'the' GRAPH|LABEL")
def _of_plot(*_: Meaning) -> str:
    return "of the plot"


@rule("corner_gloss", "':'|',' glossed 'and'|'but'|'yet' glossed")
@rule("corner_gloss", "'(' glossed 'and'|'but'|'yet' glossed ')'", "'(' glossed ',' glossed ')'")
def _gloss(_: Context, *rest: Meaning) -> tuple[Side, ...]:
    """“…: cheap and accurate”."""
    return tuple(side for sides in rest if isinstance(sides, tuple) for side in sides)


@rule("glossed", "COSTLY")
def _costly(c: Context, much: bool) -> tuple[Side] | None:
    """“cheap”, “expensive”."""
    return _graded(c, Attribute("cost", much))


@rule("glossed", "QUICK")
def _quick(c: Context, much: bool) -> tuple[Side] | None:
    """“fast”, “slow”."""
    return _graded(c, Attribute("speed", much))


@rule("glossed", "BULKY")
def _bulky(c: Context, much: bool) -> tuple[Side] | None:
    """“large”, “compact”."""
    return _graded(c, Attribute("size", much))


def _graded(c: Context, attribute: Attribute) -> tuple[Side] | None:
    meant = c.names.measures.meant(attribute)
    if meant is None or meant.dimension is None or len(meant.ticks) != 1:
        return None
    return ((Place.of(meant.dimension, meant.ticks), meant.high),)


@rule("glossed", "PRAISED")
def _praised(c: Context, good: bool) -> tuple[Side] | None:
    """“good”, of the one score that stands beside a price."""
    dimension, ticks = c.names.measures.dimension, c.names.measures.wanted
    return ((Place.of(dimension, ticks), good),) if dimension and len(ticks) == 1 else None


def _beyond_middle(c: Context, point: Place, side: Side, *, halfway: bool) -> Formula:
    """That a point lies on one side of the middle of an axis.

    Args:
        c: the context of the clause.
        point: the point.
        side: the axis, and whether it lies at its upper end.
        halfway: whether the middle is halfway between the ends, rather than the median.
    """
    place, much = side
    whole = place.default(c.here).cells
    ends = (Aggregate(f, whole) for f in (Function.MIN, Function.MAX))
    middle: Term = Arithmetic("/", Arithmetic("+", *ends), Number(2))
    if not halfway:
        middle = Aggregate(Function.MEDIAN, whole)
    sign = Comparator.MORE if much else Comparator.LESS
    return Compare(sign, place.default(point).cells, middle)


@rule("clause", "place LIES|BE|COMES 'in'|'at'|'near'|'towards'|'toward' plot_corner corner_gloss?")
@rule(
    "clause",
    "place LIES|BE|COMES OF_PLACE 'in'|'at'|'near'|'towards'|'toward' plot_corner corner_gloss?",
)
def _lies_in_corner(c: Context, point: Place, *rest: Meaning) -> Reading | None:
    """“A sits in the top left (cheap and accurate)”."""
    axes = _axes(c)
    if axes is None or point.notes or len(point.ticks) != 1:
        return None
    ((dimension, ticks),) = point.ticks
    if dimension in axes[0].dimensions:
        return None
    corner, *glosses = (r for r in rest if isinstance(r, tuple))
    known = dict(corner)
    for place, much in (side for gloss in glosses for side in gloss):
        if known.get(place, much) is not much:
            return None  # "in the top left: expensive" – cheap things are there.
    sides = [*corner, *(side for gloss in glosses for side in gloss if side[0] not in known)]
    points = [Place.of(dimension, [t]) for t in ticks]
    formulas = tuple(
        both(_beyond_middle(c, p, s, halfway=halfway) for p in points for s in sides)
        for halfway in (True, False)
    )
    return Reading(formulas, FAMILY)


@rule("clause", "plot_corner HAVE|EXISTS place", "'in'|'at' plot_corner LIES|BE place")
def _corner_has(c: Context, *rest: Meaning) -> Reading | None:
    """“In the top left is A”."""
    corner = the(rest, tuple)
    reading: Reading | None = _lies_in_corner(c, the(rest, Place), corner)
    return reading
