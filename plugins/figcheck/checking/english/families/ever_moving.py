"""Going one way at some step at least: “the only line that ever falls”, “dips at some point”."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.meanings.meaning import Extent, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Formula,
    Number,
    Quantified,
    Quantifier,
    Steps,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_SIGNS = {True: Comparator.MORE, False: Comparator.LESS}
_OR_STILL = {True: Comparator.AT_LEAST, False: Comparator.AT_MOST}


@record
class EverMoving:
    """Rising or falling from one tick to the next, at one place at least.

    Attributes:
        up: which of the two.
        or_still: whether standing still counts as well.
    """

    up: bool
    or_still: bool = False

    is_change: ClassVar[bool] = True
    holds_of_each: ClassVar[bool] = True
    of_line: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That some step of the line goes that way."""
        if extent.is_said or extent.excluded.ticks:
            return None
        signs = _OR_STILL if self.or_still else _SIGNS
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            steps = Compare(
                signs[self.up], Steps(along.values(subject), along.dimension), Number(0)
            )
            cases.append((Quantified(Quantifier.SOME, steps),))
        return of_several(c, cases, subject, "trend") if cases else None


@rule("predicate", "moves SOMETIME along_it?", "SOMETIME moves along_it?")
def _ever_moves(_: Context, *rest: Meaning) -> EverMoving | None:
    """“… ever falls”, “… loses accuracy anywhere along the axis”."""
    move = the(rest, Move)
    return EverMoving(move.up) if move.manner is None else None


@rule("along_it", "'along'|'on'|'in' DET? LABEL|KIND|GRAPH|'axis'")
def _along_it(*_: Meaning) -> str:
    return "along it"
