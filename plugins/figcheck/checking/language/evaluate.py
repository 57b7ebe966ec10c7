"""Evaluates a check expression over a figure's table.

Missing cells take no part: an expression speaks of the values that are there.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from figcheck.checking.language.intervals import Interval, intervals_of
from figcheck.checking.language.order import ordinates
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Bound,
    Cells,
    Comparator,
    Compare,
    Condition,
    Correlation,
    Count,
    Direction,
    End,
    Formula,
    Function,
    Not,
    Number,
    Or,
    Order,
    Quantified,
    Quantifier,
    Share,
    Steps,
    Term,
    Transposed,
    Trend,
)
from figcheck.model import Cell, Dimension, Figure

Key: TypeAlias = tuple[str | None, ...]

GENERALLY_SHARE = 2 / 3
NEARLY_ALL_SHARE = 0.9
ABOUT_SHARE = 0.05
"""Thresholds of the quantifiers and of "about"; docs/verdicts.md states them."""

_EPSILON = 1e-9


class Entry(NamedTuple):
    """A number and the indices of the cells that it was made of."""

    value: float
    cells: tuple[int, ...] = ()


@dataclass(frozen=True)
class Vector:
    """Numbers by the coordinates that a term leaves open.

    Attributes:
        dimensions: names of the open dimensions, in the figure's order.
        entries: the numbers; a key has a coordinate for each of `dimensions`.
        decimals: digits that the numbers are known to, `None` if exact.
        written: whether it is a number that the claim writes.
    """

    dimensions: tuple[str, ...]
    entries: Mapping[Key, Entry]
    decimals: int | None = None
    written: bool = False

    @property
    def single(self) -> Entry | None:
        """The number of a vector that leaves nothing open."""
        return next(iter(self.entries.values())) if len(self.entries) == 1 else None


class Pair(NamedTuple):
    """The two sides of a comparison at one place, and whether it holds there."""

    at: Mapping[str, str | None]
    left: Entry
    right: Entry
    holds: bool


@dataclass(frozen=True)
class Outcome:
    """What came out of evaluating a formula.

    Attributes:
        formula: the formula.
        truth: whether it holds; `None` if no value could decide it.
        pairs: what was compared, for a comparison or a quantified one.
        steps: the values along the axis, for a trend.
        parts: outcomes of the parts, for a compound formula.
    """

    formula: Formula
    truth: bool | None
    pairs: tuple[Pair, ...] = ()
    steps: tuple[tuple[str, Entry], ...] = ()
    parts: tuple[Outcome, ...] = field(default=())

    @property
    def evidence(self) -> tuple[int, ...]:
        """Indices of the cells that decide it, in the order of the text."""
        return _sorted_cells(
            *(e.cells for p in self.pairs for e in (p.left, p.right)),
            *(e.cells for _, e in self.steps),
            *(p.evidence for p in self.parts),
        )

    @property
    def counterexamples(self) -> tuple[int, ...]:
        """Indices of the cells that speak against a formula that does not hold."""
        if self.truth is not False:
            return ()
        negative = isinstance(self.formula, Quantified) and (
            self.formula.quantifier is Quantifier.NONE
        )
        return _sorted_cells(
            *(e.cells for p in self.pairs if p.holds is negative for e in (p.left, p.right)),
            *(p.counterexamples for p in self.parts),
        )


def _sorted_cells(*groups: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted({index for group in groups for index in group}))


class Table:
    """A figure's values, ready to be selected from.

    Args:
        figure: the figure whose values are asked for.
        intervals: what is drawn around its values, if that is not in the figure itself.
    """

    def __init__(self, figure: Figure, intervals: Mapping[int, Interval] | None = None) -> None:
        self.figure = figure
        self.intervals = intervals_of(figure) if intervals is None else intervals
        self.dimensions = {d.name: d for d in figure.dimensions}
        self._position = {d.name: i for i, d in enumerate(figure.dimensions)}
        self._memory: dict[Term, Vector] = {}
        self._found: dict[Cells, tuple[int, ...]] = {}
        self._spread: dict[Cells, frozenset[str]] = {}

    def indices(self, selection: Cells) -> tuple[int, ...]:
        """Indices of the cells that a selection keeps and that have a value."""
        found = self._found.get(selection)
        if found is None:
            kept = self._with_value
            for condition in selection.conditions:
                kept = self._kept(condition, kept)
            found = self._found[selection] = tuple([c.index for c in kept])
        return found

    @cached_property
    def _with_value(self) -> Sequence[Cell]:
        return [c for c in self.figure.cells if c.value is not None]

    def spread(self, selection: Cells) -> frozenset[str]:
        """The dimensions in which the cells that a selection keeps differ."""
        if selection not in self._spread:
            places = [self.figure.cells[i].at for i in self.indices(selection)]
            self._spread[selection] = frozenset(
                d.name
                for i, d in enumerate(self.figure.dimensions)
                if len({at[i] for at in places if at[i] is not None}) > 1
            )
        return self._spread[selection]

    def term(self, term: Term) -> Vector:
        """The numbers that `term` stands for."""
        if term not in self._memory:
            self._memory[term] = self._compute(term)
        return self._memory[term]

    def _compute(self, term: Term) -> Vector:
        match term:
            case Number(value, decimals):
                return Vector((), {(): Entry(value)}, decimals, written=True)
            case Cells():
                return self._select(term)
            case Aggregate():
                return self._aggregate(term)
            case Arithmetic(operator, left, right):
                return self._arithmetic(operator, self.term(left), self.term(right))
            case Absolute(of):
                vector = self.term(of)
                entries = {k: e._replace(value=abs(e.value)) for k, e in vector.entries.items()}
                return replace(vector, entries=entries)
            case Bound(end, of):
                return self._ends(end, self.term(of))
            case Steps(of, along):
                return self._steps(self.term(of), along)
            case Correlation(left, right, ranks):
                return self._correlation(self.term(left), self.term(right), ranks=ranks)
            case Transposed(of, rows, columns):
                return self._transposed(self.term(of), rows, columns)
            case Count(of) | Share(of):
                pairs = self.pairs(of)
                held = [p for p in pairs if p.holds]
                cells = _sorted_cells(*(e.cells for p in held for e in (p.left, p.right)))
                if isinstance(term, Count):
                    return Vector((), {(): Entry(len(held), cells)})
                share: dict[Key, Entry] = {}
                if pairs:
                    share[()] = Entry(len(held) / len(pairs), cells)
                return Vector((), share)

    def _ends(self, end: End, vector: Vector) -> Vector:
        """The ends of the intervals around the cells that have one."""
        entries: dict[Key, Entry] = {}
        for key, entry in vector.entries.items():
            interval = self.intervals.get(entry.cells[0])
            if interval is not None:
                value = interval.low if end is End.LOWER else interval.high
                entries[key] = Entry(value, interval.cells)
        return replace(vector, entries=entries)

    def _steps(self, vector: Vector, along: str) -> Vector:
        """The changes from each number to the next in the ascending order of a dimension."""
        if along not in vector.dimensions:
            return replace(vector, entries={})
        place = vector.dimensions.index(along)
        dimension = self.dimensions[along]
        lines: dict[Key, list[tuple[float, Key, Entry]]] = {}
        for key, entry in vector.entries.items():
            at = _coordinate(dimension, key[place]) or 0.0
            lines.setdefault(key[:place] + key[place + 1 :], []).append((at, key, entry))
        entries = {
            key: Entry(two.value - one.value, one.cells + two.cells)
            for line in lines.values()
            for (_, _, one), (_, key, two) in pairwise(sorted(line, key=lambda e: e[0]))
        }
        return replace(vector, entries=entries)

    def _select(self, term: Cells) -> Vector:
        closed = {
            c.dimension
            for c in term.conditions
            if isinstance(c, Condition) and len(c.ticks) == 1 and not c.excluded
        }
        cells = [self.figure.cells[i] for i in self.indices(term)]
        # So is a dimension that none of the cells has, or that has one tick only.
        open_ = tuple(
            d.name
            for i, d in enumerate(self.figure.dimensions)
            if d.name not in closed and len(d.ticks) > 1 and any(c.at[i] is not None for c in cells)
        )
        places = [self._position[name] for name in open_]
        entries: dict[Key, Entry] = {}
        decimals = 0
        for cell in cells:
            # A point that is given twice counts as it was given first.
            entries.setdefault(
                tuple([cell.at[i] for i in places]), Entry(cell.value or 0.0, (cell.index,))
            )
            decimals = max(decimals, cell.decimals)
        return Vector(open_, entries, decimals)

    def _kept(self, condition: Condition | Order, cells: Sequence[Cell]) -> Sequence[Cell]:
        """Those of some cells that a condition keeps."""
        if isinstance(condition, Condition):
            place = self._position.get(condition.dimension)
            if place is None:
                return ()
            ticks = frozenset(condition.ticks)
            if condition.excluded:
                return [cell for cell in cells if cell.at[place] not in ticks]
            return [cell for cell in cells if cell.at[place] in ticks]
        left, right = self.dimensions.get(condition.left), self.dimensions.get(condition.right)
        if left is None or right is None:
            return ()
        holds = _HOLDS[condition.comparator]

        def ordered(cell: Cell) -> bool:
            a = _coordinate(left, cell.at[self._position[left.name]])
            b = _coordinate(right, cell.at[self._position[right.name]])
            return a is not None and b is not None and holds(a, b + condition.plus)

        return [cell for cell in cells if ordered(cell)]

    def _aggregate(self, term: Aggregate) -> Vector:
        return self._grouped(term, self.term(term.of))

    @staticmethod
    def _grouped(term: Aggregate, vector: Vector) -> Vector:
        by = tuple(d for d in vector.dimensions if d in term.by)
        places = [vector.dimensions.index(d) for d in by]
        groups: dict[Key, list[Entry]] = {}
        for key, entry in vector.entries.items():
            groups.setdefault(tuple([key[i] for i in places]), []).append(entry)
        function = _AGGREGATES[term.function]
        exact = term.function in (Function.MAX, Function.MIN, Function.SUM, Function.RANGE)
        found = {k: function(group) for k, group in groups.items()}
        return Vector(
            by,
            {k: entry for k, entry in found.items() if math.isfinite(entry.value)},
            vector.decimals if exact else None,
        )

    def _arithmetic(self, operator: str, left: Vector, right: Vector) -> Vector:
        dimensions, joined = _join(self.figure, left, right)
        entries: dict[Key, Entry] = {}
        for key, a, b in joined:
            value = _ARITHMETIC[operator](a.value, b.value)
            if math.isfinite(value):
                entries[key] = Entry(value, a.cells + b.cells)
        known = [v.decimals for v in (left, right) if v.decimals is not None]
        decimals = max(known) if operator in "+-" and len(known) == 2 else None
        return Vector(dimensions, entries, decimals)

    def _correlation(self, left: Vector, right: Vector, *, ranks: bool) -> Vector:
        """One number for two vectors; none where one of them does not vary."""
        _, joined = _join(self.figure, left, right)
        ones, twos = [a.value for _, a, _ in joined], [b.value for _, _, b in joined]
        if ranks:
            ones, twos = _ranks(ones), _ranks(twos)
        if len(set(ones)) < 2 or len(set(twos)) < 2:
            return Vector((), {})
        cells = _sorted_cells(*(e.cells for _, a, b in joined for e in (a, b)))
        try:
            return Vector((), {(): Entry(statistics.correlation(ones, twos), cells)})
        except (OverflowError, statistics.StatisticsError):
            # Squares of the largest numbers are none any more, those of the smallest are zero.
            return Vector((), {})

    def _transposed(self, vector: Vector, rows: str, columns: str) -> Vector:
        """The same entries with two coordinates exchanged, by the positions of their ticks."""
        if rows not in vector.dimensions or columns not in vector.dimensions:
            return Vector((), {})
        row, column = self.dimensions[rows], self.dimensions[columns]
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

    def pairs(self, comparison: Compare) -> tuple[Pair, ...]:
        """Both sides of `comparison` at every place that both have."""
        left, right = self.term(comparison.left), self.term(comparison.right)
        holds = _comparison(comparison.comparator, left, right)
        dimensions, joined = _join(self.figure, left, right)
        return tuple(
            [
                Pair(dict(zip(dimensions, key, strict=True)), a, b, holds(a.value, b.value))
                for key, a, b in joined
            ]
        )

    def evaluate(self, formula: Formula) -> Outcome:
        """Says whether `formula` holds, and on which cells that rests.

        Args:
            formula: any formula; names of dimensions and ticks that the figure
                does not have select nothing.

        Returns:
            The outcome, with `truth` `None` where nothing was selected.
        """
        match formula:
            case Compare():
                pairs = self.pairs(formula)
                return Outcome(formula, all(p.holds for p in pairs) if pairs else None, pairs)
            case Quantified(quantifier, of):
                pairs = self.pairs(of)
                held = sum(p.holds for p in pairs)
                truth = _QUANTIFIERS[quantifier](held, len(pairs)) if pairs else None
                return Outcome(formula, truth, pairs)
            case Trend(direction, of):
                steps = self.steps(of)
                truth = _trend(direction, [e.value for _, e in steps])
                if isinstance(of, Aggregate) and truth is not _trend(
                    direction, [e.value for _, e in self.steps(of, balanced=True)]
                ):
                    truth = None
                return Outcome(formula, truth, steps=steps)
            case Not(of):
                part = self.evaluate(of)
                truth = None if part.truth is None else not part.truth
                return Outcome(formula, truth, parts=(part,))
            case And(parts) | Or(parts):
                outcomes = tuple(self.evaluate(p) for p in parts)
                truths = [o.truth for o in outcomes]
                decisive = isinstance(formula, Or)
                if decisive in truths:
                    combined: bool | None = decisive
                else:
                    combined = None if None in truths else not decisive
                return Outcome(formula, combined, parts=outcomes)

    def steps(self, term: Term, *, balanced: bool = False) -> tuple[tuple[str, Entry], ...]:
        """The numbers of a term along its one open dimension, from low to high.

        Ticks that are numbers or points of time are taken in ascending order,
        whatever way round the axis is drawn; others in the order of the axis.

        Args:
            term: what is looked at along the axis.
            balanced: for an aggregate over a grid with holes, whether to use
                only what every tick has, so that a mean does not move because
                other cells are missing.

        Returns:
            Pairs of a tick and its number.
        """
        vector = self.term(term)
        if len(vector.dimensions) != 1:
            return ()
        if balanced and isinstance(term, Aggregate):
            vector = self._grouped(term, _complete_cases(self.term(term.of), vector.dimensions[0]))
        dimension = self.dimensions[vector.dimensions[0]]
        return tuple(
            (str(key[0]), entry)
            for key, entry in sorted(
                vector.entries.items(), key=lambda item: _coordinate(dimension, item[0][0]) or 0
            )
        )


def _complete_cases(vector: Vector, along: str) -> Vector:
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


def _coordinate(dimension: Dimension, tick: str | None) -> float | None:
    """Where a tick lies on its axis."""
    position = dimension.positions.get(tick) if tick is not None else None
    return None if position is None else ordinates(dimension)[position]


def _join(
    figure: Figure, left: Vector, right: Vector
) -> tuple[tuple[str, ...], list[tuple[Key, Entry, Entry]]]:
    """Pairs two vectors by their common dimensions; the others run free."""
    dimensions = tuple(
        d.name for d in figure.dimensions if d.name in left.dimensions + right.dimensions
    )
    shared = [d for d in left.dimensions if d in right.dimensions]
    left_places = [left.dimensions.index(d) for d in shared]
    right_places = [right.dimensions.index(d) for d in shared]
    by_key: dict[Key, list[tuple[Key, Entry]]] = {}
    for key, entry in right.entries.items():
        by_key.setdefault(tuple([key[i] for i in right_places]), []).append((key, entry))
    sides = left.dimensions + right.dimensions
    places = [sides.index(d) for d in dimensions]
    joined: list[tuple[Key, Entry, Entry]] = []
    for key, entry in left.entries.items():
        for other, partner in by_key.get(tuple([key[i] for i in left_places]), ()):
            at = key + other
            joined.append((tuple([at[i] for i in places]), entry, partner))
    return dimensions, joined


def _extreme(choose: Callable[[list[float]], float]) -> Callable[[list[Entry]], Entry]:
    """An extreme rests on the cells that reach it, ties included."""

    def aggregate(entries: list[Entry]) -> Entry:
        value = choose([e.value for e in entries])
        return Entry(value, _sorted_cells(*(e.cells for e in entries if e.value == value)))

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
        return Entry(value, _sorted_cells(*(e.cells for e in entries)))

    return aggregate


def _range(entries: list[Entry]) -> Entry:
    low, high = _extreme(min)(entries), _extreme(max)(entries)
    return Entry(high.value - low.value, _sorted_cells(low.cells, high.cells))


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

_QUANTIFIERS: dict[Quantifier, Callable[[int, int], bool]] = {
    Quantifier.ALL: lambda held, n: held == n,
    Quantifier.NEARLY_ALL: lambda held, n: held >= NEARLY_ALL_SHARE * n - _EPSILON,
    Quantifier.GENERALLY: lambda held, n: held >= GENERALLY_SHARE * n - _EPSILON,
    Quantifier.MOST: lambda held, n: 2 * held > n,
    Quantifier.SOME: lambda held, n: held > 0,
    Quantifier.NONE: lambda held, n: held == 0,
}


def _close(a: float, b: float) -> bool:
    return math.isclose(a, b, rel_tol=_EPSILON, abs_tol=_EPSILON)


_HOLDS: dict[Comparator, Callable[[float, float], bool]] = {
    Comparator.EQUAL: _close,
    Comparator.UNEQUAL: lambda a, b: not _close(a, b),
    Comparator.LESS: lambda a, b: a < b and not _close(a, b),
    Comparator.AT_MOST: lambda a, b: a < b or _close(a, b),
    Comparator.MORE: lambda a, b: a > b and not _close(a, b),
    Comparator.AT_LEAST: lambda a, b: a > b or _close(a, b),
}


def _comparison(
    comparator: Comparator, left: Vector, right: Vector
) -> Callable[[float, float], bool]:
    """The test of one pair, with the precision that a written number claims.

    A written number agrees with a value that rounds to it (half of its last
    digit, either way); "about" allows one unit of its last digit or 5 %.
    """
    written = next((v for v in (right, left) if v.written), None)
    if comparator is Comparator.ABOUT:
        unit = 10.0 ** -(written.decimals or 0) if written else 0.0
        return lambda a, b: abs(a - b) <= max(unit, ABOUT_SHARE * abs(b)) + _EPSILON
    if written is not None and comparator in (Comparator.EQUAL, Comparator.UNEQUAL):
        half = 0.5 * 10.0 ** -(written.decimals or 0)
        equal = comparator is Comparator.EQUAL
        return lambda a, b: (abs(a - b) <= half * (1 + 1e-6) + _EPSILON) is equal
    return _HOLDS[comparator]


def _trend(direction: Direction, values: Sequence[float]) -> bool | None:
    """Whether values go the way that `direction` says; `None` for less than two values.

    `rises` wants a higher end and two thirds of the steps upwards,
    `rises_throughout` every step, `rises_overall` the higher end alone.
    """
    if len(values) < 2:
        return None
    signed = values if direction.up else [-v for v in values]
    steps = [b - a for a, b in pairwise(signed)]
    if direction in (Direction.RISES_THROUGHOUT, Direction.FALLS_THROUGHOUT):
        return all(step > _EPSILON for step in steps)
    if signed[-1] - signed[0] <= _EPSILON:
        return False
    if direction in (Direction.RISES_OVERALL, Direction.FALLS_OVERALL):
        return True
    return sum(step > _EPSILON for step in steps) >= GENERALLY_SHARE * len(steps) - _EPSILON
