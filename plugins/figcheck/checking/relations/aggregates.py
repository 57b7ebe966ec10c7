"""Slices of a figure that are the mean, sum, extremum or difference of slices of others."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations

import numpy as np

from figcheck.checking.relations import chance
from figcheck.checking.relations.align import Alignment, Side
from figcheck.checking.relations.blocks import Floats
from figcheck.checking.relations.copies import Bools, Held, Order

_ALL_SUBSETS = 6
"""Of as many parts every subset is tried, of more all of them and all but one."""
_MOST_PARTS = 24
_MOST = 4_000_000
"""Comparisons of one alignment; with more, nothing is aggregated."""
_LEAST = 3
"""Places that must be compared."""
GOOD = 0.75
"""Share of places that must agree."""


@dataclass(frozen=True)
class Operation:
    """A way to make one value of several.

    Attributes:
        name: what it is called.
        combine: takes values with the parts as the last axis.
        subsets: which of n parts are combined, in order.
        rounding: units of the parts' last digit that the result may be off by, of n parts.
        has_own_digits: whether the result has digits that no part has.
    """

    name: str
    combine: Callable[[Floats], Floats]
    subsets: Callable[[int], tuple[tuple[int, ...], ...]]
    rounding: Callable[[int], float]
    has_own_digits: bool = False


@lru_cache(maxsize=64)
def _subsets(count: int) -> tuple[tuple[int, ...], ...]:
    """All parts, then all but one, then the smaller subsets where there are few parts."""
    sizes = range(count, 1, -1) if count <= _ALL_SUBSETS else (count, count - 1)
    return tuple(chosen for size in sizes for chosen in combinations(range(count), size))


@lru_cache(maxsize=64)
def _whole(count: int) -> tuple[tuple[int, ...], ...]:
    return (tuple(range(count)),)


@lru_cache(maxsize=64)
def _pairs(count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(permutations(range(count), 2))


def _difference(values: Floats) -> Floats:
    difference: Floats = values[..., 0] - values[..., 1]
    return difference


MEAN = Operation("mean", lambda v: v.mean(axis=-1), _subsets, lambda n: 0.5, has_own_digits=True)
OPERATIONS = (
    MEAN,
    Operation("sum", lambda v: v.sum(axis=-1), _subsets, lambda n: n / 2),
    Operation("maximum", lambda v: v.max(axis=-1), _whole, lambda n: 0.0),
    Operation("minimum", lambda v: v.min(axis=-1), _whole, lambda n: 0.0),
    Operation("difference", _difference, _pairs, lambda n: 1.0),
)
"""The operations that are tried, the likeliest first."""


@dataclass(frozen=True, eq=False)
class Aggregate:
    """A slice that is made of slices of another block.

    Attributes:
        operation: how.
        held: the slice and what the operation gives.
        is_whole: whether all parts that there are were combined.
    """

    operation: Operation
    held: Held
    is_whole: bool


@dataclass(frozen=True, eq=False)
class _Candidates:
    """What one operation gives for several choices of parts: a column a choice."""

    operation: Operation
    parts: tuple[tuple[int, ...], ...]
    values: Floats
    units: Floats
    whole: int


def aggregates(alignment: Alignment, explained: Collection[int] = ()) -> list[Aggregate]:
    """Finds slices of the first block that are made of slices of the second.

    Args:
        alignment: two blocks.
        explained: slices of the first block that are copies of slices of the second.

    Returns:
        What fits beyond chance, the best for each slice.
    """
    left, right = alignment.left, alignment.right
    if not right.free or left.values.ndim == len(right.free):
        return []
    candidates = list(_candidates(right))
    here = left.sliced
    shape = here.shape[:-1]
    count = sum(len(c.parts) for c in candidates)
    if not count or here.size * count > _MOST or int(np.prod(shape)) < _LEAST:
        return []
    orders: list[Order | None] = [None]
    orders += [
        Order(axis, tuple(range(size))[::-1])
        for axis, (size, scale) in enumerate(zip(shape, alignment.scales, strict=True))
        if size > 2 and scale.is_numeric
    ]
    tried = count * len(orders) * here.shape[-1] * 2
    found = []
    for i in range(here.shape[-1]):
        if i in explained:
            continue
        best = _best(alignment, i, candidates, orders, tried)
        if best:
            found.append(best)
    return found


def mean_of_all(alignment: Alignment) -> Floats | None:
    """The mean over all free axes of the second block, `None` if it has none."""
    if not alignment.right.free:
        return None
    mean: Floats = alignment.right.sliced.mean(axis=-1)
    return mean


def _candidates(side: Side) -> Iterator[_Candidates]:
    """Every operation over every free axis, the others at one tick each, and over all of them."""
    free = len(side.free)
    shared = side.values.ndim - free
    sizes = side.values.shape[shared:]
    numbers = np.arange(int(np.prod(sizes))).reshape(sizes)
    for axis in range(free):
        if 2 <= sizes[axis] <= _MOST_PARTS:
            groups = np.moveaxis(numbers, axis, -1).reshape(-1, sizes[axis])
            for operation in OPERATIONS:
                yield _computed(side, operation, groups)
    if free > 1 and numbers.size <= _MOST_PARTS * 4:
        for operation in OPERATIONS[:4]:
            yield _computed(side, operation, numbers.reshape(1, -1), whole_only=True)


def _computed(
    side: Side,
    operation: Operation,
    groups: np.ndarray[tuple[int, ...], np.dtype[np.int64]],
    *,
    whole_only: bool = False,
) -> _Candidates:
    size = groups.shape[1]
    subsets = _whole(size) if whole_only else operation.subsets(size)
    parts = [tuple(int(g) for g in group[list(chosen)]) for group in groups for chosen in subsets]
    values = np.stack([operation.combine(side.sliced[..., list(p)]) for p in parts], axis=-1)
    units = np.array([side.units[list(p)].max() for p in parts])
    return _Candidates(operation, tuple(parts), values, units, size)


def _best(
    alignment: Alignment,
    i: int,
    candidates: list[_Candidates],
    orders: list[Order | None],
    tried: int,
) -> Aggregate | None:
    left = alignment.left.sliced[..., i]
    unit = float(alignment.left.units[i])
    best: tuple[tuple[float, ...], Aggregate] | None = None
    shares: dict[float, tuple[float, Bools]] = {}
    for rank, candidate in enumerate(candidates):
        operation = candidate.operation
        for looseness in (0, 1):
            tolerances = _tolerances(candidate, unit, looseness)
            if looseness and (tolerances == _tolerances(candidate, unit, 0)).all():
                continue
            for order in orders:
                there = order.apply(candidate.values) if order else candidate.values
                with np.errstate(invalid="ignore"):
                    off = np.abs(left[..., None] - there)
                near = off <= tolerances
                compared = ~np.isnan(off)
                axes = tuple(range(left.ndim))
                n, k = compared.sum(axis=axes), near.sum(axis=axes)
                for c in np.flatnonzero((n >= _LEAST) & (k >= GOOD * n)):
                    tolerance = float(tolerances[c])
                    if tolerance not in shares:
                        shares[tolerance] = (
                            chance.share(left, tolerance),
                            chance.informative(left, tolerance),
                        )
                    by_chance, told = shares[tolerance]
                    told = told | (compared[..., c] & ~near[..., c])
                    expected = float(
                        chance.expected(
                            np.array(float((near[..., c] & told).sum())),
                            np.array(float((compared[..., c] & told).sum())),
                            np.array(by_chance),
                            tried,
                        )
                    )
                    if expected > chance.CERTAIN or _is_one_part(
                        alignment.right, candidate, int(c), there[..., c], order
                    ):
                        continue
                    held = Held(
                        alignment,
                        i,
                        left,
                        there[..., c],
                        tolerance,
                        expected,
                        candidate.parts[c],
                        order,
                    )
                    score = (
                        -round(held.share, 3),
                        order is not None,
                        looseness,
                        round(math.log10(max(expected, 1e-300))),
                        rank,
                        int(c),
                    )
                    if best is None or score < best[0]:
                        whole = len(candidate.parts[c]) == candidate.whole
                        best = (score, Aggregate(operation, held, whole))
    return best[1] if best else None


def _tolerances(candidate: _Candidates, unit: float, looseness: int) -> Floats:
    """What a result may be off by.

    Either the parts are taken as they stand (the result was computed from the rounded values),
    or each may be off by half a unit of its last digit.
    """
    operation = candidate.operation
    own = np.full(len(candidate.parts), unit / 2)
    if not operation.has_own_digits:
        own = np.maximum(own, candidate.units / 2 if not looseness else 0)
    if looseness:
        counts = np.array([len(p) for p in candidate.parts])
        rounding = np.array([operation.rounding(int(n)) for n in counts])
        own = own + rounding * candidate.units
    tolerances: Floats = own * 1.0000001
    return tolerances


def _is_one_part(
    side: Side, candidate: _Candidates, c: int, there: Floats, order: Order | None
) -> bool:
    """Whether the result is just one of the parts: the greatest of all in every place."""
    parts = side.sliced[..., list(candidate.parts[c])]
    if order:
        parts = order.apply(parts)
    with np.errstate(invalid="ignore"):
        equal = (np.abs(parts - there[..., None]) <= 1e-9) | np.isnan(parts)
    axes = tuple(range(there.ndim))
    return bool(equal.all(axis=axes).any())
