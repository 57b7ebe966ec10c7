"""How values move along the one ordered axis of a chart: over the years, above all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import (
    both,
    is_amount,
    is_factor,
    is_single,
    open_dimensions,
)
from figcheck.checking.english.families.coming_to import coming_to
from figcheck.checking.english.families.getting import Getting, as_step
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.onsets import at_an_edge, with_ending, with_onset
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.steps_apart import except_then
from figcheck.checking.english.families.stretches import (
    Stretch,
    from_the_first,
    names_stretch,
    since_then,
    stretches,
)
from figcheck.checking.english.kinds.percent_points import in_points
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.amounts import Part
from figcheck.checking.language.order import is_ordered, is_sized
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Direction,
    Formula,
    Function,
    Number,
    Or,
    Quantified,
    Quantifier,
    Steps,
    Term,
    Trend,
)
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "trend"

_EXACT = (Comparator.EQUAL, Comparator.ABOUT)
_MANNERS = (Quantifier.ALL, Quantifier.GENERALLY)
WHOLLY = "(?:fully|completely|entirely|wholly)"
"""Words for all of a way, not for each of its steps."""
_TO_THE_END = (
    r"(?<!start )(?<!beginning )(?<!first )(?:until|till|to|through)(?: the)?(?: very)? "
    r"(?:end\b(?! at)|right edge|(?:last|final) (?:point|tick|step|mark|year|epoch|value|one)\b)"
)
_ONCE_MORE = "(?:once more|once again|yet again)"
_DIRECTIONS = {
    True: (Direction.RISES_THROUGHOUT, Direction.RISES, Direction.RISES_OVERALL),
    False: (Direction.FALLS_THROUGHOUT, Direction.FALLS, Direction.FALLS_OVERALL),
}


@record
class Course:
    """Rising or falling.

    Attributes:
        up: which of the two.
        manner: at every step, steadily, on the whole; `None` if nothing is said.
        start: from what amount.
        stop: to what amount.
        by: by how much.
        factor: to how many times the first value.
        points: whether `by` is given in percentage points.
        apposed: whether it is a noun, "a decrease of 4", which may explain what goes before.
    """

    up: bool
    manner: Quantifier | None = None
    start: Amount | None = None
    stop: Amount | None = None
    by: Amount | None = None
    factor: Amount | None = None
    points: bool = False
    apposed: bool = False

    is_change: ClassVar[bool] = True
    """What is compared behind it without a verb is the change: “…, more than any other”."""
    holds_of_each: ClassVar[bool] = True
    """“No region …”: it can be said of one after another."""

    @property
    def follows(self) -> bool:
        """“…, jumping from 10 to 40”: when, is said by what goes before."""
        return self.start is not None and self.stop is not None

    @property
    def moves(self) -> str:
        """Which way: two that differ in that are phases of one course."""
        return "up" if self.up else "down"

    @staticmethod
    def _is_placed(c: Context, subject: Subject, extent: Extent) -> bool:
        """Whether a part of the axis is named: what happens once more does not do so all along."""
        place = subject.place.within(extent.place) or subject.place
        return any(is_ordered(c.names.dimensions[d]) for d in place.dimensions)

    @property
    def is_plain(self) -> bool:
        """Whether it says no more than which way."""
        return self == Course(self.up, apposed=self.apposed)

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values move that way, and as far as is said.

        Over time, values that end higher but do not rise in most of the steps
        may be called rising or not: nothing is decided then.
        """
        if c.discourse.clause_has_word(_ONCE_MORE) and not self._is_placed(c, subject, extent):
            return None
        step = coming_to(c, subject, extent, up=self.up) if self == Course(self.up) else None
        if step is None:
            told = self._reading(c, subject, extent)
            if told is not None and (one := self._step_meant(c, subject, told)) is not None:
                # "It falls from 73 to 72": at one of its steps, or all along.
                also = self._reading(c, one, extent)
                return also and replace(told, formulas=(*told.formulas, *also.formulas))
            # "It falls by 12 at a rate of 50": since the rate before, or in all until then.
            so_far = (self.by or self.factor) and not extent.since
            whole = from_the_first(c, subject, extent, in_time=False) if so_far else None
            since = self._reading(c, *whole) if told and whole else None
            if told is None or since is None:
                return told
            axes = () if subject.minus else subject.place.dimensions
            if whole and any(map(c.discourse.point_taken_up, axes)):
                return since
            return replace(told, formulas=(*told.formulas, *since.formulas))
        if extent.is_said:
            return step
        along = self._reading(c, subject, extent)
        return along and replace(along, formulas=(*along.formulas, *step.formulas))

    def _step_meant(self, c: Context, subject: Subject, told: Reading) -> Subject | None:
        """The same at the step whose values the two numbers are, where they are not the ends."""
        if self.start is None or self.stop is None:
            return None
        if any(c.table.evaluate(formula).truth for formula in told.formulas):
            return None
        for along in stretches(c, subject):
            for ticks in pairwise(along.ticks):
                one, two = (c.table.term(along.value(subject, tick)).single for tick in ticks)
                if one is None or two is None:
                    continue
                if one.value == self.start.number.value and two.value == self.stop.number.value:
                    step = Place.of(along.dimension, ticks)
                    rest = subject.place.without([along.dimension])
                    return replace(subject, place=step.default(rest))
        return None

    def _but_then(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“… rises in every year except 2021”."""
        if self != Course(self.up) or extent.quantifier is not Quantifier.ALL:
            return None
        if extent.count or extent.along not in (None, *extent.excluded.dimensions):
            return None
        return except_then(c, subject, extent.excluded, up=self.up)

    def _reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        if extent.excluded.ticks:
            return self._but_then(c, subject, extent)
        if extent.count:
            return None
        if extent.since is not None and (self.by or self.factor or self.start):
            stretch = _until(c, extent.since, subject.place)
            if stretch is None:
                return None
            subject = replace(subject, place=stretch.default(subject.place))
        if extent.along is not None:
            axes = {along.dimension for along in stretches(c, subject)}
            if axes != {extent.along} or extent.quantifier is not Quantifier.ALL:
                return None  # "in each row"; "across all epochs" is the axis itself.
            if self.by and c.discourse.clause_has_word("(?:every|each)"):
                return None  # "… rises by 5 in every year": at each step.
            if self.start or self.by or self.factor:
                extent = replace(extent, along=None, quantifier=None)
        if not (c.may_be(self.start) and c.may_be(self.stop)):
            return None
        if extent.quantifier is Quantifier.NONE:
            return self._never(c, subject)
        if extent.quantifier is Quantifier.ALL and c.discourse.clause_has_word(WHOLLY):
            return None  # "… recovers fully": to where it was before.
        if extent.quantifier not in (None, self.manner) and (
            self.manner is not None or extent.quantifier not in _MANNERS
        ):
            return None
        manner = self.manner or extent.quantifier
        if (subject.minus or subject.aggregate) and self.start and self.stop:
            found_there = self._from_one_to_the_other(c, subject, extent)
            if found_there is not None:
                return found_there
        found = stretches(c, subject)
        later = [since_then(c, along) for along in found]
        if None in later:
            return None
        found = tuple(along for along in later if along is not None)
        if not found and not (self.by or self.factor or self.manner):
            # "Without C, it drops to 80": from what it is with C.
            change = as_step(c, subject)
            getting = Getting(self.up, self.start, self.stop)
            return getting.reading(c, change, extent) if change.step else None
        if self.stop is not None and self.start is None:
            # "… has grown to more than 20 for each plant" is about no way from plant to plant.
            return self._to(c, subject) if extent.along is None else self._at(c, subject, extent)
        ends = self.start or self.stop or self.by or self.factor
        if not found or (ends and len(found) > 1):
            return None
        if subject.each is not None and subject.each in {s.dimension for s in found}:
            return None  # "No language gains more than 5": from what to what is not said.
        # From one place to another the ends may be meant, whatever lies between.
        part = len(found[0].ticks) < c.size(found[0].dimension)
        in_order = is_ordered(c.names.dimensions[found[0].dimension])
        to_the_end = c.discourse.clause_has_word(_TO_THE_END)
        both_named = in_order and _names_both_ends(c, found[0], extent.place)
        if manner is None and both_named and not to_the_end:
            manner = Quantifier.SOME
        variants = self._variants(c, subject, found, manner, part=part)
        axis = found[0].dimension
        if self.start and self.stop and c.drawn(axis) != c.ascending(axis):
            # "… runs from 12 down to 3", from left to right, where the axis is drawn downwards.
            back = replace(self, up=not self.up, start=self.stop, stop=self.start)
            turned = back.formulas(c, subject, found[0], manner, loose=part)
            variants = [[Or(pair) for pair in zip(variants[0], turned, strict=True)]]
        size = max(map(len, variants))
        padded = [v + v[-1:] * (size - len(v)) for v in variants]
        return of_several(c, [tuple(v) for v in padded], subject, FAMILY)

    def _variants(
        self,
        c: Context,
        subject: Subject,
        found: Sequence[Stretch],
        manner: Quantifier | None,
        *,
        part: bool,
    ) -> list[list[Formula]]:
        """What may be meant of each stretch, be it all of an axis or a part of it."""
        variants = [self.formulas(c, subject, s, manner, loose=part) for s in found]
        if manner is None and part:
            variants[0] = with_onset(c, subject, found[0], variants[0], up=self.up)
            pairs = zip(found, variants, strict=True)
            variants = [with_ending(c, subject, s, v, up=self.up) for s, v in pairs]
        if self.is_plain and not part:
            edges = [at_an_edge(c, subject, s, up=self.up) for s in found]
            variants = [list(e or v) for e, v in zip(edges, variants, strict=True)]
        return variants

    def _at(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“… has grown to more than 20 for each of them”: that it is so much there now."""
        if self.stop is None or self.stop.comparator in (Comparator.EQUAL, Comparator.ABOUT):
            return None
        return Bounded(self.stop).reading(c, subject, extent)

    def _from_one_to_the_other(
        self, c: Context, subject: Subject, extent: Extent
    ) -> Reading | None:
        """“The range over the sets shrinks from 60 to 30”: from the one of two panels to the other.

        A gap, or what is made of several values, has one size in each of them.
        """
        between = (subject.minus or subject.place).dimensions
        open_ = [d for d in open_dimensions(c, subject.place) if d not in between]
        pairs = [d for d in open_ if c.size(d) == 2 and not subject.place.get(d)]
        axes = [d for d in open_ if d not in pairs and is_ordered(c.names.dimensions[d])]
        if len(pairs) != 1 or axes or self.manner is not None or names_stretch(c, extent.place):
            return None
        ends = [Place.of(pairs[0], [t]).default(subject.place) for t in c.drawn(pairs[0])]
        if not all(subject.is_number(c, place) for place in ends):
            return None
        one, two = (subject.spoken_of(place) for place in ends)
        moved = Compare(Comparator.LESS if self.up else Comparator.MORE, one, two)
        said = [is_amount(t, a) for t, a in ((one, self.start), (two, self.stop)) if a]
        return Reading((both([*said, moved]),), FAMILY)

    def _never(self, c: Context, subject: Subject) -> Reading | None:
        """“… never declines”: no step goes that way."""
        if self.manner not in OF_ALL or self != Course(self.up, self.manner):
            return None
        sign = Comparator.MORE if self.up else Comparator.LESS
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            steps = Compare(sign, Steps(along.values(subject), along.dimension), Number(0))
            cases.append((Quantified(Quantifier.NONE, steps),))
        return of_several(c, cases, subject, FAMILY) if cases else None

    def _to(self, c: Context, subject: Subject) -> Reading | None:
        """“fell to 45 in 2012”: that it is 45 then, and has been more at some time before."""
        found = stretches(c, subject)
        if len(found) != 1 or self.stop is None:
            return None
        along = found[0]
        ascending = c.ascending(along.dimension)
        last = along.ticks[-1]
        before = ascending[: ascending.index(last)]
        extreme = Aggregate(
            Function.MIN if self.up else Function.MAX,
            along.at(subject, before),
        )
        end = along.value(subject, last)
        moved = Compare(Comparator.MORE if self.up else Comparator.LESS, end, extreme)
        there = And((is_amount(end, self.stop), moved))
        across = tuple(self._up_to(c, end, along.dimension))
        if self.stop.comparator in _EXACT and not subject.place.get(along.dimension):
            # "A falls to 45", of whatever time: that it ends there, or gets as far as that.
            furthest = Function.MAX if self.up else Function.MIN
            as_far = is_amount(Aggregate(furthest, along.values(subject)), self.stop)
            gets_there = c.table.evaluate(as_far).truth
            return Reading((there, *((as_far,) if gets_there else ()), *across), FAMILY)
        if self.stop.comparator in _EXACT or is_time(c.names.dimensions[along.dimension]):
            return Reading((there, *across), FAMILY)
        # "At 0.1, A collapses to 35 or less": be it along the axis, or all that it has there.
        below = Compare(self.stop.comparator, along.values(subject), self.stop.number)
        return Reading((there, Quantified(Quantifier.ALL, below)), FAMILY)

    def _up_to(self, c: Context, end: Term, along: str) -> Iterator[Formula]:
        """“falls to 54 at 64k”, of a grid: from the sizes before that, be it along the other axis.

        Args:
            c: the context of the clause.
            end: the value that it comes to.
            along: the axis along which it was taken to come to it.
        """
        if not isinstance(end, Cells) or self.stop is None:
            return
        for condition in end.conditions:
            if not isinstance(condition, Condition) or condition.dimension == along:
                continue
            axis = condition.dimension
            if not is_sized(c.names.dimensions[axis]):
                continue
            rest = tuple(other for other in end.conditions if other is not condition)
            ascending = c.ascending(axis)
            if before := ascending[: ascending.index(condition.ticks[0])]:
                passed = Cells((*rest, Condition(axis, tuple(before))))
                function = Function.MIN if self.up else Function.MAX
                sign = Comparator.MORE if self.up else Comparator.LESS
                moved = Compare(sign, end, Aggregate(function, passed))
                yield And((is_amount(end, self.stop), moved))

    def formulas(
        self,
        c: Context,
        subject: Subject,
        along: Stretch,
        manner: Quantifier | None,
        *,
        loose: bool = False,
    ) -> list[Formula]:
        """The ways to take it along one stretch, the strictest first.

        Args:
            c: the context of the clause.
            subject: the values that move.
            along: the stretch of the axis.
            manner: whether at every step, steadily, on the whole; `SOME` where the
                ends are named, which are compared then.
            loose: whether a rise that is not one in most of its steps may be meant.
        """
        throughout, mostly, overall = _DIRECTIONS[self.up]
        if manner is Quantifier.ALL:
            directions = [throughout]
        elif manner is Quantifier.NEARLY_ALL:
            directions = [mostly, throughout]
        elif manner is Quantifier.SOME or self.by or self.factor or self.start:
            directions = [overall]
        elif along.timed or loose or manner is Quantifier.GENERALLY:
            directions = [mostly, overall]
        else:
            directions = [mostly]
        trends: list[Formula] = [Trend(d, along.values(subject)) for d in directions]
        if manner is not Quantifier.ALL and c.discourse.clause_has_word(_TO_THE_END):
            trends = [
                both([t, Trend(overall, along.at(subject, along.ticks[-2:]))]) for t in trends
            ]
        extras = self._ends(c, subject, along)
        return [both([t, *e]) for t in trends for e in extras]

    def _ends(self, c: Context, subject: Subject, along: Stretch) -> list[list[Formula]]:
        """What is said of the values at the ends, in each of the ways to take it."""
        begin, end = (along.value(subject, t) for t in (along.ticks[0], along.ticks[-1]))
        certain: list[Formula] = []
        if self.start is not None:
            certain.append(is_amount(begin, self.start))
        if self.stop is not None:
            certain.append(is_amount(end, self.stop))
        if self.factor is not None:
            ratio = Arithmetic("/", end, begin)
            return [[*certain, f] for f in is_factor(ratio, self.factor)]
        if self.by is None:
            return [certain]
        change = Arithmetic("-", end, begin) if self.up else Arithmetic("-", begin, end)
        relative = Arithmetic("/", Arithmetic("*", change, Number(100)), begin)
        ways: list[Term] = [change]
        if self.by.percent and not self.points:
            points = in_points(c, self.by, change)
            ways = [relative] if points is None else [relative, points]
        elif self.points and not c.scale.percent and c.scale.high <= 1:
            ways = [Arithmetic("*", change, Number(100))]  # points of shares from 0 to 1
        return [[*certain, is_amount(way, self.by)] for way in ways]


def _until(c: Context, since: Place, place: Place) -> Place | None:
    """A stretch up to one of its points: “By 2000 it had doubled since 1960”."""
    ((dimension, ticks),) = since.ticks
    ordered = c.ascending(dimension)
    end = place.get(dimension)
    if len(end) != 1 or ordered[-1] not in ticks or end[0] == min(ticks, key=ordered.index):
        return None  # "In 1990, until 2000" is no such stretch.
    kept = [t for t in ordered if t in ticks and ordered.index(t) <= ordered.index(end[0])]
    return Place.of(dimension, kept)


def _names_both_ends(c: Context, along: Stretch, place: Place) -> bool:
    """Whether a stretch is one “between 1990 and 2005”, not “since 1990” or “until 2005”."""
    if not place.get(along.dimension):
        return False
    ascending = c.ascending(along.dimension)
    first_named, last_named = along.ticks[0] == ascending[0], along.ticks[-1] == ascending[-1]
    return first_named is last_named


@rule("predicate", "moves", "moves OVER_TIME", "movement of_values?", "'on'|'in' movement")
@rule("predicate", "movement of_values? OVER_TIME")
def _course(_: Context, *rest: Meaning) -> Course:
    """“… declined”, “… shows a downward trend over the period”."""
    move = the(rest, Move)
    return Course(move.up, move.manner)


@rule("predicate", "moves ','? OVER_TIME? ','? 'from' value_then 'to' value_then OVER_TIME?")
@rule(
    "predicate", "movement of_values? OVER_TIME? ','? 'from' value_then 'to' value_then OVER_TIME?"
)
def _from_to(c: Context, *rest: Meaning) -> Course | None:
    """“… fell from 12 to 8”."""
    move = the(rest, Move)
    start, stop = every(rest, Amount)
    if any(c.names.tick_of(d, start.number.value) for d in c.names.dimensions):
        return None  # "from 2010 to 2014" are years.
    return Course(move.up, move.manner, start, stop)


@rule("between", "moves ','? 'from' value_then at ','? 'to'|'by' value_then at")
@rule("between", "moves ','? 'from' value_then at ','? 'to'|'by' value_then then")
@rule("between", "movement of_values? ','? 'from' value_then at ','? 'to' value_then at|then")
@rule("between", "moves over_years ','? 'from' value_then at ','? 'to' value_then at|then")
@rule("between", "moves at ',' 'from' value_then at ','? 'to' value_then at|then")
def _from_then_to_then(_: Context, *rest: Meaning) -> CourseBetween | None:
    """“… rose from 12 in 2010 to 20 by 2015”."""
    move = the(rest, Move)
    places = every(rest, Place)[-2:]
    start, stop = every(rest, Amount)
    return CourseBetween(Course(move.up, move.manner, start, stop), *places)


@rule("predicate", "between")
@rule("predicate", "between ',' HAVE? movement 'of' value_then POINTS?")
@rule("predicate", "between ',' HAVE? DET value_then RISE")
def with_change(_: Context, between: CourseBetween, *rest: Meaning) -> CourseBetween | None:
    """Behind it a change may stand: “… fell from 12 in 2010 to 8 in 2015, a decrease of 4”."""
    move = first(rest, Move)
    up = move.up if move else first(rest, bool)
    by = first(rest, Amount)
    if by is None:
        return between
    if up is not between.course.up:
        return None
    points = first(rest, float) is not None
    return replace(between, course=replace(between.course, by=by, points=points))


@rule("then", "'by' coordinate", "'until' coordinate")
def _then(_: Context, place: Place) -> Place:
    """“… by 2015”."""
    return place


@record
class CourseBetween:
    """Rising or falling from one place to another."""

    course: Course
    begin: Place
    end: Place

    @property
    def moves(self) -> str:
        """Which way, between which places: what follows is another phase."""
        return f"{self.course.moves} between places"

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `Course`, from the one place to the other."""
        whole = c.stretch(self.begin.plain, self.end.plain)
        if whole is None or len(self.begin.ticks) != 1:
            return None
        ((dimension, (one,)),) = self.begin.ticks
        ticks = whole.get(dimension)
        if len(ticks) < 2 or ticks[0] != one:
            return None
        place = subject.place.without([dimension]).default(whole)
        between = replace(extent, place=extent.place.without([dimension]).default(whole))
        return self.course.reading(c, replace(subject, place=place), between)


@rule("predicate", "moves 'to' value_then", "moves OVER_TIME ','? 'to' value_then")
@rule(
    "predicate", "moves 'to' HAVE value_then", "moves 'to' HAVE DET? PEAK_NOUN 'of'|'at' value_then"
)
def _to(_: Context, *rest: Meaning) -> Course:
    """“… declined to 20 in 2019”."""
    move = the(rest, Move)
    return Course(move.up, move.manner, stop=the(rest, Amount))


@rule("predicate", "moves 'by' value_then POINTS? OVER_TIME?")
def _by(_: Context, *rest: Meaning) -> Course:
    """“… rose by 12 %”."""
    move = the(rest, Move)
    points = first(rest[1:], float) is not None
    return Course(move.up, move.manner, by=the(rest, Amount), points=points)


@rule("predicate", "movement of_values? 'of' value_then POINTS? OVER_TIME?")
def _of(c: Context, *rest: Meaning) -> Course:
    """“… a decrease of 12 %”."""
    course: Course = _by(c, *rest)
    return replace(course, apposed=True)


def part_lost(part: Part) -> Amount:
    """A part of what was there: “by more than half”."""
    comparator = part.comparator or Comparator.ABOUT
    number = Number(100 * part.size)
    return Amount(number, comparator, percent=True, near=part.near, relative=True, rough=True)


@rule("predicate", "factor OVER_TIME?", "factor 'in' measure OVER_TIME?")
def _by_factor(_: Context, factor: Amount, *__: Meaning) -> Course | None:
    """“… more than doubled from 2010 to 2015”; “… had more than half” is no change."""
    return Course(up=True, factor=factor) if factor.number.value > 1 else None


@rule("clause", "STARTING 'at'|'from'|'with' value_then at ','? clause")
def _starting(c: Context, *rest: Meaning) -> Reading | None:
    """“Starting at 12 in 2010, sales rise to 20 by 2015”."""
    spot = the(rest, Place).default(c.here)
    if not is_single(c, spot):
        return None
    clause = the(rest, Reading)
    begin = is_amount(spot.cells, the(rest, Amount))
    return Reading(tuple(both([begin, f]) for f in clause.formulas), clause.family)
