"""Courses of several phases: up to a turn and down again, falling and levelling off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.levels import (
    STABLE_SHARE,
    UNSTABLE_SHARE,
    beside_figure,
)
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import (
    Stretch,
    from_the_first,
    since_then,
    stretches,
)
from figcheck.checking.english.meanings.meaning import (
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.language.order import tells_time
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Or,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "trend"

FLAT_SHARE, NOT_FLAT_SHARE = 0.25, 0.5
"""Share of the whole range up to which a phase counts as flat, and from which it does not."""
SETTLED_SHARE = 0.18
"""The same of values that have settled and never leave their level again."""


@record
class Bit:
    """What a phrase adds to a phase.

    Attributes:
        begin: where the phase begins.
        end: where it ends.
        spot: a place that is named; the end of the phase where it is a single tick.
        start: the value at its beginning.
        stop: the value at its end.
        by: how much it changes.
        points: whether `by` is given in percentage points.
        manner: whether at every step, steadily, on the whole.
        against: the way that no step goes: "without a single rise".
        turn: whether it ends at the peak or the low of the course: “to a low of 12”.
        legs: how many steps it takes: “in both remaining steps”.
    """

    begin: Place | None = None
    end: Place | None = None
    spot: Place | None = None
    start: Amount | None = None
    stop: Amount | None = None
    by: Amount | None = None
    points: bool = False
    manner: Quantifier | None = None
    against: bool | None = None
    turn: Function | None = None
    legs: int | None = None

    def joined(self, other: Bit) -> Bit | None:
        """Both together; `None` if both speak of the same."""
        said: dict[str, object] = {}
        for part in fields(self):
            one, two = getattr(self, part.name), getattr(other, part.name)
            if one not in (None, False) and two not in (None, False):
                return None
            said[part.name] = two if one in (None, False) and two is not None else one
        return Bit(**said)  # type: ignore[arg-type]


@record
class Phase:
    """One phase: rising, falling or, with `up` `None`, standing still.

    Attributes:
        up: which of these.
        manner: at every step, steadily, on the whole; `None` if nothing is said.
        bit: what else is said of it.
        settles: whether it comes to a standstill, so that another phase goes before.
        again: whether it goes on as the phase before: “and continues to do so”.
        counted: whether only the amount that is gained or lost says which way it goes.
    """

    up: bool | None
    manner: Quantifier | None = None
    bit: Bit = Bit()
    settles: bool = False
    again: bool = False
    counted: bool = False


@record
class Turn:
    """A peak or a low between two phases, of an amount and at a place where these are said."""

    function: Function
    amount: Amount | None = None
    spot: Place | None = None


@record
class Stop:
    """The beginning or the end of the course, and the value there: “starts at 12”."""

    last: bool
    amount: Amount
    spot: Place | None = None


Part = Phase | Turn | Stop


_SHAPE_OVER = r"(?:[uv]|shaped?|arch|valley|hump|curve) (?:over|across|along)"
"""A shape with the axis along which a line has it."""


@record
class Phases:
    """Several phases, one after the other, or one of which more is said.

    Attributes:
        parts: phases and turns in their order.
        axis: along which dimension, where that is said.
    """

    parts: tuple[Part, ...]
    axis: str | None = None
    moves: ClassVar[str] = "in phases"

    @property
    def holds_of_each(self) -> bool:
        """Whether it can be said of one after another: how flat a plateau is, nobody says."""
        return not any(map(_settles, self.parts))

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values move so, phase by phase.

        Where one phase goes over into the next without a place being named, it is
        the turn of the values between them: their extreme, or where they level off.
        """
        if extent.count or extent.excluded.ticks:
            return None
        if extent.aggregate and self.axis is None and c.discourse.clause_has_word(_SHAPE_OVER):
            return None  # "It traces a U over the depth": along that, no mean over it.
        if extent.quantifier not in (None, Quantifier.ALL, Quantifier.GENERALLY):
            return None
        if subject.quantifier is Quantifier.NONE and any(map(_settles, self.parts)):
            return None  # "Neither reaches a plateau": nobody says how flat that would be.
        if not _is_along_one_axis(subject, self.parts):
            return None
        found = stretches(c, subject)
        opening = self.parts[0]
        if len(self.parts) == 1 and isinstance(opening, Phase) and opening.up is not None:
            later = [since_then(c, along) for along in found]
            if None in later:
                return None
            found = tuple(along for along in later if along is not None)
        axes = {along.dimension for along in found}
        if self.axis is not None and axes != {self.axis}:
            return None
        if len(self.parts) > 1 and any(len(extent.place.get(axis)) == 1 for axis in axes):
            return None  # "In 2010 it rises and then falls": one point has no phases.
        if not found or (len(found) > 1 and any(_has_amount(p) for p in self.parts)):
            return None
        steps = extent.quantifier is Quantifier.ALL
        timed = all(tells_time(c.names.dimensions[axis]) for axis in axes)
        moved = [p for p in self.parts if isinstance(p, Phase) and p.bit.by and not p.bit.end]
        there = any(p.bit.spot for p in moved) and not timed
        if moved and (there or from_the_first(c, subject, extent, in_time=False)):
            return None  # "…, losing 10 at a rate of 50": less than at the rate before, or in all.
        if self._settles_there(c, found):
            return of_several(c, [_settled(c, subject, s) for s in found], subject, FAMILY)
        cases: list[tuple[Formula, ...]] = []
        for along in found:
            plan = _plan(c, subject, along, self.parts)
            if plan is None:
                return None
            plans = [p for p in (plan, _ending_at_extreme(c, subject, along, plan)) if p]
            if _may_be_elsewhere(c, subject, along, plans):
                return None
            told = [_formulas(c, subject, along, p, throughout=steps) for p in plans]
            cases.append(
                tuple(Or(ways) if len(ways) > 1 else ways[0] for ways in zip(*told, strict=True))
            )
        return of_several(c, cases, subject, FAMILY)

    def _settles_there(self, c: Context, found: tuple[Stretch, ...]) -> bool:
        """Whether all that is said is that values settle, on a part of the axis that is named."""
        parted = all(len(s.ticks) < c.size(s.dimension) for s in found)
        return parted and self.parts == (Phase(None, settles=True),)


