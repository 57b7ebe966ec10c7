"""Whose a value is, told before it: “A's lowest value is 5 in 2010”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import begins_with_verb, has_class
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_OF_OWNER = r"(?:of|for|in) (?P<owner>[^,;:()]+?) (?P<rest>(?:is|was|are|were) [^;]+)"
_SHORT_MEASURE_OF, _LONG_MEASURE_OF = (
    any_case(rf"(?P<lead>[^;:()]+, )?the (?P<measure>[^,;:()]+{few}) {_OF_OWNER}")
    for few in ("?", "")
)
"""The name of a measure may have “of” in it: “the share of trips of A”."""
_OWN_MEASURE = regex(
    r"(?P<lead>[^;:()]+, )?(?P<owner>[^,;:()]+?)['’]s? (?P<measure>[a-z][^,;:()]*?) "
    r"(?P<rest>(?:is|was|are|were) [^;]+)"
)
_OWNER = regex(r"(?P<lead>[^;:()]+, )?(?P<owner>[^,;:()]+?)['’]s? (?P<owned>[a-z].*)")


@of_form(_OWNER, "s '")
def extreme_owned(c: Scene, match: Match) -> Iterator[Version]:
    """“A's lowest value is 5 in 2010”: the lowest value of A is."""
    if not c.reader.is_place(match["owner"]):
        return
    owned = match["owned"]
    tokens = c.reader.vocabulary.tokens(owned)
    parse = c.reader.parse_alone(owned)
    stops = {stop for stop, _ in parse.beginnings("extreme", 0)}
    if has_class(tokens, 0, ["PEAK_NOUN"]):
        stops.add(1)
    for stop in stops:
        if stop < len(tokens) and begins_with_verb(tokens, stop):
            what, rest = owned[: tokens[stop - 1].end], owned[tokens[stop].start :]
            the = "the" if match["lead"] else "The"
            yield (Plain(f"{match['lead'] or ''}{the} {what} of {match['owner']} {rest}"),)


@told_by("is are was were", "of for in s")
def measure_owned(c: Scene, text: str) -> Iterator[Version]:
    """“The rate of A is highest in 2013 and lowest in 2019”: A is."""
    for pattern in (_SHORT_MEASURE_OF, _LONG_MEASURE_OF, _OWN_MEASURE):
        match = pattern.fullmatch(text)
        if match is None or not c.reader.is_place(match["owner"]):
            continue
        if c.reader.parse_alone(match["measure"]).readings("measure"):
            yield (Plain(f"{match['lead'] or ''}{match['owner']} {match['rest']}"),)
            return
