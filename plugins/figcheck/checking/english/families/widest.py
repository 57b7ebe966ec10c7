"""Where a difference is largest or smallest: “the largest gain from A to B is at C”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.families.differences import Ends, Head, difference, of_two
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.families.portions import FromTo
from figcheck.checking.english.families.steps import OF_ALL_STEPS, OWN_STEP
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Function,
    Number,
    Quantifier,
)
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "extremum"


@record
class Widest:
    """A difference that is said to be the largest or smallest.

    Attributes:
        function: the largest or the smallest.
        gap: the difference.
        told: whether its noun alone says between what it is, whatever the surroundings name.
        scope: of what it is the largest, where that stands before its ends.
        amount: how large it is, where that does.
        sole: whether a tie would make it untrue: “more than any other”.
    """

    function: Function
    gap: Subject
    told: bool = False
    scope: Scope | None = None
    amount: Amount | None = None
    sole: bool = False


@rule("widest", "DET? best|WIDE gap|gap_implied", "DET? SOLE best|WIDE gap|gap_implied")
def _widest(_: Context, *rest: Meaning) -> Widest:
    return Widest(the(rest, Function), the(rest, Subject))


@rule("widest", "DET? STEEPEST gap|gap_implied")
def _steepest(c: Context, *rest: Meaning) -> Widest | None:
    """“the steepest male decline”."""
    if c.discourse.clause_has_word(OWN_STEP):
        return None  # "… rises all along, with the steepest rise from 4 to 8": its own.
    return Widest(the(rest, Function), the(rest, Subject))


@rule("widest", "spot 's'? best|WIDE gap_noun gap_ends|gap_rival")
def _widest_of(c: Context, owner: Place, *rest: Meaning) -> Widest | None:
    """“South's largest lead over North”."""
    gap = difference(c, the(rest, Head), the(rest, Ends), owner)
    return Widest(the(rest, Function), gap) if gap else None


@rule("widest", "DET? best|WIDE gap_noun scope said? gap_ends at?")
@rule("widest", "DET? best|WIDE gap_noun scope? said gap_ends at?")
def _widest_of_all(c: Context, *rest: Meaning) -> Widest | None:
    """“the largest gain of all models from A to B”."""
    gap = difference(c, the(rest, Head), the(rest, Ends), first(rest, Place) or EVERYWHERE)
    if gap is None:
        return None
    return Widest(the(rest, Function), gap, scope=first(rest, Scope), amount=first(rest, Amount))


@rule("misfit", "DET? MISFIT at?")
def _misfit(c: Context, *rest: Meaning) -> Subject | None:
    """“the misfit”: between the only two lines that there are, whichever was named before."""
    only, where = of_two(replace(c, here=EVERYWHERE), None), first(rest, Place) or EVERYWHERE
    if only is None or only[0].dimensions & where.dimensions:
        return None
    return difference(c, Head(), Ends(*only), where)


@rule("subject", "misfit")
def _the_misfit(_: Context, gap: Subject) -> Subject:
    return gap


@rule("widest", "DET? best|WIDE misfit")
def _worst_fit(_: Context, *rest: Meaning) -> Widest:
    """“the largest misfit”."""
    return Widest(the(rest, Function), the(rest, Subject), told=True)


