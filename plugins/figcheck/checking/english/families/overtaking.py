"""One line passing another: “overtakes Chicago between 1980 and 1990”, “falls behind”."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_single
from figcheck.checking.english.families.crossing import around
from figcheck.checking.english.families.sides import Relation, sides
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.polarity import more_is_better
from figcheck.checking.english.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Or,
    Quantified,
    Quantifier,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@dataclass(frozen=True)
class When:
    """Between which ticks of an axis one line passes another.

    Attributes:
        dimension: the axis.
        before: the ticks at one of which it has not yet passed.
        after: the tick at which it has.
    """

    dimension: str
    before: tuple[str, ...]
    after: str

    def shifted(self, c: Context, by: Later) -> When | None:
        """As much later on the axis: “one decade later”."""
        ticks = c.ascending(self.dimension)
        places = sorted(ordinates(c.names.dimensions[self.dimension]))

        def moved(tick: str) -> str | None:
            place = ticks.index(tick)
            if by.steps:
                return ticks[place + by.number] if place + by.number < len(ticks) else None
            wanted = places[place] + by.number
            return next((t for t, p in zip(ticks, places, strict=True) if p == wanted), None)

        before = [m for t in self.before if (m := moved(t)) is not None]
        after = moved(self.after)
        if after is None or len(before) < len(self.before):
            return None
        return When(self.dimension, tuple(before), after)


@dataclass(frozen=True)
class Later:
    """So much after what was said before, in steps of the axis or in its own units."""

    number: int
    steps: bool


@dataclass(frozen=True)
class Passed:
    """What is passed, and when, if that is said."""

    than: Place
    when: When | Later | None = None


@dataclass(frozen=True)
class Overtaking:
    """Being below other lines at first and above them later, or the other way round.

    Attributes:
        sign: above or below at the end; `None` for one of the two.
        passed: the others, one after the other.
        only_when: whether it says so only where it also says when: “A surpasses B” need not.
        by_quality: whether it gets better than the other, rather than higher on the page.
    """

    sign: Comparator | None
    passed: tuple[Passed, ...]
    only_when: bool = False
    by_quality: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the order turns between two ticks: those that are named, or the ends."""
        if subject.aggregate or subject.quantifier or subject.count or subject.minus:
            return None
        if extent.is_said or extent.excluded.ticks:
            return None
        strict: list[Formula] = []
        loose: list[Formula] = []
        settled = True
        before: When | None = None
        for passed in self.passed:
            named, than = _pulled(c, passed.than)
            own_time, own = _pulled(c, subject.place)
            when = passed.when
            if isinstance(when, Later):
                when = before.shifted(c, when) if before else None
            elif when is None:
                part = named or own_time or (None if self.only_when else _ticks(c))
                # "In 1990 A overtakes B": in the step to 1990, or at any time before.
                settled = settled and part is not None and 1 < len(part[1]) < c.size(part[0])
                when = _within(c, part)
            if when is None or when.dimension in than.dimensions | own.dimensions:
                return None
            before = when
            for spot in _one_by_one(than):
                pair = sides(c, replace(subject, place=own), Subject(spot), None)
                if pair is None:
                    return None
                for found, w in ((strict, when), (loose, _widened(c, when))):
                    turned = self._turned(c, pair.own, pair.than, w)
                    if turned is None:
                        return None
                    found.append(turned)
        return Reading((both(strict),) if settled else (both(strict), both(loose)), "crossing")

    def _turned(self, c: Context, own: Place, than: Place, when: When) -> Formula | None:
        """That the one passes the other then."""
        there = [Place.of(when.dimension, [t]) for t in (*when.before, when.after)]
        if not all(is_single(c, t.default(p)) for t in there for p in (own, than)):
            return None
        early = Place.of(when.dimension, when.before)
        ones = [early.default(p).cells for p in (own, than)]
        twos = [there[-1].default(p).cells for p in (own, than)]
        if self.sign is not None:
            return _turn(Relation(self.sign, self.by_quality).at(c, own), ones, twos)
        ways = (_turn(s, ones, twos) for s in (Comparator.MORE, Comparator.LESS))
        return Or(tuple(w for w in ways if w is not None))


def _turn(sign: Comparator | None, ones: list[Cells], twos: list[Cells]) -> Formula | None:
    if sign is None:
        return None
    before = Compare(sign.negation, *ones)
    single = all(
        len(c.ticks) == 1 for cells in ones for c in cells.conditions if hasattr(c, "ticks")
    )
    yet = before if single else Quantified(Quantifier.SOME, before)
    return both((yet, Compare(sign, *twos)))


