"""Levels that are reached or passed: “the 25 million mark was passed”, “A and B meet at 88%”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import AMOUNT
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_LEVEL = "(?:mark|threshold|barrier|line|level|limit)"
_UNIT = "(?: [a-z]+){0,3}?"
_PASSED = any_case(
    r"the (?:(?:symbolic|round|critical|psychological|important|key|magic|historic) )?"
    rf"(?:(?P<bare>{AMOUNT}){_UNIT} {_LEVEL}|{_LEVEL} of (?P<of>{AMOUNT}){_UNIT})"
    r" (?:was|is|has been|had been|gets|got) (?:first |finally )?"
    r"(?:passed|crossed|exceeded|surpassed|broken|topped|breached)"
    r"(?: for the first time)? (?P<at>(?:in|at|by) [^,;:]+?)(?: for the first time)?"
)


@of_form(
    _PASSED,
    "was is been gets got",
    "passed crossed exceeded surpassed broken topped breached",
    "the",
)
def level_passed(c: Scene, match: Match) -> Iterator[Version]:
    """“The 25 million mark was passed in 2016”, of one line: it first exceeded that in 2016."""
    if c.reader.names.is_one_line:
        yield (Plain(f"It first exceeded {match['bare'] or match['of']} {match['at']}"),)


_MARKS_PASSED = any_case(
    r"(?:the |an? )?(?:(?:value|score|level|mark|line|threshold) of )?(?P<level>[$€£]?\d[\d.,]*"
    r"(?: ?%)?)(?:[ -](?:mark|line|threshold|level|barrier|points?))? (?:is|are|was|were) "
    r"(?:(?P<over>exceeded|surpassed|topped|passed|crossed|broken|beaten)|(?P<least>reached|attained))"
    r" (?P<only>only |just |exactly )?(?:(?P<often>once|twice|(?P<count>\w+) times)"
    r"|by (?:(?:only|just|exactly) )?(?P<by>\w+) (?:of the )?(?:bars?|values?|cells?"
    r"|points?|entries))(?:(?:, (?:namely )?|: ?| \()(?:by )?(?P<who>[^;:()]+?)\)?)?"
)
_OFTEN = {"once": "one", "twice": "two"}
_ALONG = frozenset({"passed", "crossed", "broken"})
"""What a line does at a point of its axis, and need not be said of each of its values."""


@of_form(
    _MARKS_PASSED,
    "is are was were",
    "exceeded surpassed topped passed crossed broken beaten reached attained",
)
def marks_passed(c: Scene, match: Match) -> Iterator[Version]:
    """“The 50 mark is passed only twice, by A on B and by C on D”: two values exceed 50, these."""
    moved = (match["over"] or "").lower() in _ALONG
    if moved and any(is_ordered(d) for d in c.reader.figure.dimensions if len(d.ticks) > 1):
        return
    often = (match["by"] or match["count"] or _OFTEN[match["often"].lower()]).lower()
    if often not in NUMERALS and not often.isdigit():
        return
    one = often in ("one", "1")
    verb = "exceed" if match["over"] else "reach"
    said = (
        f"Only {often} {'value' if one else 'values'} {verb}{'s' if one else ''} {match['level']}"
    )
    who = re.sub(r"\band by\b", "and", match["who"] or "", flags=re.IGNORECASE)
    yield (Plain(f"{said}: {who}" if who else said),)


_DOES = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) "
    r"(?:(?P<down>reduces?|reduced|lowers?|lowered|decreases?|decreased|cuts?|brings? down|"
    r"depress(?:es|ed)?|pushes down|drives down)|raises?|raised|lifts?|lifted|increases?|increased"
    r"|boosts?|boosted|pushes up) (?:the |its |their )?(?P<what>[^\W\d][^,;:\d]*?) "
    r"(?P<side>(?:down |up )?to (?:less than|below|under|more than|above|over|at least|at most|"
    r"no more than|no less than)|(?:below|under|above|beyond)) (?P<rest>[^,;:]*\d[^,;:]*)"
)


@of_form(
    _DOES,
    "reduce reduces reduced lower lowers lowered decrease decreases decreased cut cuts bring "
    "brings "
    "depress depresses depressed pushes drives raise raises raised lift lifts lifted increase "
    "increases increased boost boosts boosted",
    "to below under above beyond",
)
def moved_to_level(c: Scene, match: Match) -> Iterator[Version]:
    """“No compound reduces viability to less than 50%”: none of them is at less than 50%."""
    if c.named_in(match["what"]) or not _is_measured(c, match["what"]):
        return
    side = re.sub(r"^(?:down |up )?to ", "", match["side"], flags=re.IGNORECASE)
    yield (Plain(f"{match['lead']}{match['who']} is {side} {match['rest']}"),)


def _is_measured(c: Scene, what: str) -> bool:
    """Whether a noun is the measure of the figure: of “Cell viability (%)”, “viability”."""
    label = f"{c.reader.figure.value.label} {c.reader.figure.y_axis.label}".lower()
    return set(what.lower().split()) <= {*re.findall(r"[^\W\d]+", label)}


_GETS = (
    r"(?:(?:get|fall|drop|go|sink|rise|climb|come|move|be|stay|push|bring (?:it|the [a-z]+)) "
    r"(?P<side>below|under|above|over|past|beyond)|(?P<up>exceed|surpass|pass|beat|top))"
)
_NEEDS = any_case(
    r"(?:already |only |still )?(?:needs?|requires?|takes?|calls? for) "
    r"(?:only |just |at least |no less than |a minimum of )?(?P<spot>[^,;:]+?)"
    rf"(?: or (?:more|higher|above))? (?:to|before it can) {_GETS} (?P<value>[^,;:]*\d[^,;:]*)"
)
_SIDES = {"below": "below", "under": "below"}


@told_by("need needs require requires take takes call calls", "to before")
def needed_to_reach(c: Scene, text: str) -> Iterator[Version]:
    """“A needs a size of 16 to get above 80”: it is above 80 at 16, and at no smaller size."""
    lead, who, rest = c.cut(text)
    match = _NEEDS.fullmatch(rest) if who else None
    spot = c.on_axis(match["spot"]) if match is not None else None
    if match is None or spot is None or not c.is_subject(who):
        return
    axis, tick = spot
    ticks = c.ascending(axis)
    place = ticks.index(tick)
    if not place or axis in c.named_in(f"{lead} {who}"):
        return
    side = _SIDES.get((match["side"] or "").lower(), "above")
    lead = f"{lead.rstrip(' ,')}, " if lead else ""
    label = re.sub(r"\s*\([^()]*\)\Z", "", axis)
    at = (f"{lead}{who} at {label} {t}" for t in (tick, *ticks[:place]))
    first, *before = at
    yield c.those_that_fail(
        f"{first} is {side} {match['value']}",
        *(f"{said} is not {side} {match['value']}" for said in before),
    )


_MEET = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) (?:meet|meets|met|coincide|converge|intersect) "
    r"(?:again |once more |up )?"
    r"(?:(?:at|on) (?:exactly |precisely )?(?P<value>\d[\d.,]*\d* ?%?(?: points)?) )?"
    r"(?P<when>(?:at|in|on|after|with) [^,;:]+)"
)


@of_form(_MEET, "meet meets met coincide converge intersect")
def meeting_at(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B meet at 88% at 32 shots”: both are 88% there.

    Of lines that come close there but are not level, nothing is said.
    """
    spot = c.on_axis(match["when"].partition(" ")[2])
    if spot is None or spot[0] != c.way:
        return
    lead, who, when = match.group("lead", "who", "when")
    level = f"{lead}{who} are tied {when}"
    if (
        c.holds(level) is not True
        and c.holds(f"{lead}{who} are less than 5 apart {when}") is not False
    ):
        return
    if match["value"]:
        level = f"{lead}{who} are tied at {match['value']} {when}"
    yield (Plain(level),)


