"""Means that are set against each other: “72 on average, compared with 60 for B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_AGAINST_MEAN = regex(
    r"(?P<first>[^,;]+? on average|(?:On average, )?[^,;]+? averages? [^,;]+?),? "
    r"(?:compared (?:with|to)|versus|as against|against|as opposed to) "
    r"(?P<amount>[^,;]*?\d[^,;]*?) (?:for|in|among|at) (?P<who>[^,;]+)"
)


@told_by("average averages", "compared versus against opposed")
def mean_of_the_others(c: Scene, text: str) -> Iterator[Version]:
    """“A reach 72 on average, compared with 60 for B”: the mean of B is 60."""
    match = _AGAINST_MEAN.fullmatch(text)
    if match is not None and c.named_in(match["who"]):
        who = match["who"]
        second = Plain(f"{capitalised(who)} average {match['amount']}")
        yield Plain(match["first"]), second
