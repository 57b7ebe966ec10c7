"""Two figures, and what was found out about their values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from figcheck.checking.relations.aggregates import Aggregate, aggregates
from figcheck.checking.relations.align import Alignment, Slice, align, numbered
from figcheck.checking.relations.blocks import Block, blocks
from figcheck.checking.relations.copies import Held, copies
from figcheck.checking.relations.names import key
from figcheck.model import Figure, RelatedPart, Role
from figcheck.reading.names import stems


@dataclass(frozen=True, eq=False)
class Sheet:
    """A figure as it is compared.

    Attributes:
        figure: the figure.
    """

    figure: Figure

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """Its values."""
        return blocks(self.figure)

    @cached_property
    def names(self) -> dict[str, str]:
        """The names of its panels, series and ticks, by their keys; no numbers."""
        found: dict[str, str] = {}
        for block in self.blocks:
            for scale in block.scales:
                if not scale.is_numeric:
                    found |= {key(tick): tick for tick in scale.ticks}
            found |= {key(name): name for name in block.fixed}
        return found

    @cached_property
    def lines(self) -> frozenset[tuple[float, ...]]:
        """The rows and columns of its values, each sorted."""
        return frozenset(line for block in self.blocks for line in _lines(block))

    @cached_property
    def measure(self) -> frozenset[str]:
        """Stems of what its values are called."""
        figure = self.figure
        return stems(figure.value.label or (figure.colours.label if figure.colours else ""))


@dataclass(frozen=True, eq=False)
class Pair:
    """Two figures that may have to do with each other.

    Attributes:
        first: one of them; of an aggregate the one that may be the result.
        second: the other one.
        mirror: the same pair the other way round, whose copies are known.
    """

    first: Sheet
    second: Sheet
    mirror: Pair | None = None

    @cached_property
    def alignments(self) -> tuple[Alignment, ...]:
        """Their blocks on the axes that they share."""
        found = (align(a, b) for a in self.first.blocks for b in self.second.blocks)
        return tuple(alignment for alignment in found if alignment is not None)

    @cached_property
    def copies(self) -> tuple[Held, ...]:
        """What both hold."""
        found = [held for alignment in self.alignments for held in copies(alignment)]
        if not found and _are_telling(self.first.lines & self.second.lines):
            # There are equal rows where the names say nothing of it: some ticks are named anew.
            found = [
                held
                for alignment in self.alignments
                if len(alignment.matches) > 1
                for n in range(len(alignment.matches))
                if (other := alignment.without(n)) is not None
                for held in copies(other)
            ]
        return tuple(found)

    @cached_property
    def aggregates(self) -> tuple[Aggregate, ...]:
        """What of the first is made of the second, each slice told once."""
        found: list[Aggregate] = []
        for alignment in self.alignments:
            for variant in (alignment, *_variants(alignment)):
                found += aggregates(variant, self.copied_slices(variant))
        return tuple(_each_once(found))

    @property
    def measures_agree(self) -> bool:
        """Whether both show the same quantity, as far as they say."""
        one, other = self.first.measure, self.second.measure
        return not one or not other or bool(one & other)

    @cached_property
    def copied(self) -> tuple[frozenset[int], frozenset[int]]:
        """The cells of the first and of the second figure that both hold."""
        if self.mirror:
            first, second = self.mirror.copied
            return second, first
        places = [place for held in self.copies for place in held.listed()]
        first = frozenset(place.cells[0][1] for place in places)
        return first, frozenset(index for place in places for _, index in place.cells[1:])

    def copied_slices(self, alignment: Alignment) -> set[int]:
        """The slices of the first figure that the second holds as they are."""
        here, _ = self.copied
        return alignment.left.slices_within(here) if here else set()


def _are_telling(lines: frozenset[tuple[float, ...]]) -> bool:
    """Whether equal rows are more than chance gives: one of four values, or several of three."""
    return len(lines) >= _TRIPLES or any(len(line) > 3 for line in lines)


def _variants(alignment: Alignment) -> Iterator[Alignment]:
    """The blocks with one of the axes not taken for shared, where one of its ticks may be a result.

    That is so of ticks that the second block does not have ("mean", beside those that it is
    over), and of panels, as only one of them may be made of the other figure.
    """
    if len(alignment.matches) < 2:
        return
    for n, match in enumerate(alignment.matches):
        scale = alignment.left.block.scales[match.left]
        if scale.role is Role.PANEL or len(match.pairs) < len(scale.ticks):
            variant = alignment.without(n)
            if variant is not None:
                yield variant


def named(held: Held) -> tuple[RelatedPart, tuple[Slice, ...], tuple[int, ...]]:
    """What of both figures is held against each other.

    Returns:
        The part of the first figure, the slices of the second, and the places of the shared
        axes that the comparison runs over (one tick of the others is meant).
    """
    alignment = held.alignment
    chosen = np.argwhere(held.compared)
    single = {
        axis: int(chosen[0, axis])
        for axis in range(chosen.shape[1])
        if held.left.shape[axis] > 1 and (chosen[:, axis] == chosen[0, axis]).all()
    }
    here, there = [], []
    for axis, n in single.items():
        match = alignment.matches[axis]
        m = held.order.places[n] if held.order and held.order.axis == axis else n
        left = alignment.left.block.scales[match.left]
        right = alignment.right.block.scales[match.right]
        here.append(numbered(left, left.ticks[match.pairs[n][0]]))
        there.append(numbered(right, right.ticks[match.pairs[m][1]]))
    first = alignment.left
    names = (*first.block.fixed, *here, *first.slices[held.slice].numbered)
    others = []
    for part in held.parts:
        slice_ = alignment.right.slices[part]
        fixed = alignment.right.block.fixed
        others.append(Slice((*fixed, *there, *slice_.names), (*fixed, *there, *slice_.numbered)))
    axes = tuple(axis for axis in range(held.left.ndim) if axis not in single)
    return RelatedPart(first.block.figure.id, names), tuple(others), axes


_TRIPLES = 3
"""Equal rows of three values from which two figures are searched for renamed ticks."""
_COST = 3
"""Places that agree which one that does not outweighs, in what to take for an aggregate."""


def _each_once(found: list[Aggregate]) -> Iterator[Aggregate]:
    """The aggregates, each cell of the first figure in the one that explains most of them."""

    def rank(aggregate: Aggregate) -> tuple[float, ...]:
        held = aggregate.held
        agreeing, compared = int(held.agrees.sum()), int(held.compared.sum())
        gain = agreeing - _COST * (compared - agreeing)
        return (-gain, held.order is not None, len(held.parts))

    seen: set[tuple[int, int]] = set()
    for aggregate in sorted(found, key=rank):
        held = aggregate.held
        block = id(held.alignment.left.block)
        cells = {(block, place.cells[0][1]) for place in held.listed()}
        if not cells & seen:
            seen |= cells
            yield aggregate


def _lines(block: Block) -> Iterator[tuple[float, ...]]:
    """Lines of three different values or more, without gaps."""
    for axis, size in enumerate(block.values.shape):
        if size >= 3:
            lines = np.sort(np.moveaxis(block.values, axis, -1).reshape(-1, size), axis=1)
            yield from (
                tuple(line)
                for line in lines[~np.isnan(lines).any(axis=1)].tolist()
                if len(set(line)) >= 3
            )
