"""Where the first so many of all values lie: “the three largest entries are all in the N1 row”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.ranking import FAMILY
from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, the
from figcheck.checking.language.tree import Comparator, Compare, Count, Function, Number

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule(
    "all_there", "BE? 'all'|'both'? is_at place", "'all'|'both'? BE 'all'|'both'? FOUND? AT place"
)
@rule("all_there", "'all'|'both' BELONG place", "'all'|'both' is_at place")
def _all_there(_: Context, *rest: Meaning) -> Place:
    return the(rest, Place)


@rule("FOUND", "'found'|'located'|'situated'|'concentrated'|'placed'|'seen'")
def _found(*_: Meaning) -> str:
    return "found"


@rule(
    "BELONG", "'belong'|'belonged' 'to'", "'come'|'came' 'from'", "'lie'|'fall' 'in'|'on'|'within'"
)
def _belong(*_: Meaning) -> str:
    return "belong to"


@rule("clause", "DET how_many EXTREME VALUES|CASE all_there")
@rule("clause", "DET how_many EXTREME matrix_cells all_there")
def _highest_together(c: Context, *rest: Meaning) -> Reading | None:
    """“The four largest values are all found in the Wheat column”: none of them is elsewhere."""
    count = exactly(rest, int)
    *kinds, there = every(rest, Place)
    # Under "Row A" they are those of all rows, or it would say nothing that all are in row A.
    whole = (kinds[0] if kinds else Place()).default(c.here.without(there.dimensions))
    if count < 2 or len(there.ticks) != 1 or len(there.ticks[0][1]) != 1 or there.notes:
        return None
    inside = whole.within(there)
    if inside is None or c.names.measures.differ(whole):
        return None
    values = sorted(
        (v for i in c.table.indices(whole.cells) if (v := c.figure.cells[i].value) is not None),
        reverse=the(rest, Function) is Function.MAX,
    )
    if len(values) <= count or values[count - 1] == values[count]:
        return None  # Which of two that are alike is among them is open.
    up = the(rest, Function) is Function.MAX
    bound = Number(values[count - 1], _decimals(values[count - 1]))
    held = Compare(Comparator.AT_LEAST if up else Comparator.AT_MOST, inside.cells, bound)
    return Reading((Compare(Comparator.EQUAL, Count(held), Number(count)),), FAMILY)


def _decimals(value: float) -> int:
    """With how many decimals a value is written."""
    return 0 if value.is_integer() else len(repr(value).partition(".")[2])
