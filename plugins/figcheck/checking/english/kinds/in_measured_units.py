"""Numbers held against one of several measures, in what that is given: “410,700 people”.

Columns beside each other count in units of their own: employees in thousands, revenue in billion
euros. In what a number is to be taken is known when it is known what it is said of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Bound,
    Cells,
    Compare,
    Condition,
    Number,
    Steps,
    Term,
)
from figcheck.model import Figure
from figcheck.records import record

_WRITTEN_IN_FULL = 1000
"""From what size on a number may be in no thousands or millions by itself."""

_OTHER_UNIT = 100.0
"""How many times larger than all values a number is that must be given in another unit."""

_MAGNITUDE = 10.0
"""How many times smaller or larger than all values one may be that is given in theirs."""

_POWERS = (3, 6, 9, 12)


@record
class Given:
    """In what the values of a measure are given.

    Attributes:
        power: the power of ten that its name tells.
        low: the size of the smallest.
        high: that of the largest.
    """

    power: int
    low: float
    high: float

    def taken(self, number: Number) -> Number | None:
        """A number as it is meant of this measure; `None` where that is not known."""
        size = abs(number.value)
        if size < _WRITTEN_IN_FULL or not self.high:
            return number
        if size <= self.high * (_MAGNITUDE if number.decimals < 0 else 1):
            return number
        if self.power:
            # "1,000" may be a thousand of what is counted in thousands, or a million.
            less = _less(number, self.power)
            return less if size > _OTHER_UNIT * self.high and self._may_be(less) else None
        if size <= _OTHER_UNIT * self.high or number.decimals >= 0:
            return number
        fitting = (less for p in _POWERS if self._may_be(less := _less(number, p)))
        return next(fitting, number)

    def _may_be(self, number: Number) -> bool:
        return self.low / _MAGNITUDE <= abs(number.value) <= self.high * _MAGNITUDE


@record
class Told:
    """The numbers of a clause whose unit tells the measure.

    Attributes:
        sure: those that are in what the measure is given in.
        unsure: those of which that is not known: “400 employees”, of a column in thousands.
    """

    sure: frozenset[float] = frozenset()
    unsure: frozenset[float] = frozenset()


_UNTOLD = Told()


def given_in(figure: Figure, dimension: str, powers: Mapping[str, int]) -> dict[str, Given]:
    """In what the values of each measure are given.

    Args:
        figure: the figure.
        dimension: the dimension of its measures.
        powers: by measure the power of ten that its name tells.
    """
    place = [d.name for d in figure.dimensions].index(dimension)
    sizes: dict[str, list[float]] = {tick: [] for tick in powers}
    for cell in figure.cells:
        if cell.value and (tick := cell.at[place]) in sizes:
            sizes[tick].append(abs(cell.value))
    return {
        tick: Given(power, min(sizes[tick], default=0.0), max(sizes[tick], default=0.0))
        for tick, power in powers.items()
    }


def in_measured_units(
    given: Mapping[str, Given],
    dimension: str | None,
    readings: Sequence[Reading],
    told: Told = _UNTOLD,
) -> list[Reading]:
    """The readings with each number in the unit of the measure that it is held against.

    Args:
        given: in what the values of each measure are given; none where none counts in powers.
        dimension: the dimension of the measures.
        readings: all readings of a clause.
        told: its numbers whose unit tells the measure.
    """
    if not given or dimension is None:
        return list(readings)
    found = [_taken(given, dimension, reading, told) for reading in readings]
    return [reading for reading in found if reading is not None]


class _UnknownError(Exception):
    """A number of which nothing tells in what it is given."""


def _taken(
    given: Mapping[str, Given], dimension: str, reading: Reading, told: Told
) -> Reading | None:
    def change(node: Any) -> Any:
        if not isinstance(node, Compare):
            return rebuilt(node, change)
        terms = (node.left, node.right)
        if not any(isinstance(n, Number) and n.value for t in terms for n in nodes_of(t)):
            return rebuilt(node, change)
        if not all(map(_is_level, terms)):
            return rebuilt(node, change)
        known = {given.get(tick) for t in terms for tick in _measures(dimension, t)}
        if len(known) != 1 or (one := known.pop()) is None:
            return node
        return rebuilt(node, lambda part: _with_numbers(one, part, told))

    try:
        formulas = tuple(change(formula) for formula in reading.formulas)
    except _UnknownError:
        return None
    same = formulas == reading.formulas
    return reading if same else Reading(formulas, reading.family, reading.cases)


def _with_numbers(given: Given, part: Any, told: Told) -> Any:
    if isinstance(part, Number):
        taken = part if part.value in told.sure else given.taken(part)
        if taken is None or part.value in told.unsure:
            raise _UnknownError
        return taken
    if isinstance(part, (Aggregate, Arithmetic, Absolute)):
        return rebuilt(part, lambda inner: _with_numbers(given, inner, told))
    return part


def _is_level(term: Term) -> bool:
    """Whether the numbers of a term are values of the figure, or sums and differences of them."""
    match term:
        case Number() | Cells() | Bound():
            return True
        case Aggregate(_, of, _) | Absolute(of) | Steps(of, _):
            return _is_level(of)
        case Arithmetic("+" | "-", left, right):
            return _is_level(left) and _is_level(right)
    return False


def _measures(dimension: str, term: Term) -> Iterator[str]:
    for node in nodes_of(term):
        if isinstance(node, Condition) and node.dimension == dimension and not node.excluded:
            yield from node.ticks


def _less(number: Number, power: int) -> Number:
    """A number in so many times ten of what it is given in."""
    return Number(number.value / 10.0**power, number.decimals + power)
