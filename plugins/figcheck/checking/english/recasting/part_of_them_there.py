"""A part of what is counted, elsewhere: “two are below 5; before that it is half of them”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_AT = r"(?:in|on|at|for|before|after|with|without|under|during|by|since|until|from)"
_PART = (
    rf"(?:(?:only |just |exactly |about |nearly |almost |more than |less than |fewer than )?"
    rf"(?:half|an? (?:third|quarter|fifth|tenth)|(?:two|three|four) (?:thirds|quarters|fifths)"
    rf"|most|all|none|{COUNT}))"
)
_SAID = any_case(
    rf"(?P<said>(?:{_AT} [^,;]+, )?(?:(?:only|just|exactly) )?{COUNT}(?: of (?:the|all|its)"
    r"(?: [a-z]+)?)? (?P<noun>[a-z]+s) (?P<holds>(?:are|is|lie|exceed|fall|reach|stay|have|score)"
    rf"\b[^,;]*?))(?:[,;]|,? (?:and|but|while|whereas))(?: (?:and|but|while|whereas))? "
    rf"(?P<there>{_AT} [^,;]+?),? (?:(?:it|that) (?:is|was) |th(?:ere|ese|ose) (?:are|were) )?"
    rf"(?P<part>{_PART}) of them(?: (?:are|do|did|were))?"
)


@of_form(_SAID, "them", "of", "; , and but while whereas")
def part_of_them_there(c: Scene, match: Match) -> Iterator[Version]:
    """“After it, two values are below 5; before it half of them are”: of all values there."""
    if not c.is_led(match["there"]):
        return
    lead = capitalised(match["there"])
    there = f"{lead}, {match['part']} of the {match['noun']} {match['holds']}"
    yield Plain(match["said"]), Plain(there)
