"""Factors that are written with a sign: “1.6× faster”, “2x as large”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.scale import TIMES
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_FACTOR = regex(
    r"(?<=\d)(?:×|x|X)(?= (?:as|the|faster|slower|higher|lower|larger|smaller|bigger|greater"
    r"|better|worse|more|less|longer|shorter|cheaper)\b)"
)


_RANGE = regex(
    r"(?<![\d.])(?P<low>\d[\d.]*)(?:x|×)? ?(?P<to>to|and|–|-) ?(?P<high>\d[\d.]*) times "
    r"(?=(?:faster|slower|higher|lower|larger|smaller|bigger|greater|better|worse|more|less|longer|shorter"
    r"|cheaper)\b)"
)


@told_by(
    "as the faster slower higher lower larger smaller bigger greater better worse more less longer "
    "shorter cheaper"
)
def times_written(c: Scene, text: str) -> Iterator[Version]:
    """“A is 1.6× faster than B”: 1.6 times faster."""
    if TIMES in c.reader.names.units:
        return  # Of values that are multiples themselves, “0.5x higher” is a difference.
    plain = _FACTOR.sub(" times", text)
    if _RANGE.search(plain) is not None:
        # "1.7 to 6 times faster" is read with a sign behind each.
        plain = _RANGE.sub(r"\g<low>x \g<to> \g<high>x ", plain)
    if plain != text:
        yield (Plain(plain),)
