"""Women and men under other names: “the male rate”, “females”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_SEXES = (
    frozenset("women woman female females girl girls".split()),
    frozenset("men man male males boy boys".split()),
)


def aliases(figure: Figure) -> Iterator[Alias]:
    """What else the sexes are called, where a dimension lists both and neither twice."""
    for dimension in figure.dimensions:
        ticks = {t: set(words_of(t)) for t in dimension.ticks}
        for sex in _SEXES:
            named = [t for t, words in ticks.items() if words & sex]
            if len(dimension.ticks) == 2 and len(named) == 1:
                for word in sorted(sex - ticks[named[0]]):
                    yield Alias((word,), dimension.name, (named[0],))
