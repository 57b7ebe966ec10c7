"""Groups of those asked by their names alone, and exceptions: “the exception is X, where …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.surveyed import crowds_left_out, is_survey, named_among
from figcheck.patterns import any_case

_EXCEPTION = any_case(
    r"(?:the|one|a)(?: (?:only|sole|single|main|notable|one|lone))? exceptions?(?: to (?:this|the) "
    r"(?:rule|pattern|trend))? (?:is|are|was|were) (?P<what>[^,;:()]+?), where (?P<said>[^;:()]+)"
)


@told_by(
    "people persons adults respondents participants public population residents citizens americans "
    "britons australians canadians germans europeans"
)
def crowds_by_name(c: Scene, text: str) -> Iterator[Version]:
    """“Among adults 65 and up, X leads Y”, “Irish adults …”: who is named is who was asked."""
    if is_survey(c) and (said := crowds_left_out(c, text)) != text:
        yield (Plain(capitalised(said)),)


@of_form(_EXCEPTION, "exception exceptions", "where")
def exception_where(c: Scene, match: Match) -> Iterator[Version]:
    """“The exception is X, where half of them say so”: in X, half of them do."""
    if not is_survey(c):
        return
    if named_among(c, match["what"]):
        yield (Plain(f"In {match['what']}, {match['said']}"),)
