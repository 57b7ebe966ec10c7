"""Sentences that leave it to the one before them which change they speak of."""

from __future__ import annotations

import re

from figcheck.checking.english.families.peaks import CHANGE_NOUNS
from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.pronouns import begins_with_pronoun
from figcheck.checking.english.recasting.as_much_again import tells_change
from figcheck.model import Figure
from figcheck.patterns import regex

_CHANGE = regex(
    rf"(?:the|this|that|its|an?) (?:[a-z]+ ){{0,2}}?(?P<noun>{CHANGE_NOUNS})\b", re.IGNORECASE
)
"""What a sentence is about that begins with a change."""

_BARE = regex(
    r"(?:the|its) (?:very |second |next )?(?:[a-z]+est|most|least)(?: ones?)?"
    r"(?=,| \(| (?:is|are|was|were|occurs?|appears?|lies|comes?|can|belongs?|falls)\b)",
    re.IGNORECASE,
)
"""“The smallest is …”: the smallest of what, the sentence before says."""

_THAT = regex(r"(?:this|that|which) (?:is|was|amounts to|corresponds to|equals)\b", re.IGNORECASE)
"""What takes up the amount that was told last."""

_OF_CHANGE = regex(r" - |\b(?:steps|range|rises|falls)")
"""What a check has in it that is about changes or differences."""


def is_of_the_change(figure: Figure, text: str, before: str, check: str) -> bool:
    """Whether a sentence is about a change that the one before it speaks of, and its check is not.

    “The loss is 7 points for A. For B it is 2”, “The largest gain is at A. The smallest is at B”,
    “A loses 7 points, which is more than B”.

    Args:
        figure: the figure; a change that is what it measures is one of its values.
        text: the sentence.
        before: the sentence before it.
        check: what it was read as.
    """
    if _OF_CHANGE.search(check):
        return False
    if _THAT.match(text) and tells_change(before):
        return True
    if not (_BARE.match(text) or begins_with_pronoun(text)):
        return False
    found = _CHANGE.match(before)
    if found is None:
        return False
    measured = f"{figure.value.label} {figure.y_axis.label} {figure.title}"
    return found["noun"].lower() not in words_of(measured)
