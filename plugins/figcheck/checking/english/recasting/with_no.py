"""“With no dropout”, which is without it."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_WITH_NO = any_case(r"\bwith no (?!other|more|less|fewer|one|further|two|single|such)(?=[a-z])")


@told_by("with", "no")
def with_no(_: Scene, text: str) -> Iterator[Version]:
    """“With no dropout, A is best”: without dropout."""
    plain = _WITH_NO.sub(lambda m: "Without " if m[0][0] == "W" else "without ", text)
    if plain != text:
        yield (Plain(plain),)
