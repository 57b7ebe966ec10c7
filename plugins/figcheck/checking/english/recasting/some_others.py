"""What is said of some that are named among the others: “Other towns, such as A and B, have …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_HAVE = r"(?:have|had|has|show|showed|shows|exhibit|display|record|recorded|report|see|saw)"
_OTHERS = any_case(
    r"(?:(?:several|some|many|the|a few) )?other (?P<noun>[a-z-]+s?),? "
    r"(?:such as|like|including(?: those (?:from|in|of))?|for example|e\.g\.),? "
    rf"(?P<who>[^;:]+?),? (?P<rest>(?:(?:also|each|all|both) )*(?:{_HAVE}|are|were|lie|stand|range"
    r"|remain|hover|reach|reached)\b.+)"
)
_SOME_LEVEL = any_case(
    rf"(?:also )?{_HAVE} (?:an? )?(?:relatively |fairly |quite )?(?:significant|moderate|notable"
    r"|considerable|substantial|modest|intermediate|mid-range|noteworthy|sizable|decent|respectable)"
    r" (?:number|figure|value|share|level|rate|count|amount|percentage|proportion|score|total)s?"
    r"(?: of [a-z -]+?)?, (?:(?:each|both|all) (?:of (?:them|which) )?)?"
    r"(?:(?P<has>with|having|recording|reaching) |(?=at |around |close |near |above |below |over"
    r"|under |between ))(?P<level>[^;:]*\d[^;:]*)"
)
"""What calls a level something that no number decides, and then tells it."""


@of_form(_OTHERS, "other", "as like including example e")
def some_others(c: Scene, match: Match) -> Iterator[Version]:
    """“Other towns, such as A and B, have more than 5”: A and B have."""
    if len(c.named_in(match["who"])) != 1 or not c.is_subject(match["who"]):
        return
    level = _SOME_LEVEL.fullmatch(match["rest"])
    if level is not None:
        verb = "each have" if level["has"] else "are"
        yield (Plain(f"{match['who']} {verb} {level['level']}"),)
    else:
        yield (Plain(f"{match['who']} {match['rest']}"),)
