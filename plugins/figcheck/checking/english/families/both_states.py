"""What holds before and after something: “before as well as after”, “once the plots are limed”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Extent, Place
from figcheck.checking.english.names.names import Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.language.tree import Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("and_as_well", "'and'", "'as' 'well' 'as'", "'and' 'also'", "'just' 'as' 'much' 'as'")
@rule("and_as_well", "'or'", "','? 'as' 'well' 'as'", "'and' 'then'? 'again'", "'like'")
def _and(*_: Meaning) -> str:
    return "and"


@rule("extent", "'both'? STATE_BEFORE|STATE and_as_well STATE_AFTER|STATE 'alike'?")
@rule("extent", "'both'|'either'? STATE_AFTER|STATE and_as_well STATE_BEFORE|STATE 'alike'?")
@rule("extent", "',' STATE_BEFORE|STATE_AFTER and_as_well STATE_BEFORE|STATE_AFTER|STATE 'alike'?")
def _in_both(_: Context, *rest: Meaning) -> Extent | None:
    """“… is last, before as well as after”, “… both before and after pruning”."""
    one, two = every(rest, Ticks)
    if one.dimension != two.dimension or one.ticks == two.ticks:
        return None
    return _of_both(one.dimension, [*one.ticks, *two.ticks])


@rule("extent", "'both'|'whether'? 'with' and_as_well STATE 'alike'?")
def _with_and_without(c: Context, *rest: Meaning) -> Extent | None:
    """“with or without lime”, where that names one of two states."""
    return _both_if(c, the(rest, Ticks), after=False)


@rule("extent", "'both'|'whether'? 'without' and_as_well STATE 'alike'?")
def _without_and_with(c: Context, *rest: Meaning) -> Extent | None:
    """“without and with lime”."""
    return _both_if(c, the(rest, Ticks), after=True)


@rule("extent", "'whether' 'or' 'not' done_to", "'whether'? done_to 'or' 'not'")
def _whether(c: Context, *rest: Meaning) -> Extent | None:
    """“whether or not the plots are limed”, “limed or not”."""
    return _both_if(c, the(rest, Ticks), after=True)


@rule("done_to", "TICK", "DET? KIND|LABEL|WORD|MEASURE BE TICK", "'it'|'they' BE TICK")
@rule("done_to", "DET? KIND|LABEL|WORD|MEASURE 'has'|'have' 'been' TICK")
def _done_to(_: Context, *rest: Meaning) -> Ticks:
    return the(rest, Ticks)


@rule("extent", "'whether' AT? TICK 'or' AT? TICK", "'be' 'it' AT? TICK 'or' AT? TICK")
def _whichever(_: Context, *rest: Meaning) -> Extent | None:
    """“whether limed or not”, “be it on Web or on News”: in both."""
    one, two = every(rest, Ticks)
    if one.dimension != two.dimension or one.ticks == two.ticks:
        return None
    return _of_both(one.dimension, [*one.ticks, *two.ticks])


def _both_if(c: Context, named: Ticks, *, after: bool) -> Extent | None:
    """Both states, if what is named is the one of them that must be named."""
    states = c.names.states
    if states is None:
        return None
    tick = states.after if after else states.before
    if named != Ticks(states.dimension, (tick,)):
        return None
    return _of_both(states.dimension, [states.before, states.after])


def _of_both(dimension: str, ticks: Sequence[str]) -> Extent:
    """That something holds in each of two places."""
    return Extent(Quantifier.ALL, along=dimension, place=Place.of(dimension, ticks))


@rule("at", "'once'|'when'|'after' DET? KIND|LABEL|WORD|MEASURE BE TICK")
@rule("at", "'once'|'when'|'after' 'it'|'they' BE TICK", "'once'|'when' TICK")
@rule("at", "'once'|'when'|'after' DET? KIND|LABEL|WORD 'has'|'have'|'had' 'been' TICK")
def _once_done(c: Context, *rest: Meaning) -> Place | None:
    """“once the margins are restored”, of panels one of which is called “Restored”."""
    states, ticks = c.names.states, the(rest, Ticks)
    if states is None or not states.done or ticks != Ticks(states.dimension, (states.after,)):
        return None
    return Place.of(ticks.dimension, ticks.ticks)
