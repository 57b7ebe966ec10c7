"""How far a bound reaches that is said of a line: “exceeds 80”, “stays below 80”."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import open_dimensions
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Quantifier
from figcheck.model import Kind

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context

_GETTING = (
    r"(?:ever|at (?:some|any|one) (?:point|time|stage)|at least once|"
    r"(?:reach|pass|surpass|cross)(?:es|s|ed|ing)?|hits?|(?:get|goe|climb|rise|move|push)s?|"
    r"got|gone|go|went|rose|climbed|drop(?:s|ped)?|falls?|fell|dips?|dipped|sinks?|sank)"
)
"""Words for getting past a level, which is done at some point."""

_PASSING = rf"(?:{_GETTING}|exceed(?:s|ed|ing)?|clear(?:s|ed)?|top(?:s|ped)?)"
"""These, and others that may be said as well of what is beyond a level everywhere."""

_STAYING = (
    r"(?:stay|remain|keep)(?:s|ed|ing)?|kept|always|throughout|everywhere|consistently|permanently"
)
"""Words for being beyond a level all the time."""

_NOT_PASSING = rf"(?:never|not|fail(?:s|ed)?|unable) (?:even |ever |once |to )*{_GETTING}"
"""What stays on this side of a level all the time: “never reaches 25”."""


_REACHED = (
    r"(?:reach(?:es|ed|ing)?|attain(?:s|ed|ing)?|hits?|(?:get|gets|got|comes?) (?:as far as|to))"
)
_SIDES = r"(?:above|below|over|under|beyond|past|least|most|more|less|exceed(?:s|ed|ing)?|stays?)"
"""Words that tell on which side of a level something is."""

_BEYOND = (Comparator.MORE, Comparator.LESS)
_GOT_TO = (Comparator.AT_LEAST, Comparator.LESS)
"""Getting to a level from below, and not getting there."""

_CROSSING = r"(?:cross(?:es|ed|ing)?(?!-)|pass(?:es|ed|ing)|pass (?:the|\d))"
"""Verbs for getting past a level from either side; a pass rate is none."""

_EITHER = (Quantifier.ALL, Quantifier.SOME)


def reaches(c: Context, place: Place, along: str | None = None) -> tuple[Quantifier, ...]:
    """Whether what is said to lie beyond a bound must do so always or somewhere.

    Args:
        c: the context of the clause.
        place: of what it is said, for each tick of a dimension or for one thing.
        along: that dimension.

    Returns:
        One of the two where the verb tells it: a line exceeds 80 that does so at one of its
        points, and stays below 80 if it does so at all of them. Both where that is left open.
    """
    kept = c.discourse.clause_has_word(_NOT_PASSING)
    passing = is_passing(c) and not kept
    staying = kept or c.discourse.clause_has_word(f"(?:{_STAYING})")
    points = [d for d in open_dimensions(c, place) if d != along]
    is_line = len(points) == 1 and is_ordered(c.names.dimensions[points[0]])
    if along is None:  # "A exceeds 80", of one thing, but not "from 1990 on".
        if staying or not passing or not is_line or place.get(points[0]):
            return (Quantifier.ALL,)
        return (Quantifier.SOME,) if goes_past(c) else _EITHER
    if staying and not passing:
        return (Quantifier.ALL,)
    return (Quantifier.SOME,) if passing and not staying and is_line else _EITHER


def is_passing(c: Context) -> bool:
    """Whether the clause may say that something gets past a level."""
    return c.discourse.clause_has_word(_PASSING)


def may_go_past(c: Context) -> bool:
    """Whether something is said to get past a level, and not to stay there."""
    return is_passing(c) and not c.discourse.clause_has_word(f"(?:{_STAYING})")


def goes_past(c: Context) -> bool:
    """Whether the clause says that something gets past a level, not that it is beyond it."""
    return c.discourse.clause_has_word(_GETTING)


def sign_of_part(c: Context) -> Comparator:
    """How a part that is said in words is meant: “makes up half”, but “reaches half” or more."""
    past = c.discourse.clause_has_word("reach(?:es|ed)?")
    return Comparator.AT_LEAST if past else Comparator.ABOUT


def is_crossing(c: Context) -> bool:
    """Whether the clause says that a level is crossed, be it from above or from below."""
    return c.discourse.clause_has_word(_CROSSING)


def as_crossed(c: Context, place: Place, amount: Amount) -> Amount | None:
    """A level that is crossed, as one that is got above or below: from where a line begins.

    “It never crosses 50”, of a line that begins above 50: it never gets below.

    Args:
        c: the context of the clause.
        place: where the line is, or where on it the level is crossed.
        amount: the level, said to be exceeded.

    Returns:
        `None` where some lines begin above it and some below, or where none has a beginning.
    """
    reached = is_reached(c) and amount.comparator in _GOT_TO
    if not reached and (not is_crossing(c) or amount.comparator not in _BEYOND):
        return amount
    axes = [n for n, d in c.names.dimensions.items() if is_ordered(d)]
    if not axes:
        return amount  # Where nothing has an order, to cross is to exceed.
    level = amount.number.value
    if reached:
        down = come_down(c, place, level)
        denied = amount.comparator is Comparator.LESS or c.discourse.clause_has_word(_NOT_PASSING)
        if down and denied and not _falls_throughout(c, place):
            return None  # "It failed to reach ten": it got below, and might have got up again.
        return replace(amount, comparator=amount.comparator.reverse) if down else amount
    above = begin_above(c, place, level)
    if above is None:
        return None
    return replace(amount, comparator=Comparator.LESS if above else Comparator.MORE)


def is_reached(c: Context) -> bool:
    """Whether the clause says no more of a level than that something gets to it, or does not."""
    return c.discourse.clause_has_word(_REACHED) and not c.discourse.clause_has_word(_SIDES)


def begin_above(c: Context, place: Place, level: float) -> bool | None:
    """Whether lines come down from above a level, along the one axis with an order.

    Args:
        c: the context of the clause.
        place: where the lines are, or where on them the level is got to.
        level: the level.

    Returns:
        `None` where some begin above it and some below, or where there are no such lines.
    """
    values = _at_end(c, place, 0)
    above = {value > level for value in values}
    return above.pop() if len(above) == 1 else None


def come_down(c: Context, place: Place, level: float) -> bool:
    """Whether drawn lines get to a level, or might, from above: they begin there and fall."""
    if c.figure.kind is not Kind.LINE or not begin_above(c, place, level):
        return False
    first, last = (_at_end(c, place, end) for end in (0, -1))
    return len(first) == len(last) and all(b < a for a, b in zip(first, last, strict=True))


def _falls_throughout(c: Context, place: Place) -> bool:
    """Whether no drawn line rises anywhere along its axis."""
    axes = [n for n, d in c.names.dimensions.items() if is_ordered(d)]
    ends = range(len(c.ascending(axes[0]))) if len(axes) == 1 else range(0)
    drawn = [_at_end(c, place, end) for end in ends]
    return all(
        len(one) == len(two) and all(b <= a for a, b in zip(one, two, strict=True))
        for one, two in pairwise(drawn)
    )


def _at_end(c: Context, place: Place, end: int) -> list[float]:
    """The values of lines where their one axis begins or ends; none if there is no such axis."""
    axes = [n for n, d in c.names.dimensions.items() if is_ordered(d)]
    if len(axes) != 1:
        return []
    line = place.default(c.here).without(axes)
    there = line.within(Place.of(axes[0], [c.ascending(axes[0])[end]]))
    found = c.table.indices(there.cells) if there is not None else ()
    return [v for i in found if (v := c.figure.cells[i].value) is not None]


def as_far_as(
    c: Context, place: Place, along: str, always: Reading, somewhere: Reading | None
) -> Reading:
    """What is said to hold of some things and of no others, as far as it must hold of each.

    Args:
        c: the context of the clause.
        place: of what it is said.
        along: the dimension of the things.
        always: that it holds of these everywhere and of no other everywhere.
        somewhere: that it holds of these somewhere and of no other anywhere.
    """
    if somewhere is None:
        return always
    ways = {Quantifier.ALL: always, Quantifier.SOME: somewhere}
    found = [ways[reach].formulas for reach in reaches(c, place, along)]
    return replace(always, formulas=tuple(formula for way in found for formula in way))
