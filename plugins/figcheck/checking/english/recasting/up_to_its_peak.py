"""Where a difference is largest, and another: “it is 2 at A and reaches its maximum of 5 at B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import GAP, GAP_WORDS, LEAD, LEAD_WORDS
from figcheck.patterns import any_case

_PEAKING = any_case(
    rf"(?P<what>the (?:{GAP}|{LEAD}|spread) [^,;:()]+?)"
    r" (?P<first>(?:is|was|amounts to|stands at|starts at) [^,;:()]*?\d[^,;:()]*?),? (?:and|but)"
    r" (?:reaches|hits|attains|has) its (?P<end>maximum|peak|minimum|largest value|smallest value"
    r"|highest value|lowest value)(?: of|, at|, of| \() ?(?P<much>\d[\d.]*(?: ?%| points?)?)\)?"
    r" (?P<there>(?:in|on|at|for|with|without|under|after) [^,;:()]+)"
)
_LOW = frozenset(("minimum", "smallest value", "lowest value"))


@of_form(_PEAKING, "maximum peak minimum value", "and but", f"{GAP_WORDS} {LEAD_WORDS} spread")
def up_to_its_peak(_: Scene, match: Match) -> Iterator[Version]:
    """“The gap is 2 at A and reaches its maximum of 5 at B”: it is largest at B, at 5."""
    end = "smallest" if match["end"].lower() in _LOW else "largest"
    what = match["what"]
    yield (
        Plain(f"{what} {match['first']}"),
        Plain(f"{what} is {end} {match['there']}, at {match['much']}"),
    )
