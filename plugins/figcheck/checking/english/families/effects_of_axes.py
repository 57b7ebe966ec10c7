"""Which of two axes matters more: along which of them values differ more.

An axis matters by how far the means of its ticks lie apart, or by how far values lie apart along
it on average; where the two ways to look at it disagree, nothing is said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Formula,
    Function,
    Or,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "spread"


def _spreads(cells: Cells, along: str, across: str) -> tuple[Term, Term]:
    """How far values lie apart along an axis: their means, and each line by itself."""
    means = Aggregate(Function.MEAN, cells, (along,))
    lines = Aggregate(Function.RANGE, cells, (across,))
    return Aggregate(Function.RANGE, means), Aggregate(Function.MEAN, lines)


def _more_along(c: Context, more: bool, rest: tuple[Meaning, ...]) -> Reading | None:
    one, two = (label.dimension for label in every(rest, Label))
    place: Place | None = c.here
    for named in every(rest, Place):
        place = named.plain.default(c.here) if place is not None else None
    if place is None or one == two:
        return None
    open_ = {d.name: place.get(d.name) or d.ticks for d in c.figure.dimensions}
    others = [d for d, ticks in open_.items() if len(ticks) > 1 and d not in (one, two)]
    if min(len(open_[one]), len(open_[two])) < 2 or len(others) > 1:
        return None
    each = [Place.of(d, [t]).default(place) for d in others for t in open_[d]] or [place]
    sign = Comparator.MORE if more else Comparator.LESS
    ways: list[Formula] = []
    for there in each:
        pairs = zip(_spreads(there.cells, one, two), _spreads(there.cells, two, one), strict=True)
        ways += [Compare(sign, left, right) for left, right in pairs]
    # Of several panels each may go its own way: it is so in all of them, or in none.
    of_each = (both(ways[::2]), both(ways[1::2]))
    return Reading(of_each if len(each) == 1 else (*of_each, Or(tuple(ways))), FAMILY)


_ALONG = "'alongside' DET? LABEL"


@rule("clause", f"at? ','? {_ALONG} 'values' 'vary' 'more' 'than' {_ALONG} at?")
def _vary_more(c: Context, *rest: Meaning) -> Reading | None:
    """“Alongside the ratio values vary more than alongside the size”: it has more effect."""
    return _more_along(c, True, rest)


@rule("clause", f"at? ','? {_ALONG} 'values' 'vary' 'less' 'than' {_ALONG} at?")
def _vary_less(c: Context, *rest: Meaning) -> Reading | None:
    """“Alongside the ratio values vary less than alongside the size”: it has less effect."""
    return _more_along(c, False, rest)
