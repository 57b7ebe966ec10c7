"""Steps that grow or shrink from one to the next: “grows at a decreasing rate”."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.steps import FAMILY
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import (
    Absolute,
    Comparator,
    Compare,
    Direction,
    Formula,
    Number,
    Quantified,
    Quantifier,
    Steps,
    Term,
    Trend,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Pacing:
    """Steps that grow or shrink from one to the next.

    Attributes:
        shrinking: whether they shrink.
        throughout: whether each is smaller, or larger, than the one before.
        up: whether these are steps up; `None` if that is not said.
        any_way: whether their size alone is meant.
    """

    shrinking: bool
    throughout: bool
    up: bool | None = None
    any_way: bool = False

    is_change: ClassVar[bool] = True
    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the sizes of the steps, in their order, go that way."""
        if extent.excluded.ticks or extent.count:
            return None
        if extent.quantifier not in OF_ALL:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            if len(along.ticks) < 3:
                return None
            values = along.values(subject)
            grows = c.table.evaluate(Trend(Direction.RISES_OVERALL, values)).truth
            if self.up is None and not self.any_way and not grows:
                return None  # Returns that diminish are gains.
            steps: Term = Steps(values, along.dimension)
            sizes = steps if self.up is not None else Absolute(steps)
            # Of falls, those that become smaller are steps that rise towards zero.
            falling = self.shrinking is not (self.up is False)
            sign = Comparator.LESS if falling else Comparator.MORE
            each = Compare(sign, Steps(sizes, along.dimension), Number(0))
            if self.throughout or extent.quantifier is Quantifier.ALL:
                cases.append((Quantified(Quantifier.ALL, each),))
                continue
            ways = (
                (Direction.FALLS, Direction.FALLS_OVERALL)
                if falling
                else (Direction.RISES, Direction.RISES_OVERALL)
            )
            cases.append(tuple(Trend(d, sizes) for d in ways))
        return of_several(c, cases, subject, FAMILY) if cases else None


@rule(
    "clause",
    "EACH STEP_NOUN of_line? BE MORE THAN PREVIOUS",
    "EACH rise of_line? BE MORE THAN PREVIOUS",
    "at ','? EACH STEP_NOUN|rise BE MORE THAN PREVIOUS",
)
def _each_step(c: Context, *rest: Meaning) -> Reading | None:
    """“Each step of Cedar is smaller than the one before it”, “For Cedar, each step …”."""
    if the(rest, Quantifier) is not Quantifier.ALL:
        return None
    shrinking = the(rest, Comparator) is Comparator.LESS
    place = first(rest, Place)
    subject = Subject(place or EVERYWHERE, named=place is not None)
    pacing = Pacing(
        shrinking, throughout=True, up=first(rest, bool), any_way=first(rest, bool) is None
    )
    return Statement(subject, pacing, Extent()).reading(c)


@rule("of_line", "'of'|'in'|'for' place")
def _of_line(_: Context, place: Place) -> Place:
    return place


@rule("predicate", "verb? DIMINISHING", "moves DIMINISHING")
def _diminishing(_: Context, *rest: Meaning) -> Pacing:
    """“… shows diminishing returns”, “… grows at a decreasing rate”."""
    shrinking = the(rest, bool)
    up = next((r.up for r in rest if hasattr(r, "manner")), None)
    return Pacing(shrinking, throughout=False, up=up)
