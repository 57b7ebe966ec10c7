"""Who rises or falls most of all, as a thing: “Berlin shows the largest increase”."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.foremost import Foremost
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.peaks import Scope
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, first_exactly, the
from figcheck.checking.language.tree import Function, Number
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_STEP = "(?:occurring|coming|falling|happening|being|occurs|happens)"


@record
class MostRisen(Foremost):
    """The same with a verb before it; without one it may be a step: “the largest loss in 2020”."""

    either: bool = False
    """Whether it may be meant in proportion as well as not."""
    steepest: bool = False
    """Whether it may be meant of a single step as well as from end to end."""

    bare: ClassVar[bool] = True
    is_noun_phrase: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `Foremost`; the smallest decline is one of several only where all decline."""
        if self.function is Function.MIN and extent == Extent():
            moved = self._moved_alike(c, subject)
            if moved is None:
                return None
            (dimension,) = subject.own
            if len(moved) < c.size(dimension):
                extent = Extent(place=Place.of(dimension, moved))
        if self.function is Function.MAX and self._has_largest_step(c, subject):
            return None  # "A has the largest drop": of all steps, as it rises all in all.
        if self.steepest and not self._agrees_with_steps(c, subject):
            return None
        amount = self.amount
        if amount is not None and amount.percent and not (self.relative or c.scale.percent):
            # "… shows the largest growth, 46 %", of values that are no percentages.
            part = Number(amount.number.value / 100, amount.number.decimals + 2)
            told = replace(amount, number=part, percent=False)
            return replace(self, relative=True, amount=told).reading(c, subject, extent)
        reading = super().reading(c, subject, extent)
        if reading is None or self.relative or not self.either:
            return reading
        also = replace(self, relative=True, amount=None).reading(c, subject, extent)
        return also and replace(reading, formulas=(*reading.formulas, *also.formulas))

    def _has_largest_step(self, c: Context, subject: Subject) -> bool:
        """Whether a thing has the largest step that way, though it ends where it went from."""
        if c.discourse.clause_has_word("(?:overall|total|net)") or len(subject.own) != 1:
            return False
        own = self._steps(c, subject)
        if not own or sum(own) > 0 or max(own) <= 0:
            return False
        return all(max(other, default=0.0) <= max(own) for other in self._of_all(c, subject))

    def _agrees_with_steps(self, c: Context, subject: Subject) -> bool:
        """Whether a thing that goes furthest has the largest step as well, or neither."""
        own = self._steps(c, subject) if len(subject.own) == 1 else []
        if not own:
            return False
        others = self._of_all(c, subject)
        if not all(others):
            return False
        largest = all(max(other) <= max(own) for other in others)
        return largest is all(sum(other) <= sum(own) for other in others)

    def _of_all(self, c: Context, subject: Subject) -> list[list[float]]:
        """How much each thing of a kind goes that way at each step."""
        (dimension,) = subject.own
        whole = subject.place.without([dimension])
        things = (Place.of(dimension, [t]) for t in c.names.dimensions[dimension].ticks)
        return [self._steps(c, replace(subject, place=one.default(whole))) for one in things]

    def _steps(self, c: Context, subject: Subject) -> list[float]:
        """How much a thing goes that way at each step; nothing where that is not one line."""
        found = stretches(c, subject)
        if len(found) != 1:
            return []
        values = [c.table.term(found[0].value(subject, tick)).single for tick in found[0].ticks]
        known = [v.value if self.up else -v.value for v in values if v is not None]
        return [two - one for one, two in pairwise(known)] if len(known) == len(values) else []

    def _moved_alike(self, c: Context, subject: Subject) -> tuple[str, ...] | None:
        """The subject and those of its kind that go the way that is said, if they are several."""
        found = stretches(c, subject)
        if len(found) != 1 or len(subject.own) != 1:
            return None
        axis, ticks = found[0].dimension, found[0].ticks
        whole = subject.place.without([*subject.own, axis])
        (dimension,) = subject.own
        moved: list[str] = []
        for tick in c.names.dimensions[dimension].ticks:
            thing = Place.of(dimension, [tick]).default(whole)
            ends = (Place.of(axis, [t]).default(thing).cells for t in (ticks[0], ticks[-1]))
            before, after = (c.table.term(cells).single for cells in ends)
            if before is None or after is None:
                return None
            went = (after.value - before.value) * (1 if self.up else -1) > 0
            if went or tick in subject.place.get(dimension):
                moved.append(tick)
        return tuple(moved) if len(moved) > 1 else None


@rule("predicate", "DET EXTREME 'overall'|'total'|'net'? rise OVER_TIME? foremost_by? of_lot?")
@rule("predicate", "DET EXTREME 'overall'|'total'|'net'? rise 'in' measure OVER_TIME? foremost_by?")
def _most_risen(c: Context, *rest: Meaning) -> MostRisen | None:
    """“… shows the largest increase (6.5)”, “… the smallest decline over the period”."""
    if c.discourse.clause_has_word(_STEP):
        return None  # "A declines, the largest loss occurring in 2020": one of its own steps.
    up = exactly(rest, bool)
    return MostRisen(up, the(rest, Function), amount=first(rest, Amount))


@rule("of_lot", "scope", "'of' 'the' COUNT")
def _of_lot(c: Context, *rest: Meaning) -> str | None:
    """“of all five models”, “of the five”: of all that there are."""
    scope, count = first(rest, Scope), first_exactly(rest, int)
    if scope is not None:
        return None if scope.place.is_named else "of all"
    return "of all" if any(c.size(d) == count for d in c.names.dimensions) else None


@rule("predicate", "DET STRONGEST 'overall'|'total'|'net'? rise OVER_TIME? foremost_by?")
def _strongest(c: Context, *rest: Meaning) -> MostRisen | None:
    """“… shows the strongest growth”: in proportion, too, where the values are no percentages."""
    known: MostRisen | None = _most_risen(c, *rest)
    return known and replace(known, either=not c.scale.percent)


@rule("predicate", "DET STEEPEST rise OVER_TIME? foremost_by? of_lot?")
def _steepest(c: Context, *rest: Meaning) -> MostRisen | None:
    """“… shows the steepest decline (of all)”: all in all, or at one step."""
    if c.discourse.clause_has_word("(?:step|between|from|overall|total|net|single|its|their)"):
        return None  # "… with its steepest decline from 4 to 8": that is one of its own.
    known: MostRisen | None = _most_risen(c, *rest)
    return known and replace(known, steepest=True)


@rule("predicate", "moves MOST_STRONGLY OVER_TIME?")
def _moves_most(c: Context, move: Move, *_: Meaning) -> MostRisen | None:
    """“… falls most steeply”: all in all, and at one step."""
    if move.manner is not None or c.discourse.clause_has_word("(?:step|between|from)"):
        return None
    return MostRisen(move.up, Function.MAX, steepest=True)
