"""The dimensions of the cells: their names, and their ticks in the picture's order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from figcheck.model import Dimension, Kind, Role, Span
from figcheck.patterns import regex
from figcheck.reading import names
from figcheck.reading.assembly.frame import MATRIX, Frame
from figcheck.reading.values import Value

Placed = tuple[dict[Role, str], Value, Span]
"""A value with its coordinates by their roles and the row that it stands in."""


def dimensions(
    frame: Frame, cells: Sequence[Placed], columns: Mapping[Role, str]
) -> tuple[Dimension, ...]:
    """Collect the coordinates of the cells, and spell each in one way.

    Args:
        frame: what the header says.
        cells: the values with their coordinates, which are changed in place.
        columns: what a table calls its leading columns.

    Returns:
        Panel, series, y and x, those that there are.
    """
    given: dict[Role, dict[str, None]] = {}
    for role, tick in dict.fromkeys(place for at, _, _ in cells for place in at.items()):
        given.setdefault(role, {}).setdefault(tick)
    used: dict[Role, dict[str, str]] = {role: {} for role in given}
    spelt = {
        role: {tick: used[role].setdefault(names.key(tick), tick) for tick in ticks}
        for role, ticks in given.items()
    }
    respelt = {
        role: ticks
        for role, ticks in spelt.items()
        if any(tick != used for tick, used in ticks.items())
    }
    for at, _, _ in cells if respelt else ():
        for role in respelt.keys() & at.keys():
            at[role] = respelt[role][at[role]]
    found = []
    taken: set[str] = set()
    for role in Role:
        if role not in used:
            continue
        ticks = _in_order(frame, role, list(used[role].values()))
        ticks = _by_size(role, ticks, cells)
        apart = {**used.get(Role.SERIES, {}), **used.get(Role.PANEL, {})}
        name = _name(frame, role, columns, apart, ticks)
        while name in taken:
            name += "'"
        taken.add(name)
        numbers = tuple(names.as_number(tick) for tick in ticks)
        found.append(Dimension(name, role, ticks, numbers))
    return tuple(found)


def _in_order(frame: Frame, role: Role, used: list[str]) -> tuple[str, ...]:
    """The ticks in the order of the picture: as described, then as they come in the data.

    Of a heatmap a tick without a value counts too if the description lists it.
    """
    described: Sequence[str] = {
        Role.PANEL: [p.plain for p in frame.header.panels],
        Role.SERIES: list(frame.series.values()),
        Role.Y: list(frame.y_ticks.values()),
        Role.X: list(frame.x_ticks.values())
        + (list(frame.y_ticks.values()) if frame.categories_stand_up else []),
    }[role]
    by_key = {names.key(tick): tick for tick in used}
    wanted = [names.key(tick) for tick in described]
    axis = frame.axis(role)
    listed = axis is not None and len(axis.ticks) > 0 and frame.kind is Kind.HEATMAP
    if listed and axis is not None and sum(k in by_key for k in wanted) >= len(by_key):
        first = {names.key(tick) for tick in axis.ticks}
        by_key |= {
            names.key(t): t
            for t in axis.ticks
            if names.key(t) in first and names.key(t) not in by_key
        }
    ordered = list(dict.fromkeys(k for k in wanted if k in by_key))
    # A tick that is not described stands where the data have it: after the one before.
    known = frozenset(ordered)
    following: dict[str | None, list[str]] = {}
    anchor = None
    for key in by_key:
        if key in known:
            anchor = key
        else:
            following.setdefault(anchor, []).append(key)
    merged = [k for before in (None, *ordered) for k in (before, *following.get(before, ()))]
    return tuple(by_key[key] for key in merged if key is not None)


def _by_size(role: Role, ticks: tuple[str, ...], cells: Sequence[Placed]) -> tuple[str, ...]:
    """The ticks by size where each panel has some of them, and has them so: rates of two methods.

    As the panels come one after the other, those of the second would else stand behind those of
    the first.
    """
    numbers = {tick: number for tick in ticks if (number := names.as_number(tick)) is not None}
    if role is Role.PANEL or len(numbers) < len(ticks):
        return ticks
    by_panel: dict[str | None, dict[float, None]] = {}
    for at, _, _ in cells:
        if role in at:
            by_panel.setdefault(at.get(Role.PANEL), {}).setdefault(numbers[at[role]])
    orders = [list(order) for order in by_panel.values()]
    for down in (False, True):
        if len(orders) > 1 and all(order == sorted(order, reverse=down) for order in orders):
            return tuple(sorted(ticks, key=lambda tick: numbers[tick], reverse=down))
    return ticks


def _name(
    frame: Frame,
    role: Role,
    columns: Mapping[Role, str],
    series: Iterable[str],
    ticks: Sequence[str],
) -> str:
    """The name of a dimension: its axis' label, unless that is a series, a panel or a tick."""
    if role is Role.PANEL:
        return "panel"
    if role is Role.SERIES:
        return columns.get(role) or "series"
    axis = frame.axis(role)
    if role is Role.X and frame.kind not in MATRIX and frame.categories_stand_up:
        axis = frame.axis(Role.Y)
    told = axis is not None and axis.label and not _is_tick(axis.label, ticks)
    if frame.kind is Kind.TABLE and role is Role.X and axis is not None and Role.Y in columns:
        # "Columns: System, WER, MOS": the first is what stands above the names of the rows.
        told = told and names.key(axis.label) != names.key(columns[Role.Y])
    if told and axis is not None and not _is_among(axis.label, series):
        return axis.label
    if role is Role.X and Role.X in columns:
        return columns[Role.X]
    across = Role.Y if frame.kind in MATRIX else Role.X
    heading = columns.get(Role.Y) or ""
    both = corner(heading) if frame.kind in MATRIX else None
    if both is not None:
        return both[0] if role is Role.Y else both[1]
    return heading or role.value if role is across else role.value


_CORNER = regex(r"\s*([^\\/|]*\w[^\\/|]*?)\s*(?:\\+|\s[/|]\s)\s*([^\\/|]*\w[^\\/|]*?)\s*")
_DOWN, _ACROSS = "↓", "→"


def corner(heading: str) -> tuple[str, str] | None:
    """What the corner of a table calls its rows and its columns: “True / Predicted”.

    Arrows say which is which; without them the rows come first.

    Args:
        heading: what stands above the names of the rows.
    """
    match = _CORNER.fullmatch(heading)
    if match is None:
        return None
    one, two = match.groups()
    sides = [side.replace(_DOWN, "").replace(_ACROSS, "").strip() for side in (one, two)]
    rows, columns = reversed(sides) if _ACROSS in one or _DOWN in two else sides
    return (rows, columns) if rows != columns else None


def _is_tick(label: str, ticks: Sequence[str]) -> bool:
    """Whether what was taken for the label is the first item of a list: “FID (lower is better)”."""
    plain = {names.key(re.sub(r"[↑↓]", "", names.without_unit(tick))) for tick in ticks}
    return len(ticks) > 1 and names.key(label) in plain


def _is_among(label: str, series: Iterable[str]) -> bool:
    """Whether an axis is one of the series, its unit left aside: “Latency (ms per token)”."""
    bare = names.key(names.without_unit(label))
    return any(
        names.key(label).startswith(key) or bare == names.key(names.without_unit(key))
        for key in series
    )
