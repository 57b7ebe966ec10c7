"""Words for how much values scatter, where they look like nouns: “A is more variable than B”."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.checking.english.meaning import Reading
from figcheck.patterns import regex

_VARIABLE = regex(
    r"\b(?:is|are|was|were|be|remains?) (?:[a-z]+ly |much |far |the |even )?"
    r"(?:more|less|most|least) variable\b",
    re.IGNORECASE,
)
_SPREAD = "spread"


def of_scatter(readings: Sequence[Reading], text: str) -> Sequence[Reading]:
    """The readings of a clause, without those by which what varies more has “more variable”.

    Args:
        readings: the readings.
        text: the clause.
    """
    if not readings or _VARIABLE.search(text) is None:
        return readings
    return [reading for reading in readings if reading.family == _SPREAD]
