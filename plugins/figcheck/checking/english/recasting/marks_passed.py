"""Levels told by how often something passes them: “The 50 mark is passed only twice, by A on B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_PASSED = any_case(
    r"(?:the |an? )?(?:(?:value|score|level|mark|line|threshold) of )?(?P<level>[$€£]?\d[\d.,]*"
    r"(?: ?%)?)(?:[ -](?:mark|line|threshold|level|barrier|points?))? (?:is|are|was|were) "
    r"(?:(?P<over>exceeded|surpassed|topped|passed|crossed|broken|beaten)|(?P<least>reached|attained))"
    r" (?P<only>only |just |exactly )?(?:(?P<often>once|twice|(?P<count>\w+) times)"
    r"|by (?:(?:only|just|exactly) )?(?P<by>\w+) (?:of the )?(?:bars?|values?|cells?"
    r"|points?|entries))"
    r"(?:(?:, (?:namely )?|: ?| \()(?:by )?(?P<who>[^;:()]+?)\)?)?"
)
_OFTEN = {"once": "one", "twice": "two"}
_ALONG = frozenset({"passed", "crossed", "broken"})
"""What a line does at a point of its axis, and need not be said of each of its values."""


@of_form(
    _PASSED,
    "is are was were",
    "exceeded surpassed topped passed crossed broken beaten reached attained",
)
def marks_passed(c: Scene, match: Match) -> Iterator[Version]:
    """“The 50 mark is passed only twice, by A on B and by C on D”: two values exceed 50, these."""
    moved = (match["over"] or "").lower() in _ALONG
    if moved and any(is_ordered(d) for d in c.reader.figure.dimensions if len(d.ticks) > 1):
        return
    often = (match["by"] or match["count"] or _OFTEN[match["often"].lower()]).lower()
    if often not in NUMERALS and not often.isdigit():
        return
    one = often in ("one", "1")
    verb = "exceed" if match["over"] else "reach"
    said = (
        f"Only {often} {'value' if one else 'values'} {verb}{'s' if one else ''} {match['level']}"
    )
    who = re.sub(r"\band by\b", "and", match["who"] or "", flags=re.IGNORECASE)
    yield (Plain(f"{said}: {who}" if who else said),)
