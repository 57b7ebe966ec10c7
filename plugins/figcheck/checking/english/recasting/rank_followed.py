"""Who follows upon a rank that is told: “A is the second most common, followed by B (37%)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_PLACES = "first second third fourth fifth sixth seventh eighth".split()
_RANKED = regex(
    r"(?P<head>[^;]*?\b(?P<place>first|second|third|fourth|fifth|sixth|seventh)\b[^;]*?)"
    r",? (?:and )?(?:is |are )?(?:closely |narrowly |directly )?followed by (?P<next>[^,;()]+?)"
    r"(?P<note>(?: \([^()]+\)| (?:with|at) [\d.,]+ ?%?)?)"
    r"(?:(?:,| and)(?: then| by| finally)* (?P<last>[^,;()]+?)"
    r"(?P<noted>(?: \([^()]+\)| (?:with|at) [\d.,]+ ?%?)?))?"
)


@told_by("first second third fourth fifth sixth seventh", "followed")
def rank_followed(scene: Scene, text: str) -> Iterator[Version]:
    """“A ranks second, followed by B”: B comes third."""
    match = _RANKED.fullmatch(text)
    if match is None or len(scene.named_in(match["next"])) != 1:
        return
    place = _PLACES.index(match["place"]) + 1
    said = [Plain(match["head"]), Plain(f"{match['next']} comes {_PLACES[place]}{match['note']}")]
    if match["last"]:
        if len(scene.named_in(match["last"])) != 1:
            return
        said.append(Plain(f"{match['last']} comes {_PLACES[place + 1]}{match['noted']}"))
    yield tuple(said)
