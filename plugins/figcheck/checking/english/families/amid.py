"""Lying between two others of its kind: “B stays between A and C at every depth”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    both,
    extent_of,
    fits,
    is_single,
    open_dimensions,
)
from figcheck.checking.english.families.differences import paired
from figcheck.checking.english.families.sides import Sides, sides
from figcheck.checking.english.meanings.meaning import OF_ALL, Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MOST = 40
"""Comparisons of which a formula is made."""


@record
class Amid:
    """Having less than one of two others, and more than the other one.

    Attributes:
        one: the first of the two; `None` for the only two others that there are.
        two: the second.
    """

    one: Place | None
    two: Place | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it lies between them wherever it is looked at, where always the same is higher.

        Without a word on how far it reaches, it must hold everywhere and on average.
        """
        reach = extent_of(subject, extent)
        if reach is None or reach.excluded.ticks or reach.count or subject.minus:
            return None
        if reach.quantifier not in OF_ALL or len(subject.own) != 1:
            return None
        found = [sides(c, subject, Subject(p), None) for p in self._two(c, subject)]
        pairs = [p for p in found if p is not None and p.dimension in subject.own]
        if len(pairs) != 2 or len(pairs[0].own.get(pairs[0].dimension)) != 1:
            return None
        rest = tuple(d for d in open_dimensions(c, pairs[0].own) if d != pairs[0].dimension)
        if not is_single(c, pairs[0].own) and not fits(reach, rest):
            return None
        if subject.aggregate is not None:
            held = self._means(c, subject.aggregate, pairs)
            return Reading((held,), "comparison") if held and not reach.is_said else None
        everywhere = self._everywhere(c, pairs, rest)
        if everywhere is None:
            return None
        means = self._means(c, Function.MEAN, pairs)
        by_mean = not reach.is_said and not is_single(c, pairs[0].own)
        return Reading((everywhere, means) if by_mean and means else (everywhere,), "comparison")

    def _two(self, c: Context, subject: Subject) -> tuple[Place, ...]:
        if self.one is not None and self.two is not None:
            return (self.one, self.two)
        (dimension,) = subject.own
        own = subject.place.get(dimension)
        rest = [t for t in c.names.dimensions[dimension].ticks if t not in own]
        return tuple(Place.of(dimension, [t]) for t in rest) if len(rest) == 2 else ()

    def _everywhere(self, c: Context, pairs: list[Sides], rest: tuple[str, ...]) -> Formula | None:
        places = pairs[0].own, pairs[0].than, pairs[1].than
        own, one, two = (p.cells for p in places)
        order = _ascending(c, one, two)
        if order is not None:
            single = is_single(c, pairs[0].own)
            held = _inside(own, *order)
            return both(h if single else Quantified(Quantifier.ALL, h) for h in held)
        if len(rest) != 1:
            return None
        # Where the two cross, each place has its own order.
        (along,) = rest
        parts: list[Formula] = []
        for tick in pairs[0].own.get(along) or c.names.dimensions[along].ticks:
            spot = Place.of(along, [tick])
            own, one, two = (spot.default(p).cells for p in places)
            order = _ascending(c, one, two)
            if order is None or len(parts) > _MOST:
                return None
            parts += _inside(own, *order)
        return both(parts)

    def _means(self, c: Context, function: Function, pairs: list[Sides]) -> Formula | None:
        own, one, two = (
            Aggregate(function, p.cells) for p in (pairs[0].own, pairs[0].than, pairs[1].than)
        )
        order = _ascending(c, one, two)
        return both(_inside(own, *order)) if order else None


def _inside(own: Term, low: Term, high: Term) -> tuple[Compare, Compare]:
    return Compare(Comparator.MORE, own, low), Compare(Comparator.LESS, own, high)


def _ascending(c: Context, one: Term, two: Term) -> tuple[Term, Term] | None:
    """The lower and the higher of two, where always the same one is; `None` where they cross."""
    for low, high in ((one, two), (two, one)):
        least = Compare(Comparator.AT_MOST, low, high)
        if c.table.evaluate(Quantified(Quantifier.ALL, least)).truth:
            return low, high
    return None


@rule("predicate", "LIES|BE|COMES|FALLS_IN 'in'? 'between' place 'and' place")
@rule("predicate", "RANKED 'between' place 'and' place", "'in'? 'between' place 'and' place")
def _between(_: Context, *rest: Meaning) -> Amid | None:
    """“… lies between A and C”."""
    pair = paired(*every(rest, Place))
    return None if pair is None or any(p.notes for p in pair) else Amid(*pair)


@rule("predicate", "LIES|BE|COMES|FALLS_IN 'in'? 'between' the_others")
@rule("predicate", "LIES|BE|COMES 'in' 'between'|'the' 'middle'?")
def _between_the_two(c: Context, *rest: Meaning) -> Amid | None:
    """“… lies between the other two”."""
    label = first(rest, Label)
    known = label is None or c.size(label.dimension) == 3
    return Amid(None) if known else None


@rule("the_others", "'the' 'other' 'two' LABEL|KIND?", "'the' 'two' 'others'|'other' LABEL|KIND?")
def _the_others(_: Context, *rest: Meaning) -> Label | str:
    return first(rest, Label) or "others"
