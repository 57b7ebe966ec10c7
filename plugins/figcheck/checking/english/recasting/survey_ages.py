"""How shares go with age: “concern rises with age”, “younger adults are likelier to do so”."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from figcheck.checking.english.claims.surveyed import is_survey, named_among, open_in, place_of
from figcheck.checking.english.naming.people import ages_in_order
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.recasting.survey_standings import SHARE_NOUN
from figcheck.patterns import any_case

_HOW = r"(?:(?:also|still|generally|steadily|clearly|sharply|consistently|gradually) )*"
_UP = r"(?P<up>rises?|rose|climb(?:s|ed)?|increas(?:es?|ed)|grows?|grew|goes up)"
_DOWN = (
    r"(?:falls?|fell|drop(?:s|ped)?|declin(?:es?|ed)|decreas(?:es?|ed)|shr(?:inks?|ank)|goes down)"
)
_WITH_AGE = any_case(
    rf"(?P<who>[^,;:()]+?) {_HOW}(?:{_UP}|{_DOWN}) (?:steadily |consistently |sharply )?"
    r"(?:with (?:(?:each|every)(?: successive)? )?age(?: groups?| brackets?)?"
    r"|as (?:people|adults|respondents)? ?(?:get|grow|become) older)"
    r"(?:,? (?:(?:rising|climbing|falling|dropping|going) )?from (?P<a>[^,;:()]*?%) "
    r"(?:of|among|for) (?P<x>[^,;:()%]+?) to (?P<b>[^,;:()]*?%) "
    r"(?:of|among|for) (?P<y>[^,;:()%]+))?"
)
_PEOPLE = r"(?: (?:adults|people|respondents|americans|ones|voters|workers|women|men))?"
_THAN = any_case(
    rf"(?P<lead>(?:[^,;:()]+, )?)(?P<who>younger|older){_PEOPLE} (?:are|were) "
    r"(?:(?:also|generally|far|much|slightly|somewhat) )?(?P<more>more|less) likely(?: than"
    rf" (?P<than>younger|older){_PEOPLE})?,? to (?P<do>[^,;:()]+?)"
    rf"(?: than (?P<behind>younger|older){_PEOPLE})?"
)


@of_form(_WITH_AGE, "age older", "with as")
def goes_with_age(c: Scene, match: Match) -> Iterator[Version]:
    """“The share of adults who do rises with age”: it is higher in each older group."""
    who = SHARE_NOUN.sub("", match["who"]).strip(" ,")
    ends = [(match["a"], match["x"]), (match["b"], match["y"])]
    for version in _in_order(c, who, rising=bool(match["up"])):
        told = [f"{whom} are at {share}" for share, whom in ends if share and whom]
        yield (*version, *(Plain(text, here=version[0].here) for text in told))


@of_form(_THAN, "younger older", "likely", "to")
def likelier_with_age(c: Scene, match: Match) -> Iterator[Version]:
    """“Younger adults are more likely than older ones to do so”: the younger, the likelier."""
    who, than = match["who"].lower(), (match["than"] or match["behind"] or "").lower()
    if who != than and is_survey(c):
        rising = (who == "older") is (match["more"].lower() == "more")
        yield from _in_order(c, f"{match['lead']} {match['do']}", rising=rising)


def _in_order(c: Scene, told: str, *, rising: bool) -> Iterator[Version]:
    """That each age group has more than the one before it, or that the oldest has more."""
    ages = ages_in_order(c.reader.figure)
    if not ages:
        return
    named = named_among(c, told, of_each=True)
    if named is None or any(len(ticks) != 1 for ticks in named.values()):
        return
    along = next(d for d in c.reader.figure.dimensions if set(ages) <= set(d.ticks))
    if along.name in named or [*open_in(c, named, of_itself=True)] != [along.name]:
        return
    way = "higher" if rising else "lower"
    here = place_of(named) if named else None
    there = replace(c, around=replace(c.around, here=here)) if here is not None else c
    for pairs in ([(ages[0], ages[-1])], [*pairwise(ages)]):
        said = (f'"{two}" is {way} than "{one}"' for one, two in pairs)
        yield tuple(replace(plain, here=here) for plain in there.those_that_fail(*said))
