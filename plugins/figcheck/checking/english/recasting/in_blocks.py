"""Blocks that things form: “A, B and C form a block in which every score exceeds 74”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_FORM = any_case(
    r"(?P<things>[^;:]+?) (?:form|make up|constitute|build) (?:an?|one) (?:\w+ )?"
    r"(?:block|cluster|group|square) (?:in|within|inside) which "
    r"(?P<what>(?:every|each|all|no|none of the) (?:[a-z-]+ ){0,2}?"
    r"(?:score|value|correlation|coefficient|cell|entr(?:y|ie)|number|result|accurac(?:y|ie))s?) "
    r"(?P<rest>.+)"
)


@of_form(_FORM, "form make constitute build", "block cluster group square")
def block(c: Scene, match: Match) -> Iterator[Version]:
    """The sentence with the block as the place of what it says of all values in it."""
    if c.named_in(match["things"]) and not c.named_in(match["rest"]):
        what = capitalised(match["what"])
        yield (Plain(f"{what} among {match['things']} {match['rest']}"),)
