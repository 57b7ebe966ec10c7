"""Points that no other is better than along both axes: “A lies on the Pareto frontier”."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.kinds.plot_axes import plot_axes
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Comparator, Compare, Formula, Not
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "regions"


@record
class Frontier:
    """Being one of the points that no other is better than along both axes.

    Attributes:
        denied: whether it is said not to be one.
    """

    denied: bool = False


def _axes(c: Context) -> tuple[tuple[Place, bool], ...]:
    """What the two axes show, each with whether more of it is better, if that is known."""
    for dimension in c.figure.dimensions:
        if (axes := plot_axes(c.figure, dimension)) is not None:
            places = [Place.of(axes.dimension, [tick]) for tick in (axes.x, axes.y)]
            ways = [(place, more_is_better(c, place)) for place in places]
            return tuple((place, way) for place, way in ways if way is not None)
    return ()


def _dominates(
    one: Place, two: Place, axes: tuple[tuple[Place, bool], ...], *, strictly: bool
) -> Formula:
    """That one point is better than another along both axes, or no worse along any."""
    up, down = Comparator.AT_LEAST, Comparator.AT_MOST
    if strictly:
        up, down = Comparator.MORE, Comparator.LESS
    return both(
        Compare(up if better else down, axis.default(one).cells, axis.default(two).cells)
        for axis, better in axes
    )


def _on_frontier(
    c: Context, dimension: str, tick: str, axes: tuple[tuple[Place, bool], ...]
) -> Iterator[Formula]:
    """That no other point dominates one, in either sense of that."""
    point = Place.of(dimension, [tick])
    others = [Place.of(dimension, [t]) for t in c.names.dimensions[dimension].ticks if t != tick]
    for strictly in (True, False):
        yield both(Not(_dominates(other, point, axes, strictly=strictly)) for other in others)


@rule("on_frontier", "'on'|'along' DET FRONTIER", "'part' 'of' DET FRONTIER", "UNDOMINATED")
@rule("on_frontier", "'at' DET FRONTIER", "AMONG DET UNDOMINATED KIND|LABEL|THING")
def _frontier(*_: Meaning) -> Frontier:
    return Frontier()


@rule("on_frontier", "'not' on_frontier", "'off' DET FRONTIER", "'inside' DET FRONTIER")
def _off_frontier(_: Context, *rest: Meaning) -> Frontier:
    known = first(rest, Frontier)
    return Frontier(denied=not (known and known.denied))


def _points(place: Place, axes: tuple[tuple[Place, bool], ...]) -> tuple[str, tuple[str, ...]]:
    """The points that are named, with their dimension; none if they are no points of the plot."""
    if len(axes) != 2 or place.notes or place.orders or len(place.ticks) != 1:
        return "", ()
    ((dimension, ticks),) = place.ticks
    return (dimension, ticks) if dimension not in axes[0][0].dimensions else ("", ())


@rule("clause", "place BE|LIES on_frontier")
def _lies_on_frontier(c: Context, place: Place, *rest: Meaning) -> Reading | None:
    """“A and B lie on the Pareto frontier”, “C is not Pareto-optimal”."""
    axes = _axes(c)
    dimension, ticks = _points(place, axes)
    denied = the(rest, Frontier).denied
    ways = zip(*(_on_frontier(c, dimension, tick, axes) for tick in ticks), strict=True)
    formulas = tuple(both(Not(f) if denied else f for f in way) for way in ways)
    return Reading(formulas, FAMILY) if formulas else None


@rule("clause", "place FORMS DET FRONTIER", "DET FRONTIER FORMED_BY place")
def _forms_frontier(c: Context, *rest: Meaning) -> Reading | None:
    """“A, B and C form the Pareto frontier”: these and no others."""
    axes, place = _axes(c), the(rest, Place)
    dimension, ticks = _points(place, axes)
    if not ticks:
        return None
    points = c.names.dimensions[dimension].ticks
    ways = zip(*(_on_frontier(c, dimension, tick, axes) for tick in points), strict=True)
    formulas = (
        both(f if t in ticks else Not(f) for t, f in zip(points, way, strict=True)) for way in ways
    )
    return Reading(tuple(formulas), FAMILY)
