"""What a step does to something: “the last doubling adds 4 points to each of the curves”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_DOES = any_case(
    r"(?P<lead>(?:(?:in|on|at|for) [^,;:]+, )?)(?:the|this|that) (?:[a-z]+ ){0,2}?"
    r"(?:step|doubling|jump|move|increase|switch|transition|change)(?: in [a-z ]+?)?,? "
    r"(?P<ends>from [^;:]+? to [^,;:]+?|between [^;:]+? and [^,;:]+?),? "
    r"(?:only |just |still )?(?:(?P<up>adds|brings|gives|yields|contributes)|(?P<down>costs|"
    r"removes|takes|"
    r"subtracts)) (?P<size>[^,;:]*?\d[^,;:]*?) (?:to|for|from|in) (?P<whom>[^,;:]+)"
)


@of_form(
    _DOES,
    "step doubling jump move increase switch transition change",
    "adds brings gives yields contributes costs removes takes subtracts",
    "to for from in",
)
def done_by_step(c: Scene, match: Match) -> Iterator[Version]:
    """“The step from 2 to 4 adds 5 points to each line”: each line gains 5 points in it."""
    ends, lead = match["ends"], match["lead"]
    where = f"{lead}{ends}" if lead else capitalised(ends)
    verb = "gains" if match["up"] else "loses"
    yield (Plain(f"{where}, {match['whom']} {verb} {match['size']}"),)
