"""What is said of bars by their length: “A and B have bars of the same length”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.shared_words import GAP, GAP_WORDS
from figcheck.model import Kind
from figcheck.patterns import any_case

_SIZE = r"(?:lengths?|heights?|sizes?)"
_SAME = (
    any_case(rf"\b(?:have|share|show) (?:bars|columns) of (?:the same|equal|identical) {_SIZE}"),
    any_case(r"\b(?:have|share) (?:the same|an equal|an identical) (?:length|height)"),
    any_case(r"\bare equally (?:long|tall|high|common|frequent|likely)\b"),
)
_OF_BARS = any_case(r"\A(?:the )?(?:bars|columns) (?:for|of) ")
_TWO_ENDS = any_case(
    rf"(?P<lead>[^,;:]+, )?the {GAP} between the"
    r" (?P<two>(?:two [a-z]+(?: [a-z]+)?|top two|bottom two)(?: [a-z]+){0,2}?)"
    r" (?:is|was|amounts to|equals) (?P<amount>[^,;]*\d[^,;]*)"
)


@told_by("same equal identical equally", "have share show are")
def same_length(c: Scene, text: str) -> Iterator[Version]:
    """“A and B have bars of the same length”: they have the same value."""
    if c.reader.figure.kind is not Kind.BAR:
        return
    for pattern in _SAME:
        plain = pattern.sub("have the same value", text)
        if plain != text:
            yield (Plain(_OF_BARS.sub("", plain)),)
            return


@of_form(_TWO_ENDS, GAP_WORDS, "between", "two")
def two_furthest_apart(_: Scene, match: Match) -> Iterator[Version]:
    """“The gap between the two longest bars is 3”: they differ by 3."""
    yield (Plain(f"{match['lead'] or ''}The {match['two']} differ by {match['amount']}"),)
