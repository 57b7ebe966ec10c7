"""Which of those that were counted are meant: “three exceed 5, two of which are A and B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.meaning import Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import COUNT, count_of
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
