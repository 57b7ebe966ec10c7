"""Means told apiece: “the average is about 5 loans per library, and three of these exceed it”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.naming.members import plural
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import COUNT
from figcheck.patterns import any_case

_AMOUNT = (
    r"(?P<much>(?:(?:about|around|roughly|approximately|some|just|nearly|almost|over|under) )*"
    r"[~≈]?\d[\d.,]*(?<![.,])) (?P<what>[a-z-]+)"
)
_BEYOND = any_case(
    rf"(?P<who>(?:only |just |exactly )?(?:{COUNT}|most|half)(?: of (?:the|these|them)(?: "
    rf"{COUNT})?)?"
    r"(?: [a-z-]+)?) (?:(?P<up>exceed|surpass|top|are above|lie above|are over|stay above|beat)|"
    r"(?P<down>are below|lie below|stay below|fall below|fall short of|miss|are under)) "
    r"(?:it|(?:this|the|that) (?:average|mean|value|figure|level))"
)
_PER = any_case(
    rf"(?:the (?:overall )?(?:average|mean) (?:is|was|amounts to|comes to|stands at|equals) "
    rf"{_AMOUNT} "
    r"(?:per|a|for each|in each|at each) (?P<each>[a-z-]+(?: [a-z-]+)?)"
    rf"|on average,? there (?:are|were) {_AMOUNT.replace('much', 'm2').replace('what', 'w2')} "
    r"(?:per|for each|in each|at each) (?P<e2>[a-z-]+(?: [a-z-]+)?))"
    r"(?:,? and (?P<then>[^;:]+))?"
)


@of_form(_PER, "average mean", "per a each")
def average_apiece(c: Scene, match: Match) -> Iterator[Version]:
    """“The average is 5 loans per library”: on average, the libraries have 5 loans."""
    each, much = match["each"] or match["e2"], match["much"] or match["m2"]
    what = match["what"] or match["w2"]
    if c.label_of(each) is None:
        return
    mean = Plain(f"On average, the {plural(each)} have {much} {what}")
    if match["then"] is None:
        yield (mean,)
    elif then := _BEYOND.fullmatch(match["then"]):
        yield mean, Plain(_beyond(then, what))


def _beyond(match: Match, what: str) -> str:
    way = "more" if match["up"] else "fewer"
    return f"{match['who']} have {way} {what} than the average"


@of_form(
    _BEYOND,
    "average mean it value figure level",
    "exceed surpass top above over beat below short miss under",
)
def beyond_average(c: Scene, match: Match) -> Iterator[Version]:
    """“The average is 5 loans per library. Three libraries exceed it”: more than on average."""
    said = _PER.match(c.before.rstrip(" ."))
    if said is not None:
        yield (Plain(_beyond(match, said["what"] or said["w2"])),)


_DESPITE = any_case(
    r"(?P<lead>despite|in spite of) (?:it |they )?being (?P<what>[^,;:()]+), (?P<who>[^;:]+)"
)


@of_form(_DESPITE, "despite spite", "being")
def despite_being(c: Scene, match: Match) -> Iterator[Version]:
    """“Despite being the smallest, A has most losses”: although it is the smallest."""
    lead, who, _ = c.cut(match["who"])
    if who and not lead and c.named_in(who):
        yield (Plain(f"Although it is {match['what']}, {match['who']}"),)
