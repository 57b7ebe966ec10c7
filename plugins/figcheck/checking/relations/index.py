"""Which figures of a site may have to do with each other.

Figures that share an axis, names or values meet under a key; nobody compares all with all. A
key that many figures have says little: there a figure meets only those next to it in the order of
the site, so that the work stays linear in the number of figures.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from figcheck.checking.relations.blocks import Block
from figcheck.checking.relations.pair import Sheet

_MANY = 24
"""Figures of a key from which only neighbours meet."""
_NEAR = 8
"""Neighbours on either side that a figure meets under such a key."""
_NAMES = 2
"""Names that two figures must share, if they share no axis and no row of values."""


def candidates(sheets: Sequence[Sheet]) -> list[tuple[int, int]]:
    """Pairs of figures that are worth comparing.

    Args:
        sheets: the figures.

    Returns:
        Places in `sheets`, the smaller one first, in order.
    """
    found: set[tuple[int, int]] = set()
    names: dict[tuple[int, int], int] = {}
    for key, members in _buckets(sheets).items():
        for pair in _meeting(members):
            if key[0] == "name":
                names[pair] = names.get(pair, 0) + 1
            else:
                found.add(pair)
    found.update(pair for pair, count in names.items() if count >= _NAMES)
    return sorted(found)


def _buckets(sheets: Sequence[Sheet]) -> dict[tuple[object, ...], list[int]]:
    buckets: dict[tuple[object, ...], list[int]] = {}
    for n, sheet in enumerate(sheets):
        keys: set[tuple[object, ...]] = {("name", name) for name in sheet.names}
        for block in sheet.blocks:
            keys.update(("axis", scale.key_set) for scale in block.scales)
            keys.update(("label", stem) for s in block.scales if s.is_numeric for stem in s.stems)
            keys.update(_lines(block))
        for key in sorted(keys, key=repr):
            buckets.setdefault(key, []).append(n)
    return buckets


def _lines(block: Block) -> Iterator[tuple[object, ...]]:
    """The rows and columns of a block by their values, in whatever order these stand."""
    for axis, size in enumerate(block.values.shape):
        if size < 3:
            continue
        lines = np.sort(np.moveaxis(block.values, axis, -1).reshape(-1, size), axis=1)
        for line in lines:
            if not np.isnan(line).any() and len(set(line.tolist())) >= 3:
                yield ("values", *line.tolist())


def _meeting(members: Sequence[int]) -> Iterator[tuple[int, int]]:
    reach = len(members) if len(members) <= _MANY else _NEAR
    for i, one in enumerate(members):
        for other in members[i + 1 : i + 1 + reach]:
            yield one, other
