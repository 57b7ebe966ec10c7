"""In which order things are listed: “sorted by the female share, largest first”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, open_dimensions
from figcheck.checking.english.families.differences import paired
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Cells,
    Comparator,
    Compare,
    Condition,
    Correlation,
    Formula,
    Function,
    Not,
    Number,
    Or,
    Quantified,
    Quantifier,
    Steps,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_FEWEST = 3
"""Things of which an order is spoken."""


@record
class Listing:
    """An order in which things are listed.

    Attributes:
        up: whether the values grow; `None` if that is not said.
        begun: whether it is also said with which value the list begins.
    """

    up: bool | None = None
    begun: bool = False


@rule("downwards", "SORTED_WAY")
def _way(_: Context, up: bool) -> Listing:
    return Listing(up)


@rule("listing", "','? downwards 'order'?", "','? 'in' DET? downwards 'order'")
def _in_order(_: Context, *rest: Meaning) -> Listing:
    """“in descending order”."""
    return the(rest, Listing)


@rule("listing", "','? DET? EXTREME 'first'", "','? 'with' DET EXTREME 'first'|'on' 'top'?")
@rule("listing", "','? 'starting'|'beginning' 'with'|'from' DET EXTREME 'one'|VALUES?")
def _begun(_: Context, *rest: Meaning) -> Listing | None:
    """“largest first”."""
    return Listing(up=the(rest, Function) is Function.MIN, begun=True)


@rule("listing", "','? 'from' DET? EXTREME 'to' DET? EXTREME")
def _from_to(_: Context, *rest: Meaning) -> Listing | None:
    """“from the largest to the smallest”."""
    begin, end = every(rest, Function)
    return Listing(up=begin is Function.MIN) if begin is not end else None


@rule("listed_things", "DET? LABEL|KIND|VALUES SORTED")
def _listed(_: Context, *rest: Meaning) -> Label | str:
    return first(rest, Label) or "listed"


@rule("key", "DET? place measure?", "POSSESSIVE place measure?", "DET? measure 'of' place")
def _key(_: Context, *rest: Meaning) -> Place:
    """“the female share”."""
    return the(rest, Place)


@rule("key", "POSSESSIVE|DET? measure")
def _key_of_all(c: Context, *_: Meaning) -> Place | None:
    """“their accuracy”, where that is all that is measured."""
    return EVERYWHERE if not c.names.is_mixed else None


@rule("as_drawn", "'from' 'left' 'to' 'the'? 'right' ','?", "'from' 'top' 'to' 'bottom' ','?")
def _as_drawn(*_: Meaning) -> str:
    """“From left to right”, as they are listed."""
    return "as drawn"


@rule("clause", "listed_things SORT_BY key listing?", "listed_things listing SORT_BY|'of' key")
@rule("clause", "as_drawn listed_things SORT_BY key listing?")
@rule("clause", "as_drawn? listed_things as_drawn? SORT_BY downwards key as_drawn?")
@rule("clause", "as_drawn? listed_things as_drawn? 'in' DET? downwards 'order' 'of' key as_drawn?")
@rule("clause", "listed_things 'from' DET? EXTREME 'to' DET? EXTREME key", "listed_things listing")
def _sorted_by(c: Context, *rest: Meaning) -> Reading | None:
    """“The occupations are sorted by the female share, largest first”."""
    key = first(rest, Place) or EVERYWHERE
    listing = first(rest, Listing) or Listing()
    ends = every(rest, Function)
    if ends:
        listing = Listing(up=ends[0] is Function.MIN)
        if ends[0] is ends[-1]:
            return None
    place = key.default(c.here)
    free = [d for d in open_dimensions(c, place) if not is_ordered(c.names.dimensions[d])]
    label = first(rest, Label)
    if label is not None and label.dimension in free:
        free = [label.dimension]
    if len(free) != 1 or place.notes or c.size(free[0]) < _FEWEST:
        return None
    steps = Steps(place.cells, free[0])
    falls, rises = (
        Quantified(Quantifier.NONE, Compare(sign, steps, Number(0.0)))
        for sign in (Comparator.MORE, Comparator.LESS)
    )
    either = Or((falls, rises))
    if listing.up is None:
        return Reading((either,), "ranking")
    held = rises if listing.up else falls
    # Which end a list in descending order begins at, one may see otherwise.
    return Reading((held,) if listing.begun else (held, either), "ranking")


@rule("but_for", "','? BUT_FOR place ','?", "','? '(' BUT_FOR place ')'")
def _but_for(_: Context, *rest: Meaning) -> Place:
    """“…, the sole exception being M6”."""
    return the(rest, Place)


@rule("clause", "SORTING DET? KIND|LABEL? 'by' key 'also'? SORTS 'them'|'these'? 'by' key but_for?")
def _sorts_as_well(c: Context, *rest: Meaning) -> Reading | None:
    """“Sorting the models by A also sorts them by B, the sole exception being C”."""
    one, two, *left_out = every(rest, Place)
    ways = [
        held
        for turned in (False, True)
        if (held := _ranked_alike(c, one, two, left_out[0] if left_out else None, turned=turned))
    ]
    # Things that are in order the other way round are sorted as well, one may say.
    return Reading((ways[0], Or(tuple(ways))), "correlation") if ways else None


def _ranked_alike(
    c: Context, one: Place, two: Place, left_out: Place | None, *, turned: bool
) -> Formula | None:
    """That two rows of values rank the same things alike, some of them left out.

    Args:
        c: the context of the clause.
        one: the one row.
        two: the other.
        left_out: what makes an exception.
        turned: whether they rank them the other way round instead.
    """
    pair = paired(one, two)
    if pair is None:
        return None
    one, two = (p.default(c.here) for p in pair)
    open_ = open_dimensions(c, one)
    if one.notes or two.notes or len(open_) != 1 or open_dimensions(c, two) != open_:
        return None
    (dimension,) = open_
    ways = more_is_better(c, one), more_is_better(c, two)
    opposed = None not in ways and ways[0] is not ways[1]
    ticks = left_out.get(dimension) if left_out else ()
    if (left_out and not ticks) or c.size(dimension) - len(ticks) < _FEWEST:
        return None
    whole = Number(-1.0 if opposed is not turned else 1.0, 4)
    without = tuple([Condition(dimension, ticks, excluded=True)] if ticks else [])
    cells = [Cells((*p.cells.conditions, *without)) for p in (one, two)]
    held = Compare(Comparator.EQUAL, Correlation(cells[0], cells[1], ranks=True), whole)
    if not ticks:
        return held
    everything = Correlation(one.cells, two.cells, ranks=True)
    return both([held, Not(Compare(Comparator.EQUAL, everything, whole))])
