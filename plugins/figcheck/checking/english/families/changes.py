"""Changes set against each other: “A gains more than B”, “no cell changes by more than 3”."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.assertions import Coordination, Statement
from figcheck.checking.english.families.along import Way
from figcheck.checking.english.families.behind import Joined
from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.counting import Cells
from figcheck.checking.english.families.differences import Ends, Head, difference, of_two
from figcheck.checking.english.families.gains import Gaining
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.families.passages import passage
from figcheck.checking.english.families.peaks import Scope
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.families.widest import HavingWidest, Widest
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.polarity import more_is_better, way_of_better
from figcheck.checking.english.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Condition,
    Count,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Share,
    Term,
)
from figcheck.checking.language.tree import Cells as Selection

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "difference"


# Cells that change ------------------------------------------------------------------


@dataclass(frozen=True)
class Shift:
    """What is said of the change of each cell.

    Attributes:
        up: whether it rises, or gets better; `None` for a change either way.
        by_quality: whether it speaks of better and worse.
        by: by how much; `None` where the direction alone is said.
    """

    up: bool | None
    by_quality: bool = False
    by: Amount | None = None

    def comparison(self, c: Context, change: Subject) -> Compare | None:
        """What is said, as a comparison at each cell."""
        up = self.up
        if up is not None and self.by_quality:
            better = more_is_better(c, change.place.default(c.here))
            if better is None:
                return None
            up = up is better
        assert change.minus is not None  # noqa: S101
        if self.by is not None and self.by.percent and not c.scale.percent:
            return None
        one, two = change.place, change.minus.default(change.place)
        if up is False:
            one, two = two, one
        term = replace(change, place=one, minus=two, signed=up is not None).term(one)
        by = self.by or Amount(Number(0), Comparator.MORE)
        return Compare(by.comparator, term, by.number)


@rule("shifts", "GETS_BETTER", "GETS_BETTER 'by' value_then|bound POINTS?")
def _better(_: Context, *rest: Meaning) -> Shift:
    return Shift(the(rest, bool), by_quality=True, by=first(rest, Amount))


@rule("shifts", "manner? RISES manner?", "RISES 'by' value_then|bound POINTS?")
@rule("shifts", "GAINS value_then|bound POINTS?")
def _rises(_: Context, *rest: Meaning) -> Shift | None:
    return None if first(rest, Quantifier) else Shift(the(rest, bool), by=first(rest, Amount))


@rule("shifts", "ALTERS 'by' value_then|bound POINTS?")
def _alters(_: Context, *rest: Meaning) -> Shift | None:
    """“… changes by more than 3 points”."""
    return Shift(None, by=the(rest, Amount))


@rule("those_that_shift", "EACH VALUES|CASE|KIND at?", "EACH place VALUES|CASE")
def _each_cell(_: Context, *rest: Meaning) -> Cells | Extent:
    return Extent(the(rest, Quantifier), place=first(rest, Place) or EVERYWHERE)


@rule("those_that_shift", "so_many_cells")
def _so_many(_: Context, cells: Cells) -> Cells:
    return cells


@rule(
    "clause",
    "those_that_shift BE? shifts at? gap_ends at?",
    "gap_ends ','? those_that_shift BE? shifts at?",
)
@rule(
    "clause", "at ','? gap_ends ','? those_that_shift BE? shifts", "those_that_shift BE? shifts at?"
)
@rule("clause", "at ','? those_that_shift BE? shifts gap_ends?")
@rule("clause", "'with' those_that_shift BE? shifts at? gap_ends?")
def _cells_shift(c: Context, *rest: Meaning) -> Reading | None:
    """“Nine of the twelve cells improve from A to B”, “no cell changes by more than 15 points”."""
    shift, ends = the(rest, Shift), first(rest, Ends)
    said: Cells | Extent = first(rest, Cells) or the(rest, Extent)
    if ends is None and shift.up is None:
        pair = of_two(c, None)
        ends = Ends(*pair) if pair else None
    where: Place | None = said.place
    for place in every(rest, Place):
        where = where and where.within(place)
    if where is not None and ends is None:
        every_one = Extent(Quantifier.ALL)
        ends = passage(c, Subject(where.default(c.here)), every_one)
        where = where.without(ends.start.dimensions) if ends else None
    if where is None or ends is None or ends.stop is None or where.notes:
        return None
    where = where.default(c.here.without(ends.start.dimensions))
    change = difference(c, Head(directed=True), replace(ends, signed=True), where)
    comparison = shift.comparison(c, change) if change and change.minus else None
    if change is None or comparison is None or is_single(c, change.place):
        return None
    if isinstance(said, Extent):
        if said.quantifier in (None, Quantifier.SOME):
            return None
        return Reading((Quantified(said.quantifier, comparison),), FAMILY)
    if said.total is None and c.discourse.clause_has_word("points"):
        return None  # "61 points are lost": by so much, not so many.
    if said.label is not None or said.total not in (None, len(c.table.pairs(comparison))):
        return None
    return Reading(
        (is_amount((Share if said.share else Count)(comparison), said.amount),), "counting"
    )


# Which changes most -----------------------------------------------------------------


@rule("from_step", "gap_ends", "'from' DET? CHANGE gap_ends", "'from' GOING 'from' spot 'to' spot")
@rule("from_step", "'when' GOING 'from' spot 'to' spot", "AT DET CHANGE gap_ends")
def _from_step(c: Context, *rest: Meaning) -> Ends | None:
    """“from the step from A to B”."""
    ends = first(rest, Ends)
    if ends is not None:
        return ends
    one, two = every(rest, Place)
    return Ends(one, two, signed=True) if one.dimensions == two.dimensions else None


@dataclass(frozen=True)
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
    """

    up: bool
    function: Function
    ends: Ends | None = None
    amount: Amount | None = None
    relative: bool = False
    way: Way | None = None
    sole: bool = False
    by_quality: bool = False

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That its change is the largest, or the smallest."""
        if self.by_quality:
            up = way_of_better(c, subject.place, better=self.up)
            known = None if up is None else replace(self, up=up, by_quality=False)
            return known.reading(c, subject, extent) if known else None
        if subject.aggregate or subject.minus or subject.quantifier or extent.is_said:
            return None
        if self.ends is not None and self.ends.stop is not None and self.relative:
            stretch = c.stretch(self.ends.start, self.ends.stop)
            if stretch is None:
                return None
            within = subject.place.without(stretch.dimensions).default(stretch)
            return replace(self, ends=None)._along(c, replace(subject, place=within), extent)
        if self.ends is not None and not self.relative:
            gap = difference(c, Head(up=self.up), self.ends)
            if gap is None or gap.ratio:
                return None
            widest = Widest(self.function, gap, sole=self.sole)
            return HavingWidest(widest, self.amount, None).reading(c, subject, extent)
        return self._along(c, subject, extent)

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
        changes: list[tuple[Term, Term]] = []
        for condition in (own, others):
            first_, last = (Selection((*p.cells.conditions, condition)) for p in (begin, end))
            change = Arithmetic("-", *((last, first_) if self.up else (first_, last)))
            changes.append((change, Arithmetic("/", change, first_)))
        absolute, relative = zip(*changes, strict=True)
        if self.function is Function.MIN and not self._moved(c, absolute[1]):
            return None  # "A fell least", where others rose: of those that fell?
        ways = [relative if self.relative else absolute]
        if self.way is not None and not self.relative and self.amount is None:
            ways.append(relative)  # "… benefits most from larger windows" may mean either.
        return Reading(tuple(self._largest(*way) for way in ways), FAMILY)

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
        said = is_amount(own, self.amount) if self.amount else None
        return both([moved, Compare(sign, own, best), said])


@rule(
    "predicate",
    "PROFITS MOST_OF_ALL from_step? foremost_by?",
    "PROFITS MOST_OF_ALL at foremost_by?",
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
def _profits_most(_: Context, *rest: Meaning) -> Foremost | None:
    """“… benefits most from the step from A to B, with a gain of 15 points”."""
    move = first(rest, Move)
    if (move and move.manner is not None) or first(rest, Place) is not None:
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
    )


@rule("from_more", "'from' DET? way")
def _from_more(_: Context, *rest: Meaning) -> Way:
    """“… from larger windows”."""
    return the(rest, Way)


@rule("foremost_by", "','? 'with' DET? gap_noun? 'of' value_then POINTS?", "',' value_then POINTS?")
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
    return Foremost(gained.up, the(rest, Function), first(rest, Ends), gained.by, sole=True)


@rule("predicate", "gained gap_ends? ',' DET best|WIDE gap_noun of_all_of_them?")
def _gains_foremost(_: Context, *rest: Meaning) -> Foremost | None:
    """“… gains 53.4 points from 1990 to 2020, the largest gain of all countries”."""
    gained, head = the(rest, Gaining), the(rest, Head)
    if gained.by is None or gained.by.percent or gained.ends or gained.place.is_named:
        return None
    if head.ratio or head.relative or (head.up is not None and head.up is not gained.up):
        return None
    return Foremost(gained.up, the(rest, Function), first(rest, Ends), gained.by)


@rule("of_all_of_them", "scope")
def _of_all_of_them(_: Context, scope: Scope) -> str | None:
    """“of all models”: of all that there are."""
    return None if scope.place.is_named else "all"


@rule("clause", "gap_ends ',' DET? gap_noun at? extents? verb? extents? predicate|value extents?")
@rule("clause", "gap_ends DET gap_noun at? extents? verb? extents? predicate|value extents?")
def _gap_between(c: Context, ends: Ends, *rest: Meaning) -> Reading | None:
    """“From Small to Large, the gains on News range from 4 (A) to 15 (B)”."""
    gap = difference(c, the(rest, Head), ends, first(rest, Place) or EVERYWHERE)
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    predicate = next(r for r in rest if hasattr(r, "reading"))
    return Statement(gap, predicate, extent).reading(c) if gap and extent else None


@rule("clause", "gap_ends ',' DET? gap_noun verb? predicate extents? JOIN more")
def _gap_there_and_there(c: Context, ends: Ends, *rest: Meaning) -> Reading | None:
    """“From Small to Large, the gain is largest on News and smallest on Mail”."""
    gap, more = difference(c, the(rest, Head), ends), the(rest, Statement)
    predicate = next(r for r in rest if hasattr(r, "reading"))
    if gap is None or predicate is more or more.subject.named:
        return None
    one = Statement(gap, predicate, first(rest, Extent) or Extent())
    return Coordination((one, Statement(gap, more.predicate, more.extent))).reading(c)


@rule("that_gap", "'that'|'those' gap_ends at?", "'the' 'one'|'ones' gap_ends at?")
def _that_gap(_: Context, *rest: Meaning) -> tuple[Ends, Place | None]:
    """“the one from A to B”: a difference of the kind that the subject is."""
    return the(rest, Ends), first(rest, Place)


@rule("statement", "DET? gap_noun gap_ends at? verb? extents? ','? comparative that_gap extents?")
@rule(
    "statement",
    "DET? gap_noun gap_ends at? verb? extents? ','? factor AS_MUCH_AS? that_gap extents?",
)
@rule("statement", "DET? AGGREGATE gap_noun gap_ends at? verb? comparative that_gap")
def _than_that_gap(c: Context, *rest: Meaning) -> Statement | None:
    """“The gain from A to B is larger than the one from B to C”."""
    head, ends = the(rest, Head), the(rest, Ends)
    others, there = the(rest, tuple)
    places = [p for p in every(rest, Place) if p is not there]
    where = places[0] if places else EVERYWHERE
    one, two = difference(c, head, ends, where), difference(c, head, others, there or where)
    if one is None or two is None:
        return None
    extent: Extent | None = Extent(aggregate=first(rest, Function))
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    relation, factor = first(rest, Relation), first(rest, Amount)
    predicate: Predicate | None = Comparative(relation, two) if relation else None
    if factor is not None:
        predicate = Multiple(two, factor)
    return Statement(one, predicate, extent) if predicate and extent else None
