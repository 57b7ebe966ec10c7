"""The gap, in a figure of two things: it is the one between these."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_GAP = any_case(
    r"\b(?P<the>the|this|that) (?:(?P<what>[a-z]+) )?(?P<gap>gap|difference|distance)"
    r"(?= (?:is|was|remains|remained|becomes|became|gets|got|stays|stayed|widens|widened|narrows|"
    r"narrowed|grows|grew|shrinks|shrank|peaks|peaked|reaches|reached|increases|increased|"
    r"decreases|decreased|closes|closed|never|amounts|amounted|exceeds|exceeded)\b)"
)
_TWO = 2


@told_by("the this that", "gap difference distance")
def gap_of_two(c: Scene, text: str) -> Iterator[Version]:
    """“The gap is smallest in July”, of two lines: the gap between these two."""
    match = _GAP.search(text)
    several = [d for d in c.reader.figure.dimensions if len(d.ticks) > 1 and not is_ordered(d)]
    if match is None or len(several) != 1 or len(several[0].ticks) != _TWO or c.around.said:
        return
    if match["what"] and not is_measured(c, match["what"]):
        return
    if several[0].name not in c.named_in(text):
        between = " and ".join(several[0].ticks)
        said = f"{match['the']} {match['gap']} between {between}"
        yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)
