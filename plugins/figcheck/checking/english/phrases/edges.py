"""Rules for the ends of a picture: “30 at the top”, “at the right end”, “at the start”."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Function, Quantifier
from figcheck.model import Dimension, Kind, Role
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_AT_SIDE = r"(?:[\w ]{0,30} (?:on|to|at) the |\()"
_SIDE_FIRST = r"(?:-hand)?(?: (?:one|panel|heatmap|chart|plot|side|map|graph))?\W+(?:\w+ ){0,3}\W?"
"""What stands between a panel's name and the side on which it is."""


def _edge(dimension: Dimension | None, end: float) -> Place | None:
    """The first or the last tick of an axis as it is drawn."""
    if dimension is None or len(dimension.ticks) < 2:
        return None
    return Place.of(dimension.name, [dimension.ticks[-1 if end else 0]])


@rule("at", "'at'|'on' TOP_EDGE of_picture?")
def _top(c: Context, *rest: Meaning) -> Place | None:
    """“at the top (of the chart)”: of horizontal bars it is the first of them."""
    vertical = c.figure.dimension(Role.Y)
    if vertical is None and "horizontal" in c.figure.style:
        vertical = c.figure.dimension(Role.X)
    return _edge(vertical, _end(rest))


@rule("at", "'at'|'on' SIDE_EDGE of_picture?")
def _side(c: Context, *rest: Meaning) -> Place | None:
    """“at the left end”; “on the left” may be one of two panels."""
    panels = c.figure.dimension(Role.PANEL)
    if first(rest, str) is None and panels is not None and told_by_sides(c, panels):
        return None
    if "horizontal" in c.figure.style and c.figure.dimension(Role.Y) is None:
        return None
    return _edge(c.figure.dimension(Role.X), _end(rest))


@rule("at", "'on'|'to' SIDE_EDGE of_picture?")
def _panel_at_side(c: Context, *rest: Meaning) -> Place | None:
    """“on the left”, of two panels that the description tells apart so."""
    panels = c.figure.dimension(Role.PANEL)
    if panels is None or first(rest, str) is not None or not told_by_sides(c, panels):
        return None
    return _edge(panels, _end(rest))


def told_by_sides(c: Context, panels: Dimension) -> bool:
    """Whether a description says of each of two panels on which side it is."""
    if len(panels.ticks) != 2 or panels.name in c.here.dimensions:
        return False
    text = c.figure.source.text
    return all(
        re.search(rf"{re.escape(tick)}[^\w\n]{{0,3}}{_AT_SIDE}{side}", text, re.IGNORECASE)
        or re.search(rf"\b{side}{_SIDE_FIRST}{re.escape(tick)}", text, re.IGNORECASE)
        for tick, side in zip(panels.ticks, ("left", "right"), strict=True)
    )


