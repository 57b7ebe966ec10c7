"""What frames all of a figure, named again in a sentence: “in the Super League”, “the surveyed …”.

Of what the title says that all values are from, and of words for having been looked at, a sentence
says nothing new.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_IN = r"(?:in|of|across|within|throughout)"
_PLACE = regex(rf"\b{_IN} (?P<place>(?:the )?[A-Z][\w'’-]*(?: (?:of |and )?[A-Z][\w'’-]*)+)")
_NAME = r"(?![\w'’-]| (?:of |and )?[A-Z])"


@told_by("in of across within throughout")
def place_of_title(c: Scene, text: str) -> Iterator[Version]:
    """“A had the most in the Super League”, of a figure of that league: A had the most.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    figure = c.reader.figure
    listed = {tick.lower() for d in figure.dimensions for tick in d.ticks}
    said = text
    for match in _PLACE.finditer(figure.title):
        place = match["place"].removeprefix("the ")
        if place.lower() in listed:
            continue
        here = rf"{_IN} (?:the )?{re.escape(place)}{_NAME}"
        said = re.sub(rf" {here}", "", re.sub(rf"\A{here},? ", "", said, flags=re.IGNORECASE))
    if said != text and said:
        yield (Plain(f"{said[:1].upper()}{said[1:]}"),)


_LOOKED_AT = regex(
    r"\b(?P<before>the(?: [a-z]+)?|all|of|these|other|[a-z]+|\d+) (?:surveyed|listed|depicted|shown"
    r"|displayed|ranked|sampled|examined|studied|analy[sz]ed|considered|featured|included|tracked"
    r"|presented|covered|compared|investigated|polled|selected) (?P<noun>[a-z]+)\b",
    re.IGNORECASE,
)


@told_by(
    "surveyed listed depicted shown displayed ranked sampled examined studied analysed analyzed "
    "considered featured included tracked presented covered compared investigated polled selected"
)
def looked_at(c: Scene, text: str) -> Iterator[Version]:
    """“Two of the surveyed countries exceed 5”: two of the countries do.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """

    def plain(match: re.Match[str]) -> str:
        known = c.label_of(match["noun"]) is not None
        return f"{match['before']} {match['noun']}" if known else match[0]

    said = _LOOKED_AT.sub(plain, text)
    if said != text:
        yield (Plain(said),)


_NEUTRAL = regex(
    r"(?P<many>\d[\d.,]*\d?(?: (?:hundred|thousand|million|billion|trillion))?|million|billion) "
    r"(?P<kind>foreign|international|overseas|paying|registered|individual|separate|different"
    r"|distinct|total|gross|annual|yearly) (?P<noun>[a-z]+s|people)\b",
    re.IGNORECASE,
)

_TOLD_APART = frozenset("domestic local net resident residents native".split())


@told_by(
    "foreign international overseas paying registered individual separate different distinct total "
    "gross annual yearly"
)
def sort_of_all(c: Scene, text: str) -> Iterator[Version]:
    """“28 million foreign travelers”, where no other sort of them is told apart: 28 million.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    figure = c.reader.figure
    ticks = (tick for d in figure.dimensions for tick in d.ticks)
    told = " ".join((figure.title, figure.value.label, *ticks)).lower()
    if not _TOLD_APART.isdisjoint(told.split()):
        return
    said = _NEUTRAL.sub(r"\g<many> \g<noun>", text)
    if said != text:
        yield (Plain(said),)
