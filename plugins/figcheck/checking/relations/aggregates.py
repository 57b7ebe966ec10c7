"""Slices of a figure that are the mean, sum, extremum or difference of slices of others."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, permutations

import numpy as np

from figcheck.checking.relations import chance
from figcheck.checking.relations.align import Alignment, Side
from figcheck.checking.relations.blocks import Floats, Ints
from figcheck.checking.relations.copies import Held, Order, unexpected
from figcheck.records import record

Parts = tuple[int, ...]
Subsets = tuple[Parts, ...]

_ALL_SUBSETS = 7
"""Of as many parts every subset is tried, of more all of them and all but one."""
MOST_PARTS = 24
"""Parts along one axis; of more, nothing is made."""
_MOST_WHOLE = 96
"""Parts over several axes."""
_MOST = 4_000_000
"""Comparisons of one alignment; with more, nothing is aggregated."""
_LEAST = 3
"""Places that must be compared."""
GOOD = 0.75
"""Share of places that must agree."""


@record
class Operation:
    """A way to make one value of several.

    Attributes:
        name: what it is called.
        subsets: which of n parts are combined, in order.
        combine: takes values with the parts as the last axis, and subsets of them; gives a
            value a subset, NaN where a part has none.
        rounding: units of the parts' last digit that the result may be off by, of n parts.
        has_own_digits: whether the result has digits that no part has.
    """

    name: str
    subsets: Callable[[int], Subsets]
    combine: Callable[[Floats, Subsets], Floats]
    rounding: Callable[[int], float]
    has_own_digits: bool = False


@lru_cache(maxsize=64)
def _subsets(count: int) -> Subsets:
    """All parts, then all but one, then the smaller subsets where there are few parts."""
    sizes = range(count, 1, -1) if count <= _ALL_SUBSETS else (count, count - 1)
    return tuple(chosen for size in sizes for chosen in combinations(range(count), size))


@lru_cache(maxsize=64)
def _whole(count: int) -> Subsets:
    return (tuple(range(count)),)


@lru_cache(maxsize=64)
def _pairs(count: int) -> Subsets:
    return tuple(permutations(range(count), 2))


@lru_cache(maxsize=64)
def _members(subsets: Subsets, count: int) -> Floats:
    """A row a part, a column a subset: 1 where it is one of them."""
    members = np.zeros((count, len(subsets)))
    for column, chosen in enumerate(subsets):
        members[list(chosen), column] = 1
    return members


def _sum(values: Floats, subsets: Subsets) -> Floats:
    members = _members(subsets, values.shape[-1])
    missing = np.isnan(values)
    total: Floats = np.where(missing, 0.0, values) @ members
    if missing.any():
        total[missing @ members > 0] = np.nan
    return total


def _mean(values: Floats, subsets: Subsets) -> Floats:
    mean: Floats = _sum(values, subsets) / np.array([len(chosen) for chosen in subsets])
    return mean


def _difference(values: Floats, subsets: Subsets) -> Floats:
    first, second = np.array(subsets).T
    difference: Floats = values[..., first] - values[..., second]
    return difference


OPERATIONS = (
    Operation("mean", _subsets, _mean, lambda n: 0.5, has_own_digits=True),
    Operation("sum", _subsets, _sum, lambda n: n / 2),
    Operation("maximum", _whole, lambda v, _: v.max(axis=-1, keepdims=True), lambda n: 0.0),
    Operation("minimum", _whole, lambda v, _: v.min(axis=-1, keepdims=True), lambda n: 0.0),
    Operation("difference", _pairs, _difference, lambda n: 1.0),
)
"""The operations that are tried, the likeliest first."""


@dataclass(frozen=True, eq=False)
class Aggregate:
    """A slice that is made of slices of another block.

    Attributes:
        operation: how.
        held: the slice and what the operation gives.
    """

    operation: Operation
    held: Held


@dataclass(frozen=True, eq=False)
class _Candidates:
    """What the operations give for every choice of parts: a column a choice.

    Attributes:
        operations: the operation of each.
        parts: the slices that each is made of.
        whole: whether these are all that there are along their axes.
        values: what it gives.
        strict: tolerance if it was computed from the parts as they stand.
        loose: tolerance if each part was rounded after that.
    """

    operations: list[Operation]
    parts: list[Parts]
    whole: list[bool]
    values: Floats
    strict: Floats
    loose: Floats


def aggregates(alignment: Alignment, explained: Collection[int] = ()) -> list[Aggregate]:
    """Finds slices of the first block that are made of slices of the second.

    Args:
        alignment: two blocks.
        explained: slices of the first block that are copies of slices of the second.

    Returns:
        What fits beyond chance, the best for each slice.
    """
    left, right = alignment.left, alignment.right
    here = left.sliced
    shape = here.shape[:-1]
    wanted = [i for i in range(here.shape[-1]) if i not in explained]
    if not right.free or not wanted or math.prod(shape) < _LEAST:
        return []
    candidates = _candidates(right)
    if candidates is None or here.size * len(candidates.parts) > _MOST:
        return []
    orders: list[Order | None] = [None]
    orders += [
        Order(axis, tuple(range(size))[::-1])
        for axis, (size, scale) in enumerate(zip(shape, alignment.scales, strict=True))
        if size > 2 and scale.is_numeric
    ]
    # Half of the weight is that of wholes: a mean over some of the parts is the less likely one.
    ways = 2 * 2 * len(orders) * here.shape[-1]
    tried = {is_whole: ways * candidates.whole.count(is_whole) for is_whole in (True, False)}
    _, loose = _tolerances(candidates, left.units[:, None])
    best: dict[int, tuple[tuple[float, ...], Aggregate]] = {}
    for order in orders:
        there = order.apply(candidates.values) if order else candidates.values
        for i, c in _near(here, there, loose):
            if i in explained:
                continue
            plain = Held(
                alignment, i, here[..., i], there[..., c], 0.0, None, candidates.parts[c], order
            )
            for score, aggregate in _judged(plain, candidates, c, tried[candidates.whole[c]]):
                if i not in best or score < best[i][0]:
                    best[i] = score, aggregate
    return [aggregate for _, (_, aggregate) in sorted(best.items())]


def mean_of_all(alignment: Alignment) -> Floats | None:
    """The mean over all free axes of the second block, `None` if it has none."""
    if not alignment.right.free:
        return None
    mean: Floats = alignment.right.sliced.mean(axis=-1)
    return mean


@record
class _Step:
    """One operation over groups of slices.

    Attributes:
        operation: the operation.
        groups: slices, a row a group.
        subsets: which of each group are combined.
    """

    operation: Operation
    groups: Ints
    subsets: Subsets


@lru_cache(maxsize=512)
def _plan(
    sizes: tuple[int, ...],
) -> tuple[tuple[_Step, ...], list[Operation], list[Parts], list[bool]]:
    """Every operation over every free axis, the others at one tick each, and over all of them.

    Args:
        sizes: lengths of the free axes.

    Returns:
        The steps, and for each choice that they give together its operation, its slices, and
        whether these are all along their axes.
    """
    numbers = np.arange(math.prod(sizes)).reshape(sizes)
    steps = [
        _Step(operation, np.moveaxis(numbers, axis, -1).reshape(-1, size), operation.subsets(size))
        for axis, size in enumerate(sizes)
        if 2 <= size <= MOST_PARTS
        for operation in OPERATIONS
    ]
    if len(sizes) > 1 and numbers.size <= _MOST_WHOLE:
        steps += [
            _Step(operation, numbers.reshape(1, -1), _whole(numbers.size))
            for operation in OPERATIONS
            if operation.subsets is not _pairs
        ]
    chosen = [
        (step.operation, tuple(group[list(subset)].tolist()), len(subset) == group.size)
        for step in steps
        for group in step.groups
        for subset in step.subsets
    ]
    operations = [operation for operation, _, _ in chosen]
    parts = [parts for _, parts, _ in chosen]
    return tuple(steps), operations, parts, [is_whole for _, _, is_whole in chosen]


@lru_cache(maxsize=128)
def _candidates(side: Side) -> _Candidates | None:
    """What can be made of the slices of a block."""
    shared = side.values.ndim - len(side.free)
    steps, operations, parts, whole = _plan(side.values.shape[shared:])
    if not steps:
        return None
    values, strict, loose = [], [], []
    for step in steps:
        operation = step.operation
        combined = operation.combine(side.sliced[..., step.groups], step.subsets)
        values.append(combined.reshape(*combined.shape[:shared], -1))
        units = side.units[step.groups].max(axis=1, keepdims=True)
        off = [operation.rounding(len(subset)) for subset in step.subsets]
        own = 0.0 if operation.has_own_digits else 0.5
        strict.append((own * units).repeat(len(off)))
        loose.append((units * np.array(off)).reshape(-1))
    return _Candidates(
        operations,
        parts,
        whole,
        np.concatenate(values, axis=-1),
        np.concatenate(strict),
        np.concatenate(loose),
    )


def _near(here: Floats, there: Floats, loose: Floats) -> Iterator[tuple[int, int]]:
    """The slices and the candidates that agree in most places."""
    if not (np.isnan(here).any() or np.isnan(there).any()):
        yield from _near_in_all(here, there, loose)
        return
    with np.errstate(invalid="ignore"):
        off = np.abs(here[..., :, None] - there[..., None, :])
        near = (off <= loose).reshape(-1, *loose.shape).sum(axis=0)
    compared: Ints = (~np.isnan(off)).reshape(-1, *loose.shape).sum(axis=0)
    slices, chosen = np.nonzero((compared >= _LEAST) & (near >= GOOD * compared))
    yield from zip(slices.tolist(), chosen.tolist(), strict=True)


def _near_in_all(here: Floats, there: Floats, loose: Floats) -> Iterator[tuple[int, int]]:
    """The same where no value is missing.

    What agrees in none of the first places, of which more than may differ, is left aside: that
    is nearly everything.
    """
    places = math.prod(here.shape[:-1])
    ours, theirs = here.reshape(places, -1), there.reshape(places, -1)
    few = places - math.ceil(GOOD * places) + 1
    likely = (np.abs(ours[:few, :, None] - theirs[:few, None, :]) <= loose).any(axis=0)
    slices, chosen = np.nonzero(likely)
    off = np.abs(ours[:, slices] - theirs[:, chosen])
    near = (off <= loose[slices, chosen]).sum(axis=0) >= GOOD * places
    yield from zip(slices[near].tolist(), chosen[near].tolist(), strict=True)


def _tolerances(candidates: _Candidates, unit: Floats) -> tuple[Floats, Floats]:
    """What a result may be off by.

    Either the parts are taken as they stand (the result was computed from the rounded values),
    or each may be off by half a unit of its last digit.
    """
    strict = np.maximum(unit / 2, candidates.strict) * 1.0000001
    loose = np.maximum(strict, (unit / 2 + candidates.loose) * 1.0000001)
    return strict, loose


def _judged(
    plain: Held, candidates: _Candidates, c: int, tried: int
) -> Iterator[tuple[tuple[float, ...], Aggregate]]:
    """A candidate that is beyond chance, with a score that is lower the better it is."""
    operation = candidates.operations[c]
    unit = plain.alignment.left.units[plain.slice]
    for looseness, tolerances in enumerate(_tolerances(candidates, unit)):
        held = replace(plain, tolerance=float(tolerances[c]))
        if held.share < GOOD:
            continue
        expected = unexpected(held, tried)
        if expected > chance.CERTAIN or _is_one_part(held):
            continue
        score = (
            -round(held.share, 3),
            held.order is not None,
            looseness,
            round(math.log10(max(expected, 1e-300))),
            OPERATIONS.index(operation),
            -len(held.parts),
            c,
        )
        yield score, Aggregate(operation, replace(held, expected=expected))


def _is_one_part(held: Held) -> bool:
    """Whether the result is just one of the parts: the greatest of all in every place."""
    parts = held.alignment.right.sliced[..., list(held.parts)]
    if held.order:
        parts = held.order.apply(parts)
    with np.errstate(invalid="ignore"):
        off = np.abs(parts - held.right[..., None])
    equal = (off <= 1e-9) | np.isnan(off)
    return bool(equal.reshape(-1, len(held.parts)).all(axis=0).any())
