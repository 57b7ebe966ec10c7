"""Values that are the same, and places in an order that are shared."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.behind import Joined
from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.gaps import Tied
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.families.ranking import Placed
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Number,
    Quantified,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_NO_SPREAD = Number(0.0, 6)
"""What values differ by that are the same: 0.3 is not, where numbers have one digit."""


@rule("each_at", "','? 'both'|'all'|'each' 'at'|'with' amount", "','? 'with'|'at' amount 'each'?")
@rule("each_at", "'(' 'both'|'each' 'at'? amount ')'", "'(' amount 'each' ')'", "noted")
@rule("each_at", "','? 'both'|'each' HAVE amount")
def _each_at(_: Context, *rest: Meaning) -> Amount:
    """“…, both at 84.9”, “(84.9 each)”."""
    return the(rest, Amount)


@rule("predicate", "TIE at each_at", "TIE each_at", "TIE at ','? 'at' amount")
@rule("alike_at_end", "'level'|'equal'|'even' each_at?", "'level'|'equal' 'at' amount")
@rule("predicate", "SHARE_VALUE at? each_at?", "HAVE 'exactly'? SAME measure|place? at? each_at?")
@rule(
    "predicate", "BE 'exactly'? SAME at? each_at?", "HAVE 'exactly'? SAME measure 'of' amount at?"
)
@rule("predicate", "HAVE|ATTAINS 'exactly'? SAME amount at?")
def _same(_: Context, *rest: Meaning) -> Alike:
    """“… tie on Fiction, both at 84.9”, “… have identical scores”."""
    places = [r for r in rest if isinstance(r, Place)]
    place = Place()
    for more in places:
        joined = place.within(more)
        if joined is None:
            return Alike(None, None)
        place = joined
    return Alike(place, first(rest, Amount))


@record
class Alike:
    """Having one and the same value.

    Attributes:
        where: where that is; `None` if that makes no sense.
        amount: which it is, if that is said.
        near: whether only about the same is meant.
    """

    where: Place | None
    amount: Amount | None
    near: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That two are equal at each place, or that the values that are named do not differ."""
        place = subject.place.within(self.where) if self.where is not None else None
        if place is None or subject.minus or subject.aggregate or subject.count:
            return None
        if subject.quantifier not in OF_ALL or extent.excluded.ticks:
            return None
        pair = Tied(None, self.amount, near=self.near).reading(c, _at(subject, place), extent)
        listed = [d for d, t in place.ticks if len(t) > 1]
        if pair is not None or extent.is_said or len(listed) > 1:
            return pair
        if is_single(c, place) or not (listed or subject.each):
            return None
        rest = tuple(
            d.name
            for d in c.figure.dimensions
            if d.name not in (*listed, subject.each) and len(place.get(d.name) or d.ticks) > 1
        )
        spread = Aggregate(Function.RANGE, place.cells, rest)
        held = Quantified(Quantifier.ALL, Compare(Comparator.EQUAL, spread, _NO_SPREAD))
        number = (
            is_amount(Aggregate(Function.MAX, place.cells), self.amount) if self.amount else None
        )
        return Reading((both([held, number]),), "equality")


def _at(subject: Subject, place: Place) -> Subject:
    return Subject(
        place, subject.quantifier, named=True, own=subject.own | subject.place.dimensions
    )


@record
class Sharing:
    """Having the same place in the order.

    Attributes:
        first: what they are, if they are at one end of it.
        rank: the rank, if it is another.
        amount: at what value.
    """

    peak: Peak | None
    rank: int | None
    amount: Amount | None

    holds_of_each: ClassVar[bool] = False
    in_passing: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That they are equal, and that each of them has that rank."""
        pairs = [d for d in subject.own if len(subject.place.get(d)) > 1]
        if len(pairs) != 1 or subject.quantifier not in OF_ALL or subject.each:
            return None
        if extent.quantifier is Quantifier.NONE:
            return self._nowhere(c, subject, extent)
        (dimension,) = pairs
        part = Extremal(self.peak) if self.peak else Placed(self.rank or 1)
        formulas = []
        for tick in subject.place.get(dimension):
            one = Subject(
                Place.of(dimension, [tick]).default(subject.place),
                own=frozenset((dimension,)),
                aggregate=subject.aggregate,
            )
            reading = part.reading(c, one, extent)
            if reading is None or len(reading.formulas) != 1:
                return None
            formulas.append(reading.formulas[0])
        # "… tied for the highest share of walking": it is in walking that they are alike.
        where = self.peak.measure if self.peak else Place()
        same = Alike(where, self.amount).reading(c, Subject(subject.place, own=subject.own), extent)
        if same is None:
            return None
        return Reading(tuple(both([s, *formulas]) for s in same.formulas), "ranking")

    def _nowhere(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That they share it at no place; either may have it alone."""
        axis = extent.along
        if axis is None or extent != Extent(
            quantifier=Quantifier.NONE, along=axis, place=extent.place
        ):
            return None
        denied: list[Formula] = []
        for tick in subject.place.get(axis):
            there = Place.of(axis, [tick]).default(subject.place.without([axis]))
            reading = self.reading(c, replace(subject, place=there), Extent())
            if reading is None or len(reading.formulas) != 1:
                return None
            denied.append(Not(reading.formulas[0]))
        return Reading((both(denied),), "ranking") if denied else None


@rule("predicate", "SHARES DET? extreme at? each_at?", "JOINT extreme each_at?")
@rule("predicate", "TIE 'for' DET? extreme at? each_at?")
def _share_first(_: Context, *rest: Meaning) -> Sharing | Joined | None:
    """“… share the lead, both at 0.671”."""
    if first(rest, Place) is not None:
        return None
    return Sharing(the(rest, Peak), None, first(rest, Amount))


@rule(
    "predicate", "SHARES DET? RANKED each_at?", "JOINT RANKED each_at?", "TIE 'for' RANKED each_at?"
)
@rule("predicate", "SHARES|TIE 'for'? DET? RANKED at each_at")
def _share_rank(_: Context, *rest: Meaning) -> Sharing | Joined:
    """“… share second place”, “… tie for second place in power with 22 kW each”."""
    sharing = Sharing(None, int(the(rest, float)), first(rest, Amount))
    place = first(rest, Place)
    return sharing if place is None else Joined((sharing,), place.plain)
