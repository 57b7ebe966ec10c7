"""Stretches of an axis that stand last: “it rises in all groups from 3 to 12”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_LAST = any_case(
    r"(?P<said>[^,;]+ (?:in|for|on|across) (?:all|every|each|both|most|nearly all|none)\b[^,;]*?),?"
    r" (?P<stretch>(?:from|between) [^,;]+ (?:to|and) [^,;]+)"
)

_CLAUSES = any_case(r"\b(?:while|whereas|but|although|though)\b")


@told_by("all every each both most none", "from between", "to and")
def stretch_first(c: Scene, text: str) -> Iterator[Version]:
    """“It rises in all groups from 3 to 12”: from 3 to 12 it does.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _LAST.fullmatch(text)
    if match is None or _CLAUSES.search(text) or not c.is_led(match["stretch"]):
        return
    said = match["said"] if c.begins_with_place(match["said"]) else _small(match["said"])
    yield (Plain(f"{match['stretch'][0].upper()}{match['stretch'][1:]}, {said}"),)


def _small(text: str) -> str:
    """A text that begins with no name, as it stands within a sentence."""
    return text[0].lower() + text[1:]
