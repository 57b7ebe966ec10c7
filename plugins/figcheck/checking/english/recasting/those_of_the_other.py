"""Nouns that a pronoun takes up: “The values of A span 24, whereas those of B span only 18”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by

_THOSE = re.compile(
    r"(?P<first>(?:the )?(?P<noun>[a-z]+(?: [a-z]+)?) (?:of|in|for) [^,;:]+?)"
    r"(?:,? (?:whereas|while|and|but)|;) "
    r"(?P<pronoun>those|that|the ones|the one) (?P<at>of|in|for) (?P<rest>[^,;:]+)",
    re.IGNORECASE,
)

_LIMITED = re.compile(r"\b(?:this|these|those|over|across|among|between|from|then|there)\b", re.I)


@told_by("whereas while and but ;", "those that one ones", "of in for")
def those_of_the_other(c: Scene, text: str) -> Iterator[Version]:
    """“The values of A span 24, whereas those of B span only 18”: the values of B do.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _THOSE.fullmatch(text)
    if match is None or c.named_in(match["noun"]):
        return
    if _LIMITED.search(match["first"]) or c.led_places(match["first"]):
        return  # "The mean of A in 2010 is 5, and that of B is 6": in 2010 as well.
    one, two = (c.named_in(match[name]) for name in ("first", "rest"))
    if not one.keys() & two.keys():
        return
    noun = match["noun"]
    yield Plain(match["first"]), Plain(f"The {noun} {match['at']} {match['rest']}")