def _settled(c: Context, subject: Subject, along: Stretch) -> tuple[Formula, ...]:
    """“After 2000 it levels off”: it moves little there, beside all that it moves."""
    whole = replace(along, ticks=tuple(c.ascending(along.dimension)))
    flat = _flat(c, subject, whole, along, loose=False)
    assert isinstance(flat, Compare)  # noqa: S101
    settled = replace(flat, right=Number(SETTLED_SHARE, 2))
    slowed = _slowed(c, subject, whole, along)
    loose = _flat(c, subject, whole, along, loose=True)
    return (settled, loose) if slowed is None else (settled, loose, slowed)


def _slowed(c: Context, subject: Subject, whole: Stretch, along: Stretch) -> Formula | None:
    """That it moves less for each unit of an axis of numbers than before: “flattens after 8”."""
    known = c.names.dimensions[along.dimension]
    at = dict(zip(known.ticks, known.numbers, strict=True))
    parts = replace(whole, ticks=whole.ticks[: whole.ticks.index(along.ticks[0]) + 1]), along
    rates: list[Term] = []
    for part in parts:
        begin, end = at[part.ticks[0]], at[part.ticks[-1]]
        if begin is None or end is None or begin == end:
            return None
        spread = Aggregate(Function.RANGE, part.values(subject))
        rates.append(Arithmetic("/", spread, Number(end - begin)))
    half = Arithmetic("*", rates[0], Number(NOT_FLAT_SHARE, 1))
    return Compare(Comparator.AT_MOST, rates[1], half)


def _settles(part: Part) -> bool:
    return isinstance(part, Phase) and part.settles


def _has_amount(part: Part) -> bool:
    if not isinstance(part, Phase):
        return part.amount is not None
    return bool(part.bit.start or part.bit.stop or part.bit.by)


