"""Stretches of an axis by a number with its unit alone: “above 200 °C”, “below 4 h”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_LEAD = any_case(
    r"(?P<side>above|below|beyond|under|over) (?P<tick>[-−]?\d[\d.,]*) ?"
    r"(?P<unit>°? ?[A-Za-zµ%/]+), "
)
_SIDES = {"beyond": "above", "over": "above", "under": "below"}


@told_by("above below beyond under over", ",")
def above_a_tick(c: Scene, text: str) -> Iterator[Version]:
    """“Above 200 °C, the yield exceeds 30 %”: at temperatures above 200 °C."""
    match = _LEAD.match(text)
    if match is None:
        return
    tick, unit = match["tick"], match["unit"].strip()
    axis = c.axis_of(f"{tick} {unit}")
    if axis is None or unit == c.reader.figure.value.unit:
        return
    side = _SIDES.get(match["side"].lower(), match["side"].lower())
    yield (Plain(f"At {axis} {side} {tick} {unit}, {text[match.end() :]}"),)
