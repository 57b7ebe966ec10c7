"""Where a line flattens: “A levels off towards the right edge”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import FIGURE
from figcheck.patterns import any_case

_RIGHT = any_case(
    r"(?P<verb>flattens?(?: out| off)?|levels? (?:off|out)|plateaus?|saturates?|stagnates?) "
    r"(?:visibly |noticeably |clearly |somewhat |gradually )?"
    r"(?:towards?|at|near) the (?:far )?right(?:[- ]hand (?:side|edge|end)| edge| end| side)?"
    rf"(?: of the (?:{FIGURE}|panel|x-?axis|axis))?"
)


@told_by("right", "toward towards at near")
def flat_to_the_right(c: Scene, text: str) -> Iterator[Version]:
    """“A levels off towards the right edge”: towards the end of the axis."""
    match, axis = _RIGHT.search(text), c.way
    if match is None or axis is None:
        return
    drawn = [*c.reader.names.dimensions[axis].ticks]
    if drawn == [*c.ascending(axis)]:
        yield (
            Plain(f"{text[: match.start()]}{match['verb']} toward the end{text[match.end() :]}"),
        )
