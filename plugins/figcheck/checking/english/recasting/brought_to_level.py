"""A level that something is brought to at a point: “even 100 hours do not bring A below 30”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_THEN = r"(?P<then>[^,;:]+?)"
_WHO = r"(?P<who>[^,;:]+?)"
_LEVEL = r"(?P<side>below|under|above|over) (?P<level>(?:the )?[$€£]?\d[^,;:]*?)"
_BRING = r"(?:bring|get|push|drive|pull|lift|take|raise|lower|reduce)"
_BRINGS = (
    r"(?:brings?|gets?|push(?:es)?|drives?|pulls?|lifts?|takes?|raises?|lowers?|reduces?|brought"
    r"|got|pushed|drove|pulled|lifted|took|raised|lowered|reduced)"
)
_NOT_THEN = tuple(
    any_case(pattern)
    for pattern in (
        rf"(?:even )?{_THEN} (?:do|does|did|can) ?not {_BRING} {_WHO} {_LEVEL}",
        rf"(?:even )?{_THEN} fails? to {_BRING} {_WHO} {_LEVEL}",
        rf"not even {_THEN} {_BRINGS} {_WHO} {_LEVEL}",
        rf"(?:even )?{_THEN} (?:is|are|was|were) not (?:enough|sufficient) to {_BRING} {_WHO} "
        rf"{_LEVEL}",
    )
)
_THEN_AT = any_case(rf"{_THEN} (?:already )?{_BRINGS} {_WHO} {_LEVEL}")

_LEADS = "at with after by for in on".split()
"""What a point may be told with: “even with 100 hours”."""


@told_by("below under above over")
def brought_to_level(c: Scene, text: str) -> Iterator[Version]:
    """“Even 100 hours do not bring A below 30”: at 100 hours, A is not below 30."""
    match, denied = _THEN_AT.fullmatch(text), False
    for pattern in _NOT_THEN:
        if (found := pattern.fullmatch(text)) is not None:
            match, denied = found, True
            break
    if match is None or match["who"].lower() in _LEADS:
        return
    then = match["then"]
    if c.axis_of(then) is None:
        return
    is_ = "is not" if denied else "is"
    yield (Plain(f"At {then}, {match['who']} {is_} {match['side']} {match['level']}"),)


_FINITE = any_case(
    r"(?<!\bto )\b(?:brings?|brought|push(?:es|ed)?|drives?|drove|pulls?|pulled|lifts?|lifted)\b"
    r"(?![^,;:]*\b(?:gains?|improvements?|increases?|reductions?|drops?|benefits?|savings?)\b)"
    r" [^,;:]+? (?:below|under|above|over|beyond|past) (?:the )?[$€£]?\d"
)


def tells_level(text: str) -> bool:
    """Whether a clause says where something is brought, and not by how much: “brings A below 9”."""
    return _FINITE.search(text) is not None
