"""Which figures of a site may have to do with each other.

Figures that share an axis, names or values meet under a key; nobody compares all with all. A
key that many figures have says little: there a figure meets only those next to it in the order of
the site, and only if they share something else as well, so that the work stays linear in the
number of figures.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from figcheck.checking.relations.pair import Sheet

_MANY = 24
"""Figures of a key from which only neighbours meet."""
_NEAR = 6
"""Neighbours on either side that a figure meets under such a key."""
_ENOUGH = 2.0
"""What two figures must share, by the weights of the keys under which they meet."""
_RARE = {"axis": 2.0, "labels": 2.0, "values": 2.0, "triple": 0.7, "name": 1.0}
_COMMON = {"axis": 1.0, "labels": 0.5, "values": 1.0, "triple": 0.0, "name": 1.0}
"""What a key weighs by its kind: rare ones, and those that many figures have.

A triple is a row of three values; figures that have nothing to do with each other share some.
"""


def traits(sheet: Sheet) -> tuple[str, ...]:
    """What a figure is found by: a short text for each axis, name and row of values.

    Args:
        sheet: the figure.

    Returns:
        Its traits in an order of their own, fit to be kept; figures with a trait in common have
        the axis, name or row in common that it stands for.
    """
    found = {("name", name) for name in sheet.names}
    found.update(
        ("triple" if len(line) == 3 else "values", "\0".join(map(repr, line)))
        for line in sheet.lines
    )
    for block in sheet.blocks:
        found.update(("axis", "\0".join(sorted(scale.key_set))) for scale in block.scales)
        stems = {stem for scale in block.scales if scale.is_numeric for stem in scale.stems}
        if stems:
            found.add(("labels", "\0".join(sorted(stems))))
    return tuple(sorted(f"{kind}:{_digest(text)}" for kind, text in found))


def circles(figures: Sequence[Sequence[str]]) -> list[tuple[int, ...]]:
    """For each figure those that it is worth comparing with.

    Args:
        figures: the traits of each figure.

    Returns:
        Places in `figures`, in order.
    """
    buckets: dict[str, list[int]] = {}
    for n, found in enumerate(figures):
        for trait in found:
            buckets.setdefault(trait, []).append(n)
    shared: defaultdict[tuple[int, int], float] = defaultdict(float)
    for trait, members in buckets.items():
        weights = _RARE if len(members) <= _MANY else _COMMON
        weight = weights[trait.partition(":")[0]]
        for pair in _meeting(members):
            shared[pair] += weight
    found_by: list[list[int]] = [[] for _ in figures]
    for (one, other), weight in shared.items():
        if weight >= _ENOUGH:
            found_by[one].append(other)
            found_by[other].append(one)
    return [tuple(sorted(others)) for others in found_by]


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def _meeting(members: Sequence[int]) -> Iterator[tuple[int, int]]:
    reach = len(members) if len(members) <= _MANY else _NEAR
    for i, one in enumerate(members):
        for other in members[i + 1 : i + 1 + reach]:
            yield one, other
