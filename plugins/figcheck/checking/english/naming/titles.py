"""Dimensions by what the title says that the figure is sorted by: “by Region and Age Group”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.name_forms import COMMON, words_of
from figcheck.model import Dimension, Figure

_SORTED_BY = re.compile(
    r"\b(?:by|per|across|for each|for every|for different)\s+([^:;(,]+)", re.IGNORECASE
)
_AND = re.compile(r"\s+(?:and|by|per|across)\s+|,\s*", re.IGNORECASE)
_LONGEST = 3
"""Words of what a figure is sorted by, at most."""


def sorted_by(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """Names for dimensions that have none, from the title.

    “Reaction Time by Sleep Condition and Age Group” names two dimensions. The one whose own
    name shares a word with it is the sleep condition; the age group is the one that is left.

    Yields:
        The words of a name in lower case, and the name of the dimension.
    """
    match = _SORTED_BY.search(figure.title)
    if match is None:
        return
    named = [words_of(piece) for piece in _AND.split(match[1].strip())]
    pieces = [words for words in named if 0 < len(words) <= _LONGEST]
    several = [d for d in figure.dimensions if len(d.ticks) > 1]
    left = list(several)
    rest: list[tuple[str, ...]] = []
    for words in pieces:
        fitting = [d for d in several if set(_content(words)) & _words_of(d)]
        if len(fitting) == 1 and fitting[0] in left:
            left.remove(fitting[0])
            yield words, fitting[0].name
        else:
            rest.append(words)
    if len(rest) == 1 and len(left) == 1 and left[0].name == left[0].role:
        yield rest[0], left[0].name


def _words_of(dimension: Dimension) -> set[str]:
    return set(_content(words_of(dimension.name)))


def _content(words: tuple[str, ...]) -> Iterator[str]:
    return (w for w in words if w not in COMMON and len(w) > 1)
