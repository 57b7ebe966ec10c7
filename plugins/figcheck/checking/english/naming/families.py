"""Ticks that share a word, as a family: “the Orion family”, “both kidneys”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.names.forms import COMMON, POSITIONS, toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.members import THINGS, nouns_for, plural
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure

_FAMILIES = ("family", "series", "line", "pair", "group")
_SHORTEST = 2
"""Letters of a name that several things share."""

_SHORTEST_HEAD = 3


def aliases(figure: Figure) -> Iterator[Alias]:
    """What those of a family are called together, and all others without them.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        if len(dimension.ticks) > 2 and not is_ordered(dimension):
            yield from _of(dimension)


def _of(dimension: Dimension) -> Iterator[Alias]:
    begun: dict[str, list[str]] = {}
    for tick in dimension.ticks:
        words = words_of(tick)
        if len(words) > 1 and tick[:1].isupper():
            begun.setdefault(words[0], []).append(tick)
    nouns = nouns_for(dimension)
    for word, ticks in begun.items():
        inside = [t for t in dimension.ticks if word in words_of(t)]
        plain = word in COMMON | POSITIONS or not word.isalpha() or len(word) < _SHORTEST
        if plain or inside != ticks or not 1 < len(ticks) < len(dimension.ticks):
            continue
        members, rest = tuple(ticks), tuple(t for t in dimension.ticks if t not in ticks)
        for noun in _FAMILIES:
            if noun != "pair" or len(members) == 2:
                yield Alias((word, noun), dimension.name, members)
        yield Alias((f"{word}s",), dimension.name, members)
        for noun in nouns:
            yield Alias(("non", word, noun), dimension.name, rest)
        shared = _shared(ticks)
        if len(shared) > 1 or shared in map(words_of, ticks):
            # "The Ada models", where one of them is called just Ada.
            for noun in dict.fromkeys((*nouns, "family", *THINGS[1:])):
                yield Alias((*shared, noun), dimension.name, members)
    yield from _by_head(dimension)


def _shared(ticks: Sequence[str]) -> tuple[str, ...]:
    """The words with which all of several names begin."""
    shared = []
    for words in zip(*map(words_of, ticks), strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return tuple(shared)


_NO_HEADS = frozenset(
    "model system method variant approach baseline network dataset set task group class type kind "
    "layer level step score rate value error time total average mean median size".split()
)
"""Nouns that may as well be said of all ticks."""


def _by_head(dimension: Dimension) -> Iterator[Alias]:
    """Ticks whose last word is the same, by its plural: “the kidneys”, left and right."""
    ended: dict[str, list[str]] = {}
    for tick in dimension.ticks:
        words = words_of(tick)
        if len(words) > 1:
            ended.setdefault(words[-1], []).append(tick)
    label = {w for word in words_of(dimension.name) for w in (word, *toggled((word,)))}
    for word, ticks in ended.items():
        inside = [t for t in dimension.ticks if word in words_of(t)]
        plain = word in COMMON | POSITIONS | _NO_HEADS | label or not word.isalpha()
        if plain or len(word) < _SHORTEST_HEAD or inside != ticks:
            continue
        several = plural(word)
        if 1 < len(ticks) < len(dimension.ticks) and several != word:
            yield Alias((several,), dimension.name, tuple(ticks))
