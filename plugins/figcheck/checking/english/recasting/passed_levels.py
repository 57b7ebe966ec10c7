"""Levels that are passed, moves told twice over, and amounts with words that add nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_FLAGS = re.IGNORECASE
_AMOUNT = r"[$€£]?\d[\d.,]*\d?%?(?: (?:thousand|million|billion|trillion|percent|per cent))?"
_LEVEL = "(?:mark|threshold|barrier|line|level|limit)"
_UNIT = "(?: [a-z]+){0,3}?"
_PASSED = regex(
    r"the (?:(?:symbolic|round|critical|psychological|important|key|magic|historic) )?"
    rf"(?:(?P<bare>{_AMOUNT}){_UNIT} {_LEVEL}|{_LEVEL} of (?P<of>{_AMOUNT}){_UNIT})"
    r" (?:was|is|has been|had been|gets|got) (?:first |finally )?"
    r"(?:passed|crossed|exceeded|surpassed|broken|topped|breached)"
    r"(?: for the first time)? (?P<at>(?:in|at|by) [^,;:]+?)(?: for the first time)?",
    _FLAGS,
)
_BY_AND_TO = regex(
    rf"(?P<said>[^;:]*?\b[a-z]+) (?P<by>by (?:[a-z]+ ){{0,2}}?{_AMOUNT}(?: [a-z]+)?)"
    rf" (?P<to>to (?:[a-z]+ ){{0,2}}?{_AMOUNT}(?: (?!in\b|at\b|by\b)[a-z]+)?)(?P<rest> [^,;:]*|)",
    _FLAGS,
)
_JUST = regex(r", (?:just|only|merely|a mere|no more than just) (?=[$€£]?\d)", _FLAGS)
_EVERY = regex(
    r"(?<!\bin)(?<!\bfor)(?<!\bof)(?<!\bat)(?<!\bwith)(?<!\bthan) "
    r"(?P<each>each|every)(?: single)? (?P<noun>year|month|quarter|week|day)(?P<rest>,|\Z)",
    _FLAGS,
)
_ADDITIONAL = regex(
    rf",? with (?P<much>(?:[a-z]+ ){{0,2}}?{_AMOUNT}) (?:additional|extra|more|new) [a-z]+\Z",
    _FLAGS,
)
_LARGEST_STEP = regex(
    r"\b(?:largest|biggest|strongest|steepest|sharpest|greatest|highest)(?: [a-z]+)? "
    r"(?:increase|rise|growth|gain|jump|expansion|step)\b",
    _FLAGS,
)
_TOTAL = regex(
    rf"(?P<who>[^,;:]+? (?:have|has|had|count|counts|counted|record|recorded)) a total of "
    rf"(?P<much>(?:[a-z]+ ){{0,2}}?{_AMOUNT}(?: [a-z]+)?)",
    _FLAGS,
)
_RANKED = regex(
    r"(?P<who>[^,;:]+), (?P<rank>(?:in|at) (?:the )?(?:first|second|third|fourth|fifth|last)"
    r" (?:place|position)), (?P<does>[^;:]+)",
    _FLAGS,
)


@told_by("was is been gets got", "passed crossed exceeded surpassed broken topped breached", "the")
def level_passed(c: Scene, text: str) -> Iterator[Version]:
    """“The 25 million mark was passed in 2016”, of one line: it first exceeded that in 2016.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _PASSED.fullmatch(text)
    if match and c.reader.names.is_one_line:
        yield (Plain(f"It first exceeded {match['bare'] or match['of']} {match['at']}"),)


@told_by("by", "to")
def by_and_to(c: Scene, text: str) -> Iterator[Version]:
    """“A rose by 2 to 27 in 2017”: by 2, and to 27.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _BY_AND_TO.fullmatch(text)
    if match is None:
        return
    both = [f"{match['said']} {match[way]}{match['rest']}" for way in ("by", "to")]
    if all(map(c.reads, both)):
        yield tuple(map(Plain, both))


@told_by("just only merely mere", ",")
def just_so_many(_: Scene, text: str) -> Iterator[Version]:
    """“A has the fewest, just 35”: 35.

    Args:
        _: where the sentence stands.
        text: the sentence.
    """
    if _JUST.search(text):
        yield (Plain(_JUST.sub(", ", text)),)


@told_by("each every", "year month quarter week day")
def every_year(_: Scene, text: str) -> Iterator[Version]:
    """“There were more than 20 every year”: in every year.

    Args:
        _: where the sentence stands.
        text: the sentence.
    """
    if _EVERY.search(text):
        yield (Plain(_EVERY.sub(r" in \g<each> \g<noun>\g<rest>", text)),)


@told_by("with", "additional extra more new")
def with_additional(_: Scene, text: str) -> Iterator[Version]:
    """“The largest increase was in 2011, with 2 million additional guests”: at 2 million.

    Args:
        _: where the sentence stands.
        text: the sentence.
    """
    match = _ADDITIONAL.search(text)
    if match and _LARGEST_STEP.search(text):
        yield (Plain(f"{text[: match.start()]}, at {match['much']}"),)


@told_by("total")
def a_total_of(c: Scene, text: str) -> Iterator[Version]:
    """“The seven countries have a total of 90”: together.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _TOTAL.fullmatch(text)
    if match and c.reader.scale.counts:
        yield (Plain(f"{match['who']} {match['much']} in total"),)


@told_by("place position", ",")
def ranked_apart(c: Scene, text: str) -> Iterator[Version]:
    """“Italy, in second place, has 4”: Italy, which is in second place.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _RANKED.fullmatch(text)
    if match and c.is_subject(match["who"]):
        yield (Plain(f"{match['who']}, which is {match['rank']}, {match['does']}"),)
