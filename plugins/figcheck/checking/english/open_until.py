"""Clauses that say until when something is so, after a point from which on it may be so.

“It jumps to 9 in 2012 and stays above 7 until 2016” is said of the years from 2012 on, not of
those before; what tells the time of “until” from the beginning of the axis leaves that out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.tokens import Token, tokenise
from figcheck.checking.language.order import is_ordered, ordinates_of
from figcheck.patterns import regex

if TYPE_CHECKING:
    from figcheck.checking.english.names import Names

_UNTIL = frozenset({"until", "till"})
_BEGINS = regex(r"\b(?:from|since|between|after|starting|beginning)\b")


def begins_open(names: Names, text: str, before: str) -> bool:
    """Whether a clause says until when, and may mean from a point on that is named before that.

    Args:
        names: knows the names of the figure.
        text: the clause.
        before: the sentence or clause before it, empty if there is none.
    """
    tokens = tokenise(text)
    place = next((i for i, t in enumerate(tokens) if t.word in _UNTIL), None)
    if place is None or place + 1 == len(tokens) or _BEGINS.search(text.lower()):
        return False
    end = next((m for _, m in names.ticks_at(tokens, place + 1)), None)
    if end is None or len(end.ticks) != 1 or not is_ordered(names.dimensions[end.dimension]):
        return False
    points, things = _named(names, tokens[:place], end.dimension)
    earlier, others = _named(names, tokenise(before), end.dimension)
    if things <= others:
        points |= earlier  # It goes on about what the sentence before is about.
    order = ordinates_of(names.dimensions[end.dimension])
    return any(order[tick] < order[end.ticks[0]] for tick in points)


def _named(names: Names, tokens: Sequence[Token], axis: str) -> tuple[set[str], set[str]]:
    """The single points of an axis that are named, and the single things of other dimensions."""
    points: set[str] = set()
    things: set[str] = set()
    for i in range(len(tokens)):
        for _, meant in names.ticks_at(tokens, i):
            if len(meant.ticks) == 1:
                (points if meant.dimension == axis else things).add(meant.ticks[0])
    return points, things
