"""Things of two sizes by which is the larger: “the larger Orion”, “the smaller model”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.name_forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure

_SIZE = re.compile(r"(?<![\w.])(\d+(?:\.\d+)?)\s?([KMBT])\b")
_POWERS = {"K": 3, "M": 6, "B": 9, "T": 12}
_LARGER = ("larger", "bigger")
_SMALLER = ("smaller",)
_KINDS = ("model", "variant", "version", "one")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What two ticks that differ in their size alone are called by it.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        families: dict[tuple[str, ...], list[tuple[float, str]]] = {}
        for tick in dimension.ticks:
            sizes = _SIZE.findall(tick)
            if len(sizes) == 1:
                ((number, power),) = sizes
                stem = words_of(_SIZE.sub(" ", tick))
                size = float(number) * 10.0 ** _POWERS[power]
                families.setdefault(stem, []).append((size, tick))
        for stem, members in families.items():
            if len(members) == 2 and members[0][0] != members[1][0]:
                yield from _of_two(dimension, stem, sorted(members), alone=len(families) == 1)


def _of_two(
    dimension: Dimension, stem: tuple[str, ...], members: list[tuple[float, str]], *, alone: bool
) -> Iterator[Alias]:
    """Both by their family, and by size alone where no other thing has one."""
    nouns = [
        *((kind,) for kind in _KINDS),
        words_of(dimension.name),
        toggled(words_of(dimension.name)),
    ]
    for words, (_, tick) in zip((_SMALLER, _LARGER), members, strict=True):
        for word in words:
            if stem:
                yield Alias((word, *stem), dimension.name, (tick,))
                yield from (Alias((word, *stem, *n), dimension.name, (tick,)) for n in nouns)
            if alone and len(dimension.ticks) == 2:
                yield from (Alias((word, *n), dimension.name, (tick,)) for n in nouns)
            elif alone:
                yield Alias((word, "one"), dimension.name, (tick,))
