"""Adverbs for how much more something is, which say no more than that it is: “a little slower”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_DEGREES = (
    "a little bit|a little|a bit|a touch|a shade|a tad|a hair|a trifle|a good deal|a great deal"
    "|a lot"
    "|somewhat|rather|markedly|vastly|hugely|decidedly|distinctly|appreciably|notably|vanishingly"
    "|ever so slightly|no end"
)
_SOMEWHAT = regex(
    rf"\b(?:{_DEGREES}) (?=(?:more|less|fewer|[a-z]{{2,}}er|above|below|ahead|behind)\b)"
)


@told_by(" ".join(dict.fromkeys(re.sub(r"[|]", " ", _DEGREES).split())))
def somewhat_more(_: Scene, text: str) -> Iterator[Version]:
    """“A is a little slower than B”: slightly slower."""
    plain = _SOMEWHAT.sub("slightly ", text)
    if plain != text:
        yield (Plain(plain),)
