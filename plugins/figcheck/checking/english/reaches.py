"""How far a bound reaches that is said of a line: “exceeds 80”, “stays below 80”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import open_dimensions
from figcheck.checking.english.meaning import Amount, Place, Reading
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.context import Context

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


_BEYOND = (Comparator.MORE, Comparator.LESS)

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


def goes_past(c: Context) -> bool:
    """Whether the clause says that something gets past a level, not that it is beyond it."""
    return c.discourse.clause_has_word(_GETTING)


def sign_of_part(c: Context) -> Comparator:
    """How a part that is said in words is meant: “makes up half”, but “reaches half” or more."""
    past = c.discourse.clause_has_word("reach(?:es|ed)?")
    return Comparator.AT_LEAST if past else Comparator.ABOUT


def is_crossing(c: Context) -> bool:
    """Whether the clause says that a level is crossed, be it from above or from below."""
    return c.discourse.clause_has_word("cross(?:es|ed|ing)?(?!-)")


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
    axes = [n for n, d in c.names.dimensions.items() if is_ordered(d)]
    if not is_crossing(c) or amount.comparator not in _BEYOND:
        return amount
    if len(axes) != 1:
        return None if axes else amount  # Where nothing has an order, to cross is to exceed.
    line = place.default(c.here).without(axes)
    begins = line.within(Place.of(axes[0], c.ascending(axes[0])[:1]))
    found = c.table.indices(begins.cells) if begins is not None else ()
    values = [v for i in found if (v := c.figure.cells[i].value) is not None]
    above = {value > amount.number.value for value in values}
    if len(above) != 1:
        return None
    sign = Comparator.LESS if above.pop() else Comparator.MORE
    return replace(amount, comparator=sign)


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
