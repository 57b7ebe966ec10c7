"""Values that would fit among their neighbours with the decimal point moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.findings.catalogue import MISPLACED_DECIMAL
from figcheck.checking.findings.lines import index_of, lines
from figcheck.model import Cell, Figure, Finding, Kind, Role
from figcheck.wording import number, place

_ALIKE = 3.0
"""The other values of a row are alike if the largest is at most so many times the smallest."""
_FEWEST = 4
_FACTORS = (10.0, 100.0)


def misplaced_decimal(figure: Figure) -> Iterator[Finding]:
    """Values of a heatmap that are off in their row and column, or of a line between its ends."""
    directions = {
        Kind.HEATMAP: (Role.Y, Role.X),
        Kind.LINE: (Role.X,),
    }.get(figure.kind, ())
    suspects: list[dict[int, tuple[Cell, Sequence[Cell]]]] = []
    for role in directions:
        inner = index_of(figure, role)
        if inner is None:
            return
        suspects.append(
            {
                cell.index: (cell, line.cells)
                for line in lines(figure, inner)
                for cell in _off(line.cells, ends=figure.kind is Kind.HEATMAP)
            }
        )
    for index, (cell, neighbours) in (suspects[0] if suspects else {}).items():
        if all(index in found for found in suspects):
            others = [c.value for c in neighbours if c is not cell and c.value is not None]
            yield MISPLACED_DECIMAL.finding(
                f"The value at {place(figure, figure.at(cell))} is {cell.text}; those beside it "
                f"are {number(min(others))} to {number(max(others))}.",
                cell.span,
                [cell],
            )


def _off(cells: Sequence[Cell], *, ends: bool) -> Iterator[Cell]:
    """The cells of a row that are off by a power of ten where all others are alike."""
    values = [cell.value for cell in cells]
    if len(cells) <= _FEWEST or any(value is None or value <= 0 for value in values):
        return
    known = sorted(value for value in values if value is not None)
    for cell in cells if ends else cells[1:-1]:
        if cell.value not in (known[0], known[-1]):
            continue  # It lies among the others, and would not if it were moved.
        low = known[1] if cell.value == known[0] else known[0]
        high = known[-2] if cell.value == known[-1] else known[-1]
        if high <= _ALIKE * low and cell.value is not None:
            moved = [cell.value * f for f in _FACTORS] + [cell.value / f for f in _FACTORS]
            if any(low <= value <= high for value in moved):
                yield cell
