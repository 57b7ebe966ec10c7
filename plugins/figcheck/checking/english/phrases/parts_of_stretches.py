"""Parts of axes by where they lie: “the second half of the period”, “the first and last rows”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MOVING = frozenset({"RISES", "GAINS"})
"""Classes of what goes on from one point to the next."""

_OPENING = "'first'|'opening'|'initial'|'earlier'|'former'"
_CLOSING = "'second'|'last'|'latter'|'closing'|'final'|'later'"
_OF_AXIS = "'of' DET STRETCH_OF_AXIS|LABEL"


@rule("coordinate", f"DET? {_OPENING} 'half' {_OF_AXIS}", f"DET? {_OPENING} 'half' 'of' LABEL")
def _opening_half(c: Context, *rest: Meaning) -> Place | None:
    """“the first half of the period”; of an odd number of points the middle one is left out."""
    return _half(c, rest, last=False, rounded_up=False)


@rule("coordinate", f"DET? {_OPENING} 'half' {_OF_AXIS}", f"DET? {_OPENING} 'half' 'of' LABEL")
def _larger_opening_half(c: Context, *rest: Meaning) -> Place | None:
    """The same with the middle one."""
    return _half(c, rest, last=False, rounded_up=True)


@rule("coordinate", f"DET? {_CLOSING} 'half' {_OF_AXIS}", f"DET? {_CLOSING} 'half' 'of' LABEL")
def _closing_half(c: Context, *rest: Meaning) -> Place | None:
    """“the second half of the period”."""
    return _half(c, rest, last=True, rounded_up=False)


@rule("coordinate", f"DET? {_CLOSING} 'half' {_OF_AXIS}", f"DET? {_CLOSING} 'half' 'of' LABEL")
def _larger_closing_half(c: Context, *rest: Meaning) -> Place | None:
    """The same with the middle one."""
    return _half(c, rest, last=True, rounded_up=True)


def _half(c: Context, rest: tuple[Meaning, ...], *, last: bool, rounded_up: bool) -> Place | None:
    """Half of the one axis that has an order, or of the one that is named."""
    label = first(rest, Label)
    axes = [d for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
    timed = [d for d in axes if is_time(d)]
    found = [label.dimension] if label else [d.name for d in timed or axes]
    if len(found) != 1 or not is_ordered(c.names.dimensions[found[0]]):
        return None
    ticks = c.ascending(found[0])
    size = (len(ticks) + rounded_up) // 2
    return Place.of(found[0], ticks[-size:] if last else ticks[:size])


@rule("coordinate", "DET? ORDINAL|END LABEL? 'and' DET? ORDINAL|END LABEL SHOWN?")
def _two_positions(c: Context, *rest: Meaning) -> Place | None:
    """“the first and last years”, “the top and bottom rows”."""
    labels = {label.dimension for label in every(rest, Label)}
    one, two = (r for r in rest if type(r) is int)
    if len(labels) != 1:
        return None
    (dimension,) = labels
    ticks, size = c.names.dimensions[dimension].ticks, c.size(dimension)
    if not all(-size <= at < size for at in (one, two)) or one % size == two % size:
        return None
    return Place.of(dimension, [ticks[one], ticks[two]])


@rule("coordinate", "DET? LABEL|STRETCH_OF_AXIS FROM_ON coordinate ONWARDS?")
def _since(c: Context, *rest: Meaning) -> Place | None:
    """“the years since 2018”, “the period after 2018”."""
    after = exactly(rest, bool)
    return _ray(c, rest, after=True, included=not after)


@rule("coordinate", "DET? LABEL|STRETCH_OF_AXIS UNTIL coordinate")
def _up_to(c: Context, *rest: Meaning) -> Place | None:
    """“the years before 2018”."""
    before = exactly(rest, bool)
    return _ray(c, rest, after=False, included=not before)


def _ray(c: Context, rest: tuple[Meaning, ...], *, after: bool, included: bool) -> Place | None:
    """The ticks on one side of a point, if the noun is for its axis."""
    label, place = first(rest, Label), the(rest, Place)
    if len(place.dimensions) != 1 or (label and {label.dimension} != place.dimensions):
        return None
    if not is_ordered(c.names.dimensions[next(iter(place.dimensions))]):
        return None
    if not included and not _MOVING.isdisjoint(classes_in(c.discourse.clause)):
        return None  # What grows in the years after 2000 does so from 2000 on.
    return c.ray(place, after=after, included=included)


@rule("at", "AS_LATE_AS coordinate")
def _as_late_as(c: Context, _: Meaning, place: Place) -> Place | None:
    """“as late as 2021”: in that year, which is thought late."""
    timed = (is_ordered(c.names.dimensions[d]) for d in place.dimensions)
    return place if len(place.dimensions) == 1 and all(timed) else None


@rule("at", "'as' 'far' 'as' place BE CONCERNED", "'where'|'when' place BE CONCERNED")
def _concerned(_: Context, *rest: Meaning) -> Place:
    """“… as far as Web is concerned”."""
    return the(rest, Place)
