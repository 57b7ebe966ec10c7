"""A step that was told before, or that is told by its number: “this step”, “the first step”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from figcheck.checking.english.lexicon.shared_words import STEP_PLACES
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_NOUN = (
    r"(?:step|interval|transition|increment|stretch|span|range|move|jump|increase|doubling|window)"
)
_SUBJECT = any_case(
    rf"(?P<lead>(?:(?:in|on|at|for|with|under) [^,;:]+, )?)(?:this|that|the same|the very same)"
    rf" (?:same |very |last |latter )?{_NOUN} (?P<rest>.+)"
)
"""A clause about it: “On Sunday, the same step adds 2”."""

_WHERE = any_case(
    rf"(?P<head>.+?),? (?P<at>in|over|during|for|on|with|by|at|across|within) "
    rf"(?:this|that|the same|the very same) (?:same |last |latter )?{_NOUN}(?P<tail>(?: .+)?)"
)
"""Where it is what a clause looks at: “B loses 2 in this step”."""

_LED = any_case(
    rf"(?P<at>in|over|during|for|on|with|by|at|across|within) (?:this|that|the same|the very same) "
    rf"(?:same |last |latter )?{_NOUN},? (?P<head>.+)"
)
_END = r"(?:[^,;:()]|(?<=\d):(?=\d))+?"
_STRETCH = any_case(
    rf"\b(?:from|between) (?P<one>{_END}) (?:to|and) (?P<two>{_END})(?=[,;.()]| [a-z]|$)"
)
_NUMBERED = any_case(
    rf"(?P<head>.*?)\b(?:the|its|their) (?P<which>{'|'.join(STEP_PLACES)}) "
    rf"(?P<axis>[\w-]+(?: [\w-]+)?) {_NOUN}(?: (?:on|of|along) [^,;:(]+?)?"
    r"(?P<told> \([^()]*\d[^()]*\))? (?P<rest>.+)"
)


@told_by(
    "this that same",
    "step interval transition increment stretch span range move jump increase doubling window",
)
def same_step(c: Scene, text: str) -> Iterator[Version]:
    """“In B, this step costs 5 points”, behind “The step from 2 to 4 …”: the one from 2 to 4."""
    stretch = _stretch_told(c, text)
    if stretch is None:
        return
    one, two = stretch
    if match := _SUBJECT.fullmatch(text):
        yield (Plain(f"{match['lead']}the step from {one} to {two} {match['rest']}"),)
        return
    if match := _LED.fullmatch(text):
        yield (Plain(f"From {one} to {two}, {match['head']}"),)
        return
    match = _WHERE.fullmatch(text)
    if match is not None:
        yield (Plain(f"From {one} to {two}, {match['head']}{match['tail']}"),)


def _stretch_told(c: Scene, text: str) -> tuple[str, str] | None:
    """Both ends of the step that was told last, in what goes before."""
    before = c.before.rstrip(" .")
    if (numbered := _numbered(c, before)) is not None:
        one, two, label = numbered
        return one, f"{two} {label}"
    found = {
        (match["one"], f"{match['two']}{_label_behind(c, before[match.end() :])}")
        for match in _STRETCH.finditer(before)
        if _on_one_axis(c, match["one"], match["two"])
    }
    return found.pop() if len(found) == 1 else None


def _label_behind(c: Scene, text: str) -> str:
    """What the axis is called behind the end of a step: “to 5 µM olaparib”."""
    word = re.match(r" [\w-]+", text)
    return word[0] if word is not None and c.label_of(word[0].strip()) is not None else ""


def _on_one_axis(c: Scene, one: str, two: str) -> bool:
    """Whether two texts name the two ends of a step along one axis."""
    place = c.reader.parse_alone(f"from {one} to {two}").readings("step_ends")
    return bool(place)


@told_by(
    " ".join(STEP_PLACES), "step interval transition increment move jump increase doubling stretch"
)
def numbered_step(c: Scene, text: str) -> Iterator[Version]:
    """“The first lime step costs 5 points”: the step from its first tick to the second."""
    match, numbered = _NUMBERED.fullmatch(text), _numbered(c, text)
    if match is None or numbered is None:
        return
    one, two, label = numbered
    yield (Plain(f"{match['head']}the step from {one} to {two} {label} {match['rest']}".strip()),)
    yield (Plain(f"{match['head']}the step from {label} {one} to {two} {match['rest']}".strip()),)


def _numbered(c: Scene, text: str) -> tuple[str, str, str] | None:
    """Both ends of a step that a text tells by its number, and what its axis is called there."""
    match = _NUMBERED.fullmatch(text)
    axis = c.label_of(match["axis"]) if match is not None else None
    if match is None or axis is None:
        return None
    ticks, place = c.ascending(axis), STEP_PLACES[match["which"].lower()]
    steps = [*pairwise(ticks)]
    if not -len(steps) <= place < len(steps):
        return None
    one, two = steps[place]
    told = re.findall(r"\d+(?:\.\d+)?", match["told"] or "")
    if told and told != [*re.findall(r"\d+(?:\.\d+)?", f"{one} {two}")]:
        return None  # It is told to lie elsewhere.
    return one, two, match["axis"]
