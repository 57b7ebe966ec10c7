"""What follows from two means: “The mean is 5 for A and 8 for B, so the two are 3 apart”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_SO = any_case(
    r"(?P<first>[^;]*?\b(?P<mean>mean|average|median)s?\b[^;]*?)"
    r"(?:[,;] (?:so|hence|thus|i\.e\.,?|that is,|meaning|which means)(?: that)?|;) "
    r"(?:(?:the|these|those) (?:two|pair)(?: [a-z]+)?|they|both) "
    r"(?P<then>(?:are|lie|is|differ|were|differed)\b[^,;]*)"
)
_EACH = any_case(r"\b(?:each|every|all|any|both|always|never|none|no)\b")
_TWO = 2


@of_form(_SO, "mean means average averages median medians", "the these those they both")
def means_apart(c: Scene, match: Match) -> Iterator[Version]:
    """“The mean is 5 for A and 8 for B, so the two are 3 apart”: so are their means."""
    if _EACH.search(match["then"]):
        return
    named = c.named_in(match["first"])
    pairs = [ticks for ticks in named.values() if len(ticks) == _TWO]
    if len(pairs) != 1 or c.named_in(match["then"]):
        return
    one, two = pairs[0]
    where = [p for p in c.led_places(match["first"]) if not {one, two} & _ticks(c, p)]
    means = f"The {match['mean'].lower()}s of {one} and {two} {match['then']}"
    yield Plain(match["first"]), Plain(" ".join([means, *where]))


def _ticks(c: Scene, text: str) -> set[str]:
    return {tick for ticks in c.named_in(text).values() for tick in ticks}
