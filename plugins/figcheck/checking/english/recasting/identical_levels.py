"""Levels that several have in common: “A and B have identical shares of 78%, 1 point above C”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_HAVE = (
    r"(?:have|had|has|show|showed|share|shared|record|recorded|report|reported|post|posted|reach"
    r"|reached)"
)
_IDENTICAL = any_case(
    rf"(?P<lead>(?:in|at|for|on|by) [^,;:]+?, )?(?P<who>[^;:]+?) (?:both |each |all )?{_HAVE} "
    r"(?:(?:an?|the) )?(?:exact )?(?:identical|same|equal) "
    r"(?P<what>[a-z][^,;:\d]*?),? (?:of|at|with) "
    r"(?P<value>(?:(?:about|around|roughly|nearly|just) )*[$€£]?\d[\d.,]*(?<![.,])"
    r"(?: ?%| percent| per cent)?(?: (?!in\b|for\b|and\b)[a-z]+){0,2})(?: each)?"
    r"(?P<at> in [^,;:]+?)?"
    r"(?:, (?P<much>[^,;:]*?\b(?:points?|%|percent|[a-z]+s))? ?(?P<side>ahead of|above|higher than"
    r"|more than|behind|below|lower than|less than|short of) (?P<other>[^,;:]+))?"
)
_HIGHER = frozenset({"ahead of", "above", "higher than", "more than"})
_ANY_VALUE = any_case(r"(?:ratings?|levels?|figures?|percentages?|readings?|results?)\Z")
"""Nouns at the end of a phrase that mean no more than a value."""
_TWO = 2


@of_form(_IDENTICAL, "identical same equal", "of at with")
def identical_levels(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B have identical shares of 78%, one point ahead of C”: each has 78%, and so on."""
    named = c.named_in(match["who"])
    if len(named) != 1 or not c.reader.is_place(match["who"]):
        return
    (ticks,) = named.values()
    if len(ticks) < _TWO:
        return
    lead, at, what = match["lead"] or "", match["at"] or "", match["what"]
    what = _ANY_VALUE.sub("value", what).removesuffix("s")
    an = "an" if what[0] in "aeiou" else "a"
    said = [f"{lead}{tick} has {an} {what} of {match['value']}{at}" for tick in ticks]
    if match["other"]:
        if not c.is_subject(match["other"]):
            return
        side = "higher" if match["side"].lower() in _HIGHER else "lower"
        much = f"{match['much']} " if match["much"] else ""
        said.append(f"{lead}{ticks[0]}'s {what} is {much}{side} than that of {match['other']}{at}")
    yield tuple(map(Plain, said))
