"""From where on something goes its way: “From 5 on it falls”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meaning import Subject
from figcheck.checking.language.tree import Direction, Formula, Trend

if TYPE_CHECKING:
    from figcheck.checking.english.families.stretches import Stretch
    from figcheck.checking.english.reader import Context

_FROM_THERE = r"(?:from [^,;]{1,60}? (?:on|onwards?|upwards?)|(?:after|beyond|past) [^,;]{0,40}\d)"


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
