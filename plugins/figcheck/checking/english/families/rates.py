"""Lines that move faster than others."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.sides import Relation, sides
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Arithmetic, Comparator, Compare, Formula, Number, Term
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Faster:
    """Rising or falling more, or less, than something else does over the same stretch.

    Attributes:
        up: whether both rise.
        more: whether the subject moves more.
        than: the other.
        place: where, if that is said behind it.
    """

    up: bool
    more: bool
    than: Subject
    place: Place = EVERYWHERE

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the change is larger, by itself or in proportion: either may be meant."""
        place = subject.place.within(self.place)
        if place is not None and _are_growth(c, place):
            # "A grows faster than B in 2010", of rates of growth: they are what is higher.
            sign = Comparator.MORE if self.more is self.up else Comparator.LESS
            there = replace(subject, place=place)
            return Comparative(Relation(sign), self.than).reading(c, there, extent)
        if subject.aggregate or subject.quantifier or extent.is_said or extent.excluded.ticks:
            return None
        if place is None or self.than.quantifier or self.than.minus:
            return None
        pair = sides(c, Subject(place, own=subject.own), self.than, None)
        if pair is None:
            return None
        own = stretches(c, Subject(pair.own))
        than = stretches(c, Subject(pair.than))
        if len(own) != 1 or len(than) != 1:
            return None
        changes: list[tuple[Term, Term]] = []
        for along in (own[0], than[0]):
            begin, end = (along.value(subject, t) for t in (along.ticks[0], along.ticks[-1]))
            change = Arithmetic("-", end, begin) if self.up else Arithmetic("-", begin, end)
            changes.append((change, Arithmetic("/", change, begin)))
        sign = Comparator.MORE if self.more else Comparator.LESS
        formulas: list[Formula] = []
        for one, two in zip(*changes, strict=True):
            larger = Compare(sign, one, two)
            moving = Compare(Comparator.MORE, one if self.more else two, Number(0))
            formulas.append(both([moving, larger]))
        return Reading(tuple(formulas), "trend")


def _are_growth(c: Context, place: Place) -> bool:
    """Whether the values at a place are rates of growth themselves."""
    panel = c.figure.dimension(Role.PANEL)
    names = [c.figure.value.label, c.figure.y_axis.label]
    if panel is not None:
        names += place.default(c.here).get(panel.name)
    growing = c.discourse.clause_has_word("(?:grows?|grew|growing|shrinks?|shrank|contracts?)")
    return growing and any(re.search(r"\bgrowth\b", name, re.IGNORECASE) for name in names)


@rule("predicate", "moves FASTER THAN subject at?", "moves at FASTER THAN subject")
def _faster(_: Context, move: Move, *rest: Meaning) -> Faster | None:
    """“… grows faster than Birch between 1 and 8 threads”."""
    if move.manner is not None:
        return None
    more = the(rest, Comparator) is Comparator.MORE
    return Faster(move.up, more, the(rest, Subject), first(rest, Place) or EVERYWHERE)
