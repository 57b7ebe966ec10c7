"""Halves of an axis of numbers or of time: “in the first half of training”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import ordinates
from figcheck.patterns import any_case

_HALF = any_case(
    r"\b(?:in|during|over|within|by the end of|throughout) the (?P<which>first|second|last|"
    r"latter) half"
    r"(?: of (?:the )?(?:training|run|period|time|axis|schedule|experiment|study|series|x-axis))?"
    r"(?! of\b)"
)
_GAIN_MADE = any_case(
    r"(?P<lead>(?:(?:for|in|with) [^;:]+?, )?)(?P<part>[^,;:]+?) of (?P<whose>the|its|their) "
    r"(?P<noun>(?:total |overall |entire |whole )?(?:gain|improvement|increase|rise|growth|loss|"
    r"drop|decline|decrease|reduction|fall))s?(?: (?:of|for|by) (?P<who>[^,;:]+?))? (?:is|are|was|"
    r"were) (?:already )?(?:made|achieved|realized|realised|reached|obtained|earned|lost) "
    r"(?P<when>(?:in|during|over|within|between|from|by) [^,;:]+)"
)
_NEARLY = 1e-9


@told_by("half", "first second last latter")
def half_of_axis(c: Scene, text: str) -> Iterator[Version]:
    """“In the first half of training”: from its beginning to the point that lies halfway."""
    match, axis = _HALF.search(text), c.way
    if match is None or axis is None or len(_HALF.findall(text)) > 1:
        return
    places = dict(zip(c.reader.names.dimensions[axis].ticks, _places(c, axis), strict=True))
    ticks = c.ascending(axis)
    middle = (places[ticks[0]] + places[ticks[-1]]) / 2
    amid = next((t for t in ticks if abs(places[t] - middle) < _NEARLY), None)
    if amid is None:
        return
    ends = (ticks[0], amid) if match["which"].lower() == "first" else (amid, ticks[-1])
    said = f"between {ends[0]} and {ends[1]}"
    yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)


def _places(c: Scene, axis: str) -> tuple[float, ...]:
    return tuple(ordinates(c.reader.names.dimensions[axis]))


@of_form(
    _GAIN_MADE,
    "gain gains improvement improvements increase increases rise rises growth loss losses drop "
    "drops decline declines decrease decreases reduction reductions fall falls",
    "made achieved realized realised reached obtained earned lost",
)
def part_made_then(c: Scene, match: Match) -> Iterator[Version]:
    """“For A and B, half of the gain is made before 200”: each makes half of its gain then."""
    if c.reader.stretch_of(match["when"]) is None:
        return
    who = match["who"] or re.sub(r"^\w+ |, $", "", match["lead"])
    named = [t for ticks in c.named_in(who).values() for t in ticks]
    things = c.named_in(who)
    if not named and not who and c.topic is not None:
        named, things = [c.topic], {c.topical or "": (c.topic,)}
    if len(things) != 1 or not named:
        return
    part = match["part"]
    noun = match["noun"].lower()
    said = (f"{thing} makes {uncapitalised(part)} of its {noun} {match['when']}" for thing in named)
    yield c.those_that_fail(*said)
