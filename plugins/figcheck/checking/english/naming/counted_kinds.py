"""Kinds of what is counted, with the noun for it: “silver medals”, of a column “Silver”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import counted, toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.language.order import is_ordered
from figcheck.model import Figure


def aliases(figure: Figure) -> Iterator[Alias]:
    """The ticks with the noun that the label of the values counts.

    Args:
        figure: the figure.
    """
    noun = counted(figure.value.label)
    if not noun.endswith("s"):
        return
    for dimension in figure.dimensions:
        if is_ordered(dimension):
            continue
        for tick in dimension.ticks:
            words = words_of(tick)
            if words and noun not in words:
                for form in (noun, *toggled((noun,))):
                    yield Alias((*words, form), dimension.name, (tick,))
