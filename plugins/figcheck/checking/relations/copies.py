"""Slices of two figures that hold the same values, in the same order or in another one."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from figcheck.checking.relations import chance
from figcheck.checking.relations.align import Alignment, Match, Side
from figcheck.checking.relations.blocks import Floats
from figcheck.checking.relations.names import key
from figcheck.model import Compared, Fit, Role
from figcheck.records import record

Bools = NDArray[np.bool_]

FEW = 0.4
"""Share of places that may differ in what is still told as one panel."""
_MOST = 2_000_000
"""Comparisons of one alignment; with more, its slices are not held against each other."""
_RENAMED = 100
"""How much less likely a copy is under another name than under the same one."""
_MOST_PERMUTED = 8
"""Slices in which values are looked for in another order, where no order of the labels fits."""
_LONGEST = 12
"""Ticks of an axis that are looked for in another order; n ticks have n! orders."""


@record
class Order:
    """An axis on which one figure's values stand in another order than the ticks say.

    Attributes:
        axis: its place among the shared axes.
        places: where the right side's values are that belong to the left side's ticks.
    """

    axis: int
    places: tuple[int, ...]

    @property
    def is_reversed(self) -> bool:
        """Whether the order is the opposite one."""
        return self.places == tuple(range(len(self.places)))[::-1]

    def apply(self, values: Floats) -> Floats:
        """Values of the right side in the order of the left side."""
        return np.take(values, self.places, axis=self.axis)


@dataclass(frozen=True, eq=False)
class Held:
    """A slice of one figure held against a slice of another, or against what is computed from it.

    Attributes:
        alignment: the blocks that they are of.
        slice: which slice of the first block it is.
        left: its values, an axis for each that is shared.
        right: the values that they are held against, in the same places.
        tolerance: what counts as agreement.
        expected: how many fits as good chance would give among those tried.
        order: the order of the right side, where it is not as labelled.
        parts: the slices of the second block that the right side comes from.
        places: the places that count, all unless only a part of the slice is meant.
    """

    alignment: Alignment
    slice: int
    left: Floats
    right: Floats
    tolerance: float
    expected: float | None
    parts: tuple[int, ...]
    order: Order | None = None
    places: Bools = field(default_factory=lambda: np.ones((), dtype=bool))

    @cached_property
    def compared(self) -> Bools:
        """Where both sides have a value."""
        both: Bools = ~np.isnan(self.left) & ~np.isnan(self.right) & self.places
        return both

    @cached_property
    def agrees(self) -> Bools:
        """Where both sides have the same value within the tolerance."""
        with np.errstate(invalid="ignore"):
            near: Bools = np.abs(self.left - self.right) <= self.tolerance
        return near & self.compared

    @property
    def share(self) -> float:
        """Share of the compared places that agree."""
        compared = int(self.compared.sum())
        return int(self.agrees.sum()) / compared if compared else 0.0

    @property
    def deviation(self) -> float:
        """Mean absolute deviation."""
        return float(np.abs(self.left - self.right)[self.compared].mean())

    @property
    def fit(self) -> Fit:
        """How well both sides agree."""
        return Fit(
            int(self.compared.sum()),
            int(self.agrees.sum()),
            self.deviation,
            chance.deviation_by_chance(self.left[self.compared], self.right[self.compared]),
            self.expected,
        )

    def on(self, places: Bools, expected: float | None = None) -> Held:
        """The same for a part of the places only."""
        return replace(
            self, places=places, expected=self.expected if expected is None else expected
        )

    def listed(self) -> Iterator[Compared]:
        """Every place that is compared, in the order of the first figure."""
        left, right = self.alignment.left, self.alignment.right
        for place in map(tuple, np.argwhere(self.compared)):
            there = list(place)
            if self.order:
                there[self.order.axis] = self.order.places[there[self.order.axis]]
            _, cell = left.cell(place, self.slice)
            others = (right.cell(tuple(there), part) for part in self.parts)
            yield Compared(
                self.alignment.ticks(place),
                (float(self.left[place]), float(self.right[place])),
                ((0, cell), *((owner + 1, index) for owner, index in others)),
                bool(self.agrees[place]),
            )


def copies(alignment: Alignment) -> list[Held]:
    """Finds the slices of one block that another one holds as well.

    Each is tried against each, as labelled and with one axis in another order, and taken with
    the one that it fits best.

    Args:
        alignment: two blocks.

    Returns:
        What fits beyond chance. What fits in some panels only is split by panels; a single
        series or row that is the same in both is found too.
    """
    left, right = alignment.left, alignment.right
    here, there = left.sliced, right.sliced
    if here.size * there.shape[-1] > _MOST:
        return []
    tolerances = 0.5000001 * np.maximum(left.units[:, None], right.units[None, :])
    orders: list[Order | None] = [None]
    orders += [
        Order(axis, tuple(range(here.shape[axis]))[::-1])
        for axis, scale in enumerate(alignment.scales)
        if here.shape[axis] > 1 and scale.role is not Role.PANEL
    ]
    agreeing = np.stack([_agreeing(here, there, tolerances, order) for order in orders])
    most = agreeing.max(axis=0)
    best, best_of_its = (_best(most, axis) for axis in (1, 0))
    tried = len(orders) * tolerances.size
    found: list[Held] = []
    for i in range(tolerances.shape[0]):
        for j in np.flatnonzero(best[i]).tolist() or _with_same_values(left, right, i):
            if not best_of_its[i, j] and best_of_its[:, j].any():
                continue
            tolerance = float(tolerances[i, j])
            plain = Held(alignment, i, here[..., i], there[..., j], tolerance, None, (j,))
            order = orders[int(agreeing[:, i, j].argmax())]
            held, ways = _in_order(plain, order)
            if held.share >= 1 - FEW:
                if _is_renamed(alignment, i, j):
                    ways *= _RENAMED
                held = held.on(held.places, unexpected(held, tried * ways))
            found += _parts(held, tried)
    return found


def _with_same_values(left: Side, right: Side, i: int) -> list[int]:
    """The slices that hold the values of slice `i` in other places: an axis may be permuted."""
    wanted = left.distinct[i]
    if len(wanted) < 4 or len(right.distinct) > _MOST_PERMUTED:
        return []
    return [
        j
        for j, values in enumerate(right.distinct)
        if len(wanted & values) >= (1 - FEW) * len(wanted)
    ]


def _is_renamed(alignment: Alignment, i: int, j: int) -> bool:
    """Whether either slice has a name that the other one has another name for."""
    here = {key(name) for name in alignment.left.slices[i].names}
    there = {key(name) for name in alignment.right.slices[j].names}
    return bool(here - there and there - here)


def _agreeing(here: Floats, there: Floats, tolerances: Floats, order: Order | None) -> Floats:
    """How many places of each pair of slices agree."""
    if order:
        there = order.apply(there)
    with np.errstate(invalid="ignore"):
        near = np.abs(here[..., :, None] - there[..., None, :]) <= tolerances
    counts: Floats = near.reshape(-1, *tolerances.shape).sum(axis=0).astype(float)
    return counts


def _best(most: Floats, axis: int) -> Bools:
    """Which pairs of slices agree in as many places as any along an axis, and in several."""
    best: Bools = (most == most.max(axis=axis, keepdims=True)) & (most > 1)
    return best


def _in_order(held: Held, order: Order | None) -> tuple[Held, int]:
    """A pair of slices in the order that decides, and how many orders were tried for it.

    Another order than the labelled one is told only where it fits and the labelled one does not.
    """
    ways = 1
    if order is None or replace(held, right=order.apply(held.right)).share < 1 - FEW:
        permuted = _permuted(held.left, held.right, held.tolerance) if held.share < FEW else None
        if permuted:
            order, ways = permuted
    if order is not None:
        other = replace(held, right=order.apply(held.right), order=order)
        if other.share >= 1 - FEW and held.share <= 0.6 * other.share:
            return other, ways
    return held, 1


def unexpected(held: Held, tried: int) -> float:
    """How many fits as good as one chance gives.

    Args:
        held: two slices; places that say nothing new are not counted.
        tried: how many pairs of slices were tried, in all orders.
    """
    told = chance.informative(held.left, held.tolerance) | (held.compared & ~held.agrees)
    return float(
        chance.expected(
            np.array(float((held.agrees & told).sum())),
            np.array(float((held.compared & told).sum())),
            np.array(chance.share(np.where(held.compared, held.left, np.nan), held.tolerance)),
            tried,
        )
    )


def _permuted(left: Floats, right: Floats, tolerance: float) -> tuple[Order, int] | None:
    """The order of one axis in which the lines of the right side are those of the left one."""
    for axis, size in enumerate(left.shape):
        if not 3 <= size <= _LONGEST or left.size < 2 * size:
            continue
        here = np.moveaxis(left, axis, 0).reshape(size, -1)
        there = np.moveaxis(right, axis, 0).reshape(size, -1)
        with np.errstate(invalid="ignore"):
            near = (np.abs(here[:, None, :] - there[None, :, :]) <= tolerance).sum(axis=2)
        places = tuple(int(n) for n in near.argmax(axis=1))
        if sorted(places) == list(range(size)) and places != tuple(range(size)):
            return Order(axis, places), math.factorial(size)
    return None


def _parts(held: Held, tried: int) -> Iterator[Held]:
    """What of a pair of slices is the same: all of it, some panels, or some lines."""
    panels = [
        (axis, size)
        for axis, (match, size) in enumerate(
            zip(held.alignment.matches, held.left.shape, strict=True)
        )
        if size > 1 and _is_panel(held.alignment, match)
    ]
    best = held.expected if held.expected is not None else math.inf
    whole = best <= chance.CERTAIN and held.share >= 1 - FEW
    if whole and (held.agrees == held.compared).all():
        yield held
        return
    rest = [held]
    if panels:
        axis, size = panels[0]
        rest = []
        for part in _along(held, axis):
            expected = unexpected(part, tried * size) if part.share >= 1 - FEW else math.inf
            if expected <= chance.CERTAIN or (whole and expected < math.inf):
                yield part.on(part.places, min(expected, best) if whole else expected)
            else:
                rest.append(part)
    elif whole:
        yield held
        return
    if held.order is None:
        for part in rest:
            yield from _lines(part, tried)


def _lines(held: Held, tried: int) -> Iterator[Held]:
    """Whole rows, columns or series that are the same, where the rest is not."""
    if held.agrees.sum() < 3:
        return
    seen = np.zeros(held.left.shape, dtype=bool)
    for axis, size in enumerate(held.left.shape):
        if held.left.ndim < 2 or size < 2:
            continue
        others = tuple(other for other in range(held.left.ndim) if other != axis)
        compared, agreeing = held.compared.sum(axis=others), held.agrees.sum(axis=others)
        for n in np.flatnonzero((compared >= 3) & (agreeing == compared)).tolist():
            line = _line(held, axis, n)
            if (seen & line.compared).any():
                continue
            expected = unexpected(line, tried * sum(held.left.shape))
            if expected <= chance.CERTAIN:
                seen |= line.compared
                yield line.on(line.places, expected)


def _along(held: Held, axis: int) -> Iterator[Held]:
    for n in range(held.left.shape[axis]):
        part = _line(held, axis, n)
        if part.compared.any():
            yield part


def _line(held: Held, axis: int, n: int) -> Held:
    mask = np.zeros(held.left.shape, dtype=bool)
    mask[(slice(None),) * axis + (n,)] = True
    return held.on(mask & held.places)


def _is_panel(alignment: Alignment, match: Match) -> bool:
    return Role.PANEL in (
        alignment.left.block.scales[match.left].role,
        alignment.right.block.scales[match.right].role,
    )
