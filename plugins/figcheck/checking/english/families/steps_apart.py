"""Single steps told from all others: “rises in every year except 2021”, “fell only in 2021”."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.names import Label
from figcheck.checking.english.rules import Meaning, the
from figcheck.checking.language.order import is_time
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Count,
    Formula,
    Number,
    Quantified,
    Quantifier,
    Steps,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "trend"

_HOW_MUCH = (
    r"(?!(?:only|exactly|merely|exclusively|solely|yearly|monthly|weekly|daily|quarterly)\b)"
    r"(?:[a-z]+ly|somewhat|a (?:bit|little)|a lot|by (?:far|a [a-z]+ (?:margin|amount)))"
)
"""Words for how far or how fast something moves: “sharply”, of which not every step is told."""

_FEWEST = 3
"""Ticks of a course of which one step is told from others."""

_SIGNS = {True: Comparator.MORE, False: Comparator.LESS}
_NOT = {True: Comparator.AT_MOST, False: Comparator.AT_LEAST}


def except_then(c: Context, subject: Subject, excluded: Place, *, up: bool) -> Reading | None:
    """That values move one way at each step but those to some ticks, where they do not.

    Args:
        c: the context of the clause.
        subject: whose values.
        excluded: the ticks.
        up: which way.
    """
    if not _is_plain(c, subject):
        return None
    cases = []
    for along in stretches(c, subject):
        ticks = excluded.get(along.dimension)
        if excluded.dimensions != {along.dimension} or not _are_reached(along, ticks):
            return None
        parts = (
            *(_moves(subject, run, _SIGNS[up]) for run in _others(along, ticks)),
            *(_moves(subject, step, _NOT[up]) for step in _steps_to(along, ticks)),
        )
        cases.append((both(parts),))
    return of_several(c, cases, subject, FAMILY) if cases else None


@dataclass(frozen=True)
class MovingOnlyThen:
    """Rising or falling at the steps to some ticks, and at no others.

    Attributes:
        up: which of the two.
        then: the ticks.
    """

    up: bool
    then: Place

    is_change: ClassVar[bool] = True
    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it does so at these steps, and does not at any other."""
        if extent.is_said or extent.excluded.ticks or self.then.orders or self.then.notes:
            return None
        if not _is_plain(c, subject):
            return None
        cases = []
        for along in stretches(c, subject):
            if len(along.ticks) < c.size(along.dimension):
                return None  # "… fell only in 2009 before 2012": in 2012 or not?
            ticks = self.then.get(along.dimension)
            if self.then.dimensions != {along.dimension} or not _are_reached(along, ticks):
                return None
            parts = (
                *(_moves(subject, step, _SIGNS[self.up]) for step in _steps_to(along, ticks)),
                *(_moves(subject, run, _NOT[self.up]) for run in _others(along, ticks)),
            )
            cases.append((both(parts),))
        return of_several(c, cases, subject, FAMILY) if cases else None


