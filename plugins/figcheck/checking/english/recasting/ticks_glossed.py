"""Ticks of an axis that brackets name behind a word for them: “the deeper layers (4–6)”.

Which those are, the brackets say: the word before them adds nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_GRADES = (
    "early earlier earliest late later latest deep deeper deepest shallow shallower lower low "
    "lowest upper higher high highest middle mid small smaller smallest large larger largest short "
    "shorter shortest long longer longest first last initial final intermediate moderate medium "
    "extreme top bottom central outer inner"
)
_GRADE = f"(?:{'|'.join(_GRADES.split())})"
_TICK = r"[\w.,%-]*\d[\w.%]*"
_LIST = rf"{_TICK}(?:(?:, and |, | and | or |–| to |-){_TICK})*"
_GLOSSED = regex(
    rf"\b(?P<prep>[Ii]n|[Aa]t|[Ff]or|[Aa]cross|[Oo]n|[Ww]ith|[Oo]ver|[Ww]ithin|[Uu]nder)"
    rf" (?:the )?(?:{_GRADE} )(?:(?:two|three|four|five) )?(?P<noun>[a-z]+(?: [a-z]+)?)"
    rf" \((?P<list>{_LIST})\)"
)
_SPAN = regex(rf"({_TICK})(?:–|-)({_TICK})")
_BOTH = regex(
    r"\b(?P<prep>in|at|on|for|with|under|across|within|by|against) both (?P<one>[^,;]+?) and "
    r"(?P<two>[^,;]+?)(?=[.,;]|$)"
)
_NUMBERED = regex(rf"(?P<noun>[a-z ]+?)s (?P<first>{_TICK}) and (?P<second>{_TICK})")
"""“layers 5 and 6”."""


@told_by(
    _GRADES,
    "(",
    "in at for across on with over within under",
)
def ticks_glossed(scene: Scene, text: str) -> Iterator[Version]:
    """“In the deeper layers (4–6), most values are high”: in layers 4 to 6."""
    match = _GLOSSED.search(text)
    if match is None or scene.label_of(match["noun"]) is None:
        return
    listed = _SPAN.sub(r"\1 to \2", match["list"])
    where = f"{match['noun']} {listed}"
    if [len(place.ticks) for place in scene.reader.places_in(where)] != [1]:
        return
    yield (Plain(f"{text[: match.start()]}{match['prep']} {where}{text[match.end() :]}"),)


@told_by("both", "and", "in at on for with under across within by against")
def in_both(scene: Scene, text: str) -> Iterator[Version]:
    """“A exceeds 5 in both layer 1 and layer 2”: in layer 1 and in layer 2."""
    match = _BOTH.search(text)
    if match is None:
        return
    one, two = match["one"], match["two"]
    if (numbered := _NUMBERED.fullmatch(f"{one} and {two}")) is not None:
        one, two = (f"{numbered['noun']} {numbered[n]}" for n in ("first", "second"))
    places = [scene.reader.places_in(text) for text in (one, two)]
    dimensions = [p.dimensions for found in places for p in found if len(p.ticks) == 1]
    if [len(found) for found in places] != [1, 1] or len(dimensions) != 2:
        return
    if dimensions[0] != dimensions[1]:
        return
    head, rest, prep = text[: match.start()], text[match.end() :], match["prep"]
    yield tuple(Plain(f"{head}{prep} {place}{rest}") for place in (one, two))
