"""What is said of two things at once: by how much they differ in two ways, on what they agree."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_BY_AND_BY = any_case(
    r"(?P<head>[^;:]+? (?:differs?|(?:is|are) apart)(?: from [^,;:]+?)?) "
    r"(?P<one>by [^,;:]*\d[^,;:]*?)"
    r",? (?:and|but) (?:also |only )?(?P<two>by [^,;:]*\d[^,;:]*)"
)


@of_form(_BY_AND_BY, "differ differs apart", "by", "and but")
def differing_twice(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B differ by 3 kg and by 20 km”: by both."""
    yield Plain(f"{match['head']} {match['one']}"), Plain(f"{match['head']} {match['two']}")


_LEVEL_AT = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<both>(?:both )?[^,;:]+? and [^,;:]+?) (?:(?:are|is|were|stand|lie"
    r"|finish|end up|come out) (?:exactly |both )?(?:level|equal|tied|even|neck and neck|identical"
    r"|on a par|on par)|tie) (?P<at>(?:at|with|on) [$€£]?\d[\d.,]* ?[\w%/]*(?: each)?)"
)


@of_form(_LEVEL_AT, "level equal tied tie even neck identical par", "and", "at with on")
def level_at(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B are level at 69 %”: both are at 69 %."""
    both = match["both"].removeprefix("Both ").removeprefix("both ")
    at = f"at {match['at'].partition(' ')[2].removesuffix(' each')}"
    if sum(map(len, c.named_in(both).values())) == 2:
        yield (Plain(f"{match['lead']}{both} are both {at}"),)
