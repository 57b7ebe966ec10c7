"""Factors that are written with a sign: “1.6× faster”, “2x as large”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_FACTOR = regex(
    r"(?<=\d)(?:×|x|X)(?= (?:as|the|faster|slower|higher|lower|larger|smaller|bigger|greater"
    r"|better|worse|more|less|longer|shorter|cheaper)\b)"
)


@told_by(
    "as the faster slower higher lower larger smaller bigger greater better worse more less longer "
    "shorter cheaper"
)
def times_written(_: Scene, text: str) -> Iterator[Version]:
    """“A is 1.6× faster than B”: 1.6 times faster.

    Args:
        _: where the sentence stands.
        text: the sentence.
    """
    plain = _FACTOR.sub(" times", text)
    if plain != text:
        yield (Plain(plain),)
