"""Cells of a grid beside those next to them: “no cell is higher than the one to its left”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import extent_of, fits, open_dimensions, reaching
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.meaning import Extent, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Comparator, Compare, Number, Quantifier, Steps
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Neighbour:
    """The cell next to another.

    Attributes:
        role: of the axis along which it lies.
        after: whether it comes after the other one, from the left or the top.
    """

    role: Role
    after: bool


@rule("neighbour", "POSSESSIVE HORIZONTAL NEIGHBOUR|CASE")
@rule("neighbour", "DET NEIGHBOUR|CASE|'one' CLOSE_BY? TO_THE_SIDE")
def _beside(_: Context, *rest: Meaning) -> Neighbour:
    """“its left neighbour”, “the cell directly to its left”."""
    return Neighbour(Role.X, bool(_last_number(rest)))


@rule("neighbour", "POSSESSIVE VERTICAL NEIGHBOUR|CASE")
@rule("neighbour", "DET NEIGHBOUR|CASE|'one' CLOSE_BY? OVER_IT")
def _over(_: Context, *rest: Meaning) -> Neighbour:
    """“its upper neighbour”, “the cell right above it”."""
    return Neighbour(Role.Y, bool(_last_number(rest)))


@rule("CLOSE_BY", "'directly'|'immediately'|'just'|'right'")
def _close_by(*_: Meaning) -> str:
    return "close"


def _last_number(rest: tuple[Meaning, ...]) -> float:
    return next(r for r in reversed(rest) if isinstance(r, float))


@record
class BesideNeighbour:
    """Being above or below, better or worse than the cell on one side.

    Attributes:
        relation: above or below, better or worse.
        neighbour: the side.
    """

    relation: Relation
    neighbour: Neighbour

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is so of every cell that has such a neighbour, of none, or of so many.

        Only a grid has cells that lie beside each other, and only what stands for all cells of a
        row or column has one for each: of a single value the neighbour is another thing.
        """
        reach = extent_of(subject, extent)
        comparator = self.relation.at(c, subject.place)
        sides = {d.role: d for d in c.figure.dimensions if len(d.ticks) > 1}
        if comparator is None or not {Role.X, Role.Y} <= sides.keys():
            return None
        along = sides[self.neighbour.role]
        if reach is None or reach.excluded.ticks or reach.only or subject.minus:
            return None
        if subject.aggregate or reach.aggregate or subject.rate or subject.counting is not None:
            return None
        if not reach.is_said or subject.each not in (None, along.name) or reach.place.ticks:
            return None
        rest = open_dimensions(c, subject.place)
        if along.name not in rest or subject.place.get(along.name) or not fits(reach, rest):
            return None
        if reach.quantifier not in (None, Quantifier.ALL, Quantifier.NONE):
            return None  # “Most cells”: it is open whether those at the edge are counted.
        if subject.each is not None and reach.quantifier is Quantifier.NONE:
            return None  # “No row is higher than …”: in all its cells, on average, or in any.
        backwards = c.ascending(along.name)[0] != along.ticks[0]
        after = self.neighbour.after is not backwards
        sign = comparator.reverse if after else comparator
        steps = Steps(subject.term(subject.place), along.name)
        held = Compare(sign, steps, Number(0))
        return Reading((reaching(held, reach, Quantifier.ALL),), "trend")


@rule("predicate", "relation THAN neighbour", "EXCEEDS neighbour")
def _beside_neighbour(_: Context, *rest: Meaning) -> BesideNeighbour:
    """“… lower than its left neighbour”, “… exceeds the cell below it”."""
    relation = first(rest, Relation) or Relation(the(rest, Comparator))
    return BesideNeighbour(relation, the(rest, Neighbour))
