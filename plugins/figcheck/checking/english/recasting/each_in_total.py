"""Totals and means of several things, of each by itself: “In total, A and B each come to 200”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_EACH = any_case(
    r"(?P<lead>(?:in total|on average|in sum|altogether|overall|summed [^,]+|averaged [^,]+)), "
    r"(?P<one>[^,;:]+?) and (?P<two>[^,;:]+?) each (?P<rest>.+)"
)


@of_form(_EACH, "each", "and", "total average sum altogether overall summed averaged")
def each_in_total(c: Scene, match: Match) -> Iterator[Version]:
    """“In total, A and B each come to 200, twice as much as C”: A does, and B does."""
    one, two = (c.named_in(match[name]) for name in ("one", "two"))
    if len(one) == 1 and one.keys() == two.keys() and one != two:
        yield tuple(
            Plain(f"{match['lead']}, {match[name]} {match['rest']}") for name in ("one", "two")
        )
