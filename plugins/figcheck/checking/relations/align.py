"""Which axis of one block is which axis of another, and which tick which tick."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import product

import numpy as np

from figcheck.checking.relations.blocks import Block, Floats, Ints, Scale
from figcheck.checking.relations.names import confusion, is_number, key, tokens
from figcheck.records import record

_MOST_SLICES = 64
"""Slices of a block that are held against those of another one; of more, none."""
_CONFLICTS = 2
"""As many ticks of an axis may disagree, for the rest to show that it is the same axis."""


@record
class Match:
    """An axis that two blocks share.

    Attributes:
        left: its place among the first block's axes.
        right: its place among the second block's axes.
        pairs: positions of the ticks that are one, on the left and on the right, in the order
            of the left axis.
        variants: the pairs whose names differ by what may be a misreading.
        conflicts: pairs of numbers at the same place that differ, with what is equal around.
        unpaired: numbers that one axis has and the other has not, as many here as there, where
            all else shows that it is one axis.
        labelled: whether both axes have the same label.
    """

    left: int
    right: int
    pairs: tuple[tuple[int, int], ...]
    variants: tuple[tuple[int, int], ...] = ()
    conflicts: tuple[tuple[int, int], ...] = ()
    unpaired: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    labelled: bool = False


@record
class Slice:
    """One tick of each axis that the blocks do not share.

    Attributes:
        names: the ticks' names, empty where all axes are shared.
        numbered: the same with the axis before a number ("Layer 3").
    """

    names: tuple[str, ...]
    numbered: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Side:
    """A block, arranged by the axes that it shares with another.

    Attributes:
        block: the block.
        free: places of the axes that are not shared.
        values: an axis for each one shared, then one for each that is free.
        decimals: digits after the decimal point, likewise.
        cells: indices of the cells, likewise.
        owners: whose cells they are, likewise.
    """

    block: Block
    free: tuple[int, ...]
    values: Floats
    decimals: Ints
    cells: Ints
    owners: Ints

    @property
    def free_scales(self) -> tuple[Scale, ...]:
        """The axes that are not shared."""
        return tuple(self.block.scales[i] for i in self.free)

    @cached_property
    def slices(self) -> tuple[Slice, ...]:
        """What is left to choose, in the order of the values' last axes."""
        scales = self.free_scales
        return tuple(
            Slice(chosen, tuple(map(numbered, scales, chosen)))
            for chosen in product(*(scale.ticks for scale in scales))
        )

    @cached_property
    def sliced(self) -> Floats:
        """The values with all free axes as one, the last one."""
        shape = self.values.shape
        shared = shape[: len(shape) - len(self.free)]
        sliced: Floats = self.values.reshape(*shared, -1)
        return sliced

    @cached_property
    def distinct(self) -> tuple[frozenset[float], ...]:
        """The different values of each slice."""
        columns = self.sliced.reshape(-1, self.sliced.shape[-1]).T.tolist()
        return tuple(frozenset(v for v in column if not math.isnan(v)) for column in columns)

    @cached_property
    def units(self) -> Floats:
        """The unit of the last digit of each slice, by the value with most digits in it."""
        shape = self.values.shape
        shared = tuple(range(len(shape) - len(self.free)))
        digits = self.decimals.max(axis=shared).astype(float).reshape(-1)
        units: Floats = np.power(10.0, -digits)
        return units

    def slices_within(self, cells: AbstractSet[int]) -> set[int]:
        """The slices all of whose cells are among those given."""
        flat = self.cells.reshape(-1, len(self.slices))
        return {n for n in range(flat.shape[1]) if {int(c) for c in flat[:, n] if c >= 0} <= cells}

    def cell(self, place: tuple[int, ...], chosen: int) -> tuple[int, int]:
        """The owner and the index of the cell at a place of a slice."""
        owners, cells = self._sliced_cells
        at = (*place, chosen)
        return int(owners[at]), int(cells[at])

    @cached_property
    def _sliced_cells(self) -> tuple[Ints, Ints]:
        shared = self.values.shape[: self.values.ndim - len(self.free)]
        return self.owners.reshape(*shared, -1), self.cells.reshape(*shared, -1)


