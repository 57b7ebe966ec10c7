"""Turns that plainer ones stand for: “in each year of the period”, “the fall of any line”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Scene, Version, in_plain_words, told_by
from figcheck.checking.english.shared_words import WHOLE
from figcheck.patterns import any_case

_CHANGE = r"(?:rise|gain|increase|jump|growth|fall|drop|decline|decrease|loss|dip|slump)"
_MOST = r"(?:largest|biggest|greatest|steepest|sharpest|strongest|smallest)"

_TURNS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (
            r"(?P<each>\b(?:each|every)(?: single)? (?:year|month|quarter|week|day|step))"
            rf" of the (?:{WHOLE} )?(?:period|decade|series|time span|chart|record)\b",
            r"\g<each>",
        ),
        (
            rf"(?P<over>\b(?:over|during|across|throughout|in) the) {WHOLE}"
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


@told_by("of whole entire full complete single one within in sideways extremes only")
def terse_turns(_: Scene, text: str) -> Iterator[Version]:
    """“In each year of the period”: in each year. “Moves sideways within …”: stays within it."""
    yield from in_plain_words(text, _TURNS)
