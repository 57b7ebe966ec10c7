"""Several things that are best somewhere: ahead of all others, or better than they are elsewhere.

“The older are best in maths” may say in what they do best, and “the Cedar models are best in
maths” who is ahead of all others there. Nothing but the numbers tells the two apart, so only
what both come to is decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Cells,
    Comparator,
    Compare,
    Condition,
    Count,
    Formula,
    Function,
    Number,
)
from figcheck.patterns import any_case, regex

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names

_OWN = regex(
    r"\b(?:their|own|each|its|his|her)\b|\bdo(?:es)?\b|\bperform",
)
"""What says that each is set against itself."""

_BEST = any_case(r"\b(?:best|worst|strongest|weakest)\b")
"""What says who is ahead of whom; measures that are “lowest for A” are set against no others."""

_BEYOND = {Function.MAX: Comparator.MORE, Function.MIN: Comparator.LESS}


def groups_ahead(names: Names, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings in which several are best somewhere, with that no others are better there.

    Args:
        names: knows the names of the figure.
        readings: all readings of a clause.
        text: the clause.
    """
    if _OWN.search(text) or _BEST.search(text) is None:
        return tuple(readings)
    return tuple(_with_others(names, reading) for reading in readings)


def _with_others(names: Names, reading: Reading) -> Reading:
    ahead = [made for f in reading.formulas for made in _ahead(names, f)]
    if not ahead:
        return reading
    return replace(reading, formulas=(*reading.formulas, *dict.fromkeys(ahead)))


def _ahead(names: Names, formula: Formula) -> tuple[Formula, ...]:
    """What else may be meant where several are said to be best at a place, of all their own values.

    Each of them is among the best there, or one of them is the best.
    """
    match formula:
        case Compare(
            Comparator.EQUAL,
            Aggregate(Function.MAX | Function.MIN as function, Cells() as there, ()),
            Aggregate(other, Cells() as anywhere, ()),
        ) if other is function:
            pass
        case _:
            return ()
    named = {c.dimension: c for c in there.conditions if isinstance(c, Condition)}
    everywhere = {c.dimension: c for c in anywhere.conditions if isinstance(c, Condition)}
    location = [d for d in named if d not in everywhere]
    groups = [d for d in everywhere if named.get(d) == everywhere[d] and _is_some(names, named[d])]
    if len(location) != 1 or len(groups) != 1 or len(named) != len(there.conditions):
        return ()
    group = named[groups[0]]
    rest = tuple(c for c in named.values() if c is not group)
    parts = tuple(
        Compare(
            Comparator.LESS,
            Count(
                Compare(_BEYOND[function], Cells(rest), _at(rest, replace(group, ticks=(tick,))))
            ),
            Number(len(group.ticks)),
        )
        for tick in group.ticks
    )
    first = Compare(Comparator.EQUAL, Aggregate(function, there), Aggregate(function, Cells(rest)))
    return And(parts), first


def _at(conditions: Sequence[Condition], own: Condition) -> Cells:
    found: list[Condition] = sorted((*conditions, own), key=lambda c: c.dimension)
    return Cells(tuple(found))


def _is_some(names: Names, condition: Condition) -> bool:
    """Whether it names several things, but not all that there are, and no points of an axis."""
    dimension = names.dimensions[condition.dimension]
    some = 1 < len(condition.ticks) < len(dimension.ticks)
    return some and not condition.excluded and not is_ordered(dimension)
