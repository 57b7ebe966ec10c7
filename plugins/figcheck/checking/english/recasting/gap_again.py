"""A gap that a second clause takes up: “the gap of A and B peaks at 5, while it vanishes at 9”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import GAP
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_VERB = (
    r"(?:is|are|was|widens?|narrows?|peaks?|shrinks?|grows?|reaches|reach|increases?|decreases?"
    r"|ranges?|remains?|stays?|amounts?|closes?|drops?|falls?|rises?|becomes?|disappears?|vanishes)"
)
_AGAIN = any_case(
    rf"(?P<lead>[^,;:]+, )?(?P<gap>(?:the )?{GAP} between [^,;:()]+? and [^,;:()]+?)"
    rf" (?P<one>(?:\w+ )??{_VERB}\b[^;:]*?),? (?:while|whereas|but|and|although|though)"
    rf" (?:it|this {GAP}|the {GAP}) (?P<two>{_VERB}\b[^;:]+)"
)


@of_form(_AGAIN, "gap difference distance margin disparity discrepancy gulf", "between", "it gap")
def gap_again(c: Scene, match: Match) -> Iterator[Version]:
    """“The gap between A and B is widest in X, while it is smallest in Y”: theirs is."""
    lead, gap = match["lead"] or "", match["gap"]
    here = lead if lead and c.is_led(lead.rstrip(", ")) else ""
    if lead and not here:
        return
    second = match["two"]
    again = "" if here and c.named_in(second).keys() & c.named_in(here).keys() else here
    yield (
        Plain(capitalised(f"{here}{gap} {match['one']}")),
        Plain(capitalised(f"{again}{gap} {second}")),
    )
