"""What is done to things, where that is what they are: “A transfers more patients than B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_FLAGS = re.IGNORECASE
_DONE = regex(r"[A-Z]?[a-z]+ed")
_HOW_MANY = (
    r"(?P<much>(?:(?:far|many|slightly|considerably|about|roughly|more than|less than|only|just"
    r"|nearly"
    r"|almost|over) )*(?:more|fewer|(?:the )?(?:most|fewest)|\d[\d.,]*(?: ?%)?)) (?P<what>[a-z-]+)"
)


@told_by("more fewer most fewest")
def done_by(c: Scene, text: str) -> Iterator[Version]:
    """“A transfers more patients than B”: it has more transferred patients."""
    for dimension in c.reader.figure.dimensions:
        for tick in dimension.ticks:
            if not _DONE.fullmatch(tick):
                continue
            stem = tick.lower().removesuffix("ed")
            verb = rf"\b{stem}(?:e|(?P<one>e?s))? {_HOW_MANY}"
            match = re.search(verb, text, _FLAGS)
            if match is None or c.reader.names_a_tick(match["what"]):
                continue
            if not c.is_subject(text[: match.start()].strip()):
                continue
            has = "has" if match["one"] else "have"
            said = f"{has} {match['much']} {tick.lower()} {match['what']}"
            yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)
            return
