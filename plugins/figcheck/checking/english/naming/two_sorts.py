"""Two sorts of things that a description counts, in the order in which an axis lists them.

“Correlations between four pollutants and three weather variables”, of seven rows and columns:
the first four are the pollutants. Writers list things of a kind together; where the axis is in
the order of the alphabet, it may be no such list.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.names.forms import COMMON, POSITIONS, toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure, Role
from figcheck.patterns import any_case, regex

_LENGTH = 1_500
"""Characters at the beginning of a description that say what it shows."""

_COUNT = "|".join(NUMERALS[2:])
_PHRASE = r"(?:[a-z][a-z-]+ ){0,2}?[a-z][a-z-]{2,}s"
_SORTS = any_case(
    rf"\b(?P<one>{_COUNT}) (?P<first>{_PHRASE}) and (?P<two>{_COUNT}) (?P<second>{_PHRASE})\b"
)
_IN_TITLE = regex(r"\b(?P<first>(?:[a-z-]+ )?[a-z-]+s) and (?P<second>[a-z-]+ [a-z-]+s)\b")
_ANY = frozenset("variables measures features factors items columns parameters quantities".split())
"""Nouns that, alone, may be for all of them."""

_STARS = regex(r"[*_`\"“”]")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the things of each sort are called together.

    Args:
        figure: the figure.
    """
    for dimension in _sides(figure):
        for words, ticks in _sorts(figure, dimension):
            yield Alias(words, dimension.name, ticks)


def group_nouns(figure: Figure) -> frozenset[str]:
    """The nouns that stand for some of the things of a matrix, and so for no measure of all.

    Args:
        figure: the figure.
    """
    return frozenset(w for d in _sides(figure) for words, _ in _told(figure, d) for w in words)


def _sides(figure: Figure) -> Iterator[Dimension]:
    """The two sides of a matrix of things against themselves."""
    x, y = figure.dimension(Role.X), figure.dimension(Role.Y)
    if x is not None and y is not None and x.ticks == y.ticks and not is_ordered(x):
        yield from (x, y)


def _told(figure: Figure, dimension: Dimension) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The two sorts, each by what it is called and how many there are."""
    return _sorts_of(figure, len(dimension.ticks))


@remembered
def _found(figure: Figure) -> tuple[tuple[tuple[tuple[str, ...], int], ...], ...]:
    text = _STARS.sub("", f"{figure.title}.\n{figure.source.text[:_LENGTH]}")
    return tuple(
        (
            (words_of(m["first"]), NUMERALS.index(m["one"].lower())),
            (words_of(m["second"]), NUMERALS.index(m["two"].lower())),
        )
        for m in _SORTS.finditer(text)
    )


def _sorts_of(figure: Figure, size: int) -> tuple[tuple[tuple[str, ...], int], ...]:
    fitting = {told for told in _found(figure) if sum(count for _, count in told) == size}
    return fitting.pop() if len(fitting) == 1 else ()


def _sorts(
    figure: Figure, dimension: Dimension
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What each sort is called, with the ticks that are of it."""
    told, ticks = _told(figure, dimension), dimension.ticks
    if not told or sorted(ticks, key=str.lower) == list(ticks):
        return
    (one, count), (two, _) = told
    titled = _IN_TITLE.search(figure.title.lower())
    also = ((), ()) if titled is None else (words_of(titled["first"]), words_of(titled["second"]))
    plain, heads = COMMON | POSITIONS, (one[-1], two[-1])
    for words, more, members in ((one, also[0], ticks[:count]), (two, also[1], ticks[count:])):
        names = {words[i:] for i in range(len(words))}
        if more[-1:] == words[-1:]:
            names |= {more[i:] for i in range(len(more))}
        for name in sorted(names):
            bare = len(name) == 1 and (heads[0] == heads[1] or name[0] in _ANY)
            if not bare and not plain.intersection(name):
                yield name, members
                yield toggled(name), members
