"""Numbers of what happened, told by what did: “In 2012, fewer than 10 million came”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.guesses import is_any_measure
from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_STEM = 5
"""Letters that “visited” has in common with the “visitors” that are counted."""

_EVENTS = {
    "born": "birth", "died": "death", "killed": "death", "sold": "sale", "bought": "purchase",
    "flew": "flight", "flown": "flight", "wed": "marri", "won": "title medal win",
    "drove": "trip", "unemployed": "unemploy", "shipped": "shipment",
}  # fmt: skip
"""Verbs for what is counted, and how the nouns for it begin."""

_ANY_EVENT = frozenset(
    "came recorded counted registered reported welcomed arrived attended held seen".split()
)
"""Verbs for what happens with all that is counted: “10 million visitors came”."""

_WORDS = "|".join((*NUMERALS[1:20], "million", "billion", "thousand", "hundred"))
_COUNT = (
    r"(?:(?:about|around|roughly|nearly|almost|only|just|over|under|some|approximately|exactly|"
    r"more than|fewer than|less than|at least|at most|well|slightly|a total of) )*"
    rf"(?:\d[\d.,]*|(?:{_WORDS}))(?: (?:{_WORDS}))*"
)
_EVENT = any_case(
    rf"(?P<lead>(?:(?:in|during) [^,;:]+, )?)(?P<count>{_COUNT}) (?P<noun>[a-z]+)"
    r"(?: (?:were|was|have been|had been|have|had))? (?P<verb>[a-z]+)"
    r"(?P<what>(?: (?:the|a|this|its|in the|to the|here|there)(?: [A-Za-z]+){0,3}?)?)"
    r"(?P<rest>(?: (?:in|for|during|by) [^;:,]+)?)"
)


@of_form(
    _EVENT,
    f"{' '.join(_EVENTS)} {' '.join(_ANY_EVENT)} visited attended used travelled traveled read "
    "watched married divorced emigrated immigrated lived worked employed enrolled graduated "
    "participated",
)
def counted_events(c: Scene, match: Match) -> Iterator[Version]:
    """“In 2016, fewer than one million children were born”, of births: that was their number."""
    if not c.reader.names.is_one_line:
        return
    verb, noun = match["verb"].lower(), match["noun"].lower()
    counted = is_measured(c, noun)
    of_title = verb not in _ANY_EVENT and _is_of_title(c, verb)
    people = noun in _PEOPLE or (verb == "born" and noun in _BORN)
    if (of_title and (counted or people)) or (verb in _ANY_EVENT and counted):
        yield (Plain(f"{match['lead']}the number was {match['count']}{match['rest']}"),)


_PEOPLE = frozenset("people persons guests units".split())
_BORN = frozenset("children babies".split())


def _is_of_title(c: Scene, verb: str) -> bool:
    """Whether a verb is for what the figure counts."""
    stems = _EVENTS.get(verb, verb[:_STEM]).split()
    figure = c.reader.figure
    words = words_of(f"{figure.title} {figure.value.label} {figure.y_axis.label}")
    return any(word.startswith(stem) for word in words for stem in stems)


_ANY = frozenset("number numbers count value total level figure share rate amount".split())


def _names_another(c: Scene, said: str) -> bool:
    """Whether a clause has a noun for something measured that is not what the figure shows."""
    return any(is_any_measure(w) and not is_measured(c, w) for w in words_of(said) if w not in _ANY)


_FIRST_YEAR = any_case(
    r"(?:(?:an? |the )?(?:[a-z]+ )?(?:turning point|milestone|landmark|moment|point|change|shift|"
    r"threshold|mark) (?:came|comes|was reached|is reached|occurred|occurs|was|is) in )?"
    r"(?P<when>[\w/–-]+)(?: (?:was|is|marks?|marked)|,) the first (?P<noun>[a-z]+) "
    r"(?:in which|when|that) (?P<said>[^;:]+)"
)


@of_form(_FIRST_YEAR, "first", "which when that")
def first_year_in_which(c: Scene, match: Match) -> Iterator[Version]:
    """“2016 was the first year in which A exceeded 5”: it did so then for the first time."""
    axis = c.way
    if axis is None or _names_another(c, match["said"]):
        return
    if c.axis_of(match["when"]) == axis == c.label_of(match["noun"]):
        yield (Plain(f"In {match['when']}, {match['said']} for the first time"),)


_LOST = r"(?:disappeared|closed|vanished|were lost|were closed|shut down|were cut|died out)"
_ADDED = r"(?:were added|were gained|were created|were opened|came on top|were put up)"
_CAME_OR_WENT = any_case(
    rf"(?P<lead>(?:(?:in|during|between|from|over) [^,;:]+, )?)(?P<count>{_COUNT})"
    rf"(?P<noun> (?:more |new |additional |further )?[a-z]+)? (?:(?P<lost>{_LOST})|{_ADDED})"
    r"(?P<rest>(?: (?:in|during|between|from|over) [^;:,]+)?)"
)


@of_form(
    _CAME_OR_WENT,
    "disappeared closed vanished lost shut cut added gained created opened came put died",
)
def came_or_went(c: Scene, match: Match) -> Iterator[Version]:
    """“Between 2004 and 2006, only 800 pubs disappeared”, of pubs: their number fell by 800."""
    noun = (match["noun"] or "").split()[-1:]
    if not c.reader.names.is_one_line or not c.reader.scale.counts:
        return
    if noun and is_measured(c, noun[0]):
        way = "fell" if match["lost"] else "rose"
        yield (Plain(f"{match['lead']}the number {way} by {match['count']}{match['rest']}"),)
