"""Several adjectives that are compared at once: “the longest, heaviest and dearest boat”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_WHO = r"(?:[A-Z][^,;]*, )?[^,;]+?"
_GRADE = r"(?:(?:most|least) [a-z-]+|[a-z]{2,}est)"
_SUPERLATIVES = regex(
    rf"(?P<head>{_WHO} (?:is|are|was|were))(?: also)? the "
    rf"(?P<list>{_GRADE}(?:, (?:the )?{_GRADE})*,? and (?:the )?{_GRADE})(?P<rest>(?: [^,;]*)?)"
)
_DEGREE = r"(?:(?:more|less) [a-z-]+|[a-z]{2,}er)"
_COMPARATIVES = regex(
    rf"(?P<head>{_WHO} (?:is|are|was|were))(?: also)? "
    rf"(?P<list>{_DEGREE}(?:, {_DEGREE})+,? and {_DEGREE})(?P<rest> than [^,;]*)"
)
_BETWEEN = regex(r",? and (?:the )?|, (?:the )?")


@told_by("and", "the than")
def in_several_ways(_: Scene, text: str) -> Iterator[Version]:
    """“A is the longest, heaviest and dearest boat”: the longest boat, the heaviest boat, …."""
    for pattern, article in ((_SUPERLATIVES, "the "), (_COMPARATIVES, "")):
        match = pattern.fullmatch(text)
        if match is not None:
            grades = _BETWEEN.split(match["list"])
            yield tuple(Plain(f"{match['head']} {article}{g}{match['rest']}") for g in grades)
