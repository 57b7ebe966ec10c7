"""People for things: “Nobody else reaches 50”, “Nothing is faster than A”: no other of its kind."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.language.order import is_ordered
from figcheck.model import Role
from figcheck.patterns import any_case

_NO_ONE = any_case(
    r"(?P<lead>[^,;:]+, )?(?P<none>nobody|no one|none|nothing)(?P<other> else)?"
    r"(?= (?!of\b|but\b|about\b|in\b)[a-z]+)(?P<rest> [^;:]+)"
)
_EXCEPT = any_case(r"\b(?:but|except|besides|save|other than|apart from)\b")


@of_form(_NO_ONE, "nobody no none nothing")
def no_one(c: Scene, match: Match) -> Iterator[Version]:
    """“Nobody else reaches 50%”: no other country does."""
    if _EXCEPT.search(match.string):
        return
    noun = _kind(c, match.string)
    if noun is None:
        return
    lead = match["lead"] or ""
    other = " other" if match["other"] else ""
    yield (Plain(f"{lead}{'no' if lead else 'No'}{other} {noun}{match['rest']}"),)


def _kind(c: Scene, text: str) -> str | None:
    """The noun for the things that a sentence is about, or the one before it."""
    figure = c.reader.figure
    for told in (c.named_in(text), {c.topical: ()} if c.topical else {}, c.named_in(c.before)):
        things = [
            d
            for d in figure.dimensions
            if d.name in told and d.role is not Role.PANEL and not is_ordered(d)
        ]
        things = [d for d in things if d.name != c.reader.names.measures.dimension]
        if len(things) == 1:
            noun = things[0].name.lower()
            return noun if c.label_of(noun) == things[0].name else None
        if things:
            return None
    return None


_RUNNER_UP = any_case(
    r"(?P<lead>[^,;:]+, |(?:in|on|at|for|by) [^,;:]+? )?"
    r"the (?P<rank>runner[- ]up|leader|winner|second[- ]best|front-?runner)"
    r"(?P<at> (?:in|on|at|for|by) [^,;:]+?)? (?:is|was) (?P<name>[^,;:()]+?), (?P<rest>[^;:]+)"
)


@of_form(_RUNNER_UP, "runner leader winner second frontrunner front", ",")
def runner_up_is(c: Scene, match: Match) -> Iterator[Version]:
    """“The runner-up in speed is A, 5 points behind B”: A is the runner-up in speed, 5 behind B."""
    if c.reader.is_place(match["name"]):
        lead, at = match["lead"] or "", match["at"] or ""
        yield (Plain(f"{lead}{match['name']} is the {match['rank']}{at}, {match['rest']}"),)


_RUNNER_UP_APPOSED = any_case(
    r"(?P<lead>[^,;:]+, )?the (?P<rank>runner[- ]up|second[- ]best(?: [a-z]+)?)"
    r"(?P<at> (?:in|on|at|for|by|in terms of) [^,;:()]+?)?,? \(?(?P<name>[^,;:()]+?)(?:,|\)) "
    r"(?P<rest>(?:is|are|was|comes|lies|trails?|lags?|falls?|follows|finishes|ends up|stays)"
    r" [^;:]+)"
)
_BEHIND = any_case(
    r"(?:is|are|was|comes|lies|finishes|ends up|stays|trails?|lags?(?: behind)?|falls?(?: behind)?"
    r"|follows)"
    r" (?:by )?(?P<far>(?:(?:only|just|exactly|about|some|a mere|almost|nearly|more than|less than"
    r"|roughly|fully) )?\d\S*(?: [a-z]+){0,2}?)(?: (?:behind|back|adrift|lower|short))?"
)


@of_form(_RUNNER_UP_APPOSED, "runner second", ", (")
def runner_up_apposed(c: Scene, match: Match) -> Iterator[Version]:
    """“The runner-up in speed, A, is 5 points behind”: A is second in speed, 5 behind the best."""
    if not c.reader.is_place(match["name"]):
        return
    lead, at = match["lead"] or "", match["at"] or ""
    name, rest = match["name"], match["rest"]
    second = Plain(f"{lead}{name} is the {match['rank']}{at}")
    behind = _BEHIND.fullmatch(rest)
    if behind is not None:
        yield second, Plain(f"{lead}{name} trails the leader by {behind['far']}{at}")
    elif not re.search(r"\b(?:behind|back|adrift)\b", rest):
        yield second, Plain(f"{lead}{name} {rest}")