@rule("statement", "widest scope? said? ','? is_at place said?")
@rule("statement", "widest scope? said? ','? BE? REACHED_BY place said?")
@rule("statement", "widest scope? said? BE place said?", "widest ':' place said?")
@rule("statement", "widest scope? BE 'between' place said?")
def _is_at(c: Context, widest: Widest, *rest: Meaning) -> Statement | None:
    """“The largest gap between Alder and Cedar is found on Mail”."""
    amounts = _amounts(widest, rest)
    minus = widest.gap.minus
    # "In the right panel the biggest step is A's": not one from panel to panel, or to A.
    apart = minus.dimensions if minus is not None else frozenset()
    where = the(rest, Place)
    scope = first(rest, Scope) or widest.scope
    if scope is not None and apart & scope.place.dimensions:
        return None  # "The largest step of A": one that A takes, not one from A to B.
    if widest.gap.step and any(len(ticks) > 1 for _, ticks in where.ticks):
        return None  # "… is the one between 10 and 25": a step along the axis.
    around = frozenset[str]() if widest.told else c.here.dimensions
    if len(amounts) > 1 or apart & (around | where.dimensions):
        return None
    extremal = Extremal(
        Peak(widest.function, of_gap=True),
        location=where,
        scope=_between_its_ends(scope, widest.gap),
        amount=first(amounts, Amount),
    )
    return Statement(widest.gap, extremal, Extent())


def _amounts(widest: Widest, rest: tuple[Meaning, ...]) -> list[Amount]:
    """All amounts that it is said to be."""
    return [*every(rest, Amount), *([widest.amount] if widest.amount else [])]


def _between_its_ends(scope: Scope | None, gap: Subject) -> Scope | None:
    """“the largest gain in the whole figure”: of all, but between the two that it is between."""
    if scope is None or gap.minus is None:
        return scope
    return replace(scope, free=scope.free - gap.minus.dimensions)


@rule("clause", "gap_ends ','? subject verb? DET? best|WIDE gap_noun scope? said?")
def _has_widest_between(c: Context, ends: Ends, subject: Subject, *rest: Meaning) -> Reading | None:
    """“From News to Mail, A shows the largest drop (20.9)”."""
    gap = difference(c, the(rest, Head), ends)
    if gap is None or ends.stop is None:
        return None
    widest = Widest(the(rest, Function), gap)
    having = HavingWidest(widest, first(rest, Amount), first(rest, Scope))
    return Statement(subject, having, Extent()).reading(c)


@rule("statement", "spot 's'? gap_noun so_large? gap_ends at? said? BE foremost_one scope?")
@rule(
    "statement", "DET gap_noun so_large? 'of'|'for'|'in' spot gap_ends at? BE foremost_one scope?"
)
def _of_one_is(c: Context, *rest: Meaning) -> Statement | None:
    """“A's gain of 5 points from Small to Large is the largest of all models”."""
    if c.discourse.clause_has_word(OF_ALL_STEPS):
        return None  # Larger than those between other points as well.
    owner, *there = every(rest, Place)
    gap = difference(c, the(rest, Head), the(rest, Ends), there[0] if there else EVERYWHERE)
    if gap is None or gap.minus is None or gap.minus.dimensions & owner.dimensions:
        return None
    extremal = Extremal(
        Peak(the(rest, Function), of_gap=True),
        location=owner,
        scope=_between_its_ends(first(rest, Scope), gap),
        amount=first(rest, Amount),
    )
    return Statement(gap, extremal, Extent())


@rule("foremost_one", "DET? best|WIDE 'one'|gap_noun|KIND?")
def _foremost_one(_: Context, *rest: Meaning) -> Function:
    return the(rest, Function)


