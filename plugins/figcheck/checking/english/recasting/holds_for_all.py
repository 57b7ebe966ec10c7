"""How far something reaches, said behind it: “A beats B, and this holds for all three sets”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_HOLDS = any_case(
    r"(?P<head>[^;:]+?)"
    r"(?:, and|;|, which| [–—]|, a (?:pattern|trend|finding|result) (?:that|which)) "
    r"(?:(?:this|that|it|the same) )?(?:(?:pattern|trend|order|picture|result|relation) )?"
    r"(?:also )?(?:holds(?: true)?|is true|is the case|applies|is so|is valid|remains true"
    r"|can be seen|is visible|is found|occurs|happens|repeats itself) "
    r"(?P<where>(?:for|in|on|at|across|with|under) (?:all|both|each|every)(?: of)?[^,;:]*)"
)


@of_form(_HOLDS, "holds is applies remains can occurs happens repeats", "all both each every")
def holds_for_all(c: Scene, match: Match) -> Iterator[Version]:
    """“A beats B, and this holds for all three sets”: in all of them."""
    if not c.is_reach(match["where"]):
        return
    head, where = match["head"], match["where"]
    yield (Plain(f"{capitalised(where)}, {head}"),)
    yield (Plain(f"{head} {where}"),)
