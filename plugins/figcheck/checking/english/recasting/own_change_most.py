"""Changes that are the largest of their kind: “A's drop is the largest of the three”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_CHANGE = (
    r"(?:gain|loss|rise|fall|drop|increase|decrease|decline|growth|reduction|jump|improvement|"
    r"slump|climb|surge)"
)
_MOST = regex(
    rf"(?P<lead>(?:[^;:,]+, )?)(?P<who>[^;:,]+?)['’]s? (?P<what>{_CHANGE})"
    r"(?P<when>(?: (?:in|from|between|over|since|during) [^;:,]+?)?) (?:is|was|remains) "
    r"(?P<how>the (?:largest|biggest|smallest|steepest|sharpest|greatest|strongest|weakest|highest|"
    r"lowest))(?P<rest>(?: (?:of|among|in|overall)\b[^;:,]*)?)",
    re.IGNORECASE,
)


@told_by("largest biggest smallest steepest sharpest greatest strongest weakest highest lowest")
def own_change_most(c: Scene, text: str) -> Iterator[Version]:
    """“A's drop is the largest of the three”: A has the largest drop of the three.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _MOST.fullmatch(text)
    if match is not None and c.is_subject(match["who"]):
        said = f"{match['how']} {match['what']}{match['rest']}{match['when']}"
        yield (Plain(f"{match['lead']}{match['who']} has {said}"),)