def _ticks(c: Context) -> tuple[str, tuple[str, ...]] | None:
    """The one ordered axis of the figure with all of its ticks."""
    axes = [d.name for d in c.figure.dimensions if is_ordered(d) and len(d.ticks) > 1]
    return (axes[0], tuple(c.ascending(axes[0]))) if len(axes) == 1 else None


def _pulled(c: Context, place: Place) -> tuple[tuple[str, tuple[str, ...]] | None, Place]:
    """The part of an axis that a place names, and the rest of it."""
    named = [(d, t) for d, t in place.ticks if is_ordered(c.names.dimensions[d])]
    if len(named) != 1:
        return None, place
    ((dimension, ticks),) = named
    return (dimension, ticks), place.without([dimension])


def _within(c: Context, part: tuple[str, tuple[str, ...]] | None) -> When | None:
    """In the course of a part of an axis; of one tick, in the step that leads to it."""
    if part is None:
        return None
    dimension, ticks = part
    ordered = [t for t in c.ascending(dimension) if t in ticks]
    if len(ordered) > 1:
        return When(dimension, (ordered[0],), ordered[-1])
    ends = around(c, Place.of(dimension, ordered))
    return None if ends is None else When(dimension, ends[0].get(dimension), ordered[0])


def _widened(c: Context, when: When) -> When:
    """At any time up to the tick at which it is so."""
    ticks = c.ascending(when.dimension)
    return replace(when, before=tuple(ticks[: ticks.index(when.after)]))


def _one_by_one(place: Place) -> list[Place]:
    """Each of several lines that are named together."""
    several = [(d, t) for d, t in place.ticks if len(t) > 1]
    if len(several) != 1:
        return [place]
    ((dimension, ticks),) = several
    return [Place.of(dimension, [t]).default(place) for t in ticks]


# When it happens ----------------------------------------------------------------------------


@rule("when", "'somewhere'|'only'|'once'? ends")
def _between(_: Context, ends: tuple[Place, Place]) -> When:
    one, two = ends
    ((dimension, ticks),) = one.ticks
    return When(dimension, ticks, two.get(dimension)[0])


@rule("when", "'somewhere'|'only'? numbered", "TURNS_AT coordinate ONWARDS?")
def _at(c: Context, *rest: Meaning) -> When | None:
    """“… in 1990”, “… from 1990 on”: in the step that leads there."""
    place = the(rest, Place)
    if len(place.ticks) != 1 or not is_ordered(c.names.dimensions[place.ticks[0][0]]):
        return None
    return _within(c, place.ticks[0])


@rule("when", "'by' coordinate", "'before'|'until' coordinate")
def _by(c: Context, place: Place) -> When | None:
    """“… by 1990”: at some time before."""
    when = _at(c, place)
    return None if when is None or len(place.ticks[0][1]) != 1 else _widened(c, when)


@rule("when", "'only' 'after' coordinate", "'not' 'until' 'after' coordinate")
def _only_after(c: Context, place: Place) -> When | None:
    """“… only after 1990”: not yet there."""
    when: When | None = _after(c, place)
    return when and replace(when, before=when.before[-1:])


@rule("when", "'after' coordinate")
def _after(c: Context, place: Place) -> When | None:
    """“… after 1990”: not yet there, or just then."""
    when = _at(c, place)
    if when is None or len(place.ticks[0][1]) != 1:
        return None
    ticks = c.ascending(when.dimension)
    following = ticks[ticks.index(when.after) + 1 :]
    return (
        replace(when, before=(*when.before, when.after), after=following[0]) if following else None
    )


@rule("when", "COUNT YEARS LATER", "'a' YEARS LATER", "DET 'next'|'following' YEARS")
@rule("when", "COUNT STEP LATER", "'a' STEP LATER", "'in'? DET 'next'|'following' STEP")
def _later(_: Context, *rest: Meaning) -> Later:
    """“… one decade later”."""
    count = next((r for r in rest if type(r) is int), 1)
    years = first(rest, float)
    return Later(count * int(years or 1), steps=years is None)


@rule(
    "when", "AT? 'the' 'same' YEARS|PERIODS|STEP|TIME", "AT? 'that' 'same'? YEARS|PERIODS|STEP|TIME"
)
def _at_once(*_: Meaning) -> Later:
    """“… in the same decade”."""
    return Later(0, steps=True)


