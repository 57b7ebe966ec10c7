"""Ranges set against each other: “A spans a narrower range than B”, “its range is smaller”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    extent_of,
    is_single,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.sides import sides
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Function, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class SpanningMore:
    """Lying farther apart, or closer together, than something else.

    Attributes:
        comparator: which of the two.
        than: what it is set against.
        at: where the subject is so, if that is set against the other: “with A than with B”.
    """

    comparator: Comparator
    than: Subject
    at: Place | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the range of the one is larger, or smaller, in each case if it says so."""
        reach = extent_of(subject, extent)
        if reach is None or reach.count or reach.excluded.ticks or subject.minus:
            return None
        if subject.aggregate not in (None, Function.RANGE):
            return None
        pair = sides(c, subject, self.than, self.at)
        if pair is None or is_single(c, pair.own) or is_single(c, pair.than):
            return None
        rest = tuple(d for d in open_dimensions(c, pair.own) if d != pair.dimension)
        by: tuple[str, ...] = ()
        if reach.along is not None:
            if reach.along not in rest or len(rest) < 2:
                return None
            by = (reach.along,)
        elif reach.is_said:
            return None
        ranges = (Aggregate(Function.RANGE, p.cells, by) for p in (pair.own, pair.than))
        held = Compare(self.comparator, *ranges)
        return Reading((reaching(held, reach, Quantifier.ALL) if by else held,), "spread")


@rule("predicate", "SPANS|HAVE|RANGES DET? range_size RANGE THAN rival")
@rule("predicate", "SPANS|HAVE|RANGES 'over'? DET range_size 'interval'|'band'|'range' THAN rival")
def _spanning_more(_: Context, *rest: Meaning) -> SpanningMore:
    """“… span a narrower range than with Fir”."""
    return SpanningMore(the(rest, Comparator), the(rest, Subject))


@rule("predicate", "SPANS|HAVE|RANGES DET? range_size RANGE at THAN at")
@rule("predicate", "SPANS|HAVE|RANGES 'over'? DET? range_size 'interval'|'range' at THAN at")
def _spanning_more_there(_: Context, *rest: Meaning) -> SpanningMore:
    """“… span a narrower range with Elm than with Fir”."""
    one, two = every(rest, Place)
    return SpanningMore(the(rest, Comparator), Subject(two), at=one)


@rule("range_size", "'wider'|'broader'|'larger'|'greater'|'bigger'")
def _wider(*_: Meaning) -> Comparator:
    return Comparator.MORE


@rule("range_size", "'narrower'|'smaller'|'tighter'|'slimmer'")
def _narrower(*_: Meaning) -> Comparator:
    return Comparator.LESS
