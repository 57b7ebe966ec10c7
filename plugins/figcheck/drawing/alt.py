"""The text that stands for a picture, made from the data."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.drawing import text as texts
from figcheck.drawing.view import number, written
from figcheck.model import Axis, Cell, Dimension, Figure, Kind, Role
from figcheck.wording import KINDS

LONGEST = 400
"""Characters of an alternative text: more is not listened to."""

_MIXED = {Kind.TABLE, Kind.SCATTER}
"""Kinds whose values are of different things: the highest of all says nothing."""

_NAME = 40
"""Characters that a name takes at most."""


def alt_text(figure: Figure) -> str:
    """What a reader is told who does not see the picture, as plain text.

    It says the kind, the panels and series, the axes with their ends, how many values
    there are and where the lowest and the highest stand.

    Args:
        figure: any figure.
    """
    form = KINDS[figure.kind].capitalize()
    title = _cut(figure.title, 120)
    says = form.split()[0].lower() in title.lower()
    parts = [f"{title}." if says else f"{form}: {title}." if title else f"{form}."]
    parts += [_group(d) for d in figure.dimensions if d.role in {Role.PANEL, Role.SERIES}]
    parts += [
        _axis(name, dimension, axis)
        for name, dimension, axis in (
            (
                "Columns" if figure.kind is Kind.TABLE else "x axis",
                figure.dimension(Role.X),
                figure.x_axis,
            ),
            (
                "Rows" if figure.kind is Kind.TABLE else "y axis",
                figure.dimension(Role.Y),
                figure.y_axis,
            ),
        )
        if dimension is not None
    ]
    parts.append(_values(figure))
    whole = " ".join(part for part in parts if part)
    return whole if len(whole) <= LONGEST else whole[: LONGEST - 1].rstrip() + texts.ELLIPSIS


def _group(dimension: Dimension) -> str:
    count = len(dimension.ticks)
    word = {Role.PANEL: "panel", Role.SERIES: "series"}[dimension.role]
    if count == 1:
        return f"One {word}: {_cut(dimension.ticks[0])}."
    plural = "panels" if word == "panel" else word
    names = ", ".join(_cut(tick, 30) for tick in dimension.ticks[:4])
    return f"{count} {plural}: {names}{', ' + texts.ELLIPSIS if count > 4 else ''}."


def _axis(word: str, dimension: Dimension, axis: Axis) -> str:
    name = _cut(dimension.name if len(dimension.name) > 1 else axis.label)
    head = f"{word} {name}" if name else word
    if not dimension.ticks:
        return ""
    if len(dimension.ticks) == 1:
        return f"{head}: {_cut(dimension.ticks[0])}."
    return f"{head}: {_cut(dimension.ticks[0])} to {_cut(dimension.ticks[-1])}."


def _values(figure: Figure) -> str:
    cells = [cell for cell in figure.cells if number(cell) is not None]
    if not cells:
        return "No values are given." if figure.kind is not Kind.DIAGRAM else _parts(figure)
    low, high = min(cells, key=_value), max(cells, key=_value)
    label = (figure.colours.label if figure.colours else "") or figure.value.label
    of = f" of {_cut(label)}" if label else ""
    if figure.kind in _MIXED:
        return f"{len(cells)} values."
    if len(cells) == 1:
        return f"One value{of}: {_at(figure, cells)}."
    if low.value == high.value:
        return f"{len(cells)} values{of}, all {_cut(low.text)}."
    lowest = [cell for cell in cells if cell.value == low.value]
    highest = [cell for cell in cells if cell.value == high.value]
    return f"{len(cells)} values{of}, from {_at(figure, lowest)} to {_at(figure, highest)}."


def _at(figure: Figure, same: Sequence[Cell]) -> str:
    """A value and where it stands, or at how many places."""
    if len(same) > 1:
        return f"{_cut(written(same[0]))} (at {len(same)} places)"
    place = ", ".join(_cut(tick, 30) for tick in same[0].at if tick is not None)
    return f"{_cut(written(same[0]))} (at {place})" if place else _cut(written(same[0]))


def _parts(figure: Figure) -> str:
    if not figure.components:
        return "It has no values."
    names = ", ".join(_cut(part.name, 30) for part in figure.components[:6])
    more = ", " + texts.ELLIPSIS if len(figure.components) > 6 else ""
    return f"{len(figure.components)} parts: {names}{more}."


def _value(cell: Cell) -> float:
    return number(cell) or 0.0


def _cut(text: str, longest: int = _NAME) -> str:
    line = texts.clean(text).rstrip(".")
    return line if len(line) <= longest else line[: longest - 1].rstrip() + texts.ELLIPSIS
