"""Clauses that say until when something is so, after a point from which on it may be so.

“It jumps to 9 in 2012 and stays above 7 until 2016” is said of the years from 2012 on, not of
those before; what tells the time of “until” from the beginning of the axis leaves that out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon import begins_with_verb
from figcheck.checking.english.tokens import Token, tokenise
from figcheck.checking.language.order import is_ordered, ordinates_of
from figcheck.patterns import regex

if TYPE_CHECKING:
    from figcheck.checking.english.names import Names

_UNTIL = frozenset({"until", "till"})
_BEGINS = regex(r"\b(?:from|since|between|after|starting|beginning)\b")
_TAKES_UP = regex(r"(?:it|they|this|these|that|the (?:value|level|figure)s?)\b", re.IGNORECASE)


def begins_open(names: Names, text: str, before: str) -> bool:
    """Whether a clause says until when, and may mean from a point on that is named before that.

    Args:
        names: knows the names of the figure.
        text: the clause.
        before: the sentence or clause before it, empty if there is none.
    """
    tokens = tokenise(text)
    place = next((i for i, t in enumerate(tokens) if t.word in _UNTIL), None)
    if place is None or _BEGINS.search(text.lower()):
        return False
    end = (
        next((m for _, m in names.ticks_at(tokens, place + 1)), None)
        if tokens[place + 1 :]
        else None
    )
    if end is None or len(end.ticks) != 1:
        return False
    dimension = names.dimensions[end.dimension]
    if not is_ordered(dimension):
        return False
    order = ordinates_of(dimension)
    told = [*_points(names, tokens[:place], end.dimension)]
    if _TAKES_UP.match(text) or begins_with_verb(tokens, 0):
        told += _points(names, tokenise(before), end.dimension)
    return any(order[tick] < order[end.ticks[0]] for tick in told)


def _points(names: Names, tokens: list[Token], axis: str) -> list[str]:
    """The single points of an axis that are named."""
    found = (m for i in range(len(tokens)) for _, m in names.ticks_at(tokens, i))
    return [m.ticks[0] for m in found if m.dimension == axis and len(m.ticks) == 1]
