"""Which of those that were counted are meant: “three exceed 5, two of which are A and B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT, count_of
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.recasting.turns_of_matrices import LENGTH
from figcheck.patterns import any_case

_OF_WHICH = any_case(
    rf"(?P<first>[^;:]+?)[,;] (?:(?P<many>{COUNT}) of (?:which|whom|these|them)"
    rf"|of (?:which|whom|these),? (?P<number>{COUNT})) (?:is|are|was|were)(?: called)? "
    r"(?P<names>[^;:()]+)"
)

_PART_OF_WHOM = any_case(
    r"(?P<first>[^;:]+), (?P<share>(?:(?:about|around|roughly|nearly|almost|just over|just under"
    r"|more than|fewer than|less than|only|some|over|under) )*"
    r"(?:\d[\d.,]*(?: ?%| percent| per cent)|half|a (?:third|quarter|fifth|tenth)))"
    r" of (?:whom|which) (?P<said>[^,;:]+)"
)


@of_form(_OF_WHICH, "of", "which whom these them", "is are was were")
def some_of_which(c: Scene, match: Match) -> Iterator[Version]:
    """“Three models exceed 5, two of which are A and B”: three do, and A and B do."""
    if not c.reader.is_place(match["names"]):
        return
    named, many = c.named_in(match["names"]), match["many"] or match["number"]
    lead, subject, rest = c.cut(match["first"])
    if len(named) != 1 or len(next(iter(named.values()))) != count_of(many):
        return
    if subject and named.keys() == c.counted_along(subject):
        yield Plain(match["first"]), Plain(f"{lead} {match['names']} {rest}".strip())


_DENIED = any_case(r"\b(?:not|never|no|neither|nor|without)\b|n['’]t\b")
_IT = any_case(r"\b(?:it|them|so|one|this|that|the [a-z]+)\b")


@of_form(_PART_OF_WHOM, ",", "of", "whom which")
def part_of_whom(c: Scene, match: Match) -> Iterator[Version]:
    """“A is most popular among the young, 73% of whom use it”: the value of A there is 73 %."""
    if _DENIED.search(match["said"]) or not (
        _IT.search(match["said"]) or c.named_in(match["said"])
    ):
        return  # "…, 73% of whom live in towns": nothing that the figure tells.
    told, said = c.named_in(match["first"]), c.named_in(match["said"])
    # "… get news from it" is not said of “News sites”, if it has been of something else.
    named = {**said, **told} if _IT.search(match["said"]) else {**told, **said}
    place = Place(tuple(named.items()))
    # With "many are" another thing may be meant; the value must have one place.
    if told and all(len(ticks) == 1 for _, ticks in place.ticks):
        thing = place.ticks[0][1][0]
        there = Plain(f"{thing} is at {match['share']}", here=place, hung=True)
        yield Plain(match["first"]), there


_HAVE = r"(?:have|had|has|show|showed|shows|exhibit|display|record|recorded|report|see|saw)"
_OTHERS = any_case(
    r"(?:(?:several|some|many|the|a few) )?other (?P<noun>[a-z-]+s?),? "
    r"(?:such as|like|including(?: those (?:from|in|of))?|for example|e\.g\.),? "
    rf"(?P<who>[^;:]+?),? (?P<rest>(?:(?:also|each|all|both) )*(?:{_HAVE}|are|were|lie|stand|range"
    r"|remain|hover|reach|reached)\b.+)"
)
_SOME_LEVEL = any_case(
    rf"(?:also )?{_HAVE} (?:an? )?(?:relatively |fairly |quite )?(?:significant|moderate|notable"
    r"|considerable|substantial|modest|intermediate|mid-range|noteworthy|sizable|decent|respectable)"
    r" (?:number|figure|value|share|level|rate|count|amount|percentage|proportion|score|total)s?"
    r"(?: of [a-z -]+?)?, (?:(?:each|both|all) (?:of (?:them|which) )?)?"
    r"(?:(?P<has>with|having|recording|reaching) |(?=at |around |close |near |above |below |over"
    r"|under |between ))(?P<level>[^;:]*\d[^;:]*)"
)
"""What calls a level something that no number decides, and then tells it."""


@of_form(_OTHERS, "other", "as like including example e")
def some_others(c: Scene, match: Match) -> Iterator[Version]:
    """“Other towns, such as A and B, have more than 5”: A and B have."""
    if len(c.named_in(match["who"])) != 1 or not c.is_subject(match["who"]):
        return
    level = _SOME_LEVEL.fullmatch(match["rest"])
    if level is not None:
        verb = "each have" if level["has"] else "are"
        yield (Plain(f"{match['who']} {verb} {level['level']}"),)
    else:
        yield (Plain(f"{match['who']} {match['rest']}"),)


_PART = (
    r"(?:(?:about|around|roughly|nearly|almost|just over|just under|only|some|exactly|more than"
    r"|less than|over|under|fewer than) )?"
    r"(?:\d+(?:\.\d+)?(?: ?%| percent| per cent)|half|a (?:third|quarter|fifth|tenth)"
    r"|(?:two|three) (?:thirds|quarters|fifths)|most|the majority|\d[\d,]*(?: \([^()]+\))?)"
)
_VERBS = (
    r"(?:are|is|were|was|lie|lies|fall|falls|sit|sits|stand|stands|belong|belongs|go|goes|has|have)"
)
_PART_OF_WHICH = any_case(
    r"(?P<head>[^;:()]*?\b(?P<number>\d[\d,]*) (?P<noun>[a-z]+(?: [a-z]+)?)"
    r"(?: in total| in all| altogether| overall)?),? "
    rf"(?:and )?(?:of (?:which|these|them),? (?P<part>{_PART})|(?P<first>{_PART}) of (?:which"
    r"|these|them)) (?P<said>[^;:]+)"
)

_VERB = any_case(rf"{_VERBS}\b")
_COUNT = any_case(r"(?:[a-z ]+ )?\d[\d,]*(?: \([^()]+\))?")

_CELLS = frozenset(
    "cells values entries numbers fields points bars rows columns classes zeros panels".split()
)
"""What is counted that has values, and is not counted by them."""


@told_by("of", "which these them")
def part_of_which(c: Scene, text: str) -> Iterator[Version]:
    """“The matrix holds 900 cases, of which 80% lie on the diagonal”: 80% of the cases do.

    So it is of “900 cases, of which 720 lie on the diagonal”, and of “…, 720 of them on the
    diagonal”.

    Only where what was counted is all that there is, so that no other cases may be meant.
    """
    match = _PART_OF_WHICH.fullmatch(LENGTH.sub("", text))
    if match is None or any(c.named_in(match["head"]).values()):
        return
    part, noun = match["part"] or match["first"], match["noun"]
    noun = noun.removesuffix(" in")
    counted = _COUNT.fullmatch(part) is not None
    if noun.split()[-1].lower() in _CELLS or (counted and c.reader.confusions is None):
        return
    said = match["said"]
    if _VERB.match(said) is None:
        if not counted:
            return
        said = f"are {said}"
    whole = f"{capitalised(part)} of the {noun}"
    if counted:
        whole = f"Of the {match['number']} {noun}, {part}"
    yield Plain(match["head"]), Plain(f"{whole} {said}")
