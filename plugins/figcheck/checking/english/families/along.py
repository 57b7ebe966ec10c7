"""Along which dimension values move: “as the depth grows”, “from left to right”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.meanings.meaning import OF_ALL
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Quantifier,
)
from figcheck.model import Kind, Role
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_ALONG_A_LINE = r"along (?:(?:a|an|any|one|each|every|the same) (?:single )?)?(?:rows?|columns?)"
"""“along a row”: within it, and not from one to the next."""


_IN_LINES = (
    r"(?:within|down|(?:along|across|over) (?:(?:the|a|an|any|each|every|all|both|its|their) )*"
    r"(?:[a-z-]+ )?(?:rows?|columns?|lines?|curves?|series))"
)
"""“across the rows”, but not “over the layers in each row”."""


@record
class Way:
    """A dimension along which values move, and whether it is said to grow.

    Attributes:
        dimension: its name.
        grows: whether the axis is followed upwards.
        ticks: from where to where, if that is said: both ends.
        each: the dimension whose ticks are the lines: “down each column”.
    """

    dimension: str
    grows: bool
    ticks: tuple[str, ...] = ()
    each: str | None = None


@rule("way", "RISING DET? LABEL", "RISING DET? 'number' 'of' LABEL")
def _way(c: Context, grows: bool, *rest: Meaning) -> Way | None:
    dimension = the(rest, Label).dimension
    return None if _lists_points(c) else Way(dimension, grows)


def _lists_points(c: Context) -> bool:
    """Whether the axes of a scatter plot are measures, and its points no axis to go along."""
    return c.figure.kind is Kind.SCATTER and c.names.measures.dimension is not None


@rule("along", "'with' way 'and'|'or' way", "'with' DET? way", "'for'|'at' way")
def _with_growing(_: Context, *ways: Meaning) -> tuple[Way, ...]:
    return tuple(every(ways, Way))


@rule("along", "'with' DET? LABEL", "'along' DET? LABEL", "'with' 'the' 'number' 'of' LABEL")
@rule("along", "'with' 'more' LABEL")
def _with(c: Context, *rest: Meaning) -> tuple[Way, ...] | None:
    if _lists_points(c) or c.discourse.clause_has_word(_ALONG_A_LINE):
        return None
    return (Way(the(rest, Label).dimension, grows=True),)


@rule("along", "ALONGSIDE EACH|DET|ANY LABEL", "ALONGSIDE LABEL")
@rule("along", "ALONGSIDE EACH|DET|ANY LABEL 'of'|'in' 'both'|'either'|'each'|'every' LABEL|KIND")
def _down_each(c: Context, *rest: Meaning) -> tuple[Way, ...] | None:
    """“… down each column”: along the other axis."""
    each = the(rest, Label).dimension
    quantifier = first(rest, Quantifier)
    if quantifier not in OF_ALL:
        return None
    roles = {c.name(Role.X): Role.Y, c.name(Role.Y): Role.X}
    grid = each in roles and c.name(roles[each]) is not None
    if any(label.dimension in roles for label in every(rest, Label)[1:]):
        return None  # "… over the rate in each row": in each of them by itself.
    if quantifier is None and grid and is_ordered(c.names.dimensions[each]) and not _is_line(c):
        return (Way(each, grows=True),)  # "Rises over the layers": from layer to layer.
    found = _drawn(c, roles[each], forwards=True) if each in roles else None
    return tuple(replace(way, each=each) for way in found) if found else None


def _is_line(c: Context) -> bool:
    """Whether “across the rows” is in each of them, and not from one to the next."""
    return c.discourse.clause_has_word(_IN_LINES)


@rule("onward", "OVER_TIME", "along")
def _onward(c: Context, ways: Meaning = None) -> str | None:
    """“… as k grows”, where that is the one axis with an order: no more than “over time”."""
    if not isinstance(ways, tuple):
        return "over time"
    ordered = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
    return "over time" if ways == tuple(Way(d, grows=True) for d in ordered) else None


@rule("along", "'with' 'fewer' LABEL")
def _with_fewer(_: Context, *rest: Meaning) -> tuple[Way, ...]:
    return (Way(the(rest, Label).dimension, grows=False),)


@rule("along", "WHILE_IT DET? LABEL verb? moves", "WHILE_IT 'the' 'number' 'of' LABEL verb? moves")
@rule("along", "WHILE_IT DET? LABEL BE RISING", "WHILE_IT DET? LABEL 's'? LABEL verb? moves")
def _as_it_grows(_: Context, *rest: Meaning) -> tuple[Way, ...] | None:
    """“… as the depth grows”."""
    move = first(rest, Move)
    up = move.up if move else first(rest, bool)
    labels = {label.dimension for label in every(rest, Label)}
    if up is None or len(labels) != 1:
        return None
    return (Way(labels.pop(), up),)


@rule("along", "WHILE_IT DET? LABEL verb? moves 'from' NUMBER 'to' NUMBER")
@rule("along", "WHILE_IT 'the' 'number' 'of' LABEL verb? moves 'from' NUMBER 'to' NUMBER")
def _as_it_grows_from_to(c: Context, *rest: Meaning) -> tuple[Way, ...] | None:
    """“… as the depth grows from 1 to 8”."""
    dimension = the(rest, Label).dimension
    ticks = [c.names.tick_of(dimension, n.value) for n in every(rest, Written)]
    ends = tuple(t for t in ticks if t is not None)
    return (Way(dimension, the(rest, Move).up, ends),) if len(ends) == len(ticks) else None


@rule(
    "along", "'from' 'left' 'to' 'right'", "'left' 'to' 'right'", "'towards'|'toward' 'the' 'right'"
)
def _left_to_right(c: Context) -> tuple[Way, ...] | None:
    return _drawn(c, Role.X, forwards=True)


@rule("along", "MOVING along")
def _when_moving(_: Context, *rest: Meaning) -> tuple[Way, ...]:
    """“when moving from left to right”: from left to right."""
    return next(ways for ways in rest if isinstance(ways, tuple))


@rule("along", "TIME_PASSES")
def _as_time_passes(c: Context, *_: Meaning) -> tuple[Way, ...] | None:
    """“as training progresses”: along the one axis that has an order."""
    ordered = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
    return (Way(ordered[0], grows=True),) if len(ordered) == 1 else None


@rule("along", "'from' 'right' 'to' 'left'", "'towards'|'toward' 'the' 'left'")
def _right_to_left(c: Context) -> tuple[Way, ...] | None:
    return _drawn(c, Role.X, forwards=False)


@rule(
    "along",
    "'from' 'top' 'to' 'bottom'",
    "'towards'|'toward' 'the' 'bottom'",
    "'downwards'|'downward'",
)
def _top_to_bottom(c: Context) -> tuple[Way, ...] | None:
    return _drawn(c, Role.Y, forwards=True)


@rule("along", "'from' 'bottom' 'to' 'top'", "'towards'|'toward' 'the' 'top'", "'upwards'|'upward'")
def _bottom_to_top(c: Context) -> tuple[Way, ...] | None:
    return _drawn(c, Role.Y, forwards=False)


@rule("along", "'towards'|'toward' 'the' direction '-'? CORNER?", "'from' direction 'to' direction")
@rule("along", "'from' 'the' direction '-'? CORNER? 'to' 'the'? direction '-'? CORNER?")
def _towards_corner(c: Context, *rest: Meaning) -> tuple[Way, ...] | None:
    """“… towards the lower right”: along both axes."""
    ends = [r for r in rest if type(r) is tuple]
    vertical, horizontal = ends[-1]
    if len(ends) == 2 and (ends[0][0] == vertical or ends[0][1] == horizontal):
        return None
    down = _drawn(c, Role.Y, forwards=bool(vertical))
    across = _drawn(c, Role.X, forwards=bool(horizontal))
    return (*down, *across) if down and across else None


def _drawn(c: Context, role: Role, *, forwards: bool) -> tuple[Way, ...] | None:
    """An axis in the direction in which it is drawn: to the right, or to the bottom."""
    dimension = c.figure.dimension(role)
    if dimension is None or len(dimension.ticks) < 2:
        return None
    grows = c.ascending(dimension.name)[0] == dimension.ticks[0]
    return (Way(dimension.name, grows is forwards),)
