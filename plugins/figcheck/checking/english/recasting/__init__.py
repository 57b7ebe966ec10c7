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

from figcheck.checking.english.recasting.coordinated import not_only_but, not_only_one
from figcheck.checking.english.recasting.counted_ones import (
    counted_ones,
    some_counted,
    speaks_of_those,
    these_counted,
)
from figcheck.checking.english.recasting.plain import (
    Recasting,
    Recastings,
    Scene,
    Version,
    words_and_signs,
)
from figcheck.checking.english.recasting.rival_again import not_only
from figcheck.patterns import regex

__all__ = ["RECASTINGS", "recast"]

_LONGEST = 300
"""Characters of a sentence that is recast; longer ones are split first."""


_DENYING = Recastings([not_only, not_only_but, not_only_one])
_COUNTED = Recastings([these_counted, counted_ones, some_counted])

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
        ways = _DENYING if denied else RECASTINGS
        if speaks_of_those(scene, stop):
            # “…, and all of them”: none but those that were counted.
            ways = _COUNTED
        for recasting in ways.for_words(words):
            yield from recasting.way(scene, stop)


_modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))

RECASTINGS = Recastings(
    dict.fromkeys(r for m in _modules for r in vars(m).values() if isinstance(r, Recasting))
)
"""All ways to recast, those of each module of this folder in the order in which they are tried."""
