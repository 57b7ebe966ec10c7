"""What is said of two stretches of an axis: “falls between 1 and 3 and between 7 and 9”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.twice_between import TWICE_BETWEEN


@told_by("between", "and")
def in_two_stretches(_: Scene, text: str) -> Iterator[Version]:
    """“A falls between 1 and 3 and between 7 and 9”: it falls in each of the two.

    Args:
        text: the sentence.
    """
    match = TWICE_BETWEEN.fullmatch(text.strip())
    if match is not None and match["head"].strip():
        yield tuple(Plain(f"{match['head']}between {match[name]}") for name in ("one", "two"))
