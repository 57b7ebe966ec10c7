"""Whose something is, told by the name: “the steepest fall is Poland's”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import begins_with_verb, has_class
from figcheck.checking.english.lexicon.shared_words import LATER_ORDINAL
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_OWNED = regex(
    r"(?P<before>\b(?:is|are|was|were|being|than|by|and|to|with|from|of|like|match(?:es)?|equals?) "
    r"(?:only |just |also |clearly )?)"
    r"(?P<owner>(?:the )?[^\s,;:()](?:(?! (?:is|are|was|were|than) )[^,;:()]){0,40}?)['’]s?"
    r"(?=[,;.]|\Z| (?:at|with|in|on|for|from|between|during|and|by|over|\()\b)",
)


@told_by("s '", "is are was were being than by and to with from of like match matches equal equals")
def owned_by(c: Scene, text: str) -> Iterator[Version]:
    """“The steepest fall is Poland's, followed by Italy's”: that of Poland, by that of Italy."""
    said = _OWNED.sub(lambda m: _of(c, m), text)
    if said != text:
        yield (Plain(said),)


def _of(c: Scene, match: Match) -> str:
    owner = match["owner"]
    return f"{match['before']}that of {owner}" if c.reader.is_place(owner) else match[0]


_CHANGES = (
    "loss|drop|fall|decline|decrease|reduction|plunge|slump|gain|rise|increase|growth|improvement|"
    "jump|change"
)
_ENDS = any_case(r"\b(?:from|between)\b")

_OWN_CHANGE = any_case(
    rf"(?P<lead>[^,;:]+, )?(?P<owner>[^,;:]+?)['’]s? (?P<noun>(?:total |overall )?(?:{_CHANGES}))"
    r"(?: of (?P<size>[^,;:]*?\d[^,;:]*?)| \((?P<noted>[^()]*\d[^()]*)\))?"
    r"(?P<ends> (?:from|between) [^,;:()]+ (?:to|and) [^,;:()]+?)? "
    r"(?:is|was) (?:also )?(?:by far )?"
    rf"the (?P<most>(?:(?:{LATER_ORDINAL}|next)[- ])?\w+est)(?: one)?"
    r"(?: of (?:all|them all|the [a-z0-9]+(?: [a-z]+)?|all [a-z]+))?"
)
_CHANGE_OF = any_case(
    rf"(?P<lead>[^,;:]+, )?the (?P<noun>(?:total |overall )?(?:{_CHANGES})) (?:of|for|in) "
    r"(?P<owner>[^,;:]+?)(?:, (?P<size>[^,;:]*\d[^,;:]*),| \((?P<noted>[^()]*\d[^()]*)\))?"
    r"(?P<ends> (?:from|between) [^,;:()]+ (?:to|and) [^,;:()]+?)? "
    r"(?:is|was) (?:also )?(?:by far )?"
    rf"the (?P<most>(?:(?:{LATER_ORDINAL}|next)[- ])?\w+est)(?: one)?"
    r"(?: of (?:all|them all|the [a-z0-9]+(?: [a-z]+)?|all [a-z]+))?"
)


@of_form((_OWN_CHANGE, _CHANGE_OF), "is was", " ".join(_CHANGES.split("|")))
def own_change(c: Scene, match: Match) -> Iterator[Version]:
    """“A's loss of 5 points is the biggest of all”: A shows the biggest loss, 5 points."""
    if not c.reader.is_place(match["owner"]):
        return
    if _ENDS.search(match["owner"]):
        return
    size = match["size"] or match["noted"]
    said = f"{match['owner']} shows the {match['most']} {match['noun']}{match['ends'] or ''}"
    yield (Plain(f"{match['lead'] or ''}{said}{f', {size}' if size else ''}"),)


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


_MOVES = (
    "fall|drop|decline|decrease|rise|increase|grow|climb|shrink|halve|double|triple|improve"
    "|plummet|plunge|soar|jump|surge|collapse|recover|dip|slip|peak"
)
_SEES = any_case(
    rf"(?P<who>[^;:]+?) (?:(?P<one>sees|saw|watches|watched|experiences)|(?P<several>see|watch)) "
    rf"(?:its|their|his|her) (?:own )?(?P<noun>[a-z]+(?: [a-z]+)?) (?P<moves>{_MOVES})"
    r"(?P<rest>(?: [^;:]+)?)"
)


@of_form(_SEES, "sees saw see watches watched watch experiences", "its their his her")
def sees_its(c: Scene, match: Match) -> Iterator[Version]:
    """“Spain sees its rate fall by 12 points”: Spain falls by 12 points."""
    if not c.reader.parse_alone(match["noun"]).readings("measure"):
        return
    moves = match["moves"].lower()
    if match["one"]:
        moves += "s"
    yield (Plain(f"{match['who']} {moves}{match['rest']}"),)
