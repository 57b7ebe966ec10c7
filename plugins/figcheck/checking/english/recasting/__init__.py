"""Other words for sentences whose structure hides what they say.

A sentence that leaves out a verb, puts a clause within another or sets its subject apart (“It
is A that …, not B”) is said again in plain clauses, which are then read as any others. Each
way to recast must say the same as the sentence, no more and no less, and names with `told_by` the
words without which it is for no sentence, so that it is not tried on most.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from figcheck.checking.english.recasting.coordinated import not_only_but
from figcheck.checking.english.recasting.counted_ones import (
    counted_ones,
    some_counted,
    speaks_of_those,
)
from figcheck.checking.english.recasting.plain import Recasting, Scene, Version, words_and_signs
from figcheck.checking.english.recasting.rival_again import not_only
from figcheck.patterns import regex

__all__ = ["RECASTINGS", "recast"]

_LONGEST = 300
"""Characters of a sentence that is recast; longer ones are split first."""


_NOT_ONLY = regex(r"\bnot (?:only|just|merely)\b", re.IGNORECASE)


def recast(scene: Scene, text: str) -> Iterator[Version]:
    """The ways to say a sentence in plain clauses.

    Args:
        scene: where it stands.
        text: the sentence.
    """
    stop = text.rstrip().rstrip(".")
    if len(stop) <= _LONGEST:
        words = words_and_signs(stop)
        # What is “not only” so is so: no other way may take it for a denial.
        denied = not_only.may_be_for(words) and _NOT_ONLY.search(stop)
        ways = [not_only, not_only_but] if denied else _ways_for(words)
        if speaks_of_those(scene, stop):
            # “…, and all of them”: none but those that were counted.
            ways = [counted_ones, some_counted]
        for recasting in ways:
            if recasting.may_be_for(words):
                yield from recasting.way(scene, stop)


def _ways_for(words: frozenset[str]) -> list[Recasting]:
    """Most of the ways that are for no sentence of some words left out, unasked."""
    places = {place for word in ("", *words) for place in _PLACES.get(word, ())}
    return [RECASTINGS[place] for place in sorted(places)]


_modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))

RECASTINGS: tuple[Recasting, ...] = tuple(
    dict.fromkeys(r for m in _modules for r in vars(m).values() if isinstance(r, Recasting))
)
"""All ways to recast, those of each module of this folder in the order in which they are tried."""

_PLACES: dict[str, list[int]] = {}
"""By each word the places there of those that need it or one of few others; "" of all others."""

for _place, _recasting in enumerate(RECASTINGS):
    for _word in min(_recasting.told_by, key=len, default=("",)):
        _PLACES.setdefault(_word, []).append(_place)