def _places(part: Part) -> Iterator[Place]:
    if not isinstance(part, Phase):
        yield from (p for p in (part.spot,) if p is not None)
    else:
        yield from (p for p in (part.bit.begin, part.bit.end, part.bit.spot) if p is not None)


def _is_along_one_axis(subject: Subject, parts: tuple[Part, ...]) -> bool:
    """Whether the places of the phases lie on one axis that the clause leaves open."""
    places = [place for part in parts for place in _places(part)]
    axis = frozenset(d for place in places for d in place.dimensions)
    own = axis & subject.own
    return len(axis) < 2 and not own and not any(p.orders or p.notes for p in places)


@record
class _Leg:
    """A phase with the positions that it runs from and to, or a turn with its position."""

    part: Part
    begin: int
    end: int


def _position(along: Stretch, place: Place | None) -> int | None:
    """Where a place of one tick lies on a stretch."""
    if place is None:
        return None
    ticks = place.get(along.dimension)
    return along.ticks.index(ticks[0]) if len(ticks) == 1 and ticks[0] in along.ticks else -1


def _named_ends(along: Stretch, part: Part) -> tuple[int | None, int | None]:
    """From where to where a phase is said to run; -1 for what is not on the stretch."""
    if isinstance(part, Stop):
        edge = len(along.ticks) - 1 if part.last else 0
        spot = edge if _position(along, part.spot) in (None, edge) else -1
        return spot, spot
    if isinstance(part, Turn):
        spot_of_turn = _position(along, part.spot)
        return spot_of_turn, spot_of_turn
    bit = part.bit
    begin, end, spot_named = (_position(along, p) for p in (bit.begin, bit.end, bit.spot))
    if spot_named is not None and bit.end is None:
        end = spot_named
        if begin is None and bit.stop is None and part.up is not None:
            begin = spot_named - 1
    return begin, end


def _plan(
    c: Context, subject: Subject, along: Stretch, parts: tuple[Part, ...]
) -> list[_Leg] | None:
    """Where each phase begins and ends; `None` where that makes no sense."""
    size = len(along.ticks)
    named = [_named_ends(along, part) for part in parts]
    begins, ends = ([pair[k] for pair in named] for k in (0, 1))
    values = [e.value for _, e in c.table.steps(along.values(subject))]
    if len(values) != size:
        return None
    if any(p is not None and not 0 <= p < size for p in (*begins, *ends)):
        return None
    opening = parts[0]
    if begins[0] is None and isinstance(opening, Phase):
        end = size - 1 if ends[0] is None else ends[0]
        settling = opening.settles and end > 1
        begins[0] = _boundary(values, 0, end, Phase(True), opening) if settling else 0
    if ends[-1] is None and isinstance(parts[-1], Phase):
        ends[-1] = size - 1
    for i in range(len(parts) - 1):
        if ends[i] is None:
            ends[i] = begins[i + 1]
        if begins[i + 1] is None:
            begins[i + 1] = ends[i]
        if isinstance(parts[i], Turn) and begins[i] is None:
            begins[i] = ends[i]
    if not _fill_in(values, parts, begins, ends):
        return None
    legs = []
    for part, low, high in zip(parts, begins, ends, strict=True):
        if low is None or high is None or (isinstance(part, Phase) and high <= low):
            return None
        if isinstance(part, Phase) and part.bit.legs not in (None, high - low):
            return None
        legs.append(_Leg(part, low, high))
    return legs


def _ending_at_extreme(
    c: Context, subject: Subject, along: Stretch, plan: list[_Leg]
) -> list[_Leg] | None:
    """“After a drop to 79 it climbs to 112”: at the end, or at the peak that comes before that."""
    leg = plan[-1]
    if not isinstance(leg.part, Phase) or leg.part.up is None or len(plan) == 1:
        return None
    bit = leg.part.bit
    if bit.stop is None or bit.end is not None or bit.spot is not None:
        return None
    values = [e.value for _, e in c.table.steps(along.values(subject))]
    choose = max if leg.part.up else min
    end = choose(range(leg.begin + 1, leg.end + 1), key=lambda i: values[i])
    return [*plan[:-1], replace(leg, end=end)] if end < leg.end else None


