"""Averages that rise or fall along an axis: “the mean increases from layer 1 to layer 6”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.along import Way
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.trend import Moving
from figcheck.checking.english.meanings.meaning import OF_ALL, Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Function, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class MeanMoving(Moving):
    """Rising or falling of an average along one of several axes, over the others of which it is."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the average at each tick of the axis moves that way; nothing of single values."""
        along = self.ways[0].dimension
        if subject.aggregate is not Function.MEAN or subject.each not in (None, along):
            return None
        return super().reading(c, replace(subject, each=None), extent)


@rule("predicate", "moves 'with'|'at'|'in' EACH LABEL", "moves 'from' LABEL 'to' LABEL")
@rule("predicate", "'becomes'|'gets'|'is' MORE measure? 'with'|'at' EACH LABEL")
def _with_each(c: Context, *rest: Meaning) -> MeanMoving | None:
    """“The average increases with each layer”: at every step from one to the next."""
    labels = {label.dimension for label in every(rest, Label)}
    if len(labels) != 1 or first(rest, Quantifier) not in OF_ALL:
        return None
    (axis,) = labels
    if not is_ordered(c.names.dimensions[axis]):
        return None
    more = first(rest, Comparator)
    up = more is Comparator.MORE if more else the(rest, Move).up
    return MeanMoving(up, (Way(axis, grows=True),), manner=Quantifier.ALL)


@rule("predicate", "moves 'from' coordinate 'to'|'until'|'through' coordinate")
def _from_one_to_another(c: Context, *rest: Meaning) -> MeanMoving | None:
    """“The mean increases steadily from layer 1 to layer 6”."""
    start, stop = every(rest, Place)
    (axis,) = start.dimensions if len(start.dimensions) == 1 else (None,)
    if axis is None or stop.dimensions != {axis} or start.notes or stop.notes:
        return None
    ends = (*start.get(axis), *stop.get(axis))
    if len(ends) != 2 or not is_ordered(c.names.dimensions[axis]):
        return None
    ascending = c.ascending(axis)
    grows = ascending.index(ends[0]) < ascending.index(ends[1])
    move = the(rest, Move)
    return MeanMoving(move.up, (Way(axis, grows, ends),), manner=move.manner)
