"""What a thing in the middle has: “the median model has around 20 million parameters”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_AMOUNT = r"(?:(?:about|around|roughly|nearly|almost|just over|just under|only|some|exactly) )*"
_HAS = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)the (?P<of>median|average) (?P<label>[a-z]+)"
    r"(?: (?:of|in) the (?:plot|chart|figure|table|sample))? (?:has|needs|uses|requires) "
    rf"(?P<amount>{_AMOUNT}[$€£]?\d[\d.,]*(?: ?(?:k|m|b|bn|million|billion|thousand)\b)?) "
    r"(?P<noun>[a-z]+(?: [a-z]+)?)"
)


@of_form(_HAS, "median average", "has needs uses requires")
def median_thing(c: Scene, match: Match) -> Iterator[Version]:
    """“The median model has around 20M parameters”: so many are the median of all numbers."""
    if c.label_of(match["label"]) is None or not c.named_in(match["noun"]):
        return
    yield (
        Plain(f"{match['lead']}The {match['of']} number of {match['noun']} is {match['amount']}"),
    )
