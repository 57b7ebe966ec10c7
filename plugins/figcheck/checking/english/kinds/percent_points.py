"""Changes told in percent that may be points: accuracy that “drops by 3.4 %”.

Where the values are percentages, or scores that are spoken of in percent, a percentage may be
relative or a difference; of what is counted or weighed it is relative.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.kinds.polarity import is_told_in_percent
from figcheck.checking.english.meanings.meaning import Amount
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language.tree import Arithmetic, Condition, Number, Term
from figcheck.model import Figure

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_ALL = 100.0


def in_points(c: Context, by: Amount, change: Term) -> Term | None:
    """A change in points, with which a percentage may be compared.

    Args:
        c: the context of the clause.
        by: the percentage.
        change: the one value less the other.

    Returns:
        `None` where it can only be relative.
    """
    if by.relative:
        return None
    if c.scale.percent:
        return change if c.scale.may_be_points(by) else None
    measured = c.names.measures.dimension
    if measured is None:
        told, high = is_told_in_percent(c.figure.value.label or c.figure.title), c.scale.high
    else:
        ticks = {
            tick
            for node in nodes_of((change,))
            if isinstance(node, Condition) and node.dimension == measured
            for tick in node.ticks
        }
        units = {tick: c.names.measures.unit_of(tick) for tick in ticks}
        told = bool(ticks) and all(
            unit == "%" or (unit in _PLAIN and is_told_in_percent(tick))
            for tick, unit in units.items()
        )
        high = max((_highest(c.figure, measured, tick) for tick in ticks), default=0.0)
    if not told or high > _ALL or by.number.value > (high if high > 1 else _ALL * high):
        return None
    # Of shares between 0 and 1, “by 3 %” may be by 0.03.
    return change if high > 1 else Arithmetic("*", change, Number(_ALL))


_PLAIN = frozenset({"", "points"})
"""Units of scores that have none of their own."""


def _highest(figure: Figure, dimension: str, tick: str) -> float:
    """The highest value of a measure."""
    place = next(i for i, d in enumerate(figure.dimensions) if d.name == dimension)
    return max((c.value for c in figure.cells if c.at[place] == tick and c.value), default=0.0)
