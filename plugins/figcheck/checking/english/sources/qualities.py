"""Adjectives and participles for much of what is measured: “most diverse”, “more trusted”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Names
from figcheck.checking.english.parsing.rules import Edge
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.language.tree import Comparator, Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.rules import Meaning

_MOST = {"most": Function.MAX, "least": Function.MIN}
_MORE = {"more": Comparator.MORE, "less": Comparator.LESS}
DEGREES: dict[str, Function | Comparator] = {**_MOST, **_MORE}
"""What stands before a word for having or getting much of what is measured."""

_SHORTEST = 5
"""Letters of an adjective whose noun is looked for."""


def quality_edges(names: Names, tokens: Sequence[Token], start: int) -> Iterator[tuple[str, Edge]]:
    """What a degree and an adjective say of the measure whose noun the figure names.

    Args:
        names: the names of the figure.
        tokens: the tokens of a clause.
        start: where the degree stands.

    Yields:
        The class, with the index after the end and the meaning.
    """
    degree = DEGREES.get(tokens[start].word)
    if degree is None:
        for graded, adjective in _ungraded(tokens[start].word):
            yield from _said_of(names, graded, adjective, start + 1)
    elif start + 1 < len(tokens):
        yield from _said_of(names, degree, tokens[start + 1].word, start + 2)


def may_be_graded(word: str) -> bool:
    """Whether something may be said with a word of how much there is of what is measured.

    Args:
        word: the word.
    """
    return word in DEGREES or any(True for _ in _ungraded(word))


def _said_of(
    names: Names, degree: Function | Comparator, adjective: str, stop: int
) -> Iterator[tuple[str, Edge]]:
    """What is said with an adjective, if the figure names the noun for it."""
    most = isinstance(degree, Function)
    for noun in nouns_of(adjective):
        if names.topics.names(noun):
            yield ("EXTREME" if most else "MORE"), (stop, degree)
            return
        if (place := _measure(names, noun)) is not None:
            meaning: Meaning = (degree, place)
            yield ("EXTREME_OF" if most else "MORE_OF"), (stop, meaning)
            return


def _ungraded(word: str) -> Iterator[tuple[Function | Comparator, str]]:
    """The adjective of a comparative or superlative in one word: “happy” of “happiest”."""
    ends: tuple[tuple[str, Function | Comparator], ...] = (
        ("er", Comparator.MORE),
        ("est", Function.MAX),
    )
    for ending, degree in ends:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= _SHORTEST - 1 and stem.isalpha():
            yield degree, stem
            yield degree, stem + "e"
            if stem.endswith("i"):
                yield degree, stem[:-1] + "y"


def _measure(names: Names, noun: str) -> Place | None:
    """The one of several measures that is called so."""
    known = names.tick_called(noun)
    if known is None or known.dimension not in names.measured:
        return None
    return Place.of(known.dimension, known.ticks)


def nouns_of(adjective: str) -> Iterator[str]:
    """Nouns for what an adjective says: “diversity” of “diverse”, “fluency” of “fluent”.

    Args:
        adjective: the adjective, in small letters.
    """
    if len(adjective) < _SHORTEST or not adjective.isalpha():
        return
    yield from (adjective + ending for ending in ("ity", "ness", "ty"))
    if adjective.endswith("ful"):
        yield adjective.removesuffix("ful")
    if adjective.endswith("ble"):
        yield adjective[:-2] + "ility"
    elif adjective.endswith("e"):
        yield adjective[:-1] + "ity"
    elif adjective.endswith("t"):
        yield from (adjective[:-1] + ending for ending in ("cy", "ce"))
    elif adjective.endswith("y"):
        yield adjective[:-1] + "iness"
