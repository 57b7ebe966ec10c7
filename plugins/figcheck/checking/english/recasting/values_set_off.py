"""Values between commas behind what has them: “followed by A, with 20 million, and B, at 12”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_SET_OFF = any_case(
    r", (?:with|at|on) (?P<value>(?:(?:about|around|roughly|nearly|almost|only|just|just over"
    r"|just under|some|over|under|approximately) )*[$€£]?\d[\d.,]*(?<![.,])"
    r"(?: ?%| (?:percent|per cent|hundred|thousand|million|billion|trillion))*)"
    r"(?: (?!and\b|but\b)[a-z]+){0,2},(?= )"
)


@told_by("with at on", ",")
def values_set_off(c: Scene, text: str) -> Iterator[Version]:
    """“A is ahead of B, with 20 seats, and C, with 12 seats, …”: ahead of B (20) and C (12)."""

    def bracketed(match: Match) -> str:
        of_name = c.ends_with_place(text[: match.start()]) is not None
        return f" ({match['value']})" if of_name else match[0]

    said = _SET_OFF.sub(bracketed, text)
    if said != text:
        yield (Plain(said),)
