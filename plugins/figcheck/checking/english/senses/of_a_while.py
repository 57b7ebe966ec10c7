"""Clauses of which a part holds for less than it would be read as: within groups, from then on."""

from __future__ import annotations

from figcheck.patterns import any_case

_WITHIN_GROUPS = any_case(
    r"\b(?:groups?|clusters?)\b.*\b(?:left to right|right to left|rightwards?|leftwards?)\b"
)
"""Bars of some groups, from left to right: within each, and not from one group to the next."""

_EACH_GROUP = any_case(r"\b(?:within|each|every|all|both|most)\b")
"""Words by which it is said, and read, of each group."""

_CROSSES = any_case(
    r"\b(?:cross(?:es|ed)?|overt(?:akes?|ook)|(?:sur)?pass(?:es|ed)?|intersects?)\b[^;]*"
    r"\b(?:between|somewhere)\b"
)
_STAYS_SO = any_case(r"\b(?:remain|stay|keep)(?:s|ed)? (?:above|ahead|below|behind|in front)\b")
"""Who is above another from where they cross on, and not before."""

_FROM = any_case(r"\b(?:from|since|after|until|throughout)\b")

_BY_STEP = any_case(
    r"\b(?:add|gain|los|shed|drop|fall|ris|grow|increas|decreas|climb)ing (?:by )?(?:[a-z]+ ){0,4}?"
    r"(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b[^,;]* (?:in|at|with|per|for)"
    r" (?:each|every)\b"
)
"""So much at every step, which is no change from end to end."""


def is_of_a_while(text: str, before: str) -> bool:
    """Whether a clause says something of less than all that it seems to be said of.

    Args:
        text: the clause.
        before: the sentence or clause before it, empty if there is none.
    """
    within = _WITHIN_GROUPS.search(text) is not None and _EACH_GROUP.search(text) is None
    if within or _BY_STEP.search(text) is not None:
        return True
    crossed = any(_CROSSES.search(said) for said in (text, before))
    return crossed and _STAYS_SO.search(text) is not None and _FROM.search(text) is None
