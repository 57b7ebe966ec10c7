"""Bounds on both sides that one denial tells: “no value is above 60 or below 5”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_HIGH = r"above|over|beyond|(?:larger|higher|greater|longer|bigger|more|wider|taller) than"
_LOW = r"below|under|beneath|(?:smaller|lower|shorter|less|fewer|narrower) than"
_VALUE = r"[~$€£]?-?\d[\d.,]*(?: ?(?:%|[a-z]+))?"
_BOTH = regex(
    r"(?P<head>(?:[^,;:]+, )?(?:no|none of the|not one|neither of the|not a single) [^,;:]+?"
    r" (?:is|are|was|were|lies?|falls?|goes|rises?|drops?|has|have)(?: (?:ever|either))?) "
    rf"(?:(?P<over>(?:{_HIGH}) {_VALUE}) or (?P<then>(?:{_LOW}) {_VALUE})"
    rf"|(?P<under>(?:{_LOW}) {_VALUE}) or (?P<beyond>(?:{_HIGH}) {_VALUE}))(?P<rest>(?: [^,;:]+)?)",
)


@told_by("no none not neither", "or", "above over beyond than below under beneath")
def bounded_both_ways(c: Scene, text: str) -> Iterator[Version]:
    """“No value is above 60 or below 5”: none is above 60, and none is below 5."""
    said = uncapitalised(text) if text.startswith(("No ", "None ", "Not ")) else text
    match = _BOTH.fullmatch(said)
    if match is None:
        return
    bounds = (match["over"] or match["under"], match["then"] or match["beyond"])
    yield tuple(Plain(f"{match['head']} {bound}{match['rest']}") for bound in bounds)
