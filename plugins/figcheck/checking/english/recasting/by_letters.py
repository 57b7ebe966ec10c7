"""Things by the letters that tell them apart: “A and C”, of “Compound A” and “Compound C”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import ascii_lowercase

from figcheck.checking.english.names.forms import toggled
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.model import Figure
from figcheck.patterns import regex

_LETTERED = regex(r"(?P<head>[A-Z][a-z]{2,}) (?P<letter>[A-Z])")
_LETTER = regex(r"(?<![\w°.'’&/-])(?P<letter>[A-Z])(?=(?:['’]s)?(?:[ ,;:.)]|\Z))")
_BEGINS = regex(r"[A-Z](?:['’]s| and [A-Z]\b| (?:is|has|does|was|had|[a-z]+[^s\W]s) )")
"""How a sentence begins with a letter that is no article: “A drops to 5”."""


@told_by(" ".join(ascii_lowercase))
def by_letters(c: Scene, text: str) -> Iterator[Version]:
    """“The gap between A and C is widest at 20”: between Compound A and Compound C."""
    head, ticks = _lettered(c.reader.figure)
    if not head:
        return
    several = re.compile(rf"\b{toggled((head.lower(),))[0]} (?=[A-Z]\b)", re.IGNORECASE)

    def full(found: Match) -> str:
        start, letter = found.start(), found["letter"]
        told = text[:start].lower().endswith(f"{head.lower()} ")
        article = start == 0 and _BEGINS.match(text) is None
        return letter if told or article else ticks.get(letter, letter)

    text = several.sub("", text)
    said = _LETTER.sub(full, text)
    if said != text:
        yield (Plain(said),)


def _lettered(figure: Figure) -> tuple[str, dict[str, str]]:
    """The noun that ticks of one dimension have before their letters, and the ticks by these."""
    listed = {tick for d in figure.dimensions for tick in d.ticks}
    found = [m for tick in sorted(listed) if (m := _LETTERED.fullmatch(tick)) is not None]
    ticks = {m["letter"]: m.group() for m in found}
    heads = {m["head"] for m in found}
    if len(heads) != 1 or len(ticks) < max(2, len(found)) or not listed.isdisjoint(ticks):
        return "", {}
    return heads.pop(), ticks
