"""A part of what was counted: “it comprises 900 cases, of which about 80% lie on the diagonal”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.recasting.turns_of_matrices import LENGTH
from figcheck.patterns import any_case

_PART = (
    r"(?:(?:about|around|roughly|nearly|almost|just over|just under|only|some|exactly|more than"
    r"|less than|over|under|fewer than) )?"
    r"(?:\d+(?:\.\d+)?(?: ?%| percent| per cent)|half|a (?:third|quarter|fifth|tenth)"
    r"|(?:two|three) (?:thirds|quarters|fifths)|most|the majority|\d[\d,]*(?: \([^()]+\))?)"
)
_VERBS = (
    r"(?:are|is|were|was|lie|lies|fall|falls|sit|sits|stand|stands|belong|belongs"
    r"|go|goes|has|have)"
)
_OF_WHICH = any_case(
    r"(?P<head>[^;:()]*?\b(?P<number>\d[\d,]*) (?P<noun>[a-z]+(?: [a-z]+)?)"
    r"(?: in total| in all| altogether| overall)?),? "
    rf"(?:and )?(?:of (?:which|these|them),? (?P<part>{_PART})|(?P<first>{_PART}) of (?:which"
    r"|these|them)) (?P<said>[^;:]+)"
)

_VERB = any_case(rf"{_VERBS}\b")
_COUNT = any_case(r"(?:[a-z ]+ )?\d[\d,]*(?: \([^()]+\))?")

_CELLS = frozenset(
    "cells values entries numbers fields points bars rows columns classes zeros panels".split()
)
"""What is counted that has values, and is not counted by them."""


@told_by("of", "which these them")
def part_of_which(c: Scene, text: str) -> Iterator[Version]:
    """“The matrix holds 900 cases, of which 80% lie on the diagonal”: 80% of the cases do.

    So it is of “900 cases, of which 720 lie on the diagonal”, and of “…, 720 of them on the
    diagonal”.

    Only where what was counted is all that there is, so that no other cases may be meant.
    """
    match = _OF_WHICH.fullmatch(LENGTH.sub("", text))
    if match is None or any(c.named_in(match["head"]).values()):
        return
    part, noun = match["part"] or match["first"], match["noun"]
    noun = noun.removesuffix(" in")
    counted = _COUNT.fullmatch(part) is not None
    if noun.split()[-1].lower() in _CELLS or (counted and c.reader.confusions is None):
        return
    said = match["said"]
    if _VERB.match(said) is None:
        if not counted:
            return
        said = f"are {said}"
    whole = f"{capitalised(part)} of the {noun}"
    if counted:
        whole = f"Of the {match['number']} {noun}, {part}"
    yield Plain(match["head"]), Plain(f"{whole} {said}")
