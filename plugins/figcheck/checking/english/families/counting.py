"""How many values or rows have a property."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, first, the
from figcheck.checking.english.families.build import within_context
from figcheck.checking.english.meaning import Amount, Place, Reading
from figcheck.checking.english.places import rule
from figcheck.checking.language.tree import Comparator, Compare, Count, Number

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "counting"


@rule(
    "clause",
    "COUNT measure of_place? BE? limit",
    "COUNT 'of' 'the' COUNT? measure of_place? BE? limit",
)
@rule("clause", "'only'|'just'|'exactly' COUNT measure of_place? BE? limit")
def _so_many(c: Context, count: int, *rest: Meaning) -> Reading | None:
    """“Eight cells exceed 80”."""
    amount = the(rest, Amount)
    place = first(rest, Place) or Place()
    cells = within_context(c, place).cells
    holding = Count(Compare(amount.comparator, cells, amount.number))
    return Reading((Compare(Comparator.EQUAL, holding, Number(count)),), FAMILY)
