"""Ranks in other words: “A completes the top three at 12”, “between first and last place”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.sizes import lists_more
from figcheck.patterns import regex

_FLAGS = re.IGNORECASE
_ORDINALS = {
    "two": "second", "three": "third", "four": "fourth", "five": "fifth", "six": "sixth",
    "2": "second", "3": "third", "4": "fourth", "5": "fifth", "6": "sixth",
}  # fmt: skip
_PLACES = "place|position|rank|spot"

_COMPLETES = regex(
    r"\b(?:completes?|completed|completing|rounds? (?:out|off)|rounded (?:out|off)"
    r"|rounding (?:out|off)|closes? out)"
    rf" the (?:top|leading|best) (?P<count>{'|'.join(_ORDINALS)})\b"
    r",? (?:at|with)(?= (?:(?:about|around|roughly|just|only) )*[$€£~]?\d)",
    _FLAGS,
)
_PODIUM = regex(
    r"\b(?:completes?|completed|completing|rounds? (?:out|off)|rounded (?:out|off)) the podium\b"
    r"(?P<at>,? (?:at|with)(?= (?:(?:about|around|roughly|just|only) )*[$€£~]?\d))?",
    _FLAGS,
)
_FIRST_AND_LAST = regex(
    r"\b(?P<gap>gap|difference|distance|margin|spread) "
    rf"(?:between|separating) (?:the )?(?:first|top) (?:(?:{_PLACES}) )?"
    rf"and (?:the )?(?:last|bottom)(?: (?:{_PLACES}))?\b(?! (?:\w+ )?(?:year|month|day|step|point"
    r"|row|column|epoch|week|quarter|half|decade|panel|group|bar|layer|two|three))",
    _FLAGS,
)


@told_by(
    "completes complete completed completing rounds round rounded rounding closes close",
    "top leading best podium",
)
def completing(c: Scene, text: str) -> Iterator[Version]:
    """“A completes the top three at 12”: A ranks third with 12.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    if lists_more(c):
        return
    said = _COMPLETES.sub(_ranks, text)
    said = _PODIUM.sub(lambda m: f"ranks third{' with' if m['at'] else ''}", said)
    if said != text:
        yield (Plain(said),)


def _ranks(match: re.Match[str]) -> str:
    return f"ranks {_ORDINALS[match['count'].lower()]} with"


@told_by("first top", "last bottom", "gap difference distance margin spread")
def first_and_last(c: Scene, text: str) -> Iterator[Version]:
    """“The gap between first and last place is 12”: between the highest and the lowest value.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    if c.way is None and not lists_more(c):  # Along an axis these may be its ends.
        said = _FIRST_AND_LAST.sub(r"\g<gap> between the highest and the lowest value", text)
        if said != text:
            yield (Plain(said),)
