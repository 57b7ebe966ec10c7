"""The operations of terms on vectors: aggregates, differences, arithmetic, correlation."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from figcheck.checking.language.intervals import Interval
from figcheck.checking.language.order import ordinate
from figcheck.checking.language.tree import End, Function
from figcheck.checking.language.vectors import Entry, Key, Vector, cells_of, join
from figcheck.model import Dimension, Figure


def absolute(vector: Vector) -> Vector:
    """The numbers without their signs."""
    entries = {k: e._replace(value=abs(e.value)) for k, e in vector.entries.items()}
    return replace(vector, entries=entries)


def interval_ends(vector: Vector, end: End, intervals: Mapping[int, Interval]) -> Vector:
    """The ends of the intervals around the cells that have one."""
    entries: dict[Key, Entry] = {}
    for key, entry in vector.entries.items():
        interval = intervals.get(entry.cells[0])
        if interval is not None:
            value = interval.low if end is End.LOWER else interval.high
            entries[key] = Entry(value, interval.cells)
    return replace(vector, entries=entries)


def differences(vector: Vector, along: str, dimensions: Mapping[str, Dimension]) -> Vector:
    """The changes from each number to the next in the ascending order of a dimension."""
    if along not in vector.dimensions:
        return replace(vector, entries={})
    place = vector.dimensions.index(along)
    dimension = dimensions[along]
    lines: dict[Key, list[tuple[float, Key, Entry]]] = {}
    for key, entry in vector.entries.items():
        at = ordinate(dimension, key[place]) or 0.0
        lines.setdefault(key[:place] + key[place + 1 :], []).append((at, key, entry))
    entries = {
        key: Entry(two.value - one.value, one.cells + two.cells)
        for line in lines.values()
        for (_, _, one), (_, key, two) in pairwise(sorted(line, key=lambda e: e[0]))
    }
    return replace(vector, entries=entries)


def aggregated(vector: Vector, function: Function, by: Sequence[str]) -> Vector:
    """What a function makes of a vector's numbers, one for each combination of `by`."""
    kept = tuple(d for d in vector.dimensions if d in by)
    places = [vector.dimensions.index(d) for d in kept]
    groups: dict[Key, list[Entry]] = {}
    for key, entry in vector.entries.items():
        groups.setdefault(tuple([key[i] for i in places]), []).append(entry)
    compute = _AGGREGATES[function]
    exact = function in (Function.MAX, Function.MIN, Function.SUM, Function.RANGE)
    found = {k: compute(group) for k, group in groups.items()}
    return Vector(
        kept,
        {k: entry for k, entry in found.items() if math.isfinite(entry.value)},
        vector.decimals if exact else None,
    )


def complete_cases(vector: Vector, along: str) -> Vector:
    """What a vector has for every tick of one of its dimensions."""
    place = vector.dimensions.index(along)
    cases: dict[str | None, set[Key]] = {}
    for key in vector.entries:
        cases.setdefault(key[place], set()).add(key[:place] + key[place + 1 :])
    if all(len(of_tick) == 1 for of_tick in cases.values()):
        return vector  # On a diagonal, say, each has one value of its own.
    common = set.intersection(*cases.values()) if cases else set()
    entries = {k: e for k, e in vector.entries.items() if k[:place] + k[place + 1 :] in common}
    return replace(vector, entries=entries)


def arithmetic(figure: Figure, operator: str, left: Vector, right: Vector) -> Vector:
    """What an operator makes of two vectors; none where there is no finite number."""
    dimensions, joined = join(figure, left, right)
    entries: dict[Key, Entry] = {}
    for key, a, b in joined:
        value = _ARITHMETIC[operator](a.value, b.value)
        if math.isfinite(value):
            entries[key] = Entry(value, a.cells + b.cells)
    known = [v.decimals for v in (left, right) if v.decimals is not None]
    decimals = max(known) if operator in "+-" and len(known) == 2 else None
    return Vector(dimensions, entries, decimals)


def correlation(figure: Figure, left: Vector, right: Vector, *, ranks: bool) -> Vector:
    """One number for two vectors; none where one of them does not vary."""
    _, joined = join(figure, left, right)
    ones, twos = [a.value for _, a, _ in joined], [b.value for _, _, b in joined]
    if ranks:
        ones, twos = _ranks(ones), _ranks(twos)
    if len(set(ones)) < 2 or len(set(twos)) < 2:
        return Vector((), {})
    cells = cells_of(*(e.cells for _, a, b in joined for e in (a, b)))
    try:
        return Vector((), {(): Entry(statistics.correlation(ones, twos), cells)})
    except (OverflowError, statistics.StatisticsError):
        # Squares of the largest numbers are none any more, those of the smallest are zero.
        return Vector((), {})


def transposed(
    vector: Vector, rows: str, columns: str, dimensions: Mapping[str, Dimension]
) -> Vector:
    """The same entries with two coordinates exchanged, by the positions of their ticks."""
    if rows not in vector.dimensions or columns not in vector.dimensions:
        return Vector((), {})
    row, column = dimensions[rows], dimensions[columns]
    i, j = vector.dimensions.index(rows), vector.dimensions.index(columns)
    entries: dict[Key, Entry] = {}
    for key, entry in vector.entries.items():
        if key[i] is None or key[j] is None:
            continue
        down, across = row.positions[str(key[i])], column.positions[str(key[j])]
        if across < len(row.ticks) and down < len(column.ticks):
            swapped = list(key)
            swapped[i], swapped[j] = row.ticks[across], column.ticks[down]
            entries[tuple(swapped)] = entry
    return replace(vector, entries=entries)


def _extreme(choose: Callable[[list[float]], float]) -> Callable[[list[Entry]], Entry]:
    """An extreme rests on the cells that reach it, ties included."""

    def aggregate(entries: list[Entry]) -> Entry:
        value = choose([e.value for e in entries])
        return Entry(value, cells_of(*(e.cells for e in entries if e.value == value)))

    return aggregate


def _ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value among all; equal values share the mean of their ranks."""
    ordered = sorted(values)
    first = {v: i for i, v in reversed(list(enumerate(ordered)))}
    last = {v: i for i, v in enumerate(ordered)}
    return [(first[v] + last[v]) / 2 for v in values]


def _whole(compute: Callable[[list[float]], float]) -> Callable[[list[Entry]], Entry]:
    """A mean or a sum rests on all cells; one beyond what a float holds is not finite."""

    def aggregate(entries: list[Entry]) -> Entry:
        try:
            value = compute([e.value for e in entries])
        except OverflowError:
            value = math.nan
        return Entry(value, cells_of(*(e.cells for e in entries)))

    return aggregate


def _range(entries: list[Entry]) -> Entry:
    low, high = _extreme(min)(entries), _extreme(max)(entries)
    return Entry(high.value - low.value, cells_of(low.cells, high.cells))


_AGGREGATES: dict[Function, Callable[[list[Entry]], Entry]] = {
    Function.MAX: _extreme(max),
    Function.MIN: _extreme(min),
    Function.MEAN: _whole(statistics.fmean),
    Function.MEDIAN: _whole(statistics.median),
    Function.SUM: _whole(math.fsum),
    Function.RANGE: _range,
    Function.STD: _whole(statistics.pstdev),
}

_ARITHMETIC: dict[str, Callable[[float, float], float]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b if b else math.nan,
}
