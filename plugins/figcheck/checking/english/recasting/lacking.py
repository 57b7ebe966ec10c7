"""What there is none of: “two zones do without coal”, “There is no town above 60 in May”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
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


_NONE = any_case(
    r"(?P<lead>.*?, )?there (?P<verb>is|are|was|were) (?P<none>no|not a single|not one) "
    r"(?P<noun>[a-z-]+) (?:(?:that|which) (?:is|are|was|were) |with values? |lying )?"
    r"(?P<rest>(?:above|below|over|under|beyond|between|at|with more than|with less than|with fewer"
    r" than) .*\d.*)"
)
_WHO = any_case(
    r"(?P<lead>.*?, )?there (?:is|are|was|were) (?P<none>no|not a single|not one) "
    r"(?P<noun>[a-z-]+) (?:that|which|who) (?P<rest>.*\d.*)"
)


@told_by("there", "no not", "above below over under beyond between at with that which who")
def there_is_none(c: Scene, text: str) -> Iterator[Version]:
    """“There is no town above 60 in May”: no town is."""
    match = _NONE.fullmatch(text)
    verb = f"{match['verb']} " if match else ""
    match = match or _WHO.fullmatch(text)
    if match is not None and c.label_of(match["noun"]) is not None:
        said = f"{match['none']} {match['noun']} {verb}{match['rest']}"
        yield (Plain(f"{match['lead'] or ''}{said}"),)
