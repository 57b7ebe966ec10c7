"""Two extremes of one thing: “A has both the largest range and the highest mean”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import classes_in
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_BOTH = any_case(
    r"(?P<head>[^;:]*?\b(?:has|have|had|holds?|shows?|reaches|achieves?|attains?)) "
    r"(?:also )?(?:both )?(?P<one>the [^,;:]+?)(?:,? and(?: also)?|,? as well as|,? but(?: also)?) "
    r"(?P<two>the [^,;:]+)"
)
_MOST = frozenset({"EXTREME", "BEST", "OFTENEST", "PUREST", "MOST_MANY", "MOST_CASES"})
_FIRST = 3
"""Words of a noun phrase in which what it is the most of is said: “the second-highest”."""


@of_form(
    _BOTH,
    "has have had hold holds show shows reaches achieve achieves attain attains",
    "and as but",
)
def has_both(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the largest range and the highest mean”: it has the one, and the other."""
    if "EACH" in classes_in(match["head"]):
        return
    named, phrases = c.named_in(match["head"]), match.group("one", "two")
    if not named or any(len(ticks) > 1 for ticks in named.values()):
        return
    if all(map(is_extreme, phrases)) and not any(map(c.named_in, phrases)):
        yield tuple(Plain(f"{match['head']} {phrase}") for phrase in phrases)


def is_extreme(phrase: str) -> bool:
    """Whether a phrase begins with what something is the most of."""
    start = " ".join(phrase.replace("-", " - ").split()[: _FIRST + 2])
    return not _MOST.isdisjoint(classes_in(start))
