"""The value of the only one that does something: “A is the only line above 10 then (11.4)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_ONLY = any_case(
    r"(?P<said>(?P<lead>(?:[^,;:()]+, )?)(?P<who>[^,;:()]+?) (?:is|was|remains) (?:still )?the "
    r"(?:only|sole|one) [^()]+?) \((?:at |with )?(?P<value>[^()]*\d[^()]*)\)"
)

_AT = any_case(r" (?=(?:in|at|on|by|with|for) )")


@of_form(_ONLY, "only sole one", "(")
def value_of_only_one(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the only line above 10 in 2023 (11.4)”: it is, and its value then is 11.4."""
    if not c.is_subject(match["who"]):
        return
    lead, who, said = match.group("lead", "who", "said")
    ends = (said[m.end() :] for m in _AT.finditer(said))
    where = next((end for end in ends if c.is_led(end)), lead.strip(" ,"))
    subject = c.cut(said)[1] or who
    value = f"{subject} is {match['value']} {uncapitalised(where)}".strip()
    yield Plain(said), Plain(value, hung=True)
