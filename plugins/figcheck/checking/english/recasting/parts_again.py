"""A part of the same again of something else: “A loses a third of its value, and B a fifth”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_FRACTION = (
    r"(?:(?:a|an|one|two|three|four|five|nine) )?(?:half|halves|third|quarter|fourth|fifth|sixth|"
    r"seventh|eighth|ninth|tenth|twentieth)s?"
)
_HOW = (
    r"(?:(?:even|only|just|still|well|as much as|no less than|a full|more than|less than|over|under"
    r"|at least|at most|about|around|roughly|approximately|nearly|almost|close to|fewer than) )*"
)
_PART = rf"{_HOW}(?:{_FRACTION}|\d[\d.,]* ?%)"
_AGAIN = any_case(
    rf"(?P<lead>(?:in|at|on|from|over|between|by) [^,;:()]+, )?(?P<one>[^,;:()]+?),?"
    rf"(?: (?P<aside>by contrast|in contrast|however|for example),)? "
    rf"(?P<verb>[a-z]+(?: (?:up|away|back))?) (?P<much>{_PART}) "
    rf"(?P<of>of (?:its|their|the|all) [^,;:()]+?)"
    rf"(?:,? (?:and|while|whereas|but)|[,;]) (?P<two>[^,;:()]+?),? "
    rf"(?:(?P=verb) )?(?P<less>{_PART})(?P<it> of (?:it|its own|theirs|them))?"
)


@of_form(
    _AGAIN,
    "half halves third thirds quarter quarters fourth fourths fifth fifths sixth sixths seventh "
    "eighth ninth tenth tenths %",
    "its their the all",
    ", and while whereas but",
)
def parts_again(c: Scene, match: Match) -> Iterator[Version]:
    """“A loses a third of its value, and B even a half”: B loses a half of its value."""
    if not all(c.is_subject(match[key]) for key in ("one", "two")):
        return
    named = [c.named_in(match[key]) for key in ("one", "two")]
    if not named[0] or [*named[0]] != [*named[1]] or named[0] == named[1]:
        return
    lead, verb, of = match["lead"] or "", match["verb"], match["of"]
    less = re.sub(r"\b(?:even|only|just|still|a full|well) ", "", match["less"])
    yield (
        Plain(f"{lead}{match['one']} {verb} {match['much']} {of}"),
        Plain(f"{lead}{match['two']} {verb} {less} {of}"),
    )
