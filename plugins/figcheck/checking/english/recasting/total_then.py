"""A total that is told by when or where it was: “half of the 2010 total”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_THEN = any_case(
    r"(?P<said>.+? of )(?:the|its|their) (?P<when>[^;:,]+?) (?P<what>total|sum|grand total)"
    r"(?P<rest>(?:,| and | while | but |\Z).*)"
)


@of_form(_THEN, "total sum", "of")
def total_then(c: Scene, match: Match) -> Iterator[Version]:
    """“… make up half of the 2010 total”: of the total in 2010."""
    if c.reader.is_place(match["when"]):
        yield (Plain(f"{match['said']}the {match['what']} in {match['when']}{match['rest']}"),)
