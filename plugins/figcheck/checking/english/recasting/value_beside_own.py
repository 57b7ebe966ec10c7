"""A value beside another one of its own: “it is at 6, less than half of its initial value”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_VALUE = (
    r"(?:(?:about|around|roughly|approximately|only|just|nearly|almost) )*[$€£]?[-−~]?\d[\d.,]*\S*"
)
_STANDS = "is|are|was|were|stands?|stood|ends?|ended|remains?|lies?|lay|sits?|reach(?:es|ed)|has"
_BESIDE = any_case(
    rf"(?P<first>.+? (?:{_STANDS})(?: at| up| on| with)? {_VALUE}(?: [a-z]+)?),"
    r" (?P<beside>(?:(?:still|only|just|well|far|slightly|almost|nearly|roughly|about|over|a little"
    r"|more than|less than|barely|not even) )*"
    r"(?:half|twice|double|triple|(?:a|one) (?:third|quarter|fifth|tenth)|\w+ times|below|above"
    r"|\d[\d.,]*\S*(?: [a-z]+)? (?:below|above|higher than|lower than|more than|less than)|within)"
    r"(?= ).+)"
)
_OWN = any_case(r"\b(?:its|their|the) ")


@of_form(_BESIDE, ",", "its their the")
def value_beside_own(c: Scene, match: Match) -> Iterator[Version]:
    """“In 2022 it is at 6, less than half of its 2006 value”: it is at 6, and less than half."""
    if _OWN.search(match["beside"]) is None:
        return
    lead, subject, _ = c.cut(match["first"])
    who = f"{lead} {subject}".strip()
    if not subject:
        return
    told = f"{who} is {match['beside']}"
    if c.reads(told):
        yield Plain(match["first"]), Plain(told)
