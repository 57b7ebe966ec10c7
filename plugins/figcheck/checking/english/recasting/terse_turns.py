"""Turns that plainer ones stand for: “in each year of the period”, “the fall of any line”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, in_plain_words, told_by
from figcheck.patterns import regex

_FLAGS = re.IGNORECASE
_CHANGE = r"(?:rise|gain|increase|jump|growth|fall|drop|decline|decrease|loss|dip|slump)"
_MOST = r"(?:largest|biggest|greatest|steepest|sharpest|strongest|smallest)"

_TURNS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (regex(pattern, _FLAGS), plain)
    for pattern, plain in (
        (
            r"(?P<each>\b(?:each|every)(?: single)? (?:year|month|quarter|week|day|step))"
            r" of the (?:whole |entire |full )?(?:period|decade|series|time span|chart|record)\b",
            r"\g<each>",
        ),
        (
            r"(?P<over>\b(?:over|during|across|throughout|in) the) (?:whole|entire|full)"
            r" (?P<span>decade|century)\b",
            r"\g<over> \g<span>",
        ),
        (
            rf"(?P<most>\b{_MOST}) (?:single |one-year |single-year )(?P<change>{_CHANGE})\b",
            r"\g<most> year-on-year \g<change>",
        ),
        (
            rf"(?P<most>\b{_MOST}) (?P<change>{_CHANGE}) (?:within|in) (?:a|one|any) "
            r"(?:single )?year\b",
            r"\g<most> year-on-year \g<change>",
        ),
        (
            rf"(?P<most>\b{_MOST} (?:year-on-year )?{_CHANGE}) of (?:any|all) (?:the )?"
            r"(?:lines?|series|curves?|sources?|countr(?:y|ies)|products?|categor(?:y|ies))\b",
            r"\g<most>",
        ),
        (r"\bmoves sideways (?=within|between|in)", "stays "),
        (r"\Abetween the two extremes lies a (?P<what>range|gap|spread) of ", r"The \g<what> is "),
        (r"\Aa single (?=cell|value|entry|bar|point|country|year)", "Exactly one "),
        (r"\b(?P<range>ranges|ranging) only from (?=[-−~]?\d)", r"\g<range> from "),
    )
)


@told_by("of whole entire full single one within in sideways extremes only")
def terse_turns(_: Scene, text: str) -> Iterator[Version]:
    """“In each year of the period”: in each year. “Moves sideways within …”: stays within it.

    Args:
        _: where the sentence stands.
        text: the sentence.
    """
    yield from in_plain_words(text, _TURNS)


_SECOND_AND_THIRD = regex(
    r"(?P<lead>(?:in|on|at|for) [^,;:]+, )?(?P<one>[^,;:]+?) and (?P<two>[^,;:]+?) "
    r"(?:take|takes|took|are|were|rank|ranked|come|came|finish|finished|hold|held|occupy) (?:the )?"
    r"(?P<first>first|second|third|fourth)(?: place)? and (?P<next>second|third|fourth|fifth)"
    r"(?: (?:places?|ranks?|positions?))?"
    r"(?:,? (?:with|at) (?P<a>[^,;:]*?\d[^,;:]*?) and (?P<b>[^,;:]*?\d[^,;:]*?)"
    r"(?:,? respectively)?)?",
    _FLAGS,
)


@told_by("first second third fourth", "and", "second third fourth fifth")
def second_and_third(c: Scene, text: str) -> Iterator[Version]:
    """“A and B take second and third place with 74 and 69”: A is second with 74, B third with 69.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _SECOND_AND_THIRD.fullmatch(text)
    if match is None or not (c.is_subject(match["one"]) and c.is_subject(match["two"])):
        return
    ranked = ((match["one"], match["first"], match["a"]), (match["two"], match["next"], match["b"]))
    lead = match["lead"] or ""
    yield tuple(
        Plain(f"{lead}{who} ranks {rank}{f' with {amount}' if amount else ''}")
        for who, rank, amount in ranked
    )


_BECOMES = regex(
    r"(?P<who>[^,;:]+?) (?:becomes|became) (?P<what>the [^,;:]+?) in (?P<when>[^,;: ]+) and "
    r"(?:remains|remained|stays|stayed) so(?: (?:until|to|through) the (?:very )?end"
    r"| from then on| ever since| afterwards| thereafter| since)?",
    _FLAGS,
)


@told_by("becomes became", "remains remained stays stayed", "so")
def becomes_and_remains(c: Scene, text: str) -> Iterator[Version]:
    """“A becomes the smallest in 2017 and remains so”: it is so from then on, and was not before.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _BECOMES.fullmatch(text)
    spot = c.on_axis(match["when"]) if match else None
    if match is None or spot is None:
        return
    axis, tick = spot
    ticks = c.ascending(axis)
    place = ticks.index(tick)
    if place and c.is_subject(match["who"]):
        who, what = match["who"], match["what"]
        before = ticks[place - 1]
        yield c.those_that_fail(
            f"{who} is {what} from {tick} on", f"{who} is not {what} in {before}"
        )
