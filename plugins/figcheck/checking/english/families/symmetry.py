"""Grids that are the same across their diagonal, or add up to a number across it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Number,
    Order,
    Quantified,
    Quantifier,
    Transposed,
)
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "symmetry"

_CLOSE, _FAR = 0.1, 0.3
"""Mean difference across the diagonal, as a share of the mean off it, up to which a grid is
close to symmetric, and from which it is not."""


@record
class Symmetric:
    """Being the same across the diagonal.

    Attributes:
        near: whether only about the same is meant.
        negated: whether it is denied.
    """

    near: bool
    negated: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That each cell has the value of the one with row and column exchanged."""
        x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
        if x is None or y is None or len(x.ticks) != len(y.ticks) or extent.is_said:
            return None
        if subject.minus or subject.aggregate or {x.name, y.name} & subject.place.dimensions:
            return None
        cells = subject.place.cells
        other = Transposed(cells, y.name, x.name)
        same: Formula = Quantified(Quantifier.ALL, Compare(Comparator.EQUAL, cells, other))
        formulas = [same]
        if self.near:
            off = Cells((*cells.conditions, Order(x.name, Comparator.UNEQUAL, y.name)))
            swapped = Transposed(off, y.name, x.name)
            apart = Aggregate(Function.MEAN, Absolute(Arithmetic("-", off, swapped)))
            part = Arithmetic("/", apart, Aggregate(Function.MEAN, Absolute(off)))
            formulas = [
                Compare(Comparator.AT_MOST, part, Number(share, 2)) for share in (_CLOSE, _FAR)
            ]
        if self.negated:
            formulas = [Not(f) for f in formulas]
        return Reading(tuple(formulas), FAMILY)


@rule("predicate", "SOMEWHAT? SYMMETRIC about_diagonal?")
def _symmetric(_: Context, *rest: Meaning) -> Symmetric:
    """“… is close to symmetric about its main diagonal”."""
    return Symmetric(near=1.0 in rest)


@rule("about_diagonal", "AROUND DET|POSSESSIVE? DIAGONAL")
def _about(*_: Meaning) -> str:
    return "about"


@record
class AddingUp:
    """Adding up to a number with the cell across the diagonal."""

    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the two of each such pair add up to the amount."""
        x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
        if x is None or y is None or len(x.ticks) != len(y.ticks) or extent.is_said:
            return None
        if subject.aggregate or subject.minus:
            return None
        cells = subject.place.cells
        total = Arithmetic("+", cells, Transposed(cells, y.name, x.name))
        held = Compare(self.amount.comparator, total, self.amount.number)
        return Reading((Quantified(Quantifier.ALL, held),), FAMILY)


@rule("clause", "EXCHANGING LABEL 'and' LABEL GIVES VALUES? 'that'|'which' SUMS_TO value_then")
def _adding_up(c: Context, *rest: Meaning) -> Reading | None:
    """“Exchanging x and y gives values that add up to 100”."""
    subject = Subject(c.here, named=bool(c.here.ticks))
    return AddingUp(the(rest, Amount)).reading(c, subject, Extent())


@rule("exchanged", "EXCHANGING LABEL 'and' LABEL", "EXCHANGING DET? WORD LABEL 'and' LABEL")
@rule("exchanged", "EXCHANGING DET COUNT? WORD|KIND|LABEL|MEASURE")
def _exchanged(c: Context, *rest: Meaning) -> str | None:
    """“swapping x and y”, “swapping the factors”: of two axes that are alike."""
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    named = {label.dimension for label in every(rest, Label)}
    if x is None or y is None or x.numbers != y.numbers or x.ticks != y.ticks:
        return None
    return "exchanged" if len(named) < 2 or named == {x.name, y.name} else None


@rule("clause", "exchanged ALTERS DET? measure? 'by' bound POINTS? at?")
@rule("clause", "at ','? exchanged ALTERS DET? measure? 'by' bound POINTS?")
def _alters_by(c: Context, *rest: Meaning) -> Reading | None:
    """“Swapping the factors changes accuracy by at most 3 points without the scratchpad”."""
    x, y, amount = c.figure.dimension(Role.X), c.figure.dimension(Role.Y), the(rest, Amount)
    place = (first(rest, Place) or EVERYWHERE).default(c.here)
    if x is None or y is None or {x.name, y.name} & place.dimensions or place.notes:
        return None
    if amount.comparator not in (Comparator.LESS, Comparator.AT_MOST):
        return None  # "By at least 3": everywhere, or somewhere?
    cells = Cells((*place.cells.conditions, Order(x.name, Comparator.UNEQUAL, y.name)))
    apart = Absolute(Arithmetic("-", cells, Transposed(cells, y.name, x.name)))
    held = Quantified(Quantifier.ALL, Compare(amount.comparator, apart, amount.number))
    return Reading((held,), FAMILY)
