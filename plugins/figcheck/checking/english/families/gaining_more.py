"""One change against another: “A gains 4 points more than B from 0 to 16 shots”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from figcheck.checking.english.families.behind import Joined
from figcheck.checking.english.families.build import is_single
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.differences import Ends, Head, difference
from figcheck.checking.english.families.gains import GAINING, HOLDING, Gaining
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.families.passages import passage
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.families.sums_compared import Others
from figcheck.checking.english.kinds.polarity import more_is_better
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
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, the, the_predicate
from figcheck.checking.english.phrases.amounts import Part
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Function, Number
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class MoreThan:
    """How one change stands to that of something else.

    Attributes:
        than: what else changes; several whose changes are added up where it has a sum, and all
            others of a kind where only that is said.
        sign: whether it is larger or smaller; `None` where a factor says it.
        by: by how much.
        factor: how many times as much.
        head: what the other change is called, if it is: it must go the same way.
    """

    than: Subject | Others
    sign: Comparator | None = None
    by: Amount | None = None
    factor: Amount | None = None
    head: Head | None = None


@record
class GainingMore:
    """Gaining more, or less, than something else, or so many times as much.

    Attributes:
        up: whether it gains.
        more: how that stands to what the other gains.
        ends: from where to where; all along the axis if that is not said.
        place: what else limits both.
        relative: whether both are in proportion to what there was.
        by_quality: whether to gain is to get better, whichever way that is.
    """

    up: bool
    more: MoreThan
    ends: Ends | None
    place: Place = EVERYWHERE
    relative: bool = False
    by_quality: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one change stands so to the other."""
        than = self.more.than
        if isinstance(than, Others):
            those = than.of(c, subject)
            if those is None:
                return None
            summed = replace(self.more, than=Subject(those, aggregate=Function.SUM))
            return replace(self, more=summed).reading(c, subject, extent)
        if subject.aggregate or subject.minus or subject.quantifier or than.quantifier:
            return None
        if self.more.head is not None and self.more.head.up not in (None, self.up):
            return None  # "A gains 5, twice the loss of B".
        place = subject.place.within(self.place)
        other = place and than.place.default(place)
        ends = self.ends or _along(c, subject) or passage(c, subject, extent)
        if place is None or other is None or not subject.own or not (ends and ends.stop):
            return None
        differing = {d for d in other.dimensions if other.get(d) != place.get(d)}
        if differing - ends.start.dimensions != subject.own:
            return None
        extent = replace(extent, place=extent.place.without(ends.start.dimensions))
        free = place.without(ends.start.dimensions), other.without(ends.start.dimensions)
        head = Head(up=self.up, by_quality=self.by_quality, relative=self.relative)
        other_ends = _own_ends(c, than, ends)
        one = difference(c, head, ends, free[0])
        two = None if other_ends is None else difference(c, head, other_ends, free[1])
        if one is None or two is None:
            return None
        if than.aggregate is not None:
            return self._than_together(c, one, two, extent)
        if self.more.factor is not None:
            return Multiple(two, self.more.factor).reading(c, one, extent)
        if self.more.sign is None or (self.more.by and self.more.by.percent):
            return None
        return Comparative(Relation(self.more.sign), two, self.more.by).reading(c, one, extent)

    def _than_together(
        self, c: Context, one: Subject, two: Subject, extent: Extent
    ) -> Reading | None:
        """“A gains more than all others combined”: than the sum of what they gain."""
        together = isinstance(self.more.than, Subject) and self.more.than.aggregate
        if together is not Function.SUM or self.relative or extent != Extent():
            return None
        ends = one.place, (one.minus or one.place).default(one.place)
        if self.more.sign is None or self.more.by or not all(is_single(c, e) for e in ends):
            return None
        gained = one.term(one.place), Aggregate(Function.SUM, two.term(two.place))
        return Reading((Compare(self.more.sign, *gained),), "comparison")


