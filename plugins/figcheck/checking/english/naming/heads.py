"""Names with the noun that others of their kind end with: “blur noise”, beside “white noise”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_SHORTEST = 4
"""Letters of a noun that names may be said with."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """The ticks without a head noun with the one that other ticks of the dimension have.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        names = {tick: words_of(tick) for tick in dimension.ticks}
        heads = {words[-1] for words in names.values() if len(words) > 1}
        for head in sorted(heads):
            if not head.isalpha() or len(head) < _SHORTEST or (head,) in names.values():
                continue  # Beside a tick "Oak", "Red Oak" is no oak of a kind: "Elm, Oak" are two.
            for tick, words in names.items():
                if words and head not in words:
                    yield Alias((*words, head), dimension.name, (tick,))
