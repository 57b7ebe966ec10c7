"""Which part of a whole matters, told by what is lost without it: “the most important component”.

A variant that lacks a part is lowest of all where its loss is largest: the whole is the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.lexicon.shared_words import LATER_ORDINAL, MANY
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.ablations import lacks, whole_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex
from figcheck.records import record

_FLAGS = re.IGNORECASE
REMOVING = (
    r"(?:removing|dropping|omitting|eliminating|ablating|disabling|excluding|leaving out|switching "
    r"off|taking (?:out|away)|deleting|discarding|doing without|(?:the )?(?:removal|omission"
    r"|absence|loss) of)"
)
_RANK = rf"(?P<rank>{LATER_ORDINAL}[ -])?"
_OF_WEIGHT = "important|influential|critical|crucial|essential|impactful|valuable"
_LEAD = r"(?P<lead>(?:on|in|for|across) [^,;:]+?, )?"
_ON = r"(?: (?P<on>(?:on|in|for|across) [^,;:]+?))?"
_COSTS = (
    r"(?:,? (?:costing|losing|with (?:losses|drops|declines|a loss|a drop|a decline) (?:of|ranging "
    r"from)|with (?:losses|drops) between|by) (?:between |from )?(?P<low>\d[\d.]*)(?: ?%| points?)?"
    r"(?: (?:to|and|–|-) (?P<high>\d[\d.]*))?(?: ?%| (?:percentage )?points?)?)?"
)
_ENDS = r"(?:,? from (?P<from>\d[\d.]*)(?: ?%| points?)? to (?P<to>\d[\d.]*)(?: ?%| points?)?)?"
_DROP = any_case(
    rf"{_LEAD}{REMOVING} (?P<part>[^,;:]+?) (?:causes|leads to|results in|produces|brings|yields"
    rf"|has) the {_RANK}(?P<how>largest|biggest|greatest|steepest|sharpest|smallest|heaviest"
    r"|deepest|most (?:severe|serious|pronounced|dramatic|drastic)|least severe)(?: [a-z]+)? "
    r"(?:drop|loss|decline|decrease|degradation|reduction)(?: in (?P<what>[^\s,;:()]+))?(?: (?:of"
    rf"|among) (?:all|the)(?: [a-z]+)?)?{_ON}{_COSTS}{_ENDS}"
)
_IMPORTANT = any_case(
    rf"{_LEAD}(?P<part>[^,;:]+?) (?:is|are) (?:by far |clearly )?the {_RANK}(?P<how>most|least) "
    rf"(?:{_OF_WEIGHT})(?: [a-z]+)?(?: of all(?: [a-z]+)?)?{_ON}{_COSTS}"
)
_IT_HELPS = any_case(
    rf"{_LEAD}(?:switching|turning|leaving|taking) it (?:off|out)(?: even| actually)? (?:helps"
    r"|improves (?:it|the results?))(?: slightly| a little| somewhat)?, (?:lifting|raising"
    r"|increasing"
    r"|pushing|improving) (?:the )?(?P<what>[a-z0-9@]+) (?P<ends>from [\d.]+ ?%? to [\d.]+ ?%?)"
)
_ORDER = any_case(
    r"the (?:order|ordering) of (?P<of>[^,;:]+?)(?:,? from (?:best|worst|highest|lowest|top) to "
    r"(?:worst|best|lowest|highest|bottom),?)? (?:is|are) (?:the same|identical|exactly the same)"
    r" (?P<on>(?:on|in|for|across) [^;:]+)"
)
_MATTERS = any_case(
    r"(?P<part>[^,;:]+?) matters? most (?:on|for|in) (?P<on>[^,;:]+?)(?:, where (?:leaving it out"
    r"|removing it|dropping it|its removal) hurts more than (?:leaving out|removing|dropping|the "
    r"removal of) (?P<other>[^,;:]+?)(?: does)?)?"
)
_NUMBER_OF = regex(rf"\b(?:the )?{MANY} (?=[a-z]+s\b)")


@record
class _Lacking:
    """A variant that lacks a part, as sentences name it, and the whole."""

    variant: str
    whole: str
    tick: str


@of_form(
    _DROP,
    "causes leads results produces brings yields has",
    "largest biggest greatest steepest sharpest smallest heaviest deepest severe serious "
    "pronounced dramatic drastic",
    "drop loss decline decrease degradation reduction",
)
def largest_drop_without(c: Scene, match: Match) -> Iterator[Version]:
    """“Removing A causes the largest drop on B”: without A the score is lowest there."""
    if not _is_error(c, match["what"] or match["on"] or match["lead"] or ""):
        least = match["how"].lower() in ("smallest", "least severe")
        for version in _ranked(c, match, not least, what=match["what"] or ""):
            yield (*version, *_from_to(c, match))


def _from_to(c: Scene, match: Match) -> tuple[Plain, ...]:
    """The two values between which what is measured drops, if they are told."""
    lacking = without_part(c, match["part"])
    if match["from"] is None or lacking is None:
        return ()
    where = match["on"] or (match["lead"] or "").rstrip(", ") or f"in {match['what']}"
    return (
        Plain(f"The value of {lacking.whole} {where} is {match['from']}"),
        Plain(f"The value of {lacking.variant} {where} is {match['to']}"),
    )


@of_form(
    _IMPORTANT, "most least", "important influential critical crucial essential impactful valuable"
)
def most_important(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the second most important component on B”: without A the score is second-lowest."""
    most = match["how"].lower() == "most"
    yield from _ranked(c, match, most is not _is_error(c, match["on"] or match["lead"] or ""))


