"""Names with “&” written out: “wind and solar” for “Wind & Solar”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure


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