def _may_be_elsewhere(
    c: Context, subject: Subject, along: Stretch, plans: list[list[_Leg]]
) -> bool:
    """“After falling to 80, it climbs to 112”, where the low is 40: it falls to 80 as well."""
    for legs in zip(*plans, strict=True):
        part, begin = legs[0].part, legs[0].begin
        if not isinstance(part, Phase) or part.up is None:
            continue
        bit = part.bit
        for amount, place, chosen in (
            (bit.start, bit.begin, {leg.begin for leg in legs}),
            (bit.stop, bit.end or bit.spot, {leg.end for leg in legs}),
        ):
            if amount is None or place is not None:
                continue
            terms = (along.value(subject, tick) for tick in along.ticks[begin:])
            held = (c.table.evaluate(is_amount(term, amount)).truth for term in terms)
            has = {i for i, is_so in enumerate(held, start=begin) if is_so}
            if has and has.isdisjoint(chosen):
                return True
    return False


def _fill_in(
    values: list[float], parts: tuple[Part, ...], begins: list[int | None], ends: list[int | None]
) -> bool:
    """Finds the turns that no place is named for; whether that makes sense."""
    for i, (one, two) in enumerate(pairwise(parts)):
        if isinstance(one, Stop) or isinstance(two, Stop) or ends[i] is not None:
            continue
        if _way(one) is _way(two) and not isinstance(one, Turn):
            return False  # "… shows an upward trend, rising to 45": the same, said twice.
        later = [e for e in ends[i + 1 :] if e is not None]
        low, high = begins[i] or 0, (later[0] if later else len(values) - 1)
        ends[i] = begins[i + 1] = _boundary(values, low, high, one, two)
        if isinstance(one, Turn):
            begins[i] = ends[i]
        if isinstance(two, Turn):
            ends[i + 1] = begins[i + 1]
    return True


def _way(part: Phase | Turn) -> bool | None:
    """Whether values rise before a turn; for a phase, whether it rises."""
    return part.function is Function.MAX if isinstance(part, Turn) else part.up


def _boundary(
    values: list[float], low: int, high: int, one: Phase | Turn, two: Phase | Turn
) -> int:
    """Where one phase goes over into the next: at the extreme, or where the values settle."""
    inner = range(low + 1, high) if high - low > 1 else range(low, high + 1)
    if isinstance(one, Turn) or isinstance(two, Turn):
        turn = one if isinstance(one, Turn) else two
        choose = max if _way(turn) else min
        return choose(range(low, high + 1), key=lambda i: values[i])
    if one.up is None or two.up is None:
        spread = max(values[low : high + 1]) - min(values[low : high + 1])

        def flat(i: int) -> bool:
            part = values[low : i + 1] if one.up is None else values[i : high + 1]
            return max(part) - min(part) <= FLAT_SHARE * spread

        fitting = [i for i in inner if flat(i)]
        if one.up is None:
            return max(fitting, default=inner[0])
        return min(fitting, default=inner[-1])
    choose = max if one.up else min
    return choose(inner, key=lambda i: values[i])


def _formulas(
    c: Context, subject: Subject, along: Stretch, legs: list[_Leg], *, throughout: bool
) -> Iterator[Formula]:
    """What the phases assert: strictly, and as loosely as it may be meant."""
    for loose in (False, True):
        opening = legs[0].part
        valued = isinstance(opening, Phase) and opening.bit.stop is not None
        told = _since_turn(c, subject, along, legs) if loose or valued else legs
        parts = [
            _of_leg(c, subject, along, leg, loose=loose, throughout=throughout) for leg in told
        ]
        yield both(parts if loose else [*parts, *_turns(subject, along, told)])


