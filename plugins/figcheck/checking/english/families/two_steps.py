"""The two steps of an axis of three: “the step from A to B is the bigger one”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.differences import Ends, Head, difference
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.families.worth import Worth
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.language.tree import Comparator

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def _other_step(c: Context, ends: Ends) -> Ends | None:
    """The other one of the two steps of an axis."""
    if ends.stop is None or len(ends.start.ticks) != 1:
        return None
    ((axis, (start,)),) = ends.start.ticks
    ordered = c.drawn(axis)
    stop = ends.stop.get(axis)
    if len(ordered) != 3 or len(stop) != 1 or start not in ordered:
        return None
    first_step, second_step = tuple(ordered[:2]), tuple(ordered[1:])
    if (start, stop[0]) not in (first_step, second_step):
        return None
    one, two = second_step if (start, stop[0]) == first_step else first_step
    return Ends(Place.of(axis, [one]), Place.of(axis, [two]), signed=True)


@rule("clause", "leap extents? BE extents? 'the' MORE 'one'|LEAP extents?")
@rule("clause", "leap extents? BE extents? 'the' MORE 'of' 'the' 'two' extents?")
@rule("clause", "extents ','? leap extents? BE extents? 'the' MORE 'one'|LEAP")
def _is_the_bigger_one(c: Context, *rest: Meaning) -> Reading | None:
    """“The step from A to B is always the bigger one”."""
    ends, extent = the(rest, Ends), _whole(rest)
    other = _other_step(c, ends)
    one = difference(c, Head(directed=True), ends)
    two = difference(c, Head(directed=True), other) if other else None
    if one is None or two is None or extent is None:
        return None
    comparative = Comparative(Relation(the(rest, Comparator)), two)
    return Statement(one, comparative, extent).reading(c)


@rule("clause", "leap WORTH value_then POINTS? GAPPED the_second value_then POINTS?")
@rule("clause", "extent ','? leap WORTH value_then POINTS? GAPPED the_second value_then POINTS?")
def _and_the_second(c: Context, *rest: Meaning) -> Reading | None:
    """“On average the first step is worth 30 points and the second one about 15”."""
    ends, extent = the(rest, Ends), _whole(rest)
    if ends.stop is None or extent is None:
        return None
    following = _other_step(c, ends)
    one = difference(c, Head(directed=True), ends)
    two = difference(c, Head(directed=True), following) if following else None
    if one is None or two is None:
        return None
    amounts = every(rest, Amount)
    pairs = zip((one, two), amounts, strict=True)
    found = tuple(Statement(step, Worth(amount), extent) for step, amount in pairs)
    return Coordination(found).reading(c)


@rule("the_second", "'the' 'second'|'other'|'last' 'one'|LEAP?")
def _the_second(*_: Meaning) -> str:
    return "second"


def _whole(rest: tuple[Meaning, ...]) -> Extent | None:
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    return extent
