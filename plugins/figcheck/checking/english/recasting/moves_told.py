"""How far moves went: “rose by 2 to 27”, “by another 3 to C”, “fell until it stood at 5”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import AMOUNT
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_BY_AND_TO = any_case(
    rf"(?P<said>[^;:]*?\b[a-z]+) (?P<by>by (?:[a-z]+ ){{0,2}}?{AMOUNT}(?: [a-z]+)?)"
    rf" (?P<to>to (?:[a-z]+ ){{0,2}}?{AMOUNT}(?: (?!in\b|at\b|by\b)[a-z]+)?)(?P<rest> [^,;:]*|)"
)


@of_form(_BY_AND_TO, "by", "to")
def by_and_to(c: Scene, match: Match) -> Iterator[Version]:
    """“A rose by 2 to 27 in 2017”: by 2, and to 27."""
    both = [f"{match['said']} {match[way]}{match['rest']}" for way in ("by", "to")]
    if all(map(c.reads, both)):
        yield tuple(map(Plain, both))


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


_UNTIL = any_case(
    r"(?P<head>[^;:]+?),? (?:until|till) (?P<who>it|they|the [a-z]+) (?:finally |eventually )?"
    r"(?:stood at|was at|were at|was|were|amounted to|came to|totall?ed|arrived at|ended up at|"
    r"(?:had )?(?:fallen|dropped|declined|risen|climbed|grown|increased|decreased|sunk) to)"
    r" (?P<value>[^,;:]*?\d[^,;:]*?) (?P<when>(?:in|at|on|by) [^,;:]+)"
)


@of_form(_UNTIL, "until till", "stood was were amounted came totaled totalled arrived ended to")
def until_it_stood(c: Scene, match: Match) -> Iterator[Version]:
    """“It fell every year until it stood at 5 in 2019”: until 2019, when it stood at 5."""
    when = match["when"].partition(" ")[2]
    if c.axis_of(when) is None:
        return
    stood = f"{match['who']} stood at {match['value']} in {when}"
    yield Plain(f"{match['head']} until {when}"), Plain(stood)
