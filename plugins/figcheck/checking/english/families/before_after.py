"""What something changes, told before and after it: “lower after pruning”, “pruning raises it”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.counting import Cells
from figcheck.checking.english.families.elliptic import HigherHere, Rivalling
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Comparator

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("clause", "STATE ','? statement", "statement STATE")
@rule("clause", "at ','? statement STATE")
def _higher_then(c: Context, *rest: Meaning) -> Reading | None:
    """“After pruning, values are higher in most cells”: than before it."""
    ticks, statement = the(rest, Ticks), first(rest, Statement)
    states, lead = c.names.states, first(rest, Place) or EVERYWHERE
    if statement is None or states is None or len(ticks.ticks) != 1:
        return None
    named = statement.subject.place.dimensions | statement.extent.place.dimensions
    if states.dimension in named | lead.dimensions:
        return None
    predicate = statement.predicate
    if not isinstance(predicate, Rivalling):
        return None
    if isinstance(rest[0], Ticks) and not statement.extent.is_said and _is_placed(statement):
        return None  # "After it, values are higher at 4": than before, or than elsewhere.
    state = Place.of(ticks.dimension, ticks.ticks)
    there = HigherHere(predicate.relation, state, predicate.by)
    return replace(statement, predicate=there).reading(c, lead)


def _is_placed(statement: Statement) -> bool:
    """Whether a statement names where something is so, or what is."""
    return statement.subject.named or statement.extent.place.is_named


@rule("predicate", "MORE measure? 'than' STATE_BEFORE", "HAVE? MORE measure 'than' STATE_BEFORE")
def _than_before(_: Context, *rest: Meaning) -> Comparative:
    """“… is higher than before”."""
    before = the(rest, Ticks)
    than = Subject(Place.of(before.dimension, before.ticks))
    return Comparative(Relation(the(rest, Comparator)), than)


@rule("subject", "DET? EVENT", "DET? WORD 'of' EVENT")
def _event(_: Context, *rest: Meaning) -> Subject:
    """“pruning”, which changes something: what came of it, set against what was there."""
    after = the(rest, Ticks)
    return Subject(Place.of(after.dimension, after.ticks))


@rule(
    "clause", "so_many_cells BE|HAVE? MORE measure? STATE", "STATE ','? so_many_cells BE|HAVE? MORE"
)
def _so_many_higher(c: Context, *rest: Meaning) -> Reading | None:
    """“Three cells are lower after pruning”."""
    cells, ticks = the(rest, Cells), the(rest, Ticks)
    if cells.share or cells.total is not None or cells.label is not None:
        return None
    state = Place.of(ticks.dimension, ticks.ticks)
    there = HigherHere(Relation(the(rest, Comparator)), state)
    subject = Subject(cells.place, named=cells.place.is_named, whole=not cells.place.is_named)
    return Statement(subject, there, Extent(count=cells.amount)).reading(c)
