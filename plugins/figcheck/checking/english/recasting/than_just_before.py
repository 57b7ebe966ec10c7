"""What is set against the point just before: “rises in 2014 compared with the year before”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.names.label_words import is_year
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.language.order import numbers_in, ordinates
from figcheck.model import Dimension
from figcheck.patterns import any_case

_TICK = r"(?:year|month|quarter|week|day|decade|step|point|checkpoint)"
_THAN = any_case(
    r"(?:\A|,? )(?:compared (?:to|with)|relative to|over|from|as against) "
    rf"the (?:(?:level of the )?(?:previous|preceding|prior) (?P<tick>{_TICK})"
    rf"|(?P<one>{_TICK}) (?:before|earlier))(?:\b,? ?)"
)
_HIGHER_THAN = any_case(
    r"\bthan (?:(?:it|they) (?:was|were|had been) )?(?:in |at |on |during |that of |those of )?"
    rf"(?:the (?:previous|preceding|prior) (?P<tick>{_TICK})"
    rf"|(?:the|an?|one) (?P<one>{_TICK}) (?:before|earlier|previously))\b"
)
_THAT_OF = any_case(
    rf"\b(?:the (?:previous|preceding|prior) (?P<tick>{_TICK})['’]s|"
    rf"that of the (?:previous|preceding|prior) (?P<of>{_TICK})|"
    rf"the (?:level|value|figure|number|total) (?:of|in) the (?:previous|preceding|prior) "
    rf"(?P<in>{_TICK}))(?: (?:level|value|figure|number|total|amount))?\b"
)
_YEARS = {"year": 1, "decade": 10}
_ANY_POINT = frozenset({"step", "point", "checkpoint"})


@told_by("compared relative over from against", "before earlier previous preceding prior")
def than_just_before(c: Scene, text: str) -> Iterator[Version]:
    """“In 2014 A rises compared with the year before”: it rises in 2014."""
    match, axis = _THAN.search(text), c.way
    if match is None or axis is None:
        return
    rest = f"{text[: match.start()]} {text[match.end() :]}".strip()
    found = _just_before(c, rest, axis, match["tick"] or match["one"])
    if found is None:
        return
    named, before = found
    where = next((p for p in c.led_places(rest) if c.named_in(p).get(axis) == (named,)), None)
    if where is None:
        return
    said = re.sub(rf"^{re.escape(where)},? ", "", rest, flags=re.IGNORECASE)
    said = said.replace(f" {where}", "", 1)
    yield (Plain(f"From {before} to {named}, {said}"),)


@told_by("than", "before earlier previous previously preceding prior")
def than_the_one_before(c: Scene, text: str) -> Iterator[Version]:
    """“In 2014 A was 3 points higher than in the previous year”: than in 2013."""
    match, axis = _HIGHER_THAN.search(text), c.way
    if match is None or axis is None:
        return
    rest = f"{text[: match.start()]}{text[match.end() :]}"
    if found := _just_before(c, rest, axis, match["tick"] or match["one"]):
        yield (Plain(f"{text[: match.start()]}than in {found[1]}{text[match.end() :]}"),)


@told_by("previous preceding prior")
def that_of_the_one_before(c: Scene, text: str) -> Iterator[Version]:
    """“In 2020 A fell to a third of the previous year's level”: of the level of 2019."""
    match, axis = _THAT_OF.search(text), c.way
    if match is None or axis is None:
        return
    begun, rest = text[: match.start()], text[match.end() :]
    noun = match["tick"] or match["of"] or match["in"]
    if found := _just_before(c, f"{begun}that{rest}", axis, noun):
        yield (Plain(f"{begun}the level of {found[1]}{rest}"),)


def _just_before(c: Scene, text: str, axis: str, noun: str) -> tuple[str, str] | None:
    """The one point that a text names, and the one before it; `None` if that is not shown.

    Args:
        c: where the sentence stands.
        text: the sentence without what it is compared with.
        axis: the dimension of the points.
        noun: what they are called: “year”.
    """
    named = c.named_in(text).get(axis, ())
    ticks = c.ascending(axis)
    known = c.reader.names.dimensions[axis]
    if len(named) != 1 or not ticks.index(named[0]) or not _is_called(c, known, noun.lower()):
        return None
    before = ticks[ticks.index(named[0]) - 1]
    places = dict(zip(known.ticks, ordinates(known), strict=True))
    years = _YEARS.get(noun.lower())
    shown = years is None or places[named[0]] - places[before] == years
    return (named[0], before) if shown else None


def _is_called(c: Scene, axis: Dimension, noun: str) -> bool:
    """Whether a noun is for the points of an axis: “year” for years, “month” for months."""
    if noun in _YEARS:
        return all(number is not None and is_year(number) for number in numbers_in(axis))
    return noun in _ANY_POINT or c.label_of(noun) == axis.name