def _ranked(c: Scene, match: Match, most: bool, *, what: str = "") -> Iterator[Version]:
    lacking, where = (
        without_part(c, match["part"]),
        match["on"] or (match["lead"] or "").rstrip(", "),
    )
    if what and c.named_in(what):
        if where:
            return
        where = f"in {what}"
    if lacking is None or not where or less_is_better(c) or _is_error(c, where) is None:
        return
    rank = f"{match['rank'].lower().rstrip('- ')}-" if match["rank"] else ""
    end = "lowest" if most else "highest"
    said = [Plain(f"{lacking.variant} has the {rank}{end} value of all ablated variants {where}")]
    if match["low"]:
        to = f" to {match['high']}" if match["high"] else ""
        gap = f"The gap between {lacking.whole} and {lacking.variant}"
        if to and _is_general(where):
            said.append(Plain(f"{gap} ranges from {match['low']}{to} points"))
        elif not to:
            said.append(Plain(f"{gap} {where} is {match['low']} points"))
        else:
            return
    yield tuple(said)


@of_form(_IT_HELPS, "switching turning leaving taking", "helps improves", "from")
def switching_it_off_helps(_: Scene, match: Match) -> Iterator[Version]:
    """“Switching it off even helps, lifting the score from 71 to 72”: removing it lifts it."""
    lead = match["lead"] or ""
    yield (Plain(f"{lead}removing it raises the {match['what']} {match['ends']}"),)


@of_form(_ORDER, "order ordering", "same identical")
def same_order(_: Scene, match: Match) -> Iterator[Version]:
    """“The order of the systems from best to worst is identical on A and B”: their ranking is."""
    of = _NUMBER_OF.sub("the ", match["of"])
    yield (Plain(f"The ranking of {of} is the same {match['on']}"),)


@of_form(_MATTERS, "matters matter", "most")
def matters_most_on(c: Scene, match: Match) -> Iterator[Version]:
    """“A matters most on B”: there the whole is furthest from what lacks A."""
    lacking = without_part(c, match["part"])
    if lacking is None or not c.named_in(match["on"]):
        return
    gap = f"The gap between {lacking.whole} and {lacking.variant}"
    said = [Plain(f"{gap} is largest on {match['on']}")]
    if match["other"]:
        other = without_part(c, match["other"])
        if other is None or less_is_better(c):
            return
        said.append(Plain(f"On {match['on']}, {lacking.variant} is lower than {other.variant}"))
    yield tuple(said)


_HITS = any_case(
    rf"{REMOVING} (?P<part>[^,;:]+?) (?:hits|hurts|harms|damages|weakens|affects|strikes)"
    r" (?P<on>[^,;:()]+?) (?:the )?(?:hardest|worst|most|most severely|most strongly)"
    r"(?:,? (?:where it costs|costing|by|with a (?:loss|drop) of) (?P<much>\d[\d.]*)"
    r"(?: ?%| (?:percentage )?points?)?)?"
)


