"""Women and men under other names: “the male rate”, “females”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_SEXES = (
    frozenset("women woman female females girl girls".split()),
    frozenset("men man male males boy boys".split()),
)


_CALLED = (("sex",), ("gender",))
"""What a dimension is called that tells the sexes apart."""


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What the dimension of the sexes is called, whatever stands above it: “either gender”.

    Args:
        figure: the figure.

    Yields:
        The words of a name in lower case, and the name of the dimension.
    """
    found = []
    for dimension in figure.dimensions:
        ticks = [set(words_of(t)) for t in dimension.ticks]
        if len(ticks) == 2 and all(sum(bool(t & sex) for t in ticks) == 1 for sex in _SEXES):
            found.append(dimension.name)
    if len(found) == 1:
        yield from ((words, found[0]) for words in _CALLED)


def sides(figure: Figure) -> tuple[str, str] | None:
    """The names of the two ticks that are women and men, if a dimension lists just these."""
    for dimension in figure.dimensions:
        ticks = [set(words_of(t)) for t in dimension.ticks]
        if len(ticks) == 2 and all(sum(bool(t & sex) for t in ticks) == 1 for sex in _SEXES):
            return dimension.ticks[0], dimension.ticks[1]
    return None


def aliases(figure: Figure) -> Iterator[Alias]:
    """What else the sexes are called, where a dimension lists both and neither twice."""
    for dimension in figure.dimensions:
        ticks = {t: set(words_of(t)) for t in dimension.ticks}
        for sex in _SEXES:
            named = [t for t, words in ticks.items() if words & sex]
            if len(dimension.ticks) == 2 and len(named) == 1:
                for word in sorted(sex - ticks[named[0]]):
                    yield Alias((word,), dimension.name, (named[0],))
