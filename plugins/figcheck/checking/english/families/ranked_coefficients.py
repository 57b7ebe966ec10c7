"""Ranks of the coefficients of a correlation matrix: “the second-strongest correlation”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.partners import (
    Degree,
    Two,
    coefficients,
    within_scope,
)
from figcheck.checking.english.families.ranking import has_rank
from figcheck.checking.english.kinds.squares import FAMILY
from figcheck.checking.english.meanings.meaning import Amount, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, the
from figcheck.checking.language.tree import Absolute, Cells, Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("clause", "'the' ORDINAL '-'? strongest at_all? BE|EXISTS 'that'|'found'? pair_of said?")
@rule("clause", "'the' ORDINAL '-'? strongest at_all? BE 'the' 'one' pair_of said?")
def _ranked_coefficient(c: Context, *rest: Meaning) -> Reading | None:
    """“The second-strongest correlation is between A and B (0.88)”."""
    square, degree, two = coefficients(c), the(rest, Degree), the(rest, Two)
    rank = exactly(rest, int) + 1
    size = len(square.ticks) if square else 0
    if square is None or c.here.ticks or not 1 < rank <= size * (size - 1) // 2:
        return None
    own, pairs = square.cell(*two.things), Cells((square.pairs,))
    value = square.table.term(own).single
    if value is None:
        return None
    ways = [bool(degree.signed)]
    in_size = c.discourse.clause_has_word("(?:absolute|magnitude)")
    if (
        not in_size
        and degree.signed is None
        and (degree.function is Function.MIN or value.value > 0)
    ):
        ways.append(True)  # The strongest may be the highest, and the lowest the most negative.
    amount = two.amount or first(rest, Amount)
    said = [is_amount(own, amount)] if amount else []
    formulas = tuple(
        both(
            [
                has_rank(
                    own if signed else Absolute(own),
                    pairs if signed else Absolute(pairs),
                    degree.function,
                    rank,
                ),
                *said,
            ]
        )
        for signed in ways
    )
    told = [r for r in rest if type(r) is str]
    return within_scope(c, Reading(formulas, FAMILY), of_all="of all" in told)