@dataclass(frozen=True, eq=False)
class Alignment:
    """Two blocks, arranged so that equal places stand at equal indices.

    Attributes:
        matches: the axes that they share, in the order of the first block.
        left: the first block.
        right: the second one.
    """

    matches: tuple[Match, ...]
    left: Side
    right: Side

    @cached_property
    def scales(self) -> tuple[Scale, ...]:
        """The shared axes as the first block has them."""
        return tuple(self.left.block.scales[match.left] for match in self.matches)

    def ticks(self, place: Sequence[int]) -> tuple[str, ...]:
        """The coordinates of a place as the first block writes them."""
        return tuple(
            scale.ticks[match.pairs[i][0]]
            for scale, match, i in zip(self.scales, self.matches, place, strict=True)
        )

    def without(self, index: int) -> Alignment | None:
        """The same with one of the shared axes left free, `None` if there is no other one."""
        rest = self.matches[:index] + self.matches[index + 1 :]
        return _arrange(self.left.block, self.right.block, rest) if rest else None


def numbered(scale: Scale, tick: str) -> str:
    """A tick as people name it: "BERT", but "Layer 3"."""
    return f"{scale.label or scale.role.value} {tick}" if is_number(tick) else tick


@lru_cache(maxsize=4096)
def align(left: Block, right: Block) -> Alignment | None:
    """Finds the axes that two blocks share.

    Args:
        left: a block.
        right: another one.

    Returns:
        The blocks so arranged, `None` if they share no axis, or too few places to compare, or
        if there are too many slices to choose from.
    """
    matches = _matches(left.scales, right.scales)
    return _arrange(left, right, matches) if matches else None


def rearranged(alignment: Alignment, right: Block) -> Alignment | None:
    """The first block against another one that has the shared axes as the first block does.

    Args:
        alignment: the first block and one that it shares axes with.
        right: a block whose first axes are the shared ones, with the first block's ticks.
    """
    matches = tuple(
        Match(match.left, n, tuple((tick, place) for place, (tick, _) in enumerate(match.pairs)))
        for n, match in enumerate(alignment.matches)
    )
    return _arrange(alignment.left.block, right, matches)


def _arrange(left: Block, right: Block, matches: tuple[Match, ...]) -> Alignment | None:
    if math.prod(len(match.pairs) for match in matches) < 2:
        return None
    here = _side(
        left,
        tuple(match.left for match in matches),
        tuple(tuple(place for place, _ in match.pairs) for match in matches),
    )
    there = _side(
        right,
        tuple(match.right for match in matches),
        tuple(tuple(place for _, place in match.pairs) for match in matches),
    )
    return Alignment(matches, here, there) if here and there else None


@lru_cache(maxsize=2048)
def _side(block: Block, axes: tuple[int, ...], places: tuple[tuple[int, ...], ...]) -> Side | None:
    """A block by the axes and ticks that it shares; with several others it shares the same ones.

    Returns:
        The side, `None` if there are too many slices to choose from.
    """
    free = tuple(i for i in range(len(block.scales)) if i not in axes)
    if math.prod(len(block.scales[i].ticks) for i in free) > _MOST_SLICES:
        return None
    chosen = np.ix_(*places, *(range(len(block.scales[i].ticks)) for i in free))
    order = (*axes, *free)
    return Side(
        block,
        free,
        values=block.values.transpose(order)[chosen],
        decimals=block.decimals.transpose(order)[chosen],
        cells=block.cells.transpose(order)[chosen],
        owners=block.owners.transpose(order)[chosen],
    )


@lru_cache(maxsize=4096)
def _matches(left: tuple[Scale, ...], right: tuple[Scale, ...]) -> tuple[Match, ...]:
    """The best pairs of axes: those with the same label first, then by the ticks they share."""
    candidates = []
    for i, one in enumerate(left):
        for j, other in enumerate(right):
            match = _match(i, one, j, other)
            if match:
                share = len(match.pairs) / max(len(one.ticks), len(other.ticks))
                same_role = one.role is other.role
                candidates.append(((-match.labelled, -share, -same_role, i, j), match))
    taken: list[Match] = []
    for _, match in sorted(candidates, key=lambda c: c[0]):
        if all(match.left != t.left and match.right != t.right for t in taken):
            taken.append(match)
    return tuple(sorted(taken, key=lambda match: match.left))


