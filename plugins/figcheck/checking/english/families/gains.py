"""Gaining and losing so much: on the way from one place to another, or by a step itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, cast

from figcheck.checking.english.families.build import (
    both,
    extent_of,
    fits,
    is_amount,
    is_single,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.course import Course, part_lost
from figcheck.checking.english.families.differences import Ends, Head, difference
from figcheck.checking.english.families.getting import as_step, is_a_change, lacks_a_part
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.stretches import from_the_first, stretches
from figcheck.checking.english.kinds.percent_points import in_points
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.kinds.scale import TIMES
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, the
from figcheck.checking.english.phrases.amounts import Part, amount_of, in_percent
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Number,
    Or,
    Quantifier,
    Term,
)
from figcheck.patterns import any_case
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_WHERE_TO = ("below", "beneath", "under", "above", "beyond", "past")
"""Words before a level that something gets to, which is no amount that it moves by."""

HOLDING = r"(?:yields?|yielded|gives?|gave|earns?|earned|provides?|provided)"
"""Verbs for what a value is as well: “A earned 12 in 2020” is no gain since 2019."""

GAINING = (
    "(?:gain|gains|gained|lose|loses|lost|adds|added|sheds?|forfeits?|puts? on|improves?|improved"
    "|rises?|rose|grows?|grew|climbs?|climbed|increases?|increased|falls?|fell|drops?|dropped"
    "|declines?|declined|decreases?|decreased|shrinks?|shrank|worsens?|worsened|deteriorates?"
    "|deteriorated|degrades?|degraded)"
)
"""Verbs that are said of a change alone."""

_KEPT = any_case(r"\b(?:retention|retained|remaining|preserved)\b")
"""What the label of values says that are parts of what there was at first."""

FAMILY = "difference"


_NOTHING_LOST = Amount(Number(0), Comparator.AT_LEAST)


def _is_of_the_first(c: Context) -> bool:
    """Whether it is a part of what there was at first: “half of its capacity”, of what is kept."""
    kept = _KEPT.search(c.figure.value.label) is not None
    return kept and c.discourse.clause_has_word("of (?:its|their)")


@record
class Gaining:
    """Gaining or losing so much.

    Attributes:
        up: which of the two.
        by: how much; a percentage is relative, or of percentages in points.
        factor: to how many times as much instead; with neither, that it is more or less at all.
        ends: from where to where; `None` if the subject is a step, or the axis is followed.
        place: what else limits it: "costs Alder 12 points".
        either: whether the way is not said: “costs 12 ms”, where more may be worse.
        moves: whether it is a way of the subject itself: a gap that falls by 12 is no fall of 12.
        of_then: whether it is a part of what there was; a time behind it says when that was.
    """

    up: bool
    by: Amount | None = None
    factor: Amount | None = None
    ends: Ends | None = None
    place: Place = EVERYWHERE
    either: bool = False
    moves: bool = False
    of_then: bool = False

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""
    is_change: ClassVar[bool] = True
    """What is compared behind it without a verb is the change: “…, more than any other”."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the later value less the earlier one is the amount, wherever it is said to be."""
        place = subject.place.within(self.place)
        if place is None or (self.ends is None and _is_of_the_first(c)):
            return None
        subject = replace(subject, place=place)
        if self.either and more_is_better(c, extent.place.default(place)):
            # "… costs 3 points of accuracy": so much less of it.
            return replace(self, either=False).reading(c, subject, extent)
        if extent.aggregate is not None and extent.along is None and subject.count is None:
            # "On average, the four lose 5": the mean of all of them, not that of each.
            subject = replace(subject, each=None, quantifier=None)
        made = lacks_a_part(c, subject) or (not self.moves and is_a_change(c, subject))
        if self.ends is None and (made or not stretches(c, subject)):
            subject = as_step(c, subject)
        whole = subject.minus is not None and (subject.step or (self.by and not self.moves))
        if self.ends is None and not whole:
            return self._over_time(c, subject, extent)
        change = subject if self.ends is None else difference(c, Head(up=True), self.ends, place)
        reach = extent_of(subject, extent)
        if change is None or change.minus is None or change.ratio or reach is None:
            return None
        if self.ends is None and change.signed:
            return None  # "The rise costs 12": of what, it does not say.
        later = change.place.default(place)
        earlier = change.minus.default(later)
        if reach.excluded.ticks:
            return None
        # "The gap grows from A to B" is one at A and one at B; a step has its ends itself.
        one: Term = later.cells
        two: Term = earlier.cells
        if self.ends is not None and subject.minus is not None:
            if subject.ratio or subject.minus.dimensions & self.ends.start.dimensions:
                return None
            one, two = subject.term(later), subject.term(earlier)
        formulas: list[Formula] = []
        for way in self._ways(c, one, two, subject, reach):
            held = self._reaching(c, later, reach, way)
            formulas += [] if held is None else [held]
            if held is not None and way[1].comparator is Comparator.LESS and not reach.is_said:
                # "It gains less than 10" where it loses: that may be said, or not.
                some = self._reaching(c, later, reach, (way[0], _NOTHING_LOST))
                formulas += [] if some is None or self.either else [both([held, some])]
        return Reading(tuple(formulas), FAMILY) if formulas else None

    def _over_time(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """Along the axis; a part lost “by 2020” may be one since the tick before or the first."""
        if self.of_then and any(len(ticks) == 1 for _, ticks in extent.place.ticks):
            return None
        if c.discourse.clause_has_word(HOLDING):
            return None
        if self.by is not None and (extent.quantifier is Quantifier.ALL or extent.freed):
            return None  # "It gives 12 at every rate", "at any rate": these are its values.
        known = [c.names.dimensions[along.dimension] for along in stretches(c, subject)]
        if not all(map(is_ordered, known)):
            return None  # "Seven of the variants cost 2 points": no way from one to the next.
        up = self.up
        if any(c.drawn(d.name) != c.ascending(d.name) for d in known):
            # "Down to 4 bits it loses 2", of bits from 16 down to 2: that way it falls.
            if self.by is None or self.by.percent or self.by.relative:
                return None
            up = not up
        course = Course(up, by=self.by, factor=self.factor)
        reading = course.reading(c, subject, extent)
        if self.either:
            other = replace(course, up=not up).reading(c, subject, extent)
            if reading is None or other is None:
                return None
            pairs = zip(reading.formulas, other.formulas, strict=True)
            return Reading(tuple(Or(pair) for pair in pairs), FAMILY)
        part = self.factor is not None or (self.by is not None and self.by.relative)
        whole = from_the_first(c, subject, extent) if part and not extent.since else None
        since = course.reading(c, *whole) if whole else None
        if reading is None or whole is None:
            return reading
        return Reading((*reading.formulas, *since.formulas), FAMILY) if since else None

    def _ways(
        self, c: Context, later: Term, earlier: Term, subject: Subject, reach: Extent
    ) -> Iterator[tuple[Term, Amount]]:
        """What may be compared with the amount."""
        function = subject.aggregate or reach.aggregate
        if function is not None and reach.is_said and reach.along is None:
            return  # "In every group the mean doubles": which groups, it does not say.
        if function is not None:
            # "In every group the mean doubles": the mean of each.
            by = (reach.along,) if reach.is_said and reach.along else ()
            later, earlier = Aggregate(function, later, by), Aggregate(function, earlier, by)
        if self.factor is not None:
            yield Arithmetic("/", later, earlier), self.factor
        change: Term = Arithmetic("-", *((later, earlier) if self.up else (earlier, later)))
        if self.either:
            change = Absolute(Arithmetic("-", later, earlier))
        if self.factor is None and self.by is None:
            yield change, Amount(Number(0), Comparator.MORE)
        if self.by is None:
            return
        if self.by.percent:
            yield Arithmetic("/", Arithmetic("*", change, Number(100)), earlier), self.by
        points = in_points(c, self.by, change) if self.by.percent else change
        if points is not None:
            yield points, self.by

    @staticmethod
    def _reaching(
        c: Context, later: Place, reach: Extent, way: tuple[Term, Amount]
    ) -> Formula | None:
        term, amount = way
        leaf = _leaf(term)
        if isinstance(leaf, Aggregate) and leaf.by:
            return reaching(Compare(amount.comparator, term, amount.number), reach, Quantifier.ALL)
        if is_single(c, later) or isinstance(leaf, Aggregate):
            if reach.is_said and reach.quantifier is not Quantifier.ALL:
                return None
            return is_amount(term, amount)
        if amount.near:
            return None  # "by slightly more than 5", in many cases: near it in each of them?
        rest = open_dimensions(c, later)
        listed = len(rest) == 1 and bool(later.get(rest[0]))
        bounded = amount.comparator not in (Comparator.EQUAL, Comparator.ABOUT)
        if not (reach.is_said or listed or bounded) or not fits(reach, rest):
            return None
        return reaching(Compare(amount.comparator, term, amount.number), reach, Quantifier.ALL)


def _leaf(term: Term) -> Term:
    while isinstance(term, Arithmetic):
        term = term.left
    return term


@rule("gained", "GAINS value_then|bound POINTS?", "GAINS EXACTLY|JUST value_then|bound")
@rule("gained", "GAINS DET? manner? value_then|bound 'more'|'additional'|'extra'")
@rule("gained", "GAINS 'another'|'additional'|'extra'|'further' value_then|bound POINTS?")
@rule("gained", "GAINS DET 'additional'|'extra'|'further' value_then|bound POINTS?")
def _gains(c: Context, *rest: Meaning) -> Gaining | None:
    """“… loses 20.9 points”; where less is better, a gain may be either way."""
    return cost_way(c, Gaining(the(rest, bool), the(rest, Amount)), rest)


@rule("gained", "GAINS value_then|bound POINTS? 'of'|'in' place")
def _gains_of_measure(c: Context, *rest: Meaning) -> Gaining | None:
    """“… gains 20.9 points of accuracy”, where that is one of several measures."""
    place = the(rest, Place)
    if place.dimensions != {c.names.measures.dimension}:
        return None
    gaining = Gaining(the(rest, bool), the(rest, Amount), place=place)
    return cost_way(c, gaining, rest)


@rule("gained", "GAINS so_many", "moves 'by' so_many")
@rule("gained", "moves so_far")
def _gains_counted(c: Context, *rest: Meaning) -> Gaining | None:
    """“… lost more than four children per woman”, “… dropped 15.1 points”."""
    move, amount = first(rest, Move), the(rest, Amount)
    if move is not None:
        return Gaining(move.up, amount, moves=True)
    return cost_way(c, Gaining(the(rest, bool), amount), rest)


@rule("so_far", "so_many")
def _so_far(c: Context, amount: Amount) -> Amount | None:
    """“… fell more than 10 TWh”: “fell below 10 TWh” says where to."""
    return None if any(map(c.discourse.clause_has_word, _WHERE_TO)) else amount


@rule("so_many", "BOUND|ABOUT|EXACTLY|JUST? COUNT unit|POINTS unit?")
def _counted(c: Context, *rest: Meaning) -> Amount | None:
    """“more than four children”, “two points”."""
    count = exactly(rest, int)
    if in_percent(c, count):
        return None
    return Amount(Number(float(count)), first(rest, Comparator) or Comparator.EQUAL)


@rule("so_many", "value_then POINTS unit?", "NUMBER unit", "BOUND|ABOUT|EXACTLY NUMBER unit")
def _in_units(_: Context, *rest: Meaning) -> Amount:
    """“15.1 points of perplexity”, “2.0 children per woman”."""
    written = first(rest, Written)
    if written is None:
        return the(rest, Amount)
    return amount_of(written, first(rest, Comparator) or Comparator.EQUAL)


@rule("gained", "GAINS a_part 'of' POSSESSIVE measure|KIND", "GAINS a_part 'of' 'theirs'")
def _gains_part(_: Context, *rest: Meaning) -> Gaining:
    """“… loses half of its members”."""
    return Gaining(the(rest, bool), part_lost(the(rest, Part)))


@rule(
    "gained", "GAINS amount|bound 'of' POSSESSIVE measure|KIND", "GAINS amount|bound 'of' 'theirs'"
)
def _gains_percent(_: Context, *rest: Meaning) -> Gaining | None:
    """“… loses 60 % of its members”."""
    amount = the(rest, Amount)
    return Gaining(the(rest, bool), replace(amount, relative=True)) if amount.percent else None


@rule("gained", "moves 'by' value_then|bound POINTS?", "moves value_then POINTS")
def _moves_by(_: Context, *rest: Meaning) -> Gaining:
    """“… drops by 20.9 points”, with the ends of a step after it; “by 2.5x” is a factor."""
    up, amount = the(rest, Move).up, the(rest, Amount)
    if amount.unit == TIMES:
        return Gaining(up, factor=factor_of(amount, up=up))
    return Gaining(up, amount, moves=True)


@rule("gained", "moves 'by' a_part")
def _moves_by_part(_: Context, *rest: Meaning) -> Gaining:
    """“… goes down by roughly a fifth”."""
    return Gaining(the(rest, Move).up, part_lost(the(rest, Part)), moves=True)


@rule("gained", "HAVE 'a'|'an' ABOUT|BOUND? MULTIPLIES|TENFOLD RISE 'in' DET? measure")
@rule("gained", "HAVE 'a'|'an' ABOUT|BOUND? MULTIPLIES|TENFOLD RISE")
def _has_manifold_rise(_: Context, *rest: Meaning) -> Gaining:
    """“… saw a tenfold increase”."""
    up, sign = the(rest, bool), first(rest, Comparator) or Comparator.ABOUT
    times = exactly(rest, float)
    return Gaining(up, factor=factor_of(Amount(Number(times, 1), sign, rough=True), up=up))


@rule("gained", "moves 'by' 'a' 'factor' 'of' value_then|bound|so_many_times")
@rule("gained", "moves ABOUT|BOUND? MULTIPLIES|TENFOLD", "moves value_then|bound '-'? 'fold'")
def _moves_by_factor(c: Context, *rest: Meaning) -> Gaining | None:
    """“… grows by a factor of 2.5”."""
    up = the(rest, Move).up
    amount = first(rest, Amount)
    if c.discourse.clause_has_word("short of"):
        return None  # "It falls short of tripling": it rises.
    comparator = first(rest, Comparator) or Comparator.ABOUT
    if amount is None:
        amount = Amount(Number(the(rest, float), 1), comparator, rough=True)
    return Gaining(up, factor=factor_of(amount, up=up))


def factor_of(factor: Amount, *, up: bool) -> Amount:
    """A factor as a change: one by which something falls divides.

    Args:
        factor: the factor as it is said.
        up: whether something rises by it.
    """
    if factor.comparator is Comparator.EQUAL and factor.number.decimals < 2:
        factor = replace(factor, comparator=Comparator.ABOUT)
    if up:
        return factor
    number = Number(1 / factor.number.value, factor.number.decimals + 2)
    return replace(factor, number=number, comparator=factor.comparator.reverse)


@rule("predicate", "gained", "gained OVER_TIME")
def _gained(_: Context, gained: Gaining, *__: Meaning) -> Gaining:
    return gained


@rule("predicate", "gained gap_ends", "gained at gap_ends", "gained gap_ends at")
@rule("predicate", "gap_ends ','? gained")
def _gained_between(_: Context, *rest: Meaning) -> Gaining:
    """“… loses 20.9 points from News to Mail”, “… gains 13 points over Small”."""
    gained = the(rest, Gaining)
    place = first(rest, Place) or EVERYWHERE
    return replace(gained, ends=the(rest, Ends), place=place)


@rule("clause", "gap_ends ','? statement")
def _led_by_ends(c: Context, ends: Ends, statement: Meaning) -> Reading | None:
    """“From News to Mail, Alder loses 20.9 points”."""
    predicate = getattr(statement, "predicate", None)
    if predicate in (Course(up=True), Course(up=False)):
        predicate = Gaining(predicate.up)
    if getattr(predicate, "ends", ends) is not None:
        return None
    if not ends.signed and not hasattr(predicate, "function"):
        return None  # "Between A and B, C rises" may be step by step; "C rises most" is not.
    told = replace(cast("Any", predicate), ends=ends)
    reading: Reading | None = replace(statement, predicate=told).reading(c)
    return reading


@rule("predicate", "GAINS|COSTS spot value_then|bound", "GAINS value_then|bound 'for'|'to' spot")
@rule("predicate", "GAINS|COSTS spot? 'another' value_then|bound", "GAINS|COSTS spot so_many")
@rule("predicate", "GAINS|COSTS spot? 'another' so_many")
def _costs(c: Context, *rest: Meaning) -> Gaining | None:
    """“… costs Alder 12 points”."""
    place = first(rest, Place) or EVERYWHERE
    return cost_way(c, Gaining(first(rest, bool) or False, the(rest, Amount), place=place), rest)


@rule("predicate", "COSTS spot amount|bound|a_part 'of' POSSESSIVE measure|KIND")
def _costs_part(c: Context, *rest: Meaning) -> Gaining | None:
    """“… costs Alder 12 % of its accuracy”: so much less of what it has, whatever is better."""
    amount, part = first(rest, Amount), first(rest, Part)
    if amount is not None and not amount.percent:
        return None
    by = part_lost(part) if part else replace(the(rest, Amount), relative=True)
    return Gaining(up=False, by=by, place=the(rest, Place))


@rule("gained", "COSTS value_then|bound POINTS?", "COSTS so_many")
def _costs_so_much(c: Context, *rest: Meaning) -> Gaining | None:
    """“… costs 12 points”."""
    return cost_way(c, Gaining(up=False, by=the(rest, Amount)), rest)


def cost_way(c: Context, gaining: Gaining, said: tuple[Meaning, ...]) -> Gaining:
    """Which way something goes that is a cost, or that may be lost where less of it is better.

    Args:
        c: the context of the clause.
        gaining: how much, down where a cost is meant.
        said: what the rule has: the way it goes is among it unless it is a cost.
    """
    better = more_is_better(c, gaining.place.default(c.here))
    if first(said, bool) is not None:
        # "The young lose 164 ms": who loses time needs more of it; what is added is more.
        added = gaining.up and c.discourse.clause_has_word("add(?:s|ed|ing)?")
        return replace(gaining, either=better is False and not added)
    return replace(gaining, up=better is False, either=better is None)
