"""Averages told at the end: “A trails B when the scores are averaged over all sets”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_AVERAGED = (
    r"(?:when|if|once|after) (?:(?:the|all|all the|its|their) )?(?:[a-z]+ ){0,2}?(?:(?:are|is|being"
    r"|get|gets) )?averag(?:ed|ing)(?: (?:the|all|all the) [a-z]+)? (?:over|across) "
    r"(?P<over>[^;:]+?)"
)
_BEHIND = regex(rf"(?P<said>[^;:]+?),? {_AVERAGED}", re.IGNORECASE)
_BEFORE = regex(rf"{_AVERAGED}, (?P<said>[^;:]+)", re.IGNORECASE)


@told_by("when if once after", "averaged averaging", "over across")
def averaged_when(_: Scene, text: str) -> Iterator[Version]:
    """“A trails B when the scores are averaged over all sets”: on average over all sets, it does.

    Args:
        _: where the sentence stands.
        text: the sentence.
    """
    match = _BEFORE.fullmatch(text) or _BEHIND.fullmatch(text)
    if match is not None:
        yield (Plain(f"Averaged over {match['over']}, {match['said']}"),)
