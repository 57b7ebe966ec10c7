"""Two moves one after the other: “rises by 6 from A to B and by another 3 to C”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_AMOUNT = r"by (?:(?:about|roughly|around|nearly|almost|some) )?\d[\d.,]*(?: ?%| [a-z]+)?"
_TWICE = any_case(
    rf"(?P<head>[^;:,]+?) (?:(?P<by>{_AMOUNT}) from (?P<one>[^,;:]+?) to (?P<two>[^,;:]+?)"
    rf"|from (?P<first>[^,;:]+?) to (?P<second>[^,;:]+?) (?P<so>{_AMOUNT})),? "
    r"(?:and|then|and then) by (?:another|a further) (?P<more>\d[\d.,]*(?: ?%| [a-z]+)?) "
    r"(?:to|by|until|up to|from there to) (?P<three>[^,;:]+)"
)


@of_form(_TWICE, "by", "another further", "from")
def then_by_another(c: Scene, match: Match) -> Iterator[Version]:
    """“A rises by 6 from 2010 to 2012 and by another 3 to 2014”: by 3 from 2012 to 2014."""
    one, two = match["one"] or match["first"], match["two"] or match["second"]
    amount = match["by"] or match["so"]
    if c.named_in(two).keys() != c.named_in(match["three"]).keys() or not c.named_in(two):
        return
    yield (
        Plain(f"{match['head']} {amount} from {one} to {two}"),
        Plain(f"{match['head']} by {match['more']} from {two} to {match['three']}"),
    )
