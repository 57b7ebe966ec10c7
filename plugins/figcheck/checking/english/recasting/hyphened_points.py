"""Points of an axis hyphened to its label before a noun: “the best depth-12 score of A”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import regex

_POINT = regex(
    r"\b(?P<axis>[A-Za-z]+)-(?P<point>\d[\d.,]*(?<![.,])[kKMB%]?) (?P<noun>[a-z]+)"
    r"(?P<of> (?:of|for|in|on) (?:the )?[A-Z][\w+-]*(?: [A-Z][\w+-]*)*)?"
)


@told_by("-")
def hyphened_points(c: Scene, text: str) -> Iterator[Version]:
    """“The best depth-12 score of A exceeds 5”: the best score of A at depth 12."""

    def spelled(match: Match) -> str:
        axis = c.label_of(match["axis"].lower())
        if axis is None or c.axis_of(f"{match['axis'].lower()} {match['point']}") != axis:
            return match[0]
        name = axis.partition("(")[0].strip().lower()
        return f"{match['noun']}{match['of'] or ''} at {name} {match['point']}"

    said = _POINT.sub(spelled, text)
    if said != text:
        yield (Plain(said),)