@dataclass(frozen=True)
class MovingSoOften:
    """Rising or falling at so many steps.

    Attributes:
        up: which of the two.
        times: at how many.
        but: whether at all but so many instead.
        axis: along which dimension, if that is said.
        of: of how many steps, or ticks, if that is said.
    """

    up: bool
    times: int
    but: bool = False
    axis: str | None = None
    of: int | None = None

    is_change: ClassVar[bool] = True
    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That so many steps of the line go that way, no more and no fewer."""
        if extent.is_said or extent.excluded.ticks or not _is_plain(c, subject):
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            if len(along.ticks) < _FEWEST or self.axis not in (None, along.dimension):
                return None  # "… falls just once, in 2021": not only from 2020 to 2021.
            if not _is_whole(c, along):
                return None
            if self.of not in (None, len(along.ticks), len(along.ticks) - 1):
                return None
            steps = Steps(along.values(subject), along.dimension)
            going = Compare((_NOT if self.but else _SIGNS)[self.up], steps, Number(0))
            cases.append((Compare(Comparator.EQUAL, Count(going), Number(self.times)),))
        return of_several(c, cases, subject, FAMILY) if cases else None


def _is_plain(c: Context, subject: Subject) -> bool:
    """Whether it is said of one line, and not how far or how fast it goes.

    “A and B fell only in 2014”: each of them, or both at once.
    """
    several = any(len(ticks) > 1 for d, ticks in subject.place.ticks if d in subject.own)
    return not several and not c.discourse.clause_has_word(_HOW_MUCH)


def _is_whole(c: Context, along: Stretch) -> bool:
    """Whether the steps are from one year to the next, where they are those of years."""
    known = c.names.dimensions[along.dimension]
    years = [number for number in known.numbers if number is not None]
    if not is_time(known) or len(years) < len(known.ticks):
        return True
    apart = {two - one for one, two in pairwise(sorted(years))}
    return len(apart) == 1


def _are_reached(along: Stretch, ticks: Collection[str]) -> bool:
    """Whether a step of a stretch leads to each of some ticks, and others to others."""
    reached = along.ticks[1:]
    return bool(ticks) and set(ticks) < set(reached)


def _steps_to(along: Stretch, ticks: Collection[str]) -> Iterator[tuple[Stretch, tuple[str, ...]]]:
    return ((along, pair) for pair in pairwise(along.ticks) if pair[1] in ticks)


def _others(along: Stretch, ticks: Collection[str]) -> Iterator[tuple[Stretch, tuple[str, ...]]]:
    """The longest runs without a step to one of some ticks."""
    run = [along.ticks[0]]
    for tick in along.ticks[1:]:
        if tick in ticks:
            if len(run) > 1:
                yield along, tuple(run)
            run = []
        run.append(tick)
    if len(run) > 1:
        yield along, tuple(run)


def _moves(subject: Subject, part: tuple[Stretch, tuple[str, ...]], sign: Comparator) -> Formula:
    along, ticks = part
    steps = Steps(along.at(subject, ticks), along.dimension)
    return Quantified(Quantifier.ALL, Compare(sign, steps, Number(0)))


@rule("predicate", "moves 'only'|'solely'|'exclusively' at", "moves at 'only'")
@rule("predicate", "'only'|'solely'|'exclusively' moves at")
def _moves_only_then(_: Context, *rest: Meaning) -> MovingOnlyThen | None:
    """“… fell only in 2021”."""
    move = the(rest, Move)
    return MovingOnlyThen(move.up, the(rest, Place)) if move.manner is None else None


@rule("predicate", "moves 'only'|'just'|'exactly' 'once'", "'only'|'just' moves 'once'")
def _moves_once(_: Context, *rest: Meaning) -> MovingSoOften | None:
    """“… falls only once”."""
    move = the(rest, Move)
    return MovingSoOften(move.up, 1) if move.manner is None else None


@rule("predicate", "moves 'in'|'at' EXACTLY COUNT LABEL")
def _moves_so_often(_: Context, *rest: Meaning) -> MovingSoOften | None:
    """“… rises in only two years”."""
    return _so_often(rest, but=False)


@rule("predicate", "moves 'in'|'at' 'all' 'but' COUNT LABEL")
def _moves_but_so_often(_: Context, *rest: Meaning) -> MovingSoOften | None:
    """“… falls in all but one year”."""
    return _so_often(rest, but=True)


@rule("predicate", "moves 'in'|'at' COUNT 'of' 'the'|'these'? COUNT LABEL")
def _moves_so_often_of(_: Context, *rest: Meaning) -> MovingSoOften | None:
    """“… falls in eight of the ten years”."""
    times, of = (r for r in rest if type(r) is int)
    found = _so_often(rest, but=False)
    return replace(found, of=of) if found is not None and times <= of else None


@dataclass(frozen=True)
class MovingMostly:
    """Rising or falling at most steps along an axis that is named."""

    up: bool
    axis: str

    is_change: ClassVar[bool] = True
    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That more than half of the steps of the line go that way."""
        if extent.is_said or extent.excluded.ticks or not _is_plain(c, subject):
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            if len(along.ticks) < _FEWEST or self.axis != along.dimension:
                return None
            if not _is_whole(c, along):
                return None
            steps = Compare(
                _SIGNS[self.up], Steps(along.values(subject), along.dimension), Number(0)
            )
            cases.append((Quantified(Quantifier.MOST, steps),))
        return of_several(c, cases, subject, FAMILY) if cases else None


@rule("predicate", "moves 'in'|'at' 'most' LABEL", "moves 'in'|'at' 'most' 'of' 'the' LABEL")
def _moves_mostly(_: Context, *rest: Meaning) -> MovingMostly | None:
    """“… falls in most years”."""
    move = the(rest, Move)
    return MovingMostly(move.up, the(rest, Label).dimension) if move.manner is None else None


def _so_often(rest: tuple[Meaning, ...], *, but: bool) -> MovingSoOften | None:
    move, times = the(rest, Move), next(r for r in rest if type(r) is int)
    axis = the(rest, Label).dimension
    return MovingSoOften(move.up, times, but, axis) if move.manner is None else None