def _match(i: int, one: Scale, j: int, other: Scale) -> Match | None:
    if one.is_numeric != other.is_numeric:
        return None
    common = one.key_set & other.key_set
    if not common and (one.is_numeric or max(len(one.ticks), len(other.ticks)) > 40):
        return None
    labelled = bool(one.stems & other.stems)
    pairs = sorted((one.keys[k], other.keys[k]) for k in common)
    if one.is_numeric:
        found = _numbers(one, other, pairs, labelled=labelled)
        return replace(found, left=i, right=j) if found else None
    variants = tuple(_variants(one, other, common))
    pairs = sorted({*pairs, *variants, *_contained(one, other, common, variants)})
    if len(pairs) < 2:
        return None
    return Match(i, j, tuple(pairs), variants, labelled=labelled)


def _numbers(
    one: Scale, other: Scale, pairs: list[tuple[int, int]], *, labelled: bool
) -> Match | None:
    """Axes of numbers: one if the label says so, or if one has every tick of the other."""
    shared, smaller = len(pairs), min(len(one.ticks), len(other.ticks))
    # A label that both lack does not speak against it; two different ones do.
    unnamed = not (one.label and other.label)
    by_label = labelled and shared >= 2 and 2 * shared >= smaller
    same_list = one.key_set == other.key_set and one.role is other.role
    by_ticks = (labelled or unnamed) and (same_list or 3 <= shared == smaller)
    if not (by_label or by_ticks):
        return None
    paired_here, paired_there = {p for p, _ in pairs}, {q for _, q in pairs}
    here = [n for n in range(len(one.ticks)) if n not in paired_here]
    there = [n for n in range(len(other.ticks)) if n not in paired_there]
    conflicts: tuple[tuple[int, int], ...] = ()
    unpaired: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    if (
        labelled
        and len(here) == len(there)
        and 0 < len(here) <= _CONFLICTS
        and len(here) <= shared
        and shared >= 2
    ):
        unpaired = (tuple(one.ticks[n] for n in here), tuple(other.ticks[n] for n in there))
        if here == there:
            conflicts = tuple(zip(here, there, strict=True))
    return Match(
        0, 0, tuple(sorted((*pairs, *conflicts))), (), conflicts, unpaired, labelled=labelled
    )


def _variants(one: Scale, other: Scale, common: frozenset[str]) -> Iterator[tuple[int, int]]:
    """Names of one axis that the other may have in a misread form, each with a single partner.

    Names that are unlike in shape are taken for one only where all others are shared.
    """
    here = [tick for tick in one.ticks if key(tick) not in common]
    there = [tick for tick in other.ticks if key(tick) not in common]
    rest_agrees = len(here) == len(there) == 1 and len(common) >= 2
    for a in here:
        scored = [(confusion(a, b), b) for b in there]
        likely = [b for score, b in scored if score >= (0.1 if rest_agrees else 0.5)]
        if len(likely) == 1:
            yield one.keys[key(a)], other.keys[key(likely[0])]
    for k in common:
        a, b = one.ticks[one.keys[k]], other.ticks[other.keys[k]]
        if a != b and confusion(a, b):
            yield one.keys[k], other.keys[k]


def _contained(
    one: Scale,
    other: Scale,
    common: frozenset[str],
    variants: Sequence[tuple[int, int]],
) -> Iterator[tuple[int, int]]:
    """Names that are part of one name of the other axis: "POS" of "POS Tagging"."""
    taken = {p for p, _ in variants}, {q for _, q in variants}
    here = [n for n, t in enumerate(one.ticks) if key(t) not in common and n not in taken[0]]
    there = [n for n, t in enumerate(other.ticks) if key(t) not in common and n not in taken[1]]
    within = [
        (p, q)
        for p in here
        for q in there
        if (a := tokens(one.ticks[p])) and (b := tokens(other.ticks[q])) and (a < b or b < a)
    ]
    for p, q in within:
        if sum(a == p for a, _ in within) == 1 and sum(b == q for _, b in within) == 1:
            yield p, q
