"""What is measured of a thing, told by who has it: “spent 20 minutes reading books”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.names.forms import COMMON, words_of
from figcheck.checking.english.naming.of_one_country import people_of_title
from figcheck.checking.english.recasting.holders_left_out import is_holder
from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_LEAD = r"(?P<lead>(?:in|during|by|as of|for) [^,;:()]{2,40}, )?"
_AMOUNT = (
    r"(?P<much>(?:(?:about|around|nearly|almost|roughly|approximately|some|just|only|over|more than"
    r"|less than|at least|an average of|a total of) )*\d[\d.,]*(?: (?:thousand|million|billion))?"
    r"(?P<unit>(?: [A-Za-z.]+){0,3}?))"
)
_SPENT = any_case(
    rf"{_LEAD}(?P<who>[^,;:()]{{3,40}}?) spen[td] {_AMOUNT}"
    r"(?: (?:per|an?|each|every) (?P<period>day|week|month|year)| on average)*"
    r" (?P<what>(?:on|with|in|at|[a-z]+ing)\b[^,;:()]+)"
)
_WITH_ITS = any_case(
    rf"{_LEAD}(?P<who>[^,;:()]{{3,40}}?) (?:generated|made|earned|recorded|reported|posted|had"
    rf"|achieved) (?P<measure>[^,;:()\d]+? of) {_AMOUNT} (?:with|from|through|by selling|in) "
    r"(?:(?:its|their|the) )?(?P<what>[^,;:()]+)"
)
_ADVERBS = {"day": "daily", "week": "weekly", "month": "monthly", "year": "annual"}
_PEOPLE = frozenset(
    "people consumers users adults respondents viewers listeners readers households inhabitants "
    "residents citizens average person population".split()
)


@of_form(_SPENT, "spent spend")
def time_spent(c: Scene, match: Match) -> Iterator[Version]:
    """“Danes spent 20 minutes a day reading books in 2010”: books had so much then."""
    figure = c.reader.figure
    who = {*words_of(match["who"])} - COMMON
    if who and who <= _PEOPLE | people_of_title(figure) | {*words_of(figure.title)}:
        yield from _had(c, match, match["much"])


@of_form(_WITH_ITS, "of", "with from through in by")
def made_with(c: Scene, match: Match) -> Iterator[Version]:
    """“The company generated sales of 20 million euros with its kites”: kites had so much."""
    if is_measured(c, match["measure"]) and is_holder(c, match["who"]):
        yield from _had(c, match, f"{match['measure']} {match['much']}")


_FILLING = COMMON | frozenset(
    "on with in at by from for during through its their the a an products product category "
    "segment business division brand line lines games game watching viewing listening reading "
    "playing using surfing browsing time each every per all".split()
)
"""Words beside a name that narrow nothing: “with its water products”."""


def _had(c: Scene, match: Match, said: str) -> Iterator[Version]:
    """That the one thing that is named had so much, at the time that is named with it."""
    title = {*words_of(f"{c.reader.figure.title} {c.reader.figure.value.label}")}
    period = match.groupdict().get("period")
    if not title.issuperset(words_of(match["unit"])):
        return  # "So many euros", of dollars, or hours, of minutes.
    if period and title.isdisjoint((period, _ADVERBS[period.lower()])):
        return
    named = c.named_in(match["what"])
    things = {d: ticks for d, ticks in named.items() if d != c.way}
    if len(things) != 1 or any(len(ticks) != 1 for ticks in named.values()):
        return
    ((thing,),) = things.values()
    if not _FILLING.issuperset(words_of(c.reader.without_names(match["what"]))):
        return  # "Organic water", "reading online newspapers": only a part of what is named.
    led = (place for place in c.led_places(match["what"]) if thing not in place)
    then = next((p for p in led if c.named_in(p).keys().isdisjoint(things)), "")
    if len(named) > 1 and not then:
        return
    lead = match["lead"] or (f"{capitalised(then)}, " if then else "")
    yield (Plain(f"{lead}{thing} had {said}"),)
