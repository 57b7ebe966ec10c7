"""One step against the others: “the first step brings more than all later ones together”."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.differences import Ends
from figcheck.checking.english.families.diminishing import Pacing
from figcheck.checking.english.families.gains import Gaining, cost_way
from figcheck.checking.english.families.leaps import of_all, of_each
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Rest:
    """The steps that one is set against.

    Attributes:
        later: whether those after it are meant, or those before it; `None` for both.
        together: whether they are taken together.
    """

    later: bool | None
    together: bool


@record
class MoreThanRest:
    """Gaining more, or less, in one step than in the others.

    Attributes:
        gaining: which way it goes.
        sign: whether it is more or less.
        leap: the step.
        rest: the others.
    """

    gaining: Gaining
    sign: Comparator
    leap: Ends
    rest: Rest

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one change is larger than each of the others, or than all of them."""
        if subject.minus or extent.is_said or extent.excluded.ticks or self.gaining.either:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            held = self._of_line(c, subject, along)
            if held is None:
                return None
            cases.append((held,))
        return of_several(c, cases, subject, "trend") if cases else None

    def _of_line(self, c: Context, subject: Subject, along: Stretch) -> Formula | None:
        ends = [p.get(along.dimension) for p in (self.leap.start, self.leap.stop or EVERYWHERE)]
        if any(len(t) != 1 or t[0] not in along.ticks for t in ends):
            return None
        ticks = [t for t in c.drawn(along.dimension) if t in along.ticks]
        begin, end = (ticks.index(t) for (t,) in ends)
        if begin > end:
            ticks.reverse()
            begin, end = (ticks.index(t) for (t,) in ends)
        before, after = (0, begin), (end, len(ticks) - 1)
        spans = [before, after] if self.rest.later is None else [(before, after)[self.rest.later]]
        others = [s for low, high in spans for s in self._others(low, high)]
        if not others:
            return None
        own = self._change(subject, along, (ticks[begin], ticks[end]))
        rest = [self._change(subject, along, (ticks[i], ticks[j])) for i, j in others]
        if self.rest.together and len(rest) > 1:
            rest = [Arithmetic("+", *rest)]
        return both([Compare(self.sign, own, other) for other in rest])

    def _others(self, low: int, high: int) -> Iterator[tuple[int, int]]:
        """The steps of a stretch, one by one or as one."""
        if self.rest.together:
            yield from ((low, high),) if high > low else ()
        else:
            yield from pairwise(range(low, high + 1))

    def _change(self, subject: Subject, along: Stretch, ends: tuple[str, str]) -> Term:
        earlier, later = (along.value(subject, t) for t in ends)
        return Arithmetic("-", *((later, earlier) if self.gaining.up else (earlier, later)))


_LATER, _EARLIER = "'later'|'following'|'subsequent'", "'earlier'|'previous'|'preceding'"
_AS_ONE = "'combined'|'together'"


@rule("other_leaps", "'in'? 'any' 'other' 'one'|LEAP?", "'in'? EACH 'other' LEAP")
@rule("other_leaps", "'in'|'at'|'with' 'any' 'other' 'one'|LEAP?", "'in'? 'the' 'other' LEAP")
def _any_other(_: Context, *rest: Meaning) -> Rest | None:
    """“than any other step”."""
    return _of_all(rest, Rest(None, together=False))


def _of_all(rest: tuple[Meaning, ...], others: Rest) -> Rest | None:
    """Some steps, unless it is said of most or none of them."""
    return others if first(rest, Quantifier) in OF_ALL else None


@rule("other_leaps", f"'in'? 'any' {_LATER} 'one'|LEAP?", f"'in'? EACH|'the' {_LATER} LEAP")
def _any_later(_: Context, *rest: Meaning) -> Rest | None:
    """“than any later step”."""
    return _of_all(rest, Rest(later=True, together=False))


@rule("other_leaps", f"'in'? 'any' {_EARLIER} 'one'|LEAP?", f"'in'? EACH|'the' {_EARLIER} LEAP")
def _any_earlier(_: Context, *rest: Meaning) -> Rest | None:
    """“than any earlier step”."""
    return _of_all(rest, Rest(later=False, together=False))


@rule("other_leaps", f"'in'? EACH|'the' {_LATER} 'ones'|LEAP {_AS_ONE}")
def _all_later(_: Context, *rest: Meaning) -> Rest | None:
    """“than in all later steps combined”."""
    return _of_all(rest, Rest(later=True, together=True))


@rule("other_leaps", f"'in'? EACH|'the' {_EARLIER} 'ones'|LEAP {_AS_ONE}")
def _all_earlier(_: Context, *rest: Meaning) -> Rest | None:
    """“than in all earlier steps combined”."""
    return _of_all(rest, Rest(later=False, together=True))


@rule("other_leaps", f"'in'? EACH|'the' 'other' 'ones'|LEAP {_AS_ONE}")
def _all_others(_: Context, *rest: Meaning) -> Rest | None:
    """“than in all other steps taken together”."""
    return _of_all(rest, Rest(None, together=True))


@rule("in_leap", "'in'|'with'|'during'|'at' leap", "both_ends")
def _in_leap(_: Context, leap: Ends) -> Ends:
    """“in the first step”, “between 3 and 2 bits”."""
    return leap


def _said(c: Context, rest: tuple[Meaning, ...], leap: Ends) -> MoreThanRest:
    move = first(rest, Move)
    gaining = Gaining(move.up if move else first(rest, bool) or False)
    if move is None:
        gaining = cost_way(c, gaining, rest)
    return MoreThanRest(gaining, the(rest, Comparator), leap, the(rest, Rest))


@rule("predicate", "GAINS|moves MORE_CASES|FASTER in_leap THAN other_leaps")
def _gains_more(c: Context, *rest: Meaning) -> MoreThanRest:
    """“… gains more in the first step than in any other”."""
    return _said(c, rest, the(rest, Ends))


@rule("clause", "extents? ','? leap GAINS|COSTS spot? MORE_CASES|MORE THAN other_leaps extents?")
def _brings_more(c: Context, *rest: Meaning) -> Reading | None:
    """“For A, the first step brings more than any later one”."""
    extent: Extent | None = Extent(place=first(rest, Place) or EVERYWHERE)
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None or extent.aggregate:
        return None
    leap = the(rest, Ends)
    subjects = of_each(c, extent, next(iter(leap.start.dimensions)))
    return of_all(c, _said(c, rest, leap), subjects)


@rule("predicate", "GAINS|moves MORE_CASES|FASTER 'in'|'with'|'at' EACH LEAP THAN 'in'? PREVIOUS")
def _more_each_time(_: Context, *rest: Meaning) -> Pacing | None:
    """“… gains less in each step than in the one before”."""
    if the(rest, Quantifier) is not Quantifier.ALL:
        return None
    move = first(rest, Move)
    up = move.up if move else the(rest, bool)
    shrinking = the(rest, Comparator) in (Comparator.LESS, Comparator.AT_MOST)
    return Pacing(shrinking, throughout=True, up=up)
