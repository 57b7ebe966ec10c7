"""How far values spread, told with what they range from and to: so the range is meant."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_SPREAD = any_case(
    r"(?P<name>[^,;:()]+?) (?P<verb>has|shows|displays|exhibits|have|show) the (?P<how>smallest"
    r"|largest"
    r"|widest|narrowest|greatest|second[- ]smallest|second[- ]largest) (?:spread|variation"
    r"|variability)"
    r"(?P<of> (?:of|among|across) [^,;:()]+?)?(?:,? (?:as|since|because|with) its (?:values?"
    r"|scores?"
    r"|[a-z]+s) "
    r"(?:range|ranging|run|running|going|go|span|spanning|vary|varying) (?:only )?from "
    r"(?P<low>[^,;:]+?)"
    r" to (?P<high>[^,;:]+)|, (?:ranging|going|running) (?:only )?from (?P<less>[^,;:]+?) to "
    r"(?P<more>[^,;:]+))"
)
_ANY = any_case(r"\A (?:of|among) any (?:other )?[^,;:()]+\Z")
_LINE = any_case(r"\b(?P<line>row|column)s?\b")


@of_form(_SPREAD, "spread variation variability", "from", "to")
def spread_ranging(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the smallest spread, as its values range from 5 to 8”: the smallest range."""
    if not c.is_subject(match["name"]):
        return
    name, of, line = match["name"], match["of"] or "", _LINE.search(match["name"])
    if line is not None and _ANY.match(of):
        of = f" of all {line['line'].lower()}s"
    low, high = match["low"] or match["less"], match["high"] or match["more"]
    yield (
        Plain(f"{name} {match['verb']} the {match['how']} range{of}"),
        Plain(f"The values of {uncapitalised(name)} range from {low} to {high}"),
    )