@rule("so_large", "'of' value_then|bound POINTS?")
def _so_large(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


@rule("statement", "DET gap_noun at ends_said? verb DET? best|WIDE 'one'|gap_noun|KIND? scope?")
def _at_is(c: Context, *rest: Meaning) -> Statement | Coordination | None:
    """“The increase at A on B (from 8 to 50) is the biggest in the grid”."""
    head, place, pair = the(rest, Head), the(rest, Place), of_two(c, None)
    gap = difference(c, head, Ends(*pair)) if pair else None
    if gap is None or pair is None or place.dimensions & pair[0].dimensions:
        return None
    peak = Peak(the(rest, Function), of_gap=True)
    extremal = Extremal(peak, location=place, scope=first(rest, Scope))
    found = Statement(gap, extremal, Extent())
    said: tuple[Amount, Amount] | None = first(rest, tuple)
    if said is None:
        return found
    values = FromTo(None, ((said[0], pair[0]), (said[1], pair[1])))
    return Coordination((found, Statement(Subject(place), values, Extent())))


@rule("ends_said", "'(' 'from' amount 'to' amount ')'", "',' 'from' amount 'to' amount ','")
def _ends_said(_: Context, low: Amount, high: Amount) -> tuple[Amount, Amount]:
    return low, high


@rule("clause", "EACH VALUES|CASE|LABEL|KIND RISES|GAINS|ALTERS 'more' 'than' place")
@rule("clause", "at ','? EACH VALUES|CASE|LABEL|KIND RISES|GAINS|ALTERS 'more' 'than' place")
@rule("clause", "EACH LABEL|KIND RISES|GAINS|PROFITS|BETTERS 'more' at? 'than' place")
@rule("clause", "EACH LABEL|KIND PROFITS 'more' gap_ends at? 'than' place")
@rule("clause", "at ','? EACH LABEL|KIND PROFITS|BETTERS 'more' gap_ends? 'than' place")
def _none_more_than(c: Context, *rest: Meaning) -> Reading | None:
    """“No cell gains more than that of A on B”: between the only two that there are."""
    ends = first(rest, Ends)
    pair = (ends.start, ends.stop) if ends and ends.stop else of_two(c, None)
    if the(rest, Quantifier) is not Quantifier.NONE or pair is None:
        return None
    up = first(rest, bool)
    gap = difference(c, Head(up=up, directed=up is None), Ends(*pair))
    *leads, place = every(rest, Place)
    if gap is None or place.dimensions & pair[0].dimensions:
        return None
    extremal = Extremal(Peak(Function.MAX, of_gap=True), location=place)
    return Statement(gap, extremal, Extent()).reading(c, leads[0] if leads else EVERYWHERE)


_OF_ITS_OWN = r"(?:its|their|\w+['’]s) (?:by far )?\w+est"


@record
class Amounting:
    """Being so large at its largest, and where."""

    function: Function
    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the largest difference is the amount, at the place that is named if one is."""
        if subject.quantifier or subject.count or extent.is_said or extent.excluded.ticks:
            return None
        whole = subject.place.without(extent.place.dimensions - subject.own)
        extreme = Aggregate(self.function, subject.term(whole))
        there = subject.term(subject.place)
        if is_single(c, whole) or subject.aggregate:
            return None
        inside = is_amount(Aggregate(self.function, there), self.amount)
        if not extent.place.ticks:
            return Reading((inside,), FAMILY)
        held = Compare(Comparator.EQUAL, Aggregate(self.function, there), extreme)
        # "The largest gap is 12 at Depth 1": of all, or of those at Depth 1.
        return Reading((both([held, is_amount(extreme, self.amount)]), inside), FAMILY)


@rule("statement", "widest scope? BE|WORTH value_then|bound extents?", "widest ':' value_then")
@rule("statement", "widest 'does' 'not' EXCEEDS amount extents?")
def _is(_: Context, widest: Widest, *rest: Meaning) -> Statement | None:
    """“The biggest difference between the two panels is 24 points”."""
    if first(rest, Scope) not in (None, Scope()):
        return None
    extent = first(rest, Extent) or Extent()
    return Statement(widest.gap, Amounting(widest.function, the(rest, Amount)), extent)


@record
class HavingWidest:
    """Having the largest or smallest difference of all its like."""

    widest: Widest
    amount: Amount | None
    scope: Scope | None

    has_it: ClassVar[bool] = True
    """What is drawn around the subject is its own: “… has the widest error bar”."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the difference is largest where the subject is."""
        gap = self.widest.gap
        # "… has the largest error bars in either season": in each of the two.
        extent = extent.at_each
        if subject.minus or subject.quantifier or subject.count or subject.aggregate:
            return None
        if c.discourse.clause_has_word(_OF_ITS_OWN):
            return None  # "A fell by 5 in 2020, its largest loss": of those of A.
        between = gap.minus.dimensions if gap.minus else frozenset()
        at_an_end = between & extent.place.dimensions
        if at_an_end and extent.place.notes:
            return None
        if any(not is_time(c.names.dimensions[d]) for d in at_an_end):
            return None  # "Search has the largest gain on Shop": not from Shop to Forum.
        if between & subject.own or not subject.own or subject.drawn:
            return None
        scope = _between_its_ends(self.scope or self.widest.scope, gap)
        place = subject.place.without(between).within(gap.place)
        if scope is not None and place is not None:
            # "… the largest error on Web": of those there, be that said of the error or of all.
            place, scope = place.within(scope.place), replace(scope, place=EVERYWHERE)
        if place is None:
            return None
        whole = place.without(subject.own)
        if self.widest.function is Function.MIN and turns(c, gap, whole):
            return self._of_those_that_moved(c, gap, place, subject, extent)
        of_gap = replace(gap, place=place, own=subject.own, named=True, whole=False)
        peak = Peak(self.widest.function, of_gap=True)
        location = Place(tuple(p for p in place.ticks if p[0] in subject.own))
        extremal = Extremal(peak, location=location, scope=scope, amount=self.amount)
        found = extremal.reading(c, replace(of_gap, place=whole, own=frozenset()), extent)
        if found is None or not self.widest.sole:
            return found
        others = Aggregate(self.widest.function, gap.term(whole, excluded=location))
        more = Comparator.MORE if self.widest.function is Function.MAX else Comparator.LESS
        alone = Compare(more, gap.term(place), others)
        return replace(found, formulas=tuple(both([f, alone]) for f in found.formulas))

    def _of_those_that_moved(
        self, c: Context, gap: Subject, place: Place, subject: Subject, extent: Extent
    ) -> Reading | None:
        """“The smallest loss” where some gain: the smallest of those that lose."""
        scope = self.scope or self.widest.scope
        if len(subject.own) != 1 or extent != Extent() or self.widest.sole:
            return None
        (dimension,) = subject.own
        thing = place.get(dimension)
        if len(thing) != 1 or (scope is not None and scope.place.ticks):
            return None
        own = gap.term(place.plain)
        moved = [
            tick
            for tick in c.names.dimensions[dimension].ticks
            if (change := c.table.term(gap.term(Place.of(dimension, [tick]).default(place))).single)
            and (change.value > 0 or tick in thing)
        ]
        whole = Place.of(dimension, moved).default(place.plain)
        least = Compare(Comparator.EQUAL, own, Aggregate(Function.MIN, gap.term(whole)))
        goes = Compare(Comparator.MORE, own, Number(0))
        said = is_amount(own, self.amount) if self.amount else None
        return Reading((both([goes, least, said]),), FAMILY)


def turns(c: Context, gap: Subject, whole: Place) -> bool:
    """Whether “the smallest gain” would be one of several of which some are losses.

    Args:
        c: the context.
        gap: the gain.
        whole: all places that have one.
    """
    changes = c.table.term(gap.term(whole)).entries.values()
    return gap.signed and any(change.value <= 0 for change in changes)


@rule("predicate", "widest scope? said?", "widest scope? said? ','? 'of' amount")
def _has_widest(_: Context, widest: Widest, *rest: Meaning) -> HavingWidest | None:
    """“… shows the largest drop from News to Mail (20.9)”."""
    amounts = _amounts(widest, rest)
    ends = (widest.gap.place, widest.gap.minus or EVERYWHERE)
    if len(amounts) > 1 or len({note for end in ends for note in end.notes}) == 1:
        return None  # "… the largest drop from A to B (5)": so large is the drop, not B.
    return HavingWidest(widest, first(amounts, Amount), first(rest, Scope))
