"""What is set against the point just before: “rises in 2014 compared with the year before”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.language.order import ordinates
from figcheck.patterns import regex

_TICK = r"(?:year|month|quarter|week|day|decade|step|point|checkpoint)"
_THAN = regex(
    r"(?:\A|,? )(?:compared (?:to|with)|relative to|over|from|as against) "
    rf"the (?:(?:level of the )?(?:previous|preceding|prior) (?P<tick>{_TICK})"
    rf"|(?P<one>{_TICK}) (?:before|earlier))(?:\b,? ?)",
    re.IGNORECASE,
)
_YEARS = {"year": 1, "decade": 10}


@told_by("compared relative over from against", "before earlier previous preceding prior")
def than_just_before(c: Scene, text: str) -> Iterator[Version]:
    """“In 2014 A rises compared with the year before”: it rises in 2014.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match, axis = _THAN.search(text), c.way
    if match is None or axis is None:
        return
    rest = f"{text[: match.start()]} {text[match.end() :]}".strip()
    named = c.named_in(rest).get(axis, ())
    ticks = c.ascending(axis)
    if len(named) != 1 or not ticks.index(named[0]):
        return
    where = next((p for p in c.led_places(rest) if c.named_in(p).get(axis) == named), None)
    if where is None:
        return
    before = ticks[ticks.index(named[0]) - 1]
    known = c.reader.names.dimensions[axis]
    places = dict(zip(known.ticks, ordinates(known), strict=True))
    years = _YEARS.get((match["tick"] or match["one"]).lower())
    if years is not None and places[named[0]] - places[before] != years:
        return  # The year before is not shown.
    said = re.sub(rf"^{re.escape(where)},? ", "", rest, flags=re.IGNORECASE)
    said = said.replace(f" {where}", "", 1)
    yield (Plain(f"From {before} to {named[0]}, {said}"),)
