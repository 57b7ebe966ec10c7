"""Ends that are close to beginnings: “every line ends within 5 of where it started”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_WITHIN = any_case(
    r"(?P<what>[^,;:]+?) (?:all )?(?:ends?|finish(?:es)?|closes?)(?: up)?"
    r"(?: the (?:day|period|year|week|run|series))? (?P<near>within|less than|more than|over)"
    r" (?P<amount>[^,;]*?\d[^,;]*?) (?:of|from|away from) "
    r"(?:where (?:it|they) (?:started|began|starts?|begins?)"
    r"|(?:its|their) (?:starting|initial|first|original) (?:values?|levels?|points?))"
)
_BOUNDS = {"within": "at most", "less than": "less than", "more than": "more than", "over": "over"}


@of_form(
    _WITHIN,
    "within less more over",
    "started began starts start begins begin starting initial first original",
)
def back_to_start(c: Scene, match: Match) -> Iterator[Version]:
    """“Every line ends within 5 of where it started”: its ends differ by at most 5."""
    if (axis := c.way) is None:
        return
    ascending, bound = c.ascending(axis), _BOUNDS[match["near"].lower()]
    lead = f"The difference between {ascending[0]} and {ascending[-1]} is {bound} {match['amount']}"
    yield (Plain(f"{lead} for {uncapitalised(match['what'])}"),)
