"""Regions by the adjective of the continent that they are a part of: “the African line”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.demonyms import CONTINENTS, demonyms
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure


def aliases(figure: Figure) -> Iterator[Alias]:
    """The one region that a dimension lists of a continent: “Asian” of “South Asia”."""
    for dimension in figure.dimensions:
        ends: dict[str, list[str]] = {}
        for tick in dimension.ticks:
            for word in CONTINENTS.intersection(words_of(tick)):
                ends.setdefault(word, []).append(tick)
        for word, ticks in ends.items():
            if len(ticks) == 1 and words_of(ticks[0])[-1] == word:
                for form in demonyms((word,)):
                    yield Alias(form, dimension.name, (ticks[0],))
