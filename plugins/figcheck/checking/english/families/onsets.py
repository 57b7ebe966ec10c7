"""From where on something goes its way, and until where: “From 5 on it falls”, “at first”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.meaning import Subject
from figcheck.checking.language.tree import Direction, Formula, Not, Trend

if TYPE_CHECKING:
    from figcheck.checking.english.families.stretches import Stretch
    from figcheck.checking.english.parsing.reader import Context

_FROM_THERE = r"(?:from [^,;]{1,60}? (?:on|onwards?|upwards?)|(?:after|beyond|past) [^,;]{0,40}\d)"

_UNTIL_THERE = r"(?:until|till|up to|up until)\b(?! the (?:very )?(?:end|last))"
_AT_FIRST = (
    r"(?:at first|initially|in the beginning|at the (?:very )?(?:beginning|start|outset)(?! of)"
    r"|early on|to begin with)"
)
_IN_THE_END = (
    r"(?:in the end|at the (?:very )?end(?! of)|towards? the (?:very )?end(?! of)"
    r"|eventually|ultimately|finally)"
)
_EDGE_PART = 3
"""“At first” reaches no further than one of so many parts of an axis."""


def at_an_edge(
    c: Context, subject: Subject, along: Stretch, *, up: bool
) -> tuple[Formula, ...] | None:
    """“At first it falls”, “towards the end it rises”: the beginning of a way, or its end.

    Returns:
        That it goes so over a part of the axis there, and in the outermost step; `None` where
        neither is said, or both are.
    """
    first, last = (c.discourse.clause_has_word(words) for words in (_AT_FIRST, _IN_THE_END))
    size = len(along.ticks)
    if first is last or size <= _EDGE_PART:
        return None
    direction = Direction.RISES_OVERALL if up else Direction.FALLS_OVERALL
    parts = [max(2, size // _EDGE_PART + 1), 2]
    ticks = (along.ticks[:n] if first else along.ticks[-n:] for n in parts)
    return tuple(Trend(direction, along.at(subject, t)) for t in ticks)


def with_ending(
    c: Context, subject: Subject, along: Stretch, ways: Sequence[Formula], *, up: bool
) -> list[Formula]:
    """The ways to take a movement “until 2005”: to its end, or but for the last step.

    Args:
        c: the context of the clause.
        subject: the values that move.
        along: the stretch of the axis.
        ways: what the movement may mean, the loosest last.
        up: whether it is a rise.
    """
    begins = along.ticks[0] == c.ascending(along.dimension)[0]
    if not begins or not c.discourse.clause_has_word(_UNTIL_THERE) or len(along.ticks) <= _TURNED:
        return list(ways)
    overall = Direction.RISES_OVERALL if up else Direction.FALLS_OVERALL
    against = Direction.FALLS_THROUGHOUT if up else Direction.RISES_THROUGHOUT
    to_the_end = Trend(overall, along.at(subject, along.ticks[-2:]))
    turned = Trend(against, along.at(subject, along.ticks[-_TURNED:]))
    return [both([w, to_the_end]) for w in ways] + [both([ways[-1], Not(turned)])]


_TURNED = 3
"""Ticks at the end of a way after which it surely has turned, if they go the other way."""


def with_onset(
    c: Context, subject: Subject, along: Stretch, ways: Sequence[Formula], *, up: bool
) -> list[Formula]:
    """The ways to take a movement, with the one by which it begins where it is said to begin.

    Args:
        c: the context of the clause.
        subject: the values that move.
        along: the stretch of the axis.
        ways: what the movement may mean, the loosest last.
        up: whether it is a rise.
    """
    if not c.discourse.clause_has_word(_FROM_THERE):
        return list(ways)
    direction = Direction.RISES_OVERALL if up else Direction.FALLS_OVERALL
    onset = Trend(direction, along.at(subject, along.ticks[:2]))
    return [*ways, both([*ways[-1:], onset])]
