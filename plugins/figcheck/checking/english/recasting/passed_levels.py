"""Levels that are passed: “the 25 million mark was passed in 2016”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import AMOUNT
from figcheck.patterns import regex

_LEVEL = "(?:mark|threshold|barrier|line|level|limit)"
_PASSED = regex(
    rf"the (?:(?P<bare>{AMOUNT})(?: [a-z]+)? {_LEVEL}|{_LEVEL} of (?P<of>{AMOUNT})(?: [a-z]+)?)"
    r" (?:was|is|has been|had been) (?:first )?(?:passed|crossed|exceeded|surpassed|broken|topped)"
    r"(?: for the first time)? (?P<at>(?:in|at|by) [^,;:]+)",
    re.IGNORECASE,
)


@told_by("was is been", "passed crossed exceeded surpassed broken topped", "the")
def level_passed(c: Scene, text: str) -> Iterator[Version]:
    """“The 25 million mark was passed in 2016”, of one line: it first exceeded that in 2016.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _PASSED.fullmatch(text)
    if match and c.reader.names.is_one_line:
        yield (Plain(f"It first exceeded {match['bare'] or match['of']} {match['at']}"),)
