"""Blocks of a matrix of things against themselves: “all scores among A, B and C”.

Both the row and the column are of these things, and neither is what a thing has with itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.kinds.squares import FAMILY
from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.tree import Cells, Comparator, Condition, Order
from figcheck.model import Role
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_AMONG = any_case(r"\b(?:among|amongst|between|within)\b")


@rule("at", "'among'|'amongst'|'between'|'within' block_things")
@rule("coordinate", "VALUES|MEASURE|CASE 'among'|'amongst'|'between'|'within' block_things")
def _among(c: Context, *rest: Meaning) -> Place | None:
    """“among A, B and C”."""
    return the(rest, Place)


@rule("block_things", "place", "DET 'block'|'group'|'cluster' 'of'|'formed' 'by'? place")
def _block(c: Context, *rest: Meaning) -> Place | None:
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    place = the(rest, Place)
    if x is None or y is None or x.ticks != y.ticks or place.orders or place.notes:
        return None
    if all(number is not None for number in x.numbers):
        return None
    if len(place.ticks) != 1 or place.ticks[0][0] not in (x.name, y.name):
        return None
    things = place.ticks[0][1]
    if len(things) < (3 if c.discourse.clause_has_word("between") else 2):
        return None
    once = c.square is not None
    sign = Comparator.LESS if once else Comparator.UNEQUAL
    ticks = tuple(sorted(((x.name, things), (y.name, things))))
    return Place(ticks, (Order(x.name, sign, y.name),))


def of_blocks(readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of what is said of a block, where that is said.

    Args:
        readings: all readings of a clause.
        text: the clause.

    Returns:
        Those of blocks, if there are any: what names alone would say of the rows of all of them
        is not meant.
    """
    if not _AMONG.search(text):
        return tuple(readings)
    kept = [r for r in readings if r.family == FAMILY or all(map(_of_block, r.formulas))]
    return tuple(kept or readings)


def _of_block(formula: object) -> bool:
    return any(isinstance(node, Cells) and _is_block(node) for node in nodes_of(formula))


def _is_block(cells: Cells) -> bool:
    named = [c for c in cells.conditions if isinstance(c, Condition)]
    orders = [c for c in cells.conditions if isinstance(c, Order)]
    ticks = {c.dimension: c.ticks for c in named}
    return any(
        len(ticks.get(o.left, ())) > 1 and ticks.get(o.left) == ticks.get(o.right) for o in orders
    )
