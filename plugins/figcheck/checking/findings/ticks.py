"""Described ticks and ranges of the axes against the coordinates of the data."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from figcheck.checking.findings.catalogue import TICK_MISMATCH
from figcheck.checking.findings.grid import holes
from figcheck.checking.findings.lines import by_panel, index_of, numbers
from figcheck.checking.findings.spelling import Spellings, difference
from figcheck.model import Axis, Cell, Dimension, Figure, Finding, Kind, Role, Severity
from figcheck.reading.names import as_number, key
from figcheck.wording import listing, number

_CONTINUOUS = frozenset({Kind.LINE, Kind.SCATTER})
"""Kinds whose points may lie anywhere between the ticks of a numeric axis."""
_GRIDS = frozenset({Kind.HEATMAP, Kind.TABLE, Kind.BAR})
_FEWEST = 3
"""Ticks with values by which it is known what the others are for."""

_OPEN_LIST = ("...", "…", "etc.", "and so on")


def tick_mismatch(figure: Figure) -> Iterator[Finding]:
    """Axes whose described ticks or range are not those of the data."""
    for axis, role in ((figure.x_axis, Role.X), (figure.y_axis, Role.Y)):
        dimension, index = figure.dimension(role), index_of(figure, role)
        if dimension is None or index is None or axis.span is None:
            continue
        stated = figure.source.text[slice(*axis.span)]
        if any(mark in stated for mark in _OPEN_LIST):
            continue
        used: dict[str, list[Cell]] = {}
        for cells in by_panel(figure, figure.cells).values():
            ticks = {cell.at[index] for cell in cells} - {None}
            if axis.ticks and not _is_about(axis, ticks):
                continue  # the list is about another panel, or about something else
            for cell in cells:
                if (tick := cell.at[index]) is not None:
                    used.setdefault(tick, []).append(cell)
        if axis.ticks and used:
            yield from _listed(figure, axis, role, dimension, used)
        elif axis.bounds is not None and not axis.ticks:
            yield from _ranged(figure, axis, role, dimension, used)


def _listed(
    figure: Figure,
    axis: Axis,
    role: Role,
    dimension: Dimension,
    used: Mapping[str, Sequence[Cell]],
) -> Iterator[Finding]:
    """The finding for an axis whose ticks are listed one by one."""
    by_key = {key(tick): tick for tick in used}
    listed = {key(tick): tick for tick in axis.ticks}
    both = by_key.keys() & listed.keys()
    unlisted = [tick for k, tick in by_key.items() if k not in listed]
    unused = [tick for k, tick in listed.items() if k not in by_key]
    unlisted, unused = _other_names(unlisted, unused), _other_names(unused, unlisted)
    known = numbers(dimension)
    severity = None
    if figure.kind in _CONTINUOUS and len(known) == len(dimension.ticks):
        if unlisted:
            ends = [n for n in map(as_number, axis.ticks) if n is not None]
            unlisted = [t for t in unlisted if not min(ends) <= known[t] <= max(ends)]
            unused = []
        # A numeric axis may well begin at zero, or end after the last point.
        unused = [tick for tick in unused if as_number(tick) != 0]
        severity = None if unlisted else Severity.INFO
        if (axis.scale != "linear" and not _follows_data(axis, both)) or (
            len(unused) > len(both) / 2
        ):
            unused = []
    if holes(figure):
        unused = []  # what is missing is told with the other missing cells
    if not unlisted and not unused:
        return
    parts = []
    if unused:
        parts.append(f"lists {listing(unused)} without a value there")
    if unlisted:
        parts.append(f"does not list {listing(unlisted)}, where there are values")
    yield TICK_MISMATCH.finding(
        f"The {_axis_name(axis, role)} {' and '.join(parts)}.",
        axis.span,
        [cell for tick in unlisted for cell in used[tick]],
        severity=severity,
    )


def _follows_data(axis: Axis, both: Collection[str]) -> bool:
    """Whether the ticks of a logarithmic axis are those of the data, not just its decades.

    At 1, 5, 10, 50 and 100 ticks are put for what was measured there; 1, 10, 100 and so on stand
    on any such axis, be there a value or not.
    """
    listed = [n for n in map(as_number, axis.ticks) if n is not None and n > 0]
    steps = {round(two / one, 6) for one, two in pairwise(listed)}
    return len(steps) > 1 and len(both) >= _FEWEST


def _other_names(ticks: Sequence[str], others: Sequence[str]) -> list[str]:
    """The ticks that are none of the others in another spelling; such have their own finding."""
    spellings = Spellings(others)
    return [
        tick for tick in ticks if not any(difference(tick, other) for other in spellings.near(tick))
    ]


def _is_about(axis: Axis, ticks: Iterable[str | None]) -> bool:
    """Whether the ticks that are listed for an axis are, at least by half, those of the data."""
    listed = {key(tick) for tick in axis.ticks}
    there = {key(tick) for tick in ticks if tick is not None}
    return len(listed) > 1 and 2 * len(listed & there) >= min(len(listed), len(there))


def _ranged(
    figure: Figure,
    axis: Axis,
    role: Role,
    dimension: Dimension,
    used: Mapping[str, Sequence[Cell]],
) -> Iterator[Finding]:
    """The finding for an axis of which only the range is described."""
    known = numbers(dimension)
    if axis.bounds is None or len(known) != len(dimension.ticks) or len(used) < 3:
        return
    low, high = axis.bounds
    there = sorted(known[tick] for tick in used)
    beyond = [tick for tick in used if not low <= known[tick] <= high]
    name = _axis_name(axis, role)
    described = f"is described as {number(low)} to {number(high)}"
    actual = f"from {number(there[0])} to {number(there[-1])}"
    if beyond and len(beyond) < len(used):
        yield TICK_MISMATCH.finding(
            f"The {name} {described}, but the data have ticks {actual}.",
            axis.span,
            [cell for tick in beyond for cell in used[tick]],
        )
    elif not beyond and figure.kind in _GRIDS and _steps_short(there, low, high):
        yield TICK_MISMATCH.finding(
            f"The {name} {described}, but the data have ticks {actual} only.", axis.span
        )


def _steps_short(there: Sequence[float], low: float, high: float) -> bool:
    """Whether evenly spaced ticks stop at least one whole step before the described ends."""
    step = (there[-1] - there[0]) / (len(there) - 1)
    even = all(
        abs(value - there[0] - i * step) <= 1e-6 * abs(step) for i, value in enumerate(there)
    )
    short = max(there[0] - low, high - there[-1])
    return even and short >= step * (1 - 1e-6)


def _axis_name(axis: Axis, role: Role) -> str:
    return f"{role}-axis (“{axis.label}”)" if axis.label else f"{role}-axis"
