"""What several ticks together are called by a word that qualifies them: “the dense retrievers”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension

THINGS = (
    "ones", "models", "systems", "methods", "approaches", "variants", "versions",
)  # fmt: skip
"""Nouns for several things, whatever they are."""


def plural(noun: str) -> str:
    """A noun in the plural.

    Args:
        noun: a noun in either number.
    """
    return max(noun, *toggled((noun,)), key=len)


def nouns_for(dimension: Dimension, *told: str) -> tuple[str, ...]:
    """Plural nouns for the ticks of a dimension: that of its name, those told, and general ones.

    Args:
        dimension: the dimension.
        told: further nouns that the description has for them.
    """
    words = words_of(dimension.name.partition("(")[0])
    last = (words[:-1] if words[-1:] in (("name",), ("names",)) else words)[-1:]
    own = () if dimension.name == dimension.role else last
    return tuple(dict.fromkeys((*map(plural, (*own, *told)), *THINGS)))


def called(
    words: tuple[str, ...],
    dimension: Dimension,
    members: Sequence[str],
    nouns: Sequence[str],
) -> Iterator[Alias]:
    """The members of a group by what qualifies them and a noun, and all others by its opposite.

    Args:
        words: what qualifies them: `("dense",)`.
        dimension: the dimension whose ticks they are.
        members: the ticks.
        nouns: plural nouns for them.
    """
    rest = tuple(t for t in dimension.ticks if t not in members)
    if not 0 < len(members) < len(dimension.ticks):
        return
    for noun in nouns:
        yield Alias((*words, noun), dimension.name, tuple(members))
        yield Alias((*words, *toggled((noun,))), dimension.name, tuple(members))
        if len(rest) > 1:
            yield Alias(("non", *words, noun), dimension.name, rest)
