"""Gains told in two stages: “gains 26 points up to 16 shots and only 4 after that”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.gains import Gaining
from figcheck.checking.english.families.pacing import Beyond
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class UpTo:
    """All that lies between the stage before, or the first tick, and a place: “by 2000”."""

    place: Place


Stage = Place | Beyond | UpTo


@record
class Staged:
    """Gaining or losing so much in one stage, and so much in the next.

    Attributes:
        gains: how much, in each of the two.
        stages: where these are.
    """

    gains: tuple[Gaining, Gaining]
    stages: tuple[Stage, Stage]

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """Both, each in its own stretch of the axis."""
        if extent.place.ticks or extent.is_said or subject.quantifier or subject.aggregate:
            return None
        one = _stretch(c, self.stages[0], None)
        two = _stretch(c, self.stages[1], one)
        if one is None or two is None or one.dimensions & subject.own:
            return None
        said = tuple(
            Statement(subject, gaining, Extent(place=place))
            for gaining, place in zip(self.gains, (one, two), strict=True)
        )
        return Coordination(said).reading(c)


def _stretch(c: Context, stage: Stage, before: Place | None) -> Place | None:
    """The ticks of a stage, where the one before it is known."""
    if isinstance(stage, Place):
        return stage if len(stage.ticks) == 1 and len(stage.ticks[0][1]) > 1 else None
    if isinstance(stage, Beyond):
        return None if stage.adjacent else c.ray_beyond(before, after=stage.after, included=True)
    until = c.ray(stage.place.plain, after=False, included=True)
    if until is None or before is None:
        return until
    later = c.ray_beyond(before, after=True, included=True)
    return later and until.within(later)


@rule("gain_span", "pace_span", "the_other_side")
def _stage(_: Context, stage: Place | Beyond) -> Stage:
    return stage


@rule("gain_span", "'by'|'until' coordinate")
def _by(_: Context, place: Place) -> Stage:
    """“… by 2000”: since the stage before."""
    return UpTo(place)


@rule("gained_stage", "gained gain_span")
def _gained(_: Context, gaining: Gaining, stage: Stage) -> tuple[Gaining, Stage] | None:
    plain = gaining.ends is None and gaining.by is not None and not gaining.place.ticks
    return (gaining, stage) if plain else None


@rule("predicate", "gained_stage THEN|'while' gained_stage")
@rule("predicate", "gained_stage THEN|'while' 'by'? value_then|bound POINTS|unit? gain_span")
@rule(
    "predicate",
    "gained_stage THEN|'while' 'another'|'a' 'further'? value_then POINTS|unit? gain_span",
)
def _staged(_: Context, one: tuple[Gaining, Stage], *rest: Meaning) -> Staged | None:
    """“… gains 26 points up to 16 shots and only 4 after that”."""
    other: tuple[Gaining, Stage] | None = first(rest, tuple)
    if other is None:
        stage = next(r for r in rest if isinstance(r, (Place, Beyond, UpTo)))
        other = replace(one[0], by=the(rest, Amount)), stage
    return Staged((one[0], other[0]), (one[1], other[1]))
