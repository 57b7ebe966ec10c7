"""Ticks by what stands in parentheses behind them, “Region A (North)”, or before: “Norway (no)”."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure
from figcheck.reading import names

_LONGEST = 3
"""Words of a name in parentheses; what is longer explains the thing."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """The second names that the data give to ticks, where each is given to one alone."""
    for dimension in figure.dimensions:
        known = {names.key(tick): tick for tick in dimension.ticks}
        found: dict[str, set[str]] = {}
        for use in figure.names:
            bare, opened, aside = use.name.partition(" (")
            if not opened or not aside.endswith(")"):
                continue
            tick, coded = known.get(names.key(bare)), known.get(names.key(aside[:-1]))
            if tick is not None and aside[:1].isupper():
                found.setdefault(tick, set()).add(aside[:-1])
            elif tick is None and coded is not None and bare[:1].isupper():
                found.setdefault(coded, set()).add(bare)
        if len(found) < len(dimension.ticks):
            continue
        counts = Counter(aside for asides in found.values() for aside in asides)
        for tick, asides in found.items():
            for words in map(words_of, asides):
                if 0 < len(words) <= _LONGEST and all(counts[a] == 1 for a in asides):
                    yield Alias(words, dimension.name, (tick,))
