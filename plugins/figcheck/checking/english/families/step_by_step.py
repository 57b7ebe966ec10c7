"""Steps along a dimension that is named: “never improves from one column to the next”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import open_dimensions
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.meanings.meaning import OF_ALL, Extent, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Function,
    Number,
    Quantified,
    Quantifier,
    Steps,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class StepByStep:
    """Rising or falling at each step along a dimension, in all lines that there are.

    Attributes:
        up: which way.
        dimension: along which.
        on_average: whether the mean of the lines may be meant.
    """

    up: bool
    dimension: str
    on_average: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That each step goes that way; with “never”, that none does."""
        if subject.minus or subject.quantifier not in OF_ALL or extent.count:
            return None
        if extent.excluded.ticks or self.dimension in (subject.each, extent.along):
            return None
        if extent.quantifier not in (None, Quantifier.ALL, Quantifier.NONE):
            return None
        if self.dimension not in open_dimensions(c, subject.place):
            return None
        values = subject.term(subject.place)
        if subject.aggregate is not None:
            by = (self.dimension, *(d for d in (subject.each, extent.along) if d is not None))
            values = Aggregate(subject.aggregate, values, by)
        sign = Comparator.MORE if self.up else Comparator.LESS
        steps = Compare(sign, Steps(values, self.dimension), Number(0))
        said = Quantifier.NONE if extent.quantifier is Quantifier.NONE else Quantifier.ALL
        formulas = [Quantified(said, steps)]
        alone = subject.aggregate is None and subject.quantifier is None
        if self.on_average and alone and not extent.is_said:
            # "The score grows with each increase of the depth": all scores, or their mean.
            mean = Aggregate(Function.MEAN, values, (self.dimension,))
            steps = Compare(sign, Steps(mean, self.dimension), Number(0))
            formulas.append(Quantified(Quantifier.ALL, steps))
        return Reading(tuple(formulas), "trend")


@rule("predicate", "moves 'from' LABEL 'to' LABEL", "moves 'with' EACH LABEL")
def _from_row_to_row(c: Context, *rest: Meaning) -> StepByStep | None:
    """“… falls from row to row”, “… with every row”: of things in the order of a table."""
    move, labels = the(rest, Move), set(every(rest, Label))
    dimension = labels.pop().dimension
    listed = not is_ordered(c.names.dimensions[dimension])
    if labels or move.manner or not listed or first(rest, Quantifier) not in OF_ALL:
        return None
    return StepByStep(move.up, dimension)


@rule("predicate", "moves 'from' 'one'|'each' LABEL 'to' 'the' 'next'|'following' 'one'?")
def _step_by_step(_: Context, *rest: Meaning) -> StepByStep | None:
    """“… drops from each row to the next”."""
    move = the(rest, Move)
    return None if move.manner else StepByStep(move.up, the(rest, Label).dimension)


@rule("predicate", "moves EVERY_LESS 'of'|'in' DET? LABEL")
def _with_each_less(c: Context, move: Move, *rest: Meaning) -> StepByStep | None:
    """“… grows with each reduction of the depth”."""
    down: StepByStep | None = _with_each_step(c, replace(move, up=not move.up), *rest)
    return down


@rule("predicate", "moves EVERY_STEP 'of'|'in' DET? LABEL")
@rule("predicate", "moves EVERY_STEP 'of'|'in' 'the' 'number' 'of' LABEL")
def _with_each_step(c: Context, *rest: Meaning) -> StepByStep | None:
    """“… grows with each increase of the depth”."""
    move, dimension = the(rest, Move), the(rest, Label).dimension
    if move.manner not in OF_ALL or not is_ordered(c.names.dimensions[dimension]):
        return None
    return StepByStep(move.up, dimension, on_average=True)
