"""What sentences say of the parts of boxes in other words: “three quarters of them need …”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.statistics import (
    HIGHEST,
    LOWER,
    LOWEST,
    UPPER,
    parts_of_boxes,
)
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Role
from figcheck.patterns import any_case, regex

_SCORES = frozenset("score value rating result".split())

_MORE = r"at least|no less than|more than|longer than|over|above"
_LESS = r"at most|no more than|less than|fewer than|under|below|within|up to"
_LIMIT = r"\d[\w.,]*(?: ?[a-z%]+)?"
_PART = any_case(
    r"(?P<lead>[^;:(),]+, )?(?:(?P<how>at least|about|around|roughly|nearly|almost) )?"
    r"(?P<part>three quarters|a quarter|one quarter|half|75 ?%|50 ?%|25 ?%) "
    r"(?:of )?(?:all |the )*(?P<who>[^;:(),]+?) (?:needs?|takes?|spends?|lasts?|are|is|were|was|"
    r"finish|finishes|arrives?|scores?|have|has|gets?|achieves?|obtains?|(?P<least>reach(?:es)?"
    r"|attains?)|(?P<beyond>exceeds?|surpass(?:es)?))(?: [a-z]+ed)? "
    r"(?:an? (?P<what>(?:[A-Za-z-]+ ){1,3}?)(?:of )?)?"
    rf"(?:(?:in )?(?P<bound>{_MORE}|{_LESS}) (?P<limit>{_LIMIT})"
    rf"|(?P<value>{_LIMIT}) or (?P<or>more|longer|less|shorter|fewer)"
    rf"|(?P<mark>{_LIMIT}))(?P<rest>[^;:]*)"
)
_DENIED = any_case(r"\b(?:not|never|n['’]t|hardly|barely)\b")
_QUARTERS = {
    "three quarters": 3, "75%": 3, "half": 2, "50%": 2, "a quarter": 1, "one quarter": 1, "25%": 1,
}  # fmt: skip
_ABOVE = {4: "minimum", 3: "lower quartile", 2: "median", 1: "upper quartile", 0: "maximum"}
"""The part of a box above which so many quarters of all values lie."""

_ENDS_INCLUDED = frozenset("at least;no less than;at most;no more than;up to;within".split(";"))
"""Bounds that what is just as much keeps to."""

_BEYOND = {True: "above", False: "below"}
"""What is beyond a limit that is a lower one, and an upper one."""


@of_form(_PART, "quarter quarters half 75 50 25")
def part_of_all(c: Scene, match: Match) -> Iterator[Version]:
    """“Three quarters of the trips by bus take at least 29 minutes”: its lower quartile is that."""
    if parts_of_boxes(c.reader.figure) is None:
        return
    who = _named(c, match["who"]) or ([c.topic] if c.topic is not None else [])
    if _DENIED.search(match["who"]):
        return
    if match["what"] and not _is_measured(c, match["what"]):
        return  # "Half of them have an age above 60."
    reached = match["least"] or match["beyond"]
    if len(who) != 1 or (match["mark"] and not reached) or (reached and not match["mark"]):
        return
    more = (match["or"] or "").lower() in ("more", "longer") or bool(reached)
    least = "more than" if match["beyond"] else "at least"
    bound = (match["bound"] or (least if more else "at most")).lower()
    more = re.fullmatch(_MORE, bound) is not None
    quarters = _QUARTERS[match["part"].lower().replace(" %", "%")]
    place = quarters if more else 4 - quarters
    bound = "at most" if bound == "within" else bound
    limit = match["limit"] or match["value"] or match["mark"]

    def of_part(beyond: int, bound: str) -> str:
        part = _ABOVE[place + (beyond if more else -beyond)]
        said = f"{bound} {limit}".strip()
        return f"{match['lead'] or ''}The {part} of {who[0]} is {said}{match['rest']}"

    how = (match["how"] or "").lower()
    if not any(c.holds(of_part(0, beyond)) for beyond in _BEYOND.values()):
        # The limit itself: of those that are just as much, some may be all that is missing.
        if how not in ("", "at least"):
            yield (Plain(of_part(0, "")),)
        elif bound in _ENDS_INCLUDED:
            yield (Plain(of_part(0, bound)),)
        return
    if how == "at least":
        yield (Plain(of_part(0, bound)),)
    elif c.holds(of_part(1, bound)) is not False:
        # A quarter more of them are: "half" may be "at least half", but not "about half".
        if how and c.holds(of_part(1, _BEYOND[more])):
            yield (Plain(of_part(1, _BEYOND[not more])),)
    elif not how:
        yield (Plain(of_part(0, bound)),)
    elif c.holds(of_part(-1, _BEYOND[not more])):
        yield (Plain(of_part(-1, _BEYOND[more])),)  # A quarter fewer are not even as much.


def _is_measured(c: Scene, noun: str) -> bool:
    """Whether a noun is a word for the values: “score”, or what the axis is called."""
    figure = c.reader.figure
    known = _SCORES | set(words_of(figure.value.label or figure.title))
    return known.issuperset(words_of(noun))


def _named(c: Scene, text: str) -> list[str]:
    return [tick for ticks in c.named_in(text).values() for tick in ticks]


_EXTENDS = (
    r"(?:(?:mainly |mostly |roughly )?(?:extends?|runs?|reach(?:es)?|stretch(?:es)?|goes|go|spans?"
    r"|ranges?|lies?|covers?|falls?|is|are|sits?|varies|vary|fluctuates?))"
)
_BOX = r"(?:box(?:es)?|interquartile range|IQR|middle half|(?:middle|central) 50 ?%)"
_RANGE = (
    rf"(?:(?P<between>between)|from)? ?(?P<low>{_LIMIT}) (?:up )?(?P<and>and|to|[-–]) "
    rf"(?P<high>{_LIMIT})"
)
_MIDDLE = any_case(
    rf"(?:(?:the )?(?:middle|central) (?:half|50 ?%) of (?:all |the )*(?P<who>[^;:,]+?) [a-z]+"
    rf"|(?:the )?(?:{_BOX}|(?P<whiskers>whiskers)) (?:of|at|in|for) (?:the )?(?P<what>[^;:,]+?) "
    rf"{_EXTENDS}|(?:the )?(?P<whose>[^;:,]+?)(?:['’]s?)? (?:{_BOX}|(?P<ends>whiskers)) {_EXTENDS})"
    rf" {_RANGE}"
)
_STANDS = any_case(rf"{_BOX} (?:[^;:,]+? )?(?:lies?|falls?|is|are|sits?) between\b")
_TOLD_BEHIND = any_case(
    rf"(?P<said>[^;:]*\b{_BOX}\b[^;:]*?),? (?:spanning|extending|ranging|stretching|reaching"
    rf"|running|going|lying) {_RANGE}"
)
_HALF = any_case(
    r"(?P<lead>(?:for|in|at|with) [^;:,]+, )?(?:about |around |roughly |nearly )?(?:half|50 ?%)"
    r" (?:of )?(?:all |the )*(?P<who>[^;:,]+?) (?:fall|lie|are|range|take|need|last|cost|score"
    rf"|have)s? {_RANGE}"
)


@of_form(
    _MIDDLE,
    "middle central box boxes interquartile iqr whiskers",
    "between from spans span covers to",
)
def box_from_to(c: Scene, match: Match) -> Iterator[Version]:
    """“The middle half of the trips by bus take between 20 and 35 minutes”: from box end to end."""
    whiskers = match["whiskers"] or match["ends"]
    told = match["who"] or match["what"] or match["whose"]
    for version in _from_to(c, match, told, whiskers):
        # "The box lies between 5 and 20": it may begin above 5, and end below 20.
        if not _STANDS.search(match.string) or all(c.holds(plain.text) for plain in version):
            yield version


@of_form(
    _TOLD_BEHIND,
    "box boxes interquartile iqr",
    "spanning extending ranging stretching reaching running going lying",
)
def box_spanning(c: Scene, match: Match) -> Iterator[Version]:
    """“The box of A is the narrowest, spanning from 5 to 8”: from its one end to the other."""
    for version in _from_to(c, match, match["said"], None):
        yield (Plain(match["said"]), *version)


@of_form(_HALF, "half 50", "between from")
def half_between(c: Scene, match: Match) -> Iterator[Version]:
    """“Half of the trips by bus take between 20 and 35 minutes”: those in the box."""
    for version in _from_to(c, match, f"{match['lead'] or ''}{match['who']}", None):
        # Half of them may lie elsewhere as well: below the median, or around it.
        if all(c.holds(plain.text) for plain in version):
            yield version


def _from_to(c: Scene, match: Match, told: str, whiskers: str | None) -> Iterator[Version]:
    """That a box goes from one value to another, or its whiskers do."""
    found = parts_of_boxes(c.reader.figure)
    joins = (match["and"] or "").lower() == "and"
    if found is None or bool(match["between"]) is not joins:
        return
    who, (dimension, parts) = _named(c, told), found
    ends = (LOWEST, HIGHEST) if whiskers else (LOWER, UPPER)
    if len(who) != 1 or not set(ends) <= parts.keys() or dimension.name in c.named_in(told):
        return
    yield tuple(
        Plain(f"The {parts[end]} of {who[0]} is {match[side]}")
        for end, side in zip(ends, ("low", "high"), strict=True)
    )


_EVERY_OTHER = any_case(
    r"(?P<said>[^;:]+? (?:of|than|exceeds|beats)) (?:every|any|each) other (?P<label>[a-z]+)"
    r"(?P<rest>.*)"
)


@told_by("every any each", "other")
def every_other(c: Scene, text: str) -> Iterator[Version]:
    """“The lower quartile of A is above the median of every other mode”: above that of each."""
    x = c.reader.figure.dimension(Role.X)
    match = _EVERY_OTHER.fullmatch(text)
    if match is None or x is None or parts_of_boxes(c.reader.figure) is None:
        return
    own = c.named_in(match["said"]).get(x.name, ())
    if len(own) == 1 and c.label_of(match["label"]) == x.name:
        others = (tick for tick in x.ticks if tick not in own)
        yield tuple(Plain(f"{match['said']} {other}{match['rest']}") for other in others)


_SAID_OF_END = (
    r"(?P<verb>is|are|has|have|scores?|gets?|reaches|reach|achieves?|obtains?|stays?|lies?|exceeds?"
    r"|surpasses|surpass|remains?|falls?|drops?)(?P<rest> [^;:]+)"
)
_WORST = any_case(
    r"(?P<lead>(?:(?:for|in|at|with) [^;:]+?, )?)(?:even |already )?the (?P<end>worst|best|weakest"
    rf"|poorest) (?P<noun>[a-z]+)(?: (?:of|for|in|with) (?P<who>[^,;:()]+?))? {_SAID_OF_END}"
)
_AT_WORST = any_case(
    r"(?:in the|at) (?P<end>worst|best)(?: case)?, (?P<who>[^,;:()]+?) " + _SAID_OF_END
)
_WITH_SCORE = any_case(
    r" an? (?P<what>(?:[A-Za-z-]+ ){1,3}?)(?:of )?(?=(?:above|below|over|under|at|more|less|[\d.]))"
)
_STANDING = regex(r"(?:is|are|has|have|scores?|gets?|achieves?|obtains?|stays?|lies?|remains?)\Z")
_ONE_OF_ALL = frozenset({"case", "value", "score", "result"})
_SINGULAR = {"are": "is", "have": "is", "has": "is", "reach": "reaches", "surpass": "surpasses"}


@told_by("worst best weakest poorest")
def end_of_all(c: Scene, text: str) -> Iterator[Version]:
    """“Even the worst patient has a score above 0.8”: the lowest of the scores is above that."""
    found = parts_of_boxes(c.reader.figure)
    match = _WORST.fullmatch(text.rstrip(" .")) or _AT_WORST.fullmatch(text.rstrip(" ."))
    figure = c.reader.figure
    wanted = more_is_wanted(figure.value.label or figure.title)
    if match is None or found is None or wanted is None or not found[1].keys() >= {LOWEST, HIGHEST}:
        return
    noun = match.groupdict().get("noun")
    if noun and noun not in _ONE_OF_ALL and c.label_of(noun):
        return  # "The worst organ" is one of the things, not of what is measured of each.
    end = found[1][HIGHEST if (match["end"].lower() == "best") is wanted else LOWEST]
    verb = match["verb"].lower()
    scored = _WITH_SCORE.match(match["rest"])
    if scored is not None and not _is_measured(c, scored["what"]):
        return
    rest = match["rest"] if scored is None else f" {match['rest'][scored.end() :]}"
    plain = "is" if _STANDING.match(verb) else _SINGULAR.get(verb, verb)
    plain = plain if plain.endswith("s") else f"{plain}s"
    who, lead = match["who"], match.groupdict().get("lead") or ""
    if who and not c.named_in(who):
        if lead or not c.is_subject(who):
            return
        lead, who = f"For {who}, ", None
    of = f" of {who}" if who else ""
    yield (Plain(f"{lead}the {end}{of} {plain}{rest}"),)