_LEVEL_WITH = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) "
    r"(?P<verb>starts?(?: out| off)?|begins?|ends?(?: up)?|finish(?:es)?) "
    r"(?:level|even|tied|on a par|on par|neck and neck) with (?P<whom>[^,;:()]+?)"
    r"(?: \((?:both (?:at )?)?(?P<value>[^()]*\d[^()]*)\))?"
)


@of_form(_LEVEL_WITH, "start starts begin begins end ends finish finishes", "with")
def level_with(c: Scene, match: Match) -> Iterator[Version]:
    """“A starts level with B in 2013 (5%)”: at the first point both are 5%."""
    axis = c.way
    if axis is None:
        return
    ticks = c.ascending(axis)
    tick = ticks[-1] if match["verb"].lower()[0] in "ef" else ticks[0]
    where = c.led_end(match["whom"])
    whom = match["whom"].removesuffix(where).rstrip() if where else match["whom"]
    spot = c.on_axis(where.partition(" ")[2]) if where else (axis, tick)
    if not c.is_subject(whom) or spot is None or spot[0] != axis:
        return
    said = [Plain(f"At {spot[1]}, {match['lead']}{match['who']} is level with {whom}")]
    if spot[1] != tick:
        return
    if match["value"]:
        said += [Plain(f"At {tick}, {w} is {match['value']}") for w in (match["who"], whom)]
    yield tuple(said)
