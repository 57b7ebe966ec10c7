"""How fast something moves as a thing: “its growth slows”, “returns diminish”, “smaller gains”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.diminishing import Pacing
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.pacing import Slowing
from figcheck.checking.english.families.phases import Phase, Phases
from figcheck.checking.english.families.steps import Steepest
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.language.tree import Comparator, Function, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Paced:
    """A change along the axis, or its steps, as a thing: “the growth of A”, “its increments”.

    Attributes:
        up: whether it is a rise or a fall; `None` if that is not said.
        place: whose it is, if that is said.
    """

    up: bool | None
    place: Place | None = None

    def reading(self, c: Context, predicate: Meaning, *rest: Meaning) -> Reading | None:
        """What a predicate says of it, with all that limits it."""
        extent: Extent | None = Extent()
        for more in every(rest, Extent):
            extent = extent and extent.joined(more)
        if extent is None:
            return None
        named = self.place is not None or bool(extent.place.ticks)
        subject = Subject(self.place or EVERYWHERE, named=named)
        return Statement(subject, predicate, extent).reading(c)


@rule("growth", "place 's'? rise", "DET? rise AT place", "POSSESSIVE rise")
@rule("growth", "DET? PACE 'of' growth")
def _growth(_: Context, *rest: Meaning) -> Paced:
    """“A's growth”, “the pace of its decline”."""
    return first(rest, Paced) or Paced(first(rest, bool), first(rest, Place))


@rule("growing_steps", "place 's'? INCREMENTS", "DET? INCREMENTS AT place", "POSSESSIVE INCREMENTS")
@rule("growing_steps", "DET? INCREMENTS")
def _increments(_: Context, *rest: Meaning) -> Paced:
    """“A's increments”, “returns”: steps up."""
    return Paced(None, first(rest, Place))


@rule("clause", "extents? ','? growth|growing_steps extents? SLOWS onward? extents?")
@rule("clause", "onward ','? growth|growing_steps SLOWS", "growth|growing_steps SLOWS at_the_end")
def _slows(c: Context, *rest: Meaning) -> Reading | None:
    """“ViT's growth slows after epoch 20”."""
    paced, slower = the(rest, Paced), exactly(rest, bool)
    return paced.reading(c, Slowing(paced.up, slower), *rest)


@rule("at_the_end", "'towards'|'toward' 'the' 'very'? end_word of_span?", "'later' 'on'")
def _at_the_end(*_: Meaning) -> str:
    return "at the end"


@rule("clause", "extents? ','? growing_steps extents? moves extents?")
@rule("clause", "DET? PACE 'of' growth moves extents?")
def _steps_move(c: Context, *rest: Meaning) -> Reading | None:
    """“Its increments shrink from step to step”."""
    paced, move = the(rest, Paced), the(rest, Move)
    if move.manner is Quantifier.ALL:
        return paced.reading(c, Pacing(not move.up, throughout=True, up=paced.up), *rest)
    return paced.reading(c, Slowing(paced.up, not move.up), *rest)


@rule("clause", "growth|growing_steps BE|OCCURS STEEPEST|EXTREME step_ends")
@rule("clause", "growth|growing_steps PEAKS step_ends")
def _is_fastest(c: Context, paced: Paced, *rest: Meaning) -> Reading | None:
    """“A's growth is fastest between 1970 and 1980”."""
    ends = the(rest, tuple)
    if len(ends) != 2:
        return None  # "strongest in the 1970s": the step up to the tick, or from it?
    steepest = Steepest(the(rest, Function), paced.up, ends)
    return paced.reading(c, steepest)


@rule("clause", "growth STANDSTILL extents?")
def _stalls(c: Context, paced: Paced, *rest: Meaning) -> Reading | None:
    """“A's growth comes to a standstill after 2000”."""
    return paced.reading(c, Phases((Phase(None, settles=True),)), *rest)


@rule("clause", "EACH LEAP|YEARS GAINS MORE 'to'|'for' place THAN PREVIOUS")
@rule("clause", "EACH LEAP|YEARS GAINS place MORE THAN PREVIOUS")
def _each_adds_more(c: Context, *rest: Meaning) -> Reading | None:
    """“Each decade adds more to A than the one before”."""
    if the(rest, Quantifier) is not Quantifier.ALL:
        return None
    shrinking = the(rest, Comparator) in (Comparator.LESS, Comparator.AT_MOST)
    up = exactly(rest, bool)
    pacing = Pacing(shrinking, throughout=True, up=up)
    return Paced(up, the(rest, Place)).reading(c, pacing)


@rule(
    "predicate",
    "moves ','? THEN|'but' FASTER LATER_ON?",
    "moves FIRST_OF_ALL ','? THEN|'but'|'and' FASTER LATER_ON",
)
@rule("predicate", "moves FIRST_OF_ALL ','? THEN|'but' SLOWS")
def _then_slower(c: Context, move: Move, *rest: Meaning) -> Pacing | None:
    """“… grows quickly at first and more slowly later on”."""
    slower = _is_slower(c, rest)
    if move.manner is not None or slower is None:
        return None
    return Pacing(slower, throughout=False, up=move.up)


def _is_slower(c: Context, rest: tuple[Meaning, ...]) -> bool | None:
    """Whether it moves less fast then; `None` if it stands still, which is a phase of its own."""
    if c.discourse.clause_has_word(_STANDING_STILL):
        return None
    slows = first_exactly(rest, bool)
    return the(rest, Comparator) is Comparator.LESS if slows is None else slows


_STANDING_STILL = r"(?:level\w*|flat\w*|plateau\w*|taper\w*|satur\w*)"
"""Words for coming to a standstill."""


@rule("predicate", "moves UNTIL coordinate ','? THEN|'but'|'and' FASTER LATER_ON?")
@rule("predicate", "moves UNTIL coordinate ','? THEN|'but'|'and' SLOWS LATER_ON?")
def _then_slower_from_there(c: Context, move: Move, _: Meaning, *rest: Meaning) -> Slowing | None:
    """“… grows until 1980 and more slowly after that”."""
    later = c.ray(the(rest, Place).plain, after=True, included=True)
    slower = _is_slower(c, rest)
    if later is None or slower is None or move.manner is not None:
        return None
    return Slowing(move.up, slower, later)
