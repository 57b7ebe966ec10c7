"""How often people do something, where the series are the answers: “42% cook daily”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.kinds.answer_scales import alone_in
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.model import Figure
from figcheck.patterns import any_case

_FLAGS = re.IGNORECASE
_HOW_OFTEN = frozenset(
    "daily weekly monthly yearly annually never rarely seldom sometimes occasionally often "
    "frequently regularly always hardly".split()
)
_TIMES = any_case(r"(?:once|twice|times|every|each|per|a) (?:day|week|month|year)s?")
_QUOTES = ('"', "“")
_FEWEST = 2
_CROWD = (
    r"(?:(?:the |all )?(?:people|respondents|adults|participants|employees|answers|responses)"
    r"|those asked|all|them)"
)
_GIVEN = any_case(r"(?:are|is|were|was|chose|choose|answer|answered|selected|picked) ")
"""Verbs before an answer that say no more than that it is given."""
_SHARE = (
    r"(?P<how>only |just |about |around |nearly |almost |more than |over |less than |fewer than )?"
    r"(?P<share>\d+(?:\.\d+)? ?(?:%|percent|per cent)|half|a majority|the majority|most)"
)
_LEAD = any_case(r"(?:(?:in|among|for) [^,]+|on average), ")
_DOING = any_case(rf"(?P<lead>{_LEAD.pattern})?{_SHARE} (?P<rest>.+)")
_AND_SHARE = any_case(r",? and (?=(?:[a-z]+ ){0,2}\d[\d.]* ?(?:%|percent|per cent) )")
"""What joins a share to another: “19% are neutral and around 22% agree”."""
_THE_SHARE = any_case(
    rf"the (?:share|proportion|percentage)(?: of {_CROWD})? (?:who|that) (?P<said>\w+ .+?)"
    r" (?P<rest>(?:rises|falls|grows|increases|decreases|declines|drops|peaks|is|exceeds)\b.*)"
)


@told_by("% percent cent half majority most share proportion percentage")
def how_often(c: Scene, text: str) -> Iterator[Version]:
    """“In the oldest group, 55% cook daily”: daily is at 55% there."""
    figure = c.reader.figure
    if not _lists_answers(figure) and not alone_in(figure):
        return
    lead = match.group() if (match := _LEAD.match(text)) else ""
    parts = [f"{lead}{part}" for part in _AND_SHARE.split(text[len(lead) :])]
    if len(parts) > 1:
        found = [next(_share_of(c, part), ()) for part in parts]
        if all(found):
            yield tuple(clause for version in found for clause in version)
        return
    yield from _share_of(c, text)


def _share_of(c: Scene, text: str) -> Iterator[Version]:
    """The share of one answer that a clause gives."""
    if (match := _THE_SHARE.fullmatch(text)) is not None:
        for answer in _answers(c, match["said"]):
            yield (Plain(f"The share of {answer} {match['rest']}"),)
        return
    if (match := _DOING.fullmatch(text)) is None:
        return
    how, share = (match["how"] or "").lower(), match["share"].lower()
    if not share[0].isdigit():
        if share != "half" and how:
            return
        how, share = (how, "50%") if share == "half" else ("more than ", "50%")
    how = how.removeprefix("only ").removeprefix("just ")
    for who, said in _parted(match["rest"].split()):
        everyone = re.fullmatch(_CROWD, who, _FLAGS) is not None
        if who and not everyone and not c.reader.is_place(who):
            continue
        there = f" for {who}" if who and not everyone else ""
        for answer in _answers(c, said):
            yield (Plain(f"{match['lead'] or ''}the share of {answer} is {how}{share}{there}"),)


_MORE_OFTEN = any_case(
    r"\b(?P<be>is|are|was|were) (?:chosen|selected|picked|given) (?:more|less) "
    r"(?:often|frequently) than\b"
)


@told_by("often frequently", "than")
def chosen_more_often(c: Scene, text: str) -> Iterator[Version]:
    """“Yes is chosen more often than No”: it is higher, where the values are shares or counts."""
    figure = c.reader.figure
    if figure.value.unit != "%" and not c.reader.scale.counts:
        return
    if (match := _MORE_OFTEN.search(text)) is not None:
        sign = "lower" if " less " in match.group().lower() else "higher"
        yield (Plain(f"{text[: match.start()]}{match['be']} {sign} than{text[match.end() :]}"),)


def _parted(words: list[str]) -> Iterator[tuple[str, str]]:
    """Of whom something is said, and what; of nobody where it does not begin with “of”."""
    if words[0].lower() != "of":
        yield "", " ".join(words)
        return
    for stop in range(2, len(words) - 1):
        yield " ".join(words[1:stop]), " ".join(words[stop:])


def _lists_answers(figure: Figure) -> bool:
    """Whether the series are how often something is done."""
    return any(
        sum(bool(_HOW_OFTEN.intersection(words_of(t)) or _TIMES.search(t)) for t in d.ticks)
        >= max(_FEWEST, len(d.ticks) - 1)
        for d in figure.dimensions
    )


def _answers(c: Scene, said: str) -> Iterator[str]:
    """The answer that is said with what the title asks: “cook daily”, “never cook”."""
    given = _GIVEN.sub("", said, count=1)
    if words_of(given) in map(words_of, alone_in(c.reader.figure, quoted=given[:1] in _QUOTES)):
        yield given
        return
    asked = frozenset(words_of(c.reader.figure.title))
    words = said.split()
    for verb, answer in ((words[0], " ".join(words[1:])), (words[-1], " ".join(words[:-1]))):
        known = not asked.isdisjoint((verb.lower(), *toggled((verb.lower(),))))
        if known and answer and c.reader.is_place(answer):
            yield answer


_CHOSEN = any_case(
    r"\b(?P<be>is|was) (?:the (?:answer|response|option|reply) )?(?:that (?:is|was) )?"
    r"(?:chosen|given|picked|selected|ticked) (?P<most>most|least) (?:often|frequently)"
    r"(?: of all)?(?=[.,;]| (?:for|in|by|to|among|at|on)\b|\Z)"
)
_ANSWER_TO = any_case(
    r"\b(?P<noun>answer|response|reply|option) to (?=[A-Z\"“]|(?:[a-z]+ ){1,3}[a-z]+)"
)


@told_by("chosen given picked selected ticked answer response reply option")
def answer_chosen(c: Scene, text: str) -> Iterator[Version]:
    """“For A, "Agree" is chosen most often”: it is the most frequent answer there."""
    if not alone_in(c.reader.figure):
        return
    said = _CHOSEN.sub(lambda m: f"{m['be']} the {m['most']} frequent answer", text)
    said = _ANSWER_TO.sub(lambda m: f"{m['noun']} for ", said)
    if said != text:
        yield (Plain(said),)