def _own_ends(c: Context, than: Subject, ends: Ends) -> Ends | None:
    """From where to where the other changes: “than B does from 0 to 6”, “… over the whole test”.

    That is the same where nothing else is said, and `None` where it is a single point.
    """
    axis = next(iter(ends.start.dimensions))
    told = set(than.place.get(axis))
    if not told or len(ends.start.dimensions) > 1:
        return ends if not told else None
    dimension = c.names.dimensions[axis]
    ranked = sorted(zip(ordinates(dimension), dimension.ticks, strict=True))
    stretch = [tick for _, tick in ranked if tick in told]
    if len(stretch) < 2:
        return None
    first, last = (Place.of(axis, [stretch[i]]) for i in (0, -1))
    return Ends(first, last, signed=True)


def _along(c: Context, subject: Subject) -> Ends | None:
    """From the one end of its line to the other."""
    found = stretches(c, subject)
    if len(found) != 1 or not is_ordered(c.names.dimensions[found[0].dimension]):
        return None
    along = found[0]
    one, two = (Place.of(along.dimension, [along.ticks[i]]) for i in (0, -1))
    return Ends(one, two, signed=True)


@rule("changing", "GAINS", "moves")
def _changing(c: Context, way: bool | Move) -> bool | None:
    """“gains”, “improves”: up; not “rises steadily”."""
    if isinstance(way, Move):
        return way.up if way.manner is None else None
    if more_is_better(c, c.here) is False:
        return None  # "A loses more than B", of errors: more of them, or less?
    return None if c.discourse.clause_has_word(HOLDING) else way


@rule("more_than", "MORE_CASES measure|KIND? THAN rival", "amount|bound MORE_CASES THAN rival")
@rule("more_than", "MORE THAN rival", "amount|bound MORE THAN rival")
def _more_than(_: Context, *rest: Meaning) -> MoreThan:
    """“4 points more than Elm”."""
    return MoreThan(the(rest, Subject), the(rest, Comparator), by=first(rest, Amount))


@rule("more_than", "MORE|MORE_CASES measure|KIND? THAN others_together SUMMED")
@rule("more_than", "MORE|MORE_CASES measure|KIND? THAN 'all' OTHERS SUMMED")
@rule("more_than", "MORE|MORE_CASES measure|KIND? THAN place SUMMED")
def _more_than_all(_: Context, sign: Comparator, *rest: Meaning) -> MoreThan:
    """“… more than the other three combined”: than their changes added up."""
    place = first(rest, Place)
    if place is None:
        return MoreThan(first(rest, Others) or Others(), sign)
    return MoreThan(Subject(place, aggregate=Function.SUM), sign)


@rule("more_than", "factor AS_MUCH_AS rival", "factor 'as' 'many' measure|KIND|CASE 'as' rival")
@rule("more_than", "factor 'as' 'much' measure 'as' rival")
def _times_as_much(_: Context, factor: Amount, *rest: Meaning) -> MoreThan:
    """“four times as much as Elm”."""
    return MoreThan(the(rest, Subject), factor=factor)


@rule("more_than", "factor DET? gap_noun 'of'|'for'|'on'|'in' place", "factor spot 's' gap_noun")
def _times_its_change(_: Context, factor: Amount, *rest: Meaning) -> MoreThan | None:
    """“… 30 points, more than twice the loss of Elm”."""
    head, place = the(rest, Head), the(rest, Place)
    if head.ratio or head.relative or place.notes:
        return None
    return MoreThan(Subject(place), factor=factor, head=head)


@rule("predicate", "changing more_than at? gap_ends", "gap_ends changing more_than at?")
def _gains_more(_: Context, *rest: Meaning) -> GainingMore:
    """“A gains more than B on News from Small to Large”."""
    more, ends = _said(rest)
    return GainingMore(_way(rest), more, ends, first(rest, Place) or EVERYWHERE)


@rule("predicate", "changing 'by'? EXACTLY? factor AS_MUCH_AS rival")
@rule("predicate", "changing EXACTLY? factor 'as' 'many'|'much' measure|KIND|CASE 'as' rival")
@rule("predicate", "changing 'by'? EXACTLY? so_large_a_part AS_MUCH_AS rival")
@rule("predicate", "changing amount|bound MORE_CASES THAN rival")
def _gains_times(_: Context, *rest: Meaning) -> GainingMore:
    """“A gains twice as much as B”, “… 4 points more than B”: from the one end to the other."""
    factor = first(rest, Amount)
    more = MoreThan(the(rest, Subject), first(rest, Comparator), by=factor)
    if more.sign is None:
        more = replace(more, by=None, factor=factor)
    return GainingMore(_way(rest), more, None)


