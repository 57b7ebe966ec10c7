"""Leads that turn over: “A leads B on X, but this advantage turns into a deficit on Y”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import LEAD, LEAD_WORDS
from figcheck.patterns import any_case

_TURNED = any_case(
    r"(?P<said>(?P<head>[^;]*?\b(?:leads|leading|beats|beating|outperforms|outperforming|exceeds"
    r"|exceeding|surpasses|surpassing|(?:is|being) (?:ahead of|above|better than))) "
    r"(?P<rest>[^;]+?)),? (?:although|though|but|while|whereas|yet|and|even though) (?:this|that"
    rf"|its|the) (?:{LEAD}|gap) (?:turns|changes|reverses|flips|is turned|is "
    r"reversed)(?: (?:in)?to an? (?:deficit|disadvantage|loss|lag))? (?P<at>for|in|on|at|under) "
    r"(?P<where>[^,;:]+)"
)


@of_form(_TURNED, f"{LEAD_WORDS} gap", "turns changes reverses flips turned reversed")
def lead_turned(c: Scene, match: Match) -> Iterator[Version]:
    """“A leads B on X, but this advantage turns into a deficit on Y”: there, A is below B."""
    if not c.is_led(f"{match['at']} {match['where']}"):
        return
    who, rival = _first(c, match["head"]), _first(c, match["rest"])
    if who and rival and who != rival:
        turned = f"{match['at'].capitalize()} {match['where']}, {who} is behind {rival}"
        yield Plain(match["said"]), Plain(turned)


def _first(c: Scene, text: str) -> str:
    """The name that a text begins with, as the figure writes it; empty if it begins with none."""
    dimension = c.begins_with_place(text)
    ticks = c.named_in(text).get(dimension or "", ())
    return ticks[0] if ticks else ""
