"""Axes whose label stands as the first of their ticks: “X-axis: Country, Chile, Ghana, Peru”."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from figcheck.model import Axis, Dimension
from figcheck.reading import names
from figcheck.reading.header import Header
from figcheck.reading.layouts.base import Reading

_FEWEST = 4
_SHORTEST = 4
"""Characters of what may be a label: “Site”, but not “Mo”."""


def counted(described: Header, readings: Iterable[Reading]) -> Header:
    """The header with the labels of the axes that list a tick more than the rows have values.

    Args:
        described: what the description says of the picture.
        readings: what the layouts made of its data.
    """
    rows = [row for reading in readings for row in reading.rows]
    sizes = {len(row.entries) for row in rows if not any(entry.keys for entry in row.entries)}
    given = {names.key(names.bare(label.plain)) for row in rows for label in row.labels}
    return _without(
        described,
        lambda ticks: (
            len(ticks) - 1 in sizes and len(ticks) not in sizes and names.key(ticks[0]) not in given
        ),
    )


def known(described: Header, dimensions: Iterable[Dimension]) -> Header:
    """The header with the labels of the axes of which the data know all ticks but the first.

    Args:
        described: what the description says of the picture.
        dimensions: the dimensions of its data.
    """
    given = [{names.key(tick) for tick in d.ticks} for d in dimensions]

    def leads(ticks: tuple[str, ...]) -> bool:
        first, *rest = map(names.key, ticks)
        return any(d.issuperset(rest) for d in given) and not any(first in d for d in given)

    return _without(described, leads)


def _without(described: Header, leads: Callable[[tuple[str, ...]], bool]) -> Header:
    """The header, the first tick of an axis without a label as its label where it leads them."""

    def settled(axis: Axis) -> Axis:
        if axis.label or len(axis.ticks) < _FEWEST or len(axis.ticks[0]) < _SHORTEST:
            return axis
        if not leads(axis.ticks):
            return axis
        return replace(axis, label=axis.ticks[0], ticks=axis.ticks[1:])

    return replace(
        described,
        x_axes=tuple(map(settled, described.x_axes)),
        y_axes=tuple(map(settled, described.y_axes)),
    )
