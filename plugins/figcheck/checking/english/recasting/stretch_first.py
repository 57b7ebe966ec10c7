"""Stretches of an axis that stand last: “it rises in all groups from 3 to 12”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_LAST = any_case(
    r"(?P<said>[^,;]+ (?:in|for|on|across) (?:all|every|each|both|most|nearly all|none)\b[^,;]*?),?"
    r" (?P<stretch>(?:from|between) [^,;]+ (?:to|and) [^,;]+)"
)

_CLAUSES = any_case(r"\b(?:while|whereas|but|although|though)\b")


@of_form(_LAST, "all every each both most none", "from between", "to and")
def stretch_first(c: Scene, match: Match) -> Iterator[Version]:
    """“It rises in all groups from 3 to 12”: from 3 to 12 it does."""
    if _CLAUSES.search(match.string) or not c.is_led(match["stretch"]):
        return
    said = c.within_sentence(match["said"])
    yield (Plain(f"{capitalised(match['stretch'])}, {said}"),)
