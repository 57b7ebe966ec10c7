"""How well figures would agree that have nothing to do with each other.

A relation is looked for in many ways: each slice of a figure against each of another, as listed
and reversed, each set of columns against each mean. Among so many, some agree by chance, and the
more easily the closer together the values lie. What is told must be beyond that:

- The share of places that agree by chance within a tolerance is estimated from the spread of the
  values: of two values drawn independently from a normal distribution with standard deviation s,
  the difference has its greatest density at zero, 1 / (2 s sqrt(pi)). s is what remains of the
  values once the means of rows and columns are taken off, as figures on the same axes may well
  share these. Where equal values stand side by side, the share of pairs in a line that agree is
  taken if it is greater.
- That k of n places agree has, with a chance of p for each, at most the probability
  exp(-n KL(k/n || p)) (Hoeffding 1963, "Probability inequalities for sums of bounded random
  variables", Journal of the American Statistical Association 58, theorem 1), also where the
  places' own chances differ and p is their mean.
- Times the number of candidates tried it is a bound on the expected number of such fits
  (Bonferroni's correction, told as an expectation as Karlin and Altschul do, 1990, "Methods for
  assessing the statistical significance of molecular sequence features", PNAS 87).

Places that continue a constant or an even progression (1, 2, 3, 4) are not counted: they say
nothing that the places before them do not.
"""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np

from figcheck.checking.relations.blocks import Floats

CERTAIN = 1e-4
"""Expected number of chance fits up to which a relation is told as certain."""
_DENSITY = 1 / (2 * math.sqrt(math.pi))
_LEAST_SHARE = 1e-4
_LINE = 60
"""Longer lines are looked at in part; they have equal values enough to be seen there."""


def share(values: Floats, tolerance: float) -> float:
    """Share of places that unrelated values would agree with, within a tolerance.

    Args:
        values: values of one slice, an axis a dimension; NaN where there is none.
        tolerance: what counts as agreement on either side, in the values' units.

    Returns:
        An estimate from 0 to 1 that rather is too high.
    """
    return _share(values.tobytes(), values.shape, tolerance)


@lru_cache(maxsize=4096)
def _share(data: bytes, shape: tuple[int, ...], tolerance: float) -> float:
    """The same of a slice's bytes: one slice is held against many."""
    values = np.frombuffer(data).reshape(shape)
    spread = _residual(values)
    by_spread = _DENSITY * 2 * tolerance / spread if spread > 0 else 1.0
    return float(min(1.0, max(by_spread, _ties(values, tolerance), _LEAST_SHARE)))


def informative(
    values: Floats, tolerance: float
) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Which places do not just continue a constant or an even progression.

    Args:
        values: values of one slice, an axis a dimension.
        tolerance: what counts as even, in the values' units.
    """
    told = np.ones(values.shape, dtype=bool)
    for axis in range(values.ndim):
        if values.shape[axis] < 3:
            continue
        line = np.moveaxis(values, axis, 0)
        even = np.abs(line[2:] - 2 * line[1:-1] + line[:-2]) <= tolerance
        np.moveaxis(told, axis, 0)[2:] &= ~even
    return told


def expected(agreeing: Floats, compared: Floats, by_chance: Floats, candidates: int) -> Floats:
    """Bound on the number of fits as good that chance gives among the candidates.

    Args:
        agreeing: how many places agree, an entry a fit.
        compared: how many are compared.
        by_chance: share of places that agree by chance.
        candidates: how many fits were tried.
    """
    with np.errstate(divide="ignore", invalid="ignore"):
        q = np.where(compared > 0, agreeing / compared, 0.0)
        p = np.clip(by_chance, _LEAST_SHARE, 1.0)
        divergence = np.where(q > 0, q * np.log(q / p), 0.0)
        divergence += np.where(q < 1, (1 - q) * np.log((1 - q) / np.maximum(1 - p, 1e-300)), 0.0)
    return np.where(q > p, np.exp(-compared * divergence), 1.0) * candidates


def deviation_by_chance(left: Floats, right: Floats) -> float:
    """Mean absolute deviation if one side's values were shuffled among its places.

    Args:
        left: values, as many as on the right.
        right: values, without NaN.

    Returns:
        The exact expectation over all orders, the mean over all pairs of a left and a right value.
    """
    if not left.size:
        return math.nan
    # From sums over the sorted values: a table of all pairs of two large figures fills memory.
    origin = right.flat[0]
    ordered = np.sort(right, axis=None) - origin
    sums = np.concatenate(([0.0], np.cumsum(ordered)))
    each = left.ravel() - origin
    below = np.searchsorted(ordered, each)
    total = each * (2 * below - ordered.size) + sums[-1] - 2 * sums[below]
    return float(total.mean()) / ordered.size


def _residual(values: Floats) -> float:
    """Standard deviation once the means along each axis are taken off."""
    count = int(np.count_nonzero(~np.isnan(values)))
    if count < 2:
        return 0.0
    rest = values - np.nanmean(values)
    freedom = count - 1
    for axis, size in enumerate(values.shape):
        others = count // size
        if values.ndim > 1 and size >= 3 and others >= 3 and freedom - (size - 1) >= 4:
            filled = ~np.isnan(rest)
            totals = np.where(filled, rest, 0.0)
            along = tuple(i for i in range(values.ndim) if i != axis)
            counts = np.maximum(filled.sum(axis=along, keepdims=True), 1)
            rest = rest - totals.sum(axis=along, keepdims=True) / counts
            freedom -= size - 1
    return math.sqrt(float(np.nansum(rest**2)) / freedom)


def _ties(values: Floats, tolerance: float) -> float:
    """Share of pairs within a line that agree, along the axis where most do."""
    greatest = 0.0
    for axis, size in enumerate(values.shape):
        if size < 3:
            continue
        lines = np.moveaxis(values, axis, -1).reshape(-1, size)[:, :_LINE]
        near = np.abs(lines[:, :, None] - lines[:, None, :]) <= tolerance
        filled = ~np.isnan(lines)
        pairs = float((filled.sum(axis=1) * (filled.sum(axis=1) - 1)).sum())
        if pairs:
            greatest = max(greatest, (near.sum() - filled.sum()) / pairs)
    return greatest
