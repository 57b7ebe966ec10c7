"""Evaluates a check expression over a figure's table.

The table selects cells and follows the tree of an expression; what the operations of terms make
of numbers is in `operations`, when a comparison, a quantifier or a trend holds of them in `truth`.
Missing cells take no part: an expression speaks of the values that are there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import prod

from figcheck.checking.language.intervals import Interval, intervals_of
from figcheck.checking.language.operations import (
    absolute,
    aggregated,
    arithmetic,
    complete_cases,
    correlation,
    differences,
    interval_ends,
    transposed,
)
from figcheck.checking.language.order import ordinates, ordinates_of
from figcheck.checking.language.outcome import Outcome, Pair
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Bound,
    Cells,
    Compare,
    Condition,
    Correlation,
    Count,
    Formula,
    Missing,
    Not,
    Number,
    Or,
    Order,
    Quantified,
    Share,
    Size,
    Steps,
    Term,
    Ticks,
    Transposed,
    Trend,
)
from figcheck.checking.language.truth import HOLDS, QUANTIFIERS, comparison, trend
from figcheck.checking.language.vectors import Entry, Key, Vector, cells_of, join
from figcheck.model import Cell, Figure
from figcheck.times import is_time


class Table:
    """A figure's values, ready to be asked for terms and formulas.

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

    def _missing(self, selection: Cells) -> Vector:
        """How many cells of a selection are blank, nothing where the description leaves that open.

        It does where it lists fewer cells than there may be: a row may be shorter than another.
        One place that is named is blank where there is no value.
        """
        kept: Sequence[Cell] = self.figure.cells
        for condition in selection.conditions:
            kept = self._kept(condition, kept)
        blank = tuple([cell.index for cell in kept if cell.value is None])
        named = {
            c.dimension: 0 if c.excluded else len(c.ticks)
            for c in selection.conditions
            if isinstance(c, Condition)
        }
        if not self.figure.cells:
            return Vector((), {})
        several = [d for d in self.figure.dimensions if len(d.ticks) > 1]
        ordered = any(isinstance(c, Order) for c in selection.conditions)
        if not kept and not ordered and all(named.get(d.name) == 1 for d in several):
            return Vector((), {(): Entry(1)})
        places = prod(named.get(d.name) or len(d.ticks) for d in self.figure.dimensions)
        full = not ordered and len({cell.at for cell in kept}) == places
        return Vector((), {(): Entry(len(blank), blank)} if full else {})

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
                if _differ(at[i] for at in places)
            )
        return self._spread[selection]

    def term(self, term: Term) -> Vector:
        """The numbers that `term` stands for."""
        found = self._memory.get(term)
        if found is None:
            found = self._memory[term] = self._compute(term)
        return found

    def _compute(self, term: Term) -> Vector:
        match term:
            case Number(value, decimals):
                return Vector((), {(): Entry(value)}, decimals, written=True)
            case Cells():
                return self._select(term)
            case Aggregate():
                return aggregated(self.term(term.of), term.function, term.by)
            case Arithmetic(operator, left, right):
                return arithmetic(self.figure, operator, self.term(left), self.term(right))
            case Absolute(of):
                return absolute(self.term(of))
            case Bound(end, of):
                return interval_ends(self.term(of), end, self.intervals)
            case Steps(of, along):
                return differences(self.term(of), along, self.dimensions)
            case Correlation(left, right, ranks):
                return correlation(self.figure, self.term(left), self.term(right), ranks=ranks)
            case Transposed(of, rows, columns):
                return transposed(self.term(of), rows, columns, self.dimensions)
            case Missing(of):
                return self._missing(of)
            case Ticks(dimension):
                return self._ticks(dimension)
            case Size(dimension):
                return self._size(dimension)
            case Count(of) | Share(of):
                pairs = self.pairs(of)
                held = [p for p in pairs if p.holds]
                cells = cells_of(*(e.cells for p in held for e in (p.left, p.right)))
                if isinstance(term, Count):
                    return Vector((), {(): Entry(len(held), cells)})
                share: dict[Key, Entry] = {}
                if pairs:
                    share[()] = Entry(len(held) / len(pairs), cells)
                return Vector((), share)

    def _ticks(self, name: str) -> Vector:
        """The places of ticks that have values, none where no number or time tells them."""
        dimension = self.dimensions.get(name)
        if dimension is None:
            return Vector((), {})
        times = ordinates(dimension) if is_time(dimension) else ()
        places = zip(dimension.ticks, times or dimension.numbers, strict=True)
        position = self._position[name]
        cells: dict[str | None, list[int]] = {}
        for cell in self._with_value:
            cells.setdefault(cell.at[position], []).append(cell.index)
        known: dict[Key, Entry] = {
            (t,): Entry(at, (*cells[t],)) for t, at in places if at is not None and t in cells
        }
        return Vector((name,), known if len(known) == len(cells) else {})

    def _size(self, name: str) -> Vector:
        """How many ticks of a dimension have values."""
        if name not in self.dimensions:
            return Vector((), {})
        position = self._position[name]
        firsts = {c.at[position]: c.index for c in reversed(self._with_value)}
        firsts.pop(None, None)
        return Vector((), {(): Entry(len(firsts), (*firsts.values(),))})

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
        holds = HOLDS[condition.comparator]
        row, column = self._position[left.name], self._position[right.name]
        ones, others = ordinates_of(left), ordinates_of(right)

        def ordered(cell: Cell) -> bool:
            a, b = ones.get(cell.at[row]), others.get(cell.at[column])
            return a is not None and b is not None and holds(a, b + condition.plus)

        return [cell for cell in cells if ordered(cell)]

    def pairs(self, compared: Compare) -> tuple[Pair, ...]:
        """Both sides of `compared` at every place that both have."""
        left, right = self.term(compared.left), self.term(compared.right)
        holds = comparison(compared.comparator, left, right)
        dimensions, joined = join(self.figure, left, right)
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
                truth = QUANTIFIERS[quantifier](held, len(pairs)) if pairs else None
                return Outcome(formula, truth, pairs)
            case Trend(direction, of):
                steps = self.steps(of)
                truth = trend(direction, [e.value for _, e in steps])
                if isinstance(of, Aggregate) and truth is not trend(
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
            vector = aggregated(
                complete_cases(self.term(term.of), vector.dimensions[0]), term.function, term.by
            )
        dimension = self.dimensions[vector.dimensions[0]]
        places: dict[str | None, float] = dict(
            zip(dimension.ticks, ordinates(dimension), strict=True)
        )
        ascending = sorted(vector.entries.items(), key=lambda item: places.get(item[0][0], 0))
        return tuple([(str(key[0]), entry) for key, entry in ascending])


def _differ(ticks: Iterable[str | None]) -> bool:
    """Whether there are two ticks among some; most dimensions show that with the first two."""
    known = (tick for tick in ticks if tick is not None)
    first = next(known, None)
    return any(tick != first for tick in known)
