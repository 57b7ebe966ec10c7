"""Where most cells are so: “A has the most cells above 50”, “… more zeros than B”."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.behind import Joined
from figcheck.checking.english.families.build import both, cells_of, is_amount
from figcheck.checking.english.families.cell_kinds import CellKind
from figcheck.checking.english.families.counting import FAMILY
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Comparator, Compare, Formula, Function, Number
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Counting:
    """Having so many cells of a kind, or more of them than others have.

    Attributes:
        kind: which cells these are.
        amount: how many, if that is said.
        function: whether it has the most of all, or the fewest, if that is said.
        comparator: how its number of them is to another one, if that is said.
        rival: whose that is; the next one after the most.
        others: cells of another kind whose number that is.
    """

    kind: CellKind
    amount: Amount | None = None
    function: Function | None = None
    comparator: Comparator | None = None
    rival: Place | None = None
    others: CellKind | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That there are so many, or no fewer than of any other."""
        if Subject(subject.place, own=subject.own) != replace(subject, named=True):
            return None
        if extent.is_said or extent.excluded.ticks or c.names.measures.differ(subject.place):
            return None
        if len(cells_of(c, subject.place)) < 2:
            return None
        if self.amount is not None:
            formula = is_amount(self.kind.count(subject.place), self.amount)
            return Reading((formula,), FAMILY)
        held = list(self._held(c, subject))
        return Reading((both(held),), FAMILY) if held else None

    def _held(self, c: Context, subject: Subject) -> Iterator[Formula]:
        place = subject.place
        if self.others is not None:
            counts = (k.count(place) for k in (self.kind, self.others))
            yield Compare(self.comparator or Comparator.EQUAL, *counts)
            return
        along = [d for d, ticks in place.ticks if d in subject.own and len(ticks) == 1]
        if len(along) != 1:
            return
        (dimension,) = along
        own = place.get(dimension)
        others = [t for t in c.names.dimensions[dimension].ticks if t not in own]
        if self.rival is not None:
            second = self.rival.get(dimension)
            if self.rival.dimensions != {dimension} or len(second) != 1 or second == own:
                return
            if self.comparator is not None:
                others = list(second)
            else:
                yield from self._least(place, dimension, second[0], set(others) - {*second})
        for tick in others:
            yield self._against(place, dimension, own[0], tick)

    def _least(self, place: Place, dimension: str, tick: str, rest: set[str]) -> Iterator[Formula]:
        """That the second has no fewer than the rest."""
        for other in sorted(rest):
            yield self._against(place, dimension, tick, other)

    def _against(self, place: Place, dimension: str, one: str, two: str) -> Compare:
        bare = place.without([dimension])
        counts = (self.kind.count(Place.of(dimension, [t]).default(bare)) for t in (one, two))
        most = Comparator.AT_LEAST if self.function is Function.MAX else Comparator.AT_MOST
        return Compare(self.comparator or most, *counts)


@rule("predicate", "HAVE DET? THE_MOST cell_kind", "HAVE DET? EXTREME 'number' 'of' cell_kind")
@rule("predicate", "HAVE DET? THE_MOST cell_kind ','? FOLLOWED 'by'? place")
def _has_most(_: Context, *rest: Meaning) -> Counting:
    """“… has the most cells above 50, followed by B”."""
    return Counting(the(rest, CellKind), function=the(rest, Function), rival=first(rest, Place))


@rule("predicate", "HAVE MORE|MORE_CASES cell_kind THAN place")
def _has_more(_: Context, *rest: Meaning) -> Counting:
    """“… has more cells above 50 than B”."""
    sign = the(rest, Comparator)
    return Counting(the(rest, CellKind), comparator=sign, rival=the(rest, Place))


@rule("predicate", "HAVE MORE|MORE_CASES cell_kind THAN any_rival")
def _has_more_than_all(_: Context, *rest: Meaning) -> Counting:
    """“… has more cells above 50 than any other model”."""
    return Counting(the(rest, CellKind), comparator=the(rest, Comparator))


@rule("predicate", "HAVE kind_counted ',' MORE|MORE_CASES THAN any_rival|place")
@rule("predicate", "HAVE kind_counted ',' 'the' THE_MOST 'of' any_of_all|'all'")
def _so_many_and_most(_: Context, *rest: Meaning) -> Joined:
    """“… has three losses, more than any other model”."""
    ((told,),) = every(rest, tuple)
    sign, function = first(rest, Comparator), first(rest, Function)
    rival = first(rest, Place)
    return Joined((told, Counting(told.kind, function=function, comparator=sign, rival=rival)))


@rule("any_rival", "EACH|ANY 'other'? LABEL|KIND|THING?", "OTHERS LABEL|KIND|THING?")
@rule("any_rival", "'the' 'others'|'rest'", "'all' 'others'", "'any' 'other' LABEL|KIND|THING?")
def _any_rival(*_: Meaning) -> str:
    """“any other model”."""
    return "others"


@rule("any_of_all", "EACH|ANY LABEL|KIND|THING", "'all' LABEL|KIND|THING")
def _any_of_all(*_: Meaning) -> str:
    return "all"


@rule("predicate", "HAVE 'as' 'many' cell_kind 'as' place")
def _has_as_many(_: Context, *rest: Meaning) -> Counting:
    """“… has as many zeros as B”."""
    return Counting(the(rest, CellKind), comparator=Comparator.EQUAL, rival=the(rest, Place))


@rule("predicate", "HAVE kinds_counted")
def _has_so_many(_: Context, *rest: Meaning) -> Counting | Joined:
    """“… has only four cells above 50”, “… has three gains and two losses”."""
    counts: tuple[Counting, ...] = the(rest, tuple)
    return counts[0] if len(counts) == 1 else Joined(counts)


@rule("kind_counted", "counted cell_kind", "'no' 'single'? cell_kind")
@rule("kind_counted", "'not' 'a' 'single' cell_kind")
def _so_many(_: Context, *rest: Meaning) -> tuple[Counting, ...]:
    """“two negative cells”, “no zeros”."""
    amount = first(rest, Amount) or Amount(Number(0.0))
    return (Counting(the(rest, CellKind), amount=amount),)


@rule("kinds_counted", "kind_counted", "kind_counted ','? 'and'|'but' kinds_counted")
@rule("kinds_counted", "kind_counted ',' kinds_counted")
def _so_many_each(_: Context, *rest: Meaning) -> tuple[Counting, ...]:
    """“16 gains, eight losses and four zeros”."""
    return tuple(one for counts in every(rest, tuple) for one in counts)


@rule("clause", "at? ','? DET? 'number' 'of' cell_kind PEAKS at")
def _number_peaks(c: Context, *rest: Meaning) -> Reading | None:
    """“The number of cells above 50 is highest in A”."""
    *lead, place = every(rest, Place)
    whole = place.within(lead[0]) if lead else place
    if whole is None or whole.notes:
        return None
    counted = Counting(the(rest, CellKind), function=the(rest, Function))
    own = place.dimensions
    return counted.reading(c, Subject(whole.default(c.here), own=own), Extent())
