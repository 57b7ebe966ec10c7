"""What is said of two stretches of an axis: “falls between 1 and 3 and between 7 and 9”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.senses.twice_between import TWICE_BETWEEN, in_one_unit


@told_by("between", "and")
def in_two_stretches(_: Scene, text: str) -> Iterator[Version]:
    """“A falls between 1 and 3 and between 7 and 9”: it falls in each of the two.

    “A and B cross twice, once between 1 and 3 and again between 7 and 9”: they do so twice as well.
    """
    match = TWICE_BETWEEN.fullmatch(text.strip())
    if match is None or not match["head"].strip():
        return
    head = match["head"]
    stretches = in_one_unit(match["one"], match["two"])
    times = (Plain(f"{head}twice"),) if match["twice"] else ()
    yield (*times, *(Plain(f"{head}between {stretch}") for stretch in stretches))
