"""Where something spends its time: “A spends the first five years below 1%”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_SPENDS = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) (?:spends?|spent) (?P<when>(?:all of |each of |"
    r"every one of |most of |half of )?(?:the |its )?[^,;:]+?) "
    r"(?P<side>(?:well |just |far )?(?:below|under|above|over|at or below|at or above|between|"
    r"within)) (?P<rest>[^,;:]+)"
)


@of_form(_SPENDS, "spend spends spent")
def spending_time(c: Scene, match: Match) -> Iterator[Version]:
    """“A spends each of the first five years below 1%”: in each of them it is below 1%."""
    when = re.sub(r"^all of ", "each of ", match["when"], flags=re.IGNORECASE)
    if re.match(r"(?:the|its) ", when, re.IGNORECASE):
        when = f"each of {when}"
    yield (Plain(f"{match['lead']}{match['who']} is {match['side']} {match['rest']} in {when}"),)
