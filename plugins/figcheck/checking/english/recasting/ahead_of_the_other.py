"""Who is ahead of two: “A and B start level, but A is ahead from 200 on”: ahead of B, not of all."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_AHEAD = regex(
    r"(?P<first>[^;:]+?)(?:,? (?:but|and|while|whereas|yet)|;) (?P<who>[^,;:]+?)"
    r" (?P<be>is|are|was|were|stays|remains|pulls|moves|gets|goes|comes out|ends up|finishes)"
    r" (?P<how>(?:[a-z]+ly |well |far )?)(?P<side>ahead|in front|behind|in the lead)"
    r"(?P<rest>(?: (?!of\b)[^;:]*)?)",
    re.IGNORECASE,
)


@told_by("but and while whereas yet ;", "ahead front behind lead")
def ahead_of_the_other(c: Scene, text: str) -> Iterator[Version]:
    """“A and B start level, but A is ahead from 200 on”: it is ahead of B then.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _AHEAD.fullmatch(text)
    if match is None or not c.is_subject(match["who"]):
        return
    own, named = c.named_in(match["who"]), c.named_in(match["first"])
    if len(own) != 1 or c.named_in(match["rest"]).keys() & own.keys():
        return
    ((dimension, ticks),) = own.items()
    two = named.get(dimension, ())
    if len(ticks) != 1 or len(two) != len(("one", "other")) or ticks[0] not in two:
        return
    other = next(tick for tick in two if tick != ticks[0])
    side = "behind" if match["side"].lower() == "behind" else "ahead of"
    said = f"{match['who']} {match['be']} {match['how']}{side} {other}{match['rest']}"
    yield Plain(match["first"]), Plain(said)