@rule("at", "'at'|'in' TIME_EDGE of_picture?")
def _start(c: Context, *rest: Meaning) -> Place | None:
    """“at the start”: of the one axis that has an order, or that lines are drawn along."""
    ordered = [d for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
    drawn = [d for d in ordered if d.role is Role.X and c.figure.kind is Kind.LINE]
    if len(drawn or ordered) != 1:
        return None
    (axis,) = drawn or ordered
    ascending = c.ascending(axis.name)
    return Place.of(axis.name, [ascending[-1 if _end(rest) else 0]])


@rule("at", "'now'|'today'|'currently'|'nowadays'|'presently'")
def _now(c: Context, *_: Meaning) -> Place | None:
    """“Three of the regions now have fewer than 50”: at the last point of time there is."""
    timed = [d for d in c.figure.dimensions if len(d.ticks) > 1 and is_time(d)]
    if len(timed) != 1 or c.here.get(timed[0].name) or c.discourse.point_taken_up(timed[0].name):
        return None
    return Place.of(timed[0].name, [c.ascending(timed[0].name)[-1]])


@rule("extent", "at_both_ends of_axis?", "AT DET EXTREME_ENDS of_axis?")
def _at_both_ends(c: Context, *rest: Meaning) -> Extent | None:
    """“at both ends (of the period)”: at the first and the last tick of that axis."""
    return _ends_of(c, rest, 0)


@rule("extent", "at_both_ends of_axis?", "AT DET EXTREME_ENDS of_axis?")
def _at_both_ends_of_another(c: Context, *rest: Meaning) -> Extent | None:
    """The same in a grid both of whose axes have an order: of the other one."""
    return _ends_of(c, rest, 1)


def _ends_of(c: Context, rest: tuple[Meaning, ...], which: int) -> Extent | None:
    """That something holds at both ends of one of the axes that may be meant."""
    label = first(rest, Label)
    axes = [d for d in c.figure.dimensions if len(d.ticks) > 2 and is_ordered(d)]
    timed = [d for d in axes if is_time(d)] or axes
    meant = [d for d in axes if label == Label(d.name)] if label else timed
    if which >= len(meant):
        return None
    axis = meant[which].name
    ascending = c.ascending(axis)
    return Extent(Quantifier.ALL, along=axis, place=Place.of(axis, [ascending[0], ascending[-1]]))


@rule("at_both_ends", "AT 'either'|'each' EXTREME_END", "AT 'both'|'either' EXTREME_ENDS")
@rule("at_both_ends", "AT 'either'|'each'|'both' 'of'? 'the' 'two'? EXTREME_ENDS")
@rule("at_both_ends", "AT 'the' 'two' EXTREME_ENDS")
def _both_ends(*_: Meaning) -> str:
    return "both ends"


@rule("of_axis", "'of' DET|POSSESSIVE? LABEL STRETCH_OF_AXIS?")
@rule("of_axis", "'of' DET|POSSESSIVE? STRETCH_OF_AXIS", "'of' DET? 'race'|'run'|'field'|'study'")
@rule("of_axis", "'of' DET? WORD|KIND|TIME|GRAPH")
@rule("of_axis", "'of' DET? 'whole'|'entire' WORD|KIND|TIME|LABEL|GRAPH|STRETCH_OF_AXIS")
def _of_axis(_: Context, *rest: Meaning) -> Label | str:
    """“… of the ratio axis”, “… of the period”."""
    return first(rest, Label) or "of the axis"


@rule("extent", "INITIALLY", "',' INITIALLY")
def _at_an_end(c: Context, *rest: Meaning) -> Extent | None:
    """“… is initially ahead”: at the first tick of the one axis that has an order."""
    place = _start(c, *rest)
    return Extent(place=place) if place else None


@rule("extreme", "DET? EXTREME FINAL|INITIAL_VALUE measure|KIND")
def _extreme_at_an_end(c: Context, *rest: Meaning) -> Peak | None:
    """“the lowest final loss”."""
    place = _start(c, *rest)
    return Peak(the(rest, Function), measure=place) if place else None


@rule("extreme", "DET? BEST FINAL|INITIAL_VALUE measure|KIND")
def _best_at_an_end(c: Context, *rest: Meaning) -> Peak | None:
    """“the best final result”."""
    peak = _extreme_at_an_end(c, *rest)
    return replace(peak, by_quality=True) if peak else None


@rule("subject", "DET FINAL|INITIAL_VALUE measure 'of'|'for' place")
@rule("subject", "DET? FINAL|INITIAL_VALUE measure")
@rule("subject", "place 's'? FINAL|INITIAL_VALUE measure", "DET FINAL|INITIAL_VALUE place measure?")
def _value_at_an_end(c: Context, *rest: Meaning) -> Subject | None:
    """“the final accuracy of ViT”."""
    place = _start(c, *rest)
    named = first(rest, Place) or EVERYWHERE
    if not named.is_named and not c.discourse.clause_has_word("(?:final|initial)"):
        return None  # "The first dose" is told from the second.
    there = named.within(place) if place and not place.dimensions & named.dimensions else None
    return Subject(there, own=there.dimensions) if there else None


_GAP_THEN = (
    r"(?:final|initial|closing|eventual|ultimate|opening) (?!steps?|jump|change|move|doubling|leap)"
)


@rule("gap", "FINAL|INITIAL_VALUE gap")
@rule("gap_implied", "FINAL|INITIAL_VALUE gap_implied")
def _gap_at_an_end(c: Context, end: float, gap: Subject) -> Subject | None:
    """“the final advantage of A over B”: the one at the last point of the axis."""
    there = _start(c, end)
    if there is None or gap.minus is None or there.dimensions & gap.minus.dimensions:
        return None
    if gap.step or not c.discourse.clause_has_word(_GAP_THEN):
        return None  # "The last step", "the first gap": one of several along the axis.
    place = gap.place.within(there)
    return replace(gap, place=place) if place else None


@rule("of_picture", "'of' DET GRAPH|KIND", "'of' 'the' 'axis'")
@rule("of_picture", "'of' 'the'|'each' 'grid'|'matrix'|'map'")
def _of_picture(*_: Meaning) -> str:
    return "of the picture"


def _end(rest: tuple[Meaning, ...]) -> float:
    return first(rest, float) or 0.0