@of_form(
    _HITS,
    "hits hurts harms damages weakens affects strikes",
    "hardest worst most severely strongly",
)
def hits_hardest(c: Scene, match: Match) -> Iterator[Version]:
    """“Removing A hits B hardest, where it costs 7 points”: it lowers no other metric so much."""
    lacking = without_part(c, match["part"])
    if lacking is None or not c.named_in(match["on"]) or less_is_better(c):
        return
    ends = f"from {lacking.whole} to {lacking.variant}"
    said = [Plain(f"The largest drop {ends} is on {match['on']}")]
    if match["much"]:
        said.append(
            Plain(f"Removing {match['part']} lowers {match['on']} by {match['much']} points")
        )
    yield tuple(said)


_IS_LOWER = any_case(
    r"(?P<on>[^,;:()]+?) (?:is|are) (?P<much>(?:(?:about|around|roughly|only|just|some|nearly) )?"
    r"\d[\d.]*(?: ?%| (?:percentage )?points?)?) (?P<side>higher|lower) (?:without|when leaving out"
    r"|after (?:removing|dropping)) (?P<part>[^,;:()]+)"
)


@of_form(_IS_LOWER, "higher lower", "without leaving removing dropping")
def lower_without(c: Scene, match: Match) -> Iterator[Version]:
    """“B is 2 points lower without A”: removing A lowers B by so much."""
    if not (lacking := without_part(c, match["part"])):
        return
    if len(c.named_in(match["on"])) == 1:
        whole, on, much = lacking.whole, match["on"], match["much"]
        side = match["side"].lower()
        yield (Plain(f"{lacking.variant} is {much} {side} than {whole} on {on}"),)


_ALL_PLACES = any_case(r"\b(?:every|each|all)\b")


def _is_general(where: str) -> bool:
    """Whether a place is all places: “on each of the four benchmarks”."""
    return _ALL_PLACES.search(where) is not None


def _is_error(c: Scene, where: str) -> bool | None:
    """Whether what is named is an error of which less is better; `None` of some and other."""
    ticks = [t for named in c.named_in(where).values() for t in named]
    ways = {more_is_wanted(t) is False for t in ticks} or {False}
    return ways.pop() if len(ways) == 1 else None


def less_is_better(c: Scene) -> bool:
    """Whether the values of a figure are errors or losses."""
    figure = c.reader.figure
    return more_is_wanted(f"{figure.title} {figure.value.label}") is False


def whole_told(c: Scene) -> str | None:
    """What the variants of a figure lack parts of, as sentences name it."""
    found = [whole for d in c.reader.figure.dimensions if (whole := whole_of(d)) is not None]
    return f"the {found[0]}" if len(found) == 1 else None


def without_part(c: Scene, part: str) -> _Lacking | None:
    """The variant that lacks a part; `None` if there is none, or several."""
    whole = whole_told(c)
    said = words_of(re.sub(r"\A(?:the|using|any) ", "", part.strip(), flags=_FLAGS))
    ticks = [t for d in c.reader.figure.dimensions for t in d.ticks if lacks(t)]
    if part.lower() in ("it", "this"):
        here = c.around.here
        named = [t for _, spot in here.ticks for t in spot] if here is not None else []
        before = [t for spot in c.named_in(c.before).values() for t in spot]
        found = [t for t in ticks if t in named] or [t for t in ticks if t in before]
    else:
        found = [t for t in ticks if _lacked(t) == said]
    if whole is None or len(found) != 1:
        return None
    return _Lacking(f"the variant without {' '.join(_written(found[0]))}", whole, found[0])


_PREFIX = any_case(r"\A(?:w/o|without|wo|no|minus|[-–—−])\s+")


def _written(tick: str) -> list[str]:
    return _PREFIX.sub("", tick).split()


def _lacked(tick: str) -> tuple[str, ...]:
    """The words of what a variant is without: of “w/o hard negatives”, “hard negatives”."""
    return words_of(_PREFIX.sub("", tick))
