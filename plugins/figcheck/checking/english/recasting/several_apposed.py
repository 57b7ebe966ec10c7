"""Several that come first, named between commas: “The two largest models, A and B, are slowest”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import number_in_words
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import regex

_NUMBER = r"two|three|four|five|six"
_FIRST = (
    r"(?:[a-z]+est|best|worst|top|leading|bottom|weakest|most [a-z-]+|least [a-z-]+)"
    r"(?:[- ](?:performing|scoring|ranked|rated))?"
)
_APPOSED = regex(
    rf"(?:The |the )(?P<head>(?:(?P<after>{_NUMBER}) {_FIRST}"
    rf"|(?:top|best|bottom) (?P<before>{_NUMBER}))"
    r"(?: [a-z-]+){0,3}?)(?:, (?P<named>[^()]+?),| \((?P<inside>[^()]+)\)) (?P<rest>[a-z].+)"
)


@of_form(_APPOSED, "two three four five six", ", (")
def several_apposed(scene: Scene, match: Match) -> Iterator[Version]:
    """“The two largest models, A and B, are slowest”: A and B are the two largest, and slowest."""
    if not scene.begins_with_verb(match["rest"]):
        return
    named = match["named"] or match["inside"]
    ticks = scene.named_in(named)
    number = number_in_words(match["after"] or match["before"])
    if len(ticks) != 1 or number != len(next(iter(ticks.values()))):
        return
    yield Plain(f"{named} are the {match['head']}"), Plain(f"{named} {match['rest']}")
