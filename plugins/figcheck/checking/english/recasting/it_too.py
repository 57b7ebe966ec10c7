"""What two things do to the same: “A lowers the error by 2, whereas B lowers it by 5”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_VERB = (
    r"(?:raises?|lowers?|reduces?|increases?|decreases?|improves?|boosts?|cuts?|lifts?|worsens?"
    r"|degrades?|hurts?|pushes|brings|doubles?|halves)"
)
_THEN = r"(?: by| from| to|,|$)"
_TWO = any_case(
    r"(?P<lead>(?:on|in|at|for|under|with) [^,;:()]+, )?"
    rf"(?P<one>[^;:]+? {_VERB} (?P<what>(?!it\b|its\b|them\b)[^,;:()]+?)(?={_THEN})[^;:]*?),? "
    rf"(?:while|whereas|but|and) (?P<two>[^,;:]+? {_VERB}) it(?P<rest>{_THEN}[^;:]*)"
)


@of_form(_TWO, "it", "while whereas but and")
def lowers_it_too(c: Scene, match: Match) -> Iterator[Version]:
    """“Removing A lowers B by 2, whereas removing C lowers it by 5”: lowers B, not A."""
    if not c.named_in(match["two"]).keys() & c.named_in(match["what"]).keys():
        lead = match["lead"] or ""
        yield (
            Plain(f"{lead}{match['one']}"),
            Plain(f"{lead}{match['two']} {match['what']}{match['rest']}"),
        )
