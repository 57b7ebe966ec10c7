"""Stretches of an axis that stand last: “it rises in all groups from 3 to 12”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_LAST = any_case(
    r"(?P<said>[^,;]+ (?:in|for|on|across) (?:all|every|each|both|most|nearly all|none)\b[^,;]*?),?"
    r" (?P<stretch>(?:from|between) [^,;]+ (?:to|and) [^,;]+)"
)

_CLAUSES = any_case(r"\b(?:while|whereas|but|although|though)\b")


@told_by("all every each both most none", "from between", "to and")
def stretch_first(c: Scene, text: str) -> Iterator[Version]:
    """“It rises in all groups from 3 to 12”: from 3 to 12 it does."""
    match = _LAST.fullmatch(text)
    if match is None or _CLAUSES.search(text) or not c.is_led(match["stretch"]):
        return
    said = c.within_sentence(match["said"])
    yield (Plain(f"{capitalised(match['stretch'])}, {said}"),)
