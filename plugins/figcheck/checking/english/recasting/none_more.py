"""Extremes told by what nothing is beyond: “No city is warmer than Cairo”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by

_NONE_MORE = re.compile(
    r"(?P<lead>(?:[^,;:]+, )?)(?:no|none of the) (?:other |single )?(?P<noun>[a-z]+) "
    r"(?P<verb>has|have|had|shows?|reaches) (?:(?P<more>more|fewer)"
    r"|an? (?P<higher>higher|lower|larger|smaller)) (?P<what>[^,;:]+?) than (?P<name>[^,;:]+)",
    re.IGNORECASE,
)
_MOST = {
    "more": "the most",
    "fewer": "the fewest",
    "higher": "the highest",
    "lower": "the lowest",
    "larger": "the largest",
    "smaller": "the smallest",
}


@told_by("no none", "than")
def none_more(c: Scene, text: str) -> Iterator[Version]:
    """“No day has more trips than Monday”: Monday has the most.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    said = _NONE_MORE.fullmatch(text)
    if said is None:
        return
    dimension, name = c.label_of(said["noun"]), said["name"]
    if dimension is None or c.named_in(name).keys() != {dimension} or not c.reader.is_place(name):
        return
    most = _MOST[(said["more"] or said["higher"]).lower()]
    yield (Plain(f"{said['lead']}{name} {said['verb']} {most} {said['what']}"),)
