"""Averages told at the end: “A trails B when the scores are averaged over all sets”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_AVERAGED = (
    r"(?:when|if|once|after) (?:(?:the|all|all the|its|their) )?(?:[a-z]+ ){0,2}?(?:(?:are|is|being"
    r"|get|gets) )?averag(?:ed|ing)(?: (?:the|all|all the) [a-z]+)? (?:over|across) "
    r"(?P<over>[^;:]+?)"
)
_ARE_AVERAGED = (
    r"(?:when|if|once|after) (?P<over>(?:the|all|all the|both) [^,;:]+?) (?:are|have been) averaged"
    r"(?: together)?"
)
_SAID = "(?P<said>[^;:]+)"
_BEHIND = tuple(any_case(rf"{_SAID}?,? {way}") for way in (_AVERAGED, _ARE_AVERAGED))
_BEFORE = tuple(any_case(rf"{way}, {_SAID}") for way in (_AVERAGED, _ARE_AVERAGED))


@told_by("when if once after", "averaged averaging")
def averaged_when(_: Scene, text: str) -> Iterator[Version]:
    """“A trails B when the scores are averaged over all sets”, “… if the sets are averaged”."""
    for pattern in (*_BEFORE, *_BEHIND):
        if (match := pattern.fullmatch(text)) is not None:
            yield (Plain(f"Averaged over {match['over']}, {match['said']}"),)
            return
