"""Panels and series that are made of several others: aggregate."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from figcheck.checking.relations import wording
from figcheck.checking.relations.aggregates import Aggregate, mean_of_all
from figcheck.checking.relations.align import Slice, numbered
from figcheck.checking.relations.blocks import Floats
from figcheck.checking.relations.copies import Held, Order
from figcheck.checking.relations.kinds.telling import axis_name, compared
from figcheck.checking.relations.names import LIKELY, confusion, key
from figcheck.checking.relations.pair import Pair, named
from figcheck.model import RelatedPart, Relation, RelationKind
from figcheck.wording import listing

_LEAST_NEAR = 6
"""Values that must be near a mean; of fewer, names and values say too little."""


def aggregated(pair: Pair) -> Iterator[Relation]:
    """Panels or series of the first figure that are made of several of the second."""
    for aggregate in pair.aggregates:
        yield aggregate_relation(aggregate)
    yield from _close_means(pair)


def aggregate_relation(aggregate: Aggregate) -> Relation:
    """The relation that an aggregate is, over whatever figures its parts are of."""
    held = aggregate.held
    first, others, axes = named(held)
    right = held.alignment.right
    places = compared(held, axes)
    wrong = [place for place in places if not place.agrees]
    fit = held.fit
    choice = len(right.slices)
    told = wording.parts(others, choice)
    if aggregate.operation.name == "difference":
        what = f"is {' minus '.join(_distinct(others))}"
    else:
        what = f"is the {aggregate.operation.name} over {told}"
    source = _sources(held)
    order = f", with “{axis_name(held.alignment, held.order.axis)}” reversed" if held.order else ""
    but = f"; differing: {wording.differing(wrong)}" if wrong else ""
    message = (
        f"{wording.part(first)} {what} of {listing(source)}{order}: "
        f"{wording.all_of(fit.agreeing, fit.compared)} agree within rounding "
        f"({wording.closeness(held)}){but}."
    )
    parts = (first, *(RelatedPart(figure, ()) for figure in source))
    labels = tuple(axis_name(held.alignment, axis) for axis in axes)
    return Relation(RelationKind.AGGREGATE, parts, message, True, fit, labels, places)


def _distinct(slices: Iterable[Slice]) -> list[str]:
    columns = list(zip(*(s.numbered for s in slices), strict=True))
    varied = [column for column in columns if len(set(column)) > 1]
    return [f"“{' | '.join(names)}”" for names in zip(*varied, strict=True)]


def _sources(held: Held) -> list[str]:
    figures = held.alignment.right.block.figures
    if len(figures) == 1:
        return [figures[0].id]
    right = held.alignment.right
    used = {right.cell((0,) * held.left.ndim, part)[0] for part in held.parts}
    return [figures[n].id for n in sorted(used)]


def _close_means(pair: Pair) -> Iterator[Relation]:
    """Panels named as what several panels of the other figure share, that are near their mean.

    Their names say that they should be the mean; the values say how nearly they are.
    """
    if not (pair.first.measure & pair.second.measure):
        return
    explained = {aggregate.held.alignment.left.block for aggregate in pair.aggregates}
    for alignment in pair.alignments:
        mean = mean_of_all(alignment)
        left, right = alignment.left, alignment.right
        if mean is None or not right.block.fixed or left.block in explained:
            continue
        for i, chosen in enumerate(left.slices):
            if not any(
                key(a) == key(b) or confusion(a, b) >= LIKELY
                for a in chosen.names
                for b in right.block.fixed
            ):
                continue
            tolerance = float(left.units[i] / 2 + right.units.max() / 2) * 1.0000001
            held = Held(
                alignment,
                i,
                left.sliced[..., i],
                mean,
                tolerance,
                None,
                tuple(range(len(right.slices))),
            )
            if int(held.compared.sum()) < _LEAST_NEAR:
                continue
            fit = held.fit
            if fit.deviation >= fit.by_chance:
                continue
            spread = np.nanmean(np.ptp(right.sliced, axis=-1))
            if fit.deviation > spread / 10:
                continue
            yield _close(held, chosen.numbered)


def _close(held: Held, names: tuple[str, ...]) -> Relation:
    first, others, axes = named(held)
    second = RelatedPart(held.alignment.right.block.figure.id, held.alignment.right.block.fixed)
    fit = held.fit
    message = (
        f"{wording.part(first)} is near the mean over {wording.parts(others, len(others))} of "
        f"{second.figure}, but is not it within rounding: {fit.agreeing} of {fit.compared} values "
        f"agree ({wording.closeness(held)}){_nearest(held)}{_orders(held)}."
    )
    return Relation(
        RelationKind.AGGREGATE,
        (first, second),
        message,
        certain=False,
        fit=fit,
        axes=tuple(axis_name(held.alignment, axis) for axis in axes),
        places=compared(held, axes),
    )


def _nearest(held: Held) -> str:
    """The row or column that is nearest to its mean, where it is nearer than all others by far."""
    off = np.where(held.compared, np.abs(held.left - held.right), np.nan)
    best: tuple[float, str] | None = None
    for axis, size in enumerate(held.left.shape):
        scale, match = held.alignment.scales[axis], held.alignment.matches[axis]
        for n in range(size):
            line = np.take(off, n, axis=axis)
            if np.count_nonzero(~np.isnan(line)) >= 2:
                deviation = float(np.nanmean(line))
                if best is None or deviation < best[0]:
                    best = deviation, numbered(scale, scale.ticks[match.pairs[n][0]])
    if best is None or best[0] > held.deviation / 4:
        return ""
    return f"; nearest at {best[1]}, with a mean deviation of {wording.rounded(best[0])}"


def _orders(held: Held) -> str:
    """What the values say about axes that the figures list in opposite orders.

    The deviations as listed and reversed are compared place by place; a difference of less than
    two standard errors decides nothing.
    """
    told = ""
    for axis, size in enumerate(held.left.shape):
        there = [there for _, there in held.alignment.matches[axis].pairs]
        if size < 3 or there != sorted(there, reverse=True):
            continue
        order = Order(axis, tuple(range(size))[::-1])
        reversed_: Floats = order.apply(held.right)
        both = held.compared & ~np.isnan(reversed_)
        if both.sum() < held.compared.sum():
            continue
        listed = np.abs(held.left - held.right)[both]
        turned = np.abs(held.left - reversed_)[both]
        gain = listed - turned
        error = float(gain.std(ddof=1) / np.sqrt(gain.size))
        if gain.mean() <= -2 * error:
            continue
        name = axis_name(held.alignment, axis)
        verdict = (
            "which speaks for that order"
            if gain.mean() >= 2 * error
            else "too small a difference to tell the order"
        )
        told += (
            f"; with the order of “{name}” reversed the mean deviation would be "
            f"{wording.rounded(float(turned.mean()))}, {verdict}"
        )
    return told
