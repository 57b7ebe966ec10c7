"""Cells of a kind, which can be counted: “negative values”, “zeros”, “error cells above 5 %”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.counting import Limit, how_many
from figcheck.checking.english.kinds.confusions import confusions
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Comparator, Number, Term
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class CellKind:
    """Cells that are told by what holds of them.

    Attributes:
        limit: what their values keep to.
        among: of which cells these are some, by how their coordinates compare: the errors.
    """

    limit: Limit
    among: Place = EVERYWHERE

    def count(self, place: Place) -> Term:
        """How many of them there are at a place."""
        return how_many(self.limit, place.default(self.among))


@rule("cell_kind", "VALUES|CASE cell_limit")
def _by_a_limit(_: Context, *rest: Meaning) -> CellKind | None:
    """“cells above 50”."""
    limit = the(rest, Limit)
    return None if limit.low.near else CellKind(limit)


@rule("cell_kind", "POSITIVE VALUES|CASE|MEASURE|'ones'")
def _by_their_sign(_: Context, *rest: Meaning) -> CellKind:
    """“negative cells”."""
    return CellKind(Limit(Amount(Number(0.0), the(rest, Comparator))))


@rule("cell_kind", "ZERO VALUES|CASE", "ZEROS")
def _zeros(c: Context, *_: Meaning) -> CellKind:
    """“zeros”, “empty cells”."""
    return CellKind(Limit(Amount(c.scale.zero)))


@rule("cell_kind", "matrix_cells cell_limit")
def _of_the_errors(_: Context, among: Place, limit: Limit) -> CellKind | None:
    """“error cells above 5 %”."""
    return None if limit.low.near else CellKind(limit, among)


@rule("matrix_cells", "ERROR_CELLS", "DIAGONAL VALUES|CASE", "OFF_DIAGONAL VALUES|CASE")
@rule("matrix_cells", "VALUES|CASE 'on'|'along' 'the' DIAGONAL", "VALUES|CASE DIAGONAL")
@rule("matrix_cells", "ERRORS|CONFUSIONS")
def _matrix_cells(c: Context, *rest: Meaning) -> Place | None:
    """“off-diagonal cells”: those of what is taken for something else."""
    matrix = confusions(c)
    if matrix is None:
        return None
    return matrix.diagonal if first(rest, Comparator) is Comparator.EQUAL else matrix.errors
