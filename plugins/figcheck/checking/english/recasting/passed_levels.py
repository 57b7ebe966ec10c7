"""Levels that are passed: “the 25 million mark was passed in 2016”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import AMOUNT
from figcheck.patterns import any_case

_LEVEL = "(?:mark|threshold|barrier|line|level|limit)"
_UNIT = "(?: [a-z]+){0,3}?"
_PASSED = any_case(
    r"the (?:(?:symbolic|round|critical|psychological|important|key|magic|historic) )?"
    rf"(?:(?P<bare>{AMOUNT}){_UNIT} {_LEVEL}|{_LEVEL} of (?P<of>{AMOUNT}){_UNIT})"
    r" (?:was|is|has been|had been|gets|got) (?:first |finally )?"
    r"(?:passed|crossed|exceeded|surpassed|broken|topped|breached)"
    r"(?: for the first time)? (?P<at>(?:in|at|by) [^,;:]+?)(?: for the first time)?"
)


@of_form(
    _PASSED,
    "was is been gets got",
    "passed crossed exceeded surpassed broken topped breached",
    "the",
)
def level_passed(c: Scene, match: Match) -> Iterator[Version]:
    """“The 25 million mark was passed in 2016”, of one line: it first exceeded that in 2016."""
    if c.reader.names.is_one_line:
        yield (Plain(f"It first exceeded {match['bare'] or match['of']} {match['at']}"),)
