"""Kinds, places and numbers in words: what every room says to people in the same way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from figcheck.model import Figure, Kind, Role

KINDS = {
    Kind.HEATMAP: "heatmap",
    Kind.LINE: "line chart",
    Kind.BAR: "bar chart",
    Kind.SCATTER: "scatter plot",
    Kind.PIE: "pie chart",
    Kind.BOX: "box plot",
    Kind.TABLE: "table",
    Kind.DIAGRAM: "diagram",
    Kind.UNKNOWN: "figure",
}
"""What people call a figure of each kind."""

MOST_NAMED = 4
"""As many things are listed; of more, the number of the rest is told."""


def place(figure: Figure, at: Mapping[str, str | None]) -> str:
    """Coordinates in words: panels, series and names as they are, numbers with their axis.

    Args:
        figure: the figure that they lie in.
        at: coordinates by the names of their dimensions.

    Returns:
        The coordinates in the order of the figure's dimensions, "" where there are none.
    """
    named = []
    for dimension in figure.dimensions:
        tick = at.get(dimension.name)
        if tick is None:
            continue
        position = dimension.positions.get(tick)
        is_number = position is not None and dimension.numbers[position] is not None
        plain = dimension.role in (Role.PANEL, Role.SERIES) or not is_number
        named.append(tick if plain else f"{dimension.name} {tick}")
    return ", ".join(named)


def number(value: float) -> str:
    """A number to six digits, with commas between thousands: 1,234.5 or 24,000,000."""
    return f"{value:,.6g}" if abs(value) < 1e6 else f"{value:,.0f}"


def listing(things: Iterable[str], separator: str = ", ") -> str:
    """Things in a row: "a", "a and b", "a, b and c", "a, b, c, d and 5 more".

    Args:
        things: what is listed.
        separator: what stands between them; "; " where they have commas themselves.
    """
    names = list(things)
    if len(names) > MOST_NAMED + 1:
        names = [*names[:MOST_NAMED], f"{len(names) - MOST_NAMED} more"]
    if len(names) < 2:
        return "".join(names)
    last = f"{separator.rstrip()} and " if separator != ", " and len(names) > 2 else " and "
    return separator.join(names[:-1]) + last + names[-1]


def counted(count: int, singular: str, plural: str = "") -> str:
    """A number with its noun: "1 value", "3 values"."""
    return f"{count} {singular if count == 1 else plural or singular + 's'}"
