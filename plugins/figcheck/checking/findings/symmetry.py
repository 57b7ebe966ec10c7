"""Lost signs in matrices that are symmetric otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.findings.catalogue import SIGN_MISMATCH
from figcheck.checking.findings.lines import by_panel, place_in_panel
from figcheck.model import Cell, Figure, Finding, Role

_FEWEST_PAIRS = 6
_SYMMETRIC = 0.8
"""A matrix is taken for symmetric if this share of its pairs of cells agree."""


def lost_signs(figure: Figure) -> Iterator[Finding]:
    """Pairs of cells that mirror each other but for the sign."""
    x, y = figure.dimension(Role.X), figure.dimension(Role.Y)
    if x is None or y is None or set(x.ticks) != set(y.ticks):
        return
    if all((cell.value or 0) >= 0 for cell in figure.cells):
        return
    for panel, cells in by_panel(figure, figure.cells).items():
        at = {(figure.coordinate(c, Role.Y), figure.coordinate(c, Role.X)): c for c in cells}
        pairs = [(cell, at[k, i]) for (i, k), cell in at.items() if i != k and (k, i) in at]
        pairs = [(a, b) for a, b in pairs if a.index < b.index]
        pairs = [(a, b) for a, b in pairs if a.value is not None and b.value is not None]
        same = sum(a.value == b.value for a, b in pairs)
        if len(pairs) < _FEWEST_PAIRS or same < _SYMMETRIC * len(pairs):
            continue
        for a, b in pairs:
            if a.value and b.value and a.value == -b.value:
                yield _finding(figure, panel, a, b)


def _finding(figure: Figure, panel: str | None, first: Cell, second: Cell) -> Finding:
    return SIGN_MISMATCH.finding(
        "the matrix is symmetric, but the value at "
        f"{place_in_panel(figure, first.at)} is {first.text} and the one at "
        f"{place_in_panel(figure, second.at)} is {second.text}.",
        second.span,
        (first, second),
        panel=panel,
    )
