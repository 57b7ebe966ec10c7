"""Means that are set against each other: “72 on average, compared with 60 for B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import regex

_AGAINST_MEAN = regex(
    r"(?P<first>[^,;]+? on average|(?:On average, )?[^,;]+? averages? [^,;]+?),? "
    r"(?:compared (?:with|to)|versus|as against|against|as opposed to) "
    r"(?P<amount>[^,;]*?\d[^,;]*?) (?:for|in|among|at) (?P<who>[^,;]+)"
)


@of_form(_AGAINST_MEAN, "average averages", "compared versus against opposed")
def mean_of_the_others(c: Scene, match: Match) -> Iterator[Version]:
    """“A reach 72 on average, compared with 60 for B”: the mean of B is 60."""
    if c.named_in(match["who"]):
        who = match["who"]
        second = Plain(f"{capitalised(who)} average {match['amount']}")
        yield Plain(match["first"]), second