# What passes what -----------------------------------------------------------------------------


@rule(
    "passed",
    "place when?",
    "place 's'? measure when?",
    "measure|'those'|'that' 'of'|'in'|'for' place when?",
    "'both' place when?",
    "place when ','? 'and'|'then' PAST? passed",
    "place ','? 'and' PAST passed",
)
def _passed(_: Context, *rest: Meaning) -> tuple[Passed, ...]:
    """“… Detroit between 1970 and 1980 and Philadelphia one decade later”; “those of Detroit”."""
    place = the(rest, Place)
    when = next((r for r in rest if isinstance(r, (When, Later))), None)
    more: tuple[Passed, ...] = next((r for r in rest if type(r) is tuple), ())
    return (Passed(place, when), *more)


@rule("predicate", "CROSSES passed", "'been' CROSSES passed")
def _overtakes(_: Context, sign: Comparator, passed: tuple[Passed, ...]) -> Overtaking:
    """“… overtakes Chicago between 1980 and 1990”."""
    return Overtaking(sign, passed, by_quality=True)


@rule("predicate", "CLIMBS_OVER passed")
def _climbs_over(_: Context, sign: Comparator, passed: tuple[Passed, ...]) -> Overtaking:
    """“… drops below Chicago between 1980 and 1990”."""
    return Overtaking(sign, passed)


@rule("predicate", "SURPASSES|FALLS_BEHIND passed", "'been' SURPASSES passed")
def _surpasses(_: Context, sign: Comparator, passed: tuple[Passed, ...]) -> Overtaking:
    """“… surpasses Chicago in 1990”."""
    return Overtaking(sign, passed, only_when=True, by_quality=True)


@rule("predicate", "CROSSES_WITH passed")
def _crosses(_: Context, __: Meaning, passed: tuple[Passed, ...]) -> Overtaking:
    """“… crosses Chicago between 1980 and 1990”: one way or the other."""
    return Overtaking(None, passed)


@dataclass(frozen=True)
class OvertakingIt:
    """Passing what was named before: “starts ahead of Birch but falls behind by 1990”."""

    sign: Comparator
    when: When

    def against(self, rival: Subject) -> Overtaking:
        """The same of the other that is named before."""
        return Overtaking(self.sign, (Passed(rival.place, self.when),), by_quality=True)

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `Overtaking`, of the one other that the discourse knows."""
        pair = c.discourse.pair(earlier=True)
        if pair is None or subject.place not in pair:
            return None
        rival = next(p for p in pair if p != subject.place)
        return self.against(Subject(rival)).reading(c, subject, extent)


@rule("predicate", "CROSSES|SURPASSES|FALLS_BEHIND 'it'|'them' when", "FALLS_BEHIND when")
def _overtakes_it(_: Context, sign: Comparator, when: When | Later) -> OvertakingIt | None:
    return OvertakingIt(sign, when) if isinstance(when, When) else None


# The lead ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakingTheLead:
    """Being the best at a tick, and not at the one before it."""

    when: When | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is the best of its kind from then on, as far as the next tick."""
        if subject.aggregate or subject.quantifier or subject.count or subject.minus:
            return None
        if extent.is_said or extent.excluded.ticks or len(subject.own) != 1:
            return None
        own_time, own = _pulled(c, subject.place)
        when = self.when or _within(c, own_time)
        up = more_is_better(c, own) is not False
        if when is None or len(own_time[1] if own_time else ()) > 1:
            return None
        function = Function.MAX if up else Function.MIN

        def leads(tick: str) -> Compare:
            there = Place.of(when.dimension, [tick])
            whole = there.default(own.without(subject.own)).cells
            return Compare(Comparator.EQUAL, there.default(own).cells, Aggregate(function, whole))

        if not is_single(c, Place.of(when.dimension, [when.after]).default(own)):
            return None
        not_yet = Or(tuple(Not(leads(t)) for t in when.before))
        before = not_yet.parts[0] if len(not_yet.parts) == 1 else not_yet
        return Reading((both([before, leads(when.after)]),), "crossing")


@rule("predicate", "TAKES_LEAD when?")
def _takes_the_lead(_: Context, __: Meaning, when: When | Later | None) -> TakingTheLead | None:
    """“… takes the lead in 1990”."""
    return None if isinstance(when, Later) else TakingTheLead(when)
