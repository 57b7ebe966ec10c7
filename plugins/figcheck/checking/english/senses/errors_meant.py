"""Cells of a confusion matrix that are called errors: none of those on the diagonal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Condition,
    Formula,
    Function,
    Order,
)
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.kinds.confusions import Confusions

_ERRORS = any_case(
    r"\b(?:errors?|mistakes?|mix-?ups?|mis(?:classifications?|recognitions?|readings?|hearings?)"
    r"|(?:false|wrong) (?:cells?|entries|entry|values?))\b(?! (?:rates?|bars?)\b)"
)
_OTHERWISE = any_case(
    r"\b(?:diagonal|correct(?:ly)?|rightly|recogni[sz]ed|hits?|recall|precision|accuracy|without)\b"
)
"""Words of sentences that speak of what is no error as well."""


def of_errors(matrix: Confusions, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause that speaks of errors, as of those cells that are errors.

    “No error exceeds 20%” says nothing of what is recognised.

    Args:
        matrix: the matrix.
        readings: all readings of the clause.
        text: the clause.
    """
    if _ERRORS.search(text) is None or _OTHERWISE.search(text) is not None:
        return tuple(readings)
    axes = {matrix.truth.name, matrix.guess.name}
    order = matrix.errors.orders[0]

    def errors_among(node: object) -> object:
        if not isinstance(node, Cells):
            return rebuilt(node, errors_among)
        single = (c for c in node.conditions if isinstance(c, Condition) and len(c.ticks) == 1)
        named = {c.dimension for c in single if not c.excluded}
        return node if axes <= named else Cells((*node.conditions, order))

    def meant(formula: Formula) -> Formula:
        nodes = [*nodes_of(formula)]
        told = any(isinstance(c, Order) for n in nodes for c in _conditions(n))
        # A row less what is right of it.
        told = told or any(isinstance(n, Arithmetic) and _adds_up(n) for n in nodes)
        made: Formula = formula if told else rebuilt(formula, errors_among)
        return made

    return tuple(replace(r, formulas=tuple(map(meant, r.formulas))) for r in readings)


def _adds_up(term: Arithmetic) -> bool:
    sides = (term.left, term.right)
    return any(isinstance(s, Aggregate) and s.function is Function.SUM for s in sides)


def _conditions(node: object) -> Sequence[object]:
    return node.conditions if isinstance(node, Cells) else ()
