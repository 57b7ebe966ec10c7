"""Classes that are predicted too often or too rarely: “A is underpredicted”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_WAY = regex(
    r"\b(?P<be>is|are|was|were|gets?) (?:(?:also|even) )?"
    r"(?:(?P<under>under-?predicted|predicted too (?:rarely|seldom|infrequently))"
    r"|over-?predicted|predicted too (?:often|frequently))(?=[ .,;]|\Z)"
)


@told_by("underpredicted overpredicted under over too")
def predicted_too_rarely(c: Scene, text: str) -> Iterator[Version]:
    """“A is underpredicted”: it is predicted less often than it occurs."""
    match = _WAY.search(text)
    if match is None or c.reader.confusions is None or len(_WAY.findall(text)) > 1:
        return
    how = "less" if match["under"] else "more"
    said = f"{match['be']} predicted {how} often than it occurs"
    yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)
