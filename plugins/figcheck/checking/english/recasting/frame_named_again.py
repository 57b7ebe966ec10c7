"""What frames all of a figure, named again in a sentence: “in the Super League”, “the surveyed …”.

Of what the title says that all values are from, and of words for having been looked at, a sentence
says nothing new.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.demonyms import named_by
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case, regex

_IN = r"(?:in|of|across|within|throughout)"
_PLACE = regex(rf"\b{_IN} (?P<place>(?:the )?[A-Z][\w'’-]*(?: (?:of |and )?[A-Z][\w'’-]*)*)")
_NAME = r"(?![\w'’-]| (?:of |and )?[A-Z])"


@told_by("in of across within throughout ' ’")
def place_of_title(c: Scene, text: str) -> Iterator[Version]:
    """“A had the most in the Super League”, of a figure of that league: A had the most."""
    figure = c.reader.figure
    listed = {tick.lower() for d in figure.dimensions for tick in d.ticks}
    said = text
    for place in _places(figure.title):
        if place.lower() in listed:
            continue
        here = rf"{_IN} (?:the )?{re.escape(place)}{_NAME}"
        said = re.sub(
            rf"\b{re.escape(place)}['’]s? (?=(?:[a-z]+ly |most |second |third )?[a-z]+)",
            "the ",
            said,
        )
        said = re.sub(rf" {here}", "", re.sub(rf"\A{here},? ", "", said, flags=re.IGNORECASE))
    if said != text and said:
        yield (Plain(capitalised(said)),)


def _places(title: str) -> Iterator[str]:
    """The places that a title says all values are from, be it with an adjective."""
    for match in _PLACE.finditer(title):
        yield match["place"].removeprefix("the ")
    words = frozenset(words_of(title))
    yield from named_by(words)
    if not _GLOBAL.isdisjoint(words):
        yield "world"


_AMONG = regex(r"\b(?:among|amongst|of all) (?:all |the )*(?P<whom>[a-z]+(?: [a-z]+){0,3})(?=,|\Z)")


@told_by("among amongst of")
def among_all_there_are(c: Scene, text: str) -> Iterator[Version]:
    """“A is first among olive oil producers”, of a figure of these: A is first."""
    match = _AMONG.search(text.rstrip(" ."))
    if match is None or match.start() == 0:
        return
    names = c.reader.names
    tokens = c.reader.vocabulary.tokens(match["whom"])
    if not tokens:
        return
    *before, last = tokens
    known = last.word in names.doers or c.label_of(last.word) is not None
    if before and (known or names.topics.has(last)) and all(map(names.topics.has, before)):
        yield (Plain(f"{text[: match.start()].rstrip()}{text[match.end() :]}"),)


_GLOBAL = frozenset("worldwide global globally world international internationally".split())

_ON_LIST = any_case(
    r"(?P<noun>\b[a-z]+) (?:(?:on|in) (?:the|this) (?:list|ranking|rankings|chart|graph|table"
    r"|comparison|sample|survey|field|selection|study|statistic|infographic)"
    r"|(?:shown|listed|included|featured|covered)(?: here)?)(?= |,|\Z)(?! (?:by|as|in|at|with)\b)"
)


@told_by(
    "list ranking rankings chart graph table comparison sample survey field selection study "
    "statistic infographic shown listed included featured covered"
)
def on_the_list(c: Scene, text: str) -> Iterator[Version]:
    """“The smallest company on the list, A, had 5”: the smallest company."""

    def plain(match: Match) -> str:
        noun = match["noun"]
        is_own = c.label_of(noun) is not None or c.reader.names.topics.names(noun)
        return noun if is_own else match[0]

    said = _ON_LIST.sub(plain, text)
    if said != text:
        yield (Plain(said),)


_LOOKED_AT = any_case(
    r"\b(?P<before>the(?: [a-z]+)?|all|of|these|other|[a-z]+|\d+) (?:surveyed|listed|depicted|shown"
    r"|displayed|ranked|sampled|examined|studied|analy[sz]ed|considered|featured|included|tracked"
    r"|presented|covered|compared|investigated|polled|selected) (?P<noun>[a-z]+)\b"
)


@told_by(
    "surveyed listed depicted shown displayed ranked sampled examined studied analysed analyzed "
    "considered featured included tracked presented covered compared investigated polled selected"
)
def looked_at(c: Scene, text: str) -> Iterator[Version]:
    """“Two of the surveyed countries exceed 5”: two of the countries do."""

    def plain(match: Match) -> str:
        known = c.label_of(match["noun"]) is not None
        return f"{match['before']} {match['noun']}" if known else match[0]

    said = _LOOKED_AT.sub(plain, text)
    if said != text:
        yield (Plain(said),)


_NEUTRAL = any_case(
    r"(?P<many>\d[\d.,]*\d?(?: (?:hundred|thousand|million|billion|trillion))?|million|billion) "
    r"(?P<kind>foreign|international|overseas|paying|registered|individual|separate|different"
    r"|distinct|total|gross|annual|yearly) (?P<noun>[a-z]+s|people)\b"
)

_TOLD_APART = frozenset("domestic local net resident residents native".split())


@told_by(
    "foreign international overseas paying registered individual separate different distinct total "
    "gross annual yearly"
)
def sort_of_all(c: Scene, text: str) -> Iterator[Version]:
    """“28 million foreign travelers”, where no other sort of them is told apart: 28 million."""
    figure = c.reader.figure
    ticks = (tick for d in figure.dimensions for tick in d.ticks)
    told = " ".join((figure.title, figure.value.label, *ticks)).lower()
    if not _TOLD_APART.isdisjoint(told.split()):
        return
    said = _NEUTRAL.sub(r"\g<many> \g<noun>", text)
    if said != text:
        yield (Plain(said),)


@told_by("between from", "and to")
def beyond_its_label(c: Scene, text: str) -> Iterator[Version]:
    """“**At 128K**: it falls by 30 points between 4K and 128K”: over that stretch."""
    here, places = c.around.here, c.reader.places_in(text)
    for name, dimension in c.reader.names.dimensions.items():
        ticks = {tick for place in places for tick in place.get(name)}
        told = here.get(name) if here is not None else ()
        if is_ordered(dimension) and len(told) == 1 and len(ticks) > 1 and ticks >= set(told):
            yield (Plain(text, here=Place.of(name, dimension.ticks)),)
