"""Parts of all that was counted: “the largest group, a third of the sample”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_SAMPLE = any_case(
    r"\bof the (?:entire |whole |full |total )?(?:sample|population surveyed|cohort|panel surveyed)"
    r"(?=[.,;]|\Z| (?:and|but)\b)"
)


@told_by("of", "sample surveyed cohort")
def of_the_sample(c: Scene, text: str) -> Iterator[Version]:
    """“A and B make up half of the sample”: of all that are counted."""
    counted = c.reader.names.counted
    if c.reader.scale.counts and counted and _SAMPLE.search(text) is not None:
        yield (Plain(_SAMPLE.sub(f"of all {counted}", text)),)


_APPOSED = any_case(
    r"(?P<head>[^;:]+? the (?:[a-z-]+ )?(?:larg|small|bigg|great)est [a-z]+), "
    r"(?P<part>(?:(?:just|about|around|nearly|almost|over|under|more than|less than|roughly) )*"
    r"(?:(?:a|one|two|three|four) (?:half|halves|thirds?|quarters?|fifths?|sixths?|tenths?)|half"
    r"|\d[\d.]* ?(?:%|percent)) of (?:all|the) [^;:]+)"
)


@of_form(_APPOSED, "largest smallest biggest greatest", ",", "of")
def part_apposed(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the largest group, a third of all members”: with so many of them."""
    if c.reader.scale.counts:
        yield (Plain(f"{match['head']}, with {match['part']}"),)
