"""Adverbs that the title says of all values: “daily”, of a share of those who do it daily."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_WORDS = (
    "daily weekly monthly yearly annually regularly frequently worldwide globally nationwide "
    "domestically"
)
_ADVERB = any_case(rf",? \b({'|'.join(_WORDS.split())})\b(?=[,.;]|\Z| [a-z])(?! than\b)")


@told_by(_WORDS)
def titled_adverbs(c: Scene, text: str) -> Iterator[Version]:
    """“81% of those aged 65+ watch it daily”, of a share who watch it daily: 81% watch it."""
    found, figure = _ADVERB.search(text), c.reader.figure
    if found is None or _ADVERB.search(text, found.end()):
        return
    adverb = re.compile(rf"\b{found[1]}\b", re.IGNORECASE)
    ticks = (tick for d in figure.dimensions for tick in d.ticks)
    if any(map(adverb.search, ticks)):
        return  # It tells one of the things from the others.
    if any(map(adverb.search, (figure.title, figure.value.label, figure.y_axis.label))):
        yield (Plain(f"{text[: found.start()]}{text[found.end() :]}"),)
