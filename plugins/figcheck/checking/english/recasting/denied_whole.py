"""Sentences denied as a whole: “It is not true that A peaks in 2020”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_DENIED = any_case(
    r"it (?:is|was) (?:therefore |thus |also |simply )?"
    r"(?:not (?:true|the case|correct|right|accurate)|false|untrue|incorrect|wrong|inaccurate) "
    r"(?:to (?:say|claim|state|conclude) )?that (?P<said>[^;]+)"
)


@of_form(
    _DENIED,
    "it",
    "that",
    "true case correct right accurate false untrue incorrect wrong inaccurate",
)
def not_true(_: Scene, match: Match) -> Iterator[Version]:
    """“It is not true that A rose”: that A rose, does not hold."""
    yield (Plain(capitalised(match["said"]), negated=True),)