def _since_turn(c: Context, subject: Subject, along: Stretch, legs: list[_Leg]) -> list[_Leg]:
    """“… dips to 9 in 2018 and recovers”: from the last turn on, not from the first tick."""
    leg = legs[0]
    if not isinstance(leg.part, Phase) or leg.part.up is None or leg.begin or len(legs) < 2:
        return legs
    bit = leg.part.bit
    if bit.begin or bit.start or bit.by or leg.part.manner or not (bit.spot or bit.end):
        return legs
    before = [e.value for _, e in c.table.steps(along.values(subject))][: leg.end]
    turn = (min if leg.part.up else max)(before)
    last = max(i for i, value in enumerate(before) if value == turn)
    return [replace(leg, begin=last), *legs[1:]]


def _turns(subject: Subject, along: Stretch, legs: list[_Leg]) -> Iterator[Formula]:
    """That values turn where one phase is said to end and one the other way to begin."""
    for one, two in pairwise(legs):
        if not (isinstance(one.part, Phase) and isinstance(two.part, Phase)):
            continue
        up = one.part.up
        if {up, two.part.up} == {True, False} and one.end == two.begin:
            around = along.at(subject, along.ticks[one.begin : two.end + 1])
            extreme = Aggregate(Function.MAX if up else Function.MIN, around)
            yield Compare(Comparator.EQUAL, along.value(subject, along.ticks[one.end]), extreme)


def _of_leg(
    c: Context, subject: Subject, along: Stretch, leg: _Leg, *, loose: bool, throughout: bool
) -> Formula:
    part = leg.part
    there = along.value(subject, along.ticks[leg.begin])
    if isinstance(part, Stop):
        return is_amount(there, part.amount)
    if isinstance(part, Turn):
        extreme = Aggregate(part.function, along.values(subject))
        held = Compare(Comparator.EQUAL, there, extreme)
        return both([held, None if part.amount is None else is_amount(there, part.amount)])
    within = replace(along, ticks=along.ticks[leg.begin : leg.end + 1])
    bit = part.bit
    if part.up is None:
        return both([_flat(c, subject, along, within, loose=loose), *_ends(subject, within, bit)])
    manner = Quantifier.ALL if throughout else part.manner
    course = Course(part.up, manner, bit.start, bit.stop, bit.by, points=bit.points)
    found = course.formulas(c, subject, within, manner, loose=True)
    course_told = found[-1] if loose else found[0]
    if bit.turn is None:
        return course_told
    extreme = Aggregate(bit.turn, along.values(subject))
    end = along.value(subject, along.ticks[leg.end])
    return both([course_told, Compare(Comparator.EQUAL, end, extreme)])


def _flat(c: Context, subject: Subject, along: Stretch, within: Stretch, *, loose: bool) -> Formula:
    """A small range beside that of the whole course; beside the mean, if there is no other.

    Small values that double may hardly move beside the others of the figure: nothing is decided.
    """
    spread = Aggregate(Function.RANGE, within.values(subject))
    if within == along:
        mean = Aggregate(Function.MEAN, along.values(subject))
        share = UNSTABLE_SHARE if loose else STABLE_SHARE
        held = Compare(Comparator.AT_MOST, Arithmetic("/", spread, mean), Number(share, 2))
        return beside_figure(c, subject, spread, held) if loose else held
    share = NOT_FLAT_SHARE if loose else FLAT_SHARE
    whole = Aggregate(Function.RANGE, along.values(subject))
    held = Compare(Comparator.AT_MOST, Arithmetic("/", spread, whole), Number(share, 2))
    return beside_figure(c, subject, spread, held) if loose else held


def _ends(subject: Subject, within: Stretch, bit: Bit) -> list[Formula]:
    """The amounts at which values stand still: of all of them on the way."""
    found: list[Formula] = []
    for amount in (bit.start, bit.stop):
        if amount is not None:
            mean = Aggregate(Function.MEAN, within.values(subject))
            near = replace(amount, comparator=Comparator.ABOUT)
            found.append(is_amount(mean, near))
    return found
