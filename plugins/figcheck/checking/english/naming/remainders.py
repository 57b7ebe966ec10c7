"""Ticks that differ in a letter alone, by that letter: “the N column”, of “predicted N”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_WORDS = frozenset("ai")
"""Letters that are words of the language as well, be they capitals."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What tells ticks from each other that are called alike but for their last letter."""
    listed = {tick for d in figure.dimensions for tick in d.ticks}
    for dimension in figure.dimensions:
        split = {tick: words_of(tick) for tick in dimension.ticks}
        heads = {words[:-1] for words in split.values()}
        letters = [words[-1] for words in split.values() if words]
        alike = len(heads) == 1 and () not in heads and len(set(letters)) == len(split) > 1
        if not alike or not all(len(w) == 1 and w.isalpha() for w in letters):
            continue
        for tick, words in split.items():
            if words[-1] not in _WORDS and tick[-1].isupper() and tick[-1] not in listed:
                yield Alias(words[-1:], dimension.name, (tick,))
