"""Names with “&” or “+” written out: “wind and solar” for “Wind & Solar” and “Wind+Solar”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_PLUS = regex(r"(?<=[A-Za-z]{3}) ?\+ ?(?=[A-Za-z]{3})")


def aliases(figure: Figure) -> Iterator[Alias]:
    """The ticks that are joined of two, with “and” between them.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        for tick in dimension.ticks:
            if " & " in tick:
                words = words_of(tick.replace(" & ", " and "))
                yield Alias(words, dimension.name, (tick,))
            parts = _PLUS.split(tick)
            if len(parts) > 1 and _are_no_names(dimension, tick, parts):
                yield Alias(words_of(" and ".join(parts)), dimension.name, (tick,))


def _are_no_names(dimension: Dimension, tick: str, parts: list[str]) -> bool:
    """Whether nothing else is named by what is added up: “A and B”, of both, where they stand."""
    others = {w for t in dimension.ticks if t != tick for w in words_of(t)}
    return others.isdisjoint(w for part in parts for w in words_of(part))
