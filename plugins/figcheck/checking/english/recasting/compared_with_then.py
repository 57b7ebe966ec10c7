"""What is compared before or after it is said: “Compared with 2010, A is higher in 2020”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_MORE = r"(?:higher|lower|larger|smaller|better|worse|greater|(?:more|less) [a-z]+|[a-z]+er)"
_NOTED = r"(?:,? with (?P<who>[^,]+?) (?P<way>up|down) by (?P<by>[^,]+))?"

_FIRST = any_case(
    rf"(?:when )?compared (?:with|to) (?P<then>[^,]+), (?P<said>[^,]+ {_MORE}\b[^,]*?"
    rf" (?P<at>in|at|for|on) (?P<now>[^,]+?)){_NOTED}"
)
_LAST = any_case(
    rf"(?P<said>[^,]+ {_MORE} (?P<at>in|at) (?P<now>[^,]+?) "
    rf"than (?:in|at) (?P<then>[^,]+?)){_NOTED}"
)


@of_form(_FIRST, "compared", "with to", "in at for on")
def compared_with_then(c: Scene, match: Match) -> Iterator[Version]:
    """“Compared with 2010, A is higher in 2020”: higher in 2020 than in 2010."""
    if _are_points(c, match):
        plain = Plain(f"{match['said']} than {match['at']} {match['then']}")
        yield (plain, *_noted(match))


@of_form(_LAST, "than", "with", "up down", "by")
def up_since_then(c: Scene, match: Match) -> Iterator[Version]:
    """“A is higher in 2020 than in 2010, with B up by 4”: B, from 2010 to 2020."""
    if match["who"] and _are_points(c, match):
        yield (Plain(match["said"]), *_noted(match))


_COUNT = rf"(?:{'|'.join(NUMERALS)}|\d+)"
_COUNTS_COMPARED = any_case(
    rf"(?P<lead>(?:in|on|at|for) [^,]+, )?(?P<head>[^,]*?\b)(?P<one>{_COUNT})(?P<rest> [a-z][^,]*?)"
    rf"(?P<here> (?:in|on|at|for) [^,]+)?,? (?:as )?compared (?:to|with) (?:only |just )?"
    rf"(?P<two>{_COUNT})(?P<there> (?:in|on|at|for) [^,]+)"
)


@of_form(_COUNTS_COMPARED, "compared", "to with", "in on at for")
def counts_compared(c: Scene, match: Match) -> Iterator[Version]:
    """“In 2010, A has eight months below zero, compared to six in 2020”: so many in each."""
    if bool(match["lead"]) is bool(match["here"]):
        return
    here = (match["lead"] or match["here"]).strip(" ,")
    places = [c.named_in(where).keys() for where in (here, match["there"])]
    if places[0] == places[1] and places[0]:
        said = (match["one"], here), (match["two"], match["there"].strip())
        head, rest = match["head"], match["rest"]
        yield tuple(Plain(f"{capitalised(where)}, {head}{count}{rest}") for count, where in said)


_AT_TIMES = any_case(
    r"(?P<who>.+?) (?:is|are|was|were|lies|lie|stays?|remains?|runs?|stands?) "
    r"(?:far |well |always |clearly )*above (?P<rival>[^,]+?), at "
    r"(?P<factor>[^,]*?(?:times|twice|double)) their (?:levels?|values?|rates?)(?P<where>[^,]*)"
)


@of_form(_AT_TIMES, "above", "at", "their")
def at_times_their_level(_: Scene, match: Match) -> Iterator[Version]:
    """“A is far above B and C, at more than twice their level”: more than twice as high."""
    where = match["where"]
    above = f"{match['who']} is above {match['rival']}{where}"
    times = f"{match['who']} is {match['factor']} as high as {match['rival']}{where}"
    yield Plain(above), Plain(times)


def _noted(match: Match) -> tuple[Plain, ...]:
    if not match["who"]:
        return ()
    verb = "rises" if match["way"].lower() == "up" else "falls"
    when = f"from {match['then']} to {match['now']}"
    return (Plain(f"{match['who']} {verb} by {match['by']} {when}"),)


def _are_points(c: Scene, match: Match) -> bool:
    """Whether both are single points of the same axis that has an order."""
    then, now = (c.named_in(match[name]) for name in ("then", "now"))
    axes = {d.name for d in c.reader.figure.dimensions if is_ordered(d)}
    single = all(len(ticks) == 1 for ticks in (*then.values(), *now.values()))
    return single and then.keys() == now.keys() and then.keys() <= axes and len(then) == 1
