"""Shares that should add up to 100."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.findings.catalogue import PERCENT_TOTAL
from figcheck.checking.findings.lines import extent, index_of
from figcheck.model import Cell, Figure, Finding, Kind, Role
from figcheck.wording import counted, number

_WHOLE = 100.0
_APPROXIMATE = 0.05
"""Shares that are given as approximate may be off by this part of each."""
_FEWEST_BARS = 3


def percent_total(figure: Figure) -> Iterator[Finding]:
    """Pies, and bars among bars stacked to 100 %, whose shares add up to something else."""
    wholes = _wholes(figure)
    off = {name: cells for name, cells in wholes.items() if not _adds_up(cells)}
    if figure.kind is not Kind.PIE and (len(wholes) < _FEWEST_BARS or len(off) > len(wholes) / 3):
        return
    for name, cells in off.items():
        total = sum(cell.value or 0 for cell in cells)
        yield PERCENT_TOTAL.finding(
            f"The {counted(len(cells), 'share')}{f' of {name}' if name else ''} "
            f"add up to {number(round(total, 9))} %, not to 100 %.",
            extent(cells),
            cells,
        )


def _wholes(figure: Figure) -> dict[str, list[Cell]]:
    """What should add up: the slices of each pie, the segments of each stacked bar."""
    stacked = figure.kind is Kind.BAR and "stacked" in figure.style
    if not (figure.kind is Kind.PIE or stacked) or not _in_percent(figure):
        return {}
    part = index_of(figure, Role.SERIES if stacked else Role.X)
    found: dict[str, list[Cell]] = {}
    for cell in figure.cells:
        rest = [t for i, t in enumerate(cell.at) if i != part and t is not None]
        single = [t for i, t in enumerate(cell.at) if len(figure.dimensions[i].ticks) == 1]
        name = ", ".join(tick for tick in rest if tick not in single)
        found.setdefault(name, []).append(cell)
    return {
        name: cells
        for name, cells in found.items()
        if len(cells) > 1 and all(cell.value is not None for cell in cells)
    }


def _in_percent(figure: Figure) -> bool:
    return figure.value.unit == "%" or all(cell.text.endswith("%") for cell in figure.cells)


def _adds_up(cells: Sequence[Cell]) -> bool:
    slack = sum(
        _APPROXIMATE * abs(cell.value or 0) if cell.approx else 0.5 * 10**-cell.decimals
        for cell in cells
    )
    return abs(sum(cell.value or 0 for cell in cells) - _WHOLE) <= slack + 1e-9
