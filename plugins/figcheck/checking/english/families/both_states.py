"""What holds before and after something: “before as well as after”, “once the plots are limed”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Extent, Place
from figcheck.checking.english.names import Ticks
from figcheck.checking.english.rules import Meaning, the
from figcheck.checking.language.tree import Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule("and_as_well", "'and'", "'as' 'well' 'as'", "'and' 'also'", "'just' 'as' 'much' 'as'")
def _and(*_: Meaning) -> str:
    return "and"


@rule("extent", "'both'? STATE_BEFORE and_as_well STATE_AFTER 'alike'?")
@rule("extent", "'both'? STATE_BEFORE and_as_well STATE 'alike'?")
@rule("extent", "','? STATE_BEFORE and_as_well STATE_AFTER 'alike'?")
@rule("extent", "','? STATE_BEFORE and_as_well STATE 'alike'?")
def _in_both(c: Context, before: Ticks, *rest: Meaning) -> Extent | None:
    """“… is last, before as well as after”, “… both before and after pruning”."""
    after = the(rest, Ticks)
    if before.dimension != after.dimension or before.ticks == after.ticks:
        return None
    both = Place.of(before.dimension, [*before.ticks, *after.ticks])
    return Extent(Quantifier.ALL, along=before.dimension, place=both)


@rule("at", "'once'|'when'|'after' DET? KIND|LABEL|WORD|MEASURE BE TICK")
@rule("at", "'once'|'when'|'after' 'it'|'they' BE TICK", "'once'|'when' TICK")
@rule("at", "'once'|'when'|'after' DET? KIND|LABEL|WORD 'has'|'have'|'had' 'been' TICK")
def _once_done(c: Context, *rest: Meaning) -> Place | None:
    """“once the margins are restored”, of panels one of which is called “Restored”."""
    states, ticks = c.names.states, the(rest, Ticks)
    if states is None or not states.done or ticks != Ticks(states.dimension, (states.after,)):
        return None
    return Place.of(ticks.dimension, ticks.ticks)
