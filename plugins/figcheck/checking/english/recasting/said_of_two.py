"""What trails behind two values: “A has 9 and B has 6, a difference of 3”, “…, twice as high”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.families.of_two_values import OfTwo
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_COMMA = regex(r",\s+(?!\d)")
_MOST_COMMAS = 2


@told_by(
    ",",
    "of by as apart factor times twice half double triple higher larger greater more gap "
    "difference margin lead distance spread twofold threefold fourfold fivefold sixfold sevenfold "
    "eightfold ninefold tenfold",
)
def said_of_two(c: Scene, text: str) -> Iterator[Version]:
    """“A has 9 and B has 6, a difference of 3”: the values that were told are 3 apart."""
    for comma in [*_COMMA.finditer(text)][-_MOST_COMMAS:]:
        head, tail = text[: comma.start()], text[comma.end() :]
        told: set[OfTwo] = set(c.reader.parse_alone(tail).readings("of_two"))
        if len(told) == 1:
            yield Plain(head), Plain(tail, of_two=told.pop())


@told_by(",", "differing", "by")
def differing_by(c: Scene, text: str) -> Iterator[Version]:
    """“A and B are close in 2022 (3.2 and 3.5), differing by 0.3”: then, not always."""
    if ", differing by " in text:
        yield from said_of_two.way(c, text)
