"""Superlatives made with what something does: “the highest-grossing film”, “the best-selling car”.

Of one measure, that is what is measured: the film with the highest value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_COMPOUND = regex(
    r"\b(?P<how>highest|lowest|most|least|best|top)-(?P<done>[a-z]+(?:ing|ed|n|t))(?= [a-z])",
    re.IGNORECASE,
)
_MOVING = regex(
    r"(?:grow|ris|fall|declin|chang|improv|increas|decreas|mov|learn|perform|known|lov|lik)",
    re.IGNORECASE,
)
"""What is no level: “the fastest-growing city”, or a judgement: “the best-known”."""

_HIGH = {"most": "highest", "top": "highest", "best": "highest", "least": "lowest"}


@told_by("highest lowest most least best top", "-")
def compound_superlatives(c: Scene, text: str) -> Iterator[Version]:
    """“A is the highest-grossing film”, of revenues of films: the film with the highest value.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _COMPOUND.search(text)
    if match is None or c.reader.names.is_mixed or _MOVING.match(match["done"]):
        return
    how = match["how"].lower()
    yield (Plain(f"{text[: match.start()]}{_HIGH.get(how, how)}{text[match.end() :]}"),)
