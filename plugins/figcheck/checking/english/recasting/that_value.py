"""A value taken up by “that”: “A drew 5,000. That is roughly a fifth of what B drew”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_HEDGE = (
    r"(?:(?:about|around|roughly|approximately|nearly|almost|just|only|barely|exactly|some|well|not"
    r"|even|quite|over|under|more than|less than|fewer than|at least|at most) )*"
)
_MULTIPLE = (
    r"(?:(?:an?|one|two|three|four) (?:half|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?"
    r"|ninths?|tenths?)|half|twice|double|thrice|(?:[a-z]+|[\d.]+) times|[\d.]+ ?(?:%|percent))"
)
_THAT = any_case(
    r"(?:that|this)(?: (?:figure|number|value|total|amount))? (?:is|was|amounts? to|amounted to"
    rf"|corresponds? to|equals|equates to|represents|comes to) (?P<said>{_HEDGE}{_MULTIPLE}\b.+)"
)
_MORE = any_case(
    r"(?:that|this)(?: (?:figure|number|value|total|amount))? (?:is|was|represents|means)"
    rf" (?P<said>{_HEDGE}[$€£]?\d[^,;:]* (?:more|less|fewer|higher|lower) than (?:in |at )?[^;:]+)"
)
_VALUE = regex(r"\d")


@told_by(
    "that this",
    "is was amount amounts amounted correspond corresponds equals equates represents comes means",
)
def that_value(c: Scene, text: str) -> Iterator[Version]:
    """“That is roughly one fifth of what B drew”, of A's value in the sentence before: A's is."""
    text = text.rstrip(" .")
    match = _THAT.fullmatch(text) or _MORE.fullmatch(text)
    if match is None or c.topic is None or not _VALUE.search(c.before):
        return
    named = c.named_in(c.before).get(c.topical or "", ())
    if named == (c.topic,):
        yield (Plain(f"{c.topic} has {match['said']}"),)
