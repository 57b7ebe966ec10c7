"""The sections of a description: what they are for, judged by their titles."""

from __future__ import annotations

import re
from enum import StrEnum

from figcheck.patterns import regex


class BlockKind(StrEnum):
    """The kinds of block that are told apart."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"
    TABLE = "table"


class Part(StrEnum):
    """What a section of a description is for, judged by its title."""

    HEADER = "header"
    DATA = "data"
    CLAIMS = "claims"
    OPEN = "open"


WORDS = regex(r"[a-z]+")
_PARTS: tuple[tuple[Part, frozenset[str]], ...] = (
    (
        Part.CLAIMS,
        frozenset(
            "interpretation interpretations observation observations insight insights conclusion "
            "conclusions implication implications takeaway takeaways verification grounding "
            "finding findings discussion anomalies caveats".split()
        ),
    ),
    (
        Part.DATA,
        frozenset(
            "data detail details detailed content contents value values extraction points "
            "reading readings measurement measurements results numbers breakdown table "
            "transcription".split()
        ),
    ),
    (
        Part.CLAIMS,
        frozenset(
            "trend trends summary pattern patterns comparison comparisons outliers notable notes "
            "analysis significance limitations remarks commentary comments comment message".split()
        ),
    ),
    (
        Part.HEADER,
        frozenset(
            "overview description component components axis axes legend legends layout structure "
            "setup elements labels encoding design introduction caption context".split()
        ),
    ),
)
CLOSING = frozenset(
    "observations insights conclusion conclusions takeaways findings interpretation discussion "
    "remarks summary".split()
)
_KEY_POINTS = ({"key", "points"}, {"main", "points"}, {"key", "numbers"})
_TITLEWORDS = frozenset().union(
    *(words for _, words in _PARTS),
    "key main notable general overall visual additional further other and of the in".split(),
)
LONGEST_SECTION_TITLE = 5


_TOLD = regex(
    r"what\b.{0,40}\b(?:shows?|tells?|says?|sees?|learn|means?|suggests?|stands? out|reveals?)\b"
    r"|in (?:short|brief|a nutshell)$|at a glance$",
    re.IGNORECASE,
)
"""Titles that ask or say what is to be seen: “What the chart shows”."""


def part_of(title: str) -> Part:
    """What a section with this title is for; `OPEN` where the title does not tell."""
    words = frozenset(WORDS.findall(title.lower()))
    if words in _KEY_POINTS or _TOLD.match(title):
        return Part.CLAIMS
    return next((part for part, known in _PARTS if words & known), Part.OPEN)


def is_section_title(title: str) -> bool:
    """Whether nothing but words of section titles stand in `title`."""
    words = title.lower().replace("/", " ").replace("&", " ").split()
    return 0 < len(words) <= LONGEST_SECTION_TITLE and _TITLEWORDS.issuperset(words)
