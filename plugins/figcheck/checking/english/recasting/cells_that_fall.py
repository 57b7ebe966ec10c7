"""Cells that fall below a number: they are below it; nothing goes on in a cell."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_SO_MANY = (
    rf"(?:(?:only|just|exactly|at least|at most|no more than|fewer than|more than) )?(?:\d+"
    rf"|{'|'.join(NUMERALS[1:])}|none|most|half|all|several)(?: of (?:the|all|its|these))?"
)
_CELLS = (
    r"(?:configurations?|settings?|combinations?|conditions?|cells?|entries|entry|runs?"
    r"|experiments?|points?|scores?|results?|values?)"
)
_FALL = any_case(
    rf"(?P<head>(?:[^,;:]+, )?{_SO_MANY}(?: [a-z-]+)? {_CELLS}) (?P<be>falls?|drops?|dips?|sinks?"
    r"|slips?|goes?|fell|dropped) (?P<side>below|under|short of) (?P<rest>(?:the )?[~$€£]?\d.*)"
)


@of_form(
    _FALL,
    "fall falls drop drops dip dips sink sinks slip slips go goes fell dropped",
    "below under short",
)
def cells_that_fall(_: Scene, match: Match) -> Iterator[Version]:
    """“Only two settings fall below 70 %”: only two settings are below 70 %."""
    be = "is" if match["be"].lower().endswith("s") else "are"
    yield (Plain(f"{match['head']} {be} below {match['rest']}"),)
