"""Rules for parts of a grid: corners, halves, quadrants, the middle, diagonals and triangles."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.peaks import Scope
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.lexicon.shared_words import FIGURE, PANEL, WHOLE
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, first_exactly, the
from figcheck.checking.english.phrases.axes import counts_off, first_of, last_of
from figcheck.checking.language.order import is_ordered, ordinate
from figcheck.checking.language.tree import Comparator, Order
from figcheck.model import Role
from figcheck.reading.numbers import Number as Written
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_OF_CHANGE = frozenset({"RISES", "RISE", "GAINS", "GROWS_IN", "BETTERS", "CHANGE"})
"""Classes of words for what goes on from one tick to the next."""

_SIDES = (("left", "right"), ("left-hand", "right-hand"))


def _part(c: Context, role: Role, end: float, size: int) -> Place | None:
    """The first or last ticks of an axis as it is drawn."""
    dimension = c.figure.dimension(role)
    if dimension is None or size > len(dimension.ticks):
        return None
    ticks = dimension.ticks[-size:] if end else dimension.ticks[:size]
    return Place.of(dimension.name, ticks)


def _half(c: Context, role: Role, *, rounded_up: bool) -> int:
    """Half the ticks of an axis; an odd one in the middle may be taken in or left out."""
    dimension = c.figure.dimension(role)
    return 0 if dimension is None else (len(dimension.ticks) + rounded_up) // 2


@rule("direction", "VERTICAL '-'? HORIZONTAL")
def _direction(_: Context, vertical: float, horizontal: float) -> tuple[float, float]:
    return vertical, horizontal


@rule("coordinate", "DET? direction '-'? CORNER")
def _corner(c: Context, *rest: Meaning) -> Place | None:
    """“the top-left corner”: one cell."""
    vertical, horizontal = the(rest, tuple)
    row, column = _part(c, Role.Y, vertical, 1), _part(c, Role.X, horizontal, 1)
    return row.within(column) if row and column else None


@rule("coordinate", "'the'|'all' 'the'? 'four' 'corners'", "'the'|'all' 'four' 'corner' CASE")
def _corners(c: Context, *_: Meaning) -> Place | None:
    """“the four corners”."""
    rows, columns = (_ends(c, role) for role in (Role.Y, Role.X))
    return rows.within(columns) if rows and columns else None


def _ends(c: Context, role: Role) -> Place | None:
    """The first and the last tick of an axis."""
    dimension = c.figure.dimension(role)
    if dimension is None or len(dimension.ticks) < 2:
        return None
    return Place.of(dimension.name, [dimension.ticks[0], dimension.ticks[-1]])


@rule("coordinate", "DET direction '-'? 'one'")
def _other_corner(c: Context, *rest: Meaning) -> Place | None:
    """“the bottom-left one”, of corners."""
    return _corner(c, *rest) if c.discourse.has("corner") else None


@rule("scope", "'of' 'all'|'the' 'four'", "'of' 'all' 'the'? 'four'")
def _of_all_corners(c: Context) -> Scope | None:
    """“the highest of all four”, of corners."""
    corners = _corners(c) if c.discourse.has("corner") else None
    return Scope(corners) if corners else None


@rule("coordinate", "'the' HORIZONTAL|VERTICAL 'one'?", "'the' HORIZONTAL|VERTICAL LABEL")
def _side(c: Context, side: float, *rest: Meaning) -> Place | None:
    """“the left one”, “the right-hand panel”, where two panels are spoken of."""
    panels, label = c.figure.dimension(Role.PANEL), first(rest, Label)
    if panels is None or len(panels.ticks) != 2:
        return None
    if label is None and not c.discourse.has_word(f"{PANEL}s?") and not _are_both_named(c):
        return None
    if label not in (None, Label(panels.name)):
        return None
    return Place.of(panels.name, [panels.ticks[-1 if side else 0]])


@rule("coordinate", "'the' HORIZONTAL|MIDDLE 'one'?")
def _one_of_several(c: Context, side: float | None, *_: Meaning) -> Place | None:
    """“from the left to the center panel”, of three or more, where the clause speaks of panels."""
    panels = c.figure.dimension(Role.PANEL)
    size = len(panels.ticks) if panels else 0
    if panels is None or size < 3 or not c.discourse.clause_has_word(f"{PANEL}s?"):
        return None
    if side is None and not size % 2:
        return None
    position = size // 2 if side is None else -1 if side else 0
    return Place.of(panels.name, [panels.ticks[position]])


def _are_both_named(c: Context) -> bool:
    return any(all(map(c.discourse.clause_has_word, sides)) for sides in _SIDES)


@rule("coordinate", "DET? direction '-'? QUADRANT")
def _quadrant(c: Context, *rest: Meaning) -> Place | None:
    return _quadrant_of(c, the(rest, tuple), rounded_up=False)


@rule("coordinate", "DET? direction '-'? QUADRANT")
def _larger_quadrant(c: Context, *rest: Meaning) -> Place | None:
    return _quadrant_of(c, the(rest, tuple), rounded_up=True)


def _quadrant_of(c: Context, ends: tuple[float, float], *, rounded_up: bool) -> Place | None:
    vertical, horizontal = ends
    rows = _part(c, Role.Y, vertical, _half(c, Role.Y, rounded_up=rounded_up))
    columns = _part(c, Role.X, horizontal, _half(c, Role.X, rounded_up=rounded_up))
    return rows.within(columns) if rows and columns else None


@rule("coordinate", "DET? direction '-'? QUADRANT")
def _wider_corner(c: Context, *rest: Meaning) -> Place | None:
    """“the values in the upper right corner”: a third of the rows and of the columns may be it."""
    if not c.discourse.clause_has_word("corner"):
        return None
    vertical, horizontal = the(rest, tuple)
    sizes = [max(2, round(_half(c, r, rounded_up=False) * 2 / 3)) for r in (Role.Y, Role.X)]
    rows = _part(c, Role.Y, vertical, sizes[0])
    columns = _part(c, Role.X, horizontal, sizes[1])
    return rows.within(columns) if rows and columns else None


@rule("coordinate", "DET? direction '-'? QUADRANT '(' place ')'")
def _block_of(c: Context, *rest: Meaning) -> Place | None:
    """“the bottom-right block (Arabic and Hebrew)”: where these meet, in a grid of both."""
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    (vertical, horizontal), named = the(rest, tuple), the(rest, Place)
    if x is None or y is None or x.ticks != y.ticks or len(named.ticks) != 1:
        return None
    if vertical != horizontal or named.notes or named.dimensions - {x.name, y.name}:
        return None
    ticks = named.ticks[0][1]
    ends = x.ticks[-len(ticks) :] if vertical else x.ticks[: len(ticks)]
    if set(ends) != set(ticks):
        return None
    return Place.of(x.name, ends).within(Place.of(y.name, ends))


def _is_of_panels(c: Context) -> bool:
    """“the left half of the figure”, of panels side by side: one of these, not half of each."""
    panel = c.figure.dimension(Role.PANEL)
    several = panel is not None and len(panel.ticks) > 1
    return several and c.discourse.clause_has_word(f"half of the (?:{WHOLE} )?{FIGURE}")


@rule("coordinate", "DET? VERTICAL HALF", "DET? VERTICAL HALF of_picture")
def _vertical_half(c: Context, *rest: Meaning) -> Place | None:
    if _is_of_panels(c):
        return None
    return _part(c, Role.Y, the(rest, float), _half(c, Role.Y, rounded_up=False))


@rule("coordinate", "DET? VERTICAL HALF", "DET? VERTICAL HALF of_picture")
def _larger_vertical_half(c: Context, *rest: Meaning) -> Place | None:
    if _is_of_panels(c):
        return None
    return _part(c, Role.Y, the(rest, float), _half(c, Role.Y, rounded_up=True))


@rule("coordinate", "DET? HORIZONTAL HALF", "DET? HORIZONTAL HALF of_picture")
def _horizontal_half(c: Context, *rest: Meaning) -> Place | None:
    if _is_of_panels(c):
        return None
    return _part(c, Role.X, the(rest, float), _half(c, Role.X, rounded_up=False))


@rule("coordinate", "DET? HORIZONTAL HALF", "DET? HORIZONTAL HALF of_picture")
def _larger_horizontal_half(c: Context, *rest: Meaning) -> Place | None:
    if _is_of_panels(c):
        return None
    return _part(c, Role.X, the(rest, float), _half(c, Role.X, rounded_up=True))


@rule("coordinate", "DET? 'first'|'last' COUNT LABEL")
@rule("coordinate", "DET? ORDINAL|END COUNT LABEL", "DET? ORDINAL|END COUNT VALUES 'of' LABEL")
def _first_few(c: Context, *rest: Meaning) -> Place | None:
    """“the first three rows”, “the last two columns”."""
    counts = [r for r in rest if type(r) is int]
    if len(counts) != 2 or counts[0] not in (0, -1):
        return None
    (end, size), label = counts, the(rest, Label)
    if counts_off(c, label.dimension):
        counted = (last_of if end else first_of)(c, label.dimension, size)
        if counted is not None or not is_time(c.names.dimensions[label.dimension]):
            return counted
    return _so_many(c, label, end, size)


@rule("coordinate", "DET? ORDINAL|END COUNT LABEL")
def _so_many_changes(c: Context, *rest: Meaning) -> Place | None:
    """“It fell by 380 in the last two years”: in two steps, from the year before them on."""
    end, size = (r for r in rest if type(r) is int)
    label = the(rest, Label)
    changes = not _OF_CHANGE.isdisjoint(classes_in(c.discourse.clause))
    if not changes or end not in (0, -1) or not is_time(c.names.dimensions[label.dimension]):
        return None
    place = _so_many(c, label, end, size + 1)
    numbers = [n for n in c.names.dimensions[label.dimension].numbers[:2] if n is not None]
    if (
        len(numbers) == 2
        and abs(numbers[1] - numbers[0]) > 1
        and c.discourse.clause_has_word("years?")
    ):
        return None  # Where every other year is shown, “the first two years” are one step.
    return place and replace(place, of_changes=True)


@rule("coordinate", "DET? COUNT END LABEL")
def _few_at_end(c: Context, *rest: Meaning) -> Place | None:
    """“the three leftmost columns”."""
    size, end = (r for r in rest if type(r) is int)
    return _so_many(c, the(rest, Label), end, size)


@rule("coordinate", "DET? VERTICAL COUNT LABEL", "DET? COUNT VERTICAL LABEL")
@rule("coordinate", "DET? HORIZONTAL COUNT LABEL", "DET? COUNT HORIZONTAL LABEL")
def _few_at_side(c: Context, *rest: Meaning) -> Place | None:
    """“the upper three rows”, “the two left columns”: of the axis that runs so."""
    label, side = the(rest, Label), the(rest, float)
    role = c.names.dimensions[label.dimension].role
    upwards = c.discourse.clause_has_word(r"(?:upper|lower|top|bottom)(?: \w+)? [\w-]+")
    if role is not (Role.Y if upwards else Role.X):
        return None
    return _so_many(c, label, -1 if side else 0, exactly(rest, int))


def _so_many(c: Context, label: Label, end: int, size: int) -> Place | None:
    """So many ticks at the beginning of an axis as it is drawn, or at its end."""
    ticks = c.names.dimensions[label.dimension].ticks
    if not 0 < size < len(ticks):
        return None
    return Place.of(label.dimension, ticks[:size] if end == 0 else ticks[-size:])


@rule("coordinate", "DET? END|ORDINAL COUNT 'points'|'markers'|'ticks'|'positions'|'measurements'")
@rule(
    "coordinate", "DET? END|ORDINAL COUNT 'segments'|'stages'|'stations'|'readings'|'dates'|'marks'"
)
@rule("coordinate", "DET? END|ORDINAL COUNT 'checkpoints'|'sections'|'legs'|'laps'|'observations'")
def _first_points(c: Context, *rest: Meaning) -> Place | None:
    """“the last two points”: of the one axis that has an order, as it is drawn."""
    end, size = (r for r in rest if type(r) is int)
    axes = [d.name for d in c.figure.dimensions if is_ordered(d) and len(d.ticks) > 1]
    if len(axes) != 1 or end not in (0, -1):
        return None
    ticks = c.drawn(axes[0])
    if not 0 < size < len(ticks):
        return None
    return Place.of(axes[0], ticks[:size] if end == 0 else ticks[-size:])


@rule("coordinate", "DET? MIDDLE LABEL")
def _middle(c: Context, *rest: Meaning) -> Place | None:
    """“the middle column”, where there is one."""
    label = the(rest, Label)
    size = c.size(label.dimension)
    return c.at_position(label.dimension, size // 2) if size % 2 else None


def _order(c: Context, comparator: Comparator) -> Place | None:
    """The cells whose coordinates compare so; only where both axes have the same ticks.

    What one of them lists besides, as a last row of all sources together, is beside no diagonal.
    """
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    alike = shared_ticks(c)
    if x is None or y is None or alike is None:
        return None
    on = comparator is Comparator.EQUAL
    return Place(() if on else alike.ticks, (Order(x.name, comparator, y.name),))


def shared_ticks(c: Context) -> Place | None:
    """Where the rows and columns of a grid list the same things, if they do.

    Args:
        c: the context of the clause.

    Returns:
        The ticks of the longer axis that the other one has as well, everywhere where both have the
        same; `None` where they differ, or lie elsewhere on the one than on the other.
    """
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    if x is None or y is None:
        return None
    if c.confusions is not None:
        return EVERYWHERE
    short, long = sorted((x, y), key=lambda d: len(d.ticks))
    further = len(long.ticks) - len(short.ticks)
    if further > _FURTHER or (further and len(short.ticks) < _FEWEST_SHARED):
        return None
    if any(ordinate(short, t) != ordinate(long, t) for t in short.ticks):
        return None
    return Place.of(long.name, short.ticks) if further else EVERYWHERE


_FURTHER, _FEWEST_SHARED = 2, 3
"""How many ticks one axis may have besides those of the other, and how many both must have then."""


@rule("coordinate", "VALUES|CASE DIAGONAL")
def _off_diagonal(c: Context, *rest: Meaning) -> Place | None:
    """“values off the diagonal”."""
    comparator = the(rest, Comparator)
    return _order(c, comparator) if comparator is not Comparator.EQUAL else None


@rule("coordinate", "DET? DIAGONAL CASE|VALUES|ERRORS?", "VALUES 'on'|'along' DET? DIAGONAL")
def _diagonal(c: Context, *rest: Meaning) -> Place | None:
    return _order(c, first(rest, Comparator) or Comparator.EQUAL)


@rule("coordinate", "'all'|'the' 'the'? COUNT|NUMBER? DIAGONAL CASE|VALUES")
def _so_many_on_diagonal(c: Context, *rest: Meaning) -> Place | None:
    """“the 42 off-diagonal cells”, “all off-diagonal values”."""
    place, number = _order(c, the(rest, Comparator)), first(rest, Written)
    stated = number.value if number else first_exactly(rest, int)
    if place is None or stated not in (None, len(c.table.indices(place.cells))):
        return None
    return place


@rule("coordinate", "DET? PAIRED CASE|VALUES|KIND|MEASURE|LABEL?")
def _paired(c: Context, *rest: Meaning) -> Place | None:
    """“the in-language settings”, where the languages are trained on and tested."""
    return _order(c, the(rest, Comparator)) if c.names.directions else None


@rule("coordinate", "DET? direction '-'? TRIANGLE", "DET? VERTICAL TRIANGLE")
def _triangle(c: Context, *rest: Meaning) -> Place | None:
    """“the lower-left triangle”: below the main diagonal as it is drawn."""
    ends = first(rest, tuple)
    vertical = ends[0] if ends else the(rest, float)
    if ends and ends[0] == ends[1]:
        return None
    return beside_diagonal(c, below=bool(vertical))


@rule("at", "BEYOND DET? DIAGONAL")
@rule("coordinate", "BEYOND DET? DIAGONAL")
def _beyond_diagonal(c: Context, up: bool, *_: Meaning) -> Place | None:
    """“above the diagonal”."""
    return beside_diagonal(c, below=not up)


def beside_diagonal(c: Context, *, below: bool) -> Place | None:
    """One side of the main diagonal, which runs from the top left to the bottom right.

    Args:
        c: the context of the clause.
        below: whether the side below it is meant.
    """
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    if x is None or y is None or x.ticks != y.ticks:
        return None
    grows = None in x.numbers or (x.numbers[0] or 0) < (x.numbers[-1] or 0)
    less = below is grows
    return _order(c, Comparator.LESS if less else Comparator.MORE)


@rule("coordinate", "LABEL BOUND LABEL")
def _by_order(c: Context, *rest: Meaning) -> Place | None:
    """“x > y”."""
    names = [r.dimension for r in rest if isinstance(r, Label)]
    if len(names) != 2 or names[0] == names[1]:
        return None
    return Place(orders=(Order(names[0], the(rest, Comparator), names[1]),))
