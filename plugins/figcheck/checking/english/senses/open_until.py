"""Clauses that say until when something is so, after a point from which on it may be so.

“It jumps to 9 in 2012 and stays above 7 until 2016” is said of the years from 2012 on, not of
those before; what tells the time of “until” from the beginning of the axis leaves that out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.language.order import is_ordered, ordinates_of
from figcheck.patterns import regex

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader

_UNTIL = regex(r"\b(?:until|till)\b")
_BEGINS = regex(r"\b(?:from|since|between|after|starting|beginning)\b")
_GOES_ON = regex(r"\bthen\b")
"""A word that is read as going on from the point before by itself."""


def begins_open(reader: Reader, text: str, before: str) -> bool:
    """Whether a clause says until when, and may mean from a point on that is named before that.

    Args:
        reader: reads the names of the figure.
        text: the clause.
        before: the sentence or clause before it, empty if there is none.
    """
    low = text.lower()
    until = _UNTIL.search(low)
    if until is None or _BEGINS.search(low):
        return False
    ends = _ticks(reader, text[until.end() :])
    axes = [d for d in ends if is_ordered(reader.names.dimensions[d])]
    if len(axes) != 1 or len(ends[axes[0]]) != 1:
        return False
    (axis,) = axes
    points, things = _named(reader, text[: until.start()], axis)
    earlier, others = _named(reader, before, axis)
    if (things <= others or not others) and not _GOES_ON.search(low):
        points |= earlier  # It goes on about what the sentence before is about.
    order = ordinates_of(reader.names.dimensions[axis])
    return any(order[tick] < order[ends[axis][0]] for tick in points)


def _named(reader: Reader, text: str, axis: str) -> tuple[set[str], set[str]]:
    """The points of an axis that are named, and the things of other dimensions."""
    named = _ticks(reader, text) if text else {}
    things = {tick for d, ticks in named.items() if d != axis for tick in ticks}
    return set(named.get(axis, ())), things


def _ticks(reader: Reader, text: str) -> dict[str, tuple[str, ...]]:
    """The ticks that a text names, by dimension: “2010”, “step 4”."""
    found: dict[str, tuple[str, ...]] = {}
    for place in reader.places_in(text):
        for dimension, ticks in place.ticks:
            found[dimension] = (*found.get(dimension, ()), *ticks)
    return found
