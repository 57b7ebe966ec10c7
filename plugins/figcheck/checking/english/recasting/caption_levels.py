"""What captions say of levels: “throughout the period”, “a total of 40”, “per region”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.claims.sizes import lists_more
from figcheck.checking.english.lexicon.entries import NUMERALS, classes_in
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import WHOLE
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.patterns import any_case, regex

_THROUGHOUT = any_case(
    rf"\bthroughout the (?:{WHOLE} )?(?:\w+-year )?"
    r"(?:period|years|decades?|time ?(?:frame|span)|timeline)(?: (?:shown|covered|considered))?"
)
_MOVING = frozenset("RISES RISE GAINS CHANGE FLUCTUATES FLUCTUATION STABLE VARIES TREND".split())
"""Classes of words for how values go, which they do over a period."""


@told_by("throughout")
def at_all_times(_: Scene, text: str) -> Iterator[Version]:
    """“A is the largest throughout the period”: at all times."""
    said = _THROUGHOUT.sub("at all times", text)
    if said != text and _MOVING.isdisjoint(classes_in(said)):
        yield (Plain(capitalised(said)),)


_TOTAL = any_case(
    r"\A(?P<lead>(?:(?:in|across|for) [^,;:\d]+, )?)there (?P<be>are|were|is|was|have been) "
    r"(?:a|an overall|a combined) total of (?=[\d])"
)


@told_by("there", "total")
def in_total(_: Scene, text: str) -> Iterator[Version]:
    """“There were a total of 40 wells”: in total, there were 40 wells."""
    yield from in_plain_words(text, ((_TOTAL, r"\g<lead>in total, there \g<be> "),))


_PER = any_case(
    r"(?P<mean>\bthe (?:overall )?(?:average|mean|median) [^,;:\d]*?) per (?P<noun>[a-z-]+)"
    r"(?= (?:is|was|are|were|amounts|amounted|stands|stood|comes|came|equals)\b)"
)


@told_by("average mean median", "per")
def mean_per_thing(c: Scene, text: str) -> Iterator[Version]:
    """“The average number of wells per district is 5”: the average number of wells is."""
    match = _PER.search(text)
    several = [d.name for d in c.reader.figure.dimensions if len(d.ticks) > 1]
    if match is not None and [c.label_of(match["noun"])] == several and not lists_more(c):
        yield (Plain(f"{text[: match.end('mean')]}{text[match.end() :]}"),)


_TURNS = any_case(
    r"(?P<there>there (?:are|were|have been) (?P<many>\w+) )(?P<how>(?:\w+ )*?)(?P<noun>dips"
    r"|lows|troughs|valleys)(?P<of> in (?:the )?[^,;:\d]+?)?(?:,|:) (?:one )?(?P<at>(?:in|at) .+)"
)
_LISTED = regex(r",? and (?:(?:one|another) )?|, ")
_HOW = frozenset("notable major significant clear distinct visible main small minor".split())


@of_form(_TURNS, "dips lows troughs valleys", "there")
def turns_listed(c: Scene, match: Match) -> Iterator[Version]:
    """“There are two dips, in 2009 and 2017”: one in 2009, and one in 2017."""
    if not set(match["how"].lower().split()) <= _HOW or c.way is None:
        return
    spots = [re.sub(r"\A(?:in|at) ", "", part) for part in _LISTED.split(match["at"])]
    if len(spots) < 2 or any(c.axis_of(spot) != c.way for spot in spots):
        return
    many = match["many"].lower()
    if many != str(len(spots)) and (many not in NUMERALS or NUMERALS.index(many) != len(spots)):
        return
    noun = match["noun"].removesuffix("s")
    of = match["of"] or ""
    yield tuple(Plain(f"There is a {noun}{of} in {spot}") for spot in spots)
