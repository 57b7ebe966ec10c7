"""How things go along an axis or a half of it: “triples along it”, “in the first half”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.lexicon.shared_words import WHOLE
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import ordinates
from figcheck.patterns import any_case

_LINE = r"(?:axis|scale|range|spectrum|ladder|gradient|distribution|hierarchy|continuum|dimension)"
_ALONG = any_case(
    rf"\b(?P<how>along|across|over|up|down)(?: the {WHOLE})?(?: the)?"
    rf" (?P<what>[\w-]+(?: [\w-]+)?) {_LINE}(?=[ ,;.]|\Z)"
)
_STEP = any_case(r"\b(?:each|every|any) (?:single )?(?:step|rung|level) ?\Z")
_NO_CHANGE = any_case(r"\b(?:up|down) (?:from|to|by) ?\Z")
_WAY = any_case(r"\b(?:monotonically|throughout|at every step|all|each|every|any)\b")


@told_by(
    "along across over up down",
    "axis scale range spectrum ladder gradient distribution hierarchy continuum dimension",
)
def along_axis(c: Scene, text: str) -> Iterator[Version]:
    """“A triples along the income axis”: it does from the first point of it to the last."""
    match = _ALONG.search(text)
    axis = c.way
    if match is None or axis is None or axis in c.named_in(text):
        return
    if not set(words_of(match["what"])) <= set(words_of(axis)):
        return
    before, after = text[: match.start()], text[match.end() :]
    if _STEP.search(before):
        if match["how"].lower() in ("up", "along"):
            yield (Plain(f"{before.rstrip()}{after}"),)
        return
    ticks = c.ascending(axis)
    if match["how"].lower() == "down":
        ticks = ticks[::-1]
    if _NO_CHANGE.search(before) or _WAY.search(before):
        return
    yield (Plain(f"{before}from {ticks[0]} to {ticks[-1]}{after}"),)


_ENDS = any_case(
    r"\b(?P<from>from|between) (?:the )?(?P<one>lowest|smallest|first|initial|shortest|minimum|"
    r"least)(?: (?P<noun>[a-z]+))? (?:to|and|up to) (?:the )?"
    r"(?P<two>highest|largest|last|final|longest|maximum|biggest|greatest) (?P<end>[a-z]+)\b"
)
_BACK = any_case(
    r"\b(?P<from>from|between) (?:the )?(?P<one>highest|largest|longest|maximum|biggest|greatest)"
    r"(?: (?P<noun>[a-z]+))? (?:to|and|down to) (?:the )?"
    r"(?P<two>lowest|smallest|shortest|minimum|least) (?P<end>[a-z]+)\b"
)


@told_by(
    "from between",
    "lowest smallest first initial shortest minimum least",
    "highest largest last final longest maximum biggest greatest",
)
def axis_end_to_end(c: Scene, text: str) -> Iterator[Version]:
    """“The drop between the lowest and the highest dose”: from the first tick to the last."""
    if (said := from_end_to_end(c, text)) is not None:
        yield (Plain(said),)


def from_end_to_end(c: Scene, text: str) -> str | None:
    """A text with the ticks at both ends of an axis in place of “from the lowest to the highest”.

    Args:
        c: where the text stands.
        text: the text.

    Returns:
        `None` where it says nothing of both ends.
    """
    for way, backwards in ((_ENDS, False), (_BACK, True)):
        match = way.search(text)
        spot = c.on_axis(f"the {match['two']} {match['end']}") if match else None
        if match is None or spot is None:
            continue
        ticks = c.ascending(spot[0])
        ends = (ticks[-1], ticks[0]) if backwards else (ticks[0], ticks[-1])
        if spot[1] == ends[1]:
            said = f"from {ends[0]} to {ends[1]}"
            return f"{text[: match.start()]}{said}{text[match.end() :]}"
    return None


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
