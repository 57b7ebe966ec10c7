"""An extreme with a clause on who has it: “the highest value is 9, which A reaches at 4”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_WHICH = any_case(
    r"(?P<head>[^;]*\d[^,;]*), (?:a (?:value|level|score) )?(?:which|that) (?P<who>[^,;:]+?)"
    r" (?:reaches|reached|attains|achieves|achieved|records|recorded|hits|has|shows)"
    r" (?P<at>(?:both )?(?:at|in|on|for|under|with) (?:both )?[^;]+)"
)
_BOTH = any_case(r"\bboth ")


@of_form(
    _WHICH,
    "which that",
    "reaches reached attains achieves achieved records recorded hits has shows",
)
def reached_by(c: Scene, match: Match) -> Iterator[Version]:
    """“The highest value is 9, which A reaches at 4”: reached by A at 4."""
    if len(c.named_in(match["who"])) == 1:
        yield (Plain(f"{match['head']}, reached by {match['who']} {_BOTH.sub('', match['at'])}"),)
