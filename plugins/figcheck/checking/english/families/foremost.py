"""Who gains or loses most, or least, and by how much: “A gains 5, more than any other”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.along import Way
from figcheck.checking.english.families.behind import Joined
from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.families.differences import Ends, Head, difference
from figcheck.checking.english.families.gains import Gaining
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.passages import passage
from figcheck.checking.english.families.peaks import Scope
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.families.widest import HavingWidest, Widest, turns
from figcheck.checking.english.kinds.polarity import way_of_better
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the, the_predicate
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Condition,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.checking.language.tree import Cells as Selection
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "difference"


@rule("from_step", "gap_ends", "'from' DET? CHANGE gap_ends", "'from' GOING 'from' spot 'to' spot")
@rule("from_step", "'when' GOING 'from' spot 'to' spot", "AT DET CHANGE gap_ends")
def _from_step(c: Context, *rest: Meaning) -> Ends | None:
    """“from the step from A to B”."""
    ends = first(rest, Ends)
    if ends is not None:
        return ends
    one, two = every(rest, Place)
    return Ends(one, two, signed=True) if one.dimensions == two.dimensions else None


_GETS_LESS = r"(?:gains?|gained|los(?:es?|t)|sheds?|forfeit(?:s|ed)?|gives up|adds?|added|puts? on)"
"""Verbs that are said of less and more as well as of worse and better."""


_TWO = 2


@record
class Foremost:
    """Gaining or losing most, or least, of its like.

    Attributes:
        up: whether it gains.
        function: whether most or least.
        ends: from where to where; `None` for the whole axis.
        amount: how much that is, if it is said.
        relative: whether in proportion to where it starts.
        way: along which axis, and whether up or down it, if that is said.
        sole: whether a tie would make it untrue.
        by_quality: whether to gain is to get better, whichever way that is.
        there: where that is said to be so, if it stands before how much: “most on Web (5)”.
        own: whether only what it gains elsewhere is less: “the gain of A is largest on Web”.
    """

    up: bool
    function: Function
    ends: Ends | None = None
    amount: Amount | None = None
    relative: bool = False
    way: Way | None = None
    sole: bool = False
    by_quality: bool = False
    there: Place | None = None
    own: bool = False

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That its change is the largest, or the smallest."""
        if self.there is not None:
            place, reach = subject.place.within(self.there), extent.joined(Extent(place=self.there))
            if place is None or reach is None or not self.there.dimensions - subject.own:
                return None
            bare = replace(self, there=None)
            return bare.reading(c, replace(subject, place=place), reach)
        if self.by_quality:
            up = way_of_better(c, subject.place, better=self.up)
            if up is None and c.discourse.clause_has_word(_GETS_LESS):
                up = self.up  # Of values that are none of quality, what is lost is less there.
            known = None if up is None else replace(self, up=up, by_quality=False)
            return known.reading(c, subject, extent) if known else None
        if subject.aggregate or subject.minus or subject.quantifier or extent.is_said:
            return None
        if self.ends is not None:
            gap = difference(c, Head(up=self.up, relative=self.relative), self.ends)
            if gap is None or gap.ratio:
                return None
            least = self.function is Function.MIN
            between = gap.minus.dimensions if gap.minus else frozenset()
            whole = subject.place.without(between | subject.own).within(gap.place)
            if least and whole is not None and turns(c, gap, whole):
                return None  # "A falls least", where others rise: of all, or of those that fall?
            widest = Widest(self.function, gap, sole=self.sole)
            found = HavingWidest(widest, self.amount, None).reading(c, subject, extent)
            own = self._own_largest(c, gap, whole, subject, extent)
            if self.own:
                return Reading(own, FAMILY) if own else None
            return found and replace(found, formulas=(*found.formulas, *own))
        ends = passage(c, subject, extent) if not stretches(c, subject) else None
        if ends is not None and self.way is None:
            place = subject.place.without(ends.start.dimensions)
            told = replace(self, ends=ends)
            return told.reading(c, replace(subject, place=place), _beside(extent, ends))
        return self._along(c, subject, extent)

    def _own_largest(
        self, c: Context, gap: Subject, whole: Place | None, subject: Subject, extent: Extent
    ) -> tuple[Formula, ...]:
        """That it is the largest of its own: “A gains most on Web”, where others gain more."""
        between = gap.minus.dimensions if gap.minus else frozenset[str]()
        elsewhere = self._elsewhere(c, extent, {*subject.own, *between})
        if self.sole or whole is None or elsewhere is None or len(subject.own) != 1:
            return ()
        own = Place(tuple(t for t in subject.place.ticks if t[0] in subject.own)).default(whole)
        there, all_ = (gap.term(p.plain) for p in (own, own.without([elsewhere.dimension])))
        if not is_single(c, own.plain):
            return ()
        said = is_amount(there, self.amount) if self.amount else None
        moved = Compare(Comparator.MORE, there, Number(0))
        largest = Compare(Comparator.EQUAL, there, Aggregate(self.function, all_))
        return (both([moved, largest, said]),)

    def _along(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        if len(subject.own) != 1 or self.ends is not None or extent.excluded.ticks:
            return None
        (dimension,) = subject.own
        found = stretches(c, subject)
        if len(found) != 1 or len(subject.place.get(dimension)) != 1:
            return None
        along = found[0]
        if along.dimension == dimension or along.twin is not None:
            return None
        if self.way is not None and along.dimension != self.way.dimension:
            return None
        if not is_ordered(c.names.dimensions[along.dimension]):
            return None  # From the first bar to the last is no gain.
        if any(along.dimension in p.dimensions for p, _ in extent.place.notes):
            return None  # "… the largest drop from 2000 to 2010 (5)": so large is the drop.
        if c.drawn(along.dimension) != c.ascending(along.dimension) and self.way is None:
            return None  # "A loses most from 16 to 2 bits": that way, not up the axis.
        ends = along.ticks[0], along.ticks[-1]
        begin, end = (
            along.place.without([dimension]).default(Place.of(along.dimension, [t]))
            for t in (ends if self.way is None or self.way.grows else reversed(ends))
        )
        thing = subject.place.get(dimension)
        own, others = Condition(dimension, thing), Condition(dimension, thing, excluded=True)
        if among := extent.place.get(dimension):
            # "A fell least among those that fell"
            if not set(thing) < set(among):
                return None
            others = Condition(dimension, tuple(t for t in among if t not in thing))
        changes = [self._changes(begin, end, condition) for condition in (own, others)]
        absolute, relative = zip(*changes, strict=True)
        if self.function is Function.MIN and not self._moved(c, absolute[1]):
            return None  # "A fell least", where others rose: of those that fell?
        ways = [relative if self.relative else absolute]
        if self.way is not None and not self.relative and self.amount is None:
            ways.append(relative)  # "… benefits most from larger windows" may mean either.
        elsewhere = self._elsewhere(c, extent, {dimension, along.dimension})
        if elsewhere is not None:
            thing_there = (p.within(Place.of(dimension, thing)) for p in (begin, end))
            one, two = (p.without([elsewhere.dimension]) for p in thing_there if p is not None)
            here = replace(elsewhere, excluded=False)
            pairs = [self._changes(one, two, condition) for condition in (here, elsewhere)]
            ways.append(tuple(pair[self.relative] for pair in pairs))
            if self.own or c.size(dimension) == _TWO < c.size(elsewhere.dimension):
                ways = ways[-1:]  # "Most" is not said of two lines, but of where one gains.
        elif self.own:
            return None
        return Reading(tuple(self._largest(*way) for way in ways), FAMILY)

    def _changes(self, begin: Place, end: Place, condition: Condition) -> tuple[Term, Term]:
        """How much what meets a condition changes, and how much in proportion."""
        first_, last = (Selection((*p.cells.conditions, condition)) for p in (begin, end))
        change = Arithmetic("-", *((last, first_) if self.up else (first_, last)))
        return change, Arithmetic("/", change, first_)

    def _elsewhere(self, c: Context, extent: Extent, taken: set[str]) -> Condition | None:
        """The other places that “A loses most on Web” may be about, where it loses less.

        “On Web, A loses most” is about the others there.
        """
        led = c.discourse.clause_has_word("^(?:in|on|at|under|for|with|during|among|of|within)")
        if led and not self.own:
            return None
        there = [(d, t) for d, t in extent.place.ticks if d not in taken and len(t) == 1]
        several = [(d, t) for d, t in there if c.size(d) > 1]
        return Condition(*several[0], excluded=True) if len(several) == 1 else None

    @staticmethod
    def _moved(c: Context, changes: Term) -> bool:
        """Whether all of several changes go that way."""
        moved = Compare(Comparator.MORE, changes, Number(0))
        return c.table.evaluate(Quantified(Quantifier.ALL, moved)).truth is True

    def _largest(self, own: Term, others: Term) -> Formula:
        best = Aggregate(self.function, others)
        sign = Comparator.MORE if self.function is Function.MAX else Comparator.LESS
        sign = sign if self.sole else sign.negation.reverse
        moved = Compare(Comparator.MORE, own, Number(0))
        percent = self.relative and self.amount is not None and self.amount.percent
        told = Arithmetic("*", own, Number(100)) if percent else own
        said = is_amount(told, self.amount) if self.amount else None
        return both([moved, Compare(sign, own, best), said])


def _beside(extent: Extent, ends: Ends) -> Extent:
    """How far something reaches, without between what it goes."""
    return replace(extent, place=extent.place.without(ends.start.dimensions))


@rule(
    "predicate",
    "PROFITS MOST_OF_ALL from_step? foremost_by?",
    "PROFITS|moves MOST_OF_ALL at foremost_by",
)
@rule(
    "predicate", "PROFITS MOST_OF_ALL from_step ','? relatively", "PROFITS MOST_OF_ALL relatively"
)
@rule(
    "predicate",
    "PROFITS MOST_OF_ALL from_more foremost_by?",
    "PROFITS MOST_OF_ALL from_more ','? relatively",
    "PROFITS MOST_OF_ALL relatively from_more",
)
@rule("predicate", "moves MOST_OF_ALL from_step? foremost_by?", "moves MOST_OF_ALL relatively")
@rule("predicate", "moves MOST_STEEPLY from_step foremost_by?")
@rule("predicate", "moves MOST_OF_ALL|MOST_STEEPLY foremost_by ','? from_step")
def _profits_most(_: Context, *rest: Meaning) -> Foremost | None:
    """“… benefits most from the step from A to B, with a gain of 15 points”."""
    move = first(rest, Move)
    if move and move.manner is not None:
        return None
    up = move.up if move else the(rest, bool)
    return Foremost(
        up,
        the(rest, Function),
        first(rest, Ends),
        first(rest, Amount),
        relative="relatively" in rest,
        way=first(rest, Way),
        by_quality=move is None,
        there=first(rest, Place),
    )


@rule("clause", "gap_ends ','? subject moves MOST_STEEPLY foremost_by?")
def _rises_most_steeply(c: Context, ends: Ends, subject: Subject, *rest: Meaning) -> Reading | None:
    """“From A to B, C rises most steeply, by 15 points”."""
    foremost: Foremost | None = _profits_most(c, ends, *rest)
    return Statement(subject, foremost, Extent()).reading(c) if foremost else None


@rule("from_more", "'from' DET? way")
def _from_more(_: Context, *rest: Meaning) -> Way:
    """“… from larger windows”."""
    return the(rest, Way)


@rule("foremost_by", "','? 'with' DET? gap_noun? 'of' value_then POINTS?", "',' value_then POINTS?")
@rule("foremost_by", "',' 'namely' 'by'? value_then POINTS?", "','? 'with' value_then POINTS?")
@rule("foremost_by", "'(' value_then POINTS? ')'", "change_noted", "','? 'by' value_then POINTS?")
def _foremost_by(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


@rule("relatively", "IN_PROPORTION")
def _relatively(*_: Meaning) -> str:
    return "relatively"


@rule(
    "predicate",
    "gained OVER_TIME? ','? MORE_THAN_ANY LABEL|KIND?",
    "gained at ','? MORE_THAN_ANY LABEL|KIND?",
)
@rule(
    "predicate",
    "gained gap_ends ','? MORE_THAN_ANY LABEL|KIND?",
    "GAINS MORE_THAN_ANY LABEL|KIND? gap_ends?",
)
def _more_than_any(_: Context, *rest: Meaning) -> Foremost | Joined | None:
    """“… gains 53.4 points over the whole period, more than any other country”."""
    gained = first(rest, Gaining)
    if gained is None:
        return Foremost(the(rest, bool), the(rest, Function), first(rest, Ends), sole=True)
    if gained.factor is not None and not gained.ends and first(rest, Place) is None:
        # "… multiplies by 13, more than any other": its factor is the largest.
        most = Foremost(gained.up, the(rest, Function), first(rest, Ends), relative=True, sole=True)
        return Joined((replace(gained, ends=most.ends), most))
    if gained.by is None or gained.by.percent or gained.ends or first(rest, Place):
        return None
    most = Foremost(gained.up, the(rest, Function), first(rest, Ends), gained.by, sole=True)
    return Joined((most,), gained.place)


@rule("predicate", "gained gap_ends|OVER_TIME|OVERALL? ',' DET best|WIDE gap_noun of_all_of_them?")
def _gains_foremost(_: Context, *rest: Meaning) -> Foremost | None:
    """“… gains 53.4 points from 1990 to 2020, the largest gain of all countries”."""
    gained, head = the(rest, Gaining), the(rest, Head)
    if gained.by is None or gained.by.percent or gained.ends or gained.place.is_named:
        return None
    if head.ratio or head.relative or (head.up is not None and head.up is not gained.up):
        return None
    return Foremost(gained.up, the(rest, Function), first(rest, Ends), gained.by)


@rule("clause", "DET rise 'of'|'for' spot PEAKS at foremost_by?")
@rule("clause", "spot 's' rise PEAKS at foremost_by?", "at ','? DET rise PEAKS at foremost_by?")
def _own_gain_peaks(c: Context, *rest: Meaning) -> Reading | None:
    """“The gain of A is largest on Web”: of its gains on all of them."""
    whose, there = every(rest, Place)
    up, amount = the(rest, bool), first(rest, Amount)
    foremost = Foremost(up, the(rest, Function), amount=amount, there=there, own=True)
    return Statement(Subject(whose, own=whose.dimensions), foremost, Extent()).reading(c)


@rule("clause", "'with' DET gap_noun so_large ',' statement")
def _with_so_large_a_gain(c: Context, *rest: Meaning) -> Reading | None:
    """“With a gain of 53.4 points, A improves most from 1990 to 2020”."""
    statement = the_predicate(rest)
    predicate = getattr(statement, "predicate", None)
    if not isinstance(predicate, Foremost) or predicate.amount is not None:
        return None
    said = replace(predicate, amount=the(rest, Amount))
    reading: Reading | None = replace(statement, predicate=said).reading(c)
    return reading


@rule("of_all_of_them", "scope")
def _of_all_of_them(_: Context, scope: Scope) -> str | None:
    """“of all models”: of all that there are."""
    return None if scope.place.is_named else "all"
