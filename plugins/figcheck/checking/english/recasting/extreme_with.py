"""A thing told by the extreme that it has: “the row with the smallest range is A”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_WITH = any_case(
    r"(?P<lead>(?:in|at|on|for|among|averaged) [^,;:]+, )?the (?P<noun>[a-z][\w -]{1,30}?) "
    r"(?:with|that has|that shows|having|showing|exhibiting|which has) the "
    r"(?P<most>(?:[a-z]+est|most|least|best|worst|maximum|minimum) [^,;:]+?) (?:is|was) "
    r"(?:that (?:of|for|at) )?(?P<name>[^,;:]+)"
)
_LINES = frozenset("row column line bar group curve series panel".split())


@of_form(_WITH, "with that having showing exhibiting which", "is was")
def extreme_with(c: Scene, match: Match) -> Iterator[Version]:
    """“The row with the smallest range is A”: A has the smallest range, of what is so called."""
    noun, name = match["noun"].lower(), match["name"]
    if noun not in _LINES and c.label_of(noun) is None:
        return
    dimensions = c.named_in(f"at {name} is")
    if c.reader.is_place(name) or len(dimensions) == 1:
        yield (Plain(f"{match['lead'] or ''}{name} has the {match['most']}"),)
