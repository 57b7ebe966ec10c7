"""Outcomes: whether a formula holds, what was compared for it, and on which cells that rests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import NamedTuple

from figcheck.checking.language.tree import Formula, Quantified, Quantifier
from figcheck.checking.language.vectors import Entry, cells_of
from figcheck.records import record


class Pair(NamedTuple):
    """The two sides of a comparison at one place, and whether it holds there."""

    at: Mapping[str, str | None]
    left: Entry
    right: Entry
    holds: bool


@record
class Outcome:
    """What came out of evaluating a formula.

    Attributes:
        formula: the formula.
        truth: whether it holds; `None` if no value could decide it.
        pairs: what was compared, for a comparison or a quantified one.
        steps: the values along the axis, for a trend.
        parts: outcomes of the parts, for a compound formula.
    """

    formula: Formula
    truth: bool | None
    pairs: tuple[Pair, ...] = ()
    steps: tuple[tuple[str, Entry], ...] = ()
    parts: tuple[Outcome, ...] = field(default=())

    @property
    def evidence(self) -> tuple[int, ...]:
        """Indices of the cells that decide it, in the order of the text."""
        return cells_of(
            *(e.cells for p in self.pairs for e in (p.left, p.right)),
            *(e.cells for _, e in self.steps),
            *(p.evidence for p in self.parts),
        )

    @property
    def counterexamples(self) -> tuple[int, ...]:
        """Indices of the cells that speak against a formula that does not hold."""
        if self.truth is not False:
            return ()
        negative = isinstance(self.formula, Quantified) and (
            self.formula.quantifier is Quantifier.NONE
        )
        return cells_of(
            *(e.cells for p in self.pairs if p.holds is negative for e in (p.left, p.right)),
            *(p.counterexamples for p in self.parts),
        )
