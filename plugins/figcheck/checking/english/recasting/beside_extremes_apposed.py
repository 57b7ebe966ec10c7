"""How far what was told is from an extreme: “the minimum is 3, 40 points below the maximum”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_FAR = any_case(
    r"(?P<head>[^;:]+), (?:which is |that is |and thus |thus |some |fully |just |only |i\.e\. )*"
    r"(?P<far>(?:(?:about|around|roughly|nearly|almost|more than|over|less than) )?\d[\d.,]*"
    r"(?: ?%| [a-z]+){0,2} (?:below|under|above|over|short of|beyond|lower than|higher than"
    r"|less than|more than|behind|ahead of) "
    r"(?:the|its) (?:(?:overall|global|absolute) )?(?:maximum|minimum|peak|trough|best|worst|top"
    r"|lowest|highest|largest|smallest)(?: (?:value|score|cell|one|entry|figure|point))?)"
)
_EXTREME = any_case(
    r"the (?:(?:overall|global|absolute) )?(?:maximum|minimum|peak|trough|(?:lowest|highest|best"
    r"|worst|largest|smallest) (?:value|score|cell|entry|figure|point|[a-z]+))\b"
)


@of_form(_FAR, ",", "maximum minimum peak trough best worst top lowest highest largest smallest")
def beside_extremes_apposed(c: Scene, match: Match) -> Iterator[Version]:
    """“The minimum, 3, sits in A, 40 points below the maximum”: it is 40 points below that."""
    head = match["head"]
    extreme = _EXTREME.match(head)
    subject = extreme[0] if extreme else c.cut(head)[1]
    if subject:
        yield Plain(head), Plain(f"{subject} is {match['far']}")


_OWN_LINE = any_case(
    r"(?P<said>(?:for|in|at|on|within) (?:every|each|all|any)(?: of)?(?: the)? [^,;:]+,? [^;:]*?"
    r"\b(?:[a-z]+est|best|worst|maximum|minimum|most|least)\b[^,;:]*?) "
    r"(?:in|of) (?:the|its|that) (?:respective |same )?(?:row|column|line|group)"
)


@of_form(_OWN_LINE, "row column line group", "every each all any")
def of_its_own_line(c: Scene, match: Match) -> Iterator[Version]:
    """“For every depth, A has the lowest value in the row”: of each of those rows."""
    if c.reads(match["said"]):
        yield (Plain(match["said"]),)