@rule("so_large_a_part", "a_part")
def _so_large_a_part(_: Context, part: Part) -> Amount | None:
    """“two thirds as much as”; “half” is a factor by itself."""
    if part.size == _HALF:
        return None
    comparator = part.comparator or Comparator.ABOUT
    return Amount(Number(part.size, 2), comparator, near=part.near, rough=True)


@rule("predicate", "changing MORE_CASES THAN rival")
def _loses_more(c: Context, *rest: Meaning) -> GainingMore | None:
    """“A loses more than B”: from the one end to the other; who “wins more” has more."""
    if not c.discourse.clause_has_word(GAINING):
        return None
    return GainingMore(_way(rest), MoreThan(the(rest, Subject), the(rest, Comparator)), None)


_HALF = 0.5


@rule("predicate", "PROFITS more_than at? from_step", "PROFITS more_step")
def _profits_more(c: Context, *rest: Meaning) -> GainingMore:
    """“A benefits more than B from the step from Small to Large”."""
    found: GainingMore = _gains_more(c, *rest)
    return replace(found, by_quality=True)


@rule("clause", "IN_PROPORTION ','? statement", "statement ','? IN_PROPORTION")
def _in_proportion(c: Context, *rest: Meaning) -> Reading | None:
    """“In relative terms, A gains more than B from 0 to 16 shots”."""
    statement = the_predicate(rest)
    predicate = getattr(statement, "predicate", None)
    if not hasattr(predicate, "relative") or getattr(predicate, "amount", None) is not None:
        return None
    relative = replace(cast("Any", predicate), relative=True)
    reading: Reading | None = replace(statement, predicate=relative).reading(c)
    return reading


@rule("more_step", "MORE_CASES from_step THAN rival")
def _more_step(_: Context, sign: Comparator, ends: Ends, *rest: Meaning) -> tuple[MoreThan, Ends]:
    """“… more from the step from Small to Large than B”."""
    return MoreThan(the(rest, Subject), sign), ends


def _said(rest: tuple[Meaning, ...]) -> tuple[MoreThan, Ends]:
    both = first(rest, tuple)
    return both if both is not None else (the(rest, MoreThan), the(rest, Ends))


def _way(rest: tuple[Meaning, ...]) -> bool:
    return exactly(rest, bool)


@rule("clause", "gap_ends ','? subject changing more_than at?")
def _gains_more_between(c: Context, ends: Ends, *rest: Meaning) -> Reading | None:
    """“Between 1990 and 2020, A gained more people than B did”."""
    place = first(rest, Place) or EVERYWHERE
    gaining = GainingMore(_way(rest), the(rest, MoreThan), ends, place)
    return Statement(the(rest, Subject), gaining, Extent()).reading(c)


@rule("predicate", "gained at? gap_ends ',' more_than", "gained OVER_TIME|OVERALL? ',' more_than")
def _gains_so_much_more(_: Context, *rest: Meaning) -> Joined:
    """“… gains 27 points from 0 to 16 shots, four times as much as Elm”."""
    gained, ends = the(rest, Gaining), first(rest, Ends)
    place = first(rest, Place) or gained.place
    whole = replace(gained, ends=ends, place=place) if ends else gained
    return Joined((whole, GainingMore(gained.up, the(rest, MoreThan), ends, place)))


@rule("clause", "gap_ends ','? subject gained ',' more_than")
def _gains_so_much_between(c: Context, ends: Ends, *rest: Meaning) -> Reading | None:
    """“From 0 to 16 shots, A gains 27 points, 4 more than B”."""
    subject, gained = the(rest, Subject), the(rest, Gaining)
    if gained.ends is not None:
        return None
    predicates = (
        replace(gained, ends=ends),
        GainingMore(gained.up, the(rest, MoreThan), ends),
    )
    said = tuple(Statement(subject, p, Extent()) for p in predicates)
    return Coordination(said).reading(c)
