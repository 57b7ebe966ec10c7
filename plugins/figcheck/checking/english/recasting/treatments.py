"""What one of two things makes of values, the other being without it: “the gain from routing”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.naming.ablations import other_of_two
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_GAIN = r"(?:gains?|improvements?|benefits?|boosts?|increases?|advantages?|uplifts?)"
_LOSS = r"(?:loss(?:es)?|drops?|declines?|decreases?|reductions?|penalt(?:y|ies)|degradations?)"
_MOST = r"(?:largest|biggest|greatest|highest|strongest|most pronounced|smallest|lowest|weakest)"
_FROM = r"(?:from|with|by|due to|through|provided by|brought by|achieved by|offered by)"
_OF = r"(?:benefits?|effect|impact|influence) of"
_USING = r"(?:(?:using|adding|applying|the use of) )?"

_IS_MOST = any_case(
    rf"(?P<lead>(?:[^,]+, )?)the (?=(?:(?:{_GAIN}|{_LOSS}|effect|impact|influence) {_FROM}|{_OF}) )"
    rf"(?P<noun>[a-z]+) (?:{_FROM}|of) {_USING}"
    rf"(?P<what>[^,;:()]+?) (?:is|are|was|were) (?P<most>(?:the )?{_MOST}) "
    r"(?P<where>(?:on|in|for|at|with) [^;:]+)"
)
_HAS_MOST = any_case(
    rf"(?P<what>[^,;:()]+?) (?:has|had|yields|gives|provides|brings|shows|delivers|offers|achieves|"
    rf"produces) (?P<most>the {_MOST}) (?:positive )?(?P<noun>{_GAIN}|{_LOSS}|effect|impact)"
    r" (?P<where>(?:on|in|for|at) [^;:]+)"
)
_HELPS_MOST = any_case(
    r"(?P<what>[^,;:()]+?) (?P<verb>helps|hurts) (?:the )?(?P<most>most|least) "
    r"(?P<where>(?:on|in|for|at|with) [^;:]+)"
)
_GAINS_MOST = any_case(
    r"(?P<lead>(?:(?:on|in|for|at|under) [^,]+, )?)(?P<who>[^,;:()]+?) "
    r"(?P<verb>improves?|benefits?|profits?|gains?|loses?|drops?|declines?|degrades?|suffers?)"
    r"(?: the)? (?P<most>most|least) (?:from|with|by) "
    rf"{_USING}(?P<what>[^,;:()]+?)(?P<where>(?: (?:on|in|for|at) (?:(?! from )[^;:,])+)?)"
)
_BENEFITS = any_case(
    r"(?P<before>.*?)\b(?P<verb>benefits?|profits?|suffers?) from "
    rf"{_USING}(?P<what>[^,;:()]+?)(?P<where>(?: (?:on|in|for|at) [^;:,]+)?)"
)
_WITH_PANELS = 3
_LOST = any_case(r"hurts|loses?\b|degrad|suffer|penalt")
_FALLEN = any_case(r"loss|drop|declin|decreas|reduc")
_RISEN = any_case(r"increas|boost|uplift")


def _other(c: Scene, what: str) -> tuple[str, str] | None:
    """The one of two things that a text names and the other."""
    known = c.reader.figure.dimensions
    if any(is_ordered(d) and len(d.ticks) > 1 for d in known):
        return None
    named = c.named_in(what)
    for dimension in known if len(named) == 1 else ():
        ticks = named.get(dimension.name, ())
        if (other := other_of_two(dimension, ticks)) is not None:
            return ticks[0], other
    return None


@of_form(
    (_IS_MOST, _HAS_MOST),
    "gain gains improvement improvements benefit benefits boost boosts increase increases uplift "
    "uplifts advantage advantages loss losses drop drops decline declines decrease decreases "
    "reduction reductions penalty penalties degradation degradations effect impact influence",
    "largest biggest greatest highest strongest pronounced smallest lowest weakest",
)
def most_gained(c: Scene, match: Match) -> Iterator[Version]:
    """“The gain from routing is largest on Mail”, “Routing has the largest effect on Mail”."""
    pair = _other(c, match["what"])
    if pair is None:
        return
    lead, change = match.groupdict().get("lead") or "", _change(c, match["noun"], *pair)
    if change is not None:
        yield (Plain(f"{lead}{change} is {match['most']} {match['where']}"),)


@of_form(_HELPS_MOST, "helps hurts", "most least")
def helps_most(c: Scene, match: Match) -> Iterator[Version]:
    """“Routing helps most on Mail”."""
    pair = _other(c, match["what"])
    change = _change(c, match["verb"], *pair) if pair is not None else None
    if change is not None:
        most = "smallest" if match["most"].lower() == "least" else "largest"
        yield (Plain(f"{change} is {most} {match['where']}"),)


def _change(c: Scene, said: str, one: str, other: str) -> str | None:
    """What changes are called from the one of two things to the other.

    What is worse is a fall only where more is better, and a rise no improvement where it is not.
    """
    if said.lower() in {"effect", "impact", "influence"}:
        return f"the difference between {other} and {one}"
    return f"the {noun} from {other} to {one}" if (noun := _noun(c, said)) else None


def _noun(c: Scene, said: str) -> str | None:
    """The noun for a change that a verb or another noun speaks of."""
    wanted = more_is_wanted(c.reader.figure.value.label)
    if _LOST.match(said):
        return "decline" if wanted else None
    if _FALLEN.match(said):
        return "decline"
    return "increase" if _RISEN.match(said) else "improvement"


@of_form(
    _GAINS_MOST,
    "improve improves benefit benefits profit profits gain gains lose loses drop drops decline "
    "declines degrade degrades suffer suffers",
    "most least",
)
def gains_most(c: Scene, match: Match) -> Iterator[Version]:
    """“On Mail, Birch benefits the most from routing”: it shows the largest improvement."""
    pair = _other(c, match["what"])
    if pair is None or not c.named_in(match["who"]):
        return
    noun = _noun(c, match["verb"])
    most = "smallest" if match["most"].lower() == "least" else "largest"
    change = f"from {pair[1]} to {pair[0]}"
    said = f"{match['who']} shows the {most} {noun} {change}{match['where']}"
    there = f"the {noun} of {match['who']} {change} is {most}{match['where']}"
    if noun is None or (match["where"] and c.holds(said) is not c.holds(there)):
        return  # Of all things there, or the thing of all places.
    here = c.around.here is not None and c.around.here.ticks
    placed = (
        match["where"] or match["lead"] or here or len(c.reader.figure.dimensions) < _WITH_PANELS
    )
    if not placed and c.holds(said) is not c.holds(f"On average, {said}"):
        return  # By its largest improvement of all, or on average over all places.
    yield (Plain(f"{match['lead']}{said}"),)


@of_form(_BENEFITS, "benefit benefits profit profits suffer suffers", "from")
def benefits_from(c: Scene, match: Match) -> Iterator[Version]:
    """“Birch benefits from routing”: it improves with it."""
    if _other(c, match["what"]) is None:
        return
    verb = "get" if match["verb"].endswith(("t", "r")) else "gets"
    way = "worse" if match["verb"].lower().startswith("suffer") else "better"
    yield (Plain(f"{match['before']}{verb} {way} with {match['what']}{match['where']}"),)
