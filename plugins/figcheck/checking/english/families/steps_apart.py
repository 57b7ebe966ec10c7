"""Single steps told from all others: “rises in every year except 2021”, “fell only in 2021”."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first_exactly, the
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
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

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
    return _apart(c, subject, excluded, _NOT[up], _SIGNS[up])


@record
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
        if any(len(s.ticks) < c.size(s.dimension) for s in stretches(c, subject)):
            return None  # "… fell only in 2009 before 2012": in 2012 or not?
        return _apart(c, subject, self.then, _SIGNS[self.up], _NOT[self.up])


@record
class MovingSoOften:
    """Rising or falling at so many steps.

    Attributes:
        up: which of the two.
        times: at how many; `None` at more than half of them.
        but: whether at all but so many instead.
        axis: along which dimension, if that is said.
        of: of how many steps, or ticks, if that is said.
    """

    up: bool
    times: int | None
    but: bool = False
    axis: str | None = None
    of: int | None = None

    is_change: ClassVar[bool] = True
    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That so many steps of the line go that way, no more and no fewer."""
        if extent.is_said or extent.excluded.ticks:
            return None
        return _of_each(c, subject, lambda along: self._of_line(c, subject, along))

    def _of_line(self, c: Context, subject: Subject, along: Stretch) -> Formula | None:
        size = len(along.ticks)
        if size < _FEWEST or self.axis not in (None, along.dimension):
            return None  # "… falls just once, in 2021": not only from 2020 to 2021.
        if self.of not in (None, size, size - 1) or not _is_even(c, along):
            return None
        signs = _NOT if self.but else _SIGNS
        going = _steps(subject, along, along.ticks, signs[self.up])
        if self.times is None:
            return Quantified(Quantifier.MOST, going)
        return Compare(Comparator.EQUAL, Count(going), Number(self.times))


def _apart(
    c: Context, subject: Subject, then: Place, there: Comparator, elsewhere: Comparator
) -> Reading | None:
    """That the steps to some ticks go one way, and all others another."""

    def of_line(along: Stretch) -> Formula | None:
        ticks = then.get(along.dimension)
        if then.dimensions != {along.dimension} or not _are_reached(along, ticks):
            return None
        runs = [(run, elsewhere) for run in _others(along, ticks)]
        steps = [(pair, there) for pair in pairwise(along.ticks) if pair[1] in ticks]
        return both(
            Quantified(Quantifier.ALL, _steps(subject, along, part, sign))
            for part, sign in (*steps, *runs)
        )

    return _of_each(c, subject, of_line)


def _of_each(
    c: Context, subject: Subject, of_line: Callable[[Stretch], Formula | None]
) -> Reading | None:
    """What is said of one line, unless it is said how far or how fast that goes.

    “A and B fell only in 2014”: each of them, or both at once.
    """
    several = any(len(ticks) > 1 for d, ticks in subject.place.ticks if d in subject.own)
    if several or c.discourse.clause_has_word(_HOW_MUCH):
        return None
    cases: list[tuple[Formula, ...]] = []
    for along in stretches(c, subject):
        formula = of_line(along)
        if formula is None:
            return None
        cases.append((formula,))
    return of_several(c, cases, subject, FAMILY) if cases else None


def _steps(subject: Subject, along: Stretch, ticks: tuple[str, ...], sign: Comparator) -> Compare:
    """That steps between ticks go a way."""
    return Compare(sign, Steps(along.at(subject, ticks), along.dimension), Number(0))


def _is_even(c: Context, along: Stretch) -> bool:
    """Whether the steps are from one year to the next, where they are those of years."""
    known = c.names.dimensions[along.dimension]
    years = [number for number in known.numbers if number is not None]
    if not is_time(known) or len(years) < len(known.ticks):
        return True
    return len({two - one for one, two in pairwise(sorted(years))}) == 1


def _are_reached(along: Stretch, ticks: Collection[str]) -> bool:
    """Whether a step of a stretch leads to each of some ticks, and others to others."""
    return bool(ticks) and set(ticks) < set(along.ticks[1:])


def _others(along: Stretch, ticks: Collection[str]) -> Iterator[tuple[str, ...]]:
    """The longest runs without a step to one of some ticks."""
    run = [along.ticks[0]]
    for tick in along.ticks[1:]:
        if tick in ticks:
            if len(run) > 1:
                yield tuple(run)
            run = []
        run.append(tick)
    if len(run) > 1:
        yield tuple(run)


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


def _so_often(rest: tuple[Meaning, ...], *, but: bool = False) -> MovingSoOften | None:
    move, times = the(rest, Move), first_exactly(rest, int)
    axis = the(rest, Label).dimension
    return MovingSoOften(move.up, times, but, axis) if move.manner is None else None


@rule("predicate", "moves 'in'|'at' EXACTLY COUNT LABEL")
@rule("predicate", "moves 'in'|'at' 'most' LABEL", "moves 'in'|'at' 'most' 'of' 'the' LABEL")
def _moves_so_often(_: Context, *rest: Meaning) -> MovingSoOften | None:
    """“… rises in only two years”, “… in most years”."""
    return _so_often(rest)


@rule("predicate", "moves 'in'|'at' 'all' 'but' COUNT LABEL")
def _moves_but_so_often(_: Context, *rest: Meaning) -> MovingSoOften | None:
    """“… falls in all but one year”."""
    return _so_often(rest, but=True)


@rule("predicate", "moves 'in'|'at' COUNT 'of' 'the'|'these'? COUNT LABEL")
def _moves_so_often_of(_: Context, *rest: Meaning) -> MovingSoOften | None:
    """“… falls in eight of the ten years”."""
    times, of = (r for r in rest if type(r) is int)
    found = _so_often(rest)
    return replace(found, of=of) if found is not None and times <= of else None
