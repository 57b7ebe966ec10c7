"""Counts in two places: “Nine of the 16 cells in A exceed 5, as against 13 in B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.model import Role
from figcheck.patterns import any_case

_SIDE_BY_SIDE = 2

_NUMBER = rf"(?:{'|'.join(NUMERALS)}|\d+|half|all|none)"
_AGAINST = any_case(
    rf"(?P<many>(?:(?:exactly|precisely|only|just) )?{_NUMBER}(?: of (?:the|its|all)(?: \d+|"
    rf" (?:{'|'.join(NUMERALS)}))?)?) (?P<noun>[a-z]+) (?P<at>(?:in|on|of|at|for|with|under) .+?) "
    r"(?P<said>(?:(?:are|is|lie|lies|stay|stand) (?:above|below|over|under|at|beyond)|exceed|top"
    r"|pass|surpass|beat|clear|reach|fall below|drop below|fall short of|stay (?:above|below)"
    r"|remain (?:above|below)) [^,;:]*?\d[^,;:]*?)"
    r"(?:,? (?:as against|against|as opposed to|(?:as )?compared (?:with|to)|versus|vs\.?|"
    r"in contrast to|as compared (?:with|to))|,? (?:but|and|while))"
    rf" (?P<most>(?:(?:only|just|a mere|merely|exactly) )*)(?P<two>{_NUMBER}) (?P<there>"
    r"(?:in|on|of|at|for|with|under) [^,;:]+)"
)


@of_form(
    _AGAINST,
    "against opposed compared versus vs contrast but and while",
    "above below over under beyond exceed top pass surpass beat clear reach short at",
)
def counts_against(c: Scene, match: Match) -> Iterator[Version]:
    """“Nine cells in A exceed 5, as against 13 in B”: nine of those in A, 13 of those in B."""
    here, there = (_told(c, match[place]) for place in ("at", "there"))
    if not (c.is_led(here) and c.is_led(there)):
        return
    if c.named_in(here).keys() != c.named_in(there).keys() or here == there:
        return
    head = f"{match['many']} {match['noun']} {here} {match['said']}"
    other = f"{match['two']} of the {match['noun']} {there} {match['said']}"
    yield Plain(head), Plain(capitalised(other))


_SIDE = any_case(
    r"(?:on|in) the (?P<side>left|right)(?: (?:one|panel|heatmap|map|chart|plot|side))?"
)


def _told(c: Scene, place: str) -> str:
    """A place with its preposition; of two panels side by side, “on the right” is one of them."""
    side, panel = _SIDE.fullmatch(place), c.reader.figure.dimension(Role.PANEL)
    if side is None or panel is None or len(panel.ticks) != _SIDE_BY_SIDE:
        return place
    told = f"in the {side['side'].lower()} panel"
    return told if c.is_led(told) else place
