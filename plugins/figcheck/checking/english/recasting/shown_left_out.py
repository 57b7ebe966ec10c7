"""Words that say no more than that something is shown: “of the 16 countries listed”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import FIGURE
from figcheck.patterns import any_case

_DONE = "shown listed displayed depicted presented included considered covered surveyed plotted"
_DONE += " examined analysed analyzed studied compared tested evaluated reported"
_WHERE = (
    rf"(?:in|on) (?:the|this) (?:ranking|list|table|sample|selection|survey|comparison|{FIGURE})"
)
_SHOWN = any_case(
    rf"\b(?P<noun>[a-z]+s) (?:(?:{'|'.join(_DONE.split())})(?: here| {_WHERE})?|{_WHERE})"
    r"(?= (?:is|are|was|were|have|has|had|do|does|did|and|but|lies?|lay|exceeds?|reach(?:es|ed)?)\b"
    r"|[,;:]|\Z| (?:in|at|for|by|with|from|to)\b)"
)


@told_by(f"{_DONE} ranking list table sample selection survey comparison chart graph figure plot")
def shown_left_out(c: Scene, text: str) -> Iterator[Version]:
    """“Of the 16 countries listed, nine exceed 10”: of the 16 countries."""
    names = c.reader.names

    def left(match: Match) -> str:
        noun = match["noun"].lower()
        return match["noun"] if c.label_of(noun) or noun == names.counted else match[0]

    said = _SHOWN.sub(left, text)
    if said != text:
        yield (Plain(said),)
