"""Which figures of a site may have to do with each other.

Figures that share an axis, names or values meet under a key; nobody compares all with all. A
key that many figures have says little: there a figure meets only those next to it in the order of
the site, and only if they share something else as well, so that the work stays linear in the
number of figures.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from figcheck.checking.relations.pair import Sheet

_MANY = 24
"""Figures of a key from which only neighbours meet."""
_NEAR = 6
"""Neighbours on either side that a figure meets under such a key."""
_ENOUGH = 2.0
"""What two figures must share, by the weights of the keys under which they meet."""
_RARE = {"axis": 2.0, "labels": 2.0, "values": 2.0, "name": 1.0}
_COMMON = {"axis": 1.0, "labels": 0.5, "values": 1.0, "name": 1.0}
"""What a key weighs by its kind: rare ones, and those that many figures have."""

_Key = tuple[str, frozenset[str] | str | tuple[float, ...]]


def candidates(sheets: Sequence[Sheet]) -> list[tuple[int, int]]:
    """Pairs of figures that are worth comparing.

    Args:
        sheets: the figures.

    Returns:
        Places in `sheets`, the smaller one first, in order.
    """
    buckets: dict[_Key, list[int]] = {}
    for n, sheet in enumerate(sheets):
        for key in _keys(sheet):
            buckets.setdefault(key, []).append(n)
    shared: defaultdict[tuple[int, int], float] = defaultdict(float)
    for (kind, _), members in buckets.items():
        weight = (_RARE if len(members) <= _MANY else _COMMON)[kind]
        for pair in _meeting(members):
            shared[pair] += weight
    return sorted(pair for pair, weight in shared.items() if weight >= _ENOUGH)


def _keys(sheet: Sheet) -> set[_Key]:
    keys: set[_Key] = {("name", name) for name in sheet.names}
    keys.update(("values", line) for line in sheet.lines)
    for block in sheet.blocks:
        keys.update(("axis", scale.key_set) for scale in block.scales)
        labels = frozenset(stem for s in block.scales if s.is_numeric for stem in s.stems)
        if labels:
            keys.add(("labels", labels))
    return keys


def _meeting(members: Sequence[int]) -> Iterator[tuple[int, int]]:
    reach = len(members) if len(members) <= _MANY else _NEAR
    for i, one in enumerate(members):
        for other in members[i + 1 : i + 1 + reach]:
            yield one, other
