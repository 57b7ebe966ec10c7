"""Where the gap of a comparison is widest, told behind it: “…, with the widest gap in 2018”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import GAP, GAP_WORDS, LEAD, LEAD_WORDS
from figcheck.patterns import any_case

_GAP = any_case(
    r"(?P<first>[^;:]+?),? with (?:the|its|their) (?P<most>widest|largest|biggest|greatest|smallest"
    rf"|narrowest) (?P<gap>{GAP}|{LEAD})"
    r"(?: (?:occurring|appearing|observed|seen|found|visible|being))?"
    r" (?P<there>(?:in|at|on|for|under|with) [^,;:]+)"
)


@of_form(
    _GAP,
    "with",
    "widest largest biggest greatest smallest narrowest",
    f"{GAP_WORDS} {LEAD_WORDS}",
)
def gap_behind(c: Scene, match: Match) -> Iterator[Version]:
    """“A lies above B, with the widest gap in 2018”: the gap is widest in 2018."""
    before, there = c.named_in(match["first"]), c.named_in(match["there"])
    # "A leads from 2014 to 2016, with the smallest gap in 2014": of those years, not of all.
    if there and before.keys().isdisjoint(there):
        gap = f"the {match['gap']} being {match['most']} {match['there']}"
        yield (Plain(f"{match['first']}, with {gap}"),)
