"""Where the gap of a comparison is widest, told behind it: “…, with the widest gap in 2018”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import GAP, GAP_WORDS, LEAD, LEAD_WORDS
from figcheck.patterns import any_case

_GAP = any_case(
    r"(?P<first>[^;:]+?),? with (?:the|its|their) (?P<most>widest|largest|biggest|greatest|smallest"
    rf"|narrowest) (?P<gap>{GAP}|{LEAD})"
    r"(?: (?:occurring|appearing|observed|seen|found|visible|being))?"
    r" (?P<there>(?:in|at|on|for|under|with) [^,;:]+)"
)


@told_by(
    "with",
    "widest largest biggest greatest smallest narrowest",
    f"{GAP_WORDS} {LEAD_WORDS}",
)
def gap_behind(c: Scene, text: str) -> Iterator[Version]:
    """“A lies above B, with the widest gap in 2018”: the gap is widest in 2018."""
    said = _GAP.fullmatch(text)
    if said is None:
        return
    before, there = c.named_in(said["first"]), c.named_in(said["there"])
    # "A leads from 2014 to 2016, with the smallest gap in 2014": of those years, not of all.
    if there and before.keys().isdisjoint(there):
        gap = f"the {said['gap']} being {said['most']} {said['there']}"
        yield (Plain(f"{said['first']}, with {gap}"),)
