"""In which step a level is passed: “It falls below 80% somewhere between 4 and 6 hours”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_SOMEWHERE = any_case(
    r"(?P<said>.*\b(?:(?:fall|drop|dip|sink|slip|go|ris|climb|get|rise|mov)(?:e?s|ing)?"
    r" (?:below|under|above|beyond|past|over)|pass(?:es)?|cross(?:es)?|overtakes?"
    r"|surpass(?:es)?)\b.*)"
    r" (?:somewhere|sometime|at some (?:point|time)) (?P<where>between .*)"
)
"""What happens once on the way; what “is so somewhere” there need not be so all the way."""


@of_form(_SOMEWHERE, "somewhere sometime some", "between")
def somewhere_between(_: Scene, match: Match) -> Iterator[Version]:
    """“It falls below 80% somewhere between 4 and 6”: between 4 and 6."""
    yield (Plain(f"{match['said']} {match['where']}"),)
