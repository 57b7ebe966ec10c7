"""Rules for the ends of a picture: “30 at the top”, “at the right end”, “at the start”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import EVERYWHERE, Extent, Place, Subject
from figcheck.checking.english.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Function
from figcheck.model import Dimension, Kind, Role

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


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
    """“at the left end”."""
    if "horizontal" in c.figure.style and c.figure.dimension(Role.Y) is None:
        return None
    return _edge(c.figure.dimension(Role.X), _end(rest))


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
    return Subject(there) if there else None


@rule("of_picture", "'of' DET GRAPH|KIND", "'of' 'the' 'axis'")
def _of_picture(*_: Meaning) -> str:
    return "of the picture"


def _end(rest: tuple[Meaning, ...]) -> float:
    return first(rest, float) or 0.0
