"""Superlatives that other words make: “the highest-grossing film”, “the busiest hour”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import FIGURE, WHOLE
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_MEASURED = {
    "grossing": "revenue gross box sales earning", "selling": "sale sold unit revenue",
    "earning": "salar wage earning income pay revenue", "paid": "salar wage earning income pay",
    "paying": "salar wage earning income pay", "scoring": "score point goal",
    "visited": "visit attendance arrival", "watched": "view audience watch",
    "viewed": "view audience", "populated": "population inhabitant", "priced": "price cost",
    "used": "use usage user", "spoken": "speaker spoken", "read": "reader read circulation",
    "cited": "cit", "streamed": "stream", "downloaded": "download", "followed": "follower",
    "attended": "attendance attend", "emitting": "emission", "polluting": "emission pollution",
    "producing": "production output produc", "consuming": "consumption", "sold": "sale sold",
}  # fmt: skip
"""What is done, and how nouns for its measure begin: “grossing”, of revenues."""

_COMPOUND = any_case(
    rf"\b(?P<how>highest|lowest|most|least|best|top)-(?P<done>{'|'.join(_MEASURED)})(?= [a-z])"
)

_HIGH = {"most": "highest", "top": "highest", "best": "highest", "least": "lowest"}


@told_by("highest lowest most least best top", "-")
def compound_superlatives(c: Scene, text: str) -> Iterator[Version]:
    """“A is the highest-grossing film”, of revenues of films: the film with the highest value.

    Of one measure, that is what is measured: the film with the highest value.
    """
    match = _COMPOUND.search(text)
    if match is None or c.reader.names.is_mixed:
        return
    figure = c.reader.figure
    told = words_of(f"{figure.title} {figure.value.label} {figure.y_axis.label}")
    stems = tuple(_MEASURED[match["done"].lower()].split())
    if not any(word.startswith(stems) for word in told):
        return
    how = match["how"].lower()
    yield (Plain(f"{text[: match.start()]}{_HIGH.get(how, how)}{text[match.end() :]}"),)


_WHO = r"(?:[A-Z][^,;]*, )?[^,;]+?"
_GRADE = r"(?:(?:most|least) [a-z-]+|[a-z]{2,}est)"
_SUPERLATIVES = regex(
    rf"(?P<head>{_WHO} (?:is|are|was|were))(?: also)? the "
    rf"(?P<list>{_GRADE}(?:, (?:the )?{_GRADE})*,? and (?:the )?{_GRADE})(?P<rest>(?: [^,;]*)?)"
)
_DEGREE = r"(?:(?:more|less) [a-z-]+|[a-z]{2,}er)"
_COMPARATIVES = regex(
    rf"(?P<head>{_WHO} (?:is|are|was|were))(?: also)? "
    rf"(?P<list>{_DEGREE}(?:, {_DEGREE})+,? and {_DEGREE})(?P<rest> than [^,;]*)"
)
_BETWEEN = regex(r",? and (?:the )?|, (?:the )?")


@told_by("and", "the than")
def in_several_ways(_: Scene, text: str) -> Iterator[Version]:
    """“A is the longest, heaviest and dearest boat”: the longest boat, the heaviest boat, …."""
    for pattern, article in ((_SUPERLATIVES, "the "), (_COMPARATIVES, "")):
        match = pattern.fullmatch(text)
        if match is not None:
            grades = _BETWEEN.split(match["list"])
            yield tuple(Plain(f"{match['head']} {article}{g}{match['rest']}") for g in grades)


_EXTREME = any_case(
    r"the (?P<most>[a-z]+est|best|worst) (?P<noun>[a-z][a-z -]*?)"
    rf"(?P<scope> (?:of|in) the (?:{WHOLE} )?"
    rf"(?:week|year|{FIGURE}|table|matrix|grid|panel|heatmap))?"
    r" (?:is|was) (?:the )?(?P<cell>[^,;()]+?)"
    r"(?P<rest>(?:,? (?:with|at) (?:only |just )?\d.*| \(.*)?)"
)
_AS_VALUE = {"busiest": "highest", "quietest": "lowest"}
"""Superlatives of where most happens, where values count what does."""


@of_form(_EXTREME, "is was", "the")
def cell_foremost(c: Scene, match: Match) -> Iterator[Version]:
    """“The busiest hour of the week is Friday 8–9 with 40”: the highest value is there."""
    most, noun, cell = match["most"].lower(), match["noun"], match["cell"]
    dimension, found = c.label_of(noun), c.reader.places_in(cell)
    if dimension is None or len(found) != 1 or dimension not in found[0].dimensions:
        return
    if len(found[0].ticks) < 2 or any(len(ticks) > 1 for _, ticks in found[0].ticks):
        return
    value = f"The {_AS_VALUE.get(most, most)} value"
    yield (Plain(f"{value}{match['scope'] or ''} is {cell}{match['rest']}"),)


_PERIODS = {
    "hourly": "hour", "daily": "day", "weekly": "week", "monthly": "month", "quarterly": "quarter",
    "yearly": "year", "annual": "year",
}  # fmt: skip
_OF_PERIOD = any_case(
    rf"\b(?P<period>{'|'.join(_PERIODS)}) (?P<what>(?:(?:highest|lowest) )?(?:maxim(?:um|a)"
    r"|minim(?:um|a)|peaks?|lows?|highs?|troughs?))\b"
)
_SAID = r"\b(?:{0}s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week-?ends?)\b"


@told_by(" ".join(_PERIODS))
def of_each_period(_: Scene, text: str) -> Iterator[Version]:
    """“12:00 is the daily maximum on every day”, “On Sunday, its daily peak is at 12:00”."""
    match = _OF_PERIOD.search(text)
    if match is None or len(_OF_PERIOD.findall(text)) > 1:
        return
    noun = _PERIODS[match["period"].lower()]
    # Without the day it is that of each of them.
    if re.search(_SAID.format(noun) if noun == "day" else rf"\b{noun}s?\b", text, re.IGNORECASE):
        yield (Plain(f"{text[: match.start()]}{match['what']}{text[match.end() :]}"),)
