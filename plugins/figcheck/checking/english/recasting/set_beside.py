"""What is set beside a statement without a verb: “…, A being first”, “…, with A at the top”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_BEING = any_case(r"(?P<said>[^;:]+?), (?:with )?(?P<who>[^,;:()]+?) being (?P<what>[^,;:]+)")
_WITH = any_case(
    r"(?P<said>[^;:]+?), with (?P<who>(?:(?!\b(?:ahead|and)\b)[^,;:()])+?) (?:(?P<top>(?:right "
    r"|clearly )?(?:at the (?:very )?top|on top|in front|in the lead"
    r"|ahead|leading|coming (?:out )?(?:first|on top)|in first place|the highest))"
    r"|at the (?:very )?bottom|at the (?:other|lower) end"
    r"|bringing up the rear|in last place|the lowest)(?P<note>(?: \([^()]+\)| (?:at|with) \d\S*)?)"
)
_LEAD = any_case(r"(?:in|at|on|for|by|with|under|during) [^,;:]+?, ")
_ITS_END = any_case(r" (?P<at>(?:in|at|on|for|during|under) [^,;:()]+)\Z")


@of_form(_BEING, "being", ",")
def being_so(c: Scene, match: Match) -> Iterator[Version]:
    """“In 2010 all grew, A being the leader”: in 2010, A is the leader."""
    if len(c.named_in(match["who"])) != 1 or not c.is_subject(match["who"]):
        return
    told = f"{match['who']} is {match['what']}"
    yield Plain(match["said"]), Plain(f"{_place(c, match['said'])}{told}")


@of_form(_WITH, "with", "top front lead ahead leading first highest bottom end rear last lowest")
def with_at_the_top(c: Scene, match: Match) -> Iterator[Version]:
    """“In 2010 rates lay between 4 and 7, with A at the top”: in 2010, A is the highest."""
    if len(c.named_in(match["who"])) != 1 or not c.is_subject(match["who"]):
        return
    end = (match["top"] or "").lower()
    plain = "has the highest value" if end.endswith(("top", "highest")) else "leads"
    told = f"{match['who']} {plain if end else 'has the lowest value'}{match['note']}"
    yield Plain(match["said"]), Plain(f"{_place(c, match['said'])}{told}")


def misses_who_leads(text: str, check: str) -> bool:
    """Whether a sentence says beside something else who is first or last, and that is not read.

    Args:
        text: the sentence.
        check: what it was read as.
    """
    told = _WITH.fullmatch(text.rstrip(" .")) is not None
    return told and re.search(r"\b(?:max|min|count)\(", check) is None


def _place(c: Scene, said: str) -> str:
    """Where a statement holds: what it leads with, or what it ends with."""
    if lead := _LEAD.match(said):
        return lead[0] if c.is_led(lead[0].rstrip(", ")) else ""
    # "In 2010 all grew": without a comma.
    leading, subject, _ = c.cut(said)
    if leading and subject and c.is_led(leading.rstrip(", ")):
        return f"{leading.rstrip(', ')}, "
    end = _ITS_END.search(said)
    if end is not None and c.is_led(end["at"]):
        return f"{capitalised(end['at'])}, "
    return ""
