"""Amounts with the name of what is measured before them: “with a top speed of 80 km/h”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import toggled, words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_HEDGE = (
    r"(?:about|around|roughly|nearly|almost|only|just|over|under|some|approximately|exactly|"
    r"more than|less than|fewer than|at least|at most|well|slightly)"
)
_OF_MEASURE = any_case(
    r"\b(?P<verb>with|at|has|have|had|reach(?:es|ed)?|achieve[sd]?|record(?:s|ed)?|post(?:s|ed)?|"
    r"shows?|generate[sd]?|report(?:s|ed)?) (?:an? |the )?(?P<name>[a-z]+(?: [a-z]+){0,4}) of "
    rf"(?P<much>(?:{_HEDGE} )*[$€£]?\d)"
)
_EACH = frozenset("worldwide global total overall annual yearly respective corresponding".split())
"""What may be said of any such amount and does not change which one it is."""

_ONE = frozenset("the a an of in per and by for".split())


@told_by(
    "with at has have had reaches reached achieves achieved records recorded posts posted "
    "show shows generates generated reports reported",
    "of",
)
def amount_of_measure(c: Scene, text: str) -> Iterator[Version]:
    """“A comes last with a top speed of 80 km/h”, of top speeds: with 80 km/h."""
    names, figure = c.reader.names, c.reader.figure
    if names.is_mixed:
        return
    told = {*words_of(f"{figure.title} {figure.value.label} {figure.y_axis.label}")} - _ONE
    known = told | {toggled((word,))[0] for word in told}

    def bare(match: Match) -> str:
        words = {*words_of(match["name"])} - _ONE
        own = words - _EACH
        return f"{match['verb']} {match['much']}" if own and own <= known else match[0]

    if (said := _OF_MEASURE.sub(bare, text)) != text:
        yield (Plain(said),)
