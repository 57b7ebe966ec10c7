"""What does without something has none of it: “two zones do without coal”, “A lacks coal”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_WHOLLY = r"(?:entirely |completely |wholly |altogether )?"
_ONE = (
    r"(?:does|goes|gets by|manages|copes|makes do|gets along|is|was) "
    rf"{_WHOLLY}without(?: any)?|(?:is|was) {_WHOLLY}(?:free of|free from|devoid of|lacking)"
    r"(?: any)?|lacks(?: any)?|(?:shows|exhibits|displays|reports|records|uses|contains|registers|"
    r"sees|produces|generates) no"
)
_SEVERAL = (
    r"(?:do|did|go|went|get by|manage|cope|make do|get along|are|were) "
    rf"{_WHOLLY}without(?: any)?|(?:are|were) {_WHOLLY}(?:free of|free from|devoid of|lacking)"
    r"(?: any)?|lack(?:ed)?(?: any)?|(?:show|exhibit|display|report|record|use|contain|register|"
    r"see|produce|generate)(?:ed)? no"
)
_WITHOUT = any_case(rf"(?P<who>[^;:]*?\S) (?:(?P<one>{_ONE})|{_SEVERAL}) (?P<what>\S.*)")


@of_form(_WITHOUT, "without free devoid lack lacks lacked lacking no")
def lacking(_: Scene, match: Match) -> Iterator[Version]:
    """“Two zones do without coal”: two zones have no coal."""
    have = "has" if match["one"] else "have"
    yield (Plain(f"{match['who']} {have} no {match['what']}"),)
