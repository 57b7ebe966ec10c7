"""Values told in two ways at once: “varies by 5, from 3 to 8”, “ends at 9, 2 lower than before”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_NUMBER = r"(?:(?:about|around|roughly|nearly|almost|only|just) )?[~≈$€£]?[-−+]?\d[^\s,;()]*"
_UNITS = r"(?: (?!from\b|between\b)[a-z%°][\w/°%]*){0,2}"

_SPREAD = any_case(
    rf"(?P<head>[^;:()]+? (?:var(?:y|ies)|differs?|spans?|spread|ranges?))"
    rf"(?P<by>(?: (?:by|over|across))? {_NUMBER}{_UNITS}),? "
    rf"(?:\((?:from )?(?P<low>{_NUMBER}{_UNITS}) ?(?:to|–|→) ?(?P<high>{_NUMBER}{_UNITS})\)"
    rf"|(?P<ends>(?:from|between) {_NUMBER}{_UNITS} (?:to|and) {_NUMBER}{_UNITS}))"
)

_ENDS = any_case(
    r"(?P<verb>(?:ends|finishes|starts|begins|closes)(?: up| off)?) "
    rf"(?P<at>(?:at|with) {_NUMBER}{_UNITS})"
    r"(?P<there> [^,;:()]+)?, (?P<than>[^;:]*?\b(?:higher|lower|more|less|above|below)\b[^;:]+)"
)

_CHANGE = any_case(
    r"(?P<head>(?P<lead>[^;:()]+, )?the (?:\w+est) (?:\w+ )?(?:increase|decrease|rise|fall|drop"
    r"|gain|growth|decline|improvement|reduction|loss|jump|change) (?:is|was|belongs|occurs|comes)"
    r"(?: seen| found| observed)? ?(?:that of|the one of|in|for|at|on|to|by|with)? "
    rf"(?P<who>[^,;:()]+)), (?P<ends>from {_NUMBER}{_UNITS} to {_NUMBER}{_UNITS})"
)
_BOTH_AT = regex(r"\bboth (?P<at>in|at|on|for|with|under|during) (?P<one>[^,;:()]+?) and (?P=at) ")
_BUT_AT = regex(rf",? but (?P<only>only|just|merely)?(?: )?(?:is )?at (?={_NUMBER})")


@of_form(_SPREAD, "vary varies differ differs span spans spread range ranges", "from between ( to")
def spread_told(c: Scene, match: Match) -> Iterator[Version]:
    """“A varies by 5, from 3 to 8”: it varies by 5, and it varies from 3 to 8."""
    ends = match["ends"] or f"from {match['low']} to {match['high']}"
    yield Plain(f"{match['head']}{match['by']}"), Plain(f"{match['head']} {ends}")


@told_by("ends finishes starts begins closes", ",", "higher lower more less above below")
def end_told(c: Scene, text: str) -> Iterator[Version]:
    """“A ends at 9, 2 points lower than it started”: it ends at 9, and 2 points lower."""
    lead, subject, rest = c.cut(text)
    match = _ENDS.fullmatch(rest) if subject else None
    if match is not None:
        head = f"{lead} {subject} {match['verb']}".strip()
        at = f"{match['at']}{match['there'] or ''}"
        yield Plain(f"{head} {at}"), Plain(f"{head} {match['than']}")


@told_by("both", "and")
def both_there(_: Scene, text: str) -> Iterator[Version]:
    """“A is ahead both in 2010 and in 2020”: in both 2010 and 2020."""
    said = _BOTH_AT.sub(r"\g<at> both \g<one> and ", text, count=1)
    if said != text:
        yield (Plain(said),)


@of_form(_CHANGE, "largest biggest greatest strongest steepest sharpest smallest", ",", "from")
def change_told(c: Scene, match: Match) -> Iterator[Version]:
    """“The largest increase is that of A, from 3 to 8”: it is, and A goes from 3 to 8."""
    if c.reader.is_place(match["who"]):
        yield (
            Plain(match["head"]),
            Plain(f"{match['lead'] or ''}{match['who']} goes {match['ends']}"),
        )


@told_by("but", "at")
def but_at(c: Scene, text: str) -> Iterator[Version]:
    """“A is at 9 on Web but only at 5 on Mail”: but only 5 on Mail."""
    said = _BUT_AT.sub(lambda m: f" but {m['only'] or 'only'} ", text, count=1)
    if said != text:
        yield (Plain(said),)
