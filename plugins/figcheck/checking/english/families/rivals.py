"""What is set against what where something is the highest or the lowest of its like."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    cells_of,
    is_single,
    open_dimensions,
)
from figcheck.checking.english.meanings.meaning import Extent, Place, Subject
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Comparator,
    Function,
    Order,
    Quantifier,
)
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_TOLD_BY = 2
"""By how many dimensions a value must be told to be set against others along each of them."""

_WHICH_IT_IS = (
    r"(?:highest|lowest|largest|greatest|biggest|maximum|maximal|longest|smallest|minimum|minimal|"
    r"shortest|best|worst|optimal)(?: [\w.-]*\w){1,9} (?:is|was|are|were|being|equals?)"
    r"(?: \w+)? \d[\w.,-]*"
)


def says_which(c: Context) -> bool:
    """Whether a clause says which tick one is, and nothing of its values: “the smallest is 500”."""
    return c.discourse.clause_has_word(_WHICH_IT_IS)


def names_axis_of(c: Context, number: float) -> bool:
    """Whether a clause names the axis of which a number is a tick."""
    axes = (d for d in c.names.dimensions if c.names.tick_of(d, number) is not None)
    words = (w for axis in axes for w in words_of(axis) if w.isalpha() and len(w) > 1)
    return any(c.discourse.clause_has_word(f"{w}s?") for w in words)


def are_cases(c: Context, dimensions: Sequence[str]) -> bool:
    """Whether the values over some dimensions are cases of one whole, not the same ones again."""
    return c.scale.counts and not any(is_ordered(c.names.dimensions[d]) for d in dimensions)


def off_trivial_diagonal(c: Context, spot: Place, whole: Place) -> Place | None:
    """A grid of things against themselves without its diagonal, where that is all the same.

    `None` if it is no such grid, or the spot lies on the diagonal.
    """
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    if x is None or y is None or x.ticks != y.ticks or whole.orders:
        return None
    diagonal = replace(whole, orders=(Order(x.name, Comparator.EQUAL, y.name),))
    values = {c.figure.cells[i].value for i in c.table.indices(diagonal.cells)}
    on_it = spot.get(x.name) == spot.get(y.name)
    if len(values) != 1 or len(c.table.indices(diagonal.cells)) != len(x.ticks) or on_it:
        return None
    return replace(whole, orders=(Order(x.name, Comparator.UNEQUAL, y.name),))


def there_are_two(c: Context, own: frozenset[str], whole: Place) -> bool:
    """Whether there are just two to choose from."""
    return [len(whole.get(d)) or c.size(d) for d in own] == [2]


def has_rivals(c: Context, subject: Subject, *, contest: bool) -> bool:
    """Whether “A has the highest value on C” can set A against its like."""
    if len(subject.own) != 1 or subject.minus:
        return False
    (dimension,) = subject.own
    named = len(subject.place.get(dimension))
    # "A and B share the lead on C": they are in front of the others.
    return (named == 1 or (contest and named > 1)) and named < c.size(dimension)


def each_listed(c: Context, spot: Place, own: frozenset[str], extent: Extent) -> Extent:
    """“leads on A, B and C” is said of each of them."""
    rest = [d for d in open_dimensions(c, spot) if d not in own]
    if extent.is_said or len(rest) != 1 or not spot.get(rest[0]):
        return extent
    return replace(extent, quantifier=Quantifier.ALL)


def leads_its_like(c: Context, spot: Place, own: AbstractSet[str], function: Function) -> bool:
    """Whether a single value is an extreme along one dimension that it is told by, but not of all.

    “Spain's solar share is the highest” may be said of the shares of solar as well as of all;
    a cell of a grid whose axes are numbers is one of all cells.

    Args:
        c: the clause.
        spot: where the value is.
        own: the dimensions that it is told by.
        function: which extreme.
    """
    has_names = any(not is_ordered(c.names.dimensions[d]) for d in own)
    if len(own) < _TOLD_BY or not has_names or not is_single(c, spot):
        return False

    def leads(free: AbstractSet[str]) -> bool:
        values = [c.figure.cells[i].value for i in cells_of(c, spot.without(free))]
        known = [v for v in values if v is not None]
        extreme = max(known) if function is Function.MAX else min(known)
        return extreme in [c.figure.cells[i].value for i in cells_of(c, spot)]

    return not leads(own) and any(leads({dimension}) for dimension in own)
