"""What is apart from the best by so much: “Its best task is A, and its worst, B, is 9 lower”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_BEST = r"(?:best|strongest|highest|top|highest-scoring|easiest)"
_WORST = r"(?:worst|weakest|lowest|poorest|lowest-scoring|hardest)"
_AMOUNT = r"(?P<by>[^,;:()]*?\d[^,;:()]*?)"
_APART = any_case(
    rf"(?P<head>(?P<whose>its|their|the|[^,;:()]+?['’]s?) (?P<first>{_BEST}|{_WORST})"
    rf" (?P<noun>[a-z]+) "
    r"(?:is|was) (?P<one>[^,;:()]+?))(?: \([^()]*\))?,? (?:and|while|whereas|but) "
    rf"(?:its|their|the) (?P<second>{_BEST}|{_WORST})(?: (?P<again>[a-z]+))?"
    r"(?:, |,? at |: ?| \()(?P<two>[^,;:()]+?)(?:, |\) )"
    rf"(?:is|was|lies|stands|scores) {_AMOUNT} (?P<way>lower|higher|below|above|less|more"
    rf"|behind|ahead)(?: (?:that|it))?"
)
_DOWN = frozenset("lower below less behind".split())
_IS_BEST = any_case(_BEST)


@of_form(_APART, "is was", "lower higher below above less more behind ahead")
def best_and_worst(c: Scene, match: Match) -> Iterator[Version]:
    """“Its best task is A, and its worst, B, is 9 points lower”: B is the worst, 9 below A."""
    if not all(c.reader.is_place(match[name]) for name in ("one", "two")):
        return
    if bool(_IS_BEST.fullmatch(match["first"])) is bool(_IS_BEST.fullmatch(match["second"])):
        return
    if match["again"] and match["again"].lower() != match["noun"].lower():
        return
    whose = match["whose"]
    own = whose.lower() in ("its", "their", "the")
    lead = "" if own else f"For {re.sub('[’' + chr(39) + ']s?$', '', whose)}, "
    way = "lower" if match["way"].lower() in _DOWN else "higher"
    yield (
        Plain(match["head"]),
        Plain(f"{whose} {match['second']} {match['noun']} is {match['two']}"),
        Plain(f"{lead}{match['two']} is {match['by']} {way} than {match['one']}"),
    )


_SPREAD = any_case(
    r"(?P<head>[^,;:]+?\b(?:spread(?: out)?|range|gap|distance|varied|dispersed|wide"
    r"|uneven)\b[^,;:]*?)(?:, (?:with )?| \(| \()(?P<by>(?:[a-z]+ )?\d[\d.,]*(?: ?%| [a-z]+){0,2}) "
    r"(?:from (?P<low>[^,;:()]+?) (?:up )?to (?P<high>[^,;:()]+?)"
    r"|between (?P<one>[^,;:()]+?) and (?P<two>[^,;:()]+?))\)?"
)


_MOST_SPREAD = any_case(
    r"(?P<who>.+?) (?:(?:is|are|was|were) the most spread[- ]out|(?:has|have|shows?) the (?:widest"
    r"|largest|biggest|greatest) spread)"
)


@of_form(_SPREAD, "spread range gap distance varied dispersed wide uneven", "from between")
def spread_from_to(c: Scene, match: Match) -> Iterator[Version]:
    """“B is the most spread out, with 9 points from X up to Y”: X is last, Y first, 9 apart."""
    place = c.reader.subject_of(match["head"])
    if place is None or not place.ticks:
        return
    one, two = match["low"] or match["one"], match["high"] or match["two"]
    if not all(map(c.reader.is_place, (one, two))):
        return
    # Told in points, it is how far the ends are apart, not how the values lie between them.
    spread = _MOST_SPREAD.fullmatch(match["head"])
    head = f"{spread['who']} has the largest range" if spread else match["head"]
    said = [Plain(head), Plain(f"The gap between {one} and {two} is {match['by']}", here=place)]
    if match["low"]:
        said += [
            Plain(f"{one} has the lowest value", here=place),
            Plain(f"{two} has the highest value", here=place),
        ]
    yield tuple(said)


_DOMINANT = any_case(
    r"(?P<where>[^,;:()]+?) (?:has|have|shows?|features?) (?:one|an?) (?:single |very"
    r" )?(?:clear(?:ly)?"
    r"|dominant|dominating|obvious|undisputed|outstanding) (?:dominant |dominating )?(?:[a-z]+): "
    r"(?P<rest>.+)"
)


@of_form(_DOMINANT, "has have show shows feature features", ":")
def dominant_there(c: Scene, match: Match) -> Iterator[Version]:
    """“B has one dominant bar: X is more than 9 points ahead of the next”: so it is on B."""
    place = c.reader.subject_of(match["where"])
    if place is not None and c.reader.is_place(match["where"]):
        yield (Plain(match["rest"], here=place),)
