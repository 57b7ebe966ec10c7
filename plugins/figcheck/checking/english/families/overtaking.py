"""One line passing another: “overtakes Chicago between 1980 and 1990”, “falls behind”."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, is_single
from figcheck.checking.english.families.crossing import around, lines_of
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.sides import Relation, sides
from figcheck.checking.english.families.stretches import FROM_ON
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.checking.language.tree import (
    Cells,
    Comparator,
    Compare,
    Formula,
    Or,
    Quantified,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
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


@record
class Later:
    """So much after what was said before, in steps of the axis or in its own units."""

    number: int
    steps: bool


@record
class Passed:
    """What is passed, and when, if that is said."""

    than: Place
    when: When | Later | None = None


@record
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

    names_others: ClassVar[bool] = True
    """“Every other model …”: it says itself which one they are other than."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the order turns between two ticks: those that are named, or the ends."""
        if subject.aggregate or subject.minus or extent.is_said or extent.excluded.ticks:
            return None
        cases: list[tuple[Formula, ...]] = []
        for place in self._lines(c, subject):
            own = subject.own | (place.dimensions - subject.place.dimensions)
            alone = replace(subject, place=place, own=own, each=None, quantifier=None, count=None)
            held = self._of_line(c, alone)
            if held is None or (cases and len(cases[0]) != len(held)):
                return None
            cases.append(held)
        return of_several(c, cases, subject, "crossing") if cases else None

    def _lines(self, c: Context, subject: Subject) -> list[Place]:
        """Each of the lines that pass: none of those that are passed is one of “all others”."""
        if subject.quantifier is None and subject.count is None:
            named = subject.own & pulled(c, subject.place)[1].dimensions
            return lines_of(c, replace(subject, each=None, own=named))
        things = {d for p in self.passed for d in pulled(c, p.than)[1].dimensions}
        along = subject.each or (things.pop() if len(things) == 1 else "")
        passed = {t for p in self.passed for t in p.than.get(along)}
        lines = lines_of(c, replace(subject, each=along)) if along else []
        return [line for line in lines if passed.isdisjoint(line.get(along))]

    def _of_line(self, c: Context, subject: Subject) -> tuple[Formula, ...] | None:
        """The same of one line, in the ways to take it."""
        strict: list[Formula] = []
        loose: list[Formula] = []
        settled = True
        before: When | None = None
        for passed in self.passed:
            named, than = pulled(c, passed.than)
            own_time, own = pulled(c, subject.place)
            if any(part is not None and _are_listed(c, part[1]) for part in (named, own_time)):
                return None  # "A rises above B in March and April": then it is above, twice.
            when = passed.when
            if isinstance(when, Later):
                when = before.shifted(c, when) if before else None
            elif when is None:
                part = named or own_time or (None if self.only_when else _ticks(c))
                # "In 1990 A overtakes B": in the step to 1990, or at any time before.
                settled = settled and part is not None and 1 < len(part[1]) < c.size(part[0])
                when = within(c, part)
                if when is not None and _is_by_then(c, when):
                    settled, when = True, _widened(c, when)
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
        return (both(strict),) if settled else (both(strict), both(loose))

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


def _are_listed(c: Context, ticks: tuple[str, ...]) -> bool:
    """Whether a clause lists some points, rather than telling from when to when."""
    ends = rf"{re.escape(ticks[-1].lower())}\w*"
    return len(ticks) > 1 and c.discourse.clause_has_word(
        rf"(?:in|at|on|for|during) (?:(?!\b(?:from|between)\b).)*\band {ends}"
    )


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


def pulled(c: Context, place: Place) -> tuple[tuple[str, tuple[str, ...]] | None, Place]:
    """The part of an axis that a place names, and the rest of it.

    Args:
        c: the context of the clause.
        place: the place.
    """
    named = [(d, t) for d, t in place.ticks if is_ordered(c.names.dimensions[d])]
    if len(named) != 1:
        return None, place
    ((dimension, ticks),) = named
    return (dimension, ticks), place.without([dimension])


def within(c: Context, part: tuple[str, tuple[str, ...]] | None) -> When | None:
    """In the course of a part of an axis; of one tick, in the step that leads to it.

    Args:
        c: the context of the clause.
        part: the axis and the ticks; `None` if none are named.
    """
    if part is None:
        return None
    dimension, ticks = part
    ordered = [t for t in c.ascending(dimension) if t in ticks]
    if c.discourse.clause_has_word(FROM_ON):
        ordered = ordered[:1]  # "From 1990 on A overtakes B": in the step that leads there.
    if len(ordered) > 1:
        return When(dimension, (ordered[0],), ordered[-1])
    ends = around(c, Place.of(dimension, ordered))
    return None if ends is None else When(dimension, ends[0].get(dimension), ordered[0])


def _widened(c: Context, when: When) -> When:
    """At any time up to the tick at which it is so."""
    ticks = c.ascending(when.dimension)
    return replace(when, before=tuple(ticks[: ticks.index(when.after)]))


def _is_by_then(c: Context, when: When) -> bool:
    """“By 1990, A had overtaken B”: at any time before."""
    return c.discourse.clause_has_word(rf"by (?:\w+ )?{re.escape(when.after.lower())}")


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
    return within(c, place.ticks[0])


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
    count = first_exactly(rest, int, 1)
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


@record
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
