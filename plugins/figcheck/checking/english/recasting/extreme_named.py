"""Things with what they are the most of beside their names: “the slowest model, A, is …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_MOST = (
    r"(?:the [a-z]+ with the (?:[a-z]+-)?(?:[a-z]{3,}est|most|least|best|worst) [^,;:()]+?|"
    r"the (?:[a-z]+-)?(?:[a-z]{3,}est|most [a-z]+|least [a-z]+|best|worst)(?:[- ][a-z]+)?"
    r"(?: [a-z]+){0,2}?)"
)
_NAMED = (
    any_case(rf"(?P<lead>)(?P<what>{_MOST}), (?P<name>[^,;:()]+), (?P<rest>[^;:]+)"),
    any_case(rf"(?P<lead>)(?P<what>{_MOST}) \((?P<name>[^,;:()]+)\) (?P<rest>[^;:]+)"),
    any_case(rf"(?P<lead>)(?P<name>[^,;:()]+), (?P<what>{_MOST}), (?P<rest>[^;:]+)"),
)


@told_by("the", ", (")
def extreme_named(c: Scene, text: str) -> Iterator[Version]:
    """“The slowest model, A, is not the most accurate”: A is the slowest, and it is not that."""
    text = text.rstrip(" .")
    match = next(filter(None, (pattern.fullmatch(text) for pattern in _NAMED)), None)
    if match is None or not c.begins_with_verb(match["rest"]):
        return
    name, what = match["name"], match["what"]
    ticks = [tick for found in c.named_in(name).values() for tick in found]
    if len(ticks) != 1 or not c.is_subject(name):
        return
    told = f"{name} is {uncapitalised(what)}"
    # What the figure cannot tell, “the oldest model”, is no more than a description.
    if c.reads(told):
        yield Plain(told), Plain(f"{name} {match['rest']}")
