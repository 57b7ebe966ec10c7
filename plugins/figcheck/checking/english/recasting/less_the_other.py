"""Differences with a name of their own: “The interference effect (A minus B) grows from …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_NAMED = any_case(
    r"(?P<lead>(?:(?:in|on|at|for|with|under) [^,;:]+, )?)(?:the|this|that|its) [a-z][\w -]{2,50}? "
    r"\((?:i\.e\.,? |that is,? |defined as |computed as |measured as )?(?:the )?(?P<one>[^()]+?) "
    r"(?:minus|less|−|–|-|vs\.?|versus|compared (?:to|with)) (?:the )?(?P<two>[^()]+?)\)"
    r"(?P<rest> .+)"
)


@of_form(_NAMED, "minus less − – - vs versus compared", "(")
def less_the_other(c: Scene, match: Match) -> Iterator[Version]:
    """“The effect (A minus B) grows from 1 to 2”: the difference between A and B does."""
    one, two = c.named_in(match["one"]), c.named_in(match["two"])
    if len(one) == 1 and one.keys() == two.keys() and one != two:
        the = "the" if match["lead"] else "The"
        said = f"{the} difference between {match['one']} and {match['two']}{match['rest']}"
        yield (Plain(f"{match['lead']}{said}"),)
