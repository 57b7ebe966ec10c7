"""Numbers that can only be points of an axis: “peaks at 150”, “between 0 and 50” of doses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.names.names import Names, Ticks
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.language.order import is_ordered
from figcheck.model import Role
from figcheck.reading.numbers import Number

_BEFORE = frozenset("at until till beyond past after before through since for".split())
"""Words that tell where, or from where on."""
_VERBS = frozenset(
    "is has gives yields leads wins performs remains ranks beats outperforms scores reaches "
    "achieves comes does stays works".split()
)
"""Verbs before which a number that begins a statement is what it is about."""
_UP = frozenset(("up", "down"))
_ONWARDS = frozenset("on onward onwards up upward upwards down downward downwards and".split())
"""What goes on behind a number from which something holds: “from 0.2 on”."""
_LISTED = frozenset("and or both either ,".split())
"""Between the numbers of a list: “at both 0.2 and 0.3”."""
_OF_A_CELL = frozenset({"at", "with", "("})
_BETWEEN = frozenset({"and", ",", "/", "with"})
"""Before, and between, the two numbers that name a cell."""
_JOINED = {"and": "between", "to": "from"}
_BEHIND = _VERBS | frozenset(
    "and or but while whereas then than to for in on at by with within without across over under "
    "from where which when before after as is are was were has have it its the this that each "
    "every all both no only already , . ; : ( ) onwards onward upward upwards downward downwards "
    "up down".split()
)
"""What may follow a number without saying of what it is so much."""

_LOCATED = frozenset({"located", "found", "observed", "occurs", "occurring"})
"""Where something is, and not how much it is: “the minimum is located at 40”."""


def bare_tick(names: Names, scale: Scale, tokens: Sequence[Token], start: int) -> Ticks | None:
    """The point of the one axis that a number without a unit must be, where it says where.

    Args:
        names: the names of the figure.
        scale: its values; a number that may be one of them is no point of an axis.
        tokens: the sentence.
        start: where the number stands.
    """
    if (crossed := _crossed_tick(names, scale, tokens, start)) is not None:
        return crossed
    ends = _both_ends(tokens, start)
    if not ends or any(_says_of_what(tokens, end) for end in ends):
        return None
    numbers = {end: number for end in ends if (number := tokens[end].number) is not None}
    located = tokens[ends[0] - 2].word in _LOCATED if ends[0] > 1 else False
    if any(n.error or (not located and _may_be_value(scale, n)) for n in numbers.values()):
        return None
    found = [
        Ticks(d.name, (tick,))
        for d in names.dimensions.values()
        if d.role in (Role.X, Role.Y)
        and is_ordered(d)
        and all(names.tick_of(d.name, n.value) is not None for n in numbers.values())
        and (tick := names.tick_of(d.name, numbers[start].value)) is not None
        and tick.endswith(numbers[start].unit)
    ]
    return found[0] if len(found) == 1 else None


def _crossed_tick(names: Names, scale: Scale, tokens: Sequence[Token], start: int) -> Ticks | None:
    """The point that one of two numbers is which name a cell: “at 0.3 and 512”, “(0.3, 512)”.

    Each must be a point of one axis alone, these must be two, and one of the numbers no value.
    """
    number = tokens[start].number
    for other, first in ((start + 2, start), (start - 2, start - 2)):
        if not 0 < first < first + 2 < len(tokens) or tokens[first - 1].word not in _OF_A_CELL:
            continue
        beside = tokens[other].number
        if number is None or beside is None or tokens[first + 1].word not in _BETWEEN:
            continue
        own, crossing = ([*_ticks_of(names, n)] for n in (number, beside))
        if len(own) != 1 or len(crossing) != 1 or own[0].dimension == crossing[0].dimension:
            continue
        if not (_may_be_value(scale, number) and _may_be_value(scale, beside)):
            return None if _goes_on(tokens, first + 3) else own[0]
    return None


def _goes_on(tokens: Sequence[Token], place: int) -> bool:
    """Whether more stands there that two numbers may belong to: a third one, a noun."""
    if place >= len(tokens):
        return False
    listed = place + 1 < len(tokens) and tokens[place + 1].number is not None
    return tokens[place].word not in _BEHIND or (listed and tokens[place].word in _LISTED)


def _ticks_of(names: Names, number: Number) -> Iterator[Ticks]:
    """The points of any axis that a number as it is written is."""
    for d in names.dimensions.values():
        if d.role in (Role.X, Role.Y) and is_ordered(d):
            tick = names.tick_of(d.name, number.value)
            if tick is not None and tick.endswith(number.unit):
                yield Ticks(d.name, (tick,))


def _may_be_value(scale: Scale, number: Number) -> bool:
    return bool(number.unit) or scale.low <= abs(number.value) <= scale.high


def _both_ends(tokens: Sequence[Token], start: int) -> tuple[int, ...]:
    """The number, and the one that it is joined with: “between 0 and 50”; none for a value."""
    before = tokens[start - 1].word if start else ""
    earlier = tokens[start - 2].word if start > 1 else ""
    if before in _BEFORE or (before == "to" and earlier in _UP):
        return (start,)
    if before == "from" and start + 1 < len(tokens) and tokens[start + 1].word in _ONWARDS:
        return (start,)
    if before in _LISTED and (listed := _listed(tokens, start)):
        return listed
    if before == "by" and earlier == "followed":
        return (start,)
    if before in ("", ",") and start + 1 < len(tokens) and tokens[start + 1].word in _VERBS:
        return (start,)  # "On average, 0.3 is best".
    if before in _JOINED.values():
        other = start + 2
        joined = other < len(tokens) and _JOINED.get(tokens[start + 1].word) == before
        return (start, other) if joined and tokens[other].number is not None else ()
    if before in _JOINED and start > 2 and tokens[start - 2].number is not None:
        return (start - 2, start) if tokens[start - 3].word == _JOINED[before] else ()
    return ()


def _listed(tokens: Sequence[Token], start: int) -> tuple[int, ...]:
    """All numbers of the list that begins with “at” and ends here; none if none does."""
    numbers, place = [start], start - 1
    while place > 0 and (tokens[place].word in _LISTED or tokens[place].number is not None):
        if tokens[place].number is not None:
            numbers.append(place)
        place -= 1
    return tuple(numbers) if tokens[place].word == "at" else ()


def _says_of_what(tokens: Sequence[Token], end: int) -> bool:
    return end + 1 < len(tokens) and tokens[end + 1].word not in _BEHIND
