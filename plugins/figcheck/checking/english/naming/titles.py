"""Dimensions by what the title says that the figure is sorted by: “by Region and Age Group”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import COMMON, toggled, words_of
from figcheck.checking.english.naming.synonyms import OCCASIONS
from figcheck.model import Dimension, Figure, Kind, Role
from figcheck.patterns import any_case
from figcheck.times import is_time

_SORTED_BY = any_case(r"\b(?:by|per|across|for each|for every|for different)\s+([^:;(,]+)")
_AGAINST = any_case(
    r"\b(?:against|versus|vs\.?|as a function of|depending on)\s+(?:the\s+)?([^:;(,]+)"
)
_AND = any_case(r"\s+(?:and|by|per|across)\s+|,\s*")
_OF_VALUES = frozenset(
    "amount level levels number of rate score share size status time value year years".split()
)
"""Words with which a phrase is no noun for things of a kind, or may be one for their values."""

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
    fitting = {p: [d for d in several if set(_content(p)) & _words_of(d)] for p in pieces}
    for words in sorted(fitting, key=lambda p: len(fitting[p])):
        # "By Dimension and Bit Width", of bits per dimension: the width is that of the bits.
        open_to = [d for d in fitting[words] if d in left]
        if len(open_to) == 1:
            left.remove(open_to[0])
            yield words, open_to[0].name
        else:
            rest.append(words)
    # "Scores of Translation Systems by Language Pair": the pairs are no systems.
    before = set(_content(words_of(figure.title[: match.start()])))
    left = [d for d in left if d.name == d.role or not before & _words_of(d)]
    if len(rest) == 1 and OCCASIONS.isdisjoint(_content(rest[0])):
        left = [d for d in left if not is_time(d)]  # "By Drink", beside an axis of years.
    if len(rest) == 1 and len(left) == 1 and left[0].name == left[0].role:
        yield rest[0], left[0].name
        if len(rest[0]) > 1 and not _OF_VALUES & {*rest[0]}:
            yield rest[0][-1:], left[0].name  # "By Preferred Drink": “the most popular drink”.


def set_against(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """The axis of a line chart by what the title sets its values against: “Loss vs. Model Size”."""
    match = _AGAINST.search(figure.title) if figure.kind is Kind.LINE else None
    axis = figure.dimension(Role.X)
    words = words_of(match[1]) if match else ()
    if axis is None or not 0 < len(words) <= _LONGEST:
        return
    others = [d for d in figure.dimensions if d is not axis]
    if not any(set(_content(words)) & _words_of(d) for d in others):
        yield words, axis.name


def _words_of(dimension: Dimension) -> set[str]:
    return set(_content(words_of(dimension.name)))


def _content(words: tuple[str, ...]) -> Iterator[str]:
    return (
        toggled((w,))[0] if w.endswith("s") else w for w in words if len(w) > 1 and w not in COMMON
    )
