"""How many things a description counts: “six groups”, “five bars per group”, “seven organs”."""

from __future__ import annotations

import re

from figcheck.patterns import regex
from figcheck.reading import names

_WORDS = "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
_NUMBERS = {word: i for i, word in enumerate(_WORDS.split(), 2)}
_NUMBER = rf"({'|'.join(_NUMBERS)}|[1-9][0-9]?)"
_THINGS = regex(rf"\b{_NUMBER} ([^\W\d][\w-]*(?: [^\W\d][\w-]*){{0,2}})", re.IGNORECASE)
_GROUPS = regex(
    rf"\b{_NUMBER} (?:bar )?(?:groups|clusters)\b|\b{_NUMBER} sets of bars\b", re.IGNORECASE
)
_BARS = regex(
    rf"\b{_NUMBER} (?:[a-z]+ )?bars (?:per|each|(?:in|for) (?:each|every|a)|stand for)\b"
    rf"|\b(?:groups?|clusters?|sets?) of {_NUMBER} (?:[a-z]+ )?bars\b"
    rf"|\b(?:each|every|within (?:an?|the)) [^.;]{{1,40}}?"
    rf"(?:,| has| have| there are| consists of| contains| shows) (?:up to )?{_NUMBER} "
    rf"(?:[a-z]+ )?bars\b",
    re.IGNORECASE,
)


def groups(text: str) -> set[int]:
    """How many groups of bars there are said to be."""
    return set(map(_number, _GROUPS.finditer(text)))


def bars(text: str) -> set[int]:
    """How many bars each group is said to have."""
    return set(map(_number, _BARS.finditer(text)))


def things(text: str, name: str) -> set[int]:
    """How many of the things there are said to be that an axis is named after.

    Args:
        text: the text.
        name: the name of the axis, “organs”.
    """
    stems = names.stems(name)
    return {_number(m) for m in _THINGS.finditer(text) if stems & names.stems(m[2])}


def _number(match: re.Match[str]) -> int:
    written = next(text for text in match.groups() if text is not None).lower()
    return _NUMBERS.get(written) or int(written)
